### Questions (ashes-ask-<topic>) and the options that answer them (ashes-option-<verb>).
### $who is the Phoenixborn of the player asked, $source the card or dice power that asks, $thing a piece
### in play with what tells it apart; all three are always nominative.

## What things are called

ashes-another = { $card } (nr { $number })
ashes-source-card = { $card }
ashes-source-ability = { $card }: { $ability }
ashes-used = „{ $ability }” ({ $card })
ashes-used-own = „{ $ability }”
ashes-source-power = moc { $die_gen }
ashes-any-power = moc kości
ashes-look = { $card } ({ $look })
ashes-look-on = { $card }, dołączono do { $thing_gen }
ashes-look-values = atak { $attack }, życie { $life }
ashes-look-life = życie { $life }
ashes-look-wounds = { $amount ->
    [one] { $amount } rana
    [few] { $amount } rany
   *[many] { $amount } ran
}
ashes-look-exhaustion = { $amount ->
    [one] { $amount } żeton wyczerpania
    [few] { $amount } żetony wyczerpania
   *[many] { $amount } żetonów wyczerpania
}
ashes-look-status = { $amount ->
    [one] { $amount } żeton stanu
    [few] { $amount } żetony stanu
   *[many] { $amount } żetonów stanu
}
ashes-look-dice = { $amount ->
    [one] { $amount } kość
    [few] { $amount } kości
   *[many] { $amount } kości
}
ashes-look-attached = dołączono { $cards_acc }
ashes-look-side = u { $who_gen }
ashes-look-number = nr { $number }

## Why a reaction is asked for

ashes-event-enters = { $thing_gender ->
    [pl] { $thing } wchodzą
    [phrase] karta { $thing } wchodzi
   *[sg] { $thing } wchodzi
} do gry
ashes-event-would-target = { $by } wskazuje { $cards_acc }; źródło efektu to { $source }
ashes-event-would-damage = { $own ->
    [yes] twój Odrodzony ({ $look })
   *[no] { $thing }
} ma otrzymać { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}{ GIVEN($source) ->
    [yes] {" "}({ $source })
   *[no] {""}
}
ashes-event-received = { $own ->
    [yes] twój Odrodzony ({ $look })
   *[no] { $thing }
} otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}{ GIVEN($source) ->
    [yes] {" "}({ $source })
   *[no] {""}
}
ashes-event-dealt = { $thing } zadaje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
ashes-event-destroyed = { $thing } ulega zniszczeniu
ashes-event-left-play = { $card_gender ->
    [pl] { $card } opuszczają
    [phrase] karta { $card } opuszcza
   *[sg] { $card } opuszcza
} pole bitwy { $who_gen }
ashes-event-attackers-declared = { $mine ->
    [yes] deklarujesz
   *[no] { $who } deklaruje
} atak { $cards_gen }
ashes-event-discarded-from-pile = { $mine ->
    [yes] odrzucasz
   *[no] { $who } odrzuca
} ze stosu doboru { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
ashes-event-turns-begin = zaczyna się faza tur graczy
ashes-event-round-end = kończy się runda

## Questions

ashes-ask-first-five = { $who }: wybierz kartę nr { $number } swojej Pierwszej Piątki.
ashes-ask-discard = { $who }: wybierz kartę do odrzucenia przed doborem albo zatrzymaj pozostałe karty.
ashes-ask-action = { $who }: wykonaj akcję. { $mains ->
    [0] { $sides ->
        [0] W tej turze nie masz już akcji.
        [one] Masz jeszcze { $sides } poboczną akcję.
        [few] Masz jeszcze { $sides } poboczne akcje.
       *[many] Masz jeszcze { $sides } pobocznych akcji.
    }
   *[other] Masz jeszcze { $mains ->
        [one] { $mains } główną akcję
        [few] { $mains } główne akcje
       *[many] { $mains } głównych akcji
    }{ $sides ->
        [0] {""}
        [one] {" "}i { $sides } poboczną akcję
        [few] {" "}i { $sides } poboczne akcje
       *[many] {" "}i { $sides } pobocznych akcji
    }.
}
ashes-ask-attackers = { $who }: wybierz atakującą jednostkę.{ GIVEN($cards) ->
    [yes] {" "}Wybrano już { $cards_acc }.
   *[no] {""}
}
ashes-ask-attack-target = { $who }: wybierz atakowanego Odrodzonego.
ashes-ask-attack-unit = { $who }: wybierz atakowaną jednostkę.
ashes-ask-between-steps = { $who }: użyj teraz zdolności albo kontynuuj atak.
ashes-ask-block = { $who }: kto zablokuje { $thing_gender ->
    [phrase] kartę { $thing }?
   *[other] { $thing_acc }?
}
ashes-ask-resolve-attacker = { $who }: wybierz atakującego, który zostanie rozpatrzony jako następny.
ashes-ask-counter = { $who }: czy { $thing_gender ->
    [pl] { $thing } kontratakują?
    [phrase] karta { $thing } kontratakuje?
   *[sg] { $thing } kontratakuje?
}
ashes-ask-guard = { $who }: kto osłoni { $thing_gender ->
    [phrase] kartę { $thing }?
   *[other] { $thing_acc }?
}
ashes-ask-divide = { $who }: rozdziel obrażenia kontrataku (zostało: { $amount }). Ile z nich otrzymuje { $thing }?
ashes-ask-order = { $who }: { $event }. Wybierz efekt, który zostanie rozpatrzony jako następny.
ashes-ask-order-effect = { $who }: { $thing_gender ->
    [pl] { $thing } mają
    [phrase] karta { $thing } ma
   *[sg] { $thing } ma
} kilka efektów jednocześnie. Wybierz ten, który zostanie rozpatrzony jako następny.
ashes-ask-damage-order = { $who }: kilka kart otrzymuje obrażenia. Wybierz tę, której obrażenia zostaną rozpatrzone jako następne.
ashes-ask-destruction-order = { $who }: kilka jednostek zostaje zniszczonych jednocześnie. Wybierz tę, która zostanie zniszczona jako następna.
ashes-ask-react = { $who }: { $event }. Czy reagujesz?
ashes-ask-respark = { $who }: karta { $card } ma trafić na stos kart odrzuconych. Czy płacisz koszt przebłysku, aby wziąć ją na rękę?
ashes-ask-discard-cost = { $who }: wybierz kartę do odrzucenia w ramach kosztu ({ $source }).
ashes-ask-discard-one = { $who }: wybierz z ręki kartę do odrzucenia ({ $source }).
ashes-ask-pay = { $who }: zapłać { $magic_acc } ({ $source }).
ashes-ask-pay-die = { $who }: wybierz kość, którą zapłacisz 1 { $symbol_acc } ({ $source }).
ashes-ask-target = { $who }: wybierz cel ({ $source }). { CAP($effect) }.
ashes-ask-target-player = { $who }: wybierz gracza ({ $source }). { CAP($effect) }.
ashes-ask-may = { $who }: czy chcesz { GIVEN($magic) ->
    [yes] zapłacić { $magic_acc } i { $effect }
   *[no] { $effect }
} ({ $source })?
ashes-ask-take-ally = { $who }: wybierz ze swojego stosu kart odrzuconych sprzymierzeńca, którego weźmiesz na rękę ({ $source }).
ashes-ask-search = { $who }: wybierz ze swojego stosu doboru kartę, którą weźmiesz na rękę ({ $source }).
ashes-ask-abundance = { $who }: wybierz, ile kart dobierasz; za każdą z dwóch, której nie dobierzesz, twój Odrodzony otrzymuje 1 obrażenie ({ $source }).
ashes-ask-reroll-die = { $who }: wybierz wyczerpaną kość do przerzucenia ({ $source }).
ashes-ask-refresh-die = { $who }: wybierz wyczerpaną kość i ściankę, którą ma pokazywać w puli aktywnych kości ({ $source }).
ashes-ask-exhaust-die = { $who }: wybierz kość { $whose_gen } do wyczerpania ({ $source }).
ashes-ask-turn-die = { $who }: możesz obrócić jeszcze { $amount ->
    [one] { $amount } kość
    [few] { $amount } kości
   *[many] { $amount } kości
}. Wybierz kość i jej nową ściankę{ GIVEN($source) ->
    [yes] {" "}({ $source })
   *[no] {""}
}.
ashes-ask-meditate = { $who }: medytacja. Wybierz kartę do odrzucenia; za każdą możesz obrócić jedną kość.
ashes-ask-exhaust-dice = { $who }: wybierz kości do wyczerpania, aby rzucić nimi w następnej rundzie, albo je zatrzymaj.
ashes-ask-protect = { $who }: { $thing } ma otrzymać { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}. Ilu z nich zapobiegasz ({ $source })?
ashes-ask-overtime = { $who }: wybierz, ile żetonów stanu usuwasz; każdy daje poboczną akcję ({ $source }).
ashes-ask-copy-unit = { $who }: wybierz jednostkę, której atak zostanie skopiowany ({ $source }).
ashes-ask-alteration = { $who }: wybierz zaklęcie przeobrażenia do odrzucenia ({ $source }).
ashes-ask-move-token = { $who }: wybierz żeton do przeniesienia ({ $source }).
ashes-ask-move-token-to = { $who }: wybierz kartę, na którą trafi { $token ->
    [wounds] żeton rany
    [exhaustion] żeton wyczerpania
   *[status] żeton stanu
} z karty { $thing } ({ $source }).
ashes-ask-heal = { $who }: wybierz, skąd usunąć żetony ran, jeśli chcesz ({ $source }).
ashes-ask-small-sacrifice = { $who }: czy zamiast zadawać obrażenia, wyczerpujesz obie jednostki ({ $source })?
ashes-ask-attach = { $who }: wybierz jednostkę, do której dołączysz { $card_acc }.

## Options

ashes-option-take = Weź { $card_acc }
ashes-option-discard = Odrzuć { $card_acc }
ashes-option-done = { $topic ->
    [attackers] Nie wybieraj więcej atakujących
    [meditate] Nie odrzucaj więcej kart
    [turn-die] Pozostaw kości bez zmian
    [exhaust-dice] Zatrzymaj pozostałe kości
    [discard] Zatrzymaj te karty
   *[other] Zatrzymaj pozostałe karty
}
ashes-option-play = Zagraj { $card_acc } ({ $cost })
ashes-option-use = { GIVEN($ability) ->
    [yes] Aktywuj zdolność „{ $ability }” { $thing_gen }
   *[no] Aktywuj { $thing_acc }
}{ GIVEN($cost) ->
    [yes] : { $cost }
   *[no] {""}
}
ashes-option-attack = { $what ->
    [phoenixborn] Zaatakuj Odrodzonego
   *[unit] Zaatakuj jednostkę
}
ashes-option-meditate = { $what ->
    [draw-pile] Odrzuć wierzchnią kartę stosu doboru
   *[other] Medytuj: odrzuć karty, aby obrócić kości
}
ashes-option-power = Aktywuj moc { $die_gen }: { $effect }
ashes-option-concede = Poddaj grę
ashes-option-pass = { $topic ->
    [react] Nie
    [respark] Nie, odrzuć ją
   *[action] Spasuj
}
ashes-option-end = Zakończ turę
ashes-option-attack-with = Zaatakuj { $thing_ins }
ashes-option-player = { $who }
ashes-option-block-with = Zablokuj { $thing_ins }
ashes-option-nobody = { $topic ->
    [block] Przepuść
   *[guard] Nie osłaniaj
}
ashes-option-resolve = { $thing }
ashes-option-counter = Kontratakuj
ashes-option-endure = Nie kontratakuj
ashes-option-target = { $thing }
ashes-option-guard = Osłoń cel { $thing_ins }
ashes-option-amount = { $topic ->
    [protect] Zapobiegnij { $what ->
        [one] { $what } obrażeniu
       *[other] { $what } obrażeniom
    }
    [overtime] { $what ->
        [one] { $what } żeton stanu
        [few] { $what } żetony stanu
       *[many] { $what } żetonów stanu
    }
   *[divide] { $what ->
        [one] { $what } obrażenie
        [few] { $what } obrażenia
       *[many] { $what } obrażeń
    }
}
ashes-option-trigger = { $topic ->
    [order] { GIVEN($ability) ->
        [yes] Rozpatrz zdolność „{ $ability }” { $thing_gen }
       *[no] Rozpatrz efekt karty { $thing }
    }
   *[react] { GIVEN($ability) ->
        [yes] Użyj zdolności „{ $ability }” { $thing_gen }
       *[no] Użyj karty { $thing }
    }
}
ashes-option-effect = { $what ->
    [cursed] { ashes-ability-cursed }
    [fade-away] { ashes-card-fade-away }
    [fleeting] { ashes-ability-fleeting }
    [illusion] { ashes-ability-illusion }
    [spiked-skin] { ashes-ability-spiked-skin }
   *[charm-die] Powrót kości uroku
}
ashes-option-react = Zagraj { $card_acc } ({ $cost })
ashes-option-respark = Tak: zapłać { $cost }
ashes-option-card = { $card }
ashes-option-pay = { $what ->
    [proposed] Zapłać { $dice }
   *[choose] Wybierz inne kości
}
ashes-option-die = { CAP($die) }
ashes-option-type = { CAP($die) }
ashes-option-turn = Obróć { $die_die-acc } ({ $die_face }) na { $face_onto }
ashes-option-exhaust = { $what ->
    [all] Wyczerp wszystkie kości
   *[die] Wyczerp { $die_die-acc } ({ $die_face })
}
ashes-option-do = Tak: { $effect }
ashes-option-skip = Nie
ashes-option-draw = { $what ->
    [0] Nie dobieraj kart
    [one] Dobierz { $what } kartę
    [few] Dobierz { $what } karty
   *[many] Dobierz { $what } kart
}
ashes-option-unit = Dołącz do { $thing_gen }
ashes-option-heal = { $thing }
ashes-option-exhaust-both = Wyczerp obie jednostki
ashes-option-damage = Zadaj obrażenia
ashes-option-alteration = { $thing }
ashes-option-wounds = Przenieś żeton rany z karty { $thing }
ashes-option-exhaustion = Przenieś żeton wyczerpania z karty { $thing }
ashes-option-status = Przenieś żeton stanu z karty { $thing }
ashes-option-to = Przenieś go na kartę { $thing }
ashes-option-hand = Odrzuć z ręki { $card_acc }
ashes-option-ready = Odrzuć z księgi zaklęć { $thing_acc }
ashes-option-go-on = Kontynuuj atak
