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
ashes-log-takes = { $who } bierze na rękę { $card_acc } ze stosu kart odrzuconych.
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
ashes-log-power = { $who } aktywuje moc { $die_gen }.
ashes-log-cancelled = { GIVEN($card) ->
    [yes] Efekt karty { $card } zostaje anulowany.
   *[no] Moc kości zostaje anulowana.
}
ashes-log-cancelled-ability = Efekt zdolności „{ $ability }” ({ $card }) zostaje anulowany.
ashes-log-enters = { $card_gender ->
    [pl] { $card } wchodzą
    [phrase] Karta { $card } wchodzi
   *[sg] { $card } wchodzi
} do gry pod kontrolą { $who_gen }.
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
ashes-log-exhausts = { $card_gender ->
    [pl] { $card } otrzymują
    [phrase] Karta { $card } otrzymuje
   *[sg] { $card } otrzymuje
} { $amount ->
    [one] { $amount } żeton wyczerpania
    [few] { $amount } żetony wyczerpania
   *[many] { $amount } żetonów wyczerpania
}.
ashes-log-boosts = { $card } otrzymuje w tej turze +{ $amount } do ataku.
ashes-log-destroyed = { $card_gender ->
    [pl] { $card } ulegają
    [phrase] Karta { $card } ulega
   *[sg] { $card } ulega
} zniszczeniu.
ashes-log-concedes = { $who } poddaje grę.
ashes-log-out = { $who } ulega zniszczeniu i odpada z gry.

ashes-log-turns-die = { $who } obraca { $die_die-acc } na { $die_onto }.
ashes-log-refreshes = { $who } przenosi { $die_die-acc } ({ $die_face }) do puli aktywnych kości.
ashes-log-die-exhausted = W puli aktywnych kości { $who_gen } zostaje wyczerpana { $die_die } ({ $die_face }).
ashes-log-must-pass = Nie możesz zrobić nic innego: pasujesz.
ashes-log-turn-over = Nie możesz już nic zrobić: twoja tura się kończy.
