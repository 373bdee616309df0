### What happened, one line each.

ashes-log-round = Manche { $number }.
ashes-log-first = { $who } obtient le plus de symboles basiques et joue en premier.
ashes-log-turn = Le tour { $who_de } commence.
ashes-log-passes = { $who } passe.
ashes-log-draws = { $who } pioche { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}.
ashes-log-draws-card = { $who } pioche { $card_indef }.
ashes-log-fatigue = Il manque { $amount ->
    [one] { $amount } carte dans la pioche { $who_de }, qui reçoit { $amount } dégât
   *[other] { $amount } cartes dans la pioche { $who_de }, qui reçoit { $amount } dégâts
}.
ashes-log-discards = { $who } défausse { $card_indef }.
ashes-log-discards-top = { $who } défausse la carte du dessus de sa pioche ({ $card }).
ashes-log-takes = { $who } reprend { $card_indef } en main depuis sa défausse.
ashes-log-searches = { $who } fouille sa pioche et la mélange.

ashes-log-plays = { $who } joue { $card_indef }.
ashes-log-reacts = { $who } réagit avec { $card_indef }.
ashes-log-activates = { GIVEN($ability) ->
    [yes] { $who } active la capacité { $used }.
   *[no] { $who } active { $card_def }.
}
ashes-log-triggers = { GIVEN($ability) ->
    [yes] { $who } résout la capacité { $used }.
   *[no] { $who } résout l’effet { $card_de }.
}
ashes-log-power = { $who } active le pouvoir { $die_de }.
ashes-log-cancelled = { GIVEN($card) ->
    [yes] L’effet { $card_de } est annulé.
   *[no] Le pouvoir de dé est annulé.
}
ashes-log-cancelled-ability = L’effet de la capacité { $ability } ({ $card }) est annulé.
ashes-log-enters = { CAP($card_def) } entre en jeu chez { $who }.
ashes-log-attaches = La carte { $card } est attachée { $unit_a }.
ashes-log-resparks = { $who } reprend { $card_def } en main grâce au ravivement.

ashes-log-attackers = { $who } attaque avec { $cards_def }.
ashes-log-attacks = { $who } attaque { $card_def }.
ashes-log-blocks = { CAP($card_def) } bloque { $unit_def }.
ashes-log-guards = { CAP($card_def) } protège { $unit_def }.

ashes-log-born-damaged = { $who } reçoit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
ashes-log-unit-damaged = { CAP($card_def) } reçoit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
ashes-log-guarded = { CAP($card_def) } ignore les sorts adverses : les dégâts n’ont aucun effet.
ashes-log-wounds = { CAP($card_def) } a maintenant { $total ->
    [one] { $total } jeton de blessure
   *[other] { $total } jetons de blessure
}.
ashes-log-heals = { $amount ->
    [0] { CAP($card_def) } n’a aucun jeton de blessure à perdre.
    [one] { CAP($card_def) } perd { $amount } jeton de blessure.
   *[other] { CAP($card_def) } perd { $amount } jetons de blessure.
}
ashes-log-exhausts = { CAP($card_def) } reçoit { $amount ->
    [one] { $amount } jeton d’épuisement
   *[other] { $amount } jetons d’épuisement
}.
ashes-log-boosts = { CAP($card_def) } gagne +{ $amount } en attaque ce tour-ci.
ashes-log-destroyed = { CAP($card_def) } est { $card_gender ->
    [f] détruite
   *[m] détruit
}.
ashes-log-concedes = { $who } abandonne la partie.
ashes-log-out = { $who } succombe et quitte la partie.

ashes-log-turns-die = { $who } tourne un { $die_die } sur son { $die_side }.
ashes-log-refreshes = Un { $die_die } épuisé { $who_de } redevient actif ({ $die_side }).
ashes-log-die-exhausted = Un { $die_die } actif { $who_de } est épuisé ({ $die_side }).
ashes-log-must-pass = Vous ne pouvez rien faire d’autre : vous passez.
ashes-log-turn-over = Vous ne pouvez plus rien faire : votre tour se termine.
