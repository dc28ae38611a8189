"""The command `vitral`, also `python -m vitral`."""

import sys

import vitral


def run() -> int:
    """Runs the command line; for the version alone none of it is loaded."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        print(f"vitral {vitral.__version__}")
        return 0
    from vitral.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(run())
