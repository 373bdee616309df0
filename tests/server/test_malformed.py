"""A message of the wrong shape is answered with the field and what it should be."""

from __future__ import annotations

import msgspec
import pytest

from emberhold.server.http.bodies import SetupRequest
from emberhold.server.http.malformed import fault_of


@pytest.mark.parametrize(
    ("sent", "english", "polish"),
    [
        (
            b'{"game": "ashes", "players": "two"}',
            "“players” must be a whole number",
            "w polu „players” musi być liczba całkowita",
        ),
        (b'{"game": "ashes"}', "the field “players” is missing", "brakuje pola „players”"),
        (
            b'{"game": "ashes", "players": 2, "colour": 1}',
            "there is no field “colour”",
            "nie ma pola „colour”",
        ),
    ],
)
def test_the_field_is_named_in_the_language(sent: bytes, english: str, polish: str) -> None:
    with pytest.raises(msgspec.ValidationError) as wrong:
        msgspec.json.decode(sent, type=SetupRequest)
    fault = fault_of(str(wrong.value))
    assert fault.text("en") == english
    assert fault.text("pl") == polish


def test_another_fault_names_the_field_it_is_in() -> None:
    assert (
        fault_of("Invalid value 'x' - at `$.do`").text("en") == "the value of “do” is not allowed"
    )
