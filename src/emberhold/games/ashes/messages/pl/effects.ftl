### Card text: what effects do, when they do it and what they cost.
### $form is you (an order) or inf (after "may").
### Targets: .dat dative, .gen genitive, .loc after “na”, .acc accusative, .each “to each” in the dative.

## Lines of a card

ashes-text-type = { CAP($type) }
ashes-text-unique = { CAP($type) }, tylko w talii { $owner_gen }
ashes-text-limit = { CAP($type) }, limit przyzwańców: { $limit }
ashes-text-limit-unique = { CAP($type) }, limit przyzwańców: { $limit }, tylko w talii { $owner_gen }
ashes-text-cost = Koszt zagrania: { $cost }.
ashes-text-unit = Atak { $attack }, życie { $life }, odnowa { $recover }.
ashes-text-born = Życie { $life }, pole bitwy { $battlefield }, księga zaklęć { $spellboard }.
ashes-text-bonus = Premia: { $bonus }.
ashes-text-ability = { $name }: { $text }
ashes-text-numbered = { $name } { $number }
ashes-text-inexhaustible = ∞ { $text }
ashes-text-activated = { CAP($cost) }: { $text }
ashes-text-respark = Przebłysk: { CAP($cost) }.
ashes-text-status = Kiedy ta karta wchodzi do gry, umieść na niej { $amount ->
    [one] { WORD($amount) } żeton stanu
    [few] { WORD($amount) } żetony stanu
   *[many] { WORD($amount) } żetonów stanu
}. Odrzuć ją, kiedy nie zostanie na niej ani jeden.
ashes-bonus-attack = atak { $amount }
ashes-bonus-life = życie { $amount }
ashes-bonus-recover = odnowa { $amount }
ashes-focus = Skupienie { $level }: { $text }
ashes-focus-cheaper = Koszt aktywacji tego zaklęcia jest mniejszy o { $cost_acc }.
ashes-focus-cheaper-again = Koszt aktywacji tego zaklęcia jest mniejszy jeszcze o { $cost_acc }.
ashes-focus-otherwise = Zamiast tego możesz aktywować to zaklęcie, płacąc następujący koszt: { $cost }.
ashes-x-own-status = X to liczba żetonów stanu na tej jednostce.
ashes-x-summoning-monks = X to liczba kart „Przywołanie Motylego Mnicha” w twojej księdze zaklęć.
ashes-attach-illusory = Dołącz to zaklęcie tylko do jednostki, która ma zdolność Iluzja. Ta jednostka traci zdolność Iluzja.
ashes-attach-weak = Dołącz to zaklęcie tylko do jednostki o wartości ataku 2 lub mniejszej.
ashes-mutes = Ta jednostka nie ma zdolności poza niewyczerpalnymi.

## Costs

ashes-cost-main = główna akcja
ashes-cost-side = poboczna akcja
ashes-cost-exhaust = wyczerp
ashes-cost-discard = { $amount ->
    [one] odrzuć kartę
    [few] odrzuć { WORD($amount, gender: "f") } karty
   *[many] odrzuć { WORD($amount, gender: "f") } kart
}
ashes-cost-magic = { $amount ->
    [one] { $amount } { $case ->
        [acc] { $symbol_acc }
       *[nom] { $symbol }
    }
    [few] { $amount } { $symbol_few }
   *[many] { $amount } { $symbol_many }
}
ashes-counted-die = { $amount ->
    [one] { $amount } { $die_die-ins } ({ $die_face })
   *[other] { $amount } { $die_die-ins-plural } ({ $die_face })
}
ashes-pay-magic = zapłacić { $magic_acc }
ashes-pay-exhaust = wyczerpać tę kartę

## Abilities without a colon

ashes-keyword-unit-guard = Ta jednostka może osłonić atakowaną jednostkę.
ashes-keyword-battle-advantage = W bitwie ta jednostka zadaje obrażenia przed jednostkami bez Przewagi w Bitwie.
ashes-keyword-magic-guard = Zaklęcia przeciwników nie mogą wpływać na tę jednostkę.
ashes-keyword-spell-guard = Zaklęcia przeciwników nie mogą wpływać na tę kartę.
ashes-keyword-no-alterations = Do tej jednostki nie można dołączać zaklęć przeobrażenia.

## When triggered text answers; a clause brings its own comma

ashes-when-own-turn = w swojej turze
ashes-when-own-turn-has-status = w swojej turze
ashes-when-attackers-declared = po tym, jak dowolny gracz zadeklaruje atakujących,
ashes-when-attackers-declared-own-attackers = kiedy deklarujesz atakujących,
ashes-when-discarded-from-pile-opponent-discarded = po tym, jak przeciwnik odrzuci co najmniej jedną kartę ze stosu doboru,
ashes-when-dealt-this-unit = kiedy ta jednostka zadaje obrażenia, atakując lub kontratakując,
ashes-when-enters-this-unit = kiedy ta jednostka wchodzi do gry,
ashes-when-enters-opponents-unit-entered = po tym, jak jednostka wejdzie do gry na polu bitwy przeciwnika,
ashes-when-turns-begin = na początku każdej fazy tur graczy
ashes-when-enters-and-turns-begin = kiedy ta jednostka wchodzi do gry oraz na początku każdej fazy tur graczy,
ashes-when-received-this-unit = kiedy ta jednostka otrzymuje obrażenia,
ashes-when-received-this-unit-in-battle = kiedy ta jednostka otrzymuje obrażenia od atakującej lub kontratakującej jednostki,
ashes-when-received-own-phoenixborn-was-attacked = po tym, jak twój Odrodzony otrzyma obrażenia od ataku przeciwnika,
ashes-when-received-own-phoenixborn-was-hurt = po tym, jak twój Odrodzony otrzyma obrażenia,
ashes-when-round-end = na końcu rundy
ashes-when-destroyed-this-unit = kiedy ta jednostka zostaje zniszczona,
ashes-when-destroyed-own-unit-destroyed = kiedy jednostka pod twoją kontrolą zostaje zniszczona,
ashes-when-destroyed-own-unit-is-destroyed = kiedy jednostka pod twoją kontrolą zostaje zniszczona,
ashes-when-destroyed-opponents-unit-destroyed-by-me = kiedy jednostka przeciwnika zostaje zniszczona przez twój atak, kontratak, zaklęcie, zdolność lub moc kości,
ashes-when-left-play-opposing-unit-left = kiedy jednostka przeciwnika opuszcza grę,
ashes-when-would-damage-own-unit-would-be-damaged = kiedy jednostka pod twoją kontrolą ma otrzymać obrażenia,
ashes-when-would-damage-own-phoenixborn-would-be-hurt = kiedy twojemu Odrodzonemu mają zostać zadane obrażenia, a masz w grze jednostkę,
ashes-when-would-target-own-unit-is-targeted = kiedy przeciwnik używa zaklęcia, zdolności lub mocy kości, które wskazałyby jednostkę pod twoją kontrolą,
ashes-text-when = { CAP($when) } { $what }.

## Targets

ashes-target-unit = wskazana jednostka
    .dat = wskazanej jednostce
    .gen = wskazanej jednostki
    .loc = wskazanej jednostce
    .acc = wskazaną jednostkę
ashes-target-own-unit = wskazana jednostka pod twoją kontrolą
    .dat = wskazanej jednostce pod swoją kontrolą
    .gen = wskazanej jednostki pod swoją kontrolą
    .loc = wskazanej jednostce pod swoją kontrolą
    .acc = wskazaną jednostkę pod swoją kontrolą
ashes-target-opposing-unit = wskazana jednostka przeciwnika
    .dat = wskazanej jednostce przeciwnika
    .gen = wskazanej jednostki przeciwnika
    .loc = wskazanej jednostce przeciwnika
    .acc = wskazaną jednostkę przeciwnika
    .each = każdej jednostce przeciwników
ashes-target-attackers-unit = wskazana jednostka tego przeciwnika
    .dat = wskazanej jednostce tego przeciwnika
    .gen = wskazanej jednostki tego przeciwnika
    .loc = wskazanej jednostce tego przeciwnika
    .acc = wskazaną jednostkę tego przeciwnika
ashes-target-unit-or-phoenixborn = wskazana jednostka lub Odrodzony
    .dat = wskazanej jednostce lub Odrodzonemu
    .gen = wskazanej jednostki lub Odrodzonego
    .loc = wskazanej jednostce lub Odrodzonym
    .acc = wskazaną jednostkę lub Odrodzonego
ashes-target-phoenixborn = wskazany Odrodzony
    .dat = wskazanemu Odrodzonemu
    .gen = wskazanego Odrodzonego
    .loc = wskazanym Odrodzonym
    .acc = wskazanego Odrodzonego
ashes-target-slash = wskazana jednostka albo Odrodzony przeciwnika, który nie ma w grze jednostek
    .dat = wskazanej jednostce albo Odrodzonemu przeciwnika, który nie ma w grze jednostek
    .gen = wskazanej jednostki albo Odrodzonego przeciwnika, który nie ma w grze jednostek
    .loc = wskazanej jednostce albo Odrodzonym przeciwnika, który nie ma w grze jednostek
    .acc = wskazaną jednostkę albo Odrodzonego przeciwnika, który nie ma w grze jednostek
ashes-target-opposing-ready = wskazane gotowe zaklęcie w księdze zaklęć przeciwnika
    .dat = wskazanemu gotowemu zaklęciu w księdze zaklęć przeciwnika
    .gen = wskazanego gotowego zaklęcia w księdze zaklęć przeciwnika
    .loc = wskazanym gotowym zaklęciu w księdze zaklęć przeciwnika
    .acc = wskazane gotowe zaklęcie w księdze zaklęć przeciwnika
ashes-target-ready = wskazane gotowe zaklęcie w dowolnej księdze zaklęć
    .dat = wskazanemu gotowemu zaklęciu w dowolnej księdze zaklęć
    .gen = wskazanego gotowego zaklęcia w dowolnej księdze zaklęć
    .loc = wskazanym gotowym zaklęciu w dowolnej księdze zaklęć
    .acc = wskazane gotowe zaklęcie w dowolnej księdze zaklęć

## Damage, wounds, exhaustion

ashes-damage = { $form ->
    [inf] zadać
   *[you] zadaj
} { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} { $target_dat }
ashes-damage-units = { $form ->
    [inf] zadać
   *[you] zadaj
} { $target_dat } 1 obrażenie za każdą jednostkę pod swoją kontrolą
ashes-damage-each = { $form ->
    [inf] zadać
   *[you] zadaj
} { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} { $target_each }
ashes-damage-self = { $form ->
    [inf] zadać
   *[you] zadaj
} { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} tej jednostce
ashes-damage-that-phoenixborn = { $form ->
    [inf] zadać
   *[you] zadaj
} { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} Odrodzonemu tego przeciwnika
ashes-place-wounds = { $form ->
    [inf] umieścić
   *[you] umieść
} { $amount ->
    [one] { WORD($amount) } żeton rany
    [few] { WORD($amount) } żetony ran
   *[many] { WORD($amount) } żetonów ran
} na { $target_loc }
ashes-remove-wounds = { $form ->
    [inf] usunąć
   *[you] usuń
} { $amount ->
    [one] { WORD($amount) } żeton rany
    [few] { WORD($amount) } żetony ran
   *[many] { WORD($amount) } żetonów ran
} ze { $target_gen }
ashes-exhaust = { $form ->
    [inf] umieścić
   *[you] umieść
} { $amount ->
    [one] { WORD($amount) } żeton wyczerpania
    [few] { WORD($amount) } żetony wyczerpania
   *[many] { WORD($amount) } żetonów wyczerpania
} na { $target_loc }
ashes-exhaust-copies = { $form ->
    [inf] umieścić
   *[you] umieść
} { $amount ->
    [one] { WORD($amount) } żeton wyczerpania
    [few] { WORD($amount) } żetony wyczerpania
   *[many] { WORD($amount) } żetonów wyczerpania
} na { $target_loc } i na każdej innej jego kopii w tej księdze
ashes-exhaust-that = { $form ->
    [inf] umieścić
   *[you] umieść
} jeden żeton wyczerpania na tej nowej jednostce
ashes-unexhaust = { $form ->
    [inf] usunąć
   *[you] usuń
} wszystkie żetony wyczerpania ze { $target_gen }
ashes-destroy-self = { $removed ->
    [yes] ta jednostka zostaje zniszczona, a jeśli jest sprzymierzeńcem, usuń ją z gry
   *[no] ta jednostka zostaje zniszczona
}
ashes-wound-own-phoenixborn = umieść { $amount ->
    [one] { WORD($amount) } żeton rany
    [few] { WORD($amount) } żetony ran
   *[many] { WORD($amount) } żetonów ran
} na swoim Odrodzonym

## Answers to events

ashes-cancel = { $form ->
    [inf] anulować
   *[you] anuluj
} to zaklęcie, tę zdolność lub tę moc kości
ashes-redirect = { $form ->
    [inf] zadać
   *[you] zadaj
} je zamiast tego wskazanej jednostce pod swoją kontrolą
ashes-protect = { $form ->
    [inf] usunąć
   *[you] usuń
} z tej karty żetony stanu; każdy zapobiega 1 z tych obrażeń
ashes-pain-link = { $form ->
    [inf] zadać
   *[you] zadaj
} tyle samo obrażeń { $target_dat }, ale nie więcej, niż wynosi wartość życia tej karty
ashes-strike-back = zadaj { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} każdej jednostce, która ją atakuje lub kontratakuje
ashes-illusion = zostaje zniszczona
ashes-consume = umieść jeden żeton stanu na tej jednostce; jeśli zniszczona jednostka była sprzymierzeńcem, usuń ją z gry
ashes-shed = odrzuć tę kartę

## Cards

ashes-draw = { $form ->
    [inf] dobrać
   *[you] dobierz
} { $amount ->
    [one] kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
}
ashes-discard = { $form ->
    [inf] odrzucić
   *[you] odrzuć
} kartę z ręki
ashes-discard-top = { $again ->
    [yes] { $form ->
        [inf] kazać temu graczowi odrzucić jeszcze jedną kartę
       *[you] ten gracz odrzuca jeszcze jedną kartę
    }
   *[no] { $form ->
        [inf] kazać wskazanemu graczowi odrzucić wierzchnią kartę jego stosu doboru
       *[you] wskazany gracz odrzuca wierzchnią kartę swojego stosu doboru
    }
}
ashes-make-discard = wskazany gracz wybiera i odrzuca kartę z ręki
ashes-take-ally = { $form ->
    [inf] wziąć
   *[you] weź
} na rękę sprzymierzeńca ze swojego stosu kart odrzuconych{ $price ->
    [yes] {" "}i { $form ->
        [inf] zadać
       *[you] zadaj
    } swojemu Odrodzonemu obrażenia równe wartości ataku tego sprzymierzeńca
   *[no] {""}
}
ashes-search = { $form ->
    [inf] przeszukać swój stos doboru, wziąć z niego kartę na rękę i potasować stos
   *[you] przeszukaj swój stos doboru, weź z niego kartę na rękę i potasuj stos
}
ashes-everyone-draws = każdy gracz może dobrać maksymalnie dwie karty; za każdą z nich, której nie dobierze, jego Odrodzony otrzymuje 1 obrażenie
ashes-spared = Twój Odrodzony otrzymuje od tego efektu o 1 obrażenie mniej.
ashes-spared-again = Twój Odrodzony otrzymuje od tego efektu jeszcze o 1 obrażenie mniej.

## Dice

ashes-turn-dice = { $form ->
    [inf] obrócić
   *[you] obróć
} maksymalnie { $amount ->
    [one] { WORD($amount, gender: "f") } kość
    [few] { WORD($amount, gender: "f") } kości
   *[many] { WORD($amount, gender: "f") } kości
} ze swojej puli aktywnych kości na wybrane ścianki
ashes-reroll-dice = { $amount ->
    [one] { $form ->
        [inf] przerzucić { WORD($amount, gender: "f") } wyczerpaną kość i przenieść ją
       *[you] przerzuć { WORD($amount, gender: "f") } wyczerpaną kość i przenieś ją
    }
    [few] { $form ->
        [inf] przerzucić { WORD($amount, gender: "f") } wyczerpane kości i przenieść je
       *[you] przerzuć { WORD($amount, gender: "f") } wyczerpane kości i przenieś je
    }
   *[many] { $form ->
        [inf] przerzucić { WORD($amount, gender: "f") } wyczerpanych kości i przenieść je
       *[you] przerzuć { WORD($amount, gender: "f") } wyczerpanych kości i przenieś je
    }
} do puli aktywnych kości
ashes-refresh-dice = { $form ->
    [inf] przenieść
   *[you] przenieś
} { WORD($amount, gender: "f") } { $amount ->
    [one] kość
   *[other] kości
} ze swojej puli wyczerpanych kości do puli aktywnych kości i { $form ->
    [inf] ustawić
   *[you] ustaw
} { $amount ->
    [one] ją na wybranej ściance
   *[other] je na wybranych ściankach
}
ashes-exhaust-die = { $form ->
    [inf] wyczerpać
   *[you] wyczerp
} wybraną kość z puli aktywnych kości wskazanego gracza
ashes-exhaust-die-opponent = { $form ->
    [inf] wyczerpać
   *[you] wyczerp
} wybraną kość z puli aktywnych kości przeciwnika
ashes-charm = { $form ->
    [inf] umieścić
   *[you] umieść
} tę kość na wskazanej jednostce pod swoją kontrolą; do końca rundy ta jednostka ma +1 do ataku i +1 do życia

## Units and tokens

ashes-conjure = { $form ->
    [inf] umieścić
   *[you] umieść
} { $amount ->
    [one] { $again ->
        [yes] na swoim polu bitwy kolejną kopię { $card_gen }
       *[no] { $card_acc } na swoim polu bitwy
    }
    [few] na swoim polu bitwy maksymalnie { WORD($amount, gender: "f") } kopie { $card_gen }
   *[many] na swoim polu bitwy maksymalnie { WORD($amount, gender: "f") } kopii { $card_gen }
}
ashes-conjure-status = { $amount ->
    [1] Umieść na tej jednostce jeden żeton stanu.
   *[other] Umieść na tej jednostce jeszcze jeden żeton stanu.
}
ashes-conjure-for = { $form ->
    [inf] umieścić
   *[you] umieść
} { $card_acc } na polu bitwy wskazanego gracza
ashes-boost = { $target } otrzymuje w tej turze +{ $amount } do ataku
ashes-boost-more = Ta jednostka otrzymuje w tej turze dodatkowo +1 do ataku.
ashes-blood-oath = { $form ->
    [inf] dać tej jednostce +{ $amount } do ataku w tej turze i umieścić
   *[you] daj tej jednostce +{ $amount } do ataku w tej turze i umieść
} na niej dwa żetony ran
ashes-give-bypass = { $target } ma w tej turze Ominięcie: nie można jej zablokować ani nikogo przed nią osłonić
ashes-return-unit = { $form ->
    [inf] zwrócić
   *[you] zwróć
} właścicielowi { $target_acc }: przyzwańca na stos przyzwańców, każdą inną jednostkę na rękę
ashes-place-status = { $form ->
    [inf] umieścić
   *[you] umieść
} { $amount ->
    [one] { WORD($amount) } żeton stanu
    [few] { WORD($amount) } żetony stanu
   *[many] { WORD($amount) } żetonów stanu
} na { $target_loc }
ashes-status-on-self = umieść { $amount ->
    [one] { WORD($amount) } żeton stanu
    [few] { WORD($amount) } żetony stanu
   *[many] { WORD($amount) } żetonów stanu
} na tej jednostce
ashes-overtime = { $form ->
    [inf] usunąć
   *[you] usuń
} z tej jednostki dowolną liczbę żetonów stanu; każdy daje ci w tej turze dodatkową poboczną akcję
ashes-copy-unit = wybierz jednostkę przeciwnika i umieść na tej karcie tyle żetonów stanu, ile wynosi atak wybranej jednostki
ashes-discard-self = odrzuć tę jednostkę
ashes-discard-alteration = { $form ->
    [inf] odrzucić
   *[you] odrzuć
} wskazane zaklęcie przeobrażenia
ashes-move-token = { $form ->
    [inf] przenieść
   *[you] przenieś
} żeton z jednej karty wskazanego gracza na inną jego kartę (żadna z nich nie może być Odrodzonym)
ashes-blood-transfer = zadaj 2 obrażenia wskazanej jednostce pod swoją kontrolą. Jeśli to zrobisz, możesz usunąć dwa żetony ran z innej jednostki pod swoją kontrolą albo jeden żeton rany ze swojego Odrodzonego
ashes-small-sacrifice = zadaj 1 obrażenie wskazanej jednostce pod swoją kontrolą. Jeśli to zrobisz, możesz zadać 1 obrażenie wskazanej jednostce przeciwnika
ashes-small-sacrifice-focus = Jeśli obie jednostki są niewyczerpane, zamiast zadawać obrażenia, możesz umieścić na każdej z nich jeden żeton wyczerpania.
