### Gate Witch: her sheet and her cards.

effect-open-gate = Gate Witch gains one nemesis token
effect-unleash-until-six = Unleash until Gate Witch has six nemesis tokens
effect-this-to-nemesis-bottom = this card goes to the bottom of the nemesis deck
effect-draws-another = the nemesis draws an additional card during this turn’s draw phase
effect-discard-revealed-turn = discard it
effect-keep-one-turn = choose one player turn-order card in the turn-order discard pile; shuffle all other cards in that pile into the turn-order deck
effect-each-suffers-for-turns = each player suffers 1 damage for each of their own cards in the turn-order discard pile
number-gates = the number of nemesis tokens Gate Witch has

trigger-summons-turn = When this minion is discarded from play, a nemesis card from the turn-order discard pile is shuffled into the turn-order deck.
trigger-comes-back = When this minion is discarded, it goes to the bottom of the nemesis deck instead.

rule-gate-witch-accelerate = Time accelerates at the end of a nemesis turn if Gate Witch has five or more nemesis tokens and exactly one nemesis card is in the turn-order discard pile: that card is shuffled into the turn-order deck and Gate Witch loses four nemesis tokens.
rule-gate-witch-harder = When time accelerates, Gate Witch loses only three nemesis tokens.

ask-keep-turn = { $who }: choose the player card that stays in the turn-order discard pile ({ $source }).
ask-turn-counts = { $who }: choose for whom the card “{ $turn }” counts ({ $source }).
option-turn-card = { $what }

log-accelerates-time = Time accelerates!
log-turn-shuffled = Shuffled into the turn-order deck: { $turn }.
log-turn-discarded = Discarded from the turn-order deck: { $turn }.
log-to-nemesis-bottom = { $card } goes to the bottom of the nemesis deck.
