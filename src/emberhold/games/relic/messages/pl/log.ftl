### Dziennik.

## Co się stało

relic-log-turn = Zaczyna się tura { $who_gen }.
relic-log-misses = { $who } traci turę.
relic-log-moves = { $who } przechodzi na pole { $space }.
relic-log-rolls = { $who } wyrzuca { $dice }.
relic-log-throws = { $who } wyrzuca { $die }.
relic-log-enemy-rolls = Druga strona wyrzuca { $dice }.
relic-log-explodes = Kość { $who_gen } wybucha z wynikiem { $die }.
relic-log-adds = { $who } dorzuca kość: { $die }.
relic-log-rerolls = { $who } przerzuca kość: { $die }.
relic-log-number = { $who } zagrywa kartę „{ $card }” jako { $number }.
relic-log-plays = { $who } zagrywa kartę „{ $card }”.
relic-log-uses = { $who } używa karty „{ $card }”.
relic-log-ability = { $who } używa zdolności „{ $ability }”.
relic-log-scenario = Zasada scenariusza „{ $ability }” dotyczy { $who_gen }.
relic-log-passes = { $who } zdaje test { $what ->
    [strength] Siły
    [willpower] Woli
    [cunning] Sprytu
    [level] poziomu
   *[influence] wpływów
}: { $value } przeciw { $target }.
relic-log-fails = { $who } nie zdaje testu { $what ->
    [strength] Siły
    [willpower] Woli
    [cunning] Sprytu
    [level] poziomu
   *[influence] wpływów
}: { $value } przeciw { $target }{ $natural ->
    [yes] {" "}(naturalna jedynka)
   *[no] {""}
}.
relic-log-threat = Karta „{ $card }” trafia na pole { $space }.
relic-log-imperium = Karta Imperium „{ $card }” trafia na pole { $space }.
relic-log-moves-threat = Karta „{ $card }” zostaje przeniesiona na pole { $space }.
relic-log-discards-threat = Karta „{ $card }” znika z pola { $space }.
relic-log-resolves = { $who } rozpatruje kartę „{ $card }”.
relic-log-takes = { $who } bierze kartę „{ $card }”.
relic-log-trophy = { $who } bierze trofeum „{ $card }”.
relic-log-battle = { $who } { $foe_kind ->
    [figure] staje do walki przeciw { $foe_dat }
    [sheet] walczy z arkuszem scenariusza
    [one] walczy z wrogiem { $foe }
   *[several] walczy z wrogami { $foe }
}.
relic-log-scores = { $outcome ->
    [1] { $who } wygrywa walkę, { $mine } przeciw { $foe }.
    [0] { $who } remisuje w walce, { $mine } przeciw { $foe }.
   *[other] { $who } przegrywa walkę, { $mine } przeciw { $foe }.
}
relic-log-evades = { $who } unika wroga „{ $card }”.
relic-log-gains-life = { $who } zyskuje { $amount ->
    [one] { $amount } punkt Życia
    [few] { $amount } punkty Życia
   *[many] { $amount } punktów Życia
} (razem: { $left }).
relic-log-loses-life = { $who } traci { $amount ->
    [one] { $amount } punkt Życia
    [few] { $amount } punkty Życia
   *[many] { $amount } punktów Życia
} ({ $left ->
    [few] zostają
   *[many] zostaje
} { $left }).
relic-log-vanquished = { $who } zostaje { $who_gender ->
    [f] pokonana
    [n] pokonane
   *[m] pokonany
}.
relic-log-gains-influence = { $who } zyskuje { $amount ->
    [one] { $amount } wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}.
relic-log-loses-influence = { $who } traci { $amount ->
    [one] { $amount } wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}.
relic-log-infamy = { $who } zyskuje { $amount ->
    [one] { $amount } punkt niesławy
    [few] { $amount } punkty niesławy
   *[many] { $amount } punktów niesławy
} (razem: { $left }).
relic-log-loses-infamy = { $who } traci { $amount ->
    [one] { $amount } punkt niesławy
    [few] { $amount } punkty niesławy
   *[many] { $amount } punktów niesławy
} ({ $left ->
    [few] zostają
   *[many] zostaje
} { $left }).
relic-log-gains-attribute = { $who } zyskuje { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} { $attribute ->
    [strength] Siły
    [willpower] Woli
   *[cunning] Sprytu
} (razem: { $left }).
relic-log-loses-attribute = { $who } traci { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} { $attribute ->
    [strength] Siły
    [willpower] Woli
   *[cunning] Sprytu
} ({ $left ->
    [few] zostają
   *[many] zostaje
} { $left }).
relic-log-level = { $who } osiąga poziom { $level }.
relic-log-draws-power = { $who } dobiera { $amount ->
    [one] { $amount } kartę Mocy
    [few] { $amount } karty Mocy
   *[many] { $amount } kart Mocy
}.
relic-log-drew = Dobierasz { $cards_number ->
    [one] kartę
   *[other] karty
} { $cards }.
relic-log-discards-power = { $who } odrzuca kartę „{ $card }”.
relic-log-takes-power = { $who } zabiera { $to_dat } kartę Mocy.
relic-log-draws-corruption = { $who } dobiera kartę Spaczenia (razem: { $total }).
relic-log-activates = U { $who_gen } aktywuje się karta „{ $card }”.
relic-log-turns-down = { $who } zakrywa kartę Spaczenia.
relic-log-discards-corruption = { $who } odrzuca kartę Spaczenia „{ $card }”.
relic-log-corrupted = { $who } zostaje { $who_gender ->
    [f] spaczona
    [n] spaczone
   *[m] spaczony
}.
relic-log-new-character = Do gry wchodzi { $who }.
relic-log-eliminated = { $who } odpada z gry.
relic-log-mission = { $who } ma nową misję: „{ $card }”.
relic-log-completes = { $who } kończy misję „{ $card }”.
relic-log-gains-mission = { $who } zyskuje ukończoną misję.
relic-log-marks = Celem { $who_gen } jest teraz { $to }.
relic-log-relic = { $who } zdobywa relikwię „{ $card }”.
relic-log-reveals = { $who } odsłania { $cards_number ->
    [one] kartę
   *[other] karty
} { $cards }.
relic-log-buys = { $price ->
    [0] { $who } bierze kartę „{ $card }” za darmo.
    [one] { $who } kupuje kartę „{ $card }” (koszt: { $price } wpływ).
    [few] { $who } kupuje kartę „{ $card }” (koszt: { $price } wpływy).
   *[many] { $who } kupuje kartę „{ $card }” (koszt: { $price } wpływów).
}
relic-log-bids = { $who } licytuje { $amount ->
    [one] { $amount } wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}.
relic-log-discards-asset = { $who } odrzuca kartę „{ $card }”.
relic-log-hands-over = { $who } oddaje { $to_dat } kartę „{ $card }”.
relic-log-exchanges = { $who } i { $to } wymieniają się kartami Mocy.
relic-log-flips = { $who } odsłania kartę „{ $card }” o stopniu { $number }.
relic-log-recovers = { $who } bierze kartę „{ $card }” ze stosu kart odrzuconych.
relic-log-looks = { $who } ogląda { $amount ->
    [one] wierzchnią kartę
    [few] { $amount } wierzchnie karty
   *[many] { $amount } wierzchnich kart
} { $deck }.
relic-log-looked = Widzisz { $cards_number ->
    [one] kartę
   *[other] karty
} { $cards }.
relic-log-draws-nemesis = { $who } dobiera kartę Nemezis.
relic-log-might = { $who } zatrzymuje dobraną kartę jako kartę Potęgi.
relic-log-duel = { $who } wyzywa { $to_acc } na pojedynek na { $attribute ->
    [strength] Siłę
    [willpower] Wolę
   *[cunning] Spryt
}.
relic-log-duel-won = { $who } wygrywa pojedynek.
relic-log-confronts = { $who } rozpatruje Konfrontację.
relic-log-token = { $who } ma na arkuszu { $total ->
    [one] 1 żeton
    [few] { $total } żetony
   *[many] { $total } żetonów
}.
relic-log-omen = Żetony omenów na arkuszu: { $total }.
relic-log-gap = { $who } tworzy lukę na polu { $space }.
relic-log-lair = { $who } wkłada do talii scenariusza kartę „{ $card }”.
