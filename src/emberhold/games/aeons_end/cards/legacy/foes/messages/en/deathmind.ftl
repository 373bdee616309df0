card-sever-link = Sever Link
card-kinetic-construct = Kinetic Construct
card-mind-feast = Mind Feast
card-memory-burst = Memory Burst
card-cortex-jailer = Cortex Jailer
card-thought-quake = Thought Quake
card-bramas-torment = Brama’s Torment
card-nightmare = Nightmare
card-brain-wipe = Brain Wipe
card-thoughtful-sacrifice = Thoughtful Sacrifice

nemesis-deathmind = Deathmind
zone-bridges = Bridges
gap-1-2 = 1–2
gap-2-3 = 2–3
gap-4-5 = 4–5
gap-5-6 = 5–6
gap-7-8 = 7–8
gap-8-9 = 8–9
gap-1-4 = 1–4
gap-4-7 = 4–7
gap-2-5 = 2–5
gap-5-8 = 5–8
gap-3-6 = 3–6
gap-6-9 = 6–9
rule-deathmind-grid = The supply is laid out in three rows of three: gems, then relics, then spells, each from the cheapest to the most expensive. At the start of the game, the players put Bridge tokens into six of the twelve gaps between adjacent piles.
rule-deathmind-last = The last card of a supply pile cannot be gained.
rule-deathmind-bridge = In your main phase you may spend 5 aether or lose four pulse tokens to put a Bridge token into a free gap.
rule-deathmind-connected = A player who gains a card from a pile that no path of Bridge tokens connects to the first pile suffers 2 damage.
effect-loosen-link = remove one power token from Sever Link
effect-sever = discard a Bridge token in play; if there is none, Gravehold suffers { $amount } damage. This power is not discarded; put three power tokens on it again
effect-discard-bridges = { $form ->
    [they] discards
   *[you] discard
} { $amount ->
    [one] a Bridge token
   *[other] { WORD($amount) } Bridge tokens
} in play
effect-discard-bridge-by-first = discard a Bridge token next to the first pile
effect-move-bridge = put a Bridge token into play, then discard a different one
effect-hold-for-mist = hold for Mist: discard a Bridge token in play and earn Mist’s Lesson; or hold the bridge: put a Bridge token into a free gap
effect-torment-eased = Brama’s burden is eased: any player gains 2 life, and you earn Brama’s Lesson; if you already have it, Gravehold gains 3 life
effect-unleash-to-one = Unleash until Sever Link has one power token
effect-discard-dear-prepped = { $form ->
    [they] discards
   *[you] discard
} a prepped spell that costs { $least } or more
effect-shields-per-bridge = this minion gains a shield token for each Bridge token in play
effect-discard-per-bridge = the players collectively discard a card in hand for each Bridge token in play
each-bridge-in-play = Bridge token in play
if-bridge-in-play-at-least = { $amount } or more Bridge tokens are in play
ask-build-bridge = { $who }: choose a gap for a Bridge token ({ $source }).
ask-tear-bridge = { $who }: choose a Bridge token to discard ({ $source }).
ask-mist = { $who }: Mist holds up both ends of the longest bridge ({ $source }). What do you hold?
option-bridge = Between { $first } and { $second }
option-bridge-aether = Place a Bridge token for 5 aether
option-bridge-pulse = Place a Bridge token for 4 pulse tokens
option-hold-for-mist = Hold for Mist
option-hold-the-bridge = Hold the bridge
log-bridge-built = A Bridge token connects { $first } and { $second }.
log-bridge-torn = The Bridge token between { $first } and { $second } is discarded.
log-unconnected = No bridge leads to { $card }, and { $who } pays for it in blood.
story-e60 = It is made of one thought, repeated. It walks out along the bridges as though they were its own, and at the far end of the longest of them Mist is holding up both sides.
story-e61 = You find the room in her memory that the thing keeps going back to. It is your classroom, on an ordinary day, and she is only listening to you recite. You close the door softly from the inside, and all over the city people remember the word for stair.
