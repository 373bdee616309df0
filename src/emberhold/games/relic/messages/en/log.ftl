### The log.

## What happened

relic-log-turn = { $who }: a new turn.
relic-log-misses = { $who } misses a turn.
relic-log-moves = { $who } moves to { $space }.
relic-log-rolls = { $who } rolls { $dice }.
relic-log-throws = { $who } rolls { $die }.
relic-log-enemy-rolls = The other side rolls { $dice }.
relic-log-explodes = A { $die } of { $who } explodes.
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
relic-log-threat = { $card } is laid on { $space }.
relic-log-imperium = The Imperium answers on { $space }: { $card }.
relic-log-moves-threat = { $card } moves to { $space }.
relic-log-discards-threat = { $card } leaves { $space }.
relic-log-resolves = { $who } resolves { $card }.
relic-log-takes = { $who } takes { $card }.
relic-log-trophy = { $who } takes { $card } as a trophy.
relic-log-battle = { $who } battles { $foe }.
relic-log-scores = { $who } has { $mine } against { $foe }: { $outcome ->
    [1] won
    [0] a tie
   *[other] lost
}.
relic-log-evades = { $who } evades { $card }.
relic-log-gains-life = { $who } gains { $amount } Life and has { $left }.
relic-log-loses-life = { $who } loses { $amount } Life and has { $left }.
relic-log-vanquished = { $who } is vanquished.
relic-log-gains-influence = { $who } gains { $amount } influence.
relic-log-loses-influence = { $who } gives up { $amount } influence.
relic-log-infamy = { $who } gains { $amount } infamy and has { $left }.
relic-log-loses-infamy = { $who } loses { $amount } infamy and has { $left }.
relic-log-gains-attribute = { $who } gains { $amount } { $attribute ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} and has { $left }.
relic-log-loses-attribute = { $who } loses { $amount } { $attribute ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} and has { $left }.
relic-log-level = { $who } reaches level { $level }.
relic-log-draws-power = { $who } draws { $amount ->
    [one] 1 Power card
   *[other] { $amount } Power cards
}.
relic-log-drew = You drew { $cards }.
relic-log-discards-power = { $who } discards { $card }.
relic-log-takes-power = { $who } takes a Power card from { $to }.
relic-log-draws-corruption = { $who } draws a Corruption card and has { $total }.
relic-log-activates = { $card } activates ({ $who }).
relic-log-turns-down = { $who } turns a Corruption card face down.
relic-log-discards-corruption = { $who } gets rid of { $card }.
relic-log-corrupted = { $who } is lost to Corruption.
relic-log-new-character = { $who } takes up the fight.
relic-log-eliminated = { $who } is out of the game.
relic-log-mission = { $who } has a new mission: { $card }.
relic-log-completes = { $who } completes { $card }.
relic-log-gains-mission = { $who } gains a completed mission.
relic-log-marks = The target of { $who } is { $to }.
relic-log-relic = { $who } has found a relic: { $card }.
relic-log-reveals = { $who } reveals { $cards }.
relic-log-buys = { $who } buys { $card } for { $price } influence.
relic-log-bids = { $who } bids { $amount }.
relic-log-discards-asset = { $who } parts with { $card }.
relic-log-hands-over = { $card } goes from { $who } to { $to }.
relic-log-exchanges = { $who } and { $to } exchange their Power cards.
relic-log-flips = { $who } flips { $card }: { $number }.
relic-log-recovers = { $who } takes { $card } from the discard pile.
relic-log-looks = { $who } looks at the top { $amount ->
    [one] card
   *[other] { $amount } cards
} of { $deck }.
relic-log-looked = You saw { $cards }.
relic-log-draws-nemesis = { $who } draws a Nemesis card.
relic-log-might = { $who } keeps it as a Might card.
relic-log-duel = { $who } challenges { $to } in { $attribute ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
}.
relic-log-duel-won = { $who } wins the duel.
relic-log-confronts = { $who } resolves the Confrontation.
relic-log-token = { $who } has { $total ->
    [one] 1 token
   *[other] { $total } tokens
} on the sheet.
relic-log-omen = Omens on the sheet: { $total }.
relic-log-gap = { $who } tears { $space } out of the road.
relic-log-lair = { $who } lets { $card } into the wreck.
