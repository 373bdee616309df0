### What the mages of the first box do.

effect-discard-drawn = discard the drawn attack or power before it has any effect. The nemesis draws no other card in its place
effect-black-mirror = cast a spell prepped by any player, then cast it again; it leaves its breach only the second time
effect-otherworldly-gate = the active player may take up to { WORD($most) } spells from their discard pile into their hand. Until the end of the turn, each of their opened breaches has room for two spells
effect-shelter = until the end of this turn, prevent all damage to players and Gravehold
effect-share-charges = your allies gain { $amount } charges in total, which you share out among them

ask-ability-now = { $who }: do you want to use { $source } now, in { $active }’s main phase?
ask-ability-turn = { $who }: the { $turn } card was drawn. Do you want to use { $source }?
ask-ability-draw = { $who }: the nemesis draws { $drawn }. Do you want to use { $source }?
ask-discard-first = { $who }: choose the spell on the destroyed breach that is discarded first.
ask-take-back-spell = { $who }: do you want to take a spell from your discard pile into your hand ({ $source }; at most { $left } more)?

log-prevented = { $amount } damage is prevented.
log-doubled = Until the end of the turn, each of { $who }’s opened breaches has room for two spells.
log-warded = { $card } is discarded and has no effect.
