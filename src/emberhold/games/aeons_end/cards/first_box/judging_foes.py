"""What the bot thinks of the nemesis' side of the first box."""


def teach() -> None:
    """Tell the bot what the effects of these nemeses are worth."""
