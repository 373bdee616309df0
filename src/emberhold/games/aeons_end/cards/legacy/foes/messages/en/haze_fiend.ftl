card-flawed-crystal = Flawed Crystal
card-smog-beast = Smog Beast
card-debilitating-impact = Debilitating Impact
card-fracture = Fracture
card-smoke-guardian = Smoke Guardian
card-rune-prisoner = Rune Prisoner
card-poison = Poison
card-toxic-breath = Toxic Breath
card-disintegrate = Disintegrate
card-aether-channel = Aether Channel

nemesis-haze-fiend = Haze Fiend
token-haze = Nemesis tokens
who-most-crystals = the player with the most Crystals in hand
who-dearest-spell = the player with the most expensive spell in hand
who-dearest-card = the player with the most expensive card in hand
who-most-discarded = the player with the most cards in their discard pile
effect-haze-token = Haze Fiend gains { $amount ->
    [one] { WORD($amount) } nemesis token
   *[other] { WORD($amount) } nemesis tokens
}
effect-put-flaw = { $form ->
    [they] puts
   *[you] put
} a flawed sticker on an unflawed Crystal in { $form ->
    [they] their
   *[you] your
} hand or discard pile
effect-destroy-it = destroys it
effect-degrade-it = degrades it
effect-degrade-all = degrades all of them
effect-degrade-dearest-spell = degrades the most expensive spell in hand
effect-degrade-all-dear = degrades all cards in hand that cost { $least } or more
effect-channel-free = puts all cards that cost 0 from it on top of their deck in any order; Gravehold suffers 1 damage for each of them
effect-go-in = go in for Malastar: { $what }, and Malastar’s Lesson is earned
rule-rune-prisoner = A player who damages this minion degrades a card in hand.
rule-fracture = At the end of the nemesis turn, if Haze Fiend has 2 or more nemesis tokens, it fractures a Crystal and loses two tokens: any player puts a flawed sticker on an unflawed Crystal in their hand or discard pile and suffers 2 damage. If nobody has such a Crystal, the sticker goes on a destroyed Crystal and its owner suffers 2 damage; if there is none either, any player suffers 2 damage. Repeat this while Haze Fiend still has 2 or more nemesis tokens.
rule-flawed-crystal = The aether of a flawed Crystal can be spent only to gain a card.
rule-degrade = To degrade a card that costs 2 or more, destroy it; you may then gain a cheaper card of its type and put it into your hand. A player who must degrade a card but cannot do so suffers 2 damage.
ask-fracture = { $who }: choose the player hit by the fracture.
ask-flaw = { $who }: choose the Crystal that gets the flawed sticker ({ $source }).
log-flawed = One of { $who }’s Crystals is now flawed ({ $left ->
    [0] no stickers
    [one] { $left } sticker
   *[other] { $left } stickers
} left).
story-e57 = Something with the outline of a door stands in the door of the forge. Behind it, very small, you can hear a hammer, still keeping time.
