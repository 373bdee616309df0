"""The language floor: every word a user sees, in English, Polish and French.

Messages are Fluent files in folders named `messages/<language>/` beside the code that speaks them.
They are read when the first sentence is spoken, never before.
"""

from emberhold.kernel.message import install_voice
from emberhold.language.speech import (
    GRAMMAR,
    LANGUAGES,
    MissingMessage,
    Speech,
    add_messages,
    add_plain_words,
    drop_messages,
    drop_plain_words,
    message_ids,
    speak,
    speech,
)

__all__ = [
    "GRAMMAR",
    "LANGUAGES",
    "MissingMessage",
    "Speech",
    "add_messages",
    "add_plain_words",
    "drop_messages",
    "drop_plain_words",
    "message_ids",
    "speak",
    "speech",
]

install_voice(speak)
