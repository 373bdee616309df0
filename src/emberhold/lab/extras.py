"""Packages that only some parts of the lab need, asked for when they are needed."""

from __future__ import annotations

from importlib import import_module

from emberhold.kernel.errors import EmberholdError


def need(extra: str, *packages: str) -> None:
    """Make sure of the packages of an extra, or say in one line how to get them."""
    for package in packages:
        try:
            import_module(package)
        except ImportError:
            raise EmberholdError("error-extra-missing", package=package, extra=extra) from None
