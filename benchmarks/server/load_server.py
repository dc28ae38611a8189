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
        message_rate=_PLENTY,
        guest_message_rate=_PLENTY,
        request_rate=_PLENTY,
        new_table_rate=_PLENTY,
        bot_table_rate=_PLENTY,
        watch_rate=_PLENTY,
        join_rate=_PLENTY,
        handshake_rate=_PLENTY,
        address_message_rate=_PLENTY,
        paced_byte_rate=_PLENTY,
        upload_rate=_PLENTY,
        long_answer_rate=_PLENTY,
        sockets_per_guest=1_000_000,
        idle_seconds=3600.0,
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
