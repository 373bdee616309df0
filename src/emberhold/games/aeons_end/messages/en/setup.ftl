### What can be chosen before a game, and the options of the command line.

help-boxes = the boxes in play, separated by commas: war-eternal, aeons-end, and boxes made by players, by slug and digest
help-record = finished campaigns of Legacy by their files, separated by commas: their mages play
help-nemesis = the nemesis by name, or random
help-mages = one mage for each player, separated by commas; random is allowed too
help-market = a suggested market, nine cards separated by commas, or random
help-market-filter = a condition for a random market, such as gem=3 or spell>=6; can be repeated
help-difficulty = beginner, normal, expert or extinction
help-turn-order = standard or pairs, for four players
help-solo-cards = in a solo game: 3 or 4 player turns per round
help-solo-life = in a solo game: start with 12 or 15 life
help-hands = open, or closed if each person sees only their own hand
setup-quick-war-eternal = Quick start: you and a bot against { nemesis-umbra-titan }, for beginners
setup-random = At random
setup-boxes = Which boxes are mixed? Numbers separated by spaces; none: this box alone
setup-boxes-mixed = Mages, nemeses, market cards and basic nemesis cards come from all of them. The mixture can make games much harder.
box-war-eternal = War Eternal
box-aeons-end = The first box
box-legacy = Legacy
setup-guest-note = { $number ->
    [0] campaign
   *[other] campaign { $number }
}: { $mages }
setup-nemesis = Which nemesis?
setup-nemesis-note = difficulty { $difficulty }
setup-mage = Which mage does player { $player } play?
setup-market = Which market?
setup-market-by-filters = At random, with conditions
setup-market-by-hand = Nine cards of your choice
setup-market-filters = Conditions such as gem=3 spell>=6 relic<4, separated by spaces:
setup-market-nine = Nine numbers separated by spaces: three gems, two relics, four spells.
setup-card-note = { $type }, { $cost }
setup-difficulty = How difficult?
setup-turn-order = Which turn order?
setup-solo-cards = How many player turns per round?
setup-solo-cards-value = { $cards } turns { $cards ->
    [3] (usual)
   *[other] (easier)
}
setup-solo-life = How much life at the start?
setup-solo-life-usual = The usual amount
setup-solo-life-value = { $life } life (easier)
setup-hands = Can everyone see all hands?
setup-hands-open = Yes, all hands are visible
setup-hands-closed = No, each person sees only their own hand
error-filter-without-random = Market filters need a random market, not “{ $given }”.
