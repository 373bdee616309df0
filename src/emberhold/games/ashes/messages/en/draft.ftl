### The draft. Until there are Phoenixborn, players are known by number.

## Questions

ashes-ask-draft-phoenixborn = Draft, player { $player }: take a Phoenixborn together with its unique cards.
ashes-ask-draft-card = Draft, player { $player }: keep one card from your pack; the rest are passed to the left.
ashes-ask-draft-die = Draft, player { $player }: take a die (two per turn).
ashes-ask-draft-exchange = Draft, player { $player }: take a face-up card in exchange for one of your nine, or keep what you have.
ashes-ask-draft-give = Draft, player { $player }: choose the card to put down in place of { $card }.

## Options

ashes-option-draft = Take { $card }
ashes-option-draft-die = Take one { $die }
ashes-option-draft-give = Put down { $card }
ashes-option-draft-keep = Keep all nine cards

## Log

ashes-log-draft-phoenixborn = Player { $player } takes { $card }.
ashes-log-draft-keeps = You keep { $card }.
ashes-log-draft-concedes = Player { $player } concedes.
ashes-log-draft-kept = Everyone has kept { $amount } cards.
ashes-log-draft-die = { $who } takes one { $die }.
ashes-log-draft-face-up = Revealed from the draft deck: { $cards }.
ashes-log-draft-exchange = { $who } takes { $card } and puts down { $other }.

## Areas and zones

ashes-area-draft = Draft
ashes-area-undecided = No Phoenixborn yet
ashes-zone-draft-phoenixborn = Phoenixborn to take
ashes-zone-draft-unique = Their unique cards
ashes-zone-draft-face-up = Face-up cards
ashes-zone-draft-deck = Draft deck
ashes-zone-draft-dice = Dice to take
ashes-zone-pack = Pack
ashes-zone-kept = Cards kept
ashes-zone-unique = Unique cards
ashes-zone-drafted-dice = Dice taken
