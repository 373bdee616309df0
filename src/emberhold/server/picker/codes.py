"""Share codes: a set-up in a few letters that can be read out over the telephone.

What is picked from a list is written as its place in the list, so most set-ups take a dozen
letters. The last four letters are a checksum over the *meaning* of the code: a mistyped letter is
noticed, and so is a code from a version whose lists were different.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import dataclass, field
from typing import Any

from emberhold.games import GAMES
from emberhold.kernel.errors import EmberholdError
from emberhold.parts.choices import EACH, SEVERAL, SetupChoice
from emberhold.server.picker.asked import shown
from emberhold.server.picker.picks import is_further

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V", "-": "", " ": ""})
_FORMAT = 1
_CHECK = 4
_LONGEST = 6000
_DEFAULT, _FREE, _LISTED = 0, 1, 2
_MOST = 16
LARGEST_SEED = 2**53
"""Larger numbers would not survive a browser; as words they do."""
_NO_SEED, _NUMBER, _WORD = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Shared:
    """What a code stands for."""

    game: str
    players: int
    seed: int | str | None = None
    setup: dict[str, Any] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "setup": self.setup,
        }


class CodeError(EmberholdError):
    """A share code that was mistyped, cut short, or comes from another version."""


def code_of(shared: Shared) -> str:
    """The code of a set-up, in groups of four letters."""
    numbers = _Writer()
    numbers.put(_FORMAT)
    numbers.put(list(GAMES).index(shared.game))
    numbers.put(shared.players)
    _put_seed(numbers, shared.seed)
    for choice in _written(shared.game):
        _put(numbers, choice, shared.setup.get(choice.name), choice.name in shared.setup)
    letters = numbers.letters() + _check(_known(shared))
    return "-".join(letters[place : place + 4] for place in range(0, len(letters), 4))


def _typed(code: str) -> str:
    """A code as it was meant, however it was typed."""
    return code.strip().upper().translate(_READ_AS)


def shared_by(code: str) -> Shared:
    """What a code stands for, or an error that says it was mistyped."""
    letters = _typed(code)
    if not letters or len(letters) > _LONGEST or set(letters) - set(_LETTERS):
        raise CodeError("server-code-wrong", given=code[:60])
    try:
        shared = _read(_Reader(letters[:-_CHECK]))
        if _typed(code_of(shared)) != letters:
            raise ValueError
    except (IndexError, ValueError, zlib.error, RecursionError):
        raise CodeError("server-code-wrong", given=code[:60]) from None
    return shared


def _read(numbers: _Reader) -> Shared:
    if numbers.take() != _FORMAT:
        raise ValueError
    game = list(GAMES)[numbers.take()]
    players = numbers.take()
    seed = _take_seed(numbers)
    setup = {}
    for choice in _written(game):
        given, pick = _take(numbers, choice)
        if given:
            setup[choice.name] = pick
    return Shared(game, players, seed, setup)


def _written(game: str) -> list[SetupChoice]:
    """The choices as codes list them: the boxes in play came last, when older codes were about."""
    return sorted(shown(game), key=lambda choice: choice.boxes)


def _known(shared: Shared) -> Shared:
    """The set-up without what the picker does not ask for: the code says nothing of it."""
    names = [choice.name for choice in shown(shared.game)]
    setup = {name: shared.setup[name] for name in names if name in shared.setup}
    return Shared(shared.game, shared.players, shared.seed, setup)


def _check(shared: Shared) -> str:
    text = json.dumps(shared.plain(), sort_keys=True, ensure_ascii=False)
    number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:3])
    return "".join(_LETTERS[number >> (5 * place) & 31] for place in range(_CHECK))


# Picks


def _put(numbers: _Writer, choice: SetupChoice, pick: Any, given: bool) -> None:
    """A pick as a number: left out, free text, or a place in the list."""
    if not given:
        numbers.put(_DEFAULT)
    elif choice.shape == EACH and isinstance(pick, list):
        numbers.put(_LISTED)
        numbers.put(len(pick))
        for each in pick:
            _put_one(numbers, choice, each)
    elif choice.shape == SEVERAL and _all_listed(choice, pick):
        numbers.put(_LISTED)
        _put_several(numbers, choice, pick)
    elif choice.shape in (EACH, SEVERAL):
        _put_free(numbers, pick)
    else:
        _put_one(numbers, choice, pick)


def _put_one(numbers: _Writer, choice: SetupChoice, pick: Any) -> None:
    place = _place(choice, pick["via"] if is_further(pick) else pick)
    if place is None:
        _put_free(numbers, pick)
        return
    further = choice.values[place].then
    if (further is not None) != is_further(pick):
        _put_free(numbers, pick)
        return
    numbers.put(_LISTED + place)
    if further is not None:
        _put(numbers, further, pick["is"], True)


def _put_several(numbers: _Writer, choice: SetupChoice, pick: list[Any]) -> None:
    """The places in rising order, each as its distance from the one before."""
    places = sorted(_places(choice, pick))
    numbers.put(len(places))
    last = 0
    for place in places:
        numbers.put(place - last)
        last = place


def _put_free(numbers: _Writer, pick: Any) -> None:
    numbers.put(_FREE)
    numbers.put_text(json.dumps(pick, ensure_ascii=False, separators=(",", ":")))


def _take(numbers: _Reader, choice: SetupChoice) -> tuple[bool, Any]:
    kind = numbers.take()
    if kind == _DEFAULT:
        return False, None
    if kind == _FREE:
        return True, json.loads(numbers.take_text())
    if choice.shape == EACH:
        players = numbers.take_up_to(_MOST)
        return True, [_take_one(numbers, choice, numbers.take()) for _ in range(players)]
    if choice.shape == SEVERAL:
        return True, _take_several(numbers, choice)
    return True, _take_one(numbers, choice, kind)


def _take_one(numbers: _Reader, choice: SetupChoice, kind: int) -> Any:
    if kind == _FREE:
        return json.loads(numbers.take_text())
    value = choice.values[kind - _LISTED]
    if value.then is None:
        return value.value
    return {"via": value.value, "is": _take(numbers, value.then)[1]}


def _take_several(numbers: _Reader, choice: SetupChoice) -> list[Any]:
    place = 0
    picked = []
    for _ in range(numbers.take_up_to(len(choice.values))):
        place += numbers.take()
        picked.append(choice.values[place].value)
    return picked


def _place(choice: SetupChoice, value: Any) -> int | None:
    for place, known in enumerate(choice.values):
        if known.value == value and type(known.value) is type(value):
            return place
    return None


def _places(choice: SetupChoice, values: list[Any]) -> list[int]:
    return [place for value in values if (place := _place(choice, value)) is not None]


def _all_listed(choice: SetupChoice, pick: Any) -> bool:
    """Whether a pick of several is that, each once, and in the order of the list."""
    if not isinstance(pick, list):
        return False
    places = _places(choice, pick)
    return len(places) == len(pick) and places == sorted(set(places))


def _put_seed(numbers: _Writer, seed: int | str | None) -> None:
    if seed is None:
        numbers.put(_NO_SEED)
    elif isinstance(seed, int) and 0 <= seed <= LARGEST_SEED:
        numbers.put(_NUMBER)
        numbers.put(seed)
    else:
        numbers.put(_WORD)
        numbers.put_text(str(seed))


def _take_seed(numbers: _Reader) -> int | str | None:
    kind = numbers.take()
    if kind == _NO_SEED:
        return None
    return numbers.take_up_to(LARGEST_SEED) if kind == _NUMBER else numbers.take_text()


# Numbers as letters: four bits of a number in each, the fifth says that more of it follow


class _Writer:
    def __init__(self) -> None:
        self._letters: list[str] = []

    def put(self, number: int) -> None:
        while number > 15:
            self._letters.append(_LETTERS[16 + (number & 15)])
            number >>= 4
        self._letters.append(_LETTERS[number])

    def put_text(self, text: str) -> None:
        raw = zlib.compress(text.encode(), 9)
        self.put(len(raw))
        bits = int.from_bytes(raw)
        self._letters += (
            _LETTERS[bits >> (5 * place) & 31] for place in range((8 * len(raw) + 4) // 5)
        )

    def letters(self) -> str:
        """All of them; what is left out at the end is left out."""
        return "".join(self._letters).rstrip(_LETTERS[_DEFAULT])


class _Reader:
    def __init__(self, letters: str) -> None:
        self._letters = [_LETTERS.index(letter) for letter in letters]
        self._next = 0

    def _letter(self) -> int:
        letter = self._letters[self._next] if self._next < len(self._letters) else _DEFAULT
        self._next += 1
        return letter

    def take(self) -> int:
        number = shift = 0
        while (letter := self._letter()) > 15:
            number |= (letter & 15) << shift
            shift += 4
        return number | letter << shift

    def take_up_to(self, most: int) -> int:
        number = self.take()
        if number > most:
            raise ValueError
        return number

    def take_text(self) -> str:
        length = self.take_up_to(_LONGEST)
        bits = 0
        for place in range((8 * length + 4) // 5):
            bits |= self._letter() << (5 * place)
        raw = bits.to_bytes(length + 1)[-length:] if length else b""
        unpacked = zlib.decompressobj().decompress(raw, 16 * _LONGEST)
        return unpacked.decode()
