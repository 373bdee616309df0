"""The four nemeses, from the easiest (AE-025)."""

from emberhold.games.aeons_end.cards.first_box.foes.carapace_queen import CARAPACE_QUEEN
from emberhold.games.aeons_end.cards.first_box.foes.crooked_mask import CROOKED_MASK
from emberhold.games.aeons_end.cards.first_box.foes.prince_of_gluttons import PRINCE_OF_GLUTTONS
from emberhold.games.aeons_end.cards.first_box.foes.rageborne import RAGEBORNE

NEMESES = (RAGEBORNE, CARAPACE_QUEEN, CROOKED_MASK, PRINCE_OF_GLUTTONS)
