<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnswerPanel</name>
    <message numerus="yes">
        <source>%n answer(s) as a list</source>
        <translation>
            <numerusform>%n&#xa0;answer as a list</numerusform>
            <numerusform>%n&#xa0;answers as a list</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxBoard</name>
    <message numerus="yes">
        <source>Pile, %n card(s) face down, in any order: {characters}</source>
        <translation>
            <numerusform>Pile, %n&#xa0;card face down: {characters}</numerusform>
            <numerusform>Pile, %n&#xa0;cards face down, in any order: {characters}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxCards</name>
    <message numerus="yes">
        <source>%n stones of one colour</source>
        <translation>
            <numerusform>%n&#xa0;stone</numerusform>
            <numerusform>%n&#xa0;stones of one colour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones of different colours</source>
        <translation>
            <numerusform>%n&#xa0;stone</numerusform>
            <numerusform>%n&#xa0;stones of different colours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay the bank %n stones of one colour</source>
        <translation>
            <numerusform>pay the bank %n&#xa0;stone</numerusform>
            <numerusform>pay the bank %n&#xa0;stones of one colour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay the bank %n stones of different colours</source>
        <translation>
            <numerusform>pay the bank %n&#xa0;stone</numerusform>
            <numerusform>pay the bank %n&#xa0;stones of different colours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay the bank %n stone(s) of any colour</source>
        <translation>
            <numerusform>pay the bank %n&#xa0;stone of any colour</numerusform>
            <numerusform>pay the bank %n&#xa0;stones of any colour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) of choice</source>
        <translation>
            <numerusform>%n&#xa0;stone of choice</numerusform>
            <numerusform>%n&#xa0;stones of choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) drawn from the bag</source>
        <translation>
            <numerusform>%n&#xa0;stone drawn from the bag</numerusform>
            <numerusform>%n&#xa0;stones drawn from the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n stone(s) of your choice from the bank</source>
        <translation>
            <numerusform>gain %n&#xa0;stone of your choice from the bank</numerusform>
            <numerusform>gain %n&#xa0;stones of your choice from the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %n point(s)</source>
        <translation>
            <numerusform>score %n&#xa0;point</numerusform>
            <numerusform>score %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action} (%n times)</source>
        <translation>
            <numerusform>{action}</numerusform>
            <numerusform>{action} (%n&#xa0;times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put %n stone(s) of each colour into the bag</source>
        <translation>
            <numerusform>put %n&#xa0;stone of each colour into the bag</numerusform>
            <numerusform>put %n&#xa0;stones of each colour into the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n at random and keep what is drawn</source>
        <translation>
            <numerusform>draw %n&#xa0;at random and keep it</numerusform>
            <numerusform>draw %n&#xa0;at random and keep them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;card</numerusform>
            <numerusform>%n&#xa0;cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxEvents</name>
    <message numerus="yes">
        <source>%n unused cursed coin(s) go back to the bank.</source>
        <translation>
            <numerusform>%n&#xa0;unused cursed coin goes back to the bank.</numerusform>
            <numerusform>%n&#xa0;unused cursed coins go back to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) and has&#xa0;{score}.</source>
        <translation>
            <numerusform>{name} scores %n&#xa0;point and has&#xa0;{score}.</numerusform>
            <numerusform>{name} scores %n&#xa0;points and has&#xa0;{score}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxGame</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;card</numerusform>
            <numerusform>%n&#xa0;cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxHeadlines</name>
    <message numerus="yes">
        <source>choose %n stone(s) to pay</source>
        <translation>
            <numerusform>choose a stone to pay</numerusform>
            <numerusform>choose %n&#xa0;stones to pay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxNames</name>
    <message numerus="yes">
        <source>%n red stone(s)</source>
        <translation>
            <numerusform>%n&#xa0;red stone</numerusform>
            <numerusform>%n&#xa0;red stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue stone(s)</source>
        <translation>
            <numerusform>%n&#xa0;blue stone</numerusform>
            <numerusform>%n&#xa0;blue stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow stone(s)</source>
        <translation>
            <numerusform>%n&#xa0;yellow stone</numerusform>
            <numerusform>%n&#xa0;yellow stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fairy gold</source>
        <translation>
            <numerusform>%n&#xa0;fairy gold</numerusform>
            <numerusform>%n&#xa0;fairy gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common gold</source>
        <translation>
            <numerusform>%n&#xa0;common gold</numerusform>
            <numerusform>%n&#xa0;common gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <translation>
            <numerusform>%n&#xa0;silver</numerusform>
            <numerusform>%n&#xa0;silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cursed coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;cursed coin</numerusform>
            <numerusform>%n&#xa0;cursed coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n amulet(s)</source>
        <translation>
            <numerusform>%n&#xa0;amulet</numerusform>
            <numerusform>%n&#xa0;amulets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n&#xa0;red</numerusform>
            <numerusform>%n&#xa0;red</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <translation>
            <numerusform>%n&#xa0;blue</numerusform>
            <numerusform>%n&#xa0;blue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n&#xa0;yellow</numerusform>
            <numerusform>%n&#xa0;yellow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n&#xa0;stone</numerusform>
            <numerusform>%n&#xa0;stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n&#xa0;gold</numerusform>
            <numerusform>%n&#xa0;gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxNow</name>
    <message numerus="yes">
        <source>{name} may score %n point(s), and has&#xa0;{score}.</source>
        <translation>
            <numerusform>{name} may score %n&#xa0;point, and has&#xa0;{score}.</numerusform>
            <numerusform>{name} may score %n&#xa0;points, and has&#xa0;{score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} would pay %n stone(s).</source>
        <translation>
            <numerusform>{name} would pay %n&#xa0;stone.</numerusform>
            <numerusform>{name} would pay %n&#xa0;stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the pile: %n other character(s).</source>
        <translation>
            <numerusform>In the pile: %n&#xa0;other character.</numerusform>
            <numerusform>In the pile: %n&#xa0;other characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the row: %n other character(s).</source>
        <translation>
            <numerusform>In the row: %n&#xa0;other character.</numerusform>
            <numerusform>In the row: %n&#xa0;other characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner may score %n point(s).</source>
        <translation>
            <numerusform>The winner may score %n&#xa0;point.</numerusform>
            <numerusform>The winner may score %n&#xa0;points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxStory</name>
    <message numerus="yes">
        <source>{name} paid {paid} {to_the}: %n point(s), {score}&#xa0;in all.</source>
        <translation>
            <numerusform>{name} paid {paid} {to_the}: %n&#xa0;point, {score}&#xa0;in all.</numerusform>
            <numerusform>{name} paid {paid} {to_the}: %n&#xa0;points, {score}&#xa0;in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scored %n point(s) for free with {the}: {score}&#xa0;in all.</source>
        <translation>
            <numerusform>{name} scored %n&#xa0;point for free with {the}: {score}&#xa0;in all.</numerusform>
            <numerusform>{name} scored %n&#xa0;points for free with {the}: {score}&#xa0;in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n&#xa0;round</numerusform>
            <numerusform>%n&#xa0;rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n auction(s)</source>
        <translation>
            <numerusform>%n&#xa0;auction</numerusform>
            <numerusform>%n&#xa0;auctions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxTable</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;card</numerusform>
            <numerusform>%n&#xa0;cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more stone(s) to choose</source>
        <translation>
            <numerusform>%n&#xa0;more stone to choose</numerusform>
            <numerusform>%n&#xa0;more stones to choose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid for</source>
        <translation>
            <numerusform>%n&#xa0;paid for</numerusform>
            <numerusform>%n&#xa0;paid for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays for %n stone(s) more</source>
        <translation>
            <numerusform>pays for %n&#xa0;stone more</numerusform>
            <numerusform>pays for %n&#xa0;stones more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays for %n stone(s)</source>
        <translation>
            <numerusform>pays for %n&#xa0;stone</numerusform>
            <numerusform>pays for %n&#xa0;stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spent</source>
        <translation>
            <numerusform>%n&#xa0;spent</numerusform>
            <numerusform>%n&#xa0;spent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this purse can pay for only %n stone(s)</source>
        <translation>
            <numerusform>this purse can pay for only %n&#xa0;stone</numerusform>
            <numerusform>this purse can pay for only %n&#xa0;stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComputerOptions</name>
    <message numerus="yes">
        <source>Begins at once: {name} against %n computer player(s).</source>
        <translation>
            <numerusform>Begins at once: {name} against %n&#xa0;computer player.</numerusform>
            <numerusform>Begins at once: {name} against %n&#xa0;computer players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonAnswers</name>
    <message numerus="yes">
        <source>Exactly %n card(s) must be chosen.</source>
        <translation>
            <numerusform>Exactly %n&#xa0;card must be chosen.</numerusform>
            <numerusform>Exactly %n&#xa0;cards must be chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonBoard</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n&#xa0;card in hand</numerusform>
            <numerusform>%n&#xa0;cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonCards</name>
    <message numerus="yes">
        <source>Take the %n weakest ante card(s) into your hand.</source>
        <translation>
            <numerusform>Take the weakest ante card into your hand.</numerusform>
            <numerusform>Take the %n&#xa0;weakest ante cards into your hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonEvents</name>
    <message numerus="yes">
        <source>{name} is dealt %n card(s).</source>
        <translation>
            <numerusform>{name} is dealt %n&#xa0;card.</numerusform>
            <numerusform>{name} is dealt %n&#xa0;cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n card(s) ({why}).</source>
        <translation>
            <numerusform>{name} draws %n&#xa0;card ({why}).</numerusform>
            <numerusform>{name} draws %n&#xa0;cards ({why}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck is used up: the %n discarded card(s) become the deck.</source>
        <translation>
            <numerusform>The deck is used up: the one discarded card becomes the deck.</numerusform>
            <numerusform>The deck is used up: the %n&#xa0;discarded cards become the deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonGame</name>
    <message numerus="yes">
        <source>After %n gambit(s)</source>
        <translation>
            <numerusform>After %n&#xa0;gambit</numerusform>
            <numerusform>After %n&#xa0;gambits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonHeadlines</name>
    <message numerus="yes">
        <source>choose %n ante card(s) to take</source>
        <translation>
            <numerusform>choose %n&#xa0;ante card to take</numerusform>
            <numerusform>choose %n&#xa0;ante cards to take</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonNames</name>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n&#xa0;gold</numerusform>
            <numerusform>%n&#xa0;gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;card</numerusform>
            <numerusform>%n&#xa0;cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonNow</name>
    <message numerus="yes">
        <source>It would draw %n card(s).</source>
        <translation>
            <numerusform>It would draw %n&#xa0;card.</numerusform>
            <numerusform>It would draw %n&#xa0;cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonStory</name>
    <message numerus="yes">
        <source>%n gambit(s)</source>
        <translation>
            <numerusform>%n&#xa0;gambit</numerusform>
            <numerusform>%n&#xa0;gambits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n&#xa0;round</numerusform>
            <numerusform>%n&#xa0;rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonTable</name>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take %n&#xa0;card</numerusform>
            <numerusform>Take %n&#xa0;cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n&#xa0;card</numerusform>
            <numerusform>Deck: %n&#xa0;cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n card(s)</source>
        <translation>
            <numerusform>Discards: %n&#xa0;card</numerusform>
            <numerusform>Discards: %n&#xa0;cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstDeals</name>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n&#xa0;card missing</numerusform>
            <numerusform>%n&#xa0;cards missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstEvents</name>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <translation>
            <numerusform>%n&#xa0;card left in the stock</numerusform>
            <numerusform>%n&#xa0;cards left in the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won: all %n card(s) are on the foundations.</source>
        <translation>
            <numerusform>Won: all %n&#xa0;card is on the foundations.</numerusform>
            <numerusform>Won: all %n&#xa0;cards are on the foundations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left: %n point(s).</source>
        <translation>
            <numerusform>No move is left: %n&#xa0;point.</numerusform>
            <numerusform>No move is left: %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n&#xa0;move</numerusform>
            <numerusform>%n&#xa0;moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redeal: the waste becomes the stock again, %n card(s).</source>
        <translation>
            <numerusform>Redeal: the waste becomes the stock again, %n&#xa0;card.</numerusform>
            <numerusform>Redeal: the waste becomes the stock again, %n&#xa0;cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstGame</name>
    <message numerus="yes">
        <source>No move is left: %n point(s)</source>
        <translation>
            <numerusform>No move is left: %n&#xa0;point</numerusform>
            <numerusform>No move is left: %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>%n&#xa0;card in the stock</numerusform>
            <numerusform>%n&#xa0;cards in the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n card(s), the top card last</source>
        <translation>
            <numerusform>{pile}: %n&#xa0;card</numerusform>
            <numerusform>{pile}: %n&#xa0;cards, the top card last</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstHints</name>
    <message numerus="yes">
        <source>%n card(s) can go to a foundation</source>
        <translation>
            <numerusform>%n&#xa0;card can go to a foundation</numerusform>
            <numerusform>%n&#xa0;cards can go to a foundation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) possible on the cross</source>
        <translation>
            <numerusform>%n&#xa0;move possible on the cross</numerusform>
            <numerusform>%n&#xa0;moves possible on the cross</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) could fill a space</source>
        <translation>
            <numerusform>%n&#xa0;card could fill a space</numerusform>
            <numerusform>%n&#xa0;cards could fill a space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this begins a winning line of %n move(s)</source>
        <translation>
            <numerusform>this begins a winning line of %n&#xa0;move</numerusform>
            <numerusform>this begins a winning line of %n&#xa0;moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstTable</name>
    <message numerus="yes">
        <source>%n point(s) of 52</source>
        <translation>
            <numerusform>%n&#xa0;point of 52</numerusform>
            <numerusform>%n&#xa0;points of 52</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n card(s)</source>
        <translation>
            <numerusform>{pile}: %n&#xa0;card</numerusform>
            <numerusform>{pile}: %n&#xa0;cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n card(s)</source>
        <translation>
            <numerusform>{card}, %n&#xa0;card</numerusform>
            <numerusform>{card}, %n&#xa0;cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n more player(s) needed.</source>
        <translation>
            <numerusform>%n&#xa0;more player needed.</numerusform>
            <numerusform>%n&#xa0;more players needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message numerus="yes">
        <source>Close (%n more)</source>
        <translation>
            <numerusform>Close (%n&#xa0;more)</numerusform>
            <numerusform>Close (%n&#xa0;more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n&#xa0;win</numerusform>
            <numerusform>%n&#xa0;wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n line(s) of {path} cannot be read and do not count</source>
        <translation>
            <numerusform>%n&#xa0;line of {path} cannot be read and does not count</numerusform>
            <numerusform>%n&#xa0;lines of {path} cannot be read and do not count</numerusform>
        </translation>
    </message>
</context>
</TS>
