"""The settings of a server. Tests set clock, seeds and patience; `vitral serve` sets the rest."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from vitral.bots import Bot, Budget, make_bot
from vitral.cards import CardSet
from vitral.game.dealer import Dealer, dealer_of
from vitral.server.identity import new_table_id
from vitral.server.limits import Rate
from vitral.server.steady_clock import DAY, SteadyClock


def fresh_seed() -> bytes:
    """Returns a dealer's seed: 256 bits from the system."""
    return secrets.token_bytes(32)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of a server. Times are in seconds."""

    db: str = ":memory:"
    """A file, or a PostgreSQL URL."""
    bus: str = ""
    """The Redis URL by which the servers of a cluster reach each other; empty for a single server."""
    origins: tuple[str, ...] = ()
    """Origins allowed beside the server's own."""
    page: Path = Path(__file__).parent / "page"
    """The folder of the built page."""
    site: Path | None = None
    """The folder of the game for offline use (`vitral site`), if this server offers it."""
    store_timeout: float = 10.0
    """The time limit for answers of the store."""
    clock: Callable[[], float] = field(default_factory=SteadyClock)
    seed_source: Callable[[], bytes] = fresh_seed
    table_ids: Callable[[], str] = new_table_id
    dealer: Callable[[int, bytes], Dealer] = dealer_of
    """Makes the dealer of a version and a seed; records are proved by `SeededDealer`, so only tests set another."""
    make_bot: Callable[[str, str], Bot] = make_bot
    """Makes a bot by name and seed; only programs that hold their own tables set another."""
    budget: Callable[[float], Budget] = Budget
    """Returns the budget of a bot for a number of seconds; tests limit play-outs instead."""
    prepare_bots: str = ""
    """A command that installs or compiles what the strongest bots think with; it runs while the server does, once."""
    commitment: str = ""
    """Shown at every table in place of the hash of its seed; only tests that compare two deals set it."""

    cards: CardSet | None = None
    """The cards of new tables; those of the boxes unless a host has files of their own."""
    lobby: bool = True
    """Whether tables may be shown to everybody, and people be matched."""
    listed_tables_per_address: int = 3
    """Open tables in the lobby that one address may have at once."""
    spectators: int = 200
    """Guests who may watch a table; those who are gone make room for others."""
    spectators_per_address: int = 50
    """Connections of spectators that one address may have to a table."""
    seats_per_address: int = 2
    """Seats one address may take by a table's invitation: a couple at home, but not the whole table. The host has a
    link for each seat."""
    guests_per_seat: int = 100
    """Browsers that may have one seat: those in which its link was opened."""
    away_seconds: float = 60.0
    """The time for which a person must be gone before others may let a bot play on."""
    idle_seconds: float = 120.0
    """The time for which a table without connections stays in memory."""
    sweep_interval: float = 5.0
    """The interval at which idle tables are unloaded and expired timers are found."""
    stale_check_interval: float = 600.0
    """Seconds between searches for abandoned tables: those that had no event for `keep_unbegun`, `keep_unfinished` or
    `keep_finished`, by their stage."""
    keep_bots: float = DAY
    """The time for which a table of bots stays in the store."""
    keep_unbegun: float = 2 * DAY
    keep_unfinished: float = 90 * DAY
    keep_finished: float = 365 * DAY
    grace_seconds: float = 7 * DAY
    """How long a table stays in the store after an operator closed it, or after it was found abandoned."""

    message_bytes: int = 4096
    """The longest message a page may send."""
    body_bytes: int = 65_536
    record_bytes: int = 2_000_000
    outbox_limit: int = 256
    """The most messages that may wait for a slow page before it is disconnected."""
    message_rate: Rate = (30.0, 120.0)
    """Messages a second that a connection may send."""
    guest_message_rate: Rate = (60.0, 240.0)
    """Messages a second from all connections of a guest."""
    request_rate: Rate = (50.0, 300.0)
    """Requests a second from one address."""
    new_table_rate: Rate = (1 / 60, 60.0)
    """Tables a second that an address may set up."""
    bot_table_rate: Rate = (1 / 600, 6.0)
    """Tables a second where only bots play, from the beginning or since the last person left."""
    watch_rate: Rate = (0.2, 30.0)
    """Guests a second whom an address may have watch or play at a table that they have not been to."""
    join_rate: Rate = (1 / 60, 6.0)
    """Seats a second that guests of an address may take at open tables."""
    page_rate: Rate = (100.0, 1000.0)
    """Files of the page a second for one address."""
    coach_rate: Rate = (0.5, 30.0)
    """Hints and reviews a second that an address may ask for."""
    search_rate: Rate = (1.0, 120.0)
    """Seconds of bot search that an address's tables may use a second; beyond that, bots move without
    searching."""
    sockets_per_guest: int = 20
    """Connections of one guest at once."""

    key_rate: Rate = (1 / 30, 10.0)
    """Keys a second that an address may try or make."""
    similar_key_rate: Rate = (1 / 600, 20.0)
    """Attempts a second at keys that differ in one word only, from anywhere."""
    mail_rate: Rate = (1 / 600, 3.0)
    """Confirmation emails a second that one network address may ask for, one mailbox may get or one guest may send."""
    total_mail_rate: Rate = (0.1, 100.0)
    """Confirmation emails a second for all together."""
    own_data_rate: Rate = (0.1, 10.0)
    """Requests a second for statistics or personal data from one address."""
    mail: str = ""
    """The mail server, as `smtp://user:password@host:587`; empty to send no mail."""
    mail_from: str = ""
    push: str = ""
    """The contact address for push services, as `mailto:host@example.org`; without one nothing is pushed."""
    push_anywhere: bool = False
    """Whether a push service may be on this computer; only tests set it."""
    notify_after: float = 30.0
    """The seconds that a table waits for a person before they are notified."""

    # Limits of one address; of IPv6 a whole /64 is one address.
    connections_per_address: int = 256
    paced_request_rate: Rate = (150.0, 40.0)
    """Requests of any kind a second that are read; the others wait."""
    paced_byte_rate: Rate = (32_768.0, 16_384.0)
    """Bytes a second over WebSockets that are read; the others wait."""
    handshake_rate: Rate = (10.0, 100.0)
    """WebSockets a second that an address may open."""
    address_message_rate: Rate = (200.0, 600.0)
    """Messages a second over all its WebSockets."""
    upload_rate: Rate = (1.0, 20.0)
    """Records a second that an address may send."""
    uploads_at_once: tuple[int, int] = (4, 12)
    """Records that an address may be sending at the same time, and all together."""
    turns_at_once: tuple[int, int] = (8, 100)
    """Turns of bots at real tables that an address may have under way or waiting, and all together."""
    long_answer_rate: Rate = (5.0, 60.0)
    """Long answers (scores, checks, replays, lessons) a second that an address may ask for."""
    long_answer_seconds: float = 10.0
    """The time limit for computing a long answer."""

    head_seconds: float = 10.0
    """The time limit for sending the head of a request."""
    body_seconds: float = 60.0
    """The time limit for sending the body of a request."""
    stuck_seconds: float = 30.0
    """The time for which a connection may leave sent data unread."""
    hosts: tuple[str, ...] = ()
    """Names the server answers to beside addresses, `localhost` and the computer's own name."""
    public_origin: str = ""
    """The start of links in emails and notifications, as `https://play.example.org`; required to send any."""
    metrics_from: tuple[str, ...] = ()
    """Addresses that may read `/metrics`, beside this computer's own."""

    def __post_init__(self) -> None:
        if (self.mail or self.push) and not self.public_origin:
            raise ValueError("a server that sends mail or push notifications needs public_origin for their links")
