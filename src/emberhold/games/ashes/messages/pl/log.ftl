### What happened, one line each.

ashes-log-round = Runda { $number }.
ashes-log-first = { $who } ma najwięcej symboli podstawowych i zaczyna jako pierwszy gracz.
ashes-log-turn = Zaczyna się tura { $who_gen }.
ashes-log-passes = { $who } pasuje.
ashes-log-draws = { $who } dobiera { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}.
ashes-log-draws-card = { $who } dobiera { $card_acc }.
ashes-log-fatigue = { $who } nie może dobrać { $amount ->
    [one] { $amount } karty
   *[other] { $amount } kart
} i otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
ashes-log-discards = { $who } odrzuca { $card_acc }.
ashes-log-discards-top = { $who } odrzuca { $card_acc } z wierzchu stosu doboru.
ashes-log-takes = { $who } bierze { $card_acc } ze stosu kart odrzuconych.
ashes-log-searches = { $who } przeszukuje i tasuje stos doboru.

ashes-log-plays = { $who } zagrywa { $card_acc }.
ashes-log-reacts = { $who } reaguje, zagrywając { $card_acc }.
ashes-log-activates = { GIVEN($ability) ->
    [yes] { $who } aktywuje zdolność { $used }.
   *[no] { $who } aktywuje { $card_acc }.
}
ashes-log-triggers = { GIVEN($ability) ->
    [yes] { $who } rozpatruje efekt zdolności { $used }.
   *[no] { $who } rozpatruje efekt karty { $card }.
}
ashes-log-power = { $who } używa mocy { $die_gen }.
ashes-log-cancelled = { GIVEN($card) ->
    [yes] Efekt karty { $card } zostaje anulowany.
   *[no] Moc kości zostaje anulowana.
}
ashes-log-enters = { $card } wchodzi do gry pod kontrolą { $who_gen }.
ashes-log-attaches = Karta { $card } zostaje dołączona do { $unit_gen }.
ashes-log-resparks = { $who } dzięki przebłyskowi bierze na rękę { $card_acc }.

ashes-log-attackers = { $who } deklaruje atak { $cards_gen }.
ashes-log-attacks = { $who } atakuje { $card_acc }.
ashes-log-blocks = { $card } blokuje { $unit_acc }.
ashes-log-guards = { $card } osłania { $unit_acc }.

ashes-log-born-damaged = { $who } otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
ashes-log-unit-damaged = { $card } otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
ashes-log-guarded = Na { $card_acc } nie działają zaklęcia przeciwników: obrażenia przepadają.
ashes-log-wounds = { $card } ma teraz { $total ->
    [one] { $total } żeton rany
    [few] { $total } żetony ran
   *[many] { $total } żetonów ran
}.
ashes-log-heals = { $amount ->
    [0] { $card } nie ma żetonów ran do usunięcia.
    [one] { $card } traci { $amount } żeton rany.
    [few] { $card } traci { $amount } żetony ran.
   *[many] { $card } traci { $amount } żetonów ran.
}
ashes-log-exhausts = { $card } otrzymuje { $amount ->
    [one] { $amount } żeton wyczerpania
    [few] { $amount } żetony wyczerpania
   *[many] { $amount } żetonów wyczerpania
}.
ashes-log-boosts = { $card } otrzymuje w tej turze +{ $amount } do ataku.
ashes-log-destroyed = { $card } ulega zniszczeniu.
ashes-log-concedes = { $who } poddaje grę.
ashes-log-out = { $who } ulega zniszczeniu i odpada z gry.

ashes-log-turns-die = { $who } obraca kość na { $die_acc }.
ashes-log-refreshes = { $who } przenosi kość do puli aktywnych kości ({ $die }).
ashes-log-die-exhausted = Aktywna kość { $who_gen } ({ $die }) zostaje wyczerpana.
