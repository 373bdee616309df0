card-conduct = Conduction
    .gender = f
card-endless-chasm = Gouffre sans fin
    .gender = m
card-spine-harvester = Moissonneur d’échines
    .gender = m
card-sap = Affaiblissement
    .gender = m
card-drain = Ponction
    .gender = f
card-tempting-offer = Offre tentante
    .gender = f
card-humming-hive = Ruche bourdonnante
    .gender = f
card-disrupt = Perturbation
    .gender = f
card-eternal-glare = Regard éternel
    .gender = m
card-spine-thresher = Batteur d’échines
    .gender = m
card-spine-reaper = Faucheur d’échines
    .gender = m
card-reap = Moisson
    .gender = f
card-deplete = Tarissement
    .gender = m
card-dark-bond = Pacte obscur
    .gender = m
card-humming-drones = Drones bourdonnants
    .gender = m
    .number = pl

effect-gain-shield = ce serviteur gagne un jeton Bouclier (il peut en avoir un nombre quelconque)
if-that-player-charges-at-least = ce joueur a au moins { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
}
if-dearest-prepped-cost-at-least = au moins un sort encore préparé coûte { $amount } ou plus
log-shield-gained = { CAP($card_def) } { $card_number ->
    [pl] gagnent
   *[sg] gagne
} un jeton Bouclier (total : { $left }).
