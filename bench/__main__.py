"""`make bench`: the speed of every game on this machine; `ARGS="--json"` for programs."""

import sys

from emberhold.commands.bench import main

sys.exit(main(sys.argv[1:], "en"))
