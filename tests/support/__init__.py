"""What tests are written with. The words of a table are here; the rest by its job:

`changes` holds that nothing else changed, `commands` runs the command, `terminal` sits down at it,
`listening` hears whole games, `message_ids` reads what the source speaks, `refusals` expects
errors, `waiting` waits for a state. What only one folder needs stays there.
"""

from tests.support.changes import only_changes
from tests.support.tables import (
    QUIET,
    at,
    cards,
    fields_of,
    fingerprint,
    in_play,
    keys,
    marks,
    names,
    play,
    rule,
)

__all__ = [
    "QUIET",
    "at",
    "cards",
    "fields_of",
    "fingerprint",
    "in_play",
    "keys",
    "marks",
    "names",
    "only_changes",
    "play",
    "rule",
]
