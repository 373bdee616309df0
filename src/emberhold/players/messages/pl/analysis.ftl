### Zakończona gra, oceniona po fakcie.

error-analyse-running = Ta gra jeszcze trwa. Analizować można grę, która się skończyła.
error-seeking-off = W tej grze nie szuka się zagadek.
error-analyse-long = Liczba odpowiedzi w tej grze to { $given }. Analizować można gry, które mają ich najwyżej { $most }.
error-analyse-game = Nie można analizować gier „{ $game }”, bo ta gra nie mówi, jak dobra jest pozycja.
error-analyse-level = Nie ma poziomu „{ $given }”. Poziomy to { $known }.
error-analyse-repaired = W tej grze coś ustawiono ręcznie. Nie jest analizowana.
error-analyse-broken = Odpowiedzi z tej gry nie prowadzą już do jej końca, bo od tego czasu zmieniła się zasada. Nie można jej przeanalizować.
error-analyse-failed = Tej gry nie udało się przeanalizować. Operator dowiedział się dlaczego.
error-no-better-line = W analizie tej gry nie ma lepszej linii o długości { $steps } po odpowiedzi { $answers }.
