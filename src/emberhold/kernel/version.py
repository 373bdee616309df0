"""The version of the package and of the save format it writes."""

VERSION = "0.1.0"
SAVE_FORMAT = 2
