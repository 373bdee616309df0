"""What kind of moment each line of Legacy's log is, beside those of every box."""

from emberhold.games.aeons_end.seen.stage import STAGE

LEGACY_STAGE: dict[str, str] = {
    **STAGE,
    "log-story": "story",
    "log-evolve-sticker": "sticker",
    "log-gets-starter": "sticker",
    "log-gets-ability": "sticker",
    "log-transforms": "evolve",
    "log-unlocks": "unlock",
    "log-lesson-earned": "unlock",
    "log-assist": "card",
    "log-adds-pile": "gain",
    "log-banishes-pile": "fall",
}
