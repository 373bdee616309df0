### What can be chosen before a game, and the options of the command line.

help-nemesis = the nemesis by name, or random
help-mages = a mage for each player, separated by commas; random is one of them
help-market = a suggested market, nine cards separated by commas, or random
help-market-filter = a wish for a random market such as gem=3 or spell>=6; may be repeated
help-difficulty = beginner, normal, expert or extinction
help-turn-order = standard or pairs, for four players
help-solo-cards = playing alone: 3 or 4 player turns a round
help-solo-life = playing alone: begin with 12 or 15 life
help-hands = open, or closed when each person looks at their own hand only
setup-quick-war-eternal = Quick start: you and a bot against { nemesis-umbra-titan }, for beginners
setup-random = At random
setup-nemesis = Which nemesis?
setup-nemesis-note = difficulty { $difficulty }
setup-mage = Which mage does player { $player } play?
setup-market = Which market?
setup-market-by-filters = At random, with wishes
setup-market-by-hand = Nine cards of your choice
setup-market-filters = Wishes such as gem=3 spell>=6 relic<4, separated by spaces:
setup-market-nine = Nine numbers separated by spaces: three gems, two relics, four spells.
setup-card-note = { $type }, { $cost }
setup-difficulty = How difficult?
setup-turn-order = Which turn order?
setup-solo-cards = How many player turns a round?
setup-solo-cards-value = { $cards } turns { $cards ->
    [3] (usual)
   *[other] (easier)
}
setup-solo-life = How much life at the start?
setup-solo-life-usual = As usual
setup-solo-life-value = { $life } life (easier)
setup-hands = May everybody see all hands?
setup-hands-open = Yes, hands lie open
setup-hands-closed = No, each person sees their own hand only
error-filter-without-random = Market filters need a random market, not “{ $given }”.
