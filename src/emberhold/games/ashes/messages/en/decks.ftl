### The command `emberhold deck`, and what can be wrong with a deck file.

## Help

brief-deck = check a deck file of Ashes, or begin a new one
help-deck = Check deck files of Ashes, or write a new one to change and to play with.
example-deck = Examples:
      emberhold deck new --phoenixborn noah-redmoon > noah.deck
      emberhold deck new --random --seed 7
      emberhold deck check noah.deck
help-deck-what = check: is the deck legal, and if not, why · new: a deck file to begin with
help-deck-file = the deck files to check
help-deck-phoenixborn = the Phoenixborn of the new deck
help-deck-random = a legal deck drawn at random instead of a suggested one
help-deck-seed = where the random deck comes from: the same seed gives the same deck

## Checking

ashes-check-name = { $name } · { $born }
ashes-check-pool = Dice: { $dice }
ashes-check-dice = { $amount } { $type ->
    [natural] natural
    [charm] charm
    [illusion] illusion
   *[ceremonial] ceremonial
}
ashes-check-cards = Cards: { $cards }
ashes-check-conjurations = Conjuration pile: { $cards }
ashes-check-first-five = First Five: { $cards }

## A new file

ashes-new-deck = A deck of Ashes: one Phoenixborn, ten dice, thirty cards, at most three copies of each.
    Cards unique to a Phoenixborn need that Phoenixborn. Lines may come in any order.
    “emberhold cards ashes” lists the cards; “emberhold deck check FILE” checks this file.

## Violations

error-deck-no-phoenixborn = no Phoenixborn is named; known: { $known }
error-deck-two-phoenixborn = there is more than one Phoenixborn: { $given }
error-deck-die = there are no “{ $given }” dice{ GIVEN($nearest) ->
    [yes] {" "}(did you mean { $nearest }?)
   *[no] {""}
}
