card-conduct = Conduct
card-endless-chasm = Endless Chasm
card-spine-harvester = Spine Harvester
card-sap = Sap
card-drain = Drain
card-tempting-offer = Tempting Offer
card-humming-hive = Humming Hive
card-disrupt = Disrupt
card-eternal-glare = Eternal Glare
card-spine-thresher = Spine Thresher
card-spine-reaper = Spine Reaper
card-reap = Reap
card-deplete = Deplete
card-dark-bond = Dark Bond
card-humming-drones = Humming Drones
    .number = pl

effect-gain-shield = this minion gains one shield token (it may have any number of them)
if-that-player-charges-at-least = that player has { $amount } or more charges
if-dearest-prepped-cost-at-least = any spell still prepped costs { $amount } or more
log-shield-gained = { $card } { $card_number ->
    [pl] gain
   *[sg] gains
} a shield token (now { $left }).
