"""The house: all hosted tables, who sits at them, and what everybody may see of them."""

from emberhold.server.house.house import House
from emberhold.server.house.refusing import Refused, UnknownTable
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.house.table.watching import Watch

__all__ = ["House", "Refused", "UnknownTable", "Viewer", "Watch"]
