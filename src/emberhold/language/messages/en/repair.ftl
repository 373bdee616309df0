# Repairs: what is set by hand when everybody agrees.

error-repair-nothing = A repair has to change something.
fixable-gravehold = Gravehold’s life
fixable-nemesis-life = The nemesis’s life
fixable-nemesis-tokens = The nemesis’s tokens
fixable-in-play = { $card }: life or tokens
fixable-life = Life
fixable-charges = Charges
fixable-aether = Aether this turn
fixable-wounds = The Phoenixborn’s wounds
fixable-unit-wounds = { $card }: wounds
fixable-unit-exhaustion = { $card }: exhaustion
fixable-influence = Influence
fixable-infamy = Infamy
fixable-card = { $card }
fixable-move = { $what }: { $source } → { $target }
fixable-top-cards = Top cards
fixable-deck-top = Top of the deck
fixable-deck-bottom = Bottom of the deck
fixable-discard = Discard pile
fixable-place-of = { $place } ({ $who })
fixable-two-breaches = Breaches { $breaches }
fixable-bridge = Bridge: { $first } – { $second }
fixable-pulse = Pulse tokens
