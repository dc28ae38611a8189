"""`vitral serve`: serves the page and its tables."""

from __future__ import annotations

import argparse
import errno
import json
import re
import socket
import time
import webbrowser
from pathlib import Path
from typing import Final

from vitral.cli.arguments import cards_of
from vitral.cli.command import OK, CliError, require_extra
from vitral.cli.files import check_target
from vitral.cli.flags import MAIL, PUSH
from vitral.cli.output import error_text, say, translator
from vitral.translatable import NO_HOST, reason_of

_PORT: Final = 8000
_STARTING: Final = 10.0
"""How long, in seconds, a server may take from having its store until it answers."""
_ANSWER: Final = 5.0
"""How long an answer may take."""
_HOST_NAME: Final = re.compile(r"(https?://)?([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(:[0-9]{1,5})?/?", re.IGNORECASE)


def run(args: argparse.Namespace) -> int:
    require_extra("server", "starlette", "uvicorn", "websockets", "cryptography", "fido2")
    from vitral.server.data_folder import own_folder
    from vitral.server.serving.server import serve  # takes a while to load, and no other command needs it
    from vitral.server.serving.worker_processes import serve_with_processes
    from vitral.server.settings import Settings
    from vitral.server.store import StoreError
    from vitral.server.store.errors import InUseError
    from vitral.server.store.opening import check_cluster_settings, refuse_unknown

    if args.port is not None and args.port > 65535:
        raise CliError(say("command-serve-ports"))
    _refuse_odd_senders(args)
    if args.site and not (Path(args.site) / "vitral-site.json").is_file():
        raise CliError(say("command-serve-site", folder=str(args.site), command=f"vitral site {args.site}"))
    names = [parse_host_name(text) for text in args.host_name]
    if (args.mail or args.push) and not names:
        raise CliError(say("command-serve-links", example="--host-name play.example.org"))
    db = str(own_folder() / "tables.db") if args.db is None else args.db
    try:
        refuse_unknown(db)
        if args.db is not None and "://" not in db:
            check_target(db)
        check_cluster_settings(db, args.bus, args.workers)
        listening = _listen(args.host, args.port)
        address = _address(args.host, listening.getsockname()[1])

        def ready() -> None:
            print(f"{say('command-serve-at', address=address)}  ({say('command-serve-stop')})", flush=True)
            if args.open:
                webbrowser.open(address)

        def bots_ready(why: str) -> None:
            text = say("command-serve-bots-failed", reason=why) if why else say("command-serve-bots-ready")
            print(f"{text} {say('command-serve-at', address=address)}", flush=True)

        settings = Settings(
            db=db,
            bus=args.bus,
            origins=tuple(origin.rstrip("/") for origin in args.origin),
            hosts=(args.host, *(name for name, _ in names)),
            public_origin=names[0][1] if names else "",
            metrics_from=tuple(args.metrics_reader),
            cards=cards_of(args) if args.cards else None,
            lobby=not args.no_lobby,
            site=Path(args.site) if args.site else None,
            mail=args.mail,
            mail_from=args.mail_sender,
            push=args.push,
            prepare_bots=args.prepare_bots,
        )
        with listening:
            if args.workers > 1:
                serve_with_processes(settings, listening, args.workers, ready)
            else:
                serve(settings, listening, ready, bots_ready)
    except StoreError as error:
        usual = _address(args.host, _PORT)
        if args.port is not None or not isinstance(error, InUseError) or not _answers(args.host):
            raise CliError(error_text(error)) from None
        print(say("command-serve-running", address=usual))
        if args.open:
            webbrowser.open(usual)
    except KeyboardInterrupt:  # the usual way to stop
        print(say("command-serve-stopped"))
    return OK


def parse_host_name(text: str) -> tuple[str, str]:
    """Returns the name and the origin of a `--host-name`: a name, with a port and a scheme if they are unusual."""
    form = _HOST_NAME.fullmatch(text)
    if form is None:
        raise CliError(say("command-serve-host-name", given=text, example="play.example.org"))
    scheme, name, port = form.groups(default="")
    return name, f"{scheme or 'https://'}{name}{port}"


def _refuse_odd_senders(args: argparse.Namespace) -> None:
    mail = args.mail.startswith(("smtp://", "smtps://")) and "@" in args.mail_sender
    if (args.mail or args.mail_sender) and not mail:
        raise CliError(say("command-serve-mail", url=MAIL))
    if args.push and not args.push.startswith(("mailto:", "https://")):
        raise CliError(say("command-serve-push", url=PUSH))


def _listen(host: str, asked: int | None) -> socket.socket:
    """Returns a socket on that port; if none was asked for on the usual one, or on any that is free."""
    from vitral.server.serving.server import listen

    port = _PORT if asked is None else asked
    try:
        return listen(host, port)
    except OSError as error:
        if asked is None and error.errno == errno.EADDRINUSE:
            return listen(host)
        reason = translator().translate(NO_HOST if isinstance(error, socket.gaierror) else reason_of(error))
        helps = port and error.errno in (errno.EADDRINUSE, errno.EACCES)
        message = "command-serve-deaf-port" if helps else "command-serve-deaf"
        raise CliError(say(message, host=host, port=port, reason=reason)) from None


def _answers(host: str) -> bool:
    """Returns whether a Vitral server answers on the usual port; waits for one that was just started."""
    import http.client

    until = time.monotonic() + _STARTING
    while True:
        asked = http.client.HTTPConnection("127.0.0.1" if host in ("0.0.0.0", "::") else host, _PORT, timeout=_ANSWER)
        try:
            asked.request("GET", "/api/live")
            return bool(json.loads(asked.getresponse().read(1000)) == {"status": "alive"})
        except ConnectionRefusedError:  # the port is bound before the server answers
            if time.monotonic() > until:
                return False
            time.sleep(0.05)
        except (OSError, http.client.HTTPException, ValueError):
            return False
        finally:
            asked.close()


def _address(host: str, port: int) -> str:
    return f"http://{_shown(host)}:{port}/"


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
