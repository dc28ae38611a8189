"""The server as `vitral serve` runs it, but with limits that hold one busy address back no more.

    python benchmarks/server/load_server.py DB [--bus URL] [--profile FILE]

Prints its port.
"""

from __future__ import annotations

import argparse
import cProfile
import time
from typing import Final

from vitral.server.serving import server as serving
from vitral.server.serving.server import listen
from vitral.server.settings import Settings

_PLENTY: Final = (1e9, 1e9)


def main() -> None:
    """Serve until stopped."""
    parser = argparse.ArgumentParser()
    parser.add_argument("db")
    parser.add_argument("--bus", default="")
    parser.add_argument("--profile")
    args = parser.parse_args()
    settings = Settings(
        db=args.db,
        bus=args.bus,
        messages=_PLENTY,
        guest_messages=_PLENTY,
        requests=_PLENTY,
        new_tables=_PLENTY,
        bot_tables=_PLENTY,
        watching=_PLENTY,
        joining=_PLENTY,
        handshakes=_PLENTY,
        address_messages=_PLENTY,
        paced_bytes=_PLENTY,
        uploads=_PLENTY,
        long_answers=_PLENTY,
        sockets_each=1_000_000,
        idle=3600.0,
    )
    listening = listen()
    listening.listen(4096)
    serving.configure_process()
    server = serving.VitralServer(settings, lambda: print(listening.getsockname()[1], flush=True))
    if args.profile:
        profile = cProfile.Profile(time.thread_time)  # of the loop alone, however busy the machine is
        try:
            profile.runcall(server.run, sockets=[listening])
        finally:
            profile.dump_stats(args.profile)
    else:
        server.run(sockets=[listening])


if __name__ == "__main__":
    main()
