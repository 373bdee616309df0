"""The basic nemesis cards and how they evolve."""
