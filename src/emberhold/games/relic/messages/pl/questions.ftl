### Pytania i odpowiedzi.

## O co pyta się gracza

relic-ask-sheet = Wybierz arkusz, którego użyjesz.
relic-ask-window = Czy chcesz czegoś użyć{ $moment_join ->
    [comma] ,
   *[none] {""}
} { $moment }?
relic-ask-order = { GIVEN($other) ->
    [yes] Kilka efektów { $other_gen } działa jednocześnie.
   *[no] Kilka twoich efektów działa jednocześnie.
} Który rozpatrujesz najpierw?
relic-ask-may = { $forks ->
    [yes] { GIVEN($source) ->
        [yes] { $source }: czy chcesz to zrobić?
       *[no] Czy chcesz to zrobić?
    } { $told }
   *[no] { GIVEN($source) ->
        [yes] { $source }: czy chcesz { $effect }?
       *[no] Czy chcesz { $effect }?
    }
}{ GIVEN($mine) ->
    [yes] {" "}{ $mine }
   *[no] {""}
}
relic-own-value = { $what ->
    [strength] Twoja Siła: { $value }.
    [willpower] Twoja Wola: { $value }.
    [cunning] Twój Spryt: { $value }.
    [level] Twój poziom: { $value }.
   *[influence] Twoje wpływy: { $value }.
}
relic-ask-spend-charge = { $forks ->
    [yes] Czy chcesz wydać ładunek z karty „{ $source }”? { $told }
   *[no] { $priced ->
        [yes] Czy chcesz wydać ładunek z karty „{ $source }” i { $paid }?
       *[no] Czy chcesz wydać ładunek z karty „{ $source }”, aby { $effect }?
    }
}{ GIVEN($mine) ->
    [yes] {" "}{ $mine }
   *[no] {""}
}
relic-ask-choose = { GIVEN($source) ->
    [yes] { $source }: wybierz jedno.
   *[no] Wybierz jedno.
}{ GIVEN($mine) ->
    [yes] {" "}{ $mine }
   *[no] {""}
}
relic-ask-times = { GIVEN($source) ->
    [yes] { $source }: ile razy chcesz { $effect }?
   *[no] Ile razy chcesz { $effect }?
}
relic-ask-who = { GIVEN($source) ->
    [yes] { $source }: wybierz postać.
   *[no] Wybierz postać.
}
relic-ask-where = { GIVEN($source) ->
    [yes] { $source }: wybierz pole.
   *[no] Wybierz pole.
}
relic-ask-card = { GIVEN($source) ->
    [yes] { $source }: wybierz kartę na planszy.
   *[no] Wybierz kartę na planszy.
}
relic-ask-attribute = { GIVEN($source) ->
    [yes] { $source }: wybierz atrybut
   *[no] Wybierz atrybut
}{ GIVEN($other) ->
    [yes] {" "}{ $other_gen }
   *[no] {""}
}.
relic-ask-form = { GIVEN($source) ->
    [yes] { $source }: na jaki atrybut chcesz walczyć?
   *[no] Na jaki atrybut chcesz walczyć?
}
relic-ask-die = { GIVEN($source) ->
    [yes] { $source }: { $shows ->
        [0] wybierz kość do przerzucenia.
       *[other] wybierz kość, która ma pokazać { $shows }.
    }
   *[no] { $shows ->
        [0] Wybierz kość do przerzucenia.
       *[other] Wybierz kość, która ma pokazać { $shows }.
    }
}
relic-ask-choose-die = { GIVEN($source) ->
    [yes] { $source }: wybierz wynik swojego rzutu na ruch.
   *[no] Wybierz wynik swojego rzutu na ruch.
}
relic-ask-colour = { GIVEN($source) ->
    [yes] { $source }: wybierz talię Zagrożeń.
   *[no] Wybierz talię Zagrożeń.
}
relic-ask-look-deck = { GIVEN($source) ->
    [yes] { $source }: którą talię Zagrożeń chcesz obejrzeć?
   *[no] Którą talię Zagrożeń chcesz obejrzeć?
}
relic-ask-look-one = Dokąd trafia wierzchnia karta { $deck }?
relic-ask-look-order = Którą kartę { $deck } kładziesz jako następną od góry?
relic-ask-mission = Którą misję zatrzymujesz?
relic-ask-relic = Którą relikwię zatrzymujesz?
relic-ask-keep = Którą kartę Uzbrojenia zatrzymujesz?
relic-ask-buy = Czy chcesz kupić Uzbrojenie?
relic-ask-bid = { GIVEN($source) ->
    [yes] { $source }: ile licytujesz?
   *[no] Ile licytujesz?
}
relic-ask-corrupted = Twoja postać została spaczona. Czy grasz dalej inną?
relic-ask-roll-movement = Rzucasz na ruch czy zagrywasz kartę { $nemesis ->
    [yes] Potęgi
   *[no] Mocy
}?
relic-ask-roll-test = Test { $what ->
    [strength] Siły
    [willpower] Woli
    [cunning] Sprytu
    [level] poziomu
   *[influence] wpływów
} o trudności { $target } (masz { $value }): rzucasz czy zagrywasz kartę { $nemesis ->
    [yes] Potęgi
   *[no] Mocy
}?
relic-ask-roll-battle = Walka na { $form ->
    [strength] Siłę
    [willpower] Wolę
   *[cunning] Spryt
}: rzucasz czy zagrywasz kartę { $nemesis ->
    [yes] Potęgi
   *[no] Mocy
} jako wynik?
relic-ask-weapon = Walka na { $form ->
    [strength] Siłę
    [willpower] Wolę
   *[cunning] Spryt
}: której broni używasz?
relic-ask-armour = Walka na { $form ->
    [strength] Siłę
    [willpower] Wolę
   *[cunning] Spryt
}: którego pancerza używasz?
relic-ask-move = { $steps ->
    [one] Ruch o 1 pole: dokąd przechodzisz?
    [few] Ruch o { $steps } pola: dokąd przechodzisz?
   *[many] Ruch o { $steps } pól: dokąd przechodzisz?
}
relic-ask-move-up-to = { GIVEN($source) ->
    [yes] { $source }: dokąd przechodzisz?
   *[no] Dokąd przechodzisz?
}
relic-ask-gate = Czy zostajesz przy bramie?
relic-ask-cross = Czy przechodzisz do sektora środkowego?
relic-ask-challenge = Czy atakujesz kogoś na tym polu?
relic-ask-event = Które wydarzenie rozpatrujesz teraz?
relic-ask-enemies = Z którymi wrogami walczysz najpierw?
relic-ask-encounter = Które spotkanie rozpatrujesz teraz?
relic-ask-evade = { GIVEN($source) ->
    [yes] { $source }: którego wroga unikasz?
   *[no] Którego wroga unikasz?
}
relic-ask-experience = { $spends ->
    [yes] { $nemesis ->
        [yes] Doświadczenie: czy wydajesz trofea?
       *[no] Doświadczenie: czy wydajesz trofea lub ukończone misje?
    }
   *[no] Doświadczenie: czy odrzucasz coś, czego nie chcesz zatrzymać?
}
relic-ask-spend = Wydane dotąd trofea są warte { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Czy wydajesz kolejne?
relic-ask-tidy = Odrzuć to, czego nie chcesz zatrzymać.
relic-ask-discard-power = { GIVEN($source) ->
    [yes] { $source }: odrzuć kartę z ręki.
   *[no] Odrzuć kartę z ręki.
}
relic-ask-discard-corruption = { GIVEN($source) ->
    [yes] { $source }: odrzuć kartę Spaczenia.
   *[no] Odrzuć kartę Spaczenia.
}
relic-ask-turn-down = { GIVEN($source) ->
    [yes] { $source }: zakryj kartę Spaczenia.
   *[no] Zakryj kartę Spaczenia.
}
relic-ask-discard-asset = { GIVEN($source) ->
    [yes] { $source }: odrzuć zasób.
   *[no] Odrzuć zasób.
}
relic-ask-discard-trophy = { GIVEN($source) ->
    [yes] { $source }: odrzuć trofeum.
   *[no] Odrzuć trofeum.
}
relic-ask-charge = { GIVEN($source) ->
    [yes] { $source }: która karta otrzymuje ładunek?
   *[no] Która karta otrzymuje ładunek?
}
relic-ask-steal = { GIVEN($source) ->
    [yes] { $source }: który zasób zabierasz { $other_dat }?
   *[no] Który zasób zabierasz { $other_dat }?
}
relic-ask-give = { GIVEN($source) ->
    [yes] { $source }: który zasób oddajesz?
   *[no] Który zasób oddajesz?
}
relic-ask-duel = Wyzwanie dla { $other_gen }: na jaki atrybut?
relic-ask-may-steal = Czy kradniesz zasób { $other_dat }?
relic-ask-take-power = Co zabierasz { $other_dat }?
relic-ask-trade = Co dajesz { $other_dat }?

## Co można odpowiedzieć

relic-option-do = { $topic ->
    [choose] { CAP($effect) }
   *[may] { $forks ->
        [yes] Tak
       *[no] Tak: { $effect }
    }
}
relic-option-skip = Nie
relic-option-done = { $topic ->
    [weapon] Nie używaj broni
    [armour] Nie używaj pancerza
    [buy] Nic więcej nie kupuj
    [cross] Zostań w sektorze zewnętrznym
    [challenge] Nikogo nie atakuj
    [may-steal] Nic nie kradnij
    [bid] Nie licytuj
   *[other] Gotowe
}
relic-option-use = { $topic ->
    [order] Rozpatrz efekt
   *[window] Użyj
} { $kind ->
    [ability] zdolności
   *[card] karty
} { $quoted }
relic-option-play = Zagraj kartę { $quoted }
relic-option-times = { $amount ->
    [0] Ani razu
    [one] Raz
   *[other] { $amount } razy
}
relic-option-power = { $topic ->
    [take-power] Zabierz kartę { $quoted }
    [trade] Daj kartę { $quoted }
   *[other] Zagraj kartę { $quoted } jako { $number }
}
relic-option-roll = Rzuć kością
relic-then-ability = { CAP($told) }.
relic-then-number = { $meaning ->
    [win] { $total }, wygrywasz
    [tie] { $total }, remis
    [loss] { $total }, przegrywasz
   *[again] { $total } i kolejna kość
}
relic-option-gear = Użyj karty { $quoted }
relic-option-move = { GIVEN($by) ->
    [yes] Przejdź na pole { $space } przez pole { $by }
   *[no] Przejdź na pole { $space }
}
relic-option-space = { $space }
relic-option-stay = Zostań
relic-option-move-on = Idź dalej
relic-option-cross = Przejdź bez płacenia
relic-option-pay-infamy = Przejdź za 1 punkt niesławy
relic-option-pay-trophy = Przejdź za trofeum { $quoted }
relic-option-pay-arsenal = Przejdź za kartę arsenału { $quoted }
relic-option-pay-might = Przejdź za kartę Potęgi { $quoted }
relic-option-attack = Zaatakuj { $card_acc }
relic-option-duel = Wyzwij { $card_acc } na pojedynek umiejętności
relic-option-player = { $card }
relic-option-card = { $card }
relic-option-asset = { $card }
relic-option-trophy = { $card } (wartość: { $value })
relic-option-evade = Uniknij wroga { $quoted }
relic-option-form = { $what ->
    [strength] Siła
    [willpower] Wola
   *[cunning] Spryt
}
relic-option-attribute = { $what ->
    [strength] Siła
    [willpower] Wola
   *[cunning] Spryt
}
relic-option-deck = { $what ->
    [red] Czerwona talia Zagrożeń
    [blue] Niebieska talia Zagrożeń
   *[yellow] Żółta talia Zagrożeń
}
relic-option-top = Zostaw kartę „{ $card }” na wierzchu
relic-option-bottom = Połóż kartę „{ $card }” na spodzie
relic-option-place = { $card } ({ $place }. od góry)
relic-option-corruption = { $card } (aktywacja { $place })
relic-option-die = { $amount }
relic-option-bid = Licytuj { $amount ->
    [one] { $amount } wpływ
    [few] { $amount } wpływy
   *[many] { $amount } wpływów
}
relic-option-influence = { $topic ->
    [trade] Daj 1 wpływ
   *[other] Zabierz { $amount ->
        [one] { $amount } wpływ
        [few] { $amount } wpływy
       *[many] { $amount } wpływów
    }
}
relic-option-sheet = { $card }
relic-option-renew = Graj dalej inną postacią
relic-option-lose = Zakończ grę
relic-option-mission = Zatrzymaj misję { $quoted }
relic-option-take = Zatrzymaj kartę { $quoted }
relic-option-buy = { $price ->
    [0] Weź kartę { $quoted } za darmo
    [one] Kup kartę { $quoted } (koszt: { $price } wpływ)
    [few] Kup kartę { $quoted } (koszt: { $price } wpływy)
   *[many] Kup kartę { $quoted } (koszt: { $price } wpływów)
}
relic-option-spend = Wydaj trofeum { $quoted } (wartość: { $value })
relic-option-relic = Wymień 3 ukończone misje na relikwię
relic-option-tidy = Odrzuć karty i zakończ turę
relic-option-discard = Odrzuć kartę { $quoted }
