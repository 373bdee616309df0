### Tekst kart: co robią efekty, komu, gdzie i kiedy.
### $form to you (rozkaz), they (trzecia osoba) albo inf (po „możesz”).
### $case to subject, object, of albo to; $whose to you (twój) albo they (jej).

## Spójniki

relic-nothing = nic
relic-or = { " lub " }
relic-semicolon = { "; " }
relic-named = { $name }
relic-price = { $price }, aby { $what }
relic-way = ({ $letter }) { $what }
relic-ways-form = they
relic-choose = { $form ->
    [they] wybiera jedno: { $ways }
    [inf] wybrać jedno: { $ways }
   *[you] wybierz jedno: { $ways }
}
relic-otherwise = { $first }; w przeciwnym razie { $otherwise }
relic-for-each = { $what } za { $each }
relic-for-each-most = { $what } za { $each } (maksymalnie { $most })
relic-up-to = { $form ->
    [they] może
   *[you] możesz
} maksymalnie { $times ->
    [one] raz
   *[other] { WORD($times) } razy
} { $what }
relic-up-to-way = maksymalnie { $times ->
    [one] raz
   *[other] { WORD($times) } razy
} { $order }
relic-it = { $what }
relic-each-otherwise = { $who } { $having } { $what }. Każda inna postać { $otherwise }
relic-does-if = { $who }, { $what }
relic-does = { $who } { $what }
relic-choose-who = { $form ->
    [they] wybiera { $who }; ta postać { $what }
    [inf] wybrać { $who }; ta postać { $what }
   *[you] wybierz { $who }; ta postać { $what }
}
relic-both = { $first } i { $second }
relic-while = { $first }, a { $last }
relic-either = { $first } lub { $second }
relic-sum = { $value } plus 1 za { $each }

## Kto

relic-who-you = { $case ->
    [of] ciebie
    [to] tobie
    [object] ciebie
   *[subject] ty
}
relic-who-left = { $case ->
    [of] postaci po lewej
    [to] postaci po lewej
    [with] postacią po lewej
   *[subject] postać po lewej
}
relic-who-right = { $case ->
    [of] postaci po prawej
    [to] postaci po prawej
    [with] postacią po prawej
   *[subject] postać po prawej
}
relic-who-each-character = każda postać
relic-who-each-other = każda inna postać
relic-who-chosen-character = { $case ->
    [of] wybranej postaci
    [to] wybranej postaci
    [object] postać
    [with] wybraną postacią
   *[subject] wybrana postać
}
relic-who-chosen-other = { $case ->
    [of] wybranej innej postaci
    [to] wybranej innej postaci
    [object] inną postać
    [with] wybraną inną postacią
   *[subject] wybrana inna postać
}
# W sektorze szuka jej nemezis, która sama postacią nie jest.
relic-who-closest = { $case ->
    [of] { $place ->
        [tier] najbliższej postaci
       *[none] najbliższej innej postaci
    }
    [to] { $place ->
        [tier] najbliższej postaci
       *[none] najbliższej innej postaci
    }
    [object] { $place ->
        [tier] najbliższą postać
       *[none] najbliższą inną postać
    }
   *[subject] { $place ->
        [tier] najbliższa postać
       *[none] najbliższa inna postać
    }
}
relic-who-active-character = { $case ->
    [of] tej postaci
    [to] tej postaci
    [object] tę postać
   *[subject] ta postać
}
relic-who-owner = { $case ->
    [of] nemezis, do której należy ta karta
    [to] nemezis, do której należy ta karta
    [object] nemezis, do której należy ta karta
   *[subject] nemezis, do której należy ta karta,
}
relic-who-beaten = { $case ->
    [of] przegranego
    [to] przegranemu
    [object] przegranego
   *[subject] przegrany
}
relic-who-that-character = { $case ->
    [of] tej postaci
    [to] tej postaci
    [object] tę postać
   *[subject] ta postać
}
relic-who-partner = { $case ->
    [of] swojego partnera
    [to] swojemu partnerowi
    [object] swojego partnera
   *[subject] twój partner
}
relic-who-target = { $case ->
    [of] swojego celu
    [to] swojemu celowi
    [object] swój cel
   *[subject] twój cel
}
relic-who-most-level = { $case ->
    [of] postaci o najwyższym poziomie
    [to] postaci o najwyższym poziomie
    [object] postać o najwyższym poziomie
   *[subject] postać o najwyższym poziomie
}
relic-who-most-influence = { $case ->
    [of] postaci z największą liczbą wpływów
    [to] postaci z największą liczbą wpływów
    [object] postać z największą liczbą wpływów
   *[subject] postać z największą liczbą wpływów
}
relic-who-most-corruption = { $case ->
    [of] postaci z największą liczbą kart Spaczenia
    [to] postaci z największą liczbą kart Spaczenia
    [object] postać z największą liczbą kart Spaczenia
   *[subject] postać z największą liczbą kart Spaczenia
}
relic-who-most-tokens-then-relics-then-level = postać z największą liczbą żetonów na arkuszu (w razie remisu ta z największą liczbą relikwii, a potem ta o najwyższym poziomie)

## Miejsca po rzeczowniku

relic-place-tier = { $case ->
    [subject] w twoim sektorze
    [from] ze swojego sektora
   *[object] w swoim sektorze
}
relic-place-area = { $case ->
    [subject] w twoim obszarze
    [from] ze swojego obszaru
   *[object] w swoim obszarze
}
relic-place-space = { $case ->
    [subject] na twoim polu
   *[object] na swoim polu
}
relic-place-here = { $case ->
    [subject] na twoim polu
    [from] ze swojego pola
   *[object] na swoim polu
}
relic-place-that-space = na tym polu
relic-place-neighbouring-space = z sąsiedniego pola
relic-place-board = gdziekolwiek na planszy
relic-place-outer = w sektorze zewnętrznym
relic-place-middle = w sektorze środkowym
relic-place-inner = w sektorze wewnętrznym
relic-place-areas = w obszarze { $areas }
relic-place-spaces = na polu { $areas }

## Dokąd coś trafia ($case onto) albo gdzie leży ($case on)

relic-where-here = na { $case ->
    [onto] swoje pole
    [placed] swoim polu
   *[on] twoim polu
}
relic-where-space = { $case ->
    [onto] na pole { $name }
    [placed] na polu { $name }
   *[on] na polu { $name }
}
relic-where-start-space = na swoje pole startowe
relic-where-nearest-corner = na najbliższe pole narożne
relic-where-nearest-corner-middle = na najbliższe pole narożne sektora środkowego
relic-where-any-corner = na dowolne pole narożne swojego sektora
relic-where-any-corner-outer = na dowolne pole narożne sektora zewnętrznego
relic-where-any-space-named = na dowolny Portal Pajęczego Traktu
relic-where-other-space-named = na drugi Portal Pajęczego Traktu
relic-where-space-with-card = na dowolne pole z kartą „{ $name }”
relic-where-other-space-with-card = na inne pole z kartą „{ $name }”
relic-where-space-of = na { $case ->
    [onto] pole { $who }
    [placed] polu { $who }
   *[on] polu { $who }
}
relic-where-chosen-space-in-tier = na { $case ->
    [onto] dowolne pole w swoim sektorze
    [placed] dowolnym polu w swoim sektorze
   *[on] wybranym polu w swoim sektorze
}
relic-where-chosen-space-in-area = na { $case ->
    [placed] dowolnym polu w swoim obszarze
   *[onto] dowolne pole w swoim obszarze
}
relic-where-any-area-in-tier = na dowolne pole dowolnego obszaru w swoim sektorze
relic-where-chosen-space-any-tier = na wybranym polu w dowolnym sektorze
relic-where-any-space-with-icon-tier = na { $case ->
    [placed] dowolnym polu z symbolem zagrożenia w swoim sektorze
   *[onto] dowolne pole z symbolem zagrożenia w swoim sektorze
}
relic-where-any-space-with-enemy-tier = na dowolne pole w swoim sektorze, na którym leży wróg
relic-where-any-space-with = na dowolne pole, na którym leży wróg z cechą { $name }
relic-where-each-icon-space-in = na { $case ->
    [placed] każdym polu swojego obszaru z symbolem tego koloru
   *[onto] każde pole swojego obszaru z symbolem tego koloru
}
relic-where-any-icon-space-in = na { $case ->
    [placed] polu obszaru { $name } z symbolem tego koloru
   *[onto] pole obszaru { $name } z symbolem tego koloru
}

## Które karty na planszy

relic-what-this = tę kartę
relic-what-drawn = dobraną kartę
relic-what-card = { $all ->
    [yes] wszystkie karty Zagrożenia
   *[no] kartę Zagrożenia
}
relic-what-enemy = { $all ->
    [yes] wszystkich wrogów
   *[no] wroga
}
relic-what-own-enemy = { $all ->
    [yes] wszystkich wrogów ze swojej talii Nemezis leżących
   *[no] wroga ze swojej talii Nemezis leżącego
}
relic-what-agent = { $all ->
    [yes] wszystkich agentów
   *[no] agenta
}
relic-what-trait = { $all ->
    [yes] wszystkich wrogów z cechą { $trait }
   *[no] wroga z cechą { $trait }
}
relic-what-value-most = o wartości { $value } lub mniejszej
relic-what-value-least = o wartości { $value } lub większej

## Warunki

relic-if-influence-least = { $whose ->
    [they] ma
   *[you] masz
} co najmniej { $amount ->
    [one] 1 wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}
relic-if-corruption-least = { $whose ->
    [they] ma
   *[you] masz
} co najmniej { $amount ->
    [one] jedną kartę Spaczenia
    [few] { WORD($amount, gender: "f") } karty Spaczenia
   *[many] { WORD($amount, gender: "f") } kart Spaczenia
}
relic-if-corruption-most = { $whose ->
    [they] ma
   *[you] masz
} najwyżej { $amount ->
    [one] jedną kartę Spaczenia
    [few] { WORD($amount, gender: "f") } karty Spaczenia
   *[many] { WORD($amount, gender: "f") } kart Spaczenia
}
relic-if-life-least = { $whose ->
    [they] ma
   *[you] masz
} co najmniej { $amount ->
    [one] 1 punkt Życia
    [few] { $amount } punkty Życia
   *[many] { $amount } punktów Życia
}
relic-if-life-most = { $whose ->
    [they] ma
   *[you] masz
} najwyżej { $amount ->
    [one] 1 punkt Życia
    [few] { $amount } punkty Życia
   *[many] { $amount } punktów Życia
}
relic-if-level-least = { $whose ->
    [they] jej
   *[you] twój
} poziom wynosi co najmniej { $amount }
relic-if-relics-least = { $whose ->
    [they] ma
   *[you] masz
} co najmniej { $amount ->
    [one] jedną relikwię
    [few] { WORD($amount, gender: "f") } relikwie
   *[many] { WORD($amount, gender: "f") } relikwii
}
relic-if-tokens-least = masz na arkuszu { $amount ->
    [one] żeton
    [few] co najmniej { WORD($amount) } żetony
   *[many] co najmniej { WORD($amount) } żetonów
}
relic-if-omen-tokens-most = na arkuszu { $amount ->
    [0] nie ma żetonów omenów
    [one] jest najwyżej jeden żeton omenu
    [few] są najwyżej { WORD($amount) } żetony omenów
   *[many] jest najwyżej { WORD($amount) } żetonów omenów
}
relic-if-loss-least = masz stracić naraz co najmniej { $amount ->
    [one] 1 punkt Życia
    [few] { $amount } punkty Życia
   *[many] { $amount } punktów Życia
}
relic-if-enemies-least = walczysz z co najmniej { WORD($amount, case: "ins") } { $amount ->
    [one] wrogiem
   *[other] wrogami naraz
}
relic-if-enemy-values-least = suma wartości wrogów wynosi co najmniej { $amount }
relic-if-apostate = { $whose ->
    [they] jest apostatą
   *[you] jesteś apostatą
}
relic-if-devotee = { $whose ->
    [they] jest wierna
   *[you] twoja postać jest wierna
}
relic-if-has-relic = masz relikwię
relic-if-has-asset-not-relic = masz zasób, który nie jest relikwią
relic-if-not-your-turn = to nie twoja tura
relic-if-first-corruption-this-turn = to pierwsza w tej turze
relic-if-from-nemesis = pochodzi od nemezis
relic-if-evaded-this-turn = w tej turze udało ci się uniknąć wroga
relic-if-single-enemy = walczysz z jednym wrogiem
relic-if-no-weapon-used = nie używasz broni
relic-if-vs-sheet = walczysz z arkuszem scenariusza
relic-if-vs-nemesis = walczysz z nemezis
relic-if-vs-character = walczysz z postacią
relic-if-agent-here = na twoim polu jest agent
relic-if-on-corner = jesteś na polu narożnym
relic-if-no-corruption-in-play = w grze nie ma żadnej karty Spaczenia
relic-if-against = walczysz z wrogiem z cechą { $trait }
relic-if-form = to walka na { $attribute ->
    [strength] Siłę
    [willpower] Wolę
   *[cunning] Spryt
}
relic-if-in = { $whose ->
    [they] jest
   *[you] jesteś
} { $place }
relic-if-character-in-tier = w twoim sektorze jest postać { $having }

relic-having-influence-least = z co najmniej { $amount ->
    [one] 1 wpływem
   *[other] { $amount } wpływami
}
relic-having-corruption-least = z co najmniej { $amount ->
    [one] jedną kartą Spaczenia
   *[other] { WORD($amount, gender: "f", case: "ins") } kartami Spaczenia
}
relic-having-corruption-none = bez kart Spaczenia
relic-having-life-most = z najwyżej { $amount ->
    [one] 1 punktem Życia
   *[other] { $amount } punktami Życia
}
relic-having-level-least = na poziomie { $amount } lub wyższym
relic-having-strength-least = z Siłą { $amount } lub większą
relic-having-power-cards-least = z co najmniej { $amount ->
    [one] jedną kartą Mocy
   *[other] { WORD($amount, gender: "f", case: "ins") } kartami Mocy
}
relic-having-apostate = będąca apostatą
relic-having-assets-least = z co najmniej { $amount ->
    [one] jednym zasobem
   *[other] { WORD($amount, case: "ins") } zasobami
}

## Liczenie (po „za”, w bierniku)

relic-each-corruption = każdą { $whose ->
    [other] twoją
   *[you] swoją
} kartę Spaczenia
relic-each-power = każdą { $whose ->
    [other] twoją
   *[you] swoją
} kartę Mocy
relic-each-asset = każdy { $whose ->
    [other] twój
   *[you] swój
} zasób
relic-each-completed-mission = każdą { $whose ->
    [other] twoją
   *[you] swoją
} ukończoną misję
relic-each-trophy = każde { $whose ->
    [other] twoje
   *[you] swoje
} trofeum
relic-each-enemy-in-battle = każdego wroga w tej walce
relic-each-enemy-here = każdego wroga na swoim polu
relic-each-other-agent-here = każdego innego agenta na tym polu
relic-each-own-token = każdy { $whose ->
    [other] twój
   *[you] swój
} żeton na arkuszu
relic-each-omen-token = każdy żeton omenu na arkuszu
relic-each-character = każdą postać w grze
relic-each-other-character-here = każdą inną postać na swoim polu
relic-each-influence-of-that-character = każdy wpływ tej postaci
relic-each-corruption-of-that-character = każdą kartę Spaczenia tej postaci
relic-each-own = każdy { $whose ->
    [other] twój
   *[you] swój
} zasób z cechą { $trait }
relic-each-on-board = każdych { WORD($number, case: "gen") } wrogów z cechą { $trait } na planszy
relic-each-other = każdego innego wroga z cechą { $trait } { $where ->
    [area] w twoim obszarze
   *[here] na tym polu
}
relic-each-card = każdą kartę „{ $name }” na planszy
relic-each-character-having = każdą postać { $having }

## Wartości

relic-gain-life = { $form ->
    [they] zyskuje
    [inf] zyskać
   *[you] zyskaj
} { $amount ->
    [one] 1 punkt Życia
    [few] { $amount } punkty Życia
   *[many] { $amount } punktów Życia
}
relic-lose-life = { $form ->
    [they] traci
    [inf] stracić
   *[you] strać
} { $amount ->
    [one] 1 punkt Życia
    [few] { $amount } punkty Życia
   *[many] { $amount } punktów Życia
}
relic-gain-influence = { $form ->
    [they] zyskuje
    [inf] zyskać
   *[you] zyskaj
} { $amount ->
    [one] 1 wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}
relic-lose-influence = { $form ->
    [they] traci
    [inf] stracić
   *[you] strać
} { $amount ->
    [one] 1 wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}
relic-pay-influence = { $form ->
    [they] płaci
    [inf] zapłacić
   *[you] zapłać
} { $amount ->
    [one] 1 wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}
relic-pay-influence-to = { $form ->
    [they] płaci
    [inf] zapłacić
   *[you] zapłać
} { $amount ->
    [one] 1 wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
} { $who }
relic-gain-infamy = { $form ->
    [they] zyskuje
    [inf] zyskać
   *[you] zyskaj
} { $amount ->
    [one] 1 punkt niesławy
    [few] { $amount } punkty niesławy
   *[many] { $amount } punktów niesławy
}
relic-lose-infamy = { $form ->
    [they] traci
    [inf] stracić
   *[you] strać
} { $amount ->
    [one] 1 punkt niesławy
    [few] { $amount } punkty niesławy
   *[many] { $amount } punktów niesławy
}
relic-pay-infamy = { $form ->
    [they] płaci
    [inf] zapłacić
   *[you] zapłać
} { $amount ->
    [one] 1 punkt niesławy
    [few] { $amount } punkty niesławy
   *[many] { $amount } punktów niesławy
}
relic-gain-level = { $form ->
    [they] zyskuje
    [inf] zyskać
   *[you] zyskaj
} { $amount ->
    [one] 1 poziom
    [few] { $amount } poziomy
   *[many] { $amount } poziomów
}
relic-gain-attribute = { $form ->
    [they] zyskuje
    [inf] zyskać
   *[you] zyskaj
} { $amount ->
    [one] 1 punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} { $which ->
    [strength] Siły
    [willpower] Woli
    [cunning] Sprytu
    [lowest] swojego najniższego atrybutu
    [highest] swojego najwyższego atrybutu
   *[choice] wybranego atrybutu
}
relic-lose-attribute = { $form ->
    [they] traci
    [inf] stracić
   *[you] strać
} { $amount ->
    [one] 1 punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} { $which ->
    [strength] Siły
    [willpower] Woli
    [cunning] Sprytu
    [lowest] swojego najniższego atrybutu
    [highest] swojego najwyższego atrybutu
   *[choice] wybranego atrybutu
}

## Karty

relic-draw-power = { $form ->
    [they] dobiera
    [inf] dobrać
   *[you] dobierz
} { $amount ->
    [one] kartę Mocy
    [few] { WORD($amount, gender: "f") } karty Mocy
   *[many] { WORD($amount, gender: "f") } kart Mocy
}
relic-discard-power = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} { $amount ->
    [one] kartę Mocy
    [few] { WORD($amount, gender: "f") } karty Mocy
   *[many] { WORD($amount, gender: "f") } kart Mocy
}
relic-discard-power-random = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} { $amount ->
    [one] losową kartę Mocy
    [few] { WORD($amount, gender: "f") } losowe karty Mocy
   *[many] { WORD($amount, gender: "f") } losowych kart Mocy
}
relic-discard-might = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} { $amount ->
    [one] kartę Potęgi
    [few] { WORD($amount, gender: "f") } karty Potęgi
   *[many] { WORD($amount, gender: "f") } kart Potęgi
}
relic-draw-corruption = { $form ->
    [they] dobiera
    [inf] dobrać
   *[you] dobierz
} { $amount ->
    [one] kartę Spaczenia
    [few] { WORD($amount, gender: "f") } karty Spaczenia
   *[many] { WORD($amount, gender: "f") } kart Spaczenia
}
relic-discard-corruption = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} { $amount ->
    [one] kartę Spaczenia
    [few] { WORD($amount, gender: "f") } karty Spaczenia
   *[many] { WORD($amount, gender: "f") } kart Spaczenia
}
relic-discard-corruption-up-to = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} maksymalnie { $amount ->
    [one] kartę Spaczenia
    [few] { WORD($amount, gender: "f") } karty Spaczenia
   *[many] { WORD($amount, gender: "f") } kart Spaczenia
}
relic-discard-drawn-corruption = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} dobraną kartę
relic-turn-down-corruption = { $form ->
    [they] zakrywa
    [inf] zakryć
   *[you] zakryj
} { $amount ->
    [one] odkrytą kartę Spaczenia
    [few] { WORD($amount, gender: "f") } odkryte karty Spaczenia
   *[many] { WORD($amount, gender: "f") } odkrytych kart Spaczenia
}
relic-turn-down-drawn = { $form ->
    [they] kładzie ją zakrytą
    [inf] położyć ją zakrytą
   *[you] połóż ją zakrytą
}
relic-draw-wargear = { $form ->
    [they] dobiera
    [inf] dobrać
   *[you] dobierz
} { $amount ->
    [one] kartę Uzbrojenia
    [few] { WORD($amount, gender: "f") } karty Uzbrojenia
   *[many] { WORD($amount, gender: "f") } kart Uzbrojenia
}
relic-draw-wargear-keep = { $form ->
    [they] dobiera
    [inf] dobrać
   *[you] dobierz
} { $amount ->
    [few] { WORD($amount, gender: "f") } karty Uzbrojenia
   *[many] { WORD($amount, gender: "f") } kart Uzbrojenia
}, z których { $form ->
    [they] zatrzymuje
   *[you] zatrzymujesz
} { $keep ->
    [one] jedną
   *[few] { WORD($keep, gender: "f") }
}
relic-offer-wargear = { $form ->
    [they] odsłania
    [inf] odsłonić
   *[you] odsłoń
} { $amount ->
    [one] kartę Uzbrojenia, którą { $form ->
        [they] może kupić
       *[you] możesz kupić
    }
    [few] { WORD($amount, gender: "f") } karty Uzbrojenia, z których { $form ->
        [they] może kupić dowolne
       *[you] możesz kupić dowolne
    }
   *[many] { WORD($amount, gender: "f") } kart Uzbrojenia, z których { $form ->
        [they] może kupić dowolne
       *[you] możesz kupić dowolne
    }
}{ $sign ->
    [none] {""}
   *[other] {" "}o { $change ->
        [one] 1 wpływ
        [few] { $change } wpływy
       *[many] { $change } wpływów
    } { $sign ->
        [more] drożej
       *[less] taniej
    }
}
relic-draw-relic = { $form ->
    [they] dobiera
    [inf] dobrać
   *[you] dobierz
} { $amount ->
    [one] kartę Relikwii
    [few] { WORD($amount, gender: "f") } karty Relikwii
   *[many] { WORD($amount, gender: "f") } kart Relikwii
}
relic-draw-mission = { $form ->
    [they] dobiera
    [inf] dobrać
   *[you] dobierz
} kartę Misji
relic-replace-mission = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} aktywną misję i { $form ->
    [they] dobiera
    [inf] dobrać
   *[you] dobierz
} { $amount ->
    [one] kartę Misji
    [few] { WORD($amount, gender: "f") } karty Misji
   *[many] { WORD($amount, gender: "f") } kart Misji
}{ $amount ->
    [one] {""}
   *[other] , z których { $form ->
        [they] zatrzymuje
       *[you] zatrzymujesz
    } jedną
}
relic-gain-completed-mission = { $form ->
    [they] zyskuje
    [inf] zyskać
   *[you] zyskaj
} { $amount ->
    [one] ukończoną misję
    [few] { WORD($amount, gender: "f") } ukończone misje
   *[many] { WORD($amount, gender: "f") } ukończonych misji
}
relic-lose-completed-mission = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} { $amount ->
    [one] ukończoną misję
    [few] { WORD($amount, gender: "f") } ukończone misje
   *[many] { WORD($amount, gender: "f") } ukończonych misji
}
relic-look-top = { $form ->
    [they] ogląda
    [inf] obejrzeć
   *[you] obejrzyj
} { $amount ->
    [few] { WORD($amount, gender: "f") } wierzchnie karty
   *[many] { WORD($amount, gender: "f") } wierzchnich kart
} { $deck }, po czym { $form ->
    [they] odkłada
    [inf] odłożyć
   *[you] odłóż
} je na wierzch w dowolnej kolejności
relic-look-one = { $form ->
    [they] ogląda
    [inf] obejrzeć
   *[you] obejrzyj
} wierzchnią kartę { $deck } i { $form ->
    [they] odkłada
    [inf] odłożyć
   *[you] odłóż
} ją na wierzch albo na spód
relic-deck-of-any-threat = dowolnej talii Zagrożeń
relic-deck-of-threat-red = czerwonej talii Zagrożeń
relic-deck-of-threat-blue = niebieskiej talii Zagrożeń
relic-deck-of-threat-yellow = żółtej talii Zagrożeń
relic-deck-of-relic = talii Relikwii
relic-deck-of-imperium = talii Imperium
relic-deck-of-nemesis = swojej talii Nemezis
relic-deck-of-its-nemesis = swojej talii Nemezis

## Zasoby i trofea

relic-discard-asset = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} { $amount ->
    [one] zasób
    [few] { WORD($amount) } zasoby
   *[many] { WORD($amount) } zasobów
}
relic-discard-asset-no-relic = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} { $amount ->
    [one] zasób, który nie jest relikwią
    [few] { WORD($amount) } zasoby, które nie są relikwiami
   *[many] { WORD($amount) } zasobów, które nie są relikwiami
}
relic-discard-asset-wargear = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} { $amount ->
    [one] kartę Uzbrojenia
    [few] { WORD($amount, gender: "f") } karty Uzbrojenia
   *[many] { WORD($amount, gender: "f") } kart Uzbrojenia
}
relic-discard-asset-trait = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} { $amount ->
    [one] zasób z cechą { $traits }
    [few] { WORD($amount) } zasoby z cechą { $traits }
   *[many] { WORD($amount) } zasobów z cechą { $traits }
}
relic-discard-arsenal = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} { $amount ->
    [one] kartę arsenału
    [few] { WORD($amount, gender: "f") } karty arsenału
   *[many] { WORD($amount, gender: "f") } kart arsenału
}
relic-discard-this = { $form ->
    [they] odrzuca tę kartę
    [inf] odrzucić tę kartę
   *[you] odrzuć tę kartę
}
relic-gain-charge = { $form ->
    [they] dokłada
    [inf] dołożyć
   *[you] dołóż
} { $amount ->
    [one] żeton ładunku
    [few] { WORD($amount) } żetony ładunku
   *[many] { WORD($amount) } żetonów ładunku
} do jednej ze swoich kart z ładunkami
relic-steal-asset = { $form ->
    [they] zabiera
    [inf] zabrać
   *[you] zabierz
} { $to } zasób, który nie jest relikwią
relic-steal-influence = { $form ->
    [they] kradnie
    [inf] ukraść
   *[you] ukradnij
} { $to } { $amount ->
    [one] 1 wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}
relic-give-asset = { $form ->
    [they] oddaje
    [inf] oddać
   *[you] oddaj
} { $who } zasób, który nie jest relikwią
relic-give-such-asset = { $form ->
    [they] oddaje
    [inf] oddać
   *[you] oddaj
} taki zasób { $who }
relic-discard-trophy = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} { $amount ->
    [one] trofeum
    [few] { WORD($amount, gender: "n") } trofea
   *[many] { WORD($amount, gender: "n") } trofeów
}
relic-discard-trophy-trait = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} { $amount ->
    [one] trofeum z cechą { $trait }
    [few] { WORD($amount, gender: "n") } trofea z cechą { $trait }
   *[many] { WORD($amount, gender: "n") } trofeów z cechą { $trait }
}
relic-discard-trophies-worth = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} trofea o łącznej wartości co najmniej { $amount }
relic-take-trophy = { $form ->
    [they] bierze
    [inf] wziąć
   *[you] weź
} { $what } jako { $all ->
    [yes] trofea
   *[no] trofeum
}
relic-take-this = { $form ->
    [they] bierze tę kartę
    [inf] wziąć tę kartę
   *[you] weź tę kartę
}
relic-take-along = { $form ->
    [they] bierze tę kartę
    [inf] wziąć tę kartę
   *[you] weź tę kartę
} jako zasób, którego zdolności nie można używać
relic-place-this = { $form ->
    [they] kładzie
    [inf] położyć
   *[you] połóż
} tę kartę { $where }
relic-keep-this = ta karta pozostaje na swoim polu

## Plansza

relic-move-to = { $form ->
    [they] przenosi się
    [inf] przenieść się
   *[you] przenieś się
} bezpośrednio { $where }
relic-move-up-to = { $form ->
    [they] porusza się
    [inf] poruszyć się
   *[you] porusz się
} { $amount ->
    [one] o 1 pole
    [few] maksymalnie o { $amount } pola
   *[many] maksymalnie o { $amount } pól
}
relic-swap-places = { $form ->
    [they] zamienia się miejscami z { $who }
    [inf] zamienić się miejscami z { $who }
   *[you] zamień się miejscami z { $who }
}
relic-miss-turn = { $form ->
    [they] traci następną turę
    [inf] stracić następną turę
   *[you] strać następną turę
}
relic-end-turn = { $form ->
    [they] kończy turę
    [inf] zakończyć turę
   *[you] zakończ turę
}
relic-end-engagement = { $form ->
    [they] kończy fazę działania
    [inf] zakończyć fazę działania
   *[you] zakończ fazę działania
}
relic-end-movement = { $form ->
    [they] kończy fazę ruchu
    [inf] zakończyć fazę ruchu
   *[you] zakończ fazę ruchu
}
relic-add-movement = { $form ->
    [inf] dodać
   *[you] dodaj
} { $amount } do swojego ruchu
relic-add-movement-up-to = możesz dodać do swojego ruchu maksymalnie { $amount }
relic-pay-movement = { $form ->
    [inf] zapłacić
   *[you] zapłać
} { $amount ->
    [one] 1 punkt ruchu
    [few] { $amount } punkty ruchu
   *[many] { $amount } punktów ruchu
}
relic-advance = { $form ->
    [they] przesuwa się
    [inf] przesunąć się
   *[you] przesuń się
} naprzód { $more ->
    [yes] jeszcze o
   *[no] o
} { $amount ->
    [one] 1 pole
    [few] { $amount } pola
   *[many] { $amount } pól
}
relic-draw-threat-too = { $form ->
    [they] dobiera i kładzie
    [inf] dobrać i położyć
   *[you] dobierz i połóż
} tam także { $colour ->
    [red] czerwoną
    [blue] niebieską
   *[yellow] żółtą
} kartę Zagrożenia
relic-draw-threat = { $form ->
    [they] dobiera
    [inf] dobrać
   *[you] dobierz
} { $each ->
    [yes] { $form ->
        [they] i kładzie
        [inf] i położyć
       *[you] i połóż
    } po jednej { $colour ->
        [red] czerwonej karcie Zagrożenia
        [blue] niebieskiej karcie Zagrożenia
        [yellow] żółtej karcie Zagrożenia
       *[choice] karcie Zagrożenia
    }
   *[no] { $amount ->
        [one] { $colour ->
            [red] czerwoną kartę Zagrożenia
            [blue] niebieską kartę Zagrożenia
            [yellow] żółtą kartę Zagrożenia
            [same] kartę Zagrożenia tego samego koloru
           *[choice] kartę Zagrożenia wybranego koloru
        }, po czym { $form ->
                [they] kładzie
                [inf] położyć
               *[you] połóż
            } ją
        [few] { WORD($amount, gender: "f") } { $colour ->
            [red] czerwone karty Zagrożenia
            [blue] niebieskie karty Zagrożenia
            [yellow] żółte karty Zagrożenia
            [same] karty Zagrożenia tego samego koloru
           *[choice] karty Zagrożenia wybranego koloru
        }, po czym { $form ->
                [they] kładzie
                [inf] położyć
               *[you] połóż
            } je
       *[many] { WORD($amount, gender: "f") } { $colour ->
            [red] czerwonych kart Zagrożenia
            [blue] niebieskich kart Zagrożenia
            [yellow] żółtych kart Zagrożenia
            [same] kart Zagrożenia tego samego koloru
           *[choice] kart Zagrożenia wybranego koloru
        }, po czym { $form ->
                [they] kładzie
                [inf] położyć
               *[you] połóż
            } je
    }
} { $where }
relic-discard-threat = { $form ->
    [they] odrzuca { $what }
    [inf] odrzucić { $what }
   *[you] odrzuć { $what }
}
relic-move-threat = { $form ->
    [they] przenosi { $what } { $where }
    [inf] przenieść { $what } { $where }
   *[you] przenieś { $what } { $where }
}
relic-move-it = { $form ->
    [they] przenosi { $what } { $where }
    [inf] przenieść { $what } { $where }
   *[you] przenieś { $what } { $where }
}
relic-draw-imperium = { $form ->
    [they] dobiera
    [inf] dobrać
   *[you] dobierz
} { $amount ->
    [one] kartę Imperium, po czym { $form ->
        [they] kładzie
        [inf] położyć
       *[you] połóż
    } ją
    [few] { WORD($amount, gender: "f") } karty Imperium, po czym { $form ->
        [they] kładzie
        [inf] położyć
       *[you] połóż
    } je
   *[many] { WORD($amount, gender: "f") } kart Imperium, po czym { $form ->
        [they] kładzie
        [inf] położyć
       *[you] połóż
    } je
} { $where }

## Los

relic-test = { $form ->
    [they] wykonuje
    [inf] wykonać
   *[you] wykonaj
} test { $what ->
    [strength] Siły
    [willpower] Woli
    [cunning] Sprytu
    [level] poziomu
   *[influence] wpływów
} o trudności { $target }; { $follows }
relic-if-passed = { $whose ->
    [they] jeśli go zda, { $what }
   *[you] jeśli go zdasz, { $what }
}
relic-if-failed = { $whose ->
    [they] jeśli go nie zda, { $what }
   *[you] jeśli go nie zdasz, { $what }
}
relic-roll = { $form ->
    [they] rzuca kością: { $follows }
    [inf] rzucić kością: { $follows }
   *[you] rzuć kością: { $follows }
}
relic-roll-lower = { $form ->
    [they] rzuca dwiema kośćmi (liczy się niższy wynik): { $follows }
    [inf] rzucić dwiema kośćmi (liczy się niższy wynik): { $follows }
   *[you] rzuć dwiema kośćmi (liczy się niższy wynik): { $follows }
}
relic-on-face = { $faces } – { $what }

## Walka

relic-battle-bonus = { $form ->
    [they] otrzymuje { $amount }
    [inf] otrzymać { $amount }
   *[you] otrzymujesz { $amount }
} { $which ->
    [strength] w walkach na Siłę
    [willpower] w walkach na Wolę
    [cunning] w walkach na Spryt
   *[any] w walce
}
relic-further-bonus = { $form ->
    [they] otrzymuje dodatkowe { $amount }
    [inf] otrzymać dodatkowe { $amount }
   *[you] otrzymujesz dodatkowe { $amount }
} { $which ->
    [strength] w walkach na Siłę
    [willpower] w walkach na Wolę
    [cunning] w walkach na Spryt
   *[any] w walce
}
relic-skill-bonus = otrzymujesz { $amount } do { $which ->
    [strength] testów Siły
    [willpower] testów Woli
    [cunning] testów Sprytu
   *[any] wszystkich testów
}
relic-test-bonus = otrzymujesz { $amount } do tego testu
relic-enemy-change = druga strona otrzymuje { $amount }
relic-enemy-change-this = ten { $kind ->
    [agent] agent
   *[enemy] wróg
} otrzymuje { $amount }
relic-enemy-area = każdy wróg w obszarze tej karty otrzymuje { $amount }
relic-extra-die = { $form ->
    [they] rzuca
    [inf] rzucić
   *[you] rzuć
} { $amount ->
    [one] dodatkową kością
   *[other] { WORD($amount, gender: "f", case: "ins") } dodatkowymi kośćmi
}
relic-explode-on = twoje kości walki wybuchają przy wynikach { $faces }
relic-win-ties = w razie remisu wygrywasz
relic-set-form = { $form ->
    [inf] uczynić z tej walki
   *[you] uczyń z tej walki
} walkę na { $which ->
    [strength] Siłę
    [willpower] Wolę
   *[cunning] Spryt
}
relic-reroll = { $form ->
    [they] przerzuca
    [inf] przerzucić
   *[you] przerzuć
} { $amount ->
    [0] wszystkie swoje kości
    [one] jedną ze swoich kości
    [few] { WORD($amount, gender: "f") } swoje kości
   *[many] { WORD($amount, gender: "f") } swoich kości
}
relic-set-die = { $form ->
    [they] zmienia
    [inf] zmienić
   *[you] zmień
} wynik jednej ze swoich kości na { $shows }
relic-set-enemy-die = wynikiem rzutu wroga jest { $shows }
relic-choose-die = { $form ->
    [inf] wybrać
   *[you] wybierz
} liczbę od 1 do 6 jako wynik swojego rzutu na ruch
relic-no-life-loss = { $form ->
    [they] nie traci punktów Życia
    [inf] nie stracić punktów Życia
   *[you] nie tracisz punktów Życia
}
relic-lose-none = { $form ->
    [they] nie traci żadnego
    [inf] nie stracić żadnego
   *[you] nie tracisz żadnego
}
relic-no-penalty = { $form ->
    [inf] pominąć kary wrogów
   *[you] pomiń kary wrogów
}
relic-change-more = { $form ->
    [inf] dobrać
   *[you] dobierz
} o { $amount ->
    [one] jedną
   *[many] { WORD($amount, gender: "f") }
} więcej
relic-change-less = { $form ->
    [inf] dobrać
   *[you] dobierz
} o { $amount ->
    [one] jedną
   *[many] { WORD($amount, gender: "f") }
} mniej
relic-lose-less = { $form ->
    [inf] stracić o { $amount } mniej
   *[you] strać o { $amount } mniej
}
relic-auto-win = { $form ->
    [inf] wygrać tę walkę
   *[you] wygrywasz tę walkę
}, o ile suma wartości wrogów wynosi najwyżej { $amount }
relic-take-all-trophies = { $form ->
    [inf] wziąć
   *[you] weź
} wszystkich wrogów ze swojego pola jako trofea
relic-trophy-worth = jako trofeum ta karta jest warta { $amount }
relic-trophy-worth-more = jedno trofeum zdobyte w tej walce jest warte o { $amount } więcej
relic-trophies-worth-more = każde zdobyte przez ciebie trofeum jest warte o { $amount } więcej
relic-evade = { $form ->
    [inf] uniknąć
   *[you] uniknij
} { $which ->
    [any] dowolnych wrogów
    [this] tego wroga
    [one] jednego z wrogów w tej walce
    [value] wrogów o wartości { $value } lub większej
   *[trait] wrogów z cechą { $trait }
}
relic-cannot = { $what ->
    [evade] nie możesz unikać wrogów
    [weapon] nie możesz używać broni
    [armour] nie możesz używać pancerza
    [power] nie możesz używać kart Mocy
    [might] nie możesz używać kart Potęgi
    [explode] twoje kości nie wybuchają
    [tie] w razie remisu przegrywasz
    [gain-life] nie możesz zyskiwać punktów Życia
   *[discard-corruption-other] nie możesz odrzucać kart Spaczenia innych niż ta
}
relic-cannot-here = { $what ->
    [evade] nie możesz uniknąć tego wroga
    [weapon] w tej walce nie możesz używać broni
    [armour] w tej walce nie możesz używać pancerza
    [power] w tej walce nie możesz używać kart Mocy
    [might] w tej walce nie możesz używać kart Potęgi
    [explode] w tej walce twoje kości nie wybuchają
   *[tie] w razie remisu w tej walce przegrywasz
}

## Limity i koszty

relic-asset-limit = twój limit zasobów jest o { $amount } { $sign ->
    [more] wyższy
   *[less] niższy
}
relic-power-limit = twój limit kart Mocy jest o { $amount } { $sign ->
    [more] wyższy
   *[less] niższy
}
relic-weapon-limit = { $amount ->
    [0] nie możesz używać broni w walce
   *[other] możesz używać { WORD($amount, gender: "f", case: "gen") } broni w jednej walce
}
relic-wargear-cost = Uzbrojenie kosztuje cię o { $amount ->
    [one] 1 wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
} { $sign ->
    [more] mniej
   *[less] więcej
}
relic-crossing-cost = przechodzisz do sektora środkowego bez płacenia

## Scenariusze i nemezis

relic-confront = { $form ->
    [they] rozpatruje Konfrontację
    [inf] rozpatrzyć Konfrontację
   *[you] rozpatrz Konfrontację
}
relic-battle-sheet = { $kind ->
    [strength] stocz z tym arkuszem walkę na Siłę (wartość arkusza: { $value })
    [each-form-without-token] staczaj z tym arkuszem po jednej walce na każdy atrybut, na którym nie masz żetonu, dopóki wygrywasz (wartość arkusza: { $value })
    [nemesis] stocz z tym arkuszem walkę na atrybut jednej z nemezis w grze (wartość arkusza: { $value })
   *[choice] stocz z tym arkuszem walkę na wybrany atrybut (wartość arkusza: { $value })
}
relic-if-won = jeśli wygrasz, { $what }
relic-if-lost = jeśli przegrasz, { $what }
relic-if-tied = jeśli zremisujesz, { $what }
relic-place-token = { $form ->
    [they] kładzie
    [inf] położyć
   *[you] połóż
} na arkuszu { $kind ->
    [omen] żeton omenu
   *[own] swój żeton
}
relic-place-token-inner = { $form ->
    [inf] położyć
   *[you] połóż
} swój żeton na polu sektora wewnętrznego bez żetonu, innym niż Szczelina w Osnowie; stojąca tam figurka przesuwa się naprzód o 1 pole
relic-remove-token = { $form ->
    [inf] usunąć
   *[you] usuń
} z arkusza { $amount ->
    [one] żeton
    [few] { WORD($amount) } żetony
   *[many] { WORD($amount) } żetonów
} { $who }
relic-remove-omens = { $form ->
    [inf] usunąć
   *[you] usuń
} z arkusza { $amount ->
    [one] żeton omenu
    [few] { WORD($amount) } żetony omenów
   *[many] { WORD($amount) } żetonów omenów
}
relic-win = { $who ->
    [team] twoja drużyna wygrywa grę
    [all-characters] wszystkie postacie wygrywają grę
   *[you] { $form ->
        [they] wygrywa grę
       *[you] wygrywasz grę
    }
}
relic-draw-nemesis = { $form ->
    [they] dobiera i rozpatruje
    [inf] dobrać i rozpatrzyć
   *[you] dobierz i rozpatrz
} { $amount ->
    [one] kartę Nemezis
    [few] { WORD($amount, gender: "f") } karty Nemezis
   *[many] { WORD($amount, gender: "f") } kart Nemezis
}
relic-attack = { $form ->
    [they] walczy z tą postacią
    [inf] walczyć z tą postacią
   *[you] walcz z tą postacią
}
relic-mark = { $who } staje się twoim celem

## Cele misji

relic-goal-defeat = pokonaj { $kind ->
    [enemy] { $amount ->
        [one] wroga
       *[other] { WORD($amount, case: "gen") } wrogów
    }
    [strength] { $amount ->
        [one] wroga z atrybutem Siła
       *[other] { WORD($amount, case: "gen") } wrogów z atrybutem Siła
    }
    [willpower] { $amount ->
        [one] wroga z atrybutem Wola
       *[other] { WORD($amount, case: "gen") } wrogów z atrybutem Wola
    }
    [cunning] { $amount ->
        [one] wroga z atrybutem Spryt
       *[other] { WORD($amount, case: "gen") } wrogów z atrybutem Spryt
    }
   *[trait] { $amount ->
        [one] wroga z cechą { $traits }
       *[other] { WORD($amount, case: "gen") } wrogów z cechą { $traits }
    }
}{ $least ->
    [0] {""}
   *[other] {" "}o wartości { $least } lub większej
}{ GIVEN($area) ->
    [yes] {" "}w obszarze { $area }
   *[no] {""}
}
relic-goal-defeat-together = pokonaj co najmniej { WORD($amount, case: "gen") } wrogów w jednej walce
relic-goal-visit = zakończ fazę ruchu { $what ->
    [corner] na { WORD($amount, case: "gen") } różnych polach narożnych sektora zewnętrznego
   *[area] w { WORD($amount, case: "gen") } różnych obszarach
}
relic-goal-visit-area = zakończ fazę ruchu w obszarze { $area }
relic-goal-enter = wejdź na pole { $space }
relic-goal-end-turn-with-target = zakończ turę na polu swojego celu
relic-goal-pay = { GIVEN($where) ->
    [yes] { $where } { $price }
   *[no] gdy na twoim polu jest inna postać, { $price }
}
relic-goal-pass-test = { $where } zdaj test { $what ->
    [strength] Siły
    [willpower] Woli
   *[cunning] Sprytu
} o trudności { $target }
relic-goal-hold = na początku swojej fazy doświadczenia { $condition }
relic-goal-survive = w { WORD($amount, case: "gen") } swoich turach z rzędu nie tracisz punktów Życia, a na początku fazy doświadczenia { $condition }
relic-goal-target-loses-battle = twój cel przegrywa walkę
relic-goal-target-loses-duel = pojedynek umiejętności
relic-goal-you-win-duel = wygraj pojedynek umiejętności
relic-goal-you-win-battle-with-explosion = wygraj walkę, w której wybuchła twoja kość

## Co mówi tylko jedna karta

relic-keeps-trophies = gdy twoja postać zostaje pokonana, zachowujesz trofea
relic-trophies-are-assets = twoje trofea są także zasobami
relic-activation-one = każda dobrana przez ciebie karta Spaczenia liczy się tak, jakby miała liczbę aktywacji 1
relic-gaps = pole sektora wewnętrznego z żetonem traktuje się tak, jakby tego pola nie było na planszy
relic-pact = partnerzy z drużyny nigdy ze sobą nie walczą, nie obierają się nawzajem za cel i sobie nie szkodzą
relic-teams = drużyny złożone z postaci i nemezis wyznacza los
relic-flip-power = { $form ->
    [inf] odsłonić wierzchnią kartę talii Mocy, odrzucić ją i dodać jej stopień do swojej wartości walki
   *[you] odsłoń wierzchnią kartę talii Mocy, odrzuć ją i dodaj jej stopień do swojej wartości walki
}
relic-draw-power-discard = { $form ->
    [inf] dobrać
   *[you] dobierz
} wierzchnią kartę ze stosu odrzuconych kart Mocy
relic-power-to-bottom = trafia ona na spód stosu odrzuconych kart Mocy
relic-exchange-hands = wybierz { $who }: wymieniacie się wszystkimi kartami Mocy
relic-auction-wargear = odsłoń kartę Uzbrojenia; począwszy od ciebie, zgodnie z ruchem wskazówek zegara, każda postać może raz przebić ofertę poprzedników; kto zaoferuje najwięcej wpływów, płaci i bierze kartę
relic-fill-lair = dobieraj karty z każdej talii Zagrożeń, odkładając na bok te, które nie są wrogami, aż dobierzesz z niej jednego wroga; odrzuć wrogów o wartości 8 lub większej, a pozostałych połóż zakrytych na arkuszu; zrób to raz
relic-trophy-to-lair = { $form ->
    [inf] włożyć
   *[you] włóż
} je do talii scenariusza, zamiast je odrzucać
relic-battle-lair = jeśli talia scenariusza jest pusta, połóż na arkuszu swój żeton i zakończ fazę działania; w przeciwnym razie dobierz z niej cztery karty oraz po jednej za każdy swój żeton, po czym walcz z wrogami spośród nich, łącząc wrogów o takim samym atrybucie; jeśli pokonasz wszystkich, połóż na arkuszu swój żeton
relic-trade = { $form ->
    [inf] wymienić się
   *[you] wymień się
} z { $who } dowolną liczbą kart Mocy, trofeów, zasobów i wpływów
