### Polecenie `emberhold deck` i co może być nie tak z plikiem talii.

## Pomoc

brief-deck = sprawdź plik talii do Ashes albo zacznij nowy
help-deck = Sprawdza pliki talii do Ashes albo wypisuje nową talię, którą można zmienić i zagrać.
example-deck = Przykłady:
      emberhold deck new --phoenixborn noah-redmoon > noah.deck
      emberhold deck new --random --seed 7
      emberhold deck check noah.deck
help-deck-what = check: czy talia jest zgodna z zasadami, a jeśli nie, to dlaczego · new: plik talii na początek
help-deck-file = pliki talii do sprawdzenia
help-deck-phoenixborn = Odrodzony nowej talii
help-deck-random = losowa talia zgodna z zasadami zamiast sugerowanej
help-deck-seed = źródło losowej talii: to samo ziarno daje tę samą talię

## Sprawdzanie

ashes-check-name = { $name } · { $born }
ashes-check-pool = Kości: { $dice }
ashes-check-dice = { $amount } { $type ->
    [natural] natury
    [charm] uroku
    [illusion] iluzji
   *[ceremonial] { $amount ->
        [one] ceremonialna
        [few] ceremonialne
       *[many] ceremonialnych
    }
}
ashes-check-cards = Karty: { $cards }
ashes-check-conjurations = Stos przyzwańców: { $cards }
ashes-check-first-five = Pierwsza Piątka: { $cards }

## Nowy plik

ashes-new-deck = Talia do Ashes: jeden Odrodzony, dziesięć kości, trzydzieści kart, co najwyżej trzy kopie każdej.
    Karty unikatowe wymagają swojego Odrodzonego. Kolejność wierszy jest dowolna.
    „emberhold cards ashes” wymienia karty; „emberhold deck check PLIK” sprawdza ten plik.

## Błędy

error-deck-no-phoenixborn = nie podano Odrodzonego; znani: { $known }
error-deck-two-phoenixborn = jest więcej niż jeden Odrodzony: { $given }
error-deck-die = nie ma kości „{ $given }”{ GIVEN($nearest) ->
    [yes] {" "}(czy chodziło o { $nearest }?)
   *[no] {""}
}
