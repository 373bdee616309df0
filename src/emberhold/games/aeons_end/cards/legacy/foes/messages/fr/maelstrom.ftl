card-doom-crawler = Rampant funeste
    .gender = m
card-maelstrom-emerges = Émergence de Maelström
    .gender = f
card-raining-daggers = Pluie de dagues
    .gender = f
card-eye-grinder = Broyeur d’yeux
    .gender = m
card-storm-of-knives = Tempête de couteaux
    .gender = f
card-slice = Entaille
    .gender = f
card-impale = Empalement
    .gender = m
card-crust-smasher = Brise-croûte
    .gender = m
card-crack = Fissure
    .gender = f
card-mantle-auger = Foreuse du manteau
    .gender = f
card-acid-fog = Brouillard acide
    .gender = m
card-merciless-titan = Titan impitoyable
    .gender = m
card-inflame = Embrasement
    .gender = m
card-dezmodias-flare = Flamboiement de Dezmodia
    .gender = m
card-ruin = Ruine
    .gender = f
card-temple-cutter = Trancheur de temples
    .gender = m
card-shockwave = Onde de choc
    .gender = f
card-bladius-of-maelstrom = Bladius
    .gender = m
    .proper = yes
card-expunge = Éradication
    .gender = f
card-cataclysm = Cataclysme
    .gender = m
card-mists-fury = Fureur de Mist
    .gender = f
card-dezmodias-assault = Assaut de Dezmodia
    .gender = m
card-malastars-boon = Don de Malastar
    .gender = m
card-xaxos-arrives = Arrivée de Xaxos
    .gender = f
card-dezmodias-plan = Plan de Dezmodia
    .gender = m
card-mists-inferno = Brasier de Mist
    .gender = m
card-bramas-rally = Ralliement de Brama
    .gender = m
card-dezmodias-bombardment = Bombardement de Dezmodia
    .gender = m

nemesis-maelstrom = Maelström
    .def = Maelström
    .de = de Maelström
mentor-mist = Mist
mentor-dezmodia = Dezmodia
mentor-xaxos = Xaxos
type-assist = Soutien
    .plural = cartes Soutien
    .gender = m
    .indef = un Soutien
zone-assist-deck = Pioche Soutien
zone-assist-discard = Défausse Soutien
effect-assist = Soutien
effect-mentor-deals = { $who } inflige { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} à Maelström
effect-gain-named-into-hand = acquiert { $card_indef } de la réserve et { $card_gender ->
    [f] la
   *[m] le
} prend en main
rule-maelstrom-set-up = La carte du dessus de la pioche de la némésis est en jeu au début de la partie. Ni cette pioche ni la pioche Soutien ne sont mélangées.
rule-maelstrom-assist = Soutien : Piochez la carte du dessus de la pioche Soutien, résolvez-la, puis placez-la sur la défausse Soutien.
rule-maelstrom-end = À la fin de la partie, la dernière carte Soutien est résolue si elle se trouve encore dans la pioche ; l’histoire se poursuit ensuite avec L03.
log-assist = La carte Soutien { $card } est résolue.
log-mentor-deals = { $who } inflige { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} à Maelström.
