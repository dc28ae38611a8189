"""`vitral serve`: tables for browsers, near and far."""

from __future__ import annotations

import argparse
import socket
import webbrowser
from typing import Final

from vitral.cli.command import Command
from vitral.cli.errors import OK, CliError
from vitral.cli.extras import refuse_without
from vitral.cli.flags.arguments import natural
from vitral.cli.output.speech import retold, say, speech
from vitral.said import reason_of

_MAIL: Final = "smtp://user:password@mail.example.org:587"
_PUSH: Final = "mailto:somebody@example.org"


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=say("command-serve.host"))
    parser.add_argument("--port", metavar="N", type=natural, default=8000, help=say("command-serve.port"))
    parser.add_argument("--db", metavar=say("metavar-where"), help=say("command-serve.db", url="postgresql://"))
    parser.add_argument("--open", action="store_true", help=say("command-serve.open"))
    for option, words in (
        ("--host-name", "command-serve.host_name"),
        ("--metrics-reader", "command-serve.metrics_reader"),
    ):
        parser.add_argument(option, metavar=say("metavar-where"), action="append", default=[], help=say(words))
    parser.add_argument("--no-lobby", action="store_true", help=say("command-serve.no_lobby"))
    parser.add_argument("--mail", metavar="URL", default="", help=say("command-serve.mail", url=_MAIL))
    where = say("metavar-where")
    parser.add_argument("--mail-sender", metavar=where, default="", help=say("command-serve.mail_sender"))
    parser.add_argument("--push", metavar="URL", default="", help=say("command-serve.push", url=_PUSH))
    parser.add_argument("--origin", metavar="URL", action="append", default=[], help=say("command-serve.origin"))


def _run(args: argparse.Namespace) -> int:
    refuse_without("server", "starlette", "uvicorn", "websockets", "cryptography", "fido2")
    from vitral.server.data_folder import own_folder
    from vitral.server.http.serving import serve  # takes a while to load, and no other command needs it
    from vitral.server.settings import Settings
    from vitral.server.store import StoreError
    from vitral.server.store.opening import refuse_unknown

    if args.port > 65535:
        raise CliError(say("command-serve-ports"))
    _refuse_odd_senders(args)
    db = str(own_folder() / "tables.db") if args.db is None else args.db
    try:
        refuse_unknown(db)
        listening = _listen(args.host, args.port)
        address = f"http://{_shown(args.host)}:{listening.getsockname()[1]}/"

        def ready() -> None:
            print(f"{say('command-serve-at', address=address)}  ({say('command-serve-stop')})", flush=True)
            if args.open:
                webbrowser.open(address)

        settings = Settings(
            db=db,
            origins=tuple(origin.rstrip("/") for origin in args.origin),
            hosts=(args.host, *args.host_name),
            metrics_from=tuple(args.metrics_reader),
            lobby=not args.no_lobby,
            mail=args.mail,
            mail_from=args.mail_sender,
            push=args.push,
        )
        serve(settings, listening, ready)
    except StoreError as error:
        raise CliError(retold(error)) from None
    except KeyboardInterrupt:  # the usual way to stop
        print(say("command-serve-stopped"))
    return OK


def _refuse_odd_senders(args: argparse.Namespace) -> None:
    mail = args.mail.startswith(("smtp://", "smtps://")) and "@" in args.mail_sender
    if (args.mail or args.mail_sender) and not mail:
        raise CliError(say("command-serve-mail", url=_MAIL))
    if args.push and not args.push.startswith(("mailto:", "https://")):
        raise CliError(say("command-serve-push", url=_PUSH))


def _listen(host: str, port: int) -> socket.socket:
    from vitral.server.http.listening import listen

    try:
        return listen(host, port)
    except OSError as error:
        reason = speech().retell(reason_of(error))
        raise CliError(say("command-serve-deaf", host=host, port=port, reason=reason)) from None


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


COMMAND: Final = Command("serve", "command-serve", _configure, _run)
