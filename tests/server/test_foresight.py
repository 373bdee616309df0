"""What lies ahead, asked by a page: for one's own seat, in one's own language."""

from __future__ import annotations

from tests.server.houses import GUEST, HOST, SPECTATOR, a_house, frame, tell, war_eternal


async def test_a_page_is_told_what_lies_ahead_of_its_own_seat(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house, 2)
        version = await house.version(table)
        found = await tell(house, table, HOST, frame("o", "foresee", seat=0))
        assert found["is"] == "foresight"
        assert found["lines"][0]["text"].startswith("You draw next, in this order: ")
        polish = await tell(house, table, GUEST, frame("o", "foresee", seat=1), "pl")
        assert polish["lines"][0]["text"].startswith("Następne karty z twojej talii")
        for viewer, seat in ((GUEST, 0), (SPECTATOR, 0)):
            refused = await tell(house, table, viewer, frame("o", "foresee", seat=seat))
            assert refused["code"] == "not-yours"
        assert await house.version(table) == version
