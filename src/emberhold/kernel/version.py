"""The version of the package and of the files it writes."""

from emberhold.kernel import rng

VERSION = "0.2.0"
SAVE_FORMAT = 4
CAMPAIGN_FORMAT = 1


def engine() -> str:
    """Which engine runs: `compiled` machine code, or the `sources`."""
    return "sources" if str(rng.__file__).endswith(".py") else "compiled"
