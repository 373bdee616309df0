### Puzzles of Relic.

## Goals

puzzle-goal-trophy = Prenez un trophée pendant ce tour.
puzzle-goal-level = Gagnez un niveau pendant ce tour.
puzzle-goal-mission = Accomplissez une mission pendant ce tour.
puzzle-goal-relic = Obtenez une relique pendant ce tour.
puzzle-goal-middle = Atteignez le secteur médian pendant ce tour.

## Positions

puzzle-relic-charge = Un nombre et un coup
puzzle-relic-charge-about = Le buggy a une valeur de 6, et son dé montrera 5 ; le vôtre montrerait ensuite 1. Chaque carte est un nombre ou une capacité, jamais les deux.
puzzle-relic-six = Les six explosent
puzzle-relic-six-about = Encore un ennemi et la mission est accomplie. Son dé montrera 6, le vôtre 3. Un six ajoute un dé, et une carte peut aussi remplacer celui-là.
puzzle-relic-gate = Du calme à la porte
puzzle-relic-gate-about = La porte de l’Émissaire demande un test de Volonté 6. Votre Volonté est de 2, et les dés ne montreront que des 1.
puzzle-relic-trophies = Le prix d’une tête
puzzle-relic-trophies-about = Six points de trophées font un niveau. La meute en vaut 4. Son dé montrera 3, le vôtre 4.
puzzle-relic-relic = Trois pour une
puzzle-relic-relic-about = Deux missions sont accomplies, et la troisième ne demande qu’un Ork. Son dé montrera 4, le vôtre 1. Trois missions valent une relique.
puzzle-relic-purse = Sept dans la bourse
puzzle-relic-purse-about = Il faut 7 points d’influence. Un combat gagné en rapporte 1 au Libre-Marchand. Le dé des Orks montrera 2, le vôtre 1.
puzzle-relic-blades = Plus on est de fous
puzzle-relic-blades-about = Deux bandes combattent ensemble, 9 en tout, et leur dé montrera 4. Vos dés montreront 3, 2, 2 et 1.
puzzle-relic-fleet = Le prix du passage
puzzle-relic-fleet-about = La Flotte est à trois cases et demande 2 points d’influence pour passer. Votre dé montrera 2, et votre bourse est vide.
puzzle-relic-two-fronts = Deux fronts
puzzle-relic-two-fronts-about = Deux ennemis, deux formes, deux cartes. Les dés montreront 4, 2 et 6, dans cet ordre. Un combat perdu met fin à tout.
puzzle-relic-kit = Tout est munition
puzzle-relic-kit-about = Les vétérans ont une valeur de 5. Leur dé montrera 5, le vôtre 2. Une arme ne sert que si on la prend.
puzzle-relic-aid = De l’aide pour une pièce
puzzle-relic-aid-about = Les vétérans ont une valeur de 5. Leur dé montrera 5, le vôtre 1. Pour 1 point d’influence, quelqu’un aidera l’Inquisiteur.
puzzle-relic-shadow = À l’ombre du grand
puzzle-relic-shadow-about = Les ennemis d’un même attribut combattent ensemble : 5 et 8. Leur dé montrera 3, le vôtre 4. L’Assassin n’a pas besoin de se montrer aux deux.

## Goals of puzzles found in games

puzzle-target-level = Atteignez le niveau { $number } pendant ce tour.
puzzle-target-missions = Accomplissez une mission pendant ce tour (total : { $number }).
puzzle-target-relics = Obtenez une relique pendant ce tour (total : { $number }).
puzzle-target-trophies = Prenez un trophée pendant ce tour (total : { $number }).
puzzle-target-influence = Ayez au moins { $number ->
    [one] { $number } point
   *[other] { $number } points
} d’influence avant la fin de ce tour.
