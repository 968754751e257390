<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
        <source>In a fist, once, an amulet doubles the value of the coins that are bid with it.</source>
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
        <source>Using this power is free to choose.</source>
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
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
