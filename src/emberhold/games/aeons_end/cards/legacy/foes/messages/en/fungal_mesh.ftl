card-influence = Influence
card-redirected-power = Redirected Power
card-dominion-spores = Dominion Spores
    .number = pl
card-brama-infested = Brama, Infested
card-command = Command
card-deadly-overload = Deadly Overload
card-domineer = Domineer
card-psychic-clouds = Psychic Clouds
    .number = pl
card-override = Override

nemesis-fungal-mesh = Fungal Mesh
token-mesh = Nemesis tokens
mark-spared = Brama is spared
effect-mesh-token = Fungal Mesh gains { $amount ->
    [one] { WORD($amount) } nemesis token
   *[other] { WORD($amount) } nemesis tokens
}
effect-overload = the player with the most expensive prepped spell casts it; all its damage is dealt to that player
effect-spare-brama = spare her: this minion enters play with { $life } life, and Brama’s Lesson is earned when it is discarded in this game
effect-domineer = discards their hand, shuffles their discard pile into their deck and draws { WORD($amount) } cards
rule-possess = At the end of the nemesis turn, if Fungal Mesh has 2 or more nemesis tokens, it possesses a player and loses two tokens: any player casts one of their prepped spells. If no spell is prepped, Gravehold suffers 4 damage. Repeat this while Fungal Mesh still has 2 or more nemesis tokens.
rule-possessed-spell = Each instance of damage from a possessed spell is dealt to Gravehold or to a player, as the caster chooses. If the spell costs 0, it is destroyed afterwards.
ask-possess = { $who }: choose the player Fungal Mesh possesses.
ask-possessed = { $who }: Fungal Mesh possesses you. Choose the spell you cast.
option-gravehold = Deal the damage to Gravehold
ask-stray-target = { $who }: choose who suffers { $amount } damage ({ $source }).
log-possesses = Fungal Mesh possesses { $who }.
story-e56 = She stands among the threads with her register open in her hand. “Late,” says the Mesh in her voice, and calls the roll, and leaves out none of you.
