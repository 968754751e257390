<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnswerPanel</name>
    <message numerus="yes">
        <source>%n answer(s) as a list</source>
        <translation>
            <numerusform>%n answer as a list</numerusform>
            <numerusform>%n answers as a list</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxBoard</name>
    <message numerus="yes">
        <source>Pile, %n card(s) face down, in any order: {characters}</source>
        <translation>
            <numerusform>Pile, %n card face down: {characters}</numerusform>
            <numerusform>Pile, %n cards face down, in any order: {characters}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxCards</name>
    <message numerus="yes">
        <source>%n stones of one colour</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones of one colour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones of different colours</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones of different colours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay the bank %n stones of one colour</source>
        <translation>
            <numerusform>pay the bank %n stone</numerusform>
            <numerusform>pay the bank %n stones of one colour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay the bank %n stones of different colours</source>
        <translation>
            <numerusform>pay the bank %n stone</numerusform>
            <numerusform>pay the bank %n stones of different colours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay the bank %n stone(s) of any colour</source>
        <translation>
            <numerusform>pay the bank %n stone of any colour</numerusform>
            <numerusform>pay the bank %n stones of any colour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) of choice</source>
        <translation>
            <numerusform>%n stone of choice</numerusform>
            <numerusform>%n stones of choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) drawn from the bag</source>
        <translation>
            <numerusform>%n stone drawn from the bag</numerusform>
            <numerusform>%n stones drawn from the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n stone(s) of your choice from the bank</source>
        <translation>
            <numerusform>gain %n stone of your choice from the bank</numerusform>
            <numerusform>gain %n stones of your choice from the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %n point(s)</source>
        <translation>
            <numerusform>score %n point</numerusform>
            <numerusform>score %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action} (%n times)</source>
        <translation>
            <numerusform>{action}</numerusform>
            <numerusform>{action} (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put %n stone(s) of each colour into the bag</source>
        <translation>
            <numerusform>put %n stone of each colour into the bag</numerusform>
            <numerusform>put %n stones of each colour into the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n at random and keep what is drawn</source>
        <translation>
            <numerusform>draw %n at random and keep it</numerusform>
            <numerusform>draw %n at random and keep them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxEvents</name>
    <message numerus="yes">
        <source>%n unused cursed coin(s) go back to the bank.</source>
        <translation>
            <numerusform>%n unused cursed coin goes back to the bank.</numerusform>
            <numerusform>%n unused cursed coins go back to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) and has {score}.</source>
        <translation>
            <numerusform>{name} scores %n point and has {score}.</numerusform>
            <numerusform>{name} scores %n points and has {score}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxGame</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxHeadlines</name>
    <message numerus="yes">
        <source>choose %n stone(s) to pay</source>
        <translation>
            <numerusform>choose a stone to pay</numerusform>
            <numerusform>choose %n stones to pay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxNames</name>
    <message numerus="yes">
        <source>%n red stone(s)</source>
        <translation>
            <numerusform>%n red stone</numerusform>
            <numerusform>%n red stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue stone(s)</source>
        <translation>
            <numerusform>%n blue stone</numerusform>
            <numerusform>%n blue stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow stone(s)</source>
        <translation>
            <numerusform>%n yellow stone</numerusform>
            <numerusform>%n yellow stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fairy gold</source>
        <translation>
            <numerusform>%n fairy gold</numerusform>
            <numerusform>%n fairy gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common gold</source>
        <translation>
            <numerusform>%n common gold</numerusform>
            <numerusform>%n common gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <translation>
            <numerusform>%n silver</numerusform>
            <numerusform>%n silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cursed coin(s)</source>
        <translation>
            <numerusform>%n cursed coin</numerusform>
            <numerusform>%n cursed coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n amulet(s)</source>
        <translation>
            <numerusform>%n amulet</numerusform>
            <numerusform>%n amulets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n red</numerusform>
            <numerusform>%n red</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <translation>
            <numerusform>%n blue</numerusform>
            <numerusform>%n blue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n yellow</numerusform>
            <numerusform>%n yellow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxNow</name>
    <message numerus="yes">
        <source>{name} may score %n point(s), and has {score}.</source>
        <translation>
            <numerusform>{name} may score %n point, and has {score}.</numerusform>
            <numerusform>{name} may score %n points, and has {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} would pay %n stone(s).</source>
        <translation>
            <numerusform>{name} would pay %n stone.</numerusform>
            <numerusform>{name} would pay %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the pile: %n other character(s).</source>
        <translation>
            <numerusform>In the pile: %n other character.</numerusform>
            <numerusform>In the pile: %n other characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the row: %n other character(s).</source>
        <translation>
            <numerusform>In the row: %n other character.</numerusform>
            <numerusform>In the row: %n other characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner may score %n point(s).</source>
        <translation>
            <numerusform>The winner may score %n point.</numerusform>
            <numerusform>The winner may score %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxStory</name>
    <message numerus="yes">
        <source>{name} paid {paid} {to_the}: %n point(s), {score} in all.</source>
        <translation>
            <numerusform>{name} paid {paid} {to_the}: %n point, {score} in all.</numerusform>
            <numerusform>{name} paid {paid} {to_the}: %n points, {score} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scored %n point(s) for free with {the}: {score} in all.</source>
        <translation>
            <numerusform>{name} scored %n point for free with {the}: {score} in all.</numerusform>
            <numerusform>{name} scored %n points for free with {the}: {score} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n auction(s)</source>
        <translation>
            <numerusform>%n auction</numerusform>
            <numerusform>%n auctions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxTable</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more stone(s) to choose</source>
        <translation>
            <numerusform>%n more stone to choose</numerusform>
            <numerusform>%n more stones to choose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid for</source>
        <translation>
            <numerusform>%n paid for</numerusform>
            <numerusform>%n paid for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays for %n stone(s) more</source>
        <translation>
            <numerusform>pays for %n stone more</numerusform>
            <numerusform>pays for %n stones more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays for %n stone(s)</source>
        <translation>
            <numerusform>pays for %n stone</numerusform>
            <numerusform>pays for %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spent</source>
        <translation>
            <numerusform>%n spent</numerusform>
            <numerusform>%n spent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this purse can pay for only %n stone(s)</source>
        <translation>
            <numerusform>this purse can pay for only %n stone</numerusform>
            <numerusform>this purse can pay for only %n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonAnswers</name>
    <message numerus="yes">
        <source>Exactly %n card(s) must be chosen.</source>
        <translation>
            <numerusform>Exactly %n card must be chosen.</numerusform>
            <numerusform>Exactly %n cards must be chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonBoard</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonCards</name>
    <message numerus="yes">
        <source>Take the %n weakest ante card(s) into your hand.</source>
        <translation>
            <numerusform>Take the weakest ante card into your hand.</numerusform>
            <numerusform>Take the %n weakest ante cards into your hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonEvents</name>
    <message numerus="yes">
        <source>{name} is dealt %n card(s).</source>
        <translation>
            <numerusform>{name} is dealt %n card.</numerusform>
            <numerusform>{name} is dealt %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n card(s) ({why}).</source>
        <translation>
            <numerusform>{name} draws %n card ({why}).</numerusform>
            <numerusform>{name} draws %n cards ({why}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck is used up: the %n discarded card(s) become the deck.</source>
        <translation>
            <numerusform>The deck is used up: the one discarded card becomes the deck.</numerusform>
            <numerusform>The deck is used up: the %n discarded cards become the deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonGame</name>
    <message numerus="yes">
        <source>After %n gambit(s)</source>
        <translation>
            <numerusform>After %n gambit</numerusform>
            <numerusform>After %n gambits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonHeadlines</name>
    <message numerus="yes">
        <source>choose %n ante card(s) to take</source>
        <translation>
            <numerusform>choose %n ante card to take</numerusform>
            <numerusform>choose %n ante cards to take</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonNames</name>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonNow</name>
    <message numerus="yes">
        <source>It would draw %n card(s).</source>
        <translation>
            <numerusform>It would draw %n card.</numerusform>
            <numerusform>It would draw %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonStory</name>
    <message numerus="yes">
        <source>%n gambit(s)</source>
        <translation>
            <numerusform>%n gambit</numerusform>
            <numerusform>%n gambits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonTable</name>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n card(s)</source>
        <translation>
            <numerusform>Discards: %n card</numerusform>
            <numerusform>Discards: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstDeals</name>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n card missing</numerusform>
            <numerusform>%n cards missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstEvents</name>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <translation>
            <numerusform>%n card left in the stock</numerusform>
            <numerusform>%n cards left in the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won: all %n card(s) are on the foundations.</source>
        <translation>
            <numerusform>Won: all %n card is on the foundations.</numerusform>
            <numerusform>Won: all %n cards are on the foundations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left: %n point(s).</source>
        <translation>
            <numerusform>No move is left: %n point.</numerusform>
            <numerusform>No move is left: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redeal: the waste becomes the stock again, %n card(s).</source>
        <translation>
            <numerusform>Redeal: the waste becomes the stock again, %n card.</numerusform>
            <numerusform>Redeal: the waste becomes the stock again, %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstGame</name>
    <message numerus="yes">
        <source>No move is left: %n point(s)</source>
        <translation>
            <numerusform>No move is left: %n point</numerusform>
            <numerusform>No move is left: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>%n card in the stock</numerusform>
            <numerusform>%n cards in the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n card(s), the top card last</source>
        <translation>
            <numerusform>{pile}: %n card</numerusform>
            <numerusform>{pile}: %n cards, the top card last</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstHints</name>
    <message numerus="yes">
        <source>%n card(s) can go to a foundation</source>
        <translation>
            <numerusform>%n card can go to a foundation</numerusform>
            <numerusform>%n cards can go to a foundation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) possible on the cross</source>
        <translation>
            <numerusform>%n move possible on the cross</numerusform>
            <numerusform>%n moves possible on the cross</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) could fill a space</source>
        <translation>
            <numerusform>%n card could fill a space</numerusform>
            <numerusform>%n cards could fill a space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this begins a winning line of %n move(s)</source>
        <translation>
            <numerusform>this begins a winning line of %n move</numerusform>
            <numerusform>this begins a winning line of %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstTable</name>
    <message numerus="yes">
        <source>%n point(s) of 52</source>
        <translation>
            <numerusform>%n point of 52</numerusform>
            <numerusform>%n points of 52</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n card(s)</source>
        <translation>
            <numerusform>{pile}: %n card</numerusform>
            <numerusform>{pile}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n card(s)</source>
        <translation>
            <numerusform>{card}, %n card</numerusform>
            <numerusform>{card}, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n more player(s) needed.</source>
        <translation>
            <numerusform>%n more player needed.</numerusform>
            <numerusform>%n more players needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message numerus="yes">
        <source>Close (%n more)</source>
        <translation>
            <numerusform>Close (%n more)</numerusform>
            <numerusform>Close (%n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n line(s) of {path} cannot be read and do not count</source>
        <translation>
            <numerusform>%n line of {path} cannot be read and does not count</numerusform>
            <numerusform>%n lines of {path} cannot be read and do not count</numerusform>
        </translation>
    </message>
</context>
</TS>
