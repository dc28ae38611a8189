"""`vitral site`: writes the game as a folder of files that need no server."""

from __future__ import annotations

import argparse
from pathlib import Path

from vitral.browser.site import SiteError, build_site
from vitral.cli.command import OK, CliError
from vitral.cli.output import error_text, say


def run(args: argparse.Namespace) -> int:
    try:
        made = build_site(Path(args.out), quick=args.quick)
    except SiteError as error:
        raise CliError(error_text(error)) from None
    size = sum(made["files"].values()) / 1e6
    print(say("site-written", folder=args.out, size=f"{size:.1f}", files=len(made["files"])))
    print(say("site-try", command=f"python -m http.server -d {args.out}"))
    return OK
