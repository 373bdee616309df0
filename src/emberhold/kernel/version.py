"""The version of the package and of the files it writes."""

VERSION = "0.1.0"
SAVE_FORMAT = 3
CAMPAIGN_FORMAT = 1
