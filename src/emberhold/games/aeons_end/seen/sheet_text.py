"""A nemesis sheet as people read it: its numbers, its Unleash and the rules of its own."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.card import NemesisSheet
from emberhold.language import Speech, speech
from emberhold.parts.library import Standing
from emberhold.parts.reading import Named

_ENDLESS: Final = 99
"""How many tokens a nemesis may have that has no limit."""


def sheet_text(sheet: NemesisSheet, language: str = "en") -> list[str]:
    """The lines of a sheet from top to bottom, without its name."""
    say = speech(language)
    lines = [say("sheet-difficulty", rating=sheet.difficulty)]
    if not sheet.untouchable:
        lines.append(say("sheet-life", life=sheet.life))
    if sheet.token is not None:
        lines.append(say("sheet-tokens", token=Named(sheet.token), amount=sheet.tokens[0]))
    lines.append(say("sheet-unleash", text=sheet.unleash.sentence(say)))
    lines += [say(rule) for rule in sheet.additional] or _made(sheet, say)
    harder = _harder(sheet, say)
    return [*lines, say("sheet-harder", text=harder)] if harder else lines


def _made(sheet: NemesisSheet, say: Speech) -> list[str]:
    """What a sheet without rules in words does besides: nemeses that people make have no others."""
    lines = []
    if sheet.token is not None:
        token, (least, _), (most, _) = Named(sheet.token), sheet.least_tokens, sheet.most_tokens
        lines += [say("sheet-least-tokens", token=token, amount=least)] if least else []
        lines += [say("sheet-most-tokens", token=token, amount=most)] if most < _ENDLESS else []
    if sheet.at_start is not None:
        lines.append(say("sheet-at-start", text=sheet.at_start.sentence(say)))
    if sheet.at_end is not None:
        lines.append(say("sheet-at-end", text=sheet.at_end.sentence(say)))
    if sheet.exhaust_instead is not None:
        lines.append(say("sheet-exhaust-instead", text=sheet.exhaust_instead.sentence(say)))
    if sheet.out_of_cards is not None:
        lines.append(say("sheet-out-of-cards", text=sheet.out_of_cards.sentence(say)))
    return lines


def unleash_text(sheet: NemesisSheet, language: str = "en") -> list[Standing]:
    """What each Unleash does, and what it does in a harder game where that is something else."""
    say = speech(language)
    title = say("sheet-unleash-title")
    gists = [say(gist) for gist in sheet.gists] or ["", ""]
    usual = Standing(title, sheet.unleash.sentence(say), gist=gists[0])
    if sheet.hard_unleash is sheet.unleash:
        return [usual]
    harder = sheet.hard_unleash.sentence(say)
    return [usual, Standing(title, harder, "hard-unleash", gist=gists[-1])]


def _harder(sheet: NemesisSheet, say: Speech) -> str:
    """WE-317: a rule of its own, or another Unleash in place of the usual one."""
    if sheet.harder is not None:
        return say(sheet.harder)
    if sheet.hard_unleash is not sheet.unleash:
        return say("sheet-harder-unleash", text=sheet.hard_unleash.sentence(say))
    return ""
