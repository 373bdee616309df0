### What can be wrong with a set-up or a position.

error-pairs = The turn order “pairs” needs 4 players, not { $given }.
error-solo-easing = solo_cards and solo_life are for 1 player only, not for { $given }.
error-nemesis = Unknown nemesis “{ $given }”. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-nemesis-box = The nemesis “{ $given }” is in the box { $box }. To play against it, name that box in “boxes”. Known without it: { $known }.
error-mage-box = The mage “{ $given }” is in the box { $box }. To seat that mage, name that box in “boxes”. Known without it: { $known }.
error-mage = Unknown mage “{ $given }”. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-mage-count = “{ $given }” is not a list of { $players ->
    [one] { $players } mage
   *[other] { $players } mages
}: give one for each player, or “random”.
error-mage-twice = The mage “{ $given }” can be at the table only once.
error-mage-namesake = Two sheets show { $given }, but only one of them can be at the table.
error-box = Unknown box “{ $given }”. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-box-none = Name at least one of the boxes war-eternal and aeons-end; legacy can only be added to them.
error-box-sealed = The box legacy is sealed until its campaign is finished; name its finished mages as guests.
error-box-unopened = The box legacy is sealed: you have not finished a campaign of it yet.
error-guests-lent = Guests are not described here: name the mages of a campaign you have finished.
error-guests-sheet = { $first } and { $second } have the same sheet, so only one of them can be at the table.
error-market = Unknown market “{ $given }”. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-market-card = “{ $given }” is not a market card. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-market-twice = “{ $given }” can be in the market only once.
error-market-slots = A market has { $slots } { $type ->
    [gem] gems
    [relic] relics
   *[spell] spells
}; this one has { $given }.
error-market-piles = A market has { $piles } piles; this one has { $given }.
error-market-filters = A market with filters has the single entry “random”, not “{ $given }”.
error-market-filter = “{ $given }” is not a market filter. Filters look like gem=3, spell>=6, relic<4 or just spell.
error-market-filter-unmet = There is no card left that meets the market filter “{ $given }”.
error-position-twice = { $path }: { $given } cannot be there twice.
error-position-no-turns = { $path }: deck and discard pile cannot both be empty.
error-position-exhausted = { $path }: not all players can be exhausted; the game would be lost.
error-position-dual = { $path }: { $card } needs two adjacent breaches; name it on both.
error-box-mages = The box “{ $box }” is for up to { $players } players but has only { $mages } { $mages ->
    [one] mage
   *[other] mages
}.
error-box-no-plan = The box “{ $box }” has no plan; it needs at least one, because the first plan is the quick start.
error-box-part = The box “{ $box }” offers “{ $given }” in { $part }, which cannot be played. { $why }
