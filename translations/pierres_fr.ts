<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>Parties &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ou&amp;vrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Lower the curtain</source>
        <translation>&amp;Baisser le rideau</translation>
    </message>
    <message>
        <source>&amp;Close the game</source>
        <translation>&amp;Fermer la partie</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiques</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Panneau &amp;latéral</translation>
    </message>
    <message>
        <source>List of &amp;answers</source>
        <translation>Liste des &amp;réponses</translation>
    </message>
    <message>
        <source>S&amp;cores</source>
        <translation>S&amp;cores</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;About Pierres</source>
        <translation>À &amp;propos de Pierres</translation>
    </message>
    <message>
        <source>&amp;Night blue and gold</source>
        <translation>Bleu &amp;nuit et or</translation>
    </message>
    <message>
        <source>&amp;Linen, light</source>
        <translation>&amp;Lin, clair</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aucun mouvement</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>Langue du &amp;système</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <translation>Taille par &amp;défaut</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>Same as &amp;system, light or dark</source>
        <translation>Comme le &amp;système, clair ou sombre</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>Animation s&amp;peed</source>
        <translation>Vitesse des &amp;animations</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>Setti&amp;ngs…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Hand over a seat</source>
        <translation>&amp;Confier une place</translation>
    </message>
    <message>
        <source>&amp;Pace of the computer</source>
        <translation>&amp;Rythme de l’ordinateur</translation>
    </message>
    <message>
        <source>Skip to &amp;my turn</source>
        <translation>Passer à &amp;mon tour</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>What would &amp;you do?</source>
        <translation>&amp;Que feriez-vous&#x202f;?</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the answers</source>
        <translation>Chercher parmi les réponses</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) as a list</source>
        <translation>
            <numerusform>Liste de %n&#xa0;réponse</numerusform>
            <numerusform>Liste de %n&#xa0;réponses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuxAnswers</name>
    <message>
        <source>Yes: use {the} twice</source>
        <translation>Oui&#xa0;: utiliser {the} deux fois</translation>
    </message>
    <message>
        <source>No: keep the Doppelganger</source>
        <translation>Non&#xa0;: garder le Doppelganger</translation>
    </message>
    <message>
        <source>Yes: use the power {of_the}</source>
        <translation>Oui&#xa0;: utiliser le pouvoir {of_the}</translation>
    </message>
    <message>
        <source>{name} — {stones}</source>
        <translation>{name} — {stones}</translation>
    </message>
    <message>
        <source>{name} — {power}</source>
        <translation>{name} — {power}</translation>
    </message>
    <message>
        <source>Cursed: nobody will win {the}, whatever is bid.</source>
        <translation>Sort jeté&#xa0;: personne ne gagnera {the}, quelles que soient les mises.</translation>
    </message>
    <message>
        <source>An amulet alone is worth nothing, and is spent.</source>
        <translation>Une amulette seule ne vaut rien, et elle est perdue.</translation>
    </message>
    <message>
        <source>Only the announced colour is left in the bag.</source>
        <translation>Il ne reste que la couleur annoncée dans le sac.</translation>
    </message>
    <message>
        <source>{name} has only {coins} behind the screen.</source>
        <translation>{name} a seulement {coins} derrière son écran.</translation>
    </message>
    <message>
        <source>Gold and cursed coins may not go into a tie-break fist.</source>
        <translation>Au départage, on ne mise ni or ni pièce maudite.</translation>
    </message>
    <message>
        <source>Silver may not be bid here, only gold, cursed coins and amulets.</source>
        <translation>On ne mise pas d’argent ici, seulement de l’or, des pièces maudites et des amulettes.</translation>
    </message>
    <message>
        <source>Each stone costs {price}: these coins do not pay for these stones.</source>
        <translation>Chaque pierre coûte {price}&#xa0;: ces pièces ne paient pas ces pierres.</translation>
    </message>
    <message>
        <source>The bank has only {stones}.</source>
        <translation>Il reste seulement {stones} à la banque.</translation>
    </message>
    <message>
        <source>These stones do not match the price on the card.</source>
        <translation>Ces pierres ne correspondent pas au prix de la carte.</translation>
    </message>
    <message>
        <source>There are no stones of that colour to take here.</source>
        <translation>Il n’y a pas de pierre de cette couleur à prendre ici.</translation>
    </message>
    <message>
        <source>This player cannot be chosen here.</source>
        <translation>Cette personne ne peut pas être choisie ici.</translation>
    </message>
    <message>
        <source>This character cannot be chosen here.</source>
        <translation>Ce personnage ne peut pas être choisi ici.</translation>
    </message>
    <message>
        <source>{stone} — {left}&#xa0;in the bank</source>
        <translation>{stone} — {left}&#xa0;à la banque</translation>
    </message>
    <message>
        <source>{colour} — {count}&#xa0;of&#xa0;{total} in the bag</source>
        <translation>{colour} — {count}&#xa0;sur&#xa0;{total} dans le sac</translation>
    </message>
    <message>
        <source>Draw another stone — {bad}&#xa0;of&#xa0;{total} would lose all</source>
        <translation>Tirer une autre pierre — risque de tout perdre&#xa0;: {bad}&#xa0;sur&#xa0;{total}</translation>
    </message>
    <message>
        <source>{colour} — {stones} on the table</source>
        <translation>{colour} — {stones} sur la table</translation>
    </message>
    <message>
        <source>Stop and keep {stones}</source>
        <translation>S’arrêter et garder {stones}</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Ne rien acheter</translation>
    </message>
    <message>
        <source>{stones} for {coins}</source>
        <translation>{stones} pour {coins}</translation>
    </message>
    <message>
        <source>No: decline it</source>
        <translation>Non&#xa0;: y renoncer</translation>
    </message>
</context>
<context>
    <name>AuxBoard</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points: three win the game</source>
        <translation>Points&#xa0;: à trois, la partie est gagnée</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Dépensé</translation>
    </message>
    <message>
        <source>Fairy gold spent this round</source>
        <translation>Or des fées dépensé ce tour-ci</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Who holds the Doppelganger</source>
        <translation>Qui détient le Doppelganger</translation>
    </message>
    <message>
        <source>no Doppelganger</source>
        <translation>sans le Doppelganger</translation>
    </message>
    <message>
        <source>holds the Doppelganger</source>
        <translation>détient le Doppelganger</translation>
    </message>
    <message>
        <source>no stones</source>
        <translation>pas de pierre</translation>
    </message>
    <message>
        <source>{coins} spent</source>
        <translation>dépense du tour&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>behind the screen: {coins}</source>
        <translation>derrière l’écran&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Pile: empty</source>
        <translation>Pioche&#xa0;: vide</translation>
    </message>
    <message numerus="yes">
        <source>Pile, %n card(s) face down, in any order: {characters}</source>
        <translation>
            <numerusform>Pioche, %n&#xa0;carte face cachée&#xa0;: {characters}</numerusform>
            <numerusform>Pioche, %n&#xa0;cartes face cachée, dans un ordre inconnu&#xa0;: {characters}</numerusform>
        </translation>
    </message>
    <message>
        <source>Bag: empty</source>
        <translation>Sac&#xa0;: vide</translation>
    </message>
    <message>
        <source>Bag: {stones}</source>
        <translation>Sac&#xa0;: {stones}</translation>
    </message>
    <message>
        <source>, drawn: {stones}</source>
        <translation>, tirées&#xa0;: {stones}</translation>
    </message>
    <message>
        <source>, announced: {colour}</source>
        <translation>, couleur annoncée&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>Purse: {coins}</source>
        <translation>Bourse&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouges</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleues</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaunes</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>Fées</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>Vulgaire</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Cursed</source>
        <translation>Maudites</translation>
    </message>
    <message>
        <source>Amulets</source>
        <translation>Amulettes</translation>
    </message>
</context>
<context>
    <name>AuxCards</name>
    <message>
        <source>{price}: {gives}</source>
        <translation>{price}&#xa0;: {gives}</translation>
    </message>
    <message>
        <source>Always the first auction of the round.</source>
        <translation>Toujours la première enchère du tour.</translation>
    </message>
    <message>
        <source>Fairy gold comes back at the end of every round.</source>
        <translation>L’or des fées revient à la fin de chaque tour.</translation>
    </message>
    <message>
        <source>Or {option}</source>
        <translation>Ou bien {option}</translation>
    </message>
    <message>
        <source>Bid in another auction of this round, a cursed coin cancels the power; the bids are spent all the same. Unused, it goes back at the end of the round.</source>
        <translation>Misée à une autre enchère de ce tour, une pièce maudite annule le pouvoir&#x202f;; les mises sont dépensées quand même. Inutilisée, elle est rendue à la fin du tour.</translation>
    </message>
    <message>
        <source>The Doppelganger cannot be played on it.</source>
        <translation>Le Doppelganger ne peut pas être joué sur cette carte.</translation>
    </message>
    <message>
        <source>{first}, then {next}</source>
        <translation>{first}, puis {next}</translation>
    </message>
    <message>
        <source>gain {things} from the bank</source>
        <translation>recevez {things} de la banque</translation>
    </message>
    <message>
        <source>all the stones</source>
        <translation>toutes les pierres</translation>
    </message>
    <message>
        <source>the coins of the bid</source>
        <translation>les pièces de la mise</translation>
    </message>
    <message numerus="yes">
        <source>%n stones of one colour</source>
        <translation>
            <numerusform>%n&#xa0;pierre</numerusform>
            <numerusform>%n&#xa0;pierres d’une même couleur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones of different colours</source>
        <translation>
            <numerusform>%n&#xa0;pierre</numerusform>
            <numerusform>%n&#xa0;pierres de couleurs différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>give the bank all your stones</source>
        <translation>donnez toutes vos pierres à la banque</translation>
    </message>
    <message>
        <source>give the bank the coins of this bid, fairy gold included</source>
        <translation>donnez à la banque les pièces de cette mise, or des fées compris</translation>
    </message>
    <message>
        <source>pay the bank {coins}</source>
        <translation>payez {coins} à la banque</translation>
    </message>
    <message numerus="yes">
        <source>pay the bank %n stones of one colour</source>
        <translation>
            <numerusform>payez %n&#xa0;pierre à la banque</numerusform>
            <numerusform>payez à la banque %n&#xa0;pierres d’une même couleur</numerusform>
        </translation>
    </message>
    <message>
        <source>pay the bank three stones, one of each colour</source>
        <translation>payez à la banque trois pierres, une de chaque couleur</translation>
    </message>
    <message numerus="yes">
        <source>pay the bank %n stones of different colours</source>
        <translation>
            <numerusform>payez %n&#xa0;pierre à la banque</numerusform>
            <numerusform>payez à la banque %n&#xa0;pierres de couleurs différentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay the bank %n stone(s) of any colour</source>
        <translation>
            <numerusform>payez à la banque une pierre quelconque</numerusform>
            <numerusform>payez à la banque %n&#xa0;pierres quelconques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) of choice</source>
        <translation>
            <numerusform>%n&#xa0;pierre au choix</numerusform>
            <numerusform>%n&#xa0;pierres au choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) drawn from the bag</source>
        <translation>
            <numerusform>%n&#xa0;pierre tirée du sac</numerusform>
            <numerusform>%n&#xa0;pierres tirées du sac</numerusform>
        </translation>
    </message>
    <message>
        <source>stones drawn from the bag while luck holds</source>
        <translation>des pierres tirées du sac tant que dure la chance</translation>
    </message>
    <message>
        <source>stones for {price} each</source>
        <translation>des pierres à {price} chacune</translation>
    </message>
    <message>
        <source>keep the card: a later power is used twice</source>
        <translation>carte à garder&#xa0;: un pouvoir à venir servira deux fois</translation>
    </message>
    <message numerus="yes">
        <source>gain %n stone(s) of your choice from the bank</source>
        <translation>
            <numerusform>recevez de la banque une pierre de votre choix</numerusform>
            <numerusform>recevez de la banque %n&#xa0;pierres de votre choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %n point(s)</source>
        <translation>
            <numerusform>marquez %n&#xa0;point</numerusform>
            <numerusform>marquez %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>put all the stones of the bank into the bag, announce a colour and draw stones one by one; stop when you like and keep them, but a stone of that colour sends all of them back</source>
        <translation>mettez toutes les pierres de la banque dans le sac, annoncez une couleur et tirez les pierres une à une&#x202f;; arrêtez-vous quand vous voulez pour les garder, mais une pierre de cette couleur les renvoie toutes à la banque</translation>
    </message>
    <message>
        <source>buy as many stones as you like from the bank, for {price} each</source>
        <translation>achetez à la banque autant de pierres que vous voulez, pour {price} chacune</translation>
    </message>
    <message>
        <source>keep this card in front of your screen; played after an auction won later, it lets you use that character twice</source>
        <translation>gardez cette carte devant votre écran&#x202f;; jouée après une enchère gagnée plus tard, elle permet d’utiliser deux fois le personnage gagné</translation>
    </message>
    <message>
        <source>take {things} from another player</source>
        <translation>{things} d’un autre joueur</translation>
    </message>
    <message>
        <source>{first}, failing that {next}</source>
        <translation>{first}, à défaut {next}</translation>
    </message>
    <message>
        <source>choose another player and take {what}</source>
        <translation>choisissez un autre joueur et prenez-lui {what}</translation>
    </message>
    <message numerus="yes">
        <source>{action} (%n times)</source>
        <translation>
            <numerusform>{action}</numerusform>
            <numerusform>{action} (%n&#xa0;fois)</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({power})</source>
        <translation>{name} ({power})</translation>
    </message>
    <message>
        <source>Always in play</source>
        <translation>Toujours en jeu</translation>
    </message>
    <message>
        <source>Specials, two each round</source>
        <translation>Personnages spéciaux, deux par tour</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>a stone of your choice</source>
        <translation>une pierre de votre choix</translation>
    </message>
    <message>
        <source>one common gold</source>
        <translation>une pièce d’or vulgaire</translation>
    </message>
    <message>
        <source>one fairy gold</source>
        <translation>une pièce d’or des fées</translation>
    </message>
    <message>
        <source>one silver</source>
        <translation>une pièce d’argent</translation>
    </message>
    <message>
        <source>all lose their stones of a chosen colour</source>
        <translation>tous perdent leurs pierres d’une couleur choisie</translation>
    </message>
    <message>
        <source>all others lose their stones of a chosen colour</source>
        <translation>tous les autres perdent leurs pierres d’une couleur choisie</translation>
    </message>
    <message>
        <source>all lose their red stones</source>
        <translation>tous perdent leurs pierres rouges</translation>
    </message>
    <message>
        <source>all lose their blue stones</source>
        <translation>tous perdent leurs pierres bleues</translation>
    </message>
    <message>
        <source>all lose their yellow stones</source>
        <translation>tous perdent leurs pierres jaunes</translation>
    </message>
    <message>
        <source>all others lose their red stones</source>
        <translation>tous les autres perdent leurs pierres rouges</translation>
    </message>
    <message>
        <source>all others lose their blue stones</source>
        <translation>tous les autres perdent leurs pierres bleues</translation>
    </message>
    <message>
        <source>all others lose their yellow stones</source>
        <translation>tous les autres perdent leurs pierres jaunes</translation>
    </message>
    <message>
        <source>choose a colour: everybody else gives the bank all stones of that colour</source>
        <translation>choisissez une couleur&#xa0;: tous les autres joueurs rendent à la banque leurs pierres de cette couleur</translation>
    </message>
    <message numerus="yes">
        <source>put %n stone(s) of each colour into the bag</source>
        <translation>
            <numerusform>mettez dans le sac une pierre de chaque couleur</numerusform>
            <numerusform>mettez dans le sac %n&#xa0;pierres de chaque couleur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n at random and keep what is drawn</source>
        <translation>
            <numerusform>tirez-en une au hasard et gardez-la</numerusform>
            <numerusform>tirez-en %n&#xa0;au hasard et gardez-les</numerusform>
        </translation>
    </message>
    <message>
        <source>{into}, {out}; the rest goes back to the bank</source>
        <translation>{into}, {out}&#x202f;; le reste retourne à la banque</translation>
    </message>
    <message>
        <source>choose a character already played this round and use its power as your own</source>
        <translation>choisissez un personnage déjà passé ce tour-ci et utilisez son pouvoir comme si vous veniez de le gagner</translation>
    </message>
    <message>
        <source>An amulet works once: bid it, and it doubles the value of the coins in the same fist.</source>
        <translation>Une amulette sert une fois&#xa0;: misée, elle double la valeur des pièces du même poing.</translation>
    </message>
    <message>
        <source>If you can pay, you must; if you cannot, you get nothing.</source>
        <translation>Si vous pouvez payer, vous le devez&#x202f;; sinon, vous ne recevez rien.</translation>
    </message>
    <message>
        <source>If you have no stones, you pay nothing.</source>
        <translation>Si vous n’avez pas de pierre, vous ne payez rien.</translation>
    </message>
    <message>
        <source>take {things} from the second-highest bidder</source>
        <translation>{things} du deuxième enchérisseur</translation>
    </message>
    <message>
        <source>take from the second-highest bidder {what}</source>
        <translation>prenez au deuxième enchérisseur {what}</translation>
    </message>
    <message>
        <source>take {what} from behind the second-highest bidder’s screen</source>
        <translation>prenez {what} derrière l’écran du deuxième enchérisseur</translation>
    </message>
    <message>
        <source>choose another player and take {what} from behind that screen</source>
        <translation>choisissez un autre joueur et prenez {what} derrière son écran</translation>
    </message>
    <message>
        <source>the power of a character in the row</source>
        <translation>le pouvoir d’un personnage déjà passé</translation>
    </message>
    <message>
        <source>the power of a character in the row, drawn at random</source>
        <translation>le pouvoir d’un personnage déjà passé, tiré au hasard</translation>
    </message>
    <message>
        <source>the power of a character in the pile</source>
        <translation>le pouvoir d’un personnage de la pioche</translation>
    </message>
    <message>
        <source>the power of a character in the pile, drawn at random</source>
        <translation>le pouvoir d’un personnage de la pioche, tiré au hasard</translation>
    </message>
    <message>
        <source>use the power of a character already played this round, drawn at random</source>
        <translation>utilisez le pouvoir d’un personnage déjà passé ce tour-ci, tiré au hasard</translation>
    </message>
    <message>
        <source>choose a character in the pile and use its power as your own</source>
        <translation>choisissez un personnage de la pioche et utilisez son pouvoir comme si vous veniez de le gagner</translation>
    </message>
    <message>
        <source>use the power of a character in the pile, drawn at random</source>
        <translation>utilisez le pouvoir d’un personnage de la pioche, tiré au hasard</translation>
    </message>
    <message>
        <source>That character has no auction this round. If the pile is empty, no effect.</source>
        <translation>Ce personnage ne sera pas mis aux enchères ce tour-ci. Si la pioche est vide, aucun effet.</translation>
    </message>
    <message>
        <source>Fairy gold paid in this way is lost for good.</source>
        <translation>L’or des fées ainsi payé est perdu pour de bon.</translation>
    </message>
    <message>
        <source>You may decline this power.</source>
        <translation>Vous pouvez renoncer à ce pouvoir.</translation>
    </message>
    <message>
        <source>choose a colour: everybody, including you, gives the bank all stones of that colour</source>
        <translation>choisissez une couleur&#xa0;: tous les joueurs, vous compris, rendent à la banque leurs pierres de cette couleur</translation>
    </message>
    <message>
        <source>everybody, including you, gives {which} back to the bank</source>
        <translation>tous les joueurs, vous compris, rendent {which} à la banque</translation>
    </message>
    <message>
        <source>everybody else gives {which} back to the bank</source>
        <translation>tous les autres joueurs rendent {which} à la banque</translation>
    </message>
</context>
<context>
    <name>AuxEvents</name>
    <message>
        <source>{name} {stones}</source>
        <translation>{name} {stones}</translation>
    </message>
    <message>
        <source>The stones are dealt: {hands}.</source>
        <translation>Les pierres sont distribuées&#xa0;: {hands}.</translation>
    </message>
    <message>
        <source>There are no specials left to draw.</source>
        <translation>Il n’y a plus de personnage spécial à tirer.</translation>
    </message>
    <message>
        <source>Specials of this round: {characters}.</source>
        <translation>Personnages spéciaux de ce tour&#xa0;: {characters}.</translation>
    </message>
    <message>
        <source>The discarded specials have been shuffled into a new deck.</source>
        <translation>Les personnages spéciaux défaussés ont été mélangés en une nouvelle pile.</translation>
    </message>
    <message>
        <source>{name} closes a fist: {coins}.</source>
        <translation>{name} ferme le poing&#xa0;: {coins}.</translation>
    </message>
    <message>
        <source>The fists open: all are empty.</source>
        <translation>Les poings s’ouvrent&#xa0;: tous sont vides.</translation>
    </message>
    <message>
        <source>empty: {names}</source>
        <translation>poing vide&#xa0;: {names}</translation>
    </message>
    <message>
        <source>The fists open: {shown}.</source>
        <translation>Les poings s’ouvrent&#xa0;: {shown}.</translation>
    </message>
    <message>
        <source>Cursed by {names}: the power {of_the} is cancelled, and nobody wins.</source>
        <translation>Sort jeté par {names}&#xa0;: le pouvoir {of_the} est annulé, personne ne gagne.</translation>
    </message>
    <message>
        <source>{The} joins the row.</source>
        <translation>{The} rejoint les personnages déjà passés.</translation>
    </message>
    <message>
        <source>Fairy gold goes back behind the screens: {back}.</source>
        <translation>L’or des fées revient derrière les écrans&#xa0;: {back}.</translation>
    </message>
    <message numerus="yes">
        <source>%n unused cursed coin(s) go back to the bank.</source>
        <translation>
            <numerusform>%n&#xa0;pièce maudite inutilisée retourne à la banque.</numerusform>
            <numerusform>%n&#xa0;pièces maudites inutilisées retournent à la banque.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has three points and wins the game!</source>
        <translation>{name} a trois points et gagne la partie&#x202f;!</translation>
    </message>
    <message>
        <source>{name} plays the Doppelganger: {the} is used twice.</source>
        <translation>{name} joue le Doppelganger&#xa0;: {the} servira deux fois.</translation>
    </message>
    <message>
        <source>{name} uses the power {of_the} a second time.</source>
        <translation>{name} utilise une seconde fois le pouvoir {of_the}.</translation>
    </message>
    <message>
        <source>{name} uses the power {of_the}.</source>
        <translation>{name} utilise le pouvoir {of_the}.</translation>
    </message>
    <message>
        <source>{name} pays {things}.</source>
        <translation>{name} paie {things}.</translation>
    </message>
    <message>
        <source>{name} has bid no fairy gold: there is nothing more to pay.</source>
        <translation>{name} n’a pas misé d’or des fées&#xa0;: il n’y a rien de plus à payer.</translation>
    </message>
    <message>
        <source>{name} gives the bank the fairy gold of this bid: {things}.</source>
        <translation>{name} donne à la banque l’or des fées de cette mise&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>{name} picks {the} from the row.</source>
        <translation>{name} choisit {the} parmi les personnages déjà passés.</translation>
    </message>
    <message>
        <source>{name} picks {the} from the pile.</source>
        <translation>{name} choisit {the} dans la pioche.</translation>
    </message>
    <message>
        <source>{name} keeps the Doppelganger.</source>
        <translation>{name} garde le Doppelganger.</translation>
    </message>
    <message>
        <source>Round&#xa0;{number}</source>
        <translation>Tour&#xa0;{number}</translation>
    </message>
    <message>
        <source>Auction&#xa0;{number}: {the}</source>
        <translation>Enchère&#xa0;{number}&#xa0;: {the}</translation>
    </message>
    <message>
        <source>{name}&#xa0;{value} ({coins})</source>
        <translation>{name}&#xa0;{value} ({coins})</translation>
    </message>
    <message>
        <source>{names} tie at&#xa0;{value}: silver decides.</source>
        <translation>Égalité à&#xa0;{value} entre {names}&#xa0;: l’argent décidera.</translation>
    </message>
    <message>
        <source>{names} tie again at&#xa0;{value}: nobody wins {the}.</source>
        <translation>Nouvelle égalité à&#xa0;{value} entre {names}&#xa0;: personne ne gagne {the}.</translation>
    </message>
    <message>
        <source>{name} wins {the} in the tie-break, with {value}&#xa0;in silver.</source>
        <translation>{name} gagne {the} au départage, avec {value}&#xa0;en argent.</translation>
    </message>
    <message>
        <source>{name} wins {the} with a bid of&#xa0;{value}.</source>
        <translation>{name} gagne {the} avec une mise de&#xa0;{value}.</translation>
    </message>
    <message>
        <source>Round&#xa0;{number} ends.</source>
        <translation>Fin du tour&#xa0;{number}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) and has&#xa0;{score}.</source>
        <translation>
            <numerusform>{name} marque %n&#xa0;point et passe à&#xa0;{score}.</numerusform>
            <numerusform>{name} marque %n&#xa0;points et passe à&#xa0;{score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes {thing}, already spent, from {victim}.</source>
        <translation>{name} prend à {victim} {thing} déjà dépensée.</translation>
    </message>
    <message>
        <source>{name} takes {thing} from {victim}.</source>
        <translation>{name} prend à {victim} {thing}.</translation>
    </message>
    <message>
        <source>{name} takes from behind {whose} screen: {coins}.</source>
        <translation>{name} prend derrière l’écran {whose}&#xa0;: {coins}.</translation>
    </message>
    <message>
        <source>{Which} go back to the bank: nobody has any.</source>
        <translation>{Which} retournent à la banque&#xa0;: personne n’en a.</translation>
    </message>
    <message>
        <source>{Which} go back to the bank: {lost}.</source>
        <translation>{Which} retournent à la banque&#xa0;: {lost}.</translation>
    </message>
    <message>
        <source>{name} announces the colour: {colour}.</source>
        <translation>{name} annonce la couleur&#xa0;: {colour}.</translation>
    </message>
    <message>
        <source>{name} draws {stone}.</source>
        <translation>{name} tire {stone}.</translation>
    </message>
    <message>
        <source>{name} keeps {stones}.</source>
        <translation>{name} garde {stones}.</translation>
    </message>
    <message>
        <source>The announced colour: {name} puts back {stones}.</source>
        <translation>C’est la couleur annoncée&#xa0;: {name} remet {stones}.</translation>
    </message>
    <message>
        <source>{name} buys nothing.</source>
        <translation>{name} n’achète rien.</translation>
    </message>
    <message>
        <source>{name} buys {stones} for {coins}.</source>
        <translation>{name} achète {stones} pour {coins}.</translation>
    </message>
    <message>
        <source>{name} cannot pay the price {of_the}: no effect.</source>
        <translation>{name} ne peut pas payer le prix {of_the}&#xa0;: aucun effet.</translation>
    </message>
    <message>
        <source>The bank has nothing left for {the}: no effect.</source>
        <translation>La banque n’a plus rien pour {the}&#xa0;: aucun effet.</translation>
    </message>
    <message>
        <source>{name} gains nothing: {no_more}.</source>
        <translation>{name} ne reçoit rien&#xa0;: {no_more}.</translation>
    </message>
    <message>
        <source>{name} gains {things}.</source>
        <translation>{name} reçoit {things}.</translation>
    </message>
    <message>
        <source>The tie-break fists open: {shown}.</source>
        <translation>Départage, les poings s’ouvrent&#xa0;: {shown}.</translation>
    </message>
    <message>
        <source>{name} draws from the row, at random: {the}.</source>
        <translation>{name} tire au hasard, parmi les personnages déjà passés&#xa0;: {the}.</translation>
    </message>
    <message>
        <source>{name} draws from the pile, at random: {the}.</source>
        <translation>{name} tire au hasard, dans la pioche&#xa0;: {the}.</translation>
    </message>
    <message>
        <source>No bids: nobody wins {the}.</source>
        <translation>Aucune mise&#xa0;: personne ne gagne {the}.</translation>
    </message>
    <message>
        <source>{name} declines the power {of_the}.</source>
        <translation>{name} renonce au pouvoir {of_the}.</translation>
    </message>
    <message>
        <source>{name} has no stones to pay.</source>
        <translation>{name} n’a aucune pierre à donner.</translation>
    </message>
    <message>
        <source>{victim} has nothing that {name} can take.</source>
        <translation>{name} n’a rien à prendre chez {victim}.</translation>
    </message>
    <message>
        <source>{name} closes an empty fist.</source>
        <translation>{name} ferme un poing vide.</translation>
    </message>
    <message>
        <source>{name} takes coins from {victim}, in secret.</source>
        <translation>{name} prend des pièces à {victim}, à l’abri des regards.</translation>
    </message>
    <message>
        <source>Into the bag: {stones}.</source>
        <translation>Dans le sac&#xa0;: {stones}.</translation>
    </message>
    <message>
        <source>There is no character in the pile for {the}: no effect.</source>
        <translation>La pioche n’a aucun personnage pour {the}&#xa0;: aucun effet.</translation>
    </message>
    <message>
        <source>There is no character in the row for {the}: no effect.</source>
        <translation>Aucun personnage déjà passé pour {the}&#xa0;: aucun effet.</translation>
    </message>
    <message>
        <source>The coins of this bid have already been given: {the} has no effect.</source>
        <translation>Les pièces de cette mise ont déjà été données&#xa0;: {the} n’a aucun effet.</translation>
    </message>
    <message>
        <source>{The} has already been taken: no effect.</source>
        <translation>{The} n’est plus là&#xa0;: aucun effet.</translation>
    </message>
    <message>
        <source>{name} gains {things} instead of&#xa0;{wanted}: the bank has no more.</source>
        <translation>{name} reçoit {things} au lieu de&#xa0;{wanted}&#xa0;: la banque n’en a plus.</translation>
    </message>
</context>
<context>
    <name>AuxGame</name>
    <message>
        <source>3 to 6&#xa0;players · about an hour</source>
        <translation>3 à&#xa0;6&#xa0;joueurs · environ une heure</translation>
    </message>
    <message>
        <source>In the fist: {things}</source>
        <translation>Dans le poing&#xa0;: {things}</translation>
    </message>
    <message>
        <source>Two players (unofficial)</source>
        <translation>Deux joueurs (non officiel)</translation>
    </message>
    <message>
        <source>The box is for three to six. Two can play, but the bidding loses its bite.</source>
        <translation>La boîte est prévue pour trois à six. À deux, le jeu tourne, mais les enchères perdent leur mordant.</translation>
    </message>
    <message>
        <source>Doppelganger also on copied characters</source>
        <translation>Doppelganger aussi sur les personnages copiés</translation>
    </message>
    <message>
        <source>The Doppelganger may double a character that Ghost, Goblin or Imp brings into play. Switched off, it doubles only the character that was auctioned.</source>
        <translation>Le Doppelganger peut doubler un personnage joué grâce au Fantôme, au Gobelin ou au Lutin. Sinon, il ne double que le personnage mis aux enchères.</translation>
    </message>
    <message>
        <source>Amulets in tie-breaks</source>
        <translation>Amulettes au départage</translation>
    </message>
    <message>
        <source>An amulet may go into a tie-break fist, where it doubles the silver. Switched off, amulets are for gold only.</source>
        <translation>Une amulette peut être glissée dans le poing du départage, où elle double l’argent. Sinon, les amulettes ne servent qu’avec l’or.</translation>
    </message>
    <message>
        <source>Purses</source>
        <translation>Bourses</translation>
    </message>
    <message>
        <source>The coins behind the screens can be hidden from the others, or open to all. The rules stay the same.</source>
        <translation>Les pièces derrière les écrans peuvent être cachées aux autres, ou visibles de tous. Les règles ne changent pas.</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>Cartes maison</translation>
    </message>
    <message>
        <source>Special cards of your own, shuffled into the special deck.</source>
        <translation>Vos propres personnages spéciaux, mêlés à la pile des spéciaux.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Cachées</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Visibles</translation>
    </message>
    <message>
        <source>At the Dragon’s Stones: bid gold in a closed fist for the help of magical characters, and turn dragon stones into points. Three points win.</source>
        <translation>Misez de l’or, poing fermé, pour obtenir l’aide de personnages magiques, et changez vos pierres de dragon en points. Qui atteint trois points gagne.</translation>
    </message>
</context>
<context>
    <name>AuxHeadlines</name>
    <message>
        <source>{name} has three points and wins!</source>
        <translation>{name} a trois points et gagne&#x202f;!</translation>
    </message>
    <message>
        <source>{name}, {what}</source>
        <translation>{name}, {what}</translation>
    </message>
    <message>
        <source>{name} wins {the}: {value}&#xa0;in silver</source>
        <translation>{name} gagne {the}&#xa0;: {value}&#xa0;en argent</translation>
    </message>
    <message>
        <source>{name} wins {the}:&#xa0;{value}</source>
        <translation>{name} gagne {the}&#xa0;:&#xa0;{value}</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Lever le rideau</translation>
    </message>
    <message>
        <source>your bid for {the}</source>
        <translation>votre mise pour {the}</translation>
    </message>
    <message>
        <source>your silver to break the tie</source>
        <translation>votre argent pour le départage</translation>
    </message>
    <message>
        <source>play the Doppelganger on {the}?</source>
        <translation>jouez-vous le Doppelganger sur {the}&#x202f;?</translation>
    </message>
    <message>
        <source>use the power {of_the}?</source>
        <translation>utilisez-vous le pouvoir {of_the}&#x202f;?</translation>
    </message>
    <message>
        <source>choose how to use {the}</source>
        <translation>choisissez comment utiliser {the}</translation>
    </message>
    <message>
        <source>draw another stone or stop?</source>
        <translation>tirez-vous encore une pierre, ou vous arrêtez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>choose what to buy with {the}</source>
        <translation>choisissez vos achats avec {the}</translation>
    </message>
    <message>
        <source>choose an answer</source>
        <translation>choisissez une réponse</translation>
    </message>
    <message numerus="yes">
        <source>choose %n stone(s) to pay</source>
        <translation>
            <numerusform>choisissez une pierre à payer</numerusform>
            <numerusform>choisissez %n&#xa0;pierres à payer</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a stone from the bank</source>
        <translation>choisissez une pierre de la banque</translation>
    </message>
    <message>
        <source>choose the stone to steal</source>
        <translation>choisissez la pierre à voler</translation>
    </message>
    <message>
        <source>announce the colour that must not be drawn</source>
        <translation>annoncez la couleur à ne pas tirer</translation>
    </message>
    <message>
        <source>choose whom to rob</source>
        <translation>choisissez qui voler</translation>
    </message>
    <message>
        <source>choose whose coins to take</source>
        <translation>choisissez à qui prendre les pièces</translation>
    </message>
    <message>
        <source>{name} closes a fist for {the}</source>
        <translation>À {name} de fermer le poing pour {the}</translation>
    </message>
    <message>
        <source>choose a character in the row</source>
        <translation>choisissez un personnage déjà passé</translation>
    </message>
    <message>
        <source>choose a character in the pile</source>
        <translation>choisissez un personnage de la pioche</translation>
    </message>
    <message>
        <source>{name} closes a tie-break fist for {the}</source>
        <translation>À {name} de fermer le poing pour le départage&#xa0;: {the}</translation>
    </message>
    <message>
        <source>choose the colour that everybody must give back</source>
        <translation>choisissez la couleur que tous rendront</translation>
    </message>
    <message>
        <source>{name} uses {the} in secret</source>
        <translation>À {name} d’utiliser {the}, à l’abri des regards</translation>
    </message>
    <message>
        <source>Close a fist for {the}</source>
        <translation>Un poing à fermer pour {the}</translation>
    </message>
    <message>
        <source>Use {the} in secret</source>
        <translation>Utiliser {the}, à l’abri des regards</translation>
    </message>
    <message>
        <source>Close a tie-break fist for {the}</source>
        <translation>Un poing à fermer pour le départage&#xa0;: {the}</translation>
    </message>
    <message>
        <source>choose the colour that all others must give back</source>
        <translation>choisissez la couleur que tous les autres rendront</translation>
    </message>
</context>
<context>
    <name>AuxNames</name>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message numerus="yes">
        <source>%n red stone(s)</source>
        <translation>
            <numerusform>%n&#xa0;pierre rouge</numerusform>
            <numerusform>%n&#xa0;pierres rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue stone(s)</source>
        <translation>
            <numerusform>%n&#xa0;pierre bleue</numerusform>
            <numerusform>%n&#xa0;pierres bleues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow stone(s)</source>
        <translation>
            <numerusform>%n&#xa0;pierre jaune</numerusform>
            <numerusform>%n&#xa0;pierres jaunes</numerusform>
        </translation>
    </message>
    <message>
        <source>a red stone</source>
        <translation>une pierre rouge</translation>
    </message>
    <message>
        <source>a blue stone</source>
        <translation>une pierre bleue</translation>
    </message>
    <message>
        <source>a yellow stone</source>
        <translation>une pierre jaune</translation>
    </message>
    <message>
        <source>the red stones</source>
        <translation>les pierres rouges</translation>
    </message>
    <message>
        <source>the blue stones</source>
        <translation>les pierres bleues</translation>
    </message>
    <message>
        <source>the yellow stones</source>
        <translation>les pierres jaunes</translation>
    </message>
    <message numerus="yes">
        <source>%n fairy gold</source>
        <translation>
            <numerusform>%n&#xa0;pièce d’or des fées</numerusform>
            <numerusform>%n&#xa0;pièces d’or des fées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common gold</source>
        <translation>
            <numerusform>%n&#xa0;pièce d’or vulgaire</numerusform>
            <numerusform>%n&#xa0;pièces d’or vulgaire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <translation>
            <numerusform>%n&#xa0;pièce d’argent</numerusform>
            <numerusform>%n&#xa0;pièces d’argent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cursed coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;pièce maudite</numerusform>
            <numerusform>%n&#xa0;pièces maudites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n amulet(s)</source>
        <translation>
            <numerusform>%n&#xa0;amulette</numerusform>
            <numerusform>%n&#xa0;amulettes</numerusform>
        </translation>
    </message>
    <message>
        <source>Fairy gold</source>
        <translation>Or des fées</translation>
    </message>
    <message>
        <source>Common gold</source>
        <translation>Or vulgaire</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Cursed coin</source>
        <translation>Pièce maudite</translation>
    </message>
    <message>
        <source>Amulet</source>
        <translation>Amulette</translation>
    </message>
    <message>
        <source>all the fairy gold</source>
        <translation>tout l’or des fées</translation>
    </message>
    <message>
        <source>all the common gold</source>
        <translation>tout l’or vulgaire</translation>
    </message>
    <message>
        <source>all the silver</source>
        <translation>tout l’argent</translation>
    </message>
    <message>
        <source>the bank has no fairy gold left</source>
        <translation>la banque n’a plus d’or des fées</translation>
    </message>
    <message>
        <source>the bank has no common gold left</source>
        <translation>la banque n’a plus d’or vulgaire</translation>
    </message>
    <message>
        <source>the bank has no silver left</source>
        <translation>la banque n’a plus d’argent</translation>
    </message>
    <message>
        <source>the bank has no cursed coin left</source>
        <translation>la banque n’a plus de pièce maudite</translation>
    </message>
    <message>
        <source>the bank has no amulet left</source>
        <translation>la banque n’a plus d’amulette</translation>
    </message>
    <message>
        <source>the bank has no red stone left</source>
        <translation>la banque n’a plus de pierre rouge</translation>
    </message>
    <message>
        <source>the bank has no blue stone left</source>
        <translation>la banque n’a plus de pierre bleue</translation>
    </message>
    <message>
        <source>the bank has no yellow stone left</source>
        <translation>la banque n’a plus de pierre jaune</translation>
    </message>
    <message>
        <source>{name} has no fairy gold left.</source>
        <translation>{name} n’a plus d’or des fées.</translation>
    </message>
    <message>
        <source>{name} has no common gold left.</source>
        <translation>{name} n’a plus d’or vulgaire.</translation>
    </message>
    <message>
        <source>{name} has no silver left.</source>
        <translation>{name} n’a plus d’argent.</translation>
    </message>
    <message>
        <source>{name} has no cursed coin to bid here.</source>
        <translation>{name} n’a pas de pièce maudite à miser ici.</translation>
    </message>
    <message>
        <source>{name} has no amulet to bid here.</source>
        <translation>{name} n’a pas d’amulette à miser ici.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n&#xa0;rouge</numerusform>
            <numerusform>%n&#xa0;rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <translation>
            <numerusform>%n&#xa0;bleue</numerusform>
            <numerusform>%n&#xa0;bleues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n&#xa0;jaune</numerusform>
            <numerusform>%n&#xa0;jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n&#xa0;pierre</numerusform>
            <numerusform>%n&#xa0;pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n&#xa0;pièce d’or</numerusform>
            <numerusform>%n&#xa0;pièces d’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>empty fist</source>
        <translation>poing vide</translation>
    </message>
    <message>
        <source>{coins} — value&#xa0;{value}</source>
        <translation>{coins} — valeur&#xa0;{value}</translation>
    </message>
</context>
<context>
    <name>AuxNow</name>
    <message>
        <source>Nobody holds it yet.</source>
        <translation>Personne ne l’a encore.</translation>
    </message>
    <message>
        <source>Can be chosen: {names}.</source>
        <translation>Au choix&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name} would get {things}.</source>
        <translation>{name} recevrait {things}.</translation>
    </message>
    <message>
        <source>{name} would get {things}; the bank has&#xa0;{there}.</source>
        <translation>{name} recevrait {things}&#x202f;; la banque en a&#xa0;{there}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} may score %n point(s), and has&#xa0;{score}.</source>
        <translation>
            <numerusform>{name} peut marquer %n&#xa0;point, et en a&#xa0;{score}.</numerusform>
            <numerusform>{name} peut marquer %n&#xa0;points, et en a&#xa0;{score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no stone: the power costs nothing.</source>
        <translation>{name} n’a pas de pierre&#xa0;: le pouvoir ne coûte rien.</translation>
    </message>
    <message numerus="yes">
        <source>{name} would pay %n stone(s).</source>
        <translation>
            <numerusform>{name} paierait %n&#xa0;pierre.</numerusform>
            <numerusform>{name} paierait %n&#xa0;pierres.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} would lose {coins} of this bid.</source>
        <translation>{name} perdrait {coins} de cette mise.</translation>
    </message>
    <message>
        <source>{name} has bid no fairy gold: the power costs nothing.</source>
        <translation>{name} n’a pas misé d’or des fées&#xa0;: le pouvoir ne coûte rien.</translation>
    </message>
    <message>
        <source>Nobody can pay this now.</source>
        <translation>Personne ne peut payer cela en ce moment.</translation>
    </message>
    <message>
        <source>Can pay: {names}.</source>
        <translation>En mesure de payer&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name} can pay, and must.</source>
        <translation>{name} peut payer, et le doit.</translation>
    </message>
    <message>
        <source>{name} cannot pay, and gets: {gives}.</source>
        <translation>{name} ne peut pas payer, et reçoit&#xa0;: {gives}.</translation>
    </message>
    <message>
        <source>{name} cannot pay: no effect.</source>
        <translation>{name} ne peut pas payer&#xa0;: aucun effet.</translation>
    </message>
    <message>
        <source>{name} holds it.</source>
        <translation>{name} le détient.</translation>
    </message>
    <message>
        <source>The bank has only {things}: no more can be gained.</source>
        <translation>Il reste seulement {things} à la banque&#xa0;: on ne peut en recevoir davantage.</translation>
    </message>
    <message>
        <source>The bank has no stones: no effect.</source>
        <translation>La banque n’a plus de pierre&#xa0;: aucun effet.</translation>
    </message>
    <message>
        <source>In the bank: {stones}.</source>
        <translation>À la banque&#xa0;: {stones}.</translation>
    </message>
    <message>
        <source>Into the bag would go {stones}.</source>
        <translation>Iraient dans le sac&#xa0;: {stones}.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>{colour}: {who}</source>
        <translation>{colour}&#xa0;: {who}</translation>
    </message>
    <message>
        <source>The pile is empty: no effect.</source>
        <translation>La pioche est vide&#xa0;: aucun effet.</translation>
    </message>
    <message>
        <source>The second-highest bidder will be known when the fists open.</source>
        <translation>On saura qui est deuxième à l’ouverture des poings.</translation>
    </message>
    <message>
        <source>The winner gets {things}.</source>
        <translation>Le vainqueur reçoit {things}.</translation>
    </message>
    <message>
        <source>The winner gets {things}; the bank has&#xa0;{there}.</source>
        <translation>Le vainqueur reçoit {things}&#x202f;; la banque en a&#xa0;{there}.</translation>
    </message>
    <message>
        <source>This will be known when the fists open.</source>
        <translation>On le saura à l’ouverture des poings.</translation>
    </message>
    <message numerus="yes">
        <source>The winner may score %n point(s).</source>
        <translation>
            <numerusform>Le vainqueur peut marquer %n&#xa0;point.</numerusform>
            <numerusform>Le vainqueur peut marquer %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Second-highest bidder: {names}.</source>
        <translation>Deuxième mise&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>In the bag: {stones}.</source>
        <translation>Dans le sac&#xa0;: {stones}.</translation>
    </message>
    <message>
        <source>{name} can pay.</source>
        <translation>{name} peut payer.</translation>
    </message>
    <message>
        <source>{name} cannot pay.</source>
        <translation>{name} ne peut pas payer.</translation>
    </message>
    <message>
        <source>Can be robbed: {names}.</source>
        <translation>On peut voler&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>In the pile: %n other character(s).</source>
        <translation>
            <numerusform>%n&#xa0;autre personnage dans la pioche.</numerusform>
            <numerusform>%n&#xa0;autres personnages dans la pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the row: %n other character(s).</source>
        <translation>
            <numerusform>%n&#xa0;autre personnage déjà passé.</numerusform>
            <numerusform>%n&#xa0;autres personnages déjà passés.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other character lies in the row: no effect.</source>
        <translation>Aucun autre personnage n’est déjà passé&#xa0;: aucun effet.</translation>
    </message>
    <message>
        <source>It cannot be paid for: no effect.</source>
        <translation>Cela ne peut pas être payé&#xa0;: aucun effet.</translation>
    </message>
    <message>
        <source>{name} can pay, but need not.</source>
        <translation>{name} peut payer, au choix.</translation>
    </message>
    <message>
        <source>{nothing} now; what is bid will be added.</source>
        <translation>{nothing}&#x202f;; ce qui sera misé s’y ajoutera.</translation>
    </message>
    <message>
        <source>The bank has only {things} now; what is bid will be added.</source>
        <translation>La banque n’a que {things}&#x202f;; ce qui sera misé s’y ajoutera.</translation>
    </message>
    <message>
        <source>The coins of this bid have already been given: no effect.</source>
        <translation>Les pièces de cette mise ont déjà été données&#xa0;: aucun effet.</translation>
    </message>
</context>
<context>
    <name>AuxReasons</name>
    <message>
        <source>{The} could win me the game.</source>
        <translation>{The} pourrait me faire gagner la partie.</translation>
    </message>
    <message>
        <source>I let the last card go.</source>
        <translation>Je laisse filer la dernière carte.</translation>
    </message>
    <message>
        <source>I would rather keep my Doppelganger for later.</source>
        <translation>Je préfère garder mon Doppelganger pour plus tard.</translation>
    </message>
    <message>
        <source>I let the point {of_the} go this time.</source>
        <translation>Cette fois, je laisse passer le point {of_the}.</translation>
    </message>
    <message>
        <source>I would rather do without {the_stones}.</source>
        <translation>Tant pis pour {the_stones}.</translation>
    </message>
    <message>
        <source>So that nobody gets {the}.</source>
        <translation>Pour que personne n’ait {the}.</translation>
    </message>
    <message>
        <source>For the point that {the} can bring.</source>
        <translation>Pour le point que peut apporter {the}.</translation>
    </message>
    <message>
        <source>To keep {the} from {name}.</source>
        <translation>Pour que {the} échappe à {name}.</translation>
    </message>
    <message>
        <source>After the last card of the round my fairy gold comes straight back.</source>
        <translation>Après la dernière carte du tour, mon or des fées me revient aussitôt.</translation>
    </message>
    <message>
        <source>To get {the} cheaply, with a little luck.</source>
        <translation>Pour avoir {the} à bon compte, avec un peu de chance.</translation>
    </message>
    <message>
        <source>For the stones that {the} can bring.</source>
        <translation>Pour les pierres que peut apporter {the}.</translation>
    </message>
    <message>
        <source>For the coins that {the} can bring.</source>
        <translation>Pour les pièces que peut apporter {the}.</translation>
    </message>
    <message>
        <source>So that {the} makes the others poorer.</source>
        <translation>Pour que {the} appauvrisse les autres.</translation>
    </message>
    <message>
        <source>To make use of another character, thanks {to_the}.</source>
        <translation>Pour profiter d’un autre personnage grâce {to_the}.</translation>
    </message>
    <message>
        <source>To keep {the} for the right moment.</source>
        <translation>Pour garder {the} jusqu’au bon moment.</translation>
    </message>
    <message>
        <source>{The} is of little use to me.</source>
        <translation>{The} ne me sert pas à grand-chose.</translation>
    </message>
    <message>
        <source>{The} is not worth my gold.</source>
        <translation>{The} ne vaut pas mon or.</translation>
    </message>
    <message>
        <source>{The} is worth some silver to me.</source>
        <translation>{The} vaut bien quelques pièces d’argent.</translation>
    </message>
    <message>
        <source>{The} is not worth my silver.</source>
        <translation>{The} ne vaut pas mes pièces d’argent.</translation>
    </message>
    <message>
        <source>To have the help {of_the} twice.</source>
        <translation>Pour profiter deux fois {of_the}.</translation>
    </message>
    <message>
        <source>The price {of_the} seems fair to me.</source>
        <translation>Le prix {of_the} me semble raisonnable.</translation>
    </message>
    <message>
        <source>The price {of_the} is too high for me.</source>
        <translation>Le prix {of_the} est trop élevé pour moi.</translation>
    </message>
    <message>
        <source>The risk is worth taking.</source>
        <translation>Le risque en vaut la peine.</translation>
    </message>
    <message>
        <source>I would rather not lose what I have drawn.</source>
        <translation>Je préfère ne pas perdre ce que j’ai tiré.</translation>
    </message>
    <message>
        <source>To take the point right away.</source>
        <translation>Pour prendre le point tout de suite.</translation>
    </message>
    <message>
        <source>Of all that {the} offers, this suits me best.</source>
        <translation>De tout ce que propose {the}, c’est ce qui m’arrange le plus.</translation>
    </message>
    <message>
        <source>I pay with what I shall miss least.</source>
        <translation>Je paie avec ce qui me manquera le moins.</translation>
    </message>
    <message>
        <source>{A_stone} is what I can use best.</source>
        <translation>{A_stone}, c’est ce qui me sert le plus.</translation>
    </message>
    <message>
        <source>{The_stones} are more use to the others than to me.</source>
        <translation>{The_stones} servent plus aux autres qu’à moi.</translation>
    </message>
    <message>
        <source>To take something from {name}.</source>
        <translation>Pour prendre quelque chose à {name}.</translation>
    </message>
    <message>
        <source>Of all the characters there, {the} helps me most.</source>
        <translation>De tous les personnages présents, c’est {the} qui m’aide le plus.</translation>
    </message>
    <message>
        <source>The stones are well worth the coins.</source>
        <translation>Les pierres valent bien leur prix.</translation>
    </message>
    <message>
        <source>I would rather keep my coins.</source>
        <translation>Je préfère garder mes pièces.</translation>
    </message>
    <message>
        <source>plays cautiously</source>
        <translation>joue prudemment</translation>
    </message>
    <message>
        <source>bids boldly</source>
        <translation>mise hardiment</translation>
    </message>
    <message>
        <source>likes to bluff</source>
        <translation>aime bluffer</translation>
    </message>
    <message>
        <source>saves amulets and common gold</source>
        <translation>économise ses amulettes et son or vulgaire</translation>
    </message>
    <message>
        <source>plays calmly</source>
        <translation>joue posément</translation>
    </message>
</context>
<context>
    <name>AuxStory</name>
    <message>
        <source>{names} sat down to play.</source>
        <translation>Autour de la table&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>The points: {standing}.</source>
        <translation>Les points&#xa0;: {standing}.</translation>
    </message>
    <message>
        <source>It was the auction for {the}.</source>
        <translation>C’était l’enchère pour {the}.</translation>
    </message>
    <message>
        <source>{name} won the game with three points; the others had: {others}.</source>
        <translation>{name} a gagné la partie avec trois points&#x202f;; les autres en avaient&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>The decisive moment</source>
        <translation>Le moment décisif</translation>
    </message>
    <message>
        <source>Round&#xa0;{number}</source>
        <translation>Tour&#xa0;{number}</translation>
    </message>
    <message>
        <source>{the} (after a tie, {value}&#xa0;in silver)</source>
        <translation>{the} (après égalité, {value}&#xa0;en argent)</translation>
    </message>
    <message>
        <source>{the}&#xa0;({value})</source>
        <translation>{the}&#xa0;({value})</translation>
    </message>
    <message>
        <source>Nobody won an auction.</source>
        <translation>Personne n’a gagné d’enchère.</translation>
    </message>
    <message>
        <source>{name} won {characters}</source>
        <translation>{name} a gagné {characters}</translation>
    </message>
    <message>
        <source>{names} tied twice for {the}</source>
        <translation>double égalité entre {names} pour {the}</translation>
    </message>
    <message>
        <source>{names} cursed {characters}</source>
        <translation>sort jeté par {names} sur {characters}</translation>
    </message>
    <message>
        <source>nobody bid for {characters}</source>
        <translation>personne n’a misé pour {characters}</translation>
    </message>
    <message numerus="yes">
        <source>{name} paid {paid} {to_the}: %n point(s), {score}&#xa0;in all.</source>
        <translation>
            <numerusform>{name} a payé {paid} {to_the}&#xa0;: %n&#xa0;point, {score}&#xa0;en tout.</numerusform>
            <numerusform>{name} a payé {paid} {to_the}&#xa0;: %n&#xa0;points, {score}&#xa0;en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scored %n point(s) for free with {the}: {score}&#xa0;in all.</source>
        <translation>
            <numerusform>{name} a marqué %n&#xa0;point sans rien payer avec {the}&#xa0;: {score}&#xa0;en tout.</numerusform>
            <numerusform>{name} a marqué %n&#xa0;points sans rien payer avec {the}&#xa0;: {score}&#xa0;en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n&#xa0;tour</numerusform>
            <numerusform>%n&#xa0;tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n auction(s)</source>
        <translation>
            <numerusform>%n&#xa0;enchère</numerusform>
            <numerusform>%n&#xa0;enchères</numerusform>
        </translation>
    </message>
    <message>
        <source>Auctions won</source>
        <translation>Enchères gagnées</translation>
    </message>
    <message>
        <source>Gold bid</source>
        <translation>Or misé</translation>
    </message>
</context>
<context>
    <name>AuxTable</name>
    <message>
        <source>Round {round}</source>
        <translation>Tour {round}</translation>
    </message>
    <message>
        <source>Round {round} · auction {number} of {of}</source>
        <translation>Tour {round} · enchère {number} sur {of}</translation>
    </message>
    <message>
        <source>{card}, in use</source>
        <translation>{card}, en action</translation>
    </message>
    <message>
        <source>{card}, up for bids</source>
        <translation>{card}, aux enchères</translation>
    </message>
    <message>
        <source>already played</source>
        <translation>déjà passés</translation>
    </message>
    <message>
        <source>place of {card}, in use</source>
        <translation>place de la carte {card}, en action</translation>
    </message>
    <message>
        <source>specials of this round</source>
        <translation>spéciaux de ce tour</translation>
    </message>
    <message>
        <source>{card}, to come this round</source>
        <translation>{card}, à venir ce tour</translation>
    </message>
    <message>
        <source>{card}, next up for bids</source>
        <translation>{card}, prochaine enchère</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>up next</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>banque</translation>
    </message>
    <message>
        <source>Bank: {things}</source>
        <translation>Banque&#xa0;: {things}</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>dans le sac</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>tirées</translation>
    </message>
    <message>
        <source>{place}: {stones}</source>
        <translation>{place}&#xa0;: {stones}</translation>
    </message>
    <message>
        <source>the pile: choose a card</source>
        <translation>la pioche&#xa0;: choisissez une carte</translation>
    </message>
    <message>
        <source>in the pile, in any order</source>
        <translation>dans la pioche, sans ordre</translation>
    </message>
    <message>
        <source>to pay — click the stones</source>
        <translation>à payer — cliquez sur les pierres</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>The fists open…</source>
        <translation>Les poings s’ouvrent…</translation>
    </message>
    <message>
        <source>purse</source>
        <translation>bourse</translation>
    </message>
    <message>
        <source>too much: {coins}</source>
        <translation>en trop&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>Behind the screen: {things}</source>
        <translation>Derrière l’écran&#xa0;: {things}</translation>
    </message>
    <message>
        <source>to buy and to pay</source>
        <translation>achats et paiement</translation>
    </message>
    <message>
        <source>drawn — {colour} loses all</source>
        <translation>tirées — le {colour} fait tout perdre</translation>
    </message>
    <message>
        <source>behind {whose} screen</source>
        <translation>derrière l’écran {whose}</translation>
    </message>
    <message>
        <source>in the fist</source>
        <translation>dans le poing</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>buy nothing</source>
        <translation>ne rien acheter</translation>
    </message>
    <message>
        <source>empty fist</source>
        <translation>poing vide</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Nothing in the fist yet</source>
        <translation>Rien encore dans le poing</translation>
    </message>
    <message>
        <source>{name} has no silver left: type 0, then Enter.</source>
        <translation>{name} n’a plus d’argent&#xa0;: tapez 0, puis Entrée.</translation>
    </message>
    <message>
        <source>{name} has no gold left: type 0, then Enter.</source>
        <translation>{name} n’a plus d’or&#xa0;: tapez 0, puis Entrée.</translation>
    </message>
    <message>
        <source>{gold} or {silver}</source>
        <translation>{gold} ou {silver}</translation>
    </message>
    <message>
        <source>in the bank</source>
        <translation>à la banque</translation>
    </message>
    <message>
        <source>The bank has no stone left: type 0, then Enter.</source>
        <translation>La banque n’a plus de pierre&#xa0;: tapez 0, puis Entrée.</translation>
    </message>
    <message>
        <source>{name} cannot pay for a stone: type 0, then Enter.</source>
        <translation>{name} ne peut payer aucune pierre&#xa0;: tapez 0, puis Entrée.</translation>
    </message>
    <message>
        <source>Click stones and the coins that pay for them, or type numbers.</source>
        <translation>Cliquez sur les pierres et sur les pièces qui les paient, ou tapez des nombres.</translation>
    </message>
    <message>
        <source>Click coins or type a number.</source>
        <translation>Cliquez sur des pièces ou tapez un nombre.</translation>
    </message>
    <message>
        <source>bid: {value}</source>
        <translation>mise&#xa0;: {value}</translation>
    </message>
    <message>
        <source>each stone: {price}</source>
        <translation>la pierre&#xa0;: {price}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message numerus="yes">
        <source>%n paid for</source>
        <translation>
            <numerusform>%n&#xa0;payée</numerusform>
            <numerusform>%n&#xa0;payées</numerusform>
        </translation>
    </message>
    <message>
        <source>{stones}, {paid}</source>
        <translation>{stones}, {paid}</translation>
    </message>
    <message>
        <source>{name} cannot pay for a stone</source>
        <translation>{name} ne peut payer aucune pierre</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>{laid} of {wanted}</source>
        <translation>{laid} sur {wanted}</translation>
    </message>
    <message>
        <source>to pay</source>
        <translation>à payer</translation>
    </message>
    <message>
        <source>In the fist: {things}</source>
        <translation>Dans le poing&#xa0;: {things}</translation>
    </message>
    <message>
        <source>Enter pays</source>
        <translation>Entrée pour payer</translation>
    </message>
    <message>
        <source>That is all the gold there is. {fist}</source>
        <translation>C’est tout l’or qu’il y a. {fist}</translation>
    </message>
    <message>
        <source>no stone yet</source>
        <translation>pas encore de pierre</translation>
    </message>
    <message numerus="yes">
        <source>pays for %n stone(s) more</source>
        <translation>
            <numerusform>de quoi payer %n&#xa0;pierre de plus</numerusform>
            <numerusform>de quoi payer %n&#xa0;pierres de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays for %n stone(s)</source>
        <translation>
            <numerusform>de quoi payer %n&#xa0;pierre</numerusform>
            <numerusform>de quoi payer %n&#xa0;pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>still to pay: {price}</source>
        <translation>reste à payer&#xa0;: {price}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>En ce moment</translation>
    </message>
    <message>
        <source>To buy nothing, press 0, then Enter.</source>
        <translation>Pour ne rien acheter&#xa0;: 0, puis Entrée.</translation>
    </message>
    <message>
        <source>For an empty fist press 0, then Enter.</source>
        <translation>Pour un poing vide&#xa0;: 0, puis Entrée.</translation>
    </message>
    <message numerus="yes">
        <source>%n spent</source>
        <translation>
            <numerusform>dépensée&#xa0;: %n</numerusform>
            <numerusform>dépensées&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}. The fist is closed.</source>
        <translation>{seat}. Le poing est fermé.</translation>
    </message>
    <message>
        <source>{name}: {things}</source>
        <translation>{name}&#xa0;: {things}</translation>
    </message>
    <message>
        <source>{name}, spent this round: {things}</source>
        <translation>{name}, dépensé ce tour-ci&#xa0;: {things}</translation>
    </message>
    <message>
        <source>{name} holds the card {card}</source>
        <translation>{name} détient la carte {card}</translation>
    </message>
    <message numerus="yes">
        <source>this purse can pay for only %n stone(s)</source>
        <translation>
            <numerusform>la bourse ne paie que %n&#xa0;pierre</numerusform>
            <numerusform>la bourse ne paie que %n&#xa0;pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>{here} behind the screen</source>
        <translation>{here} derrière l’écran</translation>
    </message>
    <message>
        <source>{things} of {most}</source>
        <translation>{things} sur {most}</translation>
    </message>
    <message>
        <source>{here} in the bank</source>
        <translation>{here} à la banque</translation>
    </message>
    <message numerus="yes">
        <source>%n more stone(s) to choose</source>
        <translation>
            <numerusform>encore %n&#xa0;pierre à choisir</numerusform>
            <numerusform>encore %n&#xa0;pierres à choisir</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}: {here} behind the screen, {laid} in the fist</source>
        <translation>{kind}&#xa0;: {here} derrière l’écran, {laid} dans le poing</translation>
    </message>
    <message>
        <source>Close the fist</source>
        <translation>Fermer le poing</translation>
    </message>
    <message>
        <source>all paid for</source>
        <translation>tout est payé</translation>
    </message>
    <message>
        <source>To pay: {things}</source>
        <translation>À payer&#xa0;: {things}</translation>
    </message>
    <message>
        <source>On the table: {things}</source>
        <translation>Sur la table&#xa0;: {things}</translation>
    </message>
    <message>
        <source>{kind}: {here} in the bank, {laid} on the table</source>
        <translation>{kind}&#xa0;: {here} à la banque, {laid} sur la table</translation>
    </message>
</context>
<context>
    <name>ComputerControls</name>
    <message>
        <source>The computer is thinking about what it would do…</source>
        <translation>L’ordinateur réfléchit à ce qu’il ferait…</translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation>Jouer jusqu’à la &amp;fin</translation>
    </message>
    <message>
        <source>Skip to the &amp;next person</source>
        <translation>Passer au joueur &amp;humain suivant</translation>
    </message>
    <message>
        <source>Skip to &amp;my turn</source>
        <translation>Passer à &amp;mon tour</translation>
    </message>
    <message>
        <source>No computer player knows this game.</source>
        <translation>L’ordinateur ne sait pas jouer à ce jeu.</translation>
    </message>
    <message>
        <source>No computer player is at this table.</source>
        <translation>L’ordinateur ne joue pas à cette table.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>It is a person’s turn.</source>
        <translation>C’est à une personne de jouer.</translation>
    </message>
    <message>
        <source>The curtain is down.</source>
        <translation>Le rideau est baissé.</translation>
    </message>
    <message>
        <source>The computer has nothing to explain yet.</source>
        <translation>L’ordinateur n’a encore rien à expliquer.</translation>
    </message>
    <message>
        <source>Advice was not allowed when this game began.</source>
        <translation>Les conseils n’ont pas été autorisés au début de cette partie.</translation>
    </message>
    <message>
        <source>The computer is thinking about it.</source>
        <translation>L’ordinateur y réfléchit.</translation>
    </message>
    <message>
        <source>Only the person whose turn it is can ask.</source>
        <translation>On ne peut demander qu’à son tour.</translation>
    </message>
    <message>
        <source>What they say</source>
        <translation>Ce qu’ils en disent</translation>
    </message>
    <message>
        <source>For {name} the computer would choose</source>
        <translation>Pour {name}, l’ordinateur choisirait</translation>
    </message>
</context>
<context>
    <name>ComputerOptions</name>
    <message>
        <source>Me against the computer</source>
        <translation>Moi contre l’ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>Begins at once: {name} against %n computer player(s).</source>
        <translation>
            <numerusform>La partie commence aussitôt&#xa0;: {name} contre %n&#xa0;adversaire joué par l’ordinateur.</numerusform>
            <numerusform>La partie commence aussitôt&#xa0;: {name} contre %n&#xa0;adversaires joués par l’ordinateur.</numerusform>
        </translation>
    </message>
    <message>
        <source>How well the computer plays</source>
        <translation>Niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Rythme de l’ordinateur</translation>
    </message>
    <message>
        <source>The computer may be asked for advice</source>
        <translation>On peut demander conseil à l’ordinateur</translation>
    </message>
    <message>
        <source>The player whose turn it is may ask what the computer would do. Such games are marked in the statistics.</source>
        <translation>À son tour, on peut demander à l’ordinateur ce qu’il ferait. Les statistiques signalent ces parties.</translation>
    </message>
</context>
<context>
    <name>ContinueButton</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>Crests</name>
    <message>
        <source>coral, with the flame</source>
        <translation>corail, à la flamme</translation>
    </message>
    <message>
        <source>sea green, with the tower</source>
        <translation>vert d’eau, à la tour</translation>
    </message>
    <message>
        <source>violet, with the leaf</source>
        <translation>violet, à la feuille</translation>
    </message>
    <message>
        <source>ochre, with the key</source>
        <translation>ocre, à la clé</translation>
    </message>
    <message>
        <source>azure, with the chalice</source>
        <translation>azur, au calice</translation>
    </message>
    <message>
        <source>rose, with the sun</source>
        <translation>rose, au soleil</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>or press Enter</source>
        <translation>ou appuyez sur Entrée</translation>
    </message>
</context>
<context>
    <name>DragonAnswers</name>
    <message>
        <source>{name}, flight of strength {strength}</source>
        <translation>{name}, vol de force {strength}</translation>
    </message>
    <message>
        <source>Pay {gold}</source>
        <translation>Payer {gold}</translation>
    </message>
    <message>
        <source>Give: {card}</source>
        <translation>Donner&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{card}: its power triggers</source>
        <translation>{card}&#xa0;: le pouvoir se déclenche</translation>
    </message>
    <message>
        <source>{card}: no power</source>
        <translation>{card}&#xa0;: sans pouvoir</translation>
    </message>
    <message>
        <source>Take {gold} from the stakes</source>
        <translation>Prendre {gold} dans le pot</translation>
    </message>
    <message>
        <source>Each opponent pays {gold} into the stakes</source>
        <translation>Chaque adversaire verse {gold} au pot</translation>
    </message>
    <message>
        <source>{card}, by the stakes</source>
        <translation>{card}, près du pot</translation>
    </message>
    <message>
        <source>{card}, in {whose} flight</source>
        <translation>{card}, dans le vol {whose}</translation>
    </message>
    <message>
        <source>{gold} of it would be owed</source>
        <translation>dont {gold} à crédit</translation>
    </message>
    <message>
        <source>{The} is not in {name}’s hand.</source>
        <translation>{The} n’est pas en main chez {name}.</translation>
    </message>
    <message>
        <source>{The} does not qualify: it must be {side} weaker than {n}.</source>
        <translation>{The} ne convient pas&#xa0;: il faut {side} de force inférieure à {n}.</translation>
    </message>
    <message>
        <source>{The} does not qualify: it must be {side} stronger than {n}.</source>
        <translation>{The} ne convient pas&#xa0;: il faut {side} de force supérieure à {n}.</translation>
    </message>
    <message>
        <source>{The} cannot be given here.</source>
        <translation>{The} ne convient pas ici.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n card(s) must be chosen.</source>
        <translation>
            <numerusform>Il faut choisir exactement %n&#xa0;carte.</numerusform>
            <numerusform>Il faut choisir exactement %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a dragon weaker than this card, in a flight, can be slain.</source>
        <translation>On ne peut abattre qu’un dragon plus faible que cette carte, dans un vol.</translation>
    </message>
    <message>
        <source>Only one of the strongest opponents can be targeted.</source>
        <translation>On ne peut viser qu’un des adversaires au vol le plus fort.</translation>
    </message>
    <message>
        <source>The power of that card cannot be copied.</source>
        <translation>Le pouvoir de cette carte ne peut pas être copié.</translation>
    </message>
    <message>
        <source>That is not one of the ante cards that can be taken.</source>
        <translation>Cette carte n’est pas une ante que l’on peut prendre.</translation>
    </message>
    <message>
        <source>That is not a good dragon of this flight that is still to be called.</source>
        <translation>Ce n’est pas un bon dragon de ce vol qui reste à appeler.</translation>
    </message>
    <message>
        <source>beside {god} this flight cannot win</source>
        <translation>à côté de {god}, ce vol ne peut plus gagner</translation>
    </message>
    <message>
        <source>this empties the stakes and ends the gambit</source>
        <translation>cela vide le pot et met fin à la manche</translation>
    </message>
</context>
<context>
    <name>DragonBoard</name>
    <message>
        <source>owes {creditor} {gold}</source>
        <translation>doit {gold} ({creditor})</translation>
    </message>
    <message>
        <source>{name}: out of the game</source>
        <translation>{name}&#xa0;: hors de la partie</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n&#xa0;carte en main</numerusform>
            <numerusform>%n&#xa0;cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>including {cards}</source>
        <translation>dont {cards}</translation>
    </message>
    <message>
        <source>flight of strength {total}: {cards}</source>
        <translation>vol de force {total}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>no flight yet</source>
        <translation>pas encore de vol</translation>
    </message>
    <message>
        <source>leader of the round</source>
        <translation>leader du tour</translation>
    </message>
    <message>
        <source>leads the next round thanks to the Priest</source>
        <translation>mène le prochain tour grâce au Prêtre</translation>
    </message>
    <message>
        <source>cannot win because of {god}</source>
        <translation>ne peut pas gagner à cause de {god}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Gold: most gold wins</source>
        <translation>Or&#xa0;: le plus riche gagne</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Strength of the flight</source>
        <translation>Force du vol</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Debts</source>
        <translation>Dettes</translation>
    </message>
    <message>
        <source>Gold owed to others</source>
        <translation>Or dû aux autres</translation>
    </message>
    <message>
        <source>strength {n}</source>
        <translation>force {n}</translation>
    </message>
    <message>
        <source>no debts</source>
        <translation>aucune dette</translation>
    </message>
</context>
<context>
    <name>DragonCards</name>
    <message>
        <source>{nature}, strength {strength}.</source>
        <translation>{nature}, force {strength}.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Forces</translation>
    </message>
    <message>
        <source>Nature</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>No power.</source>
        <translation>Aucun pouvoir.</translation>
    </message>
    <message>
        <source>Counts as every evil colour at once.</source>
        <translation>Compte pour toutes les couleurs mauvaises à la fois.</translation>
    </message>
    <message>
        <source>Pay {gold} into the stakes.</source>
        <translation>Versez {gold} au pot.</translation>
    </message>
    <message>
        <source>Take {gold} from the stakes.</source>
        <translation>Prenez {gold} dans le pot.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %n weakest ante card(s) into your hand.</source>
        <translation>
            <numerusform>Prenez en main la carte d’ante la plus faible.</numerusform>
            <numerusform>Prenez en main les %n&#xa0;cartes d’ante les plus faibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard this card; the next card of the deck takes its place, and its power triggers.</source>
        <translation>Défaussez cette carte&#x202f;; la carte suivante de la pioche prend sa place, et son pouvoir se déclenche.</translation>
    </message>
    <message>
        <source>Discard a weaker dragon from any flight.</source>
        <translation>Défaussez un dragon plus faible d’un vol quelconque.</translation>
    </message>
    <message>
        <source>The weakest flight wins this gambit.</source>
        <translation>Le vol le plus faible gagne cette manche.</translation>
    </message>
    <message>
        <source>You lead the next round of this gambit.</source>
        <translation>Vous menez le prochain tour de cette manche.</translation>
    </message>
    <message>
        <source>The opponent to your left gives you {side} weaker than this card, or {gold}.</source>
        <translation>L’adversaire à votre gauche vous donne {side} plus faible que cette carte, ou {gold}.</translation>
    </message>
    <message>
        <source>The opponent to your left gives you {side} stronger than this card, or {gold}.</source>
        <translation>L’adversaire à votre gauche vous donne {side} plus fort que cette carte, ou {gold}.</translation>
    </message>
    <message>
        <source>The opponent with the strongest flight gives you {side} stronger than this card, or {gold}.</source>
        <translation>L’adversaire au vol le plus fort vous donne {side} plus fort que cette carte, ou {gold}.</translation>
    </message>
    <message>
        <source>The opponent with the strongest flight gives you {side} weaker than this card, or {gold}.</source>
        <translation>L’adversaire au vol le plus fort vous donne {side} plus faible que cette carte, ou {gold}.</translation>
    </message>
    <message>
        <source>Draw a card for each player whose flight is stronger than yours.</source>
        <translation>Piochez une carte pour chaque joueur dont le vol est plus fort que le vôtre.</translation>
    </message>
    <message>
        <source>While {side} is in the same flight, that flight cannot win the gambit.</source>
        <translation>Tant qu’{side} se trouve dans le même vol, ce vol ne peut pas gagner la manche.</translation>
    </message>
    <message>
        <source>Copy the power of one of the ante cards.</source>
        <translation>Copiez le pouvoir d’une des cartes d’ante.</translation>
    </message>
    <message>
        <source>Copy the power of {side} in any flight.</source>
        <translation>Copiez le pouvoir d’{side} dans n’importe quel vol.</translation>
    </message>
    <message>
        <source>Count the {side} in your flight: take that much gold from the stakes, or have each opponent pay that much into them.</source>
        <translation>Comptez les {side} de votre vol&#xa0;: prenez autant d’or dans le pot, ou chaque adversaire y verse autant.</translation>
    </message>
    <message>
        <source>Each opponent with both good and evil dragons in their flight pays you {gold}.</source>
        <translation>Chaque adversaire qui a des dragons bons et mauvais dans son vol vous paie {gold}.</translation>
    </message>
    <message>
        <source>The opponent with the strongest flight pays you {gold}, and you take a card from their hand, unseen.</source>
        <translation>L’adversaire au vol le plus fort vous paie {gold}, et vous prenez une carte de sa main, au hasard.</translation>
    </message>
    <message>
        <source>Every player with {side} in their flight draws a card.</source>
        <translation>Chaque joueur qui a {side} dans son vol pioche une carte.</translation>
    </message>
    <message>
        <source>Discard a card from your hand.</source>
        <translation>Défaussez une carte de votre main.</translation>
    </message>
    <message>
        <source>The powers of all {side} in your flight trigger.</source>
        <translation>Les pouvoirs de tous les {side} de votre vol se déclenchent.</translation>
    </message>
    <message>
        <source>Draw a card for each of the {side} in your flight.</source>
        <translation>Piochez autant de cartes qu’il y a de {side} dans votre vol.</translation>
    </message>
    <message>
        <source>If there is a mortal in any flight, take {gold} from the stakes.</source>
        <translation>Si un mortel se trouve dans un vol quelconque, prenez {gold} dans le pot.</translation>
    </message>
</context>
<context>
    <name>DragonEvents</name>
    <message>
        <source>{name} is dealt {cards}.</source>
        <translation>{name} reçoit {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is dealt %n card(s).</source>
        <translation>
            <numerusform>{name} reçoit %n&#xa0;carte.</numerusform>
            <numerusform>{name} reçoit %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gambit&#xa0;{number}</source>
        <translation>Manche&#xa0;{number}</translation>
    </message>
    <message>
        <source>{name} sets {the} as the ante.</source>
        <translation>{name} mise {the} en ante.</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>{name} leads with {the}, the strongest card that stands alone ({tied} tied). The strongest ante card sets the price: {gold} each.</source>
        <translation>{name} mène avec {the}, la plus forte carte sans égale (égalité à {tied}). La plus forte ante fixe la mise&#xa0;: {gold} chacun.</translation>
    </message>
    <message>
        <source>{name} leads with {the}, the strongest ante card; it sets the price: {gold} each.</source>
        <translation>{name} mène avec {the}, la plus forte ante&#x202f;; elle fixe la mise&#xa0;: {gold} chacun.</translation>
    </message>
    <message>
        <source>No ante card stands alone: all are discarded, everybody draws a card and sets another ante.</source>
        <translation>Aucune ante n’est sans égale&#xa0;: toutes sont défaussées, chacun pioche une carte et remet une ante.</translation>
    </message>
    <message>
        <source>strongest card of the round</source>
        <translation>plus forte carte du tour</translation>
    </message>
    <message>
        <source>the strongest cards tied, the leader stays</source>
        <translation>plus fortes cartes à égalité, le leader reste</translation>
    </message>
    <message>
        <source>strongest card that stood alone</source>
        <translation>plus forte carte sans égale</translation>
    </message>
    <message>
        <source>no card of the round is left, the leader stays</source>
        <translation>aucune carte du tour ne reste, le leader reste</translation>
    </message>
    <message>
        <source>Round&#xa0;{number}: {name} leads ({why})</source>
        <translation>Tour&#xa0;{number}&#xa0;: {name} mène ({why})</translation>
    </message>
    <message>
        <source>{name} plays {the}.</source>
        <translation>{name} joue {the}.</translation>
    </message>
    <message>
        <source>{name} passes: no card in hand, and none to be had.</source>
        <translation>{name} passe&#xa0;: aucune carte en main, et aucune à piocher.</translation>
    </message>
    <message>
        <source>{name} pays {gold} {to}</source>
        <translation>{name} paie {gold} {to}</translation>
    </message>
    <message>
        <source>{name} pays nothing {to}</source>
        <translation>{name} ne paie rien {to}</translation>
    </message>
    <message>
        <source>{what} ({why}).</source>
        <translation>{what} ({why}).</translation>
    </message>
    <message>
        <source>the ante</source>
        <translation>l’ante</translation>
    </message>
    <message>
        <source>purchase of cards</source>
        <translation>achat de cartes</translation>
    </message>
    <message>
        <source>colour flight</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>strength flight</source>
        <translation>brelan</translation>
    </message>
    <message>
        <source>{name} takes {gold} from the stakes ({why}).</source>
        <translation>{name} prend {gold} dans le pot ({why}).</translation>
    </message>
    <message>
        <source>{name} owes the stakes {gold}</source>
        <translation>{name} doit {gold} au pot</translation>
    </message>
    <message>
        <source>{name} owes {creditor} {gold}</source>
        <translation>{name} doit {gold} à {creditor}</translation>
    </message>
    <message>
        <source>{debt}, {all} in all.</source>
        <translation>{debt}, {all} en tout.</translation>
    </message>
    <message>
        <source>{name} repays {gold} {to} at once; still owed: {left}.</source>
        <translation>{name} rembourse aussitôt {gold} {to}&#x202f;; reste dû&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>{name} repays {gold} {to} at once; that debt is settled.</source>
        <translation>{name} rembourse aussitôt {gold} {to}&#x202f;; cette dette est soldée.</translation>
    </message>
    <message>
        <source>{name} draws {the} ({why}).</source>
        <translation>{name} pioche {the} ({why}).</translation>
    </message>
    <message>
        <source>{name} draws a card ({why}).</source>
        <translation>{name} pioche une carte ({why}).</translation>
    </message>
    <message>
        <source>{name} draws {cards} ({why}).</source>
        <translation>{name} pioche {cards} ({why}).</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n card(s) ({why}).</source>
        <translation>
            <numerusform>{name} pioche %n&#xa0;carte ({why}).</numerusform>
            <numerusform>{name} pioche %n&#xa0;cartes ({why}).</numerusform>
        </translation>
    </message>
    <message>
        <source>tied antes</source>
        <translation>antes à égalité</translation>
    </message>
    <message>
        <source>end of the gambit</source>
        <translation>fin de la manche</translation>
    </message>
    <message>
        <source>{name} draws no more: ten cards in hand.</source>
        <translation>{name} ne pioche plus&#xa0;: dix cartes en main.</translation>
    </message>
    <message>
        <source>{name} draws no more: there is no card left.</source>
        <translation>{name} ne pioche plus&#xa0;: il ne reste aucune carte.</translation>
    </message>
    <message numerus="yes">
        <source>The deck is used up: the %n discarded card(s) become the deck.</source>
        <translation>
            <numerusform>La pioche est épuisée&#xa0;: la carte défaussée devient la pioche.</numerusform>
            <numerusform>La pioche est épuisée&#xa0;: les %n&#xa0;cartes défaussées deviennent la pioche.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} discards {the}.</source>
        <translation>{name} défausse {the}.</translation>
    </message>
    <message>
        <source>Colour flight! {name} has three {dragons}; each opponent pays the strength of the second strongest: {gold}.</source>
        <translation>Couleur&#x202f;! {name} a trois {dragons}&#x202f;; chaque adversaire paie la force du deuxième plus fort&#xa0;: {gold}.</translation>
    </message>
    <message>
        <source>{name} takes no ante card.</source>
        <translation>{name} ne prend aucune carte d’ante.</translation>
    </message>
    <message>
        <source>{name} takes from the ante cards: {cards}.</source>
        <translation>{name} prend parmi les cartes d’ante&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} {strength}</source>
        <translation>{name} {strength}</translation>
    </message>
    <message>
        <source>The flights: {totals}.</source>
        <translation>Les vols&#xa0;: {totals}.</translation>
    </message>
    <message>
        <source>{name} cannot win: {side} beside {god}.</source>
        <translation>{name} ne peut pas gagner&#xa0;: {side} à côté de {god}.</translation>
    </message>
    <message>
        <source>{people} are tied in front: another round.</source>
        <translation>Égalité en tête entre {people}&#xa0;: un tour de plus.</translation>
    </message>
    <message>
        <source>{name} wins gambit&#xa0;{number}: strongest flight.</source>
        <translation>{name} gagne la manche&#xa0;{number}&#xa0;: vol le plus fort.</translation>
    </message>
    <message>
        <source>Nobody wins gambit&#xa0;{number}: every flight is barred by its god. The stakes stay: {gold}.</source>
        <translation>Personne ne gagne la manche&#xa0;{number}&#xa0;: chaque vol est exclu par son dieu. Le pot reste&#xa0;: {gold}.</translation>
    </message>
    <message>
        <source>Nobody wins gambit&#xa0;{number}: still tied, and nobody has a card. The stakes stay: {gold}.</source>
        <translation>Personne ne gagne la manche&#xa0;{number}&#xa0;: toujours égalité, et plus personne n’a de carte. Le pot reste&#xa0;: {gold}.</translation>
    </message>
    <message>
        <source>The stakes are empty: gambit&#xa0;{number} ends at once, without a winner.</source>
        <translation>Le pot est vide&#xa0;: la manche&#xa0;{number} finit aussitôt, sans vainqueur.</translation>
    </message>
    <message>
        <source>The weakest flight wins this gambit, not the strongest ({card}).</source>
        <translation>Le vol le plus faible gagne cette manche, et non le plus fort ({card}).</translation>
    </message>
    <message>
        <source>{name} leads the next round, whatever is played ({card}).</source>
        <translation>{name} mène le prochain tour, quoi qu’on joue ({card}).</translation>
    </message>
    <message>
        <source>{name} gives {the} to {other}.</source>
        <translation>{name} donne {the} à {other}.</translation>
    </message>
    <message>
        <source>{name} shows {the} and keeps it: {other} already holds ten cards.</source>
        <translation>{name} montre {the}, sans rien céder&#xa0;: {other} a déjà dix cartes.</translation>
    </message>
    <message>
        <source>{The} is discarded, and will be replaced.</source>
        <translation>{The} part à la défausse&#xa0;: la pioche donnera sa remplaçante.</translation>
    </message>
    <message>
        <source>{name} slays {the} in {whose} flight.</source>
        <translation>{name} abat {the} dans le vol {whose}.</translation>
    </message>
    <message>
        <source>{The} triggers: first card of the round.</source>
        <translation>{The} se déclenche&#xa0;: première carte du tour.</translation>
    </message>
    <message>
        <source>{The} triggers: {strength} is not more than {limit}, played just before.</source>
        <translation>{The} se déclenche&#xa0;: {strength} ne dépasse pas {limit}, joué juste avant.</translation>
    </message>
    <message>
        <source>{The} triggers: {strength}, as much as the card played just before.</source>
        <translation>{The} se déclenche&#xa0;: {strength}, autant que la carte jouée juste avant.</translation>
    </message>
    <message>
        <source>{The} triggers, replacing another card ({before}).</source>
        <translation>{The} se déclenche, en remplacement ({before}).</translation>
    </message>
    <message>
        <source>{The} triggers through another power ({before}).</source>
        <translation>{The} se déclenche par un autre pouvoir ({before}).</translation>
    </message>
    <message>
        <source>{The} copies {of}.</source>
        <translation>{The} copie {of}.</translation>
    </message>
    <message>
        <source>{The} does not trigger: it was discarded in this same turn, and came back.</source>
        <translation>{The} ne se déclenche pas&#xa0;: carte défaussée dans ce même coup, puis revenue.</translation>
    </message>
    <message>
        <source>{The} does not trigger: {strength} is more than {limit}, played just before.</source>
        <translation>{The} ne se déclenche pas&#xa0;: {strength} dépasse {limit}, joué juste avant.</translation>
    </message>
    <message>
        <source>{The} has no power.</source>
        <translation>{The} n’a aucun pouvoir.</translation>
    </message>
    <message>
        <source>there is no mortal in any flight</source>
        <translation>aucun mortel dans un vol</translation>
    </message>
    <message>
        <source>no opponent has good and evil dragons in one flight</source>
        <translation>aucun adversaire n’a de dragons bons et mauvais dans son vol</translation>
    </message>
    <message>
        <source>there is no such dragon</source>
        <translation>aucun dragon de cette sorte</translation>
    </message>
    <message>
        <source>no flight is stronger</source>
        <translation>aucun vol n’est plus fort</translation>
    </message>
    <message>
        <source>there is no card in that hand</source>
        <translation>aucune carte dans cette main</translation>
    </message>
    <message>
        <source>ten cards in hand, no more may be taken</source>
        <translation>dix cartes en main, on n’en prend pas plus</translation>
    </message>
    <message>
        <source>no ante card is left</source>
        <translation>il ne reste aucune carte d’ante</translation>
    </message>
    <message>
        <source>there is no weaker dragon in any flight</source>
        <translation>aucun dragon plus faible dans un vol</translation>
    </message>
    <message>
        <source>The power {of_the} has no effect: {why}.</source>
        <translation>Le pouvoir {of_the} est sans effet&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{The} targets {name}, to the left of {who}.</source>
        <translation>{The} vise {name}, à la gauche du joueur ({who}).</translation>
    </message>
    <message>
        <source>{The} targets {name}: several flights are equally strong, and {who} has chosen.</source>
        <translation>{The} vise {name}&#xa0;: plusieurs vols sont à égalité, {who} a choisi.</translation>
    </message>
    <message>
        <source>{The} targets {name}, the strongest opponent.</source>
        <translation>{The} vise {name}, au vol le plus fort des adversaires.</translation>
    </message>
    <message>
        <source>{name} must part with {side} weaker than {n}, or with {gold}.</source>
        <translation>{name} doit céder {side} de force inférieure à {n}, ou {gold}.</translation>
    </message>
    <message>
        <source>{name} must part with {side} stronger than {n}, or with {gold}.</source>
        <translation>{name} doit céder {side} de force supérieure à {n}, ou {gold}.</translation>
    </message>
    <message>
        <source>{name} chooses the stakes: {gold}.</source>
        <translation>{name} choisit le pot&#xa0;: {gold}.</translation>
    </message>
    <message>
        <source>{name} makes each opponent pay {gold} into the stakes.</source>
        <translation>{name} fait verser {gold} au pot par chaque adversaire.</translation>
    </message>
    <message>
        <source>{name} takes a card from {other}, unseen: {the}.</source>
        <translation>{name} prend une carte au hasard chez {other}&#xa0;: {the}.</translation>
    </message>
    <message>
        <source>{name} takes a card from {other}, unseen.</source>
        <translation>{name} prend une carte au hasard chez {other}.</translation>
    </message>
    <message>
        <source>{The} takes its place.</source>
        <translation>{The} prend la place libre.</translation>
    </message>
    <message>
        <source>{name} takes the stakes: {gold}.</source>
        <translation>{name} rafle le pot&#xa0;: {gold}.</translation>
    </message>
    <message>
        <source>{name} still owes {gold} at the end of the gambit, and is out of the game.</source>
        <translation>{name} doit encore {gold} à la fin de la manche, et quitte la partie.</translation>
    </message>
    <message>
        <source>the last gambit is played</source>
        <translation>la dernière manche est jouée</translation>
    </message>
    <message>
        <source>only one player is left</source>
        <translation>il ne reste qu’un joueur</translation>
    </message>
    <message>
        <source>a player could not pay</source>
        <translation>quelqu’un n’a pas pu payer</translation>
    </message>
    <message>
        <source>a player has no gold left</source>
        <translation>quelqu’un n’a plus d’or</translation>
    </message>
    <message>
        <source>decided by the antes</source>
        <translation>d’après les antes</translation>
    </message>
    <message>
        <source>Strength flight! {name} has three dragons of strength {strength}, for gold from the stakes and ante cards.</source>
        <translation>Brelan&#x202f;! {name} a trois dragons de force {strength}, pour de l’or du pot et des cartes d’ante.</translation>
    </message>
    <message>
        <source>{name} has one card left and buys: {the} is turned up, the price is {gold}.</source>
        <translation>{name} n’a plus qu’une carte et achète&#xa0;: on retourne {the}, le prix est de {gold}.</translation>
    </message>
    <message>
        <source>{name} has no card left and buys: {the} is turned up, the price is {gold}.</source>
        <translation>{name} n’a plus de carte et achète&#xa0;: on retourne {the}, le prix est de {gold}.</translation>
    </message>
    <message>
        <source>Because of the Druid, the weakest flight wins.</source>
        <translation>Effet du Druide&#xa0;: le vol le plus faible gagne.</translation>
    </message>
    <message>
        <source>{name} wins gambit&#xa0;{number}: weakest flight (Druid).</source>
        <translation>{name} gagne la manche&#xa0;{number}&#xa0;: vol le plus faible (Druide).</translation>
    </message>
    <message>
        <source>{paid}; {gold} was due</source>
        <translation>{paid}, sur {gold} à payer</translation>
    </message>
    <message>
        <source>{name} takes {gold} from the stakes instead of {amount}: there is no more ({why}).</source>
        <translation>{name} prend {gold} dans le pot au lieu de {amount}&#xa0;: il n’y en a pas plus ({why}).</translation>
    </message>
    <message>
        <source>{name} wins the stakes, and no longer owes them {gold}.</source>
        <translation>{name} gagne le pot&#xa0;: sa dette envers le pot ({gold}) est annulée.</translation>
    </message>
    <message>
        <source>What {name} owes the stakes, {gold}, is now due to {other}.</source>
        <translation>{name} doit désormais {gold} à {other}, et non plus au pot.</translation>
    </message>
    <message>
        <source>{gambit}: {gold} still in the stakes from before</source>
        <translation>{gambit}&#xa0;: {gold} de la manche précédente restent au pot</translation>
    </message>
    <message>
        <source>The antes are turned up: {antes}.</source>
        <translation>Les antes sont dévoilées&#xa0;: {antes}.</translation>
    </message>
    <message>
        <source>thanks to the Priest</source>
        <translation>grâce au Prêtre</translation>
    </message>
    <message>
        <source>The game is over: {why}. Won by {people}, with {gold}.</source>
        <translation>La partie est finie&#xa0;: {why}. Victoire&#xa0;: {people}, avec {gold}.</translation>
    </message>
</context>
<context>
    <name>DragonGame</name>
    <message>
        <source>2 to 6&#xa0;players · from half an hour</source>
        <translation>2 à 6 joueurs · à partir d’une demi-heure</translation>
    </message>
    <message>
        <source>Starting gold</source>
        <translation>Or de départ</translation>
    </message>
    <message>
        <source>More gold makes a longer game, less gold a shorter one.</source>
        <translation>Plus d’or fait une partie plus longue, moins d’or une partie plus courte.</translation>
    </message>
    <message>
        <source>Tie for the strongest card of a round</source>
        <translation>Égalité des plus fortes cartes d’un tour</translation>
    </message>
    <message>
        <source>Who leads the next round when the strongest cards of a round are equal.</source>
        <translation>Qui mène le tour suivant quand les plus fortes cartes d’un tour sont égales.</translation>
    </message>
    <message>
        <source>Buying cards</source>
        <translation>Achat de cartes</translation>
    </message>
    <message>
        <source>A player without cards buys: the next card sets the price, then the hand is filled up to four.</source>
        <translation>Un joueur sans carte achète&#xa0;: la carte suivante fixe le prix, puis la main est complétée à quatre.</translation>
    </message>
    <message>
        <source>Ante cards for a strength flight</source>
        <translation>Cartes d’ante pour un brelan</translation>
    </message>
    <message>
        <source>How many of the ante cards you take for three dragons of one strength.</source>
        <translation>Combien de cartes d’ante rapportent trois dragons de même force.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>When a player goes broke, or after a set number of gambits. The player with the most gold wins.</source>
        <translation>À la première ruine, ou après un nombre de manches fixé. Le plus riche gagne.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Hands can be hidden from the others, or lie open to all. The rules stay the same.</source>
        <translation>Les mains peuvent être cachées aux autres, ou visibles de tous. Les règles ne changent pas.</translation>
    </message>
    <message numerus="yes">
        <source>After %n gambit(s)</source>
        <translation>
            <numerusform>Après %n&#xa0;manche</numerusform>
            <numerusform>Après %n&#xa0;manches</numerusform>
        </translation>
    </message>
    <message>
        <source>When a player goes broke</source>
        <translation>À la première ruine</translation>
    </message>
    <message>
        <source>The leader stays</source>
        <translation>Le leader reste</translation>
    </message>
    <message>
        <source>The strongest card that stands alone leads</source>
        <translation>La plus forte carte sans égale mène</translation>
    </message>
    <message>
        <source>With no card left</source>
        <translation>Sans aucune carte</translation>
    </message>
    <message>
        <source>Also at the start of a turn with one card</source>
        <translation>Aussi au début de son tour avec une seule carte</translation>
    </message>
    <message>
        <source>All that are left</source>
        <translation>Toutes celles qui restent</translation>
    </message>
    <message>
        <source>Three at most</source>
        <translation>Trois au plus</translation>
    </message>
    <message>
        <source>Two at most</source>
        <translation>Deux au plus</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Cachées</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Visibles</translation>
    </message>
    <message>
        <source>The Game of Dragons: everybody plays three cards, and the strongest flight takes the stakes; but it is the weaker cards whose powers trigger.</source>
        <translation>Chacun joue trois cartes, et le vol le plus fort rafle le pot&#x202f;; mais ce sont les cartes plus faibles dont les pouvoirs se déclenchent.</translation>
    </message>
</context>
<context>
    <name>DragonHeadlines</name>
    <message>
        <source>{people} win together, with {gold} each!</source>
        <translation>{people} gagnent ensemble, avec {gold} chacun&#x202f;!</translation>
    </message>
    <message>
        <source>{name} wins the game, with {gold}!</source>
        <translation>{name} gagne la partie, avec {gold}&#x202f;!</translation>
    </message>
    <message>
        <source>{name}, {what}</source>
        <translation>{name}, {what}</translation>
    </message>
    <message>
        <source>{name} wins the gambit: {gold}</source>
        <translation>{name} gagne la manche&#xa0;: {gold}</translation>
    </message>
    <message>
        <source>The stakes are empty: nobody wins the gambit</source>
        <translation>Le pot est vide&#xa0;: personne ne gagne la manche</translation>
    </message>
    <message>
        <source>Nobody wins the gambit: the stakes stay</source>
        <translation>Personne ne gagne la manche&#xa0;: le pot reste</translation>
    </message>
    <message>
        <source>{name} makes a colour flight!</source>
        <translation>{name} fait une couleur&#x202f;!</translation>
    </message>
    <message>
        <source>{name} makes a strength flight!</source>
        <translation>{name} fait un brelan&#x202f;!</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Lever le rideau</translation>
    </message>
    <message>
        <source>choose a card for the ante</source>
        <translation>choisissez une carte pour l’ante</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>jouez une carte</translation>
    </message>
    <message>
        <source>choose where the gold of the Blue Dragon comes from</source>
        <translation>choisissez d’où vient l’or du Dragon bleu</translation>
    </message>
    <message>
        <source>give a dragon, or pay</source>
        <translation>donnez un dragon, ou payez</translation>
    </message>
    <message>
        <source>choose the ante card to take</source>
        <translation>choisissez la carte d’ante à prendre</translation>
    </message>
    <message>
        <source>choose the dragon to slay</source>
        <translation>choisissez le dragon à abattre</translation>
    </message>
    <message numerus="yes">
        <source>choose %n ante card(s) to take</source>
        <translation>
            <numerusform>choisissez %n&#xa0;carte d’ante à prendre</numerusform>
            <numerusform>choisissez %n&#xa0;cartes d’ante à prendre</numerusform>
        </translation>
    </message>
    <message>
        <source>choose an answer</source>
        <translation>choisissez une réponse</translation>
    </message>
    <message>
        <source>{name} sets an ante</source>
        <translation>{name} mise une ante</translation>
    </message>
    <message>
        <source>{name} plays a card</source>
        <translation>{name} joue une carte</translation>
    </message>
    <message>
        <source>{name} gives a dragon or pays</source>
        <translation>{name} donne un dragon ou paie</translation>
    </message>
    <message>
        <source>{name} discards a card</source>
        <translation>{name} défausse une carte</translation>
    </message>
    <message>
        <source>several flights are equally strong: choose whom {the} targets</source>
        <translation>plusieurs vols sont à égalité&#xa0;: choisissez l’adversaire que vise {the}</translation>
    </message>
    <message>
        <source>choose the power that {the} copies</source>
        <translation>choisissez le pouvoir que copie {the}</translation>
    </message>
    <message>
        <source>choose a card from your hand to discard</source>
        <translation>choisissez une carte de votre main à défausser</translation>
    </message>
    <message>
        <source>choose which good dragon is called next</source>
        <translation>choisissez le prochain bon dragon à appeler</translation>
    </message>
    <message>
        <source>Choose a card for the ante</source>
        <translation>Une carte à miser en ante</translation>
    </message>
    <message>
        <source>Choose a card to play</source>
        <translation>Une carte à jouer</translation>
    </message>
    <message>
        <source>Give a dragon, or pay gold</source>
        <translation>Un dragon à donner, ou de l’or à payer</translation>
    </message>
    <message>
        <source>Choose a card to discard</source>
        <translation>Une carte de la main à défausser</translation>
    </message>
</context>
<context>
    <name>DragonNames</name>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n&#xa0;pièce d’or</numerusform>
            <numerusform>%n&#xa0;pièces d’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>into the stakes</source>
        <translation>au pot</translation>
    </message>
    <message>
        <source>to {name}</source>
        <translation>à {name}</translation>
    </message>
    <message>
        <source>the stakes</source>
        <translation>le pot</translation>
    </message>
    <message>
        <source>a good dragon</source>
        <translation>un bon dragon</translation>
    </message>
    <message>
        <source>an evil dragon</source>
        <translation>un mauvais dragon</translation>
    </message>
    <message>
        <source>good dragons</source>
        <translation>bons dragons</translation>
    </message>
    <message>
        <source>evil dragons</source>
        <translation>mauvais dragons</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>evil</source>
        <translation>mauvais</translation>
    </message>
    <message>
        <source>divine</source>
        <translation>divin</translation>
    </message>
    <message>
        <source>mortal</source>
        <translation>mortel</translation>
    </message>
    <message>
        <source>Black Dragons</source>
        <translation>Dragons noirs</translation>
    </message>
    <message>
        <source>Blue Dragons</source>
        <translation>Dragons bleus</translation>
    </message>
    <message>
        <source>Green Dragons</source>
        <translation>Dragons verts</translation>
    </message>
    <message>
        <source>Red Dragons</source>
        <translation>Dragons rouges</translation>
    </message>
    <message>
        <source>White Dragons</source>
        <translation>Dragons blancs</translation>
    </message>
    <message>
        <source>Brass Dragons</source>
        <translation>Dragons d’airain</translation>
    </message>
    <message>
        <source>Bronze Dragons</source>
        <translation>Dragons de bronze</translation>
    </message>
    <message>
        <source>Copper Dragons</source>
        <translation>Dragons de cuivre</translation>
    </message>
    <message>
        <source>Gold Dragons</source>
        <translation>Dragons d’or</translation>
    </message>
    <message>
        <source>Silver Dragons</source>
        <translation>Dragons d’argent</translation>
    </message>
    <message>
        <source>to the stakes</source>
        <translation>au pot</translation>
    </message>
</context>
<context>
    <name>DragonNow</name>
    <message>
        <source>Its power triggered: it was the first card of the round.</source>
        <translation>Le pouvoir s’est déclenché&#xa0;: c’était la première carte du tour.</translation>
    </message>
    <message>
        <source>Its power did not trigger: {strength} is more than {limit}, played just before.</source>
        <translation>Le pouvoir ne s’est pas déclenché&#xa0;: {strength} dépasse {limit}, joué juste avant.</translation>
    </message>
    <message>
        <source>Its power triggered: {strength} is not more than {limit}, played just before.</source>
        <translation>Le pouvoir s’est déclenché&#xa0;: {strength} ne dépasse pas {limit}, joué juste avant.</translation>
    </message>
    <message>
        <source>Played first in the round, its power triggers.</source>
        <translation>Première carte du tour, son pouvoir se déclenche.</translation>
    </message>
    <message>
        <source>Its power would trigger: {strength} is not more than {limit}.</source>
        <translation>Son pouvoir se déclencherait&#xa0;: {strength} ne dépasse pas {limit}.</translation>
    </message>
    <message>
        <source>Its power would not trigger: {strength} is more than {limit}. It counts all the same.</source>
        <translation>Son pouvoir ne se déclencherait pas&#xa0;: {strength} dépasse {limit}. Sa force compte quand même.</translation>
    </message>
    <message>
        <source>Strongest now: {people}.</source>
        <translation>Vol le plus fort en ce moment&#xa0;: {people}.</translation>
    </message>
    <message>
        <source>But no opponent has good and evil dragons in one flight.</source>
        <translation>Mais aucun adversaire n’a de dragons bons et mauvais dans son vol.</translation>
    </message>
    <message>
        <source>It would be paid by {people}.</source>
        <translation>Paierait&#xa0;: {people}.</translation>
    </message>
    <message numerus="yes">
        <source>It would draw %n card(s).</source>
        <translation>
            <numerusform>Cela ferait piocher %n&#xa0;carte.</numerusform>
            <numerusform>Cela ferait piocher %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>But no ante card is left.</source>
        <translation>Mais il ne reste aucune carte d’ante.</translation>
    </message>
    <message>
        <source>That would empty the stakes ({gold}) and end the gambit.</source>
        <translation>Cela viderait le pot ({gold}) et finirait la manche.</translation>
    </message>
    <message>
        <source>{name} plays first: what is played just before this card will decide.</source>
        <translation>{name} joue en premier&#xa0;: la carte jouée juste avant celle-ci décidera.</translation>
    </message>
    <message>
        <source>A card for {people} too.</source>
        <translation>Une carte aussi pour {people}.</translation>
    </message>
    <message>
        <source>It would take {gold}.</source>
        <translation>Cela prendrait {gold}.</translation>
    </message>
    <message>
        <source>It would take {gold}, and pay {back} of it straight back to the stakes: a debt.</source>
        <translation>Cela prendrait {gold}, dont {back} à rendre aussitôt au pot&#xa0;: une dette.</translation>
    </message>
    <message>
        <source>Taken from the stakes, that would empty them and end the gambit.</source>
        <translation>Pris dans le pot, cela le viderait et finirait la manche.</translation>
    </message>
    <message>
        <source>{name} would pay {gold} and owe {rest}.</source>
        <translation>{name} paierait {gold} et devrait encore {rest}.</translation>
    </message>
    <message>
        <source>It would take {cards}.</source>
        <translation>À prendre&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>It would slay {card}.</source>
        <translation>Cela abattrait&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>A colour flight: {gold} from each opponent.</source>
        <translation>Une couleur&#xa0;: {gold} de chaque adversaire.</translation>
    </message>
    <message>
        <source>A strength flight, for gold and ante cards.</source>
        <translation>Un brelan, pour de l’or et des cartes d’ante.</translation>
    </message>
    <message>
        <source>Ten cards in hand are the limit.</source>
        <translation>Pas plus de dix cartes en main.</translation>
    </message>
    <message>
        <source>There is no other card to draw.</source>
        <translation>Il n’y a plus d’autre carte à piocher.</translation>
    </message>
    <message>
        <source>But what it copies has no power.</source>
        <translation>Mais la carte dont elle prend le pouvoir n’en a pas.</translation>
    </message>
    <message>
        <source>But there is no such dragon.</source>
        <translation>Mais il n’y a aucun dragon de cette sorte.</translation>
    </message>
    <message>
        <source>But no flight is stronger: no card to draw.</source>
        <translation>Mais aucun vol n’est plus fort&#xa0;: rien à piocher.</translation>
    </message>
    <message>
        <source>But there is no card in that hand.</source>
        <translation>Mais il n’y a aucune carte dans cette main.</translation>
    </message>
    <message>
        <source>But ten cards in hand are the limit.</source>
        <translation>Mais on n’a pas plus de dix cartes en main.</translation>
    </message>
    <message>
        <source>Its power did not trigger: it was discarded in this same turn, and came back.</source>
        <translation>Son pouvoir ne s’est pas déclenché&#xa0;: carte défaussée dans ce même coup, puis revenue.</translation>
    </message>
    <message>
        <source>Its power triggered: it replaced another card ({before}).</source>
        <translation>Son pouvoir s’est déclenché&#xa0;: carte venue en remplacement ({before}).</translation>
    </message>
    <message>
        <source>That would make {gold}.</source>
        <translation>Cela ferait {gold}.</translation>
    </message>
    <message>
        <source>{name} would pay nothing and owe {rest}.</source>
        <translation>{name} ne paierait rien et devrait {rest}.</translation>
    </message>
    <message>
        <source>But there is no mortal in any flight.</source>
        <translation>Mais aucun mortel ne se trouve dans un vol.</translation>
    </message>
    <message>
        <source>But there is no weaker dragon in any flight.</source>
        <translation>Mais aucun dragon plus faible ne se trouve dans un vol.</translation>
    </message>
    <message>
        <source>It is an ante card and lies in no flight: no power, and its strength does not count.</source>
        <translation>Carte d’ante, dans aucun vol&#xa0;: pas de pouvoir, et sa force ne compte pas.</translation>
    </message>
    <message>
        <source>It has no power. Its strength counts.</source>
        <translation>Elle n’a aucun pouvoir. Sa force compte.</translation>
    </message>
    <message>
        <source>If played now, its power would not trigger: {strength} is more than {limit}.</source>
        <translation>Jouée maintenant, pas de pouvoir&#xa0;: {strength} dépasse {limit}.</translation>
    </message>
    <message>
        <source>If played now, its power would trigger: {strength} is not more than {limit}.</source>
        <translation>Jouée maintenant, son pouvoir se déclencherait&#xa0;: {strength} ne dépasse pas {limit}.</translation>
    </message>
</context>
<context>
    <name>DragonReasons</name>
    <message>
        <source>To keep these stakes low.</source>
        <translation>Pour que le pot reste modeste.</translation>
    </message>
    <message>
        <source>I would rather not give up a good card for the ante.</source>
        <translation>Pas question de sacrifier une bonne carte pour l’ante.</translation>
    </message>
    <message>
        <source>To make the stakes worth a fight.</source>
        <translation>Pour un pot qui mérite qu’on se batte.</translation>
    </message>
    <message>
        <source>{The} makes a special flight.</source>
        <translation>{The} complète un vol spécial.</translation>
    </message>
    <message>
        <source>{The} can bring me {gold}.</source>
        <translation>{The} peut me rapporter {gold}.</translation>
    </message>
    <message>
        <source>For the gold that {the} brings.</source>
        <translation>Pour l’or que rapporte {the}.</translation>
    </message>
    <message>
        <source>To make those pay who mix good and evil.</source>
        <translation>Pour faire payer ceux qui mêlent le bien et le mal.</translation>
    </message>
    <message>
        <source>To get something out of {name}.</source>
        <translation>Pour soutirer quelque chose à {name}.</translation>
    </message>
    <message>
        <source>To rob {name}.</source>
        <translation>Pour voler {name}.</translation>
    </message>
    <message>
        <source>For the ante cards.</source>
        <translation>Pour les cartes d’ante.</translation>
    </message>
    <message>
        <source>For a better card from the deck, with a little luck.</source>
        <translation>Pour piocher mieux, avec un peu de chance.</translation>
    </message>
    <message>
        <source>To have more cards.</source>
        <translation>Pour avoir plus de cartes.</translation>
    </message>
    <message>
        <source>To use the power of another card.</source>
        <translation>Pour profiter du pouvoir d’une autre carte.</translation>
    </message>
    <message>
        <source>To get a dragon out of the way.</source>
        <translation>Pour me débarrasser d’un dragon gênant.</translation>
    </message>
    <message>
        <source>So that the weakest flight wins.</source>
        <translation>Pour que le vol le plus faible l’emporte.</translation>
    </message>
    <message>
        <source>To lead the next round.</source>
        <translation>Pour mener le prochain tour.</translation>
    </message>
    <message>
        <source>To use the powers of my dragons once more.</source>
        <translation>Pour réutiliser les pouvoirs de mes dragons.</translation>
    </message>
    <message>
        <source>For the power {of_the}.</source>
        <translation>Pour le pouvoir {of_the}.</translation>
    </message>
    <message>
        <source>Nobody can take these stakes from me.</source>
        <translation>Personne ne peut me prendre ce pot.</translation>
    </message>
    <message>
        <source>The weakest flight wins, so I stay low.</source>
        <translation>Le vol le plus faible l’emporte, alors je joue petit.</translation>
    </message>
    <message>
        <source>These stakes are not for me.</source>
        <translation>Ce pot n’est pas pour moi.</translation>
    </message>
    <message>
        <source>To stay ahead of {name}.</source>
        <translation>Pour rester devant {name}.</translation>
    </message>
    <message>
        <source>To overtake {name}.</source>
        <translation>Pour passer devant {name}.</translation>
    </message>
    <message>
        <source>To keep up with {name}.</source>
        <translation>Pour ne pas laisser filer {name}.</translation>
    </message>
    <message>
        <source>I would rather not spend too much against {name}.</source>
        <translation>Inutile de trop dépenser contre {name}.</translation>
    </message>
    <message>
        <source>I would rather pay.</source>
        <translation>J’aime mieux payer.</translation>
    </message>
    <message>
        <source>I would rather give {the} than {gold}.</source>
        <translation>J’aime mieux donner {the} que {gold}.</translation>
    </message>
    <message>
        <source>{name} has the most gold.</source>
        <translation>{name} a le plus d’or.</translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation>{name} a le plus de cartes.</translation>
    </message>
    <message>
        <source>It has to be somebody, so let it be {name}.</source>
        <translation>Il faut bien choisir quelqu’un&#xa0;: ce sera {name}.</translation>
    </message>
    <message>
        <source>I can best do without {the}.</source>
        <translation>C’est {the} qui me manquera le moins.</translation>
    </message>
    <message>
        <source>To weaken {name}.</source>
        <translation>Pour affaiblir {name}.</translation>
    </message>
    <message>
        <source>To have the gold at once.</source>
        <translation>Pour avoir l’or tout de suite.</translation>
    </message>
    <message>
        <source>I want more gold in the stakes, as I hope to win them.</source>
        <translation>Je veux un pot plus riche, car je compte bien le gagner.</translation>
    </message>
    <message>
        <source>{The} will be useful to me.</source>
        <translation>{The} me sera utile.</translation>
    </message>
    <message>
        <source>The power {of_the} is the best to be had.</source>
        <translation>Le pouvoir {of_the} est le meilleur de tous.</translation>
    </message>
    <message>
        <source>I want to begin with {the}.</source>
        <translation>Je veux commencer par {the}.</translation>
    </message>
    <message>
        <source>I take the strongest ones.</source>
        <translation>Je prends les plus fortes.</translation>
    </message>
    <message>
        <source>likes to use powers</source>
        <translation>aime jouer les pouvoirs</translation>
    </message>
    <message>
        <source>plays cautiously</source>
        <translation>joue prudemment</translation>
    </message>
    <message>
        <source>plays boldly</source>
        <translation>joue hardiment</translation>
    </message>
    <message>
        <source>likes to be in front</source>
        <translation>aime être en tête</translation>
    </message>
    <message>
        <source>saves strong cards for later</source>
        <translation>garde ses cartes fortes pour plus tard</translation>
    </message>
    <message>
        <source>picks on whoever is ahead</source>
        <translation>s’en prend à qui est en tête</translation>
    </message>
</context>
<context>
    <name>DragonStory</name>
    <message>
        <source>{names} sat down to play.</source>
        <translation>Autour de la table&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>Gambit&#xa0;{number}</source>
        <translation>Manche&#xa0;{number}</translation>
    </message>
    <message>
        <source>{name} {gold}</source>
        <translation>{name} {gold}</translation>
    </message>
    <message>
        <source>The gold at the end: {gold}.</source>
        <translation>L’or à la fin&#xa0;: {gold}.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>Played: {plays}.</source>
        <translation>Cartes jouées&#xa0;: {plays}.</translation>
    </message>
    <message numerus="yes">
        <source>%n gambit(s)</source>
        <translation>
            <numerusform>%n&#xa0;manche</numerusform>
            <numerusform>%n&#xa0;manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n&#xa0;tour</numerusform>
            <numerusform>%n&#xa0;tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Gambits won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Stakes won</source>
        <translation>Or gagné au pot</translation>
    </message>
    <message>
        <source>Special flights</source>
        <translation>Vols spéciaux</translation>
    </message>
    <message>
        <source>Powers triggered</source>
        <translation>Pouvoirs déclenchés</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
</context>
<context>
    <name>DragonTable</name>
    <message>
        <source>Choose from the ante cards</source>
        <translation>Choisissez parmi les antes</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisissez une carte</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>Donner {card}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Prendre %n&#xa0;carte</numerusform>
            <numerusform>Prendre %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Ante: no powers yet</source>
        <translation>Ante&#xa0;: pas encore de pouvoirs</translation>
    </message>
    <message>
        <source>The gambit is over</source>
        <translation>La manche est finie</translation>
    </message>
    <message>
        <source>Any card’s power triggers</source>
        <translation>Tout pouvoir se déclenche</translation>
    </message>
    <message>
        <source>Powers trigger up to this strength</source>
        <translation>Pouvoirs jusqu’à cette force</translation>
    </message>
    <message>
        <source>{text}: {number}</source>
        <translation>{text}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>Main&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Deck {deck} · discards {discard}</source>
        <translation>Pioche {deck} · défausse {discard}</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Pioche&#xa0;: %n&#xa0;carte</numerusform>
            <numerusform>Pioche&#xa0;: %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n card(s)</source>
        <translation>
            <numerusform>Défausse&#xa0;: %n&#xa0;carte</numerusform>
            <numerusform>Défausse&#xa0;: %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>, on top {card}</source>
        <translation>, dessus {card}</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Stakes: {gold}</source>
        <translation>Pot&#xa0;: {gold}</translation>
    </message>
    <message>
        <source>Ante cards</source>
        <translation>Cartes d’ante</translation>
    </message>
    <message>
        <source>Ante cards: none</source>
        <translation>Cartes d’ante&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Gambit {number}</source>
        <translation>Manche&#xa0;{number}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>tour&#xa0;{number}</translation>
    </message>
    <message>
        <source>leader: {name}</source>
        <translation>leader&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Druid: the weakest flight wins</source>
        <translation>Druide&#xa0;: le plus faible gagne</translation>
    </message>
    <message>
        <source>First choose a card.</source>
        <translation>Choisissez d’abord une carte.</translation>
    </message>
    <message>
        <source>its power triggered</source>
        <translation>pouvoir déclenché</translation>
    </message>
    <message>
        <source>its power did not trigger</source>
        <translation>pouvoir non déclenché</translation>
    </message>
    <message>
        <source>{card}, {mark}</source>
        <translation>{card}, {mark}</translation>
    </message>
    <message>
        <source>{name}: {cards} in hand</source>
        <translation>{name}&#xa0;: {cards} en main</translation>
    </message>
    <message>
        <source>{hand}; seen: {cards}</source>
        <translation>{hand}&#x202f;; déjà vu&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>cannot win</source>
        <translation>ne peut gagner</translation>
    </message>
    <message>
        <source>leads next</source>
        <translation>mènera</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>hors de la partie</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>leader</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>En ce moment</translation>
    </message>
    <message>
        <source>{answer}: Enter</source>
        <translation>{answer}&#xa0;: Entrée</translation>
    </message>
    <message>
        <source>Ante cards: not turned up yet</source>
        <translation>Cartes d’ante&#xa0;: pas encore dévoilées</translation>
    </message>
    <message>
        <source>Ante {card}</source>
        <translation>Miser {card}</translation>
    </message>
</context>
<context>
    <name>EstCompanion</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>&amp;Hint (fair)</source>
        <translation>&amp;Conseil (loyal)</translation>
    </message>
    <message>
        <source>Ask the &amp;oracle (knows the stock)</source>
        <translation>&amp;Oracle (connaît la pioche)</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark</source>
        <translation>Poser un &amp;signet</translation>
    </message>
    <message>
        <source>Next move of a winning &amp;line</source>
        <translation>Coup suivant d’une &amp;ligne gagnante</translation>
    </message>
    <message>
        <source>The &amp;same deal again</source>
        <translation>&amp;Rejouer cette donne</translation>
    </message>
    <message>
        <source>&amp;Another deal</source>
        <translation>&amp;Autre donne</translation>
    </message>
    <message>
        <source>The &amp;deal of the day</source>
        <translation>&amp;Donne du jour</translation>
    </message>
    <message>
        <source>&amp;Copy this deal as text</source>
        <translation>Copier la donne comme &amp;texte</translation>
    </message>
    <message>
        <source>Go to a book&amp;mark</source>
        <translation>Aller à un s&amp;ignet</translation>
    </message>
    <message>
        <source>A bookmark is set here.</source>
        <translation>Un signet est posé ici.</translation>
    </message>
    <message>
        <source>The deal is on the clipboard, to be pasted and shared.</source>
        <translation>La donne est dans le presse-papiers&#xa0;: on peut la coller et la partager.</translation>
    </message>
    <message>
        <source>A winning line (the oracle’s)</source>
        <translation>Une ligne gagnante (de l’oracle)</translation>
    </message>
    <message>
        <source>No winning line is known from here.</source>
        <translation>On ne connaît pas de ligne gagnante à partir d’ici.</translation>
    </message>
    <message>
        <source>Go back to the last &amp;winnable move</source>
        <translation>Revenir au dernier coup &amp;gagnable</translation>
    </message>
    <message>
        <source>&amp;Finish automatically</source>
        <translation>&amp;Finir automatiquement</translation>
    </message>
    <message>
        <source>Show a w&amp;inning line (knows the stock)</source>
        <translation>&amp;Montrer une ligne gagnante (connaît la pioche)</translation>
    </message>
    <message>
        <source>Move {number} · {points}</source>
        <translation>Coup {number} · {points}</translation>
    </message>
    <message>
        <source>There is already a bookmark here.</source>
        <translation>Il y a déjà un signet ici.</translation>
    </message>
</context>
<context>
    <name>EstDeals</name>
    <message>
        <source>The deal of the day: {date}</source>
        <translation>La donne du jour&#xa0;: {date}</translation>
    </message>
    <message>
        <source>Only deals that can be won</source>
        <translation>Seulement des donnes que l’on peut gagner</translation>
    </message>
    <message>
        <source>Number, such as 42</source>
        <translation>Numéro, par exemple 42</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>52 cards in the order dealt, or the text that somebody shared (ER1-…)</source>
        <translation>52 cartes dans l’ordre de la donne, ou le texte partagé par quelqu’un (ER1-…)</translation>
    </message>
    <message>
        <source>Cards of the deal</source>
        <translation>Cartes de la donne</translation>
    </message>
    <message>
        <source>Type or paste 52 cards.</source>
        <translation>Tapez ou collez 52 cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n&#xa0;carte manque</numerusform>
            <numerusform>%n&#xa0;cartes manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>{missing}: {cards}</source>
        <translation>{missing}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>The number of a deal has digits only.</source>
        <translation>Le numéro d’une donne n’a que des chiffres.</translation>
    </message>
    <message>
        <source>The largest number of a deal is {largest}.</source>
        <translation>Le plus grand numéro de donne est {largest}.</translation>
    </message>
    <message>
        <source>A shared text has {wanted} letters after ER1, this one has {found}.</source>
        <translation>Un texte partagé a {wanted} caractères après ER1&#x202f;; celui-ci en a {found}.</translation>
    </message>
    <message>
        <source>Random deal</source>
        <translation>Donne au hasard</translation>
    </message>
    <message>
        <source>Deal by number</source>
        <translation>Une donne par son numéro</translation>
    </message>
    <message>
        <source>Enter or paste a deal</source>
        <translation>Saisir ou coller une donne</translation>
    </message>
    <message>
        <source>About 98 deals in 100 can be won; this leaves out the others.</source>
        <translation>Environ 98 donnes sur 100 peuvent être gagnées&#x202f;; cette option écarte les autres.</translation>
    </message>
    <message>
        <source>Which deals can be won is known only for the standard rules.</source>
        <translation>On ne sait quelles donnes se gagnent que pour les règles habituelles.</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>On cherche une donne que l’on peut gagner…</translation>
    </message>
    <message>
        <source>“{text}”, in position {place}, is not a card.</source>
        <translation>«&#xa0;{text}&#xa0;», en position {place}, n’est pas une carte.</translation>
    </message>
    <message>
        <source>{card} appears twice, in positions {first} and {place}.</source>
        <translation>{card} figure deux fois, en positions {first} et {place}.</translation>
    </message>
    <message>
        <source>“{letter}”, letter {place} after ER1, never occurs in a shared text.</source>
        <translation>«&#xa0;{letter}&#xa0;», le caractère {place} après ER1, n’existe dans aucun texte partagé.</translation>
    </message>
    <message>
        <source>One letter of the shared text is wrong.</source>
        <translation>Un caractère du texte partagé est faux.</translation>
    </message>
</context>
<context>
    <name>EstEvents</name>
    <message>
        <source>The cards are dealt. Base card: {card}.</source>
        <translation>Les cartes sont distribuées. Carte de base&#xa0;: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <translation>
            <numerusform>%n&#xa0;carte reste dans la pioche</numerusform>
            <numerusform>%n&#xa0;cartes restent dans la pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} turned, {left}.</source>
        <translation>{card}&#xa0;: carte retournée, {left}.</translation>
    </message>
    <message>
        <source>{card} {source} {target}.</source>
        <translation>{card}, {source} {target}.</translation>
    </message>
    <message numerus="yes">
        <source>Won: all %n card(s) are on the foundations.</source>
        <translation>
            <numerusform>Gagné&#xa0;: la carte est sur sa fondation.</numerusform>
            <numerusform>Gagné&#xa0;: les %n&#xa0;cartes sont sur les fondations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left: %n point(s).</source>
        <translation>
            <numerusform>Plus aucun coup possible&#xa0;: %n&#xa0;point.</numerusform>
            <numerusform>Plus aucun coup possible&#xa0;: %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} → {pile}</source>
        <translation>{card} → {pile}</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Turns and moves</source>
        <translation>Les coups</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n&#xa0;coup</numerusform>
            <numerusform>%n&#xa0;coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards turned</source>
        <translation>Cartes retournées</translation>
    </message>
    <message>
        <source>Cards moved</source>
        <translation>Cartes déplacées</translation>
    </message>
    <message numerus="yes">
        <source>Redeal: the waste becomes the stock again, %n card(s).</source>
        <translation>
            <numerusform>Redistribution&#xa0;: la défausse redevient la pioche, %n&#xa0;carte.</numerusform>
            <numerusform>Redistribution&#xa0;: la défausse redevient la pioche, %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstGame</name>
    <message>
        <source>Est Royal</source>
        <translation>Est Royal</translation>
    </message>
    <message>
        <source>Turn a card, or move one</source>
        <translation>Retourner une carte, ou en déplacer une</translation>
    </message>
    <message>
        <source>Turns and moves</source>
        <translation>Coups possibles</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>%n&#xa0;carte dans la pioche</numerusform>
            <numerusform>%n&#xa0;cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn a card of the stock ({left})</source>
        <translation>Retourner une carte de la pioche ({left})</translation>
    </message>
    <message>
        <source>{card} {source} {target}</source>
        <translation>{card}, {source} {target}</translation>
    </message>
    <message>
        <source>Turn a card: no card can be moved</source>
        <translation>Une carte à retourner&#xa0;: aucune ne peut bouger</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The card is already there.</source>
        <translation>La carte y est déjà.</translation>
    </message>
    <message>
        <source>There is no card to take.</source>
        <translation>Il n’y a pas de carte à prendre.</translation>
    </message>
    <message>
        <source>A card of the stock must be turned to the waste first.</source>
        <translation>Une carte de la pioche doit d’abord être retournée sur la défausse.</translation>
    </message>
    <message>
        <source>The stock is used up, and there is no redeal.</source>
        <translation>La pioche est vide, et il n’y a pas de redistribution.</translation>
    </message>
    <message>
        <source>A card on a foundation stays there.</source>
        <translation>Une carte posée sur une fondation y reste.</translation>
    </message>
    <message>
        <source>No card goes back to the stock.</source>
        <translation>Aucune carte ne retourne à la pioche.</translation>
    </message>
    <message>
        <source>Only cards of the stock go to the waste.</source>
        <translation>Seules les cartes de la pioche vont à la défausse.</translation>
    </message>
    <message>
        <source>It is the only card on its pile: moving it to another space would change nothing.</source>
        <translation>Il n’y a que cette carte sur la pile&#xa0;: la mettre sur une autre place vide ne changerait rien.</translation>
    </message>
    <message>
        <source>An empty corner takes only {rank}, the rank of the base card.</source>
        <translation>Un coin vide n’accepte qu’{rank}, le rang de la carte de base.</translation>
    </message>
    <message>
        <source>This foundation is complete.</source>
        <translation>Cette fondation est complète.</translation>
    </message>
    <message>
        <source>{card} does not go here: this foundation takes {wanted} next.</source>
        <translation>{card} ne va pas ici&#xa0;: cette fondation attend {wanted}.</translation>
    </message>
    <message>
        <source>{card} does not go on {on}: only {rank} does.</source>
        <translation>{card} ne va pas sur {on}&#xa0;: il y faut {rank}.</translation>
    </message>
    <message>
        <source>With this option no king goes on an ace while aces are the base.</source>
        <translation>Avec cette option, aucun roi ne va sur un as quand l’as est la carte de base.</translation>
    </message>
    <message>
        <source>Move a card: the stock is used up</source>
        <translation>Une carte à déplacer&#xa0;: la pioche est vide</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Redeal: turn the waste over to be the stock again</source>
        <translation>Redistribution&#xa0;: retourner la défausse, qui redevient la pioche</translation>
    </message>
    <message>
        <source>Deal no. {number}</source>
        <translation>Donne n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>A deal of your own</source>
        <translation>Votre propre donne</translation>
    </message>
    <message>
        <source>{card} can go nowhere.</source>
        <translation>{card} ne peut aller nulle part.</translation>
    </message>
    <message>
        <source>{card} can go {where}.</source>
        <translation>{card} peut aller {where}.</translation>
    </message>
    <message>
        <source>{card} stays where it is.</source>
        <translation>{card} reste à sa place.</translation>
    </message>
    <message>
        <source>{card} can go nowhere now.</source>
        <translation>{card} ne peut aller nulle part pour le moment.</translation>
    </message>
    <message>
        <source>{pile}: no card can go there now.</source>
        <translation>{pile}&#xa0;: aucune carte ne peut y aller pour le moment.</translation>
    </message>
    <message>
        <source>{pile}: these can go there: {cards}.</source>
        <translation>{pile}&#xa0;: peuvent y aller&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>There is no pile there: the card goes back.</source>
        <translation>Il n’y a pas de pile à cet endroit&#xa0;: la carte revient à sa place.</translation>
    </message>
    <message>
        <source>First choose a card: with an arrow key or a digit.</source>
        <translation>Choisissez d’abord une carte&#xa0;: avec une flèche ou un chiffre.</translation>
    </message>
    <message>
        <source>The game is over; moves can be undone.</source>
        <translation>La partie est finie&#x202f;; on peut annuler des coups.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>After move {number}, {points}.</source>
        <translation>Après le coup {number}, {points}.</translation>
    </message>
    <message>
        <source>{move} Undone: after move {number}, {points}.</source>
        <translation>{move} Annulé&#xa0;: après le coup {number}, {points}.</translation>
    </message>
    <message>
        <source>{move} Redone: after move {number}, {points}.</source>
        <translation>{move} Rétabli&#xa0;: après le coup {number}, {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n card(s), the top card last</source>
        <translation>
            <numerusform>{pile}&#xa0;: %n&#xa0;carte</numerusform>
            <numerusform>{pile}&#xa0;: %n&#xa0;cartes, celle du dessus en dernier</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: {cards}</source>
        <translation>{pile}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>That is not a move.</source>
        <translation>Ce n’est pas un coup.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>One for each card on the foundations</source>
        <translation>Un par carte sur les fondations</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Cards still to be turned</source>
        <translation>Cartes encore à retourner</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Turns and moves so far</source>
        <translation>Coups joués jusqu’ici</translation>
    </message>
    <message>
        <source>Kings on aces, always</source>
        <translation>Rois sur les as, toujours</translation>
    </message>
    <message>
        <source>A king may be put on an ace in the cross. Switched off, not while aces are the base cards, as in the related game Four Seasons.</source>
        <translation>Un roi peut aller sur un as de la croix. Sinon, pas quand l’as est la carte de base, comme dans un jeu voisin, les Quatre Saisons.</translation>
    </message>
    <message>
        <source>First waste card turned with the deal</source>
        <translation>Première carte retournée à la donne</translation>
    </message>
    <message>
        <source>The first card of the stock is turned with the deal.</source>
        <translation>La première carte de la pioche est retournée avec la donne.</translation>
    </message>
    <message>
        <source>Spaces filled from the waste</source>
        <translation>Places vides remplies par la défausse</translation>
    </message>
    <message>
        <source>An empty pile of the cross takes the top of the waste at once.</source>
        <translation>Une pile vide de la croix reçoit aussitôt la carte du dessus de la défausse.</translation>
    </message>
    <message>
        <source>One redeal</source>
        <translation>Une redistribution</translation>
    </message>
    <message>
        <source>When the stock is used up, the waste becomes the stock again, once.</source>
        <translation>Une fois vide, la pioche est reformée avec la défausse, une seule fois.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Cards with large indices</source>
        <translation>Cartes à grands index</translation>
    </message>
    <message>
        <source>Rank and suit twice as large, one figure below them.</source>
        <translation>Rang et couleur deux fois plus grands, une seule figure dessous.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs are green.</source>
        <translation>Les carreaux sont bleus, les trèfles verts.</translation>
    </message>
    <message>
        <source>Mirrored table</source>
        <translation>Table en miroir</translation>
    </message>
    <message>
        <source>Stock and waste are on the right.</source>
        <translation>La pioche et la défausse sont à droite.</translation>
    </message>
    <message>
        <source>One click moves</source>
        <translation>Un clic déplace</translation>
    </message>
    <message>
        <source>A click on a card sends it to its best place, as a double click does.</source>
        <translation>Un clic sur une carte l’envoie à sa meilleure place, comme un double clic.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>The time played; it starts with the first move.</source>
        <translation>Le temps joué&#x202f;; il part au premier coup.</translation>
    </message>
    <message>
        <source>Can it still be won?</source>
        <translation>Peut-on encore gagner&#x202f;?</translation>
    </message>
    <message>
        <source>A line under the table says so, as far as is known.</source>
        <translation>Une ligne sous la table le dit, dans la mesure où on le sait.</translation>
    </message>
    <message>
        <source>Royal East, a solitaire with one pack: five piles in a cross, four foundations in the corners. Nearly every deal can be won, and few are.</source>
        <translation>Une réussite avec un jeu de cartes&#xa0;: cinq piles en croix, quatre fondations dans les coins. Presque toutes les donnes peuvent être gagnées, et peu le sont.</translation>
    </message>
    <message>
        <source>One player · ten minutes</source>
        <translation>En solo · dix minutes</translation>
    </message>
    <message>
        <source>Won! All 52 cards are on the foundations</source>
        <translation>Gagné&#x202f;! Les 52&#xa0;cartes sont sur les fondations</translation>
    </message>
    <message numerus="yes">
        <source>No move is left: %n point(s)</source>
        <translation>
            <numerusform>Plus aucun coup possible&#xa0;: %n&#xa0;point</numerusform>
            <numerusform>Plus aucun coup possible&#xa0;: %n&#xa0;points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstHints</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Oracle</source>
        <translation>Oracle</translation>
    </message>
    <message>
        <source>{speaker}: {sentence}</source>
        <translation>{speaker}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>look at {card}, {source}.</source>
        <translation>regardez {card}, {source}.</translation>
    </message>
    <message>
        <source>look at the stock.</source>
        <translation>regardez la pioche.</translation>
    </message>
    <message>
        <source>the game is won.</source>
        <translation>la partie est gagnée.</translation>
    </message>
    <message>
        <source>no way to win from here is known yet.</source>
        <translation>on ne connaît encore aucune façon de gagner à partir d’ici.</translation>
    </message>
    <message>
        <source>turn a card</source>
        <translation>retournez une carte</translation>
    </message>
    <message>
        <source>{card} {target}</source>
        <translation>{card}, {target}</translation>
    </message>
    <message>
        <source>{what}: {why}</source>
        <translation>{what}&#xa0;: {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can go to a foundation</source>
        <translation>
            <numerusform>%n&#xa0;carte peut aller sur une fondation</numerusform>
            <numerusform>%n&#xa0;cartes peuvent aller sur une fondation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) could fill a space</source>
        <translation>
            <numerusform>%n&#xa0;carte pourrait occuper une place vide</numerusform>
            <numerusform>%n&#xa0;cartes pourraient occuper une place vide</numerusform>
        </translation>
    </message>
    <message>
        <source>a card can be turned</source>
        <translation>une carte peut être retournée</translation>
    </message>
    <message>
        <source>no move is left.</source>
        <translation>plus aucun coup possible.</translation>
    </message>
    <message>
        <source>on its foundation it can do no harm</source>
        <translation>sur sa fondation, elle ne peut pas nuire</translation>
    </message>
    <message>
        <source>that leaves a space</source>
        <translation>cela laisse une place vide</translation>
    </message>
    <message>
        <source>that uncovers {card}</source>
        <translation>cela découvre {card}</translation>
    </message>
    <message>
        <source>that makes way for {card}</source>
        <translation>cela fait de la place pour {card}</translation>
    </message>
    <message>
        <source>nothing in sight is worth more</source>
        <translation>rien de visible ne vaut mieux</translation>
    </message>
    <message>
        <source>it is the last one, and nothing else helps</source>
        <translation>c’est la dernière, et rien d’autre n’aide</translation>
    </message>
    <message>
        <source>the waste becomes the stock once more</source>
        <translation>la défausse redevient la pioche</translation>
    </message>
    <message>
        <source> (about {percent} wins in 100 from here)</source>
        <translation> (environ {percent} parties gagnées sur 100 d’ici)</translation>
    </message>
    <message>
        <source>Hint: thinking…</source>
        <translation>Conseil&#xa0;: réflexion…</translation>
    </message>
    <message>
        <source>Oracle: still looking, ask again in a moment.</source>
        <translation>Oracle&#xa0;: la recherche continue, redemandez dans un instant.</translation>
    </message>
    <message>
        <source>no other card can reach a foundation: that is certain.</source>
        <translation>plus aucune carte ne peut atteindre une fondation, c’est certain.</translation>
    </message>
    <message>
        <source>no move was found that brings another card home.</source>
        <translation>aucun coup n’a été trouvé qui mène une carte de plus aux fondations.</translation>
    </message>
    <message>
        <source>the game is lost: that is proved. Undoing moves may save it.</source>
        <translation>la partie est perdue, c’est prouvé&#x202f;; annuler des coups peut la sauver.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) possible on the cross</source>
        <translation>
            <numerusform>%n&#xa0;coup possible sur la croix</numerusform>
            <numerusform>%n&#xa0;coups possibles sur la croix</numerusform>
        </translation>
    </message>
    <message>
        <source>it scores a point, and nothing needs it on the cross</source>
        <translation>elle rapporte un point, et rien n’en a besoin sur la croix</translation>
    </message>
    <message>
        <source>it can wait in the space</source>
        <translation>elle peut attendre sur cette place vide</translation>
    </message>
    <message>
        <source> (almost no wins were found from here)</source>
        <translation> (d’ici, presque aucune partie ne se gagne)</translation>
    </message>
    <message>
        <source>Hint: no answer came, ask again.</source>
        <translation>Conseil&#xa0;: pas de réponse, redemandez.</translation>
    </message>
    <message>
        <source>it is well placed on {card}</source>
        <translation>elle est bien placée sur {card}</translation>
    </message>
    <message numerus="yes">
        <source>this begins a winning line of %n move(s)</source>
        <translation>
            <numerusform>ce coup fait gagner</numerusform>
            <numerusform>c’est le début d’une ligne gagnante de %n&#xa0;coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstNames</name>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>l’as</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>le deux</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>le trois</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>le quatre</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>le cinq</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>le six</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>le sept</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>le huit</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>le neuf</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>le dix</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>le valet</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>J</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Foundation at the top left</source>
        <translation>Fondation en haut à gauche</translation>
    </message>
    <message>
        <source>Foundation at the top right</source>
        <translation>Fondation en haut à droite</translation>
    </message>
    <message>
        <source>Foundation at the bottom left</source>
        <translation>Fondation en bas à gauche</translation>
    </message>
    <message>
        <source>Foundation at the bottom right</source>
        <translation>Fondation en bas à droite</translation>
    </message>
    <message>
        <source>Upper pile</source>
        <translation>Pile du haut</translation>
    </message>
    <message>
        <source>Left pile</source>
        <translation>Pile de gauche</translation>
    </message>
    <message>
        <source>Middle pile</source>
        <translation>Pile du centre</translation>
    </message>
    <message>
        <source>Right pile</source>
        <translation>Pile de droite</translation>
    </message>
    <message>
        <source>Lower pile</source>
        <translation>Pile du bas</translation>
    </message>
    <message>
        <source>to the stock</source>
        <translation>vers la pioche</translation>
    </message>
    <message>
        <source>to the waste</source>
        <translation>vers la défausse</translation>
    </message>
    <message>
        <source>to the foundation at the top left</source>
        <translation>vers la fondation en haut à gauche</translation>
    </message>
    <message>
        <source>to the foundation at the top right</source>
        <translation>vers la fondation en haut à droite</translation>
    </message>
    <message>
        <source>to the foundation at the bottom left</source>
        <translation>vers la fondation en bas à gauche</translation>
    </message>
    <message>
        <source>to the foundation at the bottom right</source>
        <translation>vers la fondation en bas à droite</translation>
    </message>
    <message>
        <source>to the upper pile</source>
        <translation>vers la pile du haut</translation>
    </message>
    <message>
        <source>to the left pile</source>
        <translation>vers la pile de gauche</translation>
    </message>
    <message>
        <source>to the middle pile</source>
        <translation>vers la pile du centre</translation>
    </message>
    <message>
        <source>to the right pile</source>
        <translation>vers la pile de droite</translation>
    </message>
    <message>
        <source>to the lower pile</source>
        <translation>vers la pile du bas</translation>
    </message>
    <message>
        <source>from the stock</source>
        <translation>de la pioche</translation>
    </message>
    <message>
        <source>from the waste</source>
        <translation>de la défausse</translation>
    </message>
    <message>
        <source>from the foundation at the top left</source>
        <translation>de la fondation en haut à gauche</translation>
    </message>
    <message>
        <source>from the foundation at the top right</source>
        <translation>de la fondation en haut à droite</translation>
    </message>
    <message>
        <source>from the foundation at the bottom left</source>
        <translation>de la fondation en bas à gauche</translation>
    </message>
    <message>
        <source>from the foundation at the bottom right</source>
        <translation>de la fondation en bas à droite</translation>
    </message>
    <message>
        <source>from the upper pile</source>
        <translation>de la pile du haut</translation>
    </message>
    <message>
        <source>from the left pile</source>
        <translation>de la pile de gauche</translation>
    </message>
    <message>
        <source>from the middle pile</source>
        <translation>de la pile du centre</translation>
    </message>
    <message>
        <source>from the right pile</source>
        <translation>de la pile de droite</translation>
    </message>
    <message>
        <source>from the lower pile</source>
        <translation>de la pile du bas</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>défausse</translation>
    </message>
    <message>
        <source>foundation ↖</source>
        <translation>fondation ↖</translation>
    </message>
    <message>
        <source>foundation ↗</source>
        <translation>fondation ↗</translation>
    </message>
    <message>
        <source>foundation ↙</source>
        <translation>fondation ↙</translation>
    </message>
    <message>
        <source>foundation ↘</source>
        <translation>fondation ↘</translation>
    </message>
    <message>
        <source>top</source>
        <translation>haut</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>centre</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>bas</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>un deux</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>un trois</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>un quatre</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>un cinq</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>un six</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>un sept</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>un huit</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>un neuf</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>un dix</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>un valet</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>une dame</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>un roi</translation>
    </message>
</context>
<context>
    <name>EstTable</name>
    <message>
        <source>wants</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>base {rank}</source>
        <translation>base {rank}</translation>
    </message>
    <message>
        <source>{count}/13</source>
        <translation>{count}/13</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Base rank</source>
        <translation>Rang de base</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>of 52 cards</source>
        <translation>sur 52 cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of 52</source>
        <translation>
            <numerusform>%n&#xa0;point sur 52</numerusform>
            <numerusform>%n&#xa0;points sur 52</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n card(s)</source>
        <translation>
            <numerusform>{pile}&#xa0;: %n&#xa0;carte</numerusform>
            <numerusform>{pile}&#xa0;: %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: used up, the waste can be turned over</source>
        <translation>{pile}&#xa0;: vide, on peut retourner la défausse</translation>
    </message>
    <message>
        <source>{pile}: used up</source>
        <translation>{pile}&#xa0;: vide</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n card(s)</source>
        <translation>
            <numerusform>{card}, %n&#xa0;carte</numerusform>
            <numerusform>{card}, %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: {what}</source>
        <translation>{pile}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>, complete</source>
        <translation>, complète</translation>
    </message>
    <message>
        <source>, wants {card}</source>
        <translation>, attend {card}</translation>
    </message>
    <message>
        <source>; under it: {cards}</source>
        <translation>&#x202f;; dessous&#xa0;: {cards}</translation>
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
    <name>EstTruth</name>
    <message>
        <source>Won.</source>
        <translation>Gagné.</translation>
    </message>
    <message>
        <source>This game can be won from here.</source>
        <translation>D’ici, la partie peut être gagnée.</translation>
    </message>
    <message>
        <source>Back to the deal</source>
        <translation>Revenir à la donne</translation>
    </message>
    <message>
        <source>Back to move {number}</source>
        <translation>Revenir au coup {number}</translation>
    </message>
    <message>
        <source>This game is lost: that is proved.</source>
        <translation>La partie est perdue, c’est prouvé.</translation>
    </message>
    <message>
        <source>Checking whether it can be won from here…</source>
        <translation>On cherche si la partie peut être gagnée d’ici…</translation>
    </message>
    <message>
        <source>No way to win from here has been found yet; it is not proved lost.</source>
        <translation>Aucune façon de gagner d’ici n’a encore été trouvée&#x202f;; rien ne prouve que la partie soit perdue.</translation>
    </message>
    <message>
        <source>Checking up to which move it could be won…</source>
        <translation>On cherche jusqu’à quel coup elle pouvait être gagnée…</translation>
    </message>
    <message>
        <source>It could be won from the deal.</source>
        <translation>Elle pouvait être gagnée à la donne.</translation>
    </message>
    <message>
        <source>It could be won at least up to move {number}.</source>
        <translation>Elle pouvait être gagnée au moins jusqu’au coup {number}.</translation>
    </message>
    <message>
        <source>It could be won up to move {number}.</source>
        <translation>Elle pouvait être gagnée jusqu’au coup {number}.</translation>
    </message>
</context>
<context>
    <name>FaultNotice</name>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Quelque chose s’est mal passé dans le programme.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is saved: you can play on.</source>
        <translation>Quelque chose s’est mal passé dans le programme. La partie est enregistrée&#xa0;: vous pouvez continuer.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Le rapport est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Last time, Pierres stopped because of a fault of its own.</source>
        <translation>La dernière fois, Pierres s’est arrêté à cause d’une erreur du programme.</translation>
    </message>
    <message>
        <source>Something went wrong in the program, and this game has not been saved: save it somewhere else.</source>
        <translation>Quelque chose s’est mal passé dans le programme, et cette partie n’est enregistrée nulle part&#xa0;: enregistrez-la ailleurs.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>Pierres statistics</source>
        <translation>Statistiques de Pierres</translation>
    </message>
    <message>
        <source>Saved games (*{suffix})</source>
        <translation>Parties enregistrées (*{suffix})</translation>
    </message>
    <message>
        <source>A file named {name} already exists. Replace it?</source>
        <translation>Un fichier {name} existe déjà. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>Le &amp;garder</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
    </message>
    <message>
        <source>{name} has been changed by another window or program since this game was opened or saved. Replace it, or save this game in another file?</source>
        <translation>{name} a été modifié par une autre fenêtre ou un autre programme depuis que cette partie a été ouverte ou enregistrée. Faut-il le remplacer, ou enregistrer cette partie dans un autre fichier&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>FileDrop</name>
    <message>
        <source>Only one saved game can be opened at a time: drop a single file.</source>
        <translation>On n’ouvre qu’une partie à la fois&#xa0;: déposez un seul fichier.</translation>
    </message>
    <message>
        <source>Drop a saved game here: one file from this computer.</source>
        <translation>Déposez ici une partie enregistrée&#xa0;: un fichier de cet ordinateur.</translation>
    </message>
    <message>
        <source>The game you left ({names}) is waiting on the shelf.</source>
        <translation>La partie quittée ({names}) vous attend parmi les parties inachevées.</translation>
    </message>
</context>
<context>
    <name>FinalScores</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>A gagné</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>{reason} This game has not been saved. Save it somewhere else, or leave again to discard it.</source>
        <translation>{reason} Cette partie n’est enregistrée nulle part&#xa0;: enregistrez-la ailleurs, ou quittez-la encore une fois pour l’abandonner.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles&#xa0;: {game}</translation>
    </message>
    <message>
        <source>About Pierres</source>
        <translation>À propos de Pierres</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Arrows read it, H leads to the next heading</source>
        <translation>Les flèches la font lire, H mène au titre suivant</translation>
    </message>
    <message>
        <source>Three games at one screen: two of dragons, gold and bluff for up to six people, and a solitaire.</source>
        <translation>Trois jeux devant un seul écran&#xa0;: deux jeux de dragons, d’or et de bluff, jusqu’à six personnes, et une réussite.</translation>
    </message>
    <message>
        <source>Fonts: Source Serif Pro and Source Sans Pro, under the SIL Open Font License.</source>
        <translation>Polices&#xa0;: Source Serif Pro et Source Sans Pro, sous licence SIL Open Font.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>In the list of answers</source>
        <translation>Dans la liste des réponses</translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation>Haut et bas</translation>
    </message>
    <message>
        <source>choose an answer</source>
        <translation>choisir une réponse</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>search the answers</source>
        <translation>chercher parmi les réponses</translation>
    </message>
    <message>
        <source>Enter or space</source>
        <translation>Entrée ou espace</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>larger text</source>
        <translation>texte plus grand</translation>
    </message>
    <message>
        <source>smaller text</source>
        <translation>texte plus petit</translation>
    </message>
    <message>
        <source>move from one item to the next</source>
        <translation>passer d’un élément à l’autre</translation>
    </message>
    <message>
        <source>take the item with the ring, or close the fist</source>
        <translation>prendre l’élément encadré, ou fermer le poing</translation>
    </message>
    <message>
        <source>put that many coins in the fist; 0 empties it</source>
        <translation>mettre ce nombre de pièces dans le poing&#x202f;; 0 le vide</translation>
    </message>
    <message>
        <source>Space (held) or I</source>
        <translation>Espace (maintenue) ou I</translation>
    </message>
    <message>
        <source>enlarge a card, with its full text and what it would do now</source>
        <translation>montrer une carte en grand, avec tout son texte et ce qu’elle ferait maintenant</translation>
    </message>
    <message>
        <source>move from the table to the list of answers and on</source>
        <translation>passer de la table à la liste des réponses, et plus loin</translation>
    </message>
    <message>
        <source>hold to see your own purse while a public question is open</source>
        <translation>maintenir pour voir sa propre bourse pendant une question posée à tous</translation>
    </message>
    <message>
        <source>lower the curtain for a break</source>
        <translation>baisser le rideau, pour une pause</translation>
    </message>
    <message>
        <source>give the chosen answer</source>
        <translation>donner la réponse choisie</translation>
    </message>
    <message>
        <source>At the curtain</source>
        <translation>Devant le rideau</translation>
    </message>
    <message>
        <source>open it, once the person named is there</source>
        <translation>l’ouvrir, quand la personne nommée est là</translation>
    </message>
    <message>
        <source>take back the last answer, if nothing has been revealed since</source>
        <translation>reprendre la dernière réponse, tant que rien n’a été révélé</translation>
    </message>
    <message>
        <source>give it again</source>
        <translation>la redonner</translation>
    </message>
    <message>
        <source>full screen; F11 or Esc to leave</source>
        <translation>plein écran&#x202f;; F11 ou Échap pour en sortir</translation>
    </message>
    <message>
        <source>show or hide the side panel</source>
        <translation>montrer ou cacher le panneau latéral</translation>
    </message>
    <message>
        <source>the rules of this game</source>
        <translation>les règles du jeu en cours</translation>
    </message>
    <message>
        <source>this list of shortcuts</source>
        <translation>cette liste de raccourcis</translation>
    </message>
    <message>
        <source>opens the menus</source>
        <translation>ouvre les menus</translation>
    </message>
    <message>
        <source>go to the next or the previous heading</source>
        <translation>aller au titre suivant ou au précédent</translation>
    </message>
    <message>
        <source>On a page of text</source>
        <translation>Sur une page de texte</translation>
    </message>
    <message>
        <source>H, Shift+H</source>
        <translation>H, Maj+H</translation>
    </message>
    <message>
        <source>With computer players</source>
        <translation>Avec l’ordinateur</translation>
    </message>
    <message>
        <source>skip to your turn, or to the end if nobody else plays</source>
        <translation>passer à votre tour, ou à la fin si personne d’autre ne joue</translation>
    </message>
    <message>
        <source>hear why they played as they did</source>
        <translation>apprendre pourquoi ils ont joué ainsi</translation>
    </message>
    <message>
        <source>ask what the computer would do, if this is allowed</source>
        <translation>demander ce que ferait l’ordinateur, si c’est permis</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <extracomment>The code of this language: fr for French. It chooses the names of the cards.</extracomment>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>Locales</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>{label}: {what}</source>
        <translation>{label}&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Saved as {name}.</source>
        <translation>Partie enregistrée&#xa0;: {name}</translation>
    </message>
    <message>
        <source>The panel is put away.</source>
        <translation>Le panneau est rangé.</translation>
    </message>
    <message>
        <source>Press F11 or Esc to leave full screen.</source>
        <translation>F11 ou Échap pour sortir du plein écran.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>In the order in which they sit round the table, clockwise.</source>
        <translation>Dans l’ordre où l’on est assis autour de la table, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>Comment&#x202f;?</translation>
    </message>
    <message>
        <source>Which deal?</source>
        <translation>Quelle donne&#x202f;?</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour aux boîtes</translation>
    </message>
    <message numerus="yes">
        <source>%n more player(s) needed.</source>
        <translation>
            <numerusform>Il manque encore %n&#xa0;joueur.</numerusform>
            <numerusform>Il manque encore %n&#xa0;joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer plays every seat: you watch.</source>
        <translation>L’ordinateur joue à toutes les places&#xa0;: vous regardez.</translation>
    </message>
</context>
<context>
    <name>NotStarted</name>
    <message>
        <source>Pierres cannot start: something went wrong in the program.</source>
        <translation>Pierres ne peut pas démarrer&#xa0;: quelque chose s’est mal passé dans le programme.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>Close (%n more)</source>
        <translation>
            <numerusform>Fermer (encore %n)</numerusform>
            <numerusform>Fermer (encore %n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PanelTab</name>
    <message>
        <source>Put the panel away</source>
        <translation>Ranger le panneau</translation>
    </message>
    <message>
        <source>Show answers, scores and log</source>
        <translation>Montrer les réponses, les scores et le journal</translation>
    </message>
    <message>
        <source>Answers · Scores · Log</source>
        <translation>Réponses · Scores · Journal</translation>
    </message>
</context>
<context>
    <name>PlayerKinds</name>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>A person at the screen</source>
        <translation>Une personne devant l’écran</translation>
    </message>
    <message>
        <source>The computer, easy</source>
        <translation>L’ordinateur, niveau facile</translation>
    </message>
    <message>
        <source>The computer, normal</source>
        <translation>L’ordinateur, niveau normal</translation>
    </message>
    <message>
        <source>The computer, hard</source>
        <translation>L’ordinateur, niveau difficile</translation>
    </message>
    <message>
        <source>computer, easy</source>
        <translation>ordinateur, facile</translation>
    </message>
    <message>
        <source>computer, normal</source>
        <translation>ordinateur, normal</translation>
    </message>
    <message>
        <source>computer, hard</source>
        <translation>ordinateur, difficile</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>{computer}, {manner}</source>
        <translation>{computer}, {manner}</translation>
    </message>
    <message>
        <source>{name} ({computer})</source>
        <translation>{name} ({computer})</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>{name} are thinking…</source>
        <translation>{name} réfléchissent…</translation>
    </message>
    <message>
        <source>From now on the computer plays for {name}: {level}.</source>
        <translation>L’ordinateur joue désormais pour {name} (niveau {level}).</translation>
    </message>
    <message>
        <source>From now on a person plays for {name}.</source>
        <translation>Une personne joue désormais pour {name}.</translation>
    </message>
    <message>
        <source>“{said}”</source>
        <translation>«&#xa0;{said}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Since {name} last looked</source>
        <translation>{name}, depuis votre dernier passage</translation>
    </message>
</context>
<context>
    <name>SavesModel</name>
    <message>
        <source>{title} — {seats} — finished, {when}</source>
        <translation>{title} — {seats} — partie terminée, {when}</translation>
    </message>
    <message>
        <source>{title} — {seats} — {when}</source>
        <translation>{title} — {seats} — {when}</translation>
    </message>
    <message>
        <source>{file} — cannot be played: {reason}</source>
        <translation>{file} — impossible à ouvrir&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>Couleur&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Chacun doit avoir un nom.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Ce nom est trop long.</translation>
    </message>
    <message>
        <source>This word means something else in the game: choose another name.</source>
        <translation>Ce mot a un autre sens dans le jeu&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Two players cannot have the same name.</source>
        <translation>Deux joueurs ne peuvent pas porter le même nom.</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>la place {number}</translation>
    </message>
    <message>
        <source>place {number} of {count}</source>
        <translation>place {number} sur {count}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom à la place {number}</translation>
    </message>
    <message>
        <source>Colour of {name}: {colour}</source>
        <translation>{name}, couleur&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>Move {name} up</source>
        <translation>Monter {name}</translation>
    </message>
    <message>
        <source>Move {name} down</source>
        <translation>Descendre {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>This name contains characters that cannot be displayed.</source>
        <translation>Ce nom contient des signes qui ne peuvent pas s’afficher.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Qui joue pour {name}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Alice, Ben, Clara, Dan, Emma, Finn</source>
        <translation>Léa, Tom, Zoé, Hugo, Inès, Paul</translation>
    </message>
    <message>
        <source>+ Add a player</source>
        <translation>+ Ajouter un joueur</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>Animation s&amp;peed</source>
        <translation>Vitesse des &amp;animations</translation>
    </message>
    <message>
        <source>Pace of the c&amp;omputer</source>
        <translation>Rythme de l’&amp;ordinateur</translation>
    </message>
</context>
<context>
    <name>SettingsSaver</name>
    <message>
        <source>The settings could not be read; default settings are in use.</source>
        <translation>Les réglages n’ont pas pu être lus&#x202f;; les réglages par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>The settings could not be read. The old file was kept as {path}; default settings are in use.</source>
        <translation>Les réglages n’ont pas pu être lus. L’ancien fichier est conservé ({path})&#x202f;; les réglages par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>Some settings could not be read and are at their defaults: {keys} in {path}.</source>
        <translation>Certains réglages n’ont pas pu être lus et ont leur valeur par défaut&#xa0;: {keys} dans {path}.</translation>
    </message>
    <message>
        <source>Some settings could not be read and are at their defaults: {keys} in {path}. The old file was kept as {name}.</source>
        <translation>Certains réglages n’ont pas pu être lus et ont leur valeur par défaut&#xa0;: {keys} dans {path}. L’ancien fichier est conservé sous le nom {name}.</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Remove this unfinished game</source>
        <translation>Retirer cette partie inachevée</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Remove an unfinished game</source>
        <translation>Retirer une partie inachevée</translation>
    </message>
    <message>
        <source>Remove the unfinished game of {names}? You will not be able to continue it.</source>
        <translation>Retirer cette partie inachevée ({names})&#x202f;? Elle ne pourra plus être reprise.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>La &amp;garder</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Annulations</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>Games begun</source>
        <translation>Parties commencées</translation>
    </message>
    <message>
        <source>Played to the end</source>
        <translation>Jouées jusqu’au bout</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Won without hint or undo</source>
        <translation>Gagnées sans conseil ni annulation</translation>
    </message>
    <message>
        <source>Shortest win</source>
        <translation>Victoire la plus rapide</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n&#xa0;victoire</numerusform>
            <numerusform>%n&#xa0;victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} of {played}, {mean} points on average</source>
        <translation>{won} sur {played}, {mean} points en moyenne</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Most gold</source>
        <translation>Le plus d’or</translation>
    </message>
    <message>
        <source>{won} of {played}, {mean} gold on average</source>
        <translation>{won} sur {played}, {mean} d’or en moyenne</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>{won} of {played}, {mean} cards on average</source>
        <translation>{won} sur {played}, {mean} cartes en moyenne</translation>
    </message>
    <message>
        <source>Gold, game by game, with the average of ten</source>
        <translation>Or, partie après partie, et moyenne sur dix parties</translation>
    </message>
    <message>
        <source>Average gold</source>
        <translation>Or en moyenne</translation>
    </message>
    <message>
        <source>Cards on the foundations, game by game, with the average of ten</source>
        <translation>Cartes sur les fondations, partie après partie, et moyenne sur dix parties</translation>
    </message>
    <message>
        <source>Average cards on the foundations</source>
        <translation>Cartes sur les fondations, en moyenne</translation>
    </message>
    <message>
        <source>Most cards on the foundations</source>
        <translation>Le plus de cartes sur les fondations</translation>
    </message>
    <message>
        <source>Points, game by game, with the average of ten</source>
        <translation>Points, partie après partie, et moyenne sur dix parties</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Série de victoires en cours</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Plus longue série de victoires</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Temps moyen</translation>
    </message>
    <message>
        <source>{winners}, with advice</source>
        <translation>{winners}, avec conseils</translation>
    </message>
    <message>
        <source>Games with advice</source>
        <translation>Parties avec conseils</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Game and options</source>
        <translation>Jeu et options</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Aucune partie n’a encore été jouée.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of {path} cannot be read and do not count</source>
        <translation>
            <numerusform>%n&#xa0;ligne de {path} ne peut pas être lue et ne compte pas</numerusform>
            <numerusform>%n&#xa0;lignes de {path} ne peuvent pas être lues et ne comptent pas</numerusform>
        </translation>
    </message>
    <message>
        <source>line {number}: {place}</source>
        <translation>ligne&#xa0;{number}&#xa0;: {place}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>ligne&#xa0;{number}</translation>
    </message>
    <message>
        <source>{text} ({where}).</source>
        <translation>{text} ({where}).</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>{names} win together</source>
        <translation>{names} gagnent ensemble</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Scores finaux</translation>
    </message>
    <message>
        <source>The story of the game</source>
        <translation>Le récit de la partie</translation>
    </message>
    <message>
        <source>New game with the same people</source>
        <translation>Nouvelle partie, mêmes joueurs</translation>
    </message>
    <message>
        <source>Save this game…</source>
        <translation>Enregistrer cette partie…</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Revoir la table</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour aux boîtes</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The story of the game</source>
        <translation>Le récit de la partie</translation>
    </message>
    <message>
        <source>{name}’s own side opens at once: everybody else looks away.</source>
        <translation>{name} voit aussitôt son côté&#xa0;: tous les autres détournent les yeux.</translation>
    </message>
    <message>
        <source>Over to {name}</source>
        <translation>À {name}</translation>
    </message>
    <message>
        <source>{name} continues</source>
        <translation>{name} continue</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>Impossible de lire {path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>Impossible d’écrire {path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {reason}.</source>
        <translation>Impossible de supprimer {path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be read: {reason}.</source>
        <translation>Impossible de lire le dossier {path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>it is not a saved game</source>
        <translation>ce n’est pas une partie enregistrée</translation>
    </message>
    <message>
        <source>this game is open in another window</source>
        <translation>cette partie est ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>{path} was saved by a newer version of Pierres.</source>
        <translation>{path} vient d’une version plus récente de Pierres.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>le fichier est endommagé</translation>
    </message>
    <message>
        <source>this answer cannot be given</source>
        <translation>cette réponse n’est pas possible</translation>
    </message>
    <message>
        <source>nobody here can play this seat</source>
        <translation>personne ici ne peut jouer cette place</translation>
    </message>
    <message>
        <source>no game can begin like this</source>
        <translation>aucune partie ne peut commencer ainsi</translation>
    </message>
    <message>
        <source>{path} cannot be played: {reason} ({place}).</source>
        <translation>Impossible d’ouvrir {path}&#xa0;: {reason} ({place}).</translation>
    </message>
    <message>
        <source>{path} cannot be played: {reason}.</source>
        <translation>Impossible d’ouvrir {path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>something in it cannot be read</source>
        <translation>quelque chose y est illisible</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Pierres</source>
        <translation>elle a été enregistrée par une version plus récente de Pierres</translation>
    </message>
    <message>
        <source>part of the path is not a folder</source>
        <translation>une partie du chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>the file is too large to be a saved game</source>
        <translation>le fichier est trop gros pour une partie enregistrée</translation>
    </message>
    <message>
        <source>the file contains more than text</source>
        <translation>le fichier contient autre chose que du texte</translation>
    </message>
    <message>
        <source>the result recorded does not match the moves</source>
        <translation>le résultat inscrit ne correspond pas aux coups</translation>
    </message>
    <message>
        <source>another window or program has changed it meanwhile</source>
        <translation>une autre fenêtre ou un autre programme l’a modifié entre-temps</translation>
    </message>
    <message>
        <source>{reason} ({place})</source>
        <translation>{reason} ({place})</translation>
    </message>
    <message>
        <source>The last autosave of an unfinished game cannot be read: {reason}. The game continues from the one before it.</source>
        <translation>La dernière sauvegarde automatique d’une partie inachevée est illisible&#xa0;: {reason}. La partie reprend à la précédente.</translation>
    </message>
    <message>
        <source>An older autosave of an unfinished game cannot be read: {reason}. The game itself is complete.</source>
        <translation>Une sauvegarde automatique plus ancienne d’une partie inachevée est illisible&#xa0;: {reason}. La partie elle-même est complète.</translation>
    </message>
    <message>
        <source>This game can be followed only part of the way: {reason}. It continues from there.</source>
        <translation>Cette partie ne peut être suivie que jusqu’à un certain point&#xa0;: {reason}. Elle reprend là.</translation>
    </message>
    <message>
        <source>An unfinished game cannot be continued: {reason}.</source>
        <translation>Une partie inachevée ne peut pas être reprise&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The file could not be put aside and is still {path}.</source>
        <translation>Le fichier n’a pas pu être mis de côté et reste {path}.</translation>
    </message>
    <message>
        <source>The file was kept as {path}.</source>
        <translation>Le fichier est conservé sous le nom {path}.</translation>
    </message>
    <message>
        <source>{path} can be followed only part of the way: {reason} ({place}). The file stays as it is.</source>
        <translation>{path} ne peut être suivi que jusqu’à un certain point&#xa0;: {reason} ({place}). Le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>l’accès est refusé</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation>il n’y a rien à cet endroit</translation>
    </message>
    <message>
        <source>the same key occurs twice in it</source>
        <translation>une même clé y figure deux fois</translation>
    </message>
    <message>
        <source>this program does not know its game</source>
        <translation>ce programme ne connaît pas ce jeu</translation>
    </message>
</context>
<context>
    <name>UnavailableActions</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Il n’y a pas de partie sur la table.</translation>
    </message>
    <message>
        <source>There is no unfinished game.</source>
        <translation>Il n’y a pas de partie inachevée.</translation>
    </message>
    <message>
        <source>Only the table has a side panel.</source>
        <translation>Seule la table a un panneau latéral.</translation>
    </message>
    <message>
        <source>This game is already under way.</source>
        <translation>Cette partie est déjà en cours.</translation>
    </message>
    <message>
        <source>The last step cannot be undone: it revealed something that was hidden.</source>
        <translation>La dernière étape ne peut pas être annulée&#xa0;: elle a révélé quelque chose de caché.</translation>
    </message>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Il n’y a encore rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>There is nothing to hide now: everybody may look.</source>
        <translation>Il n’y a rien à cacher en ce moment&#xa0;: tout le monde peut regarder.</translation>
    </message>
    <message>
        <source>This works only at the table.</source>
        <translation>Cela ne se fait qu’à la table.</translation>
    </message>
    <message>
        <source>The curtain is already down.</source>
        <translation>Le rideau est déjà baissé.</translation>
    </message>
    <message>
        <source>The last step cannot be undone: chance has answered since.</source>
        <translation>La dernière étape ne peut pas être annulée&#xa0;: le hasard a répondu depuis.</translation>
    </message>
</context>
<context>
    <name>UnfinishedRow</name>
    <message>
        <source>Remove this unfinished game</source>
        <translation>Retirer cette partie inachevée</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>{name} is not being asked that now.</source>
        <translation>Rien de tel n’est demandé à {name} en ce moment.</translation>
    </message>
    <message>
        <source>{name} is being asked something else.</source>
        <translation>On demande autre chose à {name}.</translation>
    </message>
    <message>
        <source>That is not an answer to this question.</source>
        <translation>Ce n’est pas une réponse à cette question.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{name}&#xa0;{count}</source>
        <translation>{name}&#xa0;{count}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{first}; {last}</source>
        <translation>{first}&#x202f;; {last}</translation>
    </message>
</context>
<context>
    <name>_ResumeButton</name>
    <message>
        <source>{key} removes it</source>
        <translation>{key} la retire</translation>
    </message>
</context>
</TS>
