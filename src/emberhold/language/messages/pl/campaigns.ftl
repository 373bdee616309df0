### What can go wrong in a campaign, and with names that people give.

## Campaigns

error-no-campaign = Gra { $game } nie ma kampanii.
error-campaign-foreign = { $path } nie jest plikiem kampanii Emberhold: pierwszy wiersz powinien brzmieć „emberhold campaign 1”.
error-campaign-truncated = Plik { $path } jest ucięty: liczba zapisów nie zgadza się z ostatnim wierszem.
error-campaign-order = { $path }: zapisy i rozdziały są w złej kolejności przy „{ $given }”.
error-campaign-unreadable = { $path }: nie można odczytać zapisu { $number }.
error-campaign-record = { $path }: kampanii nie można kontynuować od ostatniego zapisu. { $why }
error-campaign-chapter = { $path }: trwający rozdział należy do innej kampanii albo do innych graczy.
error-record-part = Zapis musi mieć czytelną część „{ $part }”.
error-record-game = Zapis pochodzi z gry „{ $given }”, a nie z „{ $known }”.
error-record-future = Zapis powstał w wersji { $given } kampanii; ta wersja czyta zapisy do wersji { $known }. Zaktualizuj Emberhold.
error-chapter-open = Rozdział jeszcze się nie skończył, więc nie można go zamknąć.
error-chapter-other = Ten stół należy do innego rozdziału.

## Names

error-name-empty = Imię musi mieć co najmniej jedną literę.
error-name-long = Imię może mieć najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}; to ma { $given }.
error-name-letters = Imię nie może zawierać końca wiersza, znaków niewidocznych ani znaków zmieniających kierunek pisma.
campaign-when = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
} { $year }, { $time }
