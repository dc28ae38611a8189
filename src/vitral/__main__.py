"""`python -m vitral` is the command line."""

import sys

from vitral.cli import main

if __name__ == "__main__":
    sys.exit(main())
