### What happened, one line each.

ashes-log-round = Manche { $number }.
ashes-log-first = { $who } obtient le plus de symboles basiques et joue en premier.
ashes-log-turn = { $who } commence son tour.
ashes-log-passes = { $who } passe.
ashes-log-draws = { $who } pioche { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}.
ashes-log-draws-card = { $who } pioche { $card }.
ashes-log-fatigue = { $who } ne peut pas piocher { $amount ->
    [one] { $amount } carte et subit { $amount } dégât
   *[other] { $amount } cartes et subit { $amount } dégâts
}.
ashes-log-discards = { $who } défausse { $card }.
ashes-log-discards-top = { $who } défausse { $card } du dessus de sa pioche.
ashes-log-takes = { $who } reprend { $card } de sa défausse.
ashes-log-searches = { $who } fouille sa pioche et la mélange.

ashes-log-plays = { $who } joue { $card }.
ashes-log-reacts = { $who } réagit avec { $card }.
ashes-log-activates = { $who } active { $used }.
ashes-log-triggers = { $who } utilise { $used }.
ashes-log-power = { $who } utilise le pouvoir du { $die }.
ashes-log-cancelled = { GIVEN($card) ->
    [yes] L’effet de la carte { $card } est annulé.
   *[no] Le pouvoir de dé est annulé.
}
ashes-log-enters = { $card } entre en jeu (côté : { $who }).
ashes-log-attaches = La carte { $card } est attachée à { $unit }.
ashes-log-resparks = { $who } reprend { $card } en main grâce au ravivement.

ashes-log-attackers = { $who } attaque avec { $cards }.
ashes-log-attacks = { $who } attaque { $card }.
ashes-log-blocks = { $card } bloque { $unit }.
ashes-log-guards = { $card } protège { $unit }.

ashes-log-born-damaged = { $who } reçoit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
ashes-log-unit-damaged = { $card } reçoit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
ashes-log-guarded = { $card } ignore les sorts adverses : les dégâts n’ont aucun effet.
ashes-log-wounds = { $card } a maintenant { $total ->
    [one] { $total } jeton de blessure
   *[other] { $total } jetons de blessure
}.
ashes-log-heals = { $amount ->
    [0] { $card } n’a aucun jeton de blessure à perdre.
    [one] { $card } perd { $amount } jeton de blessure.
   *[other] { $card } perd { $amount } jetons de blessure.
}
ashes-log-exhausts = { $card } reçoit { $amount ->
    [one] { $amount } jeton d’épuisement
   *[other] { $amount } jetons d’épuisement
}.
ashes-log-boosts = { $card } a +{ $amount } en attaque ce tour-ci.
ashes-log-destroyed = { $card } est { $card_gender ->
    [f] détruite
   *[m] détruit
}.
ashes-log-concedes = { $who } abandonne la partie.
ashes-log-out = { $who } succombe et quitte la partie.

ashes-log-turns-die = { $who } tourne un dé : { $die }.
ashes-log-refreshes = { $who } rend un dé actif : { $die }.
ashes-log-die-exhausted = { $who } voit un de ses dés épuisé : { $die }.
