### What went wrong, what would be right, and the nearest right name where there is one.

error-language = Nieznany język „{ $given }”. Znane: { $known }.
error-game = Nieznana gra „{ $given }”. Znane: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}

## Answers

error-illegal-answer = „{ $given }” nie jest teraz możliwą odpowiedzią. Możliwe: { $legal }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-illegal-index = Nie ma teraz odpowiedzi o numerze { $given }. Numery odpowiedzi: od 0 do { $most }.
error-wrong-seat = Miejsce { $given } nie podejmuje teraz decyzji. Pytanie jest skierowane do miejsca: { $asked }.
error-game-over = Gra jest skończona: nie ma już na co odpowiadać.
error-tournament-agents = Turniej wymaga co najmniej dwóch różnych programów, a podano „{ $given }”.
error-tournament-other = { $path } zawiera inny turniej. Podaj inny plik albo tę samą grę, te same programy, liczbę graczy i ziarno.
error-tune-nothing = Podaj gracza i co najmniej jedno pokrętło z zakresem, na przykład: search horizon=2..6.
error-tune-knob = „{ $given }” nie jest pokrętłem z zakresem. Napisz horizon=2..6, doubt=0.5..3.0 albo deep=no|yes.
error-tune-other = { $path } zawiera coś innego. Podaj inny plik albo tę samą grę, tego samego gracza, te same pokrętła, liczbę graczy i ziarno.
error-undo = Nie można cofnąć tylu odpowiedzi ({ $given }). Podaj liczbę od 0 do { $most }.
error-no-record = Ten stół nie prowadzi zapisu, więc nie można cofać, rozgałęziać ani zapisywać gry. Otwórz go z record=True.

## Save files

error-save-read = Nie można odczytać pliku { $path }: { $why }.
error-save-write = Nie można zapisać pliku { $path }: { $why }.
error-save-foreign = { $path } nie jest zapisem gry Emberhold: pierwszy wiersz powinien brzmieć „emberhold save 1”.
error-save-future = { $path } ma format zapisu { $given }, a ta wersja czyta najwyżej format { $known }. Zaktualizuj Emberhold.
error-save-header = { $path }: w nagłówku brakuje wiersza „{ $field }” albo jest on nieczytelny.
error-save-truncated = Plik { $path } jest ucięty: liczba odpowiedzi nie zgadza się z wierszem końcowym.
error-save-start = { $path }: zapisanej w nim gry nie można przygotować. { $why }
error-save-trial = Próby nie można zapisać do pliku: powstała z gry, w którą grają też inni.
error-save-deal = Po tej odpowiedzi zakryte karty rozdano jeszcze raz, na początku kroku gry; według dzisiejszych zasad żaden krok się tu nie zaczyna.
error-save-replay = { $path }: odpowiedź numer { $number } nie pasuje do gry. { $why }

## Set-up

error-players = W tę grę nie można zagrać przy takiej liczbie graczy: { $given }. Możliwe liczby graczy: { $known }.
error-seed = Ziarno losowości to liczba całkowita albo słowo, a nie „{ $given }”.
error-setup-key = Przygotowanie gry nie zna pozycji „{ $given }”. Znane: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-setup-value = „{ $given }” nie jest wartością dla { $key }. Możliwe: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-setup-table = Przygotowanie gry to tabela ustawień, a nie „{ $given }”. Znane: { $known }.
error-setup-range = { $key } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $given }”.
error-setup-many = { $key }: dozwolona liczba pozycji to najwyżej { $most }, a podano { $given }.
error-setup-each = { $key } musi być słowem „random” albo listą zawierającą po jednej pozycji dla każdego gracza (liczba graczy: { $players }), a nie „{ $given }”.
error-setup-twice = { $key }: { $given } nie może tam być dwa razy.

## Positions

error-position-no-table = Sytuacja musi być tabelą z pozycjami, a nie „{ $given }”.
error-position-table = { $path } musi być tabelą z pozycjami: { $known }.
error-position-key = { $path } nie ma pozycji „{ $given }”. Znane: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-position-value = { $path }: „{ $given }” nie może tu być. Możliwe: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-position-number = { $path } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $given }”.
error-position-list = { $path } musi być listą, a nie „{ $given }”.
error-position-many = { $path }: dozwolona liczba pozycji to najwyżej { $most }, a podano { $given }.
error-seat = Przy tym stole nie ma miejsca { $given }; miejsca mają numery od 0 do { $last }.
error-no-such-target = Na stole, jaki widzi to miejsce, nie ma niczego o nazwie „{ $given }”.

## Why a file or a database cannot be used; $raw is what the system says

cause-missing = nie ma takiego pliku ani folderu ({ $raw })
cause-permission = brak uprawnień do odczytu lub zapisu ({ $raw })
cause-folder = to folder, a nie plik ({ $raw })
cause-there = coś o tej nazwie już istnieje ({ $raw })
cause-full = dysk jest pełny ({ $raw })
cause-name = nazwa jest za długa ({ $raw })
cause-missing-or-permission = pliku nie ma albo brak uprawnień do odczytu lub zapisu ({ $raw })
cause-not-a-database = plik nie jest bazą danych albo jest uszkodzony ({ $raw })
cause-locked = używa tego inny program ({ $raw })
cause-unreachable = nie można połączyć się z serwerem bazy danych ({ $raw })
cause-password = serwer bazy danych odrzuca hasło ({ $raw })
cause-letters = to nie jest tekst w kodowaniu { $raw }
cause-other = system podaje „{ $raw }”
