### The log.

## What happened

relic-log-turn = { $who }’s turn begins.
relic-log-misses = { $who } misses a turn.
relic-log-moves = { $who } moves to { $space }.
relic-log-rolls = { $who } rolls { $dice }.
relic-log-throws = { $who } rolls { $die }.
relic-log-enemy-rolls = The other side rolls { $dice }.
relic-log-explodes = { $who }’s { $die } explodes.
relic-log-adds = { $who } rolls another die: { $die }.
relic-log-rerolls = { $who } rerolls a die: { $die }.
relic-log-number = { $who } plays { $card } as a { $number }.
relic-log-plays = { $who } plays { $card }.
relic-log-uses = { $who } uses { $card }.
relic-log-ability = { $who } uses { $ability }.
relic-log-scenario = The scenario rule “{ $ability }” applies to { $who }.
relic-log-passes = { $who } passes a { $what ->
    [strength] Strength
    [willpower] Willpower
    [cunning] Cunning
    [level] level
   *[influence] influence
} test: { $value } against { $target }.
relic-log-fails = { $who } fails a { $what ->
    [strength] Strength
    [willpower] Willpower
    [cunning] Cunning
    [level] level
   *[influence] influence
} test: { $value } against { $target }{ $natural ->
    [yes] {" "}(natural 1)
   *[no] {""}
}.
relic-log-threat = A threat appears at { $space }: { $card }.
relic-log-imperium = The Imperium responds at { $space }: { $card }.
relic-log-moves-threat = Moved to { $space }: { $card }.
relic-log-discards-threat = Removed from { $space }: { $card }.
relic-log-resolves = { $who } resolves { $card }.
relic-log-takes = { $who } takes { $card }.
relic-log-trophy = { $who } takes { $card } as a trophy.
relic-log-battle = { $who } battles { $foe }.
relic-log-scores = { $outcome ->
    [1] { $who } wins the battle, { $mine } to { $foe }.
    [0] { $who } ties the battle, { $mine } to { $foe }.
   *[other] { $who } loses the battle, { $mine } to { $foe }.
}
relic-log-evades = { $who } evades { $card }.
relic-log-gains-life = { $who } gains { $amount } Life (now { $left }).
relic-log-loses-life = { $who } loses { $amount } Life ({ $left } left).
relic-log-vanquished = { $who } is vanquished.
relic-log-gains-influence = { $who } gains { $amount } influence.
relic-log-loses-influence = { $who } loses { $amount } influence.
relic-log-infamy = { $who } gains { $amount } infamy (now { $left }).
relic-log-loses-infamy = { $who } loses { $amount } infamy ({ $left } left).
relic-log-gains-attribute = { $who } gains { $amount } { $attribute ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} (now { $left }).
relic-log-loses-attribute = { $who } loses { $amount } { $attribute ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} (now { $left }).
relic-log-level = { $who } reaches level { $level }.
relic-log-draws-power = { $who } draws { $amount ->
    [one] 1 Power card
   *[other] { $amount } Power cards
}.
relic-log-drew = You drew { $cards }.
relic-log-discards-power = { $who } discards { $card }.
relic-log-takes-power = { $who } takes a Power card from { $to }.
relic-log-draws-corruption = { $who } draws a Corruption card (now { $total }).
relic-log-activates = { $who }’s Corruption card { $card } activates.
relic-log-turns-down = { $who } turns a Corruption card face down.
relic-log-discards-corruption = { $who } discards { $card }.
relic-log-corrupted = { $who } is corrupted.
relic-log-new-character = { $who } joins the game.
relic-log-eliminated = { $who } is out of the game.
relic-log-mission = { $who } has a new mission: { $card }.
relic-log-completes = { $who } completes { $card }.
relic-log-gains-mission = { $who } gains a completed mission.
relic-log-marks = { $who }’s target is { $to }.
relic-log-relic = { $who } gains a relic: { $card }.
relic-log-reveals = { $who } reveals { $cards }.
relic-log-buys = { $price ->
    [0] { $who } takes { $card } for free.
   *[other] { $who } buys { $card } for { $price } influence.
}
relic-log-bids = { $who } bids { $amount } influence.
relic-log-discards-asset = { $who } discards { $card }.
relic-log-hands-over = { $who } gives { $card } to { $to }.
relic-log-exchanges = { $who } and { $to } exchange their Power cards.
relic-log-flips = { $who } flips { $card }: { $number }.
relic-log-recovers = { $who } takes { $card } from the Power discard pile.
relic-log-looks = { $who } looks at the top { $amount ->
    [one] card
   *[other] { $amount } cards
} of { $deck }.
relic-log-looked = You saw { $cards }.
relic-log-draws-nemesis = { $who } draws a Nemesis card.
relic-log-might = { $who } keeps the drawn card as a Might card.
relic-log-duel = { $who } challenges { $to } to a { $attribute ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} duel.
relic-log-duel-won = { $who } wins the duel.
relic-log-confronts = { $who } resolves the Confrontation.
relic-log-token = { $who } now has { $total ->
    [one] 1 token
   *[other] { $total } tokens
} on the scenario sheet.
relic-log-omen = The scenario sheet now has { $total ->
    [0] no omen tokens
    [one] 1 omen token
   *[other] { $total } omen tokens
}.
relic-log-gap = { $who } removes { $space } from the road.
relic-log-lair = { $who } adds { $card } to the scenario deck.
