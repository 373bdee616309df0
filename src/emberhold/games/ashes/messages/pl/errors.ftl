### What is wrong with a deck. Violations are clauses of one sentence; $nearest is a known name.

error-deck = { GIVEN($name) ->
    [yes] Talia „{ $name }”
   *[no] Talia
} nie jest zgodna z zasadami: { $violations }.
error-deck-separator = {"; "}
error-deck-more = i jeszcze { $amount ->
    [one] { $amount } błąd
    [few] { $amount } błędy
   *[many] { $amount } błędów
}
error-deck-phoenixborn = nie ma Odrodzonego „{ $given }”{ GIVEN($nearest) ->
    [yes] {" "}(czy chodziło o { $nearest }?)
   *[no] {""}
}
error-deck-card = nie ma karty „{ $given }”{ GIVEN($nearest) ->
    [yes] {" "}(czy chodziło o { $nearest }?)
   *[no] {""}
}
error-deck-not-a-deck-card = „{ $given }” nie należy do trzydziestu kart talii{ GIVEN($nearest) ->
    [yes] {" "}(czy chodziło o { $nearest }?)
   *[no] {""}
}
error-deck-copies = { $card }: dozwolonych jest od 1 do 3 kopii, podano { $given }
error-deck-unique = { $card } może być tylko w talii { $owner_gen }
error-deck-size = talia ma mieć { $wanted ->
    [one] { $wanted } kartę
    [few] { $wanted } karty
   *[many] { $wanted } kart
}, a ma ich { $given }
error-deck-dice = talia ma mieć { $wanted ->
    [one] { $wanted } kość
    [few] { $wanted } kości
   *[many] { $wanted } kości
}, a ma ich { $given }
error-deck-five-card = „{ $given }” należy do Pierwszej Piątki, ale tej karty nie ma w talii
error-deck-five = Pierwsza Piątka to pięć różnych kart, a nie „{ $given }”
error-deck-line = wiersz { $number } jest nieczytelny: „{ $given }”
error-deck-read = Nie można odczytać pliku { $path }: { $why }.
error-deck-count = „{ $given }” nie jest listą talii dla { $players } graczy: podaj po jednej dla każdego gracza, „random” albo „draft”.
error-deck-name = Nie ma talii „{ $given }”. Dostępne: { $known } albo treść pliku talii.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}

error-position-lifeless = { $path }: karta { $card } byłaby od razu zniszczona (życie: { $life }, rany: { $wounds }).
error-position-over = { $path } zostawia w grze mniej niż dwóch graczy: gra byłaby skończona.

## What is wrong with a clause. $given is written as in the data.

refused-ashes-cost = nieznany koszt { $given }; możliwości: M, S, E, D1 albo liczba z jednym z symboli { $symbols }
refused-ashes-die = { $given } nie oznacza kości
refused-ashes-ability = zdolność musi być tabelą pól, a nie { $given }
