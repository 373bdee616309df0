### Lessons: what a teacher says at the table.

## A first game

lesson-war-eternal-first = Votre première partie
lesson-war-eternal-first-about = Dix minutes aux côtés de Gex contre un Titan de l’Ombre blessé.
lesson-war-eternal-first-part-turn = Votre premier tour
lesson-war-eternal-first-part-second-turn = Sorts et brèches
lesson-war-eternal-first-part-strikes = La némésis contre-attaque
lesson-war-eternal-first-part-stronger = Des sorts plus puissants
lesson-war-eternal-first-part-last = Le coup de grâce
lesson-war-eternal-first-aim = Vous êtes Mist. Avec Gex, vous combattez la némésis, qui est déjà blessée. Réduisez sa vie à 0 et vous gagnez toutes les deux.
lesson-war-eternal-first-gravehold = Voici Gravehold, la cité derrière vous. Si sa vie tombe à 0, ou si tous les mages sont épuisés, vous perdez.
lesson-war-eternal-first-hand = Votre tour commence. Vous avez cinq cartes en main : les gemmes donnent de l’éther à dépenser, les sorts infligent des dégâts.
lesson-war-eternal-first-own-gem = Jouez d’abord votre propre gemme : elle donne de l’éther, et votre alliée peut aussitôt préparer un sort. Cliquez sur la carte éclairée, ou sur la réponse éclairée en bas.
lesson-war-eternal-first-crystals = Maintenant, vos trois Cristaux. Chacun donne 1 éther ; voyez-le s’accumuler à côté de la question.
lesson-war-eternal-first-prep = Un sort n’est pas lancé tout de suite. Préparez-le maintenant sur une brèche ouverte ; vous pourrez le lancer à votre prochain tour.
lesson-war-eternal-first-buy = Dépensez votre éther dans la réserve. L’Éclair déchirant inflige 3 dégâts, trois fois plus que l’Étincelle. Il rejoint votre défausse.
lesson-war-eternal-first-order = Ici, on ne mélange jamais sa pioche. Lorsqu’elle est vide, on retourne la défausse telle quelle : l’ordre dans lequel vous défaussez est celui dans lequel les cartes reviendront.
lesson-war-eternal-first-friend = L’ordre du tour est tiré d’un petit paquet : nul ne sait qui joue ensuite. C’est au tour de Gex : regardez ce qu’elle fait.
lesson-war-eternal-first-nemesis-turn = La némésis a joué. Ses cartes en jeu sont résolues à chacun de ses tours : un pouvoir perd un jeton et frappe lorsqu’il n’en reste plus ; un serviteur frappe tant qu’il vit.
lesson-war-eternal-first-cast = Un tour commence par la phase d’incantation. Lancez l’Étincelle que vous avez préparée.
lesson-war-eternal-first-minion = Frapper la némésis ou son serviteur ? Tant qu’il vit, le Drone des catacombes vous blesse à chaque tour. Occupez-vous d’abord de lui.
lesson-war-eternal-first-second-turn = Puis la phase principale : les gemmes d’abord.
lesson-war-eternal-first-prep-again = La brèche I est de nouveau libre : préparez-y l’Étincelle suivante.
lesson-war-eternal-first-open = Un sort par brèche : plus vous avez de brèches ouvertes, plus vous infligez de dégâts à chaque tour. Ouvrez la brèche II et servez-vous-en aussitôt.
lesson-war-eternal-first-no-shuffle = Votre pioche était vide, la défausse a donc été retournée : l’Éclair déchirant y avait été placé le premier, il est arrivé le premier dans votre main.
lesson-war-eternal-first-unleash = Déchaîné est ce que fait cette némésis lorsqu’une carte le demande. Les joueurs choisissent ensemble le mal à subir : choisissez des dégâts pour un mage, et prenez-les sur vous, car vous avez de la vie à revendre.
lesson-war-eternal-first-share = Encore une fois. Que Gex subisse ces dégâts-ci : partagez-les pour que personne ne tombe.
lesson-war-eternal-first-watch = Gex continue de s’en prendre au drone et stabilise une brèche : c’est moins cher que de l’ouvrir, et cela permet d’y préparer un sort pendant ce tour.
lesson-war-eternal-first-two-spells = Deux brèches ouvertes, deux Étincelles. Toutes deux sur le drone.
lesson-war-eternal-first-give = Votre gemme permet à Gex de préparer un sort pendant votre tour. Les mages qui s’entraident gagnent.
lesson-war-eternal-first-stronger = Et maintenant, le nouveau sort : l’Éclair déchirant sur la brèche I.
lesson-war-eternal-first-buy-again = Achetez-en un autre. Quelques cartes fortes qui reviennent vite valent mieux que beaucoup de faibles.
lesson-war-eternal-first-gravehold-pays = Cette fois, laissez Gravehold encaisser. La cité a assez de vie, mais elle ne guérit pas d’elle-même.
lesson-war-eternal-first-kill = Gex tue le drone : une menace de moins à chaque tour. Avec l’éther qui reste, elle gagne une charge.
lesson-war-eternal-first-lightning = Lancez l’Éclair déchirant sur la némésis : 3 dégâts. Défaussez ensuite une carte inutile pour stabiliser une brèche.
lesson-war-eternal-first-focus = Stabilisez votre brèche III : à chaque stabilisation, elle tourne d’un quart de tour, et le tour complet l’ouvre.
lesson-war-eternal-first-power = Le Cœur du Néant frappera lorsque ses jetons auront disparu. On peut arrêter un pouvoir à temps : payez ce qui suit POUR DÉFAUSSER. Ici, cela coûte votre main, et cela en vaut la peine.
lesson-war-eternal-first-charges = Les charges paient la capacité du plateau d’un mage : lorsqu’il y en a assez, un effet puissant se produit. Gex en accumule tout en attaquant.
lesson-war-eternal-first-last-turn = Vous savez maintenant jouer un tour : les gemmes, puis les sorts, puis la réserve.
lesson-war-eternal-first-full = Garnissez les deux brèches. La némésis est presque vaincue.
lesson-war-eternal-first-spend = L’éther non dépensé est perdu à la fin du tour : achetez une meilleure gemme pour plus tard.
lesson-war-eternal-first-storm = Gex lance tout ce qu’elle a.
lesson-war-eternal-first-finish = Encore un éclair. Lancez l’Éclair déchirant sur la némésis et finissez-en.
lesson-war-eternal-first-end = Victoire ! Vous savez jouer : les leçons suivantes montrent de plus près les brèches, les pioches sans mélange, les pouvoirs et les serviteurs.

## Breaches

lesson-war-eternal-breaches = Les brèches
lesson-war-eternal-breaches-about = Stabiliser, ouvrir, préparer, lancer : là où les sorts attendent.
lesson-war-eternal-breaches-what = Vous avez quatre brèches. Seule une brèche ouverte permet de préparer un sort à chaque tour sans payer. La brèche I est ouverte, les autres sont fermées.
lesson-war-eternal-breaches-focus = Vous avez 9 éthers. Stabilisez d’abord la brèche II : c’est bon marché, elle tourne d’un quart de tour, et vous pouvez y préparer un sort ce tour-ci.
lesson-war-eternal-breaches-closed = Préparez-y une Étincelle. Souvenez-vous : cette brèche est encore fermée.
lesson-war-eternal-breaches-open = Ouvrir une brèche coûte plus cher, mais c’est pour toute la partie. Ouvrez la brèche III.
lesson-war-eternal-breaches-bonus = Les sorts lancés depuis les brèches III et IV ouvertes infligent 1 dégât de plus. Mettez-y votre meilleur sort.
lesson-war-eternal-breaches-third = L’autre Étincelle va sur la brèche I. Il n’y a plus rien à faire : le tour s’achève et Gex joue le sien.
lesson-war-eternal-breaches-cast-bonus = Votre phase d’incantation. L’Éclair déchirant inflige 3 dégâts, et 1 de plus depuis la brèche III. Vous pourriez défausser une carte pour son second effet ; inutile aujourd’hui.
lesson-war-eternal-breaches-must = Un sort posé sur une brèche fermée doit être lancé à votre tour suivant : il ne peut pas attendre.
lesson-war-eternal-breaches-may-wait = Un sort sur une brèche ouverte peut attendre un meilleur moment. Lancez-le quand même.
lesson-war-eternal-breaches-end = Vous avez infligé 6 dégâts en un tour avec trois brèches. Stabilisez lorsque l’éther manque, ouvrez lorsque vous le pouvez : voilà comment un mage gagne en force.

## Decks that are not shuffled

lesson-war-eternal-order = Des pioches qu’on ne mélange pas
lesson-war-eternal-order-about = Ce que vous défaussez en premier revient en premier.
lesson-war-eternal-order-empty = Votre pioche et votre défausse sont vides. Ce que vous jouez et acquérez maintenant, vous le piocherez ensuite, exactement dans cet ordre.
lesson-war-eternal-order-play = Jouez vos gemmes : 5 éthers en tout.
lesson-war-eternal-order-gain = Acquérez l’Éclair déchirant. Une carte acquise est placée aussitôt dans la défausse : elle s’y trouve donc la première, tout en bas.
lesson-war-eternal-order-choose = À la fin du tour, vous choisissez l’ordre des cartes jouées. Sur ces six cartes, vous en piocherez cinq : la dernière vous échappera. Que votre propre gemme passe avant les Cristaux.
lesson-war-eternal-order-came = La défausse a été retournée sans mélange : l’Éclair déchirant, votre gemme, trois Cristaux. Le quatrième Cristal attend dans la pioche.
lesson-war-eternal-order-use = La carte achetée au tour précédent est déjà là, parce que vous saviez à quel moment elle viendrait. Préparez-la.
lesson-war-eternal-order-end = Soignez l’ordre de vos défausses : les sorts puissants près des gemmes, les cartes faibles là où elles ne gênent pas.

## Powers and minions

lesson-war-eternal-powers = Pouvoirs et serviteurs
lesson-war-eternal-powers-about = Ce qui attend, ce qui frappe à chaque tour, et comment l’arrêter.
lesson-war-eternal-powers-three-kinds = Une carte Némésis est une attaque, un serviteur ou un pouvoir. Les attaques frappent aussitôt. Les serviteurs et les pouvoirs restent en jeu : en voici un de chaque.
lesson-war-eternal-powers-minion = Le Drone des catacombes n’a plus que 3 points de vie et déclenche Déchaîné à chaque tour de la némésis. L’Éclair déchirant suffit tout juste à le tuer.
lesson-war-eternal-powers-rest = Le serviteur parti, chaque sort frappe la némésis.
lesson-war-eternal-powers-power = La Collision des plans est un pouvoir qui n’a plus qu’un jeton : au début du prochain tour de la némésis, il le perdra et frappera.
lesson-war-eternal-powers-price = Chaque pouvoir dit après POUR DÉFAUSSER ce qui l’arrête. Celui-ci demande deux sorts préparés. Préparez vos deux Étincelles.
lesson-war-eternal-powers-stop = Payez : défaussez les deux Étincelles, et le pouvoir quitte le jeu sans avoir frappé.
lesson-war-eternal-powers-end = Comptez les jetons, lisez le prix, décidez à temps : deux sorts faibles coûtent moins que ce qui allait venir.
