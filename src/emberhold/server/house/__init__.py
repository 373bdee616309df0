"""The house: all hosted tables, who sits at them, and what everybody may see of them."""

from emberhold.server.house.house import House
from emberhold.server.house.refusing import Refused, UnknownTable
from emberhold.server.house.viewer import Viewer
from emberhold.server.house.watching import Watch

__all__ = ["House", "Refused", "UnknownTable", "Viewer", "Watch"]
