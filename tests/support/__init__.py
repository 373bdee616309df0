"""What tests are written with. The words of a table are here; the rest by its job:

`changes` holds that nothing else changed, `commands` runs the command, `terminal` sits down at it,
`listening` hears whole games, `message_ids` reads what the source speaks, `refusals` expects
errors, `waiting` waits for a state. What only one folder needs stays there.
"""

from tests.support.changes import only_changes
from tests.support.tables import (
    QUIET,
    aether,
    asked,
    asks,
    at,
    cards,
    charges,
    fields_of,
    fingerprint,
    gravehold,
    in_play,
    keys,
    life,
    lives,
    marks,
    names,
    nemesis_life,
    play,
    prepped,
    rule,
    tokens,
    why,
)

__all__ = [
    "QUIET",
    "aether",
    "asked",
    "asks",
    "at",
    "cards",
    "charges",
    "fields_of",
    "fingerprint",
    "gravehold",
    "in_play",
    "keys",
    "life",
    "lives",
    "marks",
    "names",
    "nemesis_life",
    "only_changes",
    "play",
    "prepped",
    "rule",
    "tokens",
    "why",
]
