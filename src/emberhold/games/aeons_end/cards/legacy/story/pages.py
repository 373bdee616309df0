"""The pages of the story as people read them: whose chapter, under which picture (LG-317)."""

from __future__ import annotations

from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS
from emberhold.games.aeons_end.cards.legacy.record.world import World
from emberhold.games.aeons_end.cards.legacy.story.agenda import PLOTS
from emberhold.games.aeons_end.cards.legacy.story.telling import rule_named
from emberhold.games.aeons_end.look import LEGACY_CAST
from emberhold.games.storybook import StoryPage
from emberhold.kernel.message import Message

_NOW = "now:"
_SEALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
"""The numbers on the seals of the chapters."""
_FIRST = "L02a"
"""The page that opens the book (LG-568): it has a scene of its own, with those it speaks of."""
_MET = (
    ("brama", Message("mage-brama")),
    ("mist", Message("mage-mist-first-box")),
    ("xaxos", Message("mage-xaxos")),
)


def page(id: str) -> StoryPage:
    """A page by its number, `L04a` or `E36`."""
    slug = f"story-{id.lower()}"
    text = Message(slug)
    for chapter, plot in PLOTS.items():
        title = Message(f"legacy-chapter-{chapter}")
        if id in plot.intro:
            over = Message("legacy-page-chapter", chapter=chapter)
            opens = plot.start if id == plot.intro[0] else ""
            first = id == _FIRST
            art = "scene:barracks" if first else LEGACY_CAST[slug]
            met = _MET if first else ()
            return StoryPage(
                id,
                over,
                title,
                text,
                art,
                _SEALS[chapter],
                opens,
                _about(opens),
                met,
                plot.intro.index(id) + 1,
                len(plot.intro),
            )
        if id in plot.won + plot.lost:
            over = Message("legacy-page-after", chapter=chapter)
            last = id in (plot.won[-1:] + plot.lost[-1:]) and (plot.once or id in plot.won)
            opens = plot.end if last else ""
            return StoryPage(
                id, over, title, text, LEGACY_CAST[slug], _SEALS[chapter], opens, _about(opens)
            )
    for old, evolution in EVOLUTIONS.items():
        if evolution.story == id:
            over = Message("legacy-page-evolved", card=Message(f"card-{old}"))
            new = evolution.becomes
            return StoryPage(id, over, Message(new.message_id), text, LEGACY_CAST[new.slug])
    over = Message("legacy-page-in-play")
    return StoryPage(id, over, Message("legacy-page-remembered"), text, LEGACY_CAST["gravehold"])


def _about(letters: str) -> tuple[Message, ...]:
    return tuple(rule_named(letter) for letter in letters)


def pages_read(world: World) -> tuple[StoryPage, ...]:
    """What has been read so far, in order, each page once."""
    ids = dict.fromkeys(str(id).removeprefix(_NOW) for id in world["read"])
    return tuple(page(id) for id in ids)
