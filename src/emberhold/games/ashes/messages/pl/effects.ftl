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
ashes-text-status = Gdy ta karta wchodzi do gry, umieść na niej { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
} stanu. Odrzuć ją, gdy nie zostanie na niej ani jeden.
ashes-bonus-attack = atak { $amount }
ashes-bonus-life = życie { $amount }
ashes-bonus-recover = odnowa { $amount }
ashes-focus = Skupienie { $level }: { $text }
ashes-focus-cheaper = Koszt aktywacji tego zaklęcia jest mniejszy o { $cost }.
ashes-focus-cheaper-again = Koszt aktywacji tego zaklęcia jest mniejszy o kolejne { $cost }.
ashes-focus-otherwise = Koszt aktywacji tego zaklęcia może wynosić: { $cost }.
ashes-x-own-status = X to liczba żetonów stanu na tej jednostce.
ashes-x-tokens-on-it = X to liczba żetonów stanu na tej jednostce.
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
    [few] odrzuć { $amount } karty
   *[many] odrzuć { $amount } kart
}
ashes-cost-magic = { $amount }× { $symbol }
ashes-counted-die = { $amount }× { $die }
ashes-pay-magic = zapłacić { $magic }
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
ashes-when-attackers-declared-own-attackers = gdy deklarujesz atakujących,
ashes-when-discarded-from-pile-opponent-discarded = po tym, jak przeciwnik odrzuci co najmniej jedną kartę ze stosu doboru,
ashes-when-dealt-this-unit = gdy ta jednostka zadaje obrażenia, atakując lub kontratakując,
ashes-when-enters-this-unit = gdy ta jednostka wchodzi do gry,
ashes-when-enters-opponents-unit-entered = po tym, jak jednostka wejdzie do gry na polu bitwy przeciwnika,
ashes-when-turns-begin = na początku każdej fazy tur graczy
ashes-when-received-this-unit = gdy ta jednostka otrzymuje obrażenia,
ashes-when-received-this-unit-in-battle = gdy ta jednostka otrzymuje obrażenia od atakującej lub kontratakującej jednostki,
ashes-when-received-own-phoenixborn-was-attacked = po tym, jak twój Odrodzony otrzyma obrażenia od ataku,
ashes-when-received-own-phoenixborn-was-hurt = po tym, jak twój Odrodzony otrzyma obrażenia,
ashes-when-round-end = na końcu rundy
ashes-when-destroyed-this-unit = gdy ta jednostka zostaje zniszczona,
ashes-when-destroyed-own-unit-destroyed = gdy jednostka pod twoją kontrolą zostaje zniszczona,
ashes-when-destroyed-own-unit-is-destroyed = gdy jednostka pod twoją kontrolą zostaje zniszczona,
ashes-when-destroyed-opponents-unit-destroyed-by-me = gdy jednostka przeciwnika zostaje zniszczona przez twój atak, kontratak, zaklęcie, zdolność lub moc kości,
ashes-when-left-play-opposing-unit-left = gdy jednostka przeciwnika opuszcza grę,
ashes-when-would-damage-own-unit-would-be-damaged = gdy jednostka pod twoją kontrolą ma otrzymać obrażenia,
ashes-when-would-damage-own-phoenixborn-would-be-hurt = gdy twojemu Odrodzonemu mają zostać zadane obrażenia, a masz w grze jednostkę,
ashes-when-would-target-own-unit-is-targeted = gdy przeciwnik używa zaklęcia, zdolności lub mocy kości, które wskazałyby jednostkę pod twoją kontrolą,
ashes-text-when = { CAP($when) } { $what }.

## Targets

ashes-target-unit = wskazana jednostka
    .dat = wskazanej jednostce
    .gen = wskazanej jednostki
    .loc = wskazanej jednostce
    .acc = wskazaną jednostkę
ashes-target-own-unit = wskazana jednostka pod twoją kontrolą
    .dat = wskazanej jednostce pod twoją kontrolą
    .gen = wskazanej jednostki pod twoją kontrolą
    .loc = wskazanej jednostce pod twoją kontrolą
    .acc = wskazaną jednostkę pod twoją kontrolą
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
ashes-target-unit-or-phoenixborn = wskazana jednostka lub wskazany Odrodzony
    .dat = wskazanej jednostce lub wskazanemu Odrodzonemu
    .gen = wskazanej jednostki lub wskazanego Odrodzonego
    .loc = wskazanej jednostce lub wskazanym Odrodzonym
    .acc = wskazaną jednostkę lub wskazanego Odrodzonego
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
} { $target_dat } 1 obrażenie za każdą jednostkę pod twoją kontrolą
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
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
} rany na { $target_loc }
ashes-remove-wounds = { $form ->
    [inf] usunąć
   *[you] usuń
} { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
} rany ze { $target_gen }
ashes-exhaust = { $form ->
    [inf] umieścić
   *[you] umieść
} { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
} wyczerpania na { $target_loc }
ashes-exhaust-copies = { $form ->
    [inf] umieścić
   *[you] umieść
} { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
} wyczerpania na { $target_loc } i na każdej innej jego kopii w tej księdze
ashes-exhaust-that = { $form ->
    [inf] umieścić
   *[you] umieść
} 1 żeton wyczerpania na tej nowej jednostce
ashes-unexhaust = { $form ->
    [inf] usunąć
   *[you] usuń
} wszystkie żetony wyczerpania ze { $target_gen }
ashes-destroy-self = { $removed ->
    [yes] ta jednostka zostaje zniszczona, a jeśli jest sprzymierzeńcem, usuń ją z gry
   *[no] ta jednostka zostaje zniszczona
}
ashes-wound-own-phoenixborn = umieść { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
} rany na swoim Odrodzonym

## Answers to events

ashes-cancel = { $form ->
    [inf] anulować
   *[you] anuluj
} to zaklęcie, tę zdolność lub tę moc kości
ashes-redirect = { $form ->
    [inf] zadać
   *[you] zadaj
} je zamiast tego wskazanej jednostce pod twoją kontrolą
ashes-protect = { $form ->
    [inf] usunąć
   *[you] usuń
} z tej karty żetony stanu; każdy zapobiega 1 z tych obrażeń
ashes-pain-link = { $form ->
    [inf] zadać
   *[you] zadaj
} tyle samo obrażeń { $target_dat }, ale nie więcej niż wartość życia tej jednostki
ashes-strike-back = zadaj { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} każdej jednostce, która ją atakuje lub kontratakuje
ashes-illusion = zostaje zniszczona
ashes-consume = umieść 1 żeton stanu na tej jednostce; jeśli zniszczona jednostka była sprzymierzeńcem, usuń ją z gry
ashes-shed = odrzuć tę kartę

## Cards

ashes-draw = { $form ->
    [inf] dobrać
   *[you] dobierz
} { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
ashes-discard = { $form ->
    [inf] odrzucić
   *[you] odrzuć
} kartę z ręki
ashes-discard-top = { $again ->
    [yes] { $form ->
        [inf] sprawić, że ten gracz odrzuci jeszcze jedną kartę
       *[you] ten gracz odrzuca jeszcze jedną kartę
    }
   *[no] { $form ->
        [inf] sprawić, że wskazany gracz odrzuci wierzchnią kartę swojego stosu doboru
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
    } swojemu Odrodzonemu obrażenia równe jego wartości ataku
   *[no] {""}
}
ashes-search = { $form ->
    [inf] przeszukać swój stos doboru, wziąć z niego kartę na rękę i potasować stos
   *[you] przeszukaj swój stos doboru, weź z niego kartę na rękę i potasuj stos
}
ashes-everyone-draws = każdy gracz może dobrać do 2 kart; za każdą z nich, której nie dobierze, jego Odrodzony otrzymuje 1 obrażenie
ashes-spared = Twój Odrodzony otrzymuje o 1 obrażenie mniej.
ashes-spared-again = Twój Odrodzony otrzymuje o kolejne 1 obrażenie mniej.

## Dice

ashes-turn-dice = { $form ->
    [inf] obrócić
   *[you] obróć
} do { $amount } kości ze swojej puli aktywnych kości na wybrane ścianki
ashes-reroll-dice = { $amount ->
    [one] { $form ->
        [inf] przerzucić { $amount } wyczerpaną kość i przenieść ją
       *[you] przerzuć { $amount } wyczerpaną kość i przenieś ją
    }
    [few] { $form ->
        [inf] przerzucić { $amount } wyczerpane kości i przenieść je
       *[you] przerzuć { $amount } wyczerpane kości i przenieś je
    }
   *[many] { $form ->
        [inf] przerzucić { $amount } wyczerpanych kości i przenieść je
       *[you] przerzuć { $amount } wyczerpanych kości i przenieś je
    }
} do puli aktywnych kości
ashes-refresh-dice = { $form ->
    [inf] przenieść
   *[you] przenieś
} { $amount ->
    [one] { $amount } kość ze swojej puli wyczerpanych kości do puli aktywnych kości na wybranej ściance
    [few] { $amount } kości ze swojej puli wyczerpanych kości do puli aktywnych kości na wybranych ściankach
   *[many] { $amount } kości ze swojej puli wyczerpanych kości do puli aktywnych kości na wybranych ściankach
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
} tę kość na wskazanej jednostce pod twoją kontrolą; do końca rundy jednostka ta ma +1 do ataku i +1 do życia

## Units and tokens

ashes-conjure = { $form ->
    [inf] umieścić
   *[you] umieść
} { $amount ->
    [one] { $again ->
        [yes] na swoim polu bitwy kolejną kopię { $card_gen }
       *[no] { $card_acc } na swoim polu bitwy
    }
   *[other] na swoim polu bitwy do { $amount } kopii { $card_gen }
}
ashes-conjure-status = { $amount ->
    [1] Umieść na tej jednostce 1 żeton stanu.
   *[other] Umieść na tej jednostce jeszcze 1 żeton stanu.
}
ashes-conjure-for = { $form ->
    [inf] umieścić
   *[you] umieść
} { $card_acc } na polu bitwy wskazanego gracza
ashes-boost = { $target } otrzymuje w tej turze +{ $amount } do ataku
ashes-boost-more = Jednostka ta otrzymuje w tej turze jeszcze +1 do ataku.
ashes-blood-oath = { $form ->
    [inf] dać tej jednostce +{ $amount } do ataku w tej turze i umieścić
   *[you] daj tej jednostce +{ $amount } do ataku w tej turze i umieść
} na niej 2 żetony rany
ashes-give-bypass = { $target } ma w tej turze Ominięcie: nie można jej zablokować ani nikogo przed nią osłonić
ashes-return-unit = { $form ->
    [inf] zwrócić
   *[you] zwróć
} właścicielowi { $target_acc }: przyzwańca do stosu przyzwańców, każdą inną jednostkę na rękę
ashes-place-status = { $form ->
    [inf] umieścić
   *[you] umieść
} { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
} stanu na { $target_loc }
ashes-status-on-self = umieść { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
} stanu na tej jednostce
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
} żeton z jednej karty wskazanego gracza na inną kartę pod jego kontrolą, z wyjątkiem Odrodzonych
ashes-blood-transfer = zadaj 2 obrażenia wskazanej jednostce pod twoją kontrolą. Jeśli to zrobisz, możesz usunąć 2 żetony rany z innej jednostki pod twoją kontrolą albo 1 żeton rany ze swojego Odrodzonego
ashes-small-sacrifice = zadaj 1 obrażenie wskazanej jednostce pod twoją kontrolą. Jeśli to zrobisz, możesz zadać 1 obrażenie wskazanej jednostce przeciwnika
ashes-small-sacrifice-focus = Jeśli obie jednostki są niewyczerpane, zamiast zadawać obrażenia możesz umieścić na każdej z nich 1 żeton wyczerpania.
