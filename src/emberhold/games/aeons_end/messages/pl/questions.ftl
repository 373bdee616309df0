### Questions (ask-<topic>) and the options that answer them (option-<verb>).
### $who is a mage or the players together, $voice one or all, $source the card that asks.

word-together = Gracze wspólnie
word-unleash = Wyzwolenie

ask-turn = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
}, kto rozgrywa tę turę ({ $turn }).
ask-casting = { $ending ->
    [yes] { $who }: aktywuj przygotowane Zaklęcie albo zakończ fazę aktywacji.
   *[no] { $who }: aktywuj przygotowane Zaklęcie; Zaklęcia na zamkniętych Bramach trzeba aktywować w tej turze.
}
ask-main = { $who }: wykonaj akcję albo zakończ fazę główną.
ask-discard-order = { $who }: wybierz zagraną kartę, która jako następna trafi na stos kart odrzuconych. Karty wrócą w tej kolejności.
ask-pay = { $who }: do zapłaty pozostaje { $amount } eteru. Wybierz, który eter wydać najpierw.
ask-gain-to = { $who }: wybierz, dokąd { $card_gender ->
    [pl] trafią
   *[sg] trafi
} { $card }.
ask-target = { $who }: wybierz, komu zadać { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} ({ $source }).
ask-player = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
}, kto { $effect } ({ $source }).
ask-tied = { $who }: jest remis; { $voice ->
    [all] wybierzcie
   *[one] wybierz
}, kto { $effect } ({ $source }).
ask-either = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
} jeden z dwóch efektów ({ $source }).
ask-may = { $who }: czy chcesz { $effect } ({ $source })?
ask-focus-any = { $who }: wybierz Bramę do wzmocnienia ({ $source }).
ask-discard = { $who }: wybierz z ręki kartę do odrzucenia ({ $source }).
ask-destroy = { $who }: wybierz kartę do zniszczenia ({ $source }).
ask-destroy-breach = { $who }: { $who_gender ->
    [f] jesteś wyczerpana
    [m] jesteś wyczerpany
   *[given] to stan wyczerpania
}. Wybierz jedną ze swoich Bram do zniszczenia.

option-play = Zagraj { $card_acc }
option-prep = Przygotuj { $card_acc } na { $breaches ->
    [1] Bramie
   *[other] Bramach
} { $breach }
option-cast = Aktywuj { $card_acc } z { $breaches ->
    [1] Bramy
   *[other] Bram
} { $breach }
option-buy = Pozyskaj { $card_acc } (koszt: { $cost } eteru)
option-charge = Pozyskaj Ładunek (koszt: { $cost } eteru)
option-focus = { $cost ->
    [0] Wzmocnij Bramę { $breach } ({ $owner })
   *[other] Wzmocnij Bramę { $breach } (koszt: { $cost } eteru)
}
option-open = { $cost ->
    [0] Otwórz Bramę { $breach } ({ $owner })
   *[other] Otwórz Bramę { $breach } (koszt: { $cost } eteru)
}
option-ability = Użyj zdolności { $ability }
option-use = Użyj efektu „Gdy przygotowane” { $card_gen } (Brama { $breach })
option-discard-power = Odrzuć { $card_acc }: { $effect }
option-end = { $topic ->
    [casting] Zakończ fazę aktywacji
   *[main] Zakończ fazę główną
}
option-discard = { $what ->
    [rest] Odrzuć pozostałe w kolejności zagrania
   *[card] { $topic ->
        [sift] Odrzuć { $card_acc }
       *[other] Teraz odrzuć { $card_acc }
    }
}
option-pay = { $what ->
    [57] Eter, którego nie można wydać na pozyskanie Artefaktu ani Zaklęcia
    [7] Eter, który można wydać tylko na pozyskanie karty
    [1] Eter, który można wydać tylko na pozyskanie Klejnotu
   *[4] Eter, który można wydać tylko na pozyskanie Zaklęcia
}
option-to = { $topic ->
    [corruption-to] Na spód talii Skażeń; tracisz 1 Ładunek
   *[gain-to] { $what ->
        [deck] Na wierzch twojej talii
       *[discard] Na twój stos kart odrzuconych
    }
}
option-give = { $topic ->
    [corruption-to] Na stos kart odrzuconych { $who_gen }
   *[other] Przekaż { $who_dat } tę kartę
}
option-target = { $what ->
    [nemesis] Cel: { $nemesis_def }
    [husks] Cel: Skorupy
   *[card] Cel: { $card }
} ({ $what ->
    [husks] każda:{" "}
   *[card] {""}
}{ $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
})
option-of-two = { $option }, { $which ->
    [older] starsza
   *[newer] nowsza
} z dwóch kart
option-player = { $who }
option-breach = Brama { $breach }
option-card = { $card }
option-spell = { $card } ({ $owner }, { $breaches ->
    [1] Brama
   *[other] Bramy
} { $breach })
option-do = { $what ->
    [may] Tak: { $effect }
   *[way] { $way }
}
option-skip = { $topic ->
    [ability-now] Nie w tej fazie głównej
   *[other] Nie
}
option-later = Jeszcze nie: zapytaj ponownie po następnej akcji
