<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Language of the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of &amp;movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lower the curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of &amp;answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Pierres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Night blue and gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Linen, light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuxAnswers</name>
    <message>
        <source>Yes: use {the} twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: keep the Doppelganger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: use the power {of_the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: do without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} — {stones}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} — {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursed: nobody will win {the}, whatever is bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amulet alone is worth nothing, and is spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the announced colour is left in the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stone} — {left} in the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour} — {count} of {total} in the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour} — {stones} on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and keep {stones}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another stone — {bad} of {total} would lose all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stones} for {coins}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuxBoard</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: three win the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairy gold spent this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who holds the Doppelganger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds the Doppelganger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amulets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuxCards</name>
    <message>
        <source>{price}: {gives}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or: {option}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always the first auction of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid with another character this round, a cursed coin cancels the power; what was bid is spent all the same. Unused, it goes back at the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairy gold comes back at the end of every round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That character has no auction this round. With an empty pile, no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairy gold that is paid is lost for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amulet, bid once, doubles the value of the coins in the same fist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power need not be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever can pay must pay; whoever cannot gets nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has no stone pays nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Doppelganger cannot be played on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, then {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gain {things} from the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all the stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the coins of the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stones of one colour</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones of different colours</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>give the bank all your stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the bank the coins of this bid, fairy gold included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay the bank {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>pay the bank %n stones of one colour</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>pay the bank three stones, one of each colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>pay the bank %n stones of different colours</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay the bank %n stone(s) of any colour</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) of choice</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) drawn from the bag</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>stones drawn from the bag while luck holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stones for {price} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the card: a later power is used twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>gain %n stone(s) of your choice from the bank</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>put all the stones of the bank into the bag, announce a colour and draw stones one by one; stop when you like and keep them, but a stone of that colour sends all of them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy as many stones as you like from the bank, for {price} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep this card in front of your screen; played after an auction won later, it lets you use that character twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take {things} from the second bidder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take {things} from another player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, failing that {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take from the second bidder {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another player and take {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{action} (%n times)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a stone of your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one common gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one fairy gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take {what} behind the second bidder’s screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another player and take {what} behind that screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all lose their stones of a chosen colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all others lose their stones of a chosen colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all lose their red stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all lose their blue stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all lose their yellow stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all others lose their red stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all others lose their blue stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all others lose their yellow stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a colour: everybody, you too, gives the bank all stones of that colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a colour: everybody else gives the bank all stones of that colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody, you too, gives back {which} to the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody else gives back {which} to the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>put %n stone(s) of each colour into the bag</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n at random and keep what is drawn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{into}, {out}; the rest goes back to the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the power of a character of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the power of a character of the row, by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the power of a character of the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the power of a character of the pile, by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a character already played this round and use its power as your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the power of a character already played this round, which chance picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a character of the pile and use its power as your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the power of a character of the pile, which chance picks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuxEvents</name>
    <message>
        <source>{name} {stones}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stones are dealt: {hands}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no specials left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specials of this round: {characters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discarded specials have been shuffled into a new deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction {number}: {the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} closes a fist: {coins}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fists open: all are empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {value} ({coins})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The silver fists open: {shown}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fists open: {shown}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursed by {names}: the power {of_the} is cancelled, and nobody wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not one bid: nobody wins {the}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} tie at {value}: silver decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} tie again at {value}: nobody wins {the}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins {the} in the tie-break, with {value} in silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins {the} with a bid of {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{The} joins the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairy gold goes back behind the screens: {back}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n unused cursed coin(s) go back to the bank.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has three points and wins the game!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays the Doppelganger: {the} is used twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses the power {of_the} a second time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses the power {of_the}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does without the power {of_the}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no stone to pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays {things}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has bid no fairy gold: there is nothing more to pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives the bank the fairy gold of this bid: {things}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance picks {the} from the row for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance turns up {the} from the pile for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} picks {the} from the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} picks {the} from the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps the Doppelganger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) and has {score}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes from {victim} {thing} that was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes from {victim} {thing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{victim} has nothing that {name} could take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes from {victim} behind the screen: {coins}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes coins from {victim}, out of sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Which} go back to the bank: nobody has any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Which} go back to the bank: {lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the bag go {stones}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} announces the colour: {colour}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws {stone}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps {stones}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The announced colour: {name} puts back {stones}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} buys nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} buys {stones} for {coins}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot pay the price {of_the}: no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank has nothing left for {the}: no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile has no character for {the}: no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has no character for {the}: no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins of this bid are given already: {the} has no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{The} has been taken already: no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gains nothing: {no_more}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gains {things} in place of {wanted}: the bank has no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gains {things}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuxFist</name>
    <message numerus="yes">
        <source>%n fairy gold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common gold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cursed coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n amulet(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>empty fist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{coins} — value {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuxGame</name>
    <message>
        <source>Bid gold in a closed fist for the help of magical characters, and turn dragon stones into points. Three points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 to 6 players · about an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({power})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuxGrammar</name>
    <message>
        <source>en</source>
        <extracomment>The code of this language: fr for French. It chooses the names of the cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}; {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuxHeadlines</name>
    <message>
        <source>{name} has three points and wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close your fist on a bid for {the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close your fist on silver to win the tie for {the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the Doppelganger to use {the} twice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the power {of_the}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose how to use {the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw another stone or stop?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose what to buy with {the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>choose %n stone(s) to pay</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>choose a stone from the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the stone to steal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the colour that everybody gives back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>announce the colour that must not be drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose whom to rob</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose whose coins to take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a character of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a character of the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} closes a fist for {the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} closes a silver fist for {the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses {the} out of sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fist to close for {the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A silver fist to close for {the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To use {the} out of sight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuxNames</name>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n red stone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue stone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow stone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a red stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blue stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a yellow stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blue stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the yellow stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fairy gold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common gold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cursed coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n amulet(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fairy gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursed coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amulet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all the fairy gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all the common gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all the silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bank has no fairy gold left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bank has no common gold left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bank has no silver left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bank has no cursed coin left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bank has no amulet left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bank has no red stone left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bank has no blue stone left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bank has no yellow stone left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxNow</name>
    <message>
        <source>{name} has no stone: the power costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} would pay %n stone(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} would lose {coins} of this bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has bid no fairy gold: the power costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can pay this now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can pay: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can pay, and chooses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can pay, and must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot pay, and takes the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot pay: no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank has only {things}: no more can be gained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank has no stones: no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the bank: {stones}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the bag would go {stones}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second bidder: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour}: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is empty: no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) in the pile.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) in the row.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxOptions</name>
    <message>
        <source>Two players (unofficial)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box is for three to six. Two can play, but the bidding loses its bite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doppelganger also on copied characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Doppelganger may double a character that Ghost, Goblin or Imp brings into play. Switched off, it doubles only the character that was auctioned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amulets in tie-breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amulet may go into a silver fist and doubles it. Switched off, amulets are for gold only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the coins behind the screens are hidden from the others. The rules stay the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special cards of your own, shuffled into the special deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxPlaces</name>
    <message>
        <source>no stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{coins} spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds the Doppelganger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind the screen {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank: {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Pile, %n card(s) face down, in any order: {characters}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Row: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row: {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bag: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bag: {stones}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, drawn: {stones}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, announced: {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction {number} of {of}: {the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, won by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, copied: {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purse: {coins}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuxRefusals</name>
    <message>
        <source>Nothing of the kind is asked of {name} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is asked something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such coin behind the screen of {name}: {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has only {coins} behind the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only silver and amulets may go into a tie-break fist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver may not be bid here, only gold, cursed coins and amulets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be chosen here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These coins are not the price of these stones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank has only {stones}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not an answer to this question.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuxStory</name>
    <message>
        <source>{names} sat down to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points: {standing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the auction for {the}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the game with three points; the others had: {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decisive moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{the} (after a tie, {value} in silver)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{the} ({value})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody won an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} cursed {the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} tied twice for {the}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody bid for {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} paid {paid} {to_the}: %n point(s), {score} in all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scored %n point(s) for nothing with {the}: {score} in all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContinueRibbon</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Crests</name>
    <message>
        <source>coral, with the flame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sea green, with the tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>violet, with the leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ochre, with the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>azure, with the chalice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rose, with the sun</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Pierres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of stones, dragons and bluff for three to six people at one screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type: Source Serif Pro and Source Sans Pro, under the SIL Open Font License.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go from one thing to the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes what has the ring, or closes the fist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put so many coins into the fist; 0 empties it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes from the table to the list of answers and on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held down: shows one&apos;s own purse while a public question is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowers the curtain, for a pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list of answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives the answer chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind the curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens it, when the person named is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the last answer back, as far as nothing was revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen; F11 or Esc leads back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows or hides the side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules of the game at hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order in which they sit round the table, clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more player(s) needed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PurseModel</name>
    <message>
        <source>Purse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fist</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Since {name} last looked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavesModel</name>
    <message>
        <source>{file} — cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} — {seats} — left unfinished, {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} — {seats} — finished, {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} — {seats} — {when}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This word means something else in the game: choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name holds signs that cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players cannot have the same name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Alice, Ben, Clara, Dan, Emma, Finn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Add a player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of &amp;movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} win together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The story of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game with the same people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The story of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
