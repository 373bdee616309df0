"""Which calls in the source of a test are marks that name a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhold.lab.coverage import rules_named


@pytest.mark.parametrize(
    ("call", "found"),
    [
        ('rule("WE-001")', True),
        ('pytest.mark.rule("WE-001")', True),
        ('mark.rule("WE-001")', False),
        ('book.shelf.rule("WE-001")', False),
        ('pytest.mark.flaky("WE-001")', False),
        ("rule(number)", False),
    ],
)
def test_a_mark_is_a_rule_by_itself_or_a_method_of_a_mark(
    call: str, found: bool, tmp_path: Path
) -> None:
    (tmp_path / "test_it.py").write_text(f"@{call}\ndef test_it():\n    pass\n", encoding="utf-8")
    assert rules_named(tmp_path) == ({"WE-001": ["test_it.py"]} if found else {})
