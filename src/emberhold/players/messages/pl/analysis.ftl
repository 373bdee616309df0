### Zakończona gra, oceniona po fakcie.

error-analyse-running = Ta gra jeszcze trwa. Analizować można grę, która się skończyła.
error-analyse-long = Liczba odpowiedzi w tej grze to { $given }. Analizować można gry, które mają ich najwyżej { $most }.
error-analyse-game = Nie można analizować gier „{ $game }”, bo ta gra nie mówi, jak dobra jest pozycja.
error-analyse-level = Nie ma poziomu „{ $given }”. Poziomy to { $known }.
