"""The version of the package and of the files it writes."""

VERSION = "0.1.0"
SAVE_FORMAT = 3
CAMPAIGN_FORMAT = 1


def engine() -> str:
    """Which engine runs: `compiled` machine code, or the `sources`."""
    from emberhold.kernel import table

    return "sources" if str(table.__file__).endswith(".py") else "compiled"
