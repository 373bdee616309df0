"""The words of notices, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.kernel.message import Message
from emberhold.server.notices.letters import Letter

TURN, JOINT, END, INVITATION, CONFIRM = "turn", "joint", "end", "invitation", "confirm"
_WORDS = {
    TURN: "house-call",
    JOINT: "notice-joint",
    END: "notice-end",
    INVITATION: "notice-invitation",
    CONFIRM: "notice-confirm",
}


def letter(
    what: str, language: str, click: str, stop: str, about: str = "", **facts: str
) -> Letter:
    """A notice of some kind; `facts` are what its sentence names."""
    game = facts.get("game")
    label = "notice-confirm-click" if what == CONFIRM else "notice-click"
    return Letter(
        title=game or Message("notice-confirm-title").text(language),
        text=Message(_words(what, facts), **facts).text(language),
        click=click,
        click_label=Message(label).text(language),
        stop=stop,
        stop_label=Message("notice-stop").text(language),
        language=language,
        about=about,
    )


def _words(what: str, facts: Mapping[str, str]) -> str:
    """An invitation may come from somebody who goes by no name."""
    if what == INVITATION and not facts["who"]:
        return "notice-invitation-somebody"
    return _WORDS[what]
