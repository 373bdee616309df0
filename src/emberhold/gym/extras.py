"""The packages that only the research interfaces need, asked for when they are used."""

from __future__ import annotations

from importlib import import_module

from emberhold.kernel.errors import EmberholdError


class MissingExtra(EmberholdError, ImportError):
    """A package is missing that comes with an extra."""


def needed(needs: str, *packages: str) -> None:
    """Raise one clear line unless the packages can be imported."""
    for package in packages:
        try:
            import_module(package)
        except ImportError:
            raise MissingExtra("error-gym-extra", needs=needs, package=package) from None
