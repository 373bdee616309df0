### Why something cannot be chosen. $card is empty where an attack or a dice power is meant.

ashes-why-no-main = { GIVEN($card) ->
    [yes] { GIVEN($ability) ->
        [yes] Zdolność „{ $ability }” wymaga
       *[no] { $activated ->
            [yes] Aktywacja karty { $card } wymaga
           *[no] { $card_gender ->
                [pl] { $card } wymagają
                [phrase] Karta { $card } wymaga
               *[sg] { $card } wymaga
            }
        }
    } głównej akcji, a w tej turze już jej nie masz.
   *[no] Atak wymaga głównej akcji, a w tej turze już jej nie masz.
}
ashes-why-no-side = { GIVEN($card) ->
    [yes] { GIVEN($ability) ->
        [yes] Zdolność „{ $ability }” wymaga
       *[no] { $activated ->
            [yes] Aktywacja karty { $card } wymaga
           *[no] { $card_gender ->
                [pl] { $card } wymagają
                [phrase] Karta { $card } wymaga
               *[sg] { $card } wymaga
            }
        }
    } pobocznej akcji, a w tej turze już jej nie masz.
   *[no] Moc kości wymaga pobocznej akcji, a w tej turze już jej nie masz.
}
ashes-why-dice = { GIVEN($ability) ->
    [yes] Zdolność „{ $ability }” kosztuje
   *[no] { $activated ->
        [yes] Aktywacja karty { $card } kosztuje
       *[no] { $card_gender ->
            [pl] { $card } kosztują
            [phrase] Karta { $card } kosztuje
           *[sg] { $card } kosztuje
        }
    }
} { $magic_acc }, { $whole ->
    [yes] a twoje aktywne kości na to nie wystarczą
   *[no] a twoje aktywne kości nie wystarczą, aby zapłacić jeszcze { $missing_acc }
}.
ashes-why-discard = { GIVEN($ability) ->
    [yes] Zdolność „{ $ability }” wymaga
   *[no] { $activated ->
        [yes] Aktywacja karty { $card } wymaga
       *[no] { $card_gender ->
            [pl] { $card } wymagają
            [phrase] Karta { $card } wymaga
           *[sg] { $card } wymaga
        }
    }
} odrzucenia { $amount ->
    [one] jednej karty
   *[other] { $amount } kart
} z ręki, a { $have ->
    [0] nie możesz odrzucić żadnej
   *[other] możesz odrzucić tylko { $have }
}.
ashes-why-full = { $what ->
    [spellboard] Twoja księga zaklęć jest pełna (ma { $most ->
        [one] jedno miejsce
        [few] { $most } miejsca
       *[many] { $most } miejsc
    }).
   *[battlefield] Twoje pole bitwy jest pełne (ma { $most ->
        [one] jedno miejsce
        [few] { $most } miejsca
       *[many] { $most } miejsc
    }).
}
ashes-why-no-unit = W grze nie ma jednostki, do której można dołączyć { $card_acc }.
ashes-why-reaction = { $card } to zaklęcie reakcji: zagrywa się je, gdy spełni się podany na nim warunek; gra sama o to zapyta.
ashes-why-reacted = W tej turze zagrano już twoje zaklęcie reakcji, a dozwolone jest tylko jedno.
ashes-why-only-reactions = Teraz można zagrać tylko reakcję na to, co się wydarzyło.
ashes-why-other-moment = Kartę { $card } zagrywa się w innym momencie.
ashes-why-condition = Warunek karty { $card } nie jest teraz spełniony.
ashes-why-exhausted = { $what ->
    [spell] Karta { $card } jest wyczerpana: dopóki leży na niej żeton wyczerpania, nie ma żadnego efektu.
    [born] Karta { $card } jest wyczerpana: dopóki leży na niej żeton wyczerpania, nie można użyć jej zdolności.
   *[unit] Karta { $card } jest wyczerpana: dopóki leży na niej żeton wyczerpania, ta jednostka nie może atakować, blokować, osłaniać ani kontratakować.
}
ashes-why-cancelled = Efekty karty { $card } są anulowane do fazy odnowienia.
ashes-why-muted = { $card } nie ma teraz tej zdolności z powodu dołączonych kart: { $cards }.
ashes-why-focus = { $card_gender ->
    [pl] { $card } wymagają
    [phrase] Karta { $card } wymaga
   *[sg] { $card } wymaga
} do tego { $amount } kopii w twojej księdze zaklęć, a { $have ->
    [0] nie masz żadnej
   *[other] masz { $have }
}.
ashes-why-copy = Wybierz drugą kopię karty { $card }: działa tak samo.
ashes-why-trigger = Tekst karty { $card } działa w momencie opisanym na karcie; jeśli będzie o czym decydować, gra sama zapyta.
ashes-why-attack = { $what ->
    [on] Aby zaatakować { $card_acc }, najpierw wybierz atak z listy odpowiedzi.
   *[with] Aby zaatakować { $card_ins }, najpierw wybierz atak z listy odpowiedzi.
}
ashes-why-no-attacker = Nie masz niewyczerpanej jednostki, która mogłaby zaatakować.
ashes-why-attacks = { $card } należy już do atakujących.
ashes-why-blocks = { $card } blokuje już innego atakującego.
ashes-why-guards-itself = { $card } jest celem ataku: jednostka nie może osłaniać samej siebie.
ashes-why-no-guard = { $card } nie może osłaniać: mogą to robić tylko twój Odrodzony i jednostki ze zdolnością Osłona Jednostki.
ashes-why-die-face = Moc kości można aktywować tylko wtedy, gdy kość pokazuje ściankę mocy.
ashes-why-die-weak = Ta kość nie wystarczy, aby zapłacić 1 { $symbol_acc }.
ashes-why-die-needed = Ta kość jest potrzebna do zapłacenia reszty kosztu.
ashes-why-turned = Ta kość została już obrócona.
ashes-why-pile = { $what ->
    [draw] Z tego stosu dobierasz karty w fazie przygotowań.
    [discard] Kart ze stosu kart odrzuconych nie można zagrać.
    [conjurations] Przyzwańcy wchodzą do gry tylko dzięki efektom.
    [removed] Te karty są usunięte z gry.
   *[exhausted] Wyczerpanymi kośćmi nie można płacić; rzuca się nimi w następnej fazie przygotowań.
}
ashes-why-choose = { $what ->
    [hand] Teraz wybierasz kartę z ręki.
    [discard] Teraz wybierasz kartę ze swojego stosu kart odrzuconych.
    [spellboard] Teraz wybierasz gotowe zaklęcie ze swojej księgi zaklęć.
    [active] Teraz wybierasz jedną ze swoich aktywnych kości.
    [exhausted] Teraz wybierasz jedną ze swoich wyczerpanych kości.
    [meditate] Medytując, odrzuca się karty z ręki, gotowe zaklęcia albo wierzchnie karty swojego stosu doboru.
    [player] Teraz wybierasz gracza.
    [born] Teraz wybierasz Odrodzonego.
    [unit] Teraz wybierasz jednostkę przeciwnika.
    [own-unit] Teraz wybierasz jedną ze swoich jednostek.
    [unit-or-born] Teraz wybierasz jednostkę albo Odrodzonego.
   *[any-unit] Teraz wybierasz jednostkę.
}
