"""`make bench`: the speed of every game on this machine."""

from emberhold.lab.bench import main

main()
