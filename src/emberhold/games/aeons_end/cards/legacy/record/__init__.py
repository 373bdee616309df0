"""The world of a campaign, written into records and read from them."""
