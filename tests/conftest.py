"""Settings shared by every test: generated examples are the same on every run."""

from hypothesis import settings

settings.register_profile("emberhold", derandomize=True, deadline=None, database=None)
settings.load_profile("emberhold")
