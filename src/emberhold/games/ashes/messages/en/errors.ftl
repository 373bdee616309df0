### What is wrong with a deck. Violations are clauses of one sentence; $nearest is a known name.

error-deck = { GIVEN($name) ->
    [yes] The deck “{ $name }”
   *[no] The deck
} is not legal: { $violations }.
error-deck-separator = {"; "}
error-deck-more = and { $amount } more
error-deck-phoenixborn = there is no Phoenixborn “{ $given }”{ GIVEN($nearest) ->
    [yes] {" "}(did you mean { $nearest }?)
   *[no] {""}
}
error-deck-card = there is no card “{ $given }”{ GIVEN($nearest) ->
    [yes] {" "}(did you mean { $nearest }?)
   *[no] {""}
}
error-deck-not-a-deck-card = “{ $given }” does not belong among the thirty cards{ GIVEN($nearest) ->
    [yes] {" "}(did you mean { $nearest }?)
   *[no] {""}
}
error-deck-copies = { $card }: from 1 to 3 copies are allowed, not { $given }
error-deck-unique = { $card } is allowed only with { $owner }
error-deck-size = a deck has { $wanted } cards, this one has { $given }
error-deck-dice = a deck has { $wanted } dice, this one has { $given }
error-deck-five-card = “{ $given }” is in the First Five but not in the deck
error-deck-five = the First Five are five different cards, not “{ $given }”
error-deck-line = line { $number } cannot be read: “{ $given }”
error-deck-read = { $path } cannot be read: { $why }.
error-deck-count = “{ $given }” is not a list of { $players } decks: give one for each player, “random” or “draft”.
error-deck-name = There is no deck “{ $given }”. Known: { $known }, or the text of a deck file.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}

error-position-lifeless = { $path }: { $card } would be destroyed at once, with { $life } life and { $wounds } wounds.
error-position-over = { $path } leaves fewer than two players in the game: it would be over.

## What is wrong with a clause. $given is written as in the data.

refused-ashes-cost = unknown cost { $given }; it is one of M, S, E, D1 or a number with one of { $symbols }
refused-ashes-die = { $given } does not name a die
refused-ashes-ability = an ability must be a table of fields, not { $given }
