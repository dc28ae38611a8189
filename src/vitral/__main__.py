"""The command `vitral`, also `python -m vitral`."""

import sys
from contextlib import suppress

import vitral


def run() -> int:
    """Runs the command line; for the version alone none of it is loaded."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        with suppress(OSError):  # told below
            print(f"vitral {vitral.__version__}", flush=True)
            return 0
    try:
        from vitral.cli import main

        return main()
    except KeyboardInterrupt:  # while it starts or ends
        return 130


if __name__ == "__main__":
    sys.exit(run())
