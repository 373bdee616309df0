### The terminal table: words around the game, and what the marks of a scene say.

## Table

table-heading = { $game }{ $round ->
    [0] { $turn ->
        [0] {""}
       *[other] {" · "}tura { $turn }
    }
   *[other] {" · "}runda { $round }
} · ziarno { $seed }
table-seat = gracz { $number }
table-seat-bot = gracz { $number } · { $bot ->
    [random] bot losowy
    [novice] nowicjusz
    [skilled] wprawny bot
    [expert] bot ekspert
    [master] bot mistrz
   *[greedy] bot
}
table-line = { $name }: { $what }
table-face-down = zakryta karta
table-stall = { $card } (koszt { $cost }, zostało { $left })
table-more-news = … { $lines ->
    [one] { $lines } wcześniejszy wiersz
    [few] { $lines } wcześniejsze wiersze
   *[many] { $lines } wcześniejszych wierszy
} (l pokazuje dziennik)
table-hand-over = Teraz decyduje { $who }. Oddaj klawiaturę i naciśnij Enter.
table-kept = Gra jest zachowana w pliku { $path }. Aby grać dalej: emberhold play --resume
table-saved = Zapisano w pliku { $path }.
table-log-empty = Jeszcze nic się nie wydarzyło.
table-several = Nazwy zawierające „{ $given }”
table-look-up-hint = Wpisz ? i część nazwy, żeby przeczytać opis.
table-won-by = Wygrywa: { $who }.
table-summary = { $round ->
    [0] { $turn ->
        [one] { $turn } tura
        [few] { $turn } tury
       *[many] { $turn } tur
    }
   *[other] { $round ->
        [one] { $round } runda
        [few] { $round } rundy
       *[many] { $round } rund
    }
}, { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
}.

## Help at the question

table-piles-empty = Nic jeszcze nie odrzucono.
table-hint = Rada
table-rules-asked = Zasady do tego pytania
table-help = Co można wpisać
table-help-answer = 3 · 2 2 5 · { $key } | odpowiedź numerem, kilka po kolei albo kluczem
table-help-hint = i | rada: co zrobiłby ekspert i jakie są szanse
table-help-odds = o | co cię czeka: następne karty, kolejność tur, szanse
table-help-card = ? · ? NAZWA | co leży na stole · opis karty
table-help-piles = d | odrzucone karty po kolei, najnowsza na końcu
table-help-undo = u · u 3 | cofnij ostatnią odpowiedź albo trzy ostatnie
table-help-log = l · l 50 · l all | co się wydarzyło
table-help-save = s · s PLIK | gdzie gra jest zachowana · zapisz ją w pliku
table-help-language = lang en | graj dalej po angielsku (en, pl, fr)
table-help-rules = r · r { $rule } · r SŁOWA | zasady: spis treści i zasady do pytania, jedna zasada, szukanie
table-help-redraw = Enter | narysuj stół jeszcze raz
table-help-quit = q | wyjdź; gra zostanie zachowana
table-help-signs = ◆ Klejnot   ■ Artefakt   ✦ Zaklęcie   ▲ Poplecznik   ● Moc   ✖ Atak
table-help-breaches = Zamknięte Bramy: ▶, ▼, ◀ lub ▲ pokazuje, gdzie jest żółta sekcja; po ▲ następne wzmocnienie otwiera Bramę.

## What went wrong at the question

error-no-such-number = Nie ma odpowiedzi { $given }. Wpisz liczbę od 1 do { $most }; h to pomoc.
error-not-understood = „{ $given }” nie jest ani odpowiedzią, ani poleceniem. { GIVEN($nearest) ->
    [yes] Czy chodziło o { $nearest }?
   *[no] Wpisz liczbę od 1 do { $most }; h to pomoc.
}
error-no-question = Gra kończy się, zanim można odpowiedzieć „{ $given }”; nic się nie zmieniło.
error-somebody-else = „{ $given }” byłoby odpowiedzią za kogoś innego ({ $who }); nic się nie zmieniło.
error-nothing-to-undo = Nie ma aż tylu odpowiedzi do cofnięcia.
error-undo-number = Ile odpowiedzi cofnąć? „{ $given }” nie jest liczbą od 1 wzwyż.
error-log-number = „{ $given }” nie jest liczbą wierszy. Wpisz l, l 50 albo l all.
error-no-such-card = Nic w pudełku nie ma w nazwie „{ $given }”.
error-no-library = Ta gra nie ma opisów kart.
error-no-rulebook = Ta gra nie ma spisanych zasad.
error-save-foreign-file = Plik { $path } już istnieje i nie jest zapisem gry; pozostaje nietknięty.
error-rule-unknown = „{ $given }” nie jest zasadą ani rozdziałem i nie występuje w żadnej zasadzie. Zasady mają numery od { $first } do { $last }.

## Short names of piles

short-zone-discard = Odrzucone
short-zone-nemesis-deck = Talia
short-zone-nemesis-discard = Odrzucone
short-zone-acolyte-deck = Akolici
short-zone-acolyte-discard = Odrzuceni Akolici
short-zone-play-area = Zagrane
short-zone-turn-order = Jeszcze w talii
short-zone-turn-order-discard = Dobrane
short-zone-destroyed = Zniszczone
title-turn-order = Kolejność tur

## Marks

mark-life = życie { $value }/{ $most }
mark-charges = Ładunki { $value }/{ $most }
mark-aether = { $value ->
    [0] {""}
   *[other] eter { $value }
}
mark-aether-57 = +{ $value } eteru (nie na Artefakty i Zaklęcia)
mark-aether-7 = +{ $value } eteru (tylko na karty)
mark-aether-4 = +{ $value } eteru (tylko na Zaklęcia)
mark-aether-1 = +{ $value } eteru (tylko na Klejnoty)
mark-aether-16 = +{ $value } eteru (tylko na Bramy)
mark-exhausted = { $value ->
    [yes] wyczerpanie
   *[no] {""}
}
mark-trophies = Trofea { $value }
mark-pair-token = ma żeton kolejności
mark-tier = { $value ->
    [0] {""}
   *[other] rząd { $value }
}
mark-untouchable = nie można zadać obrażeń
mark-tokens = { $what }: { $value }
mark-power = { $value ->
    [one] { $value } żeton Mocy
    [few] { $value } żetony Mocy
   *[many] { $value } żetonów Mocy
}
mark-number = { $value ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
mark-open = { $value ->
    [yes] ◎ otwarta
   *[no] { $turned ->
        [R] ▶
        [D] ▼
        [L] ◀
       *[U] ▲
    } { $focused ->
        [yes] wzmocniona
       *[no] zamknięta
    }
}
mark-bonus = { $value ->
    [0] {""}
   *[other] +{ $value } do obrażeń
}
mark-focus_cost = wzmocnienie { $value }
mark-open_cost = otwarcie { $value }
table-naming = Wpisz imię, najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}, albo numer jednego z powyższych.
page-title = { $over }, { $title }
page-opens = Nowe zasady od tej strony ({ $letters })
page-ask = Leży przed wami otwarta strona opowieści.
page-next = Następna strona
page-none = Niczego z tej opowieści jeszcze nie przeczytano.
table-odds = Co cię czeka
table-odds-none = Tu nic nie jest pewne.
