### Gry skądkolwiek: jak się je znajduje i co proponują te, w których nie ma czego wybierać.

error-game-twice = Jest już inna gra o nazwie „{ $given }”.
error-game-broken = Gry „{ $given }” nie da się otworzyć ({ $why }).
error-too-many-choices = To pytanie ma za dużo odpowiedzi: { $given }; akcje tej gry rozróżniają ich { $most }.
error-no-stylesheet = Ta gra nie ma własnego arkusza stylów.
setup-quick-plain = Szybki start: ty i boty
setup-quick-note-plain = Zaczyna się od razu; nie ma nic do wyboru.
error-no-decks = W tej grze gracze nie budują własnych talii.
checked-deck-legal = { $path }: talia zgodna z zasadami.
checked-deck-illegal = { $path }: talia niezgodna z zasadami ({ $amount ->
    [one] { $amount } błąd
    [few] { $amount } błędy
   *[many] { $amount } błędów
}):
