"""Installing: uv fetches where pip is told to fetch, and pip stands in for it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tools import install


def test_uv_is_told_where_pip_looks_and_the_environment_counts_most() -> None:
    told = """:env:.find-links='/here'
global.cert='/etc/cert.pem'
global.find-links='/there'
global.quiet='1'
install.extra-index-url='\\nfile:///one\\nfile:///two'
global.extra-index-url='file:///three'
install.find-links='/one /two'
"""
    assert install.settings(told) == {
        "SSL_CERT_FILE": "/etc/cert.pem",
        "UV_FIND_LINKS": "/here",
        "UV_INDEX": "file:///one file:///two",
    }


@pytest.mark.parametrize(
    ("fails", "status", "steps", "said"),
    [
        ("nothing", 0, ["pip uv.txt", "uv dev.txt", "uv ."], ""),
        ("uv.txt", 0, ["pip uv.txt", "pip dev.txt", "pip ."], "uv cannot be had"),
        ("uv dev.txt", 0, ["pip uv.txt", "uv dev.txt", "pip dev.txt", "pip ."], "uv could not"),
        ("dev.txt", 1, ["pip uv.txt", "uv dev.txt", "pip dev.txt"], "uv could not"),
    ],
)
def test_pip_installs_what_uv_cannot(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    fails: str,
    status: int,
    steps: list[str],
    said: str,
) -> None:
    done: list[str] = []

    def succeeds(command: Sequence[str], _: object = None) -> bool:
        by = "uv" if command[0] == str(install.UV) else "pip"
        done.append(f"{by} {'.' if '--editable' in command else command[-1].rpartition('/')[2]}")
        return not done[-1].endswith(fails)

    monkeypatch.setattr(install, "_succeeds", succeeds)
    monkeypatch.setattr(install, "UV", install.ROOT / "Makefile")  # a file that is there
    assert install.main(["requirements/dev.txt"]) == status
    assert done == steps
    assert capsys.readouterr().out.startswith(said)
