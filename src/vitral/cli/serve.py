"""`vitral serve`: tables for browsers, near and far."""

from __future__ import annotations

import argparse
import socket
import webbrowser
from typing import Final

from vitral.cli.arguments import natural
from vitral.cli.command import Command
from vitral.cli.errors import OK, CliError

_HELP: Final = "play in a browser: serve the page and its tables"
_MORE: Final = """\
Games are kept in a file (see --db) and survive whatever happens to this program. The address is for this computer only;
--host 0.0.0.0 lets others in your network in. docs/server.md tells how to run it for others.
"""


def _configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1: this computer only)")
    parser.add_argument("--port", metavar="N", type=natural, default=8000, help="the port (8000); 0 takes any free one")
    parser.add_argument("--db", metavar="WHERE", help="a file, or a postgresql:// URL; without it, a file of yours")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--origin", metavar="URL", action="append", default=[], help="an origin whose pages may use this server too"
    )


def _run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from vitral.server.folder import own_folder
    from vitral.server.serving import serve  # takes a while to load, and no other command needs it
    from vitral.server.store import StoreError

    if args.port > 65535:
        raise CliError("--port: there are 65535 ports")
    listening = _listen(args.host, args.port)
    address = f"http://{_shown(args.host)}:{listening.getsockname()[1]}/"

    def ready() -> None:
        print(f"Vitral is at {address}  (stop with Ctrl+C)", flush=True)
        if args.open:
            webbrowser.open(address)

    try:
        serve(
            args.db or str(own_folder() / "tables.db"),
            listening,
            tuple(origin.rstrip("/") for origin in args.origin),
            ready,
        )
    except StoreError as error:
        raise CliError(str(error)) from None
    except KeyboardInterrupt:  # the usual way to stop
        print("Stopped; all games are kept.")
    return OK


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CliError(f"cannot listen on {host}, port {port}: {error.strerror or error}; try --port 0") from None
    return listening


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


COMMAND: Final = Command("serve", _HELP, _configure, _run, _MORE)
