"""The nemesis of each chapter, as far as they are written."""

from __future__ import annotations

from emberhold.games.aeons_end.card import NemesisSheet
from emberhold.games.aeons_end.cards.legacy.foes.bladius import BLADIUS
from emberhold.games.aeons_end.cards.legacy.foes.deathmind import DEATHMIND
from emberhold.games.aeons_end.cards.legacy.foes.fungal_mesh import FUNGAL_MESH
from emberhold.games.aeons_end.cards.legacy.foes.haze_fiend import HAZE_FIEND
from emberhold.games.aeons_end.cards.legacy.foes.maelstrom import MAELSTROM
from emberhold.games.aeons_end.cards.legacy.foes.maelstrom_risen import MAELSTROM_RISEN
from emberhold.games.aeons_end.cards.legacy.foes.spawning_horror import SPAWNING_HORROR
from emberhold.games.aeons_end.cards.legacy.foes.xaxos import XAXOS

NEMESES: dict[int, NemesisSheet] = {
    1: MAELSTROM,
    2: BLADIUS,
    3: SPAWNING_HORROR,
    4: FUNGAL_MESH,
    5: HAZE_FIEND,
    6: DEATHMIND,
    7: MAELSTROM_RISEN,
    8: XAXOS,
}
