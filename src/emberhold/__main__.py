"""`python -m emberhold` is the command `emberhold`."""

import sys

from emberhold.cli import main

sys.exit(main())
