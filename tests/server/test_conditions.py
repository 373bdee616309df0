"""Conditions of queued answers, asked by a page: for one's own seat, in one's own language."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from emberhold.server.house.people.said import ClientFrame
from tests.server.houses import GUEST, HOST, SPECTATOR, a_house, frame, tell, war_eternal


async def test_a_page_is_told_what_can_be_set_and_what_holds(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house, 2)
        version = await house.version(table)
        ask = frame("c", "conditions", seat=0, target="nemesis")
        found = await tell(house, table, HOST, ask)
        assert found["is"] == "conditions"
        life = next(each for each in found["offers"] if each["kind"] == "least")
        assert (life["what"], life["place"]) == ("Gate Witch", "life")
        none = next(each for each in found["offers"] if each["kind"] == "none")
        assert none["what"] == "the nemesis has drawn no attack"
        polish = await tell(house, table, HOST, ask, "pl")
        assert "Nemezis nie dobrało Ataku" in [each["what"] for each in polish["offers"]]
        wanted = [_said(life), {**_said(life), "number": life["number"] + 1}, _said(none)]
        judged = await tell(house, table, HOST, frame("j", "judge", seat=0, conditions=wanted))
        assert judged["is"] == "judged"
        assert [each["stands"] for each in judged["stood"]] == ["holds", "fails", "holds"]
        again = frame("k", "judge", seat=0, conditions=wanted)
        polish = await tell(house, table, HOST, again, "pl")
        assert polish["stood"][2]["what"] == "Nemezis nie dobrało Ataku"
        assert await house.version(table) == version


def _said(offer: dict[str, Any]) -> dict[str, Any]:
    return {name: offer[name] for name in ("kind", "about", "place", "number")}


async def test_only_for_a_seat_of_ones_own(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house, 2)
        turn = [{"kind": "turn"}]
        for viewer, seat in ((GUEST, 0), (SPECTATOR, 0)):
            for said in (
                frame("c", "conditions", seat=seat, target="nemesis"),
                frame("j", "judge", seat=seat, conditions=turn),
            ):
                assert (await tell(house, table, viewer, said))["code"] == "not-yours"


@pytest.mark.parametrize(
    "conditions",
    [
        [],
        [{"kind": "peek"}],
        [{"kind": "in", "about": "x" * 201}],
        [{"kind": "least", "number": -1}],
        [{"kind": "least", "number": "5"}],
        [{"kind": "turn", "seat": 1}],
        [{"kind": "turn"}] * 37,
    ],
)
def test_a_wrong_condition_is_refused_where_it_is_read(conditions: list[Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(frame("j", "judge", seat=0, conditions=conditions), ClientFrame)
