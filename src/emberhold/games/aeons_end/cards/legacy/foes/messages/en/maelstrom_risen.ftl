card-draining-beacon = Draining Beacon
card-misery-beacon = Misery Beacon
card-grave-beacon = Grave Beacon
card-guardian-beacon = Guardian Beacon
card-protective-beacon = Protective Beacon
card-whipping-wires = Whipping Wires
    .number = pl
card-slice-of-risen = Slice
card-venomous-coil = Venomous Coil
card-blight = Blight
card-bladius-of-risen = Bladius
card-ferocious-assault = Ferocious Assault
card-cracking-earth = Cracking Earth
card-beast-of-blades = Beast of Blades
card-erupt = Erupt

nemesis-maelstrom-risen = Maelstrom: Risen
    .def = Maelstrom
turn-card-assault = Assault
zone-beacon-deck = Beacon deck
zone-beacon-discard = Beacon discard pile
zone-beside-sheet = Beside the nemesis sheet
rule-risen-assault = When the Assault card is drawn, Gravehold suffers 1 damage for each beacon in play. Then an ordinary nemesis turn follows.
rule-risen-beacons = Discarded beacons go to their own discard pile. When a beacon must be drawn and the beacon deck is empty, that pile is shuffled to form a new deck.
rule-risen-ten = As soon as ten beacons are in play, the players lose.
who-most-dear-in-hand = the player with the most cards in hand that cost 2 or more
effect-draws-beacon = a beacon is drawn into play
effect-stays-beside = this card stays beside the nemesis sheet, and for the rest of the game both nemesis turn-order cards are Assault cards
effect-spend-by-assault = { $form ->
    [they] spends { $usual } aether, or { $less }
   *[you] spend { $usual } aether, or { $less }
} if there is an Assault card in the turn-order discard pile
effect-discard-dear-and-draw = discards all cards in hand that cost { $least } or more and draws that many cards
effect-discard-them-and-draw = discards all of them and draws that many cards
effect-take-prepped = returns all their prepped spells to their hand
effect-bladius-returns = if Bladius was defeated in chapter 2, { $defeated }; otherwise, { $escaped }
effect-bladius-weak = this minion enters play with { $life } life
effect-bladius-strong = the player with the fewest opened breaches suffers 2 damage and this minion enters play with { WORD($shields) } shield tokens
each-beacon-in-play = beacon in play
if-assault-turn = this is an Assault turn
log-assault = The assault begins!
log-stays-beside = { $card } stays beside the nemesis sheet: every nemesis turn is now an Assault turn.
log-takes-prepped = { $who } returns { $card } to their hand.
result-defeat-beacons = Defeat. Ten beacons light the way of Maelstrom.
story-e62 = It is wearing the same name, but it has been put together by somebody in a hurry. It salutes with the arms it has.
story-e63 = “Late,” it says. In the dark of the shaft it has had a long time to practise, and it has practised you.
