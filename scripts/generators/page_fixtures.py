"""Real tables for the page's tests: what a server sends a page at a moment worth testing.

`make page-data` writes them to `web/src/fixtures/*.json`. Moments are found by what may be chosen there,
never by the fields of a scene, so that the protocol may change without this file.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec

from generators.paths import ROOT
from vitral.engine import Options
from vitral.server.answers.cards import cards_in
from vitral.server.protocol import CloseReason
from vitral.server.settings import Settings
from vitral.server.store import SeatClaim
from vitral.server.tables.events import ActionChosen, SeatClaimed
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import Setup, SetupSeat
from vitral.server.tables.subscriber import SentScene
from vitral.server.tables.table import Table

FOLDER: Final = ROOT / "web" / "src" / "fixtures"
NAMES: Final = ("Ana", "Ben", "Eva")
_NOW: Final = 1_700_000_000.0
_GUEST: Final = "ana"
_GAMES: Final = 20

# Both windows, both hands and the first pool are known, so that tests can speak of them.
_DEAL: Final = (
    "deal private shades_of_red shades_of_blue",
    "deal windows symphony_of_light/virtus batllo/bellesguard firmitas/kaleidoscopic_dream lux_astram/lux_mundi",
)
_TURN: Final = (*_DEAL, "side 2", "side 1", "start 1", "roll R4 B2 Y1 G6 P3")
_CARDS: Final = {
    "tools": ["lathekin", "lens_cutter", "tap_wheel"],
    "public": ["row_color_variety", "deep_shades", "color_variety"],
}


def _begins(*verbs: str) -> Callable[[Table], bool]:
    """When the first seat may choose something of each verb."""

    def there(table: Table) -> bool:
        if table.choosing or table.awaited != [0]:
            return False
        offered = {action.text.partition(" ")[0] for action in table.narrated.game.legal_actions()}
        return offered >= set(verbs)

    return there


@dataclass(frozen=True)
class Moment:
    """A moment of a game that is played at random, from an opening on, until `until` holds."""

    options: dict[str, Any] = field(default_factory=dict)
    opening: tuple[str, ...] = ()
    until: Callable[[Table], bool] = lambda table: True


def _over(table: Table) -> bool:
    return table.over


MOMENTS: Final = {
    "choosing": Moment(_CARDS, _DEAL),
    "turn": Moment(_CARDS, _TURN),
    "placing": Moment(_CARDS, (*_TURN, "take R4")),
    "waiting": Moment(_CARDS, (*_TURN, "pass")),
    "three": Moment({"players": 3}, until=_begins("take", "tool")),
    "lift": Moment(_CARDS, until=_begins("lift")),
    "value": Moment({"tools": ["flux_remover", "lens_cutter", "tap_wheel"]}, until=_begins("set")),
    "solo": Moment({"mode": "solo"}, until=_begins("take", "tool")),
    "solo-pay": Moment({"mode": "solo"}, until=_begins("pay")),
    "automa": Moment({"mode": "automa", "rare_glass": True}, until=_begins("take", "tool", "glass")),
    "pools": Moment({"dice_pools": True}, until=_begins("own", "take")),
    "glass": Moment({"rare_glass": True}, until=_begins("glass", "take")),
    "inspirations": Moment({"inspirations": True}, until=_begins("inspire")),
    "honour": Moment({"enforcement": "honour"}, until=_begins("check")),
    "over": Moment(_CARDS, until=_over),
    "over-solo": Moment({"mode": "solo"}, until=_over),
    "over-automa": Moment({"mode": "automa"}, until=_over),
}


def fixtures() -> dict[str, str]:
    """The texts of all files by name."""
    found = {name: _found(name, moment) for name, moment in MOMENTS.items()}
    found["cards"] = msgspec.json.encode(cards_in("en")).decode()
    return {f"{name}.json": _laid_out(json.loads(text)) + "\n" for name, text in found.items()}


def _laid_out(value: Any, depth: int = 2) -> str:
    """JSON with a line for each part of a part, so that changes can be read and files stay short."""
    if not depth or not value or not isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[\n" + ",\n".join(_laid_out(one, depth - 1) for one in value) + "\n]"
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {_laid_out(one, depth - 1)}" for key, one in value.items()) + "\n}"


def _found(name: str, moment: Moment) -> str:
    """The moment in the first game that has it."""
    tried = (asyncio.run(_hello(name, moment, Random(f"{name} {number}"))) for number in range(_GAMES))
    hello = next(filter(None, tried), None)
    assert hello, f"{name}: this never comes"
    return hello


async def _hello(name: str, moment: Moment, random: Random) -> str | None:
    """What the first seat is sent when it comes to the table at that moment of a game, if there is such a moment."""
    options = Options.read(moment.options)
    seats = tuple(SetupSeat("here" if at == 0 else "link", NAMES[at]) for at in range(options.players))
    setup = Setup(options.to_dict(), seats, host=0, opening=moment.opening)
    seed = random.randbytes(32)
    registry = await TableRegistry.open(Settings(clock=lambda: _NOW, seed_source=lambda: seed, table_ids=lambda: name))
    try:
        live = await registry.find(await registry.create(setup, _GUEST))
        assert live is not None
        for seat in range(1, options.players):
            await _do(live, SeatClaimed(seat, NAMES[seat]), SeatClaim(NAMES[seat], name, seat))
        await _play(live, moment.until, random)
        if not moment.until(live.table):
            return None
        page = _Page()
        await live.inbox.do(lambda: live.connect(page))
        return page.received[0]
    finally:
        await registry.close()


async def _play(live: LiveTable, until: Callable[[Table], bool], random: Random) -> None:
    table = live.table
    while not (until(table) or table.over):
        seat = table.awaited[0]
        # Tools and other turns out of the ordinary are liked, so that the moments come soon.
        legal = [action.text for action in table.narrated.game.legal_actions() if action.text != "pass"] or ["pass"]
        await _do(live, ActionChosen(seat, random.choice(legal)))


async def _do(live: LiveTable, event: ActionChosen | SeatClaimed, hold: SeatClaim | None = None) -> None:
    await live.inbox.do(lambda: live.commit(event, hold))


class _Page:
    """A connection that stores what it is sent."""

    def __init__(self) -> None:
        self.guest = _GUEST
        self.owner = ""
        self.viewer: int | None = None
        self.sent: SentScene | None = None
        self.writing = False
        self.received: list[str] = []

    def send(self, *messages: bytes) -> None:
        self.received.extend(message.decode() for message in messages)

    def disconnect(self, why: CloseReason) -> None:
        """The registry closes once it has been received."""
