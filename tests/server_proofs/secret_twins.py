"""Whole games over the wire, and their twins: the same public game while other seats hold other secrets.

Secret are private objectives (the Automa's too), the sides offered but not chosen, and the table's seed. Everything
else that could differ between two runs (clock, ids, cookies, the server's own secret) is held fixed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Final

import msgspec
import pytest

from server_proofs.app_client import Page, Person, message, running
from support.scenes import after
from support.waiting import TIMEOUT, until
from vitral.engine import Chance, Outcome
from vitral.game.dealer import SeededDealer

TABLE: Final = "table23456789a"
COMMITMENT: Final = "c0" * 32
WATCHING: Final = -1
"""The place of the spectator among the viewers of a game."""
NOISE: Final = 0.06
"""How often somebody does something that changes nothing."""
_TEXTS: Final = (
    "take R1", "take B4", "place A1", "place D5", "side 1", "side 4", "pass", "stop", "tool lathekin", "lift A1",
    "set 3", "check 1", "inspire", "own R4", "glass W2", "gather", "take R4; place B2", "undo", "nonsense", "", "place",
    "\u2603",
)  # fmt: skip


@dataclass
class Deal:
    """Secret cards: what `private` and `windows` are dealt instead, or were dealt."""

    instead: dict[str, tuple[str, ...]] = field(default_factory=dict)
    dealt: dict[str, tuple[str, ...]] = field(default_factory=dict)
    public: str = "the public game"
    """The seed of everything else, whatever seed the table has."""

    def dealer(self, _version: int, _seed: bytes) -> Dealing:
        """In place of the dealer that a table makes from its seed."""
        return Dealing(self, SeededDealer(self.public))


@dataclass
class Dealing:
    """A dealer that deals what a `Deal` names."""

    deal: Deal
    true: SeededDealer

    def answer(self, chance: Chance) -> Outcome:
        """As `Dealer` has it."""
        outcome = self.true.answer(chance)
        if outcome.kind == "deal" and outcome.purpose in ("private", "windows"):
            outcome = outcome._replace(values=self.deal.instead.get(outcome.purpose, outcome.values))
            self.deal.dealt[outcome.purpose] = tuple(str(card) for card in outcome.values)
        return outcome


@dataclass
class Transcript:
    """All messages and answers of a game until it was over, by viewer: the seats, then the spectator."""

    viewers: list[list[str]]
    over: bool


def fix_randomness(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make cookies and the server's own secret the same in every run, and no server miss another on a slow machine."""
    guests = count()
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: f"guest-{next(guests):0{size}}")
    monkeypatch.setattr("secrets.token_hex", lambda size: "5e" * size)
    for limit in ("cluster._ECHO", "cluster.DEAD_AFTER_SECONDS", "redis_bus._DEAD_AFTER_SECONDS"):
        monkeypatch.setattr(f"vitral.server.cluster.{limit}", TIMEOUT)


def fixed_settings(deal: Deal, seed: bytes) -> dict[str, Any]:
    """Settings of a server where nothing is left to chance."""
    return {
        "clock": lambda: 1_800_000_000.0,
        "seed_source": lambda: seed,
        "table_ids": lambda: TABLE,
        "dealer": deal.dealer,
        "commitment": COMMITMENT,
    }


class Player:
    """A viewer of a game: a person with a page, and all that they received."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.page: Page
        self.scene: Any = None
        self.others: list[Page] = []

    async def open(self) -> None:
        """Look on."""
        self.page = self.person.page(TABLE)
        self.scene = (await self.page.next())["scene"]

    def sees_everybody(self) -> bool:
        """Whether the last update says that every seat and the spectator are here."""
        tables = [update["table"] for update in map(msgspec.json.decode, self.page.received) if "table" in update]
        return all(seat["online"] for seat in tables[-1]["seats"]) and tables[-1]["watching"] == 1

    async def look(self) -> None:
        """Ask for everything there is, and come in once more by another page."""
        for path in (
            "/api/me",
            "/api/lobby",
            "/api/daily",
            "/api/blocks",
            "/api/contests",
            "/api/you",
            "/api/you/statistics",
            "/api/you/data",
            *(f"/api/tables/{TABLE}{rest}" for rest in ("", "/links", "/record", "/frames?seat=0")),
        ):
            await self.person.get(path)
        await self.person.post(f"/api/tables/{TABLE}/notifications", {"channel": ""})
        other = self.person.page(TABLE)
        await other.next()
        await other.close()
        self.others.append(other)

    async def interfere(self, rng: Random, ref: str) -> None:
        """Do something that changes nothing; every kind of it has exactly one answer."""
        seat = self.seat if self.seat >= 0 and rng.random() < 0.8 else rng.randrange(6)
        text = rng.choice(_TEXTS)
        ply = self.scene["ply"]
        # A stale ply, so that what happens to be legal is refused as well; windows are chosen at ply 0.
        await self.page.ask(
            rng.choice(
                (
                    message("act", ref=ref, seat=seat, ply=ply + 1000, action=text),
                    message("explain", ref=ref, seat=seat, action=text),
                    message("sit", seat=self.seat) if self.seat >= 0 else message("sit", seat=0),
                    message("undo", ref=ref, seat=seat, ply=ply + 1000),
                    message("act", ref=ref, seat="first"),
                    message("chat", ref=ref, seat=seat, text=text),
                    message("emote", ref=ref, seat=seat, emote=text),
                    "{",
                )
            )
        )

    def received(self) -> list[str]:
        """Returns all that the player received before the game was over."""
        over = next((at for at, text in enumerate(self.page.received) if '"phase":"over"' in text), None)
        return [
            *self.page.received[:over],
            *self.person.received,
            *(text for page in self.others for text in page.received),
        ]


@dataclass
class Script:
    """How a game is played: the same script plays the same public game."""

    options: dict[str, Any]
    seed: object
    sides: Sequence[int]
    """The window sides, by seat, from 0."""
    until_reveal: bool = False


async def play_script(
    script: Script, deal: Deal, seed: bytes, servers: Sequence[Mapping[str, Any]] = ({},)
) -> Transcript:
    """Play a game with a person on each seat and a spectator; the table has that seed.

    People are shared out among the servers, each given as what it has beside the usual settings.
    """
    rng = Random(str(script.seed))
    async with AsyncExitStack() as stack:
        apps = [
            await stack.enter_async_context(running(**fixed_settings(deal, seed), **settings)) for settings in servers
        ]
        amount = len(script.sides) + 1
        people = [await stack.enter_async_context(Person(apps[at % len(apps)])) for at in range(amount)]
        kinds = ["here", *["link"] * (len(people) - 2)]
        await people[0].set_up(script.options, kinds, public="link" in kinds)
        links = await people[0].links(TABLE)
        players = [Player(person, seat) for seat, person in enumerate(people)]
        players[WATCHING].seat = WATCHING
        for player in players[1:]:
            await player.person.enter(links["watch" if player.seat == WATCHING else "join"])
        for at, player in enumerate(players):
            await player.open()
            for other in players[:at] if len(apps) == 1 else ():  # who sits there, and how many watch
                await other.page.next()
        if len(apps) > 1:  # presence comes in any order, and no more once all are here
            for player in players:
                await until(player.sees_everybody, "everybody is here")
                player.page.forget()
        await _choose_windows(script, players, rng)
        if not script.until_reveal:
            await _play(players, rng)
        transcript = Transcript([player.received() for player in players], players[0].scene["phase"] == "over")
        for player in players:
            await player.page.close()
        return transcript


async def _choose_windows(script: Script, players: list[Player], rng: Random) -> None:
    order = list(range(len(script.sides)))
    rng.shuffle(order)
    for seat in order[: -1 if script.until_reveal else None]:
        await _act(players, seat, f"side {script.sides[seat] + 1}", f"side-{seat}")
        await _around(players, rng, f"after-{seat}", often=0.5)


async def _play(players: list[Player], rng: Random) -> None:
    number = 0
    while players[0].scene["phase"] == "playing":
        number += 1
        seat = players[0].scene["seat"]
        scene = players[seat].scene
        if scene["can_undo"] and rng.random() < 0.03:
            await _act(players, seat, "", f"undo-{number}")
        else:
            choice = rng.choice(scene["legal"])
            if choice["action"] == "pass" and rng.random() < 0.8:
                choice = rng.choice(scene["legal"])
            await _act(players, seat, choice["action"], f"act-{number}")
        if players[0].scene["phase"] == "playing":
            await _around(players, rng, str(number), NOISE)
            await _talk(players, number)


async def _act(players: list[Player], seat: int, action: str, ref: str) -> None:
    """Make a choice (nothing takes the last one back), and wait until everybody has received it."""
    mover = players[seat]
    asked: dict[str, Any] = {"ref": ref, "seat": seat, "ply": mover.scene["ply"]}
    answer = await mover.page.ask(message("act", action=action, **asked) if action else message("undo", **asked))
    assert answer["type"] == "done", (action, answer)
    for player in players:
        update = await player.page.next()
        assert "change" in update or "scene" in update, update
        player.scene = after(player.scene, update)


async def _talk(players: list[Player], number: int) -> None:
    """Sometimes one person chats or reminds the player to move; everybody receives it."""
    seat = players[0].scene["seat"]
    if number in (4, 40):
        asked, speaker = message("emote", ref=f"emote-{number}", seat=seat, emote="nice"), players[seat]
    elif number in (7, 50) and len(players) > 2:
        other = next(player for player in players if player.seat not in (seat, WATCHING))
        asked, speaker = message("nudge", ref=f"nudge-{number}", seat=other.seat), other
    else:
        return
    assert (await speaker.page.ask(asked))["type"] == "done"
    for player in players:
        assert (await player.page.next())["type"] == "chat_message"


async def _around(players: list[Player], rng: Random, ref: str, often: float) -> None:
    for player in players:
        if rng.random() < often:
            await player.interfere(rng, f"{ref}-{player.seat}")
        if rng.random() < often / 4:
            await player.look()


# -- other secrets -------------------------------------------------------------------------------------------------


@dataclass
class Secrets:
    """What a table keeps secret, and from which decks it comes."""

    dealt: dict[str, tuple[str, ...]]
    sides: Sequence[int]
    decks: Mapping[str, Sequence[str]]


def with_other_secrets(secrets: Secrets, seats: Sequence[int], rng: Random) -> tuple[Deal, list[int]]:
    """The same windows in the end, but these seats were offered other sides and, unless solo, hold other objectives."""
    cards, sides = list(secrets.dealt["windows"]), list(secrets.sides)
    people = [seat for seat in seats if seat < len(sides)]
    # The chosen side will lie open, so its card stays; the other card and the order of the two change.
    own_cards = [cards[2 * seat + side // 2] for seat, side in enumerate(sides)]
    spare = [cards[2 * seat + 1 - side // 2] for seat, side in enumerate(sides)]
    spare = _shared_out(spare, people, [card for card in secrets.decks["windows"] if card not in own_cards], rng)
    for seat in people:
        pair = [own_cards[seat], spare[seat]]
        rng.shuffle(pair)
        cards[2 * seat : 2 * seat + 2] = pair
        sides[seat] = 2 * pair.index(own_cards[seat]) + sides[seat] % 2
    instead = {"windows": tuple(cards)}
    if "private" in secrets.decks:
        instead["private"] = tuple(_shared_out(secrets.dealt["private"], seats, secrets.decks["private"], rng))
    return Deal(instead), sides


def _shared_out(cards: Sequence[str], seats: Sequence[int], deck: Sequence[str], rng: Random) -> list[str]:
    """The cards by seat, but each of these seats has another one of the deck, which nobody else has."""
    taken = {card for seat, card in enumerate(cards) if seat not in seats}
    free = [card for card in deck if card not in taken]
    while True:
        found = dict(zip(seats, rng.sample(free, len(seats)), strict=True))
        if all(found[seat] != cards[seat] for seat in seats):
            return [found.get(seat, card) for seat, card in enumerate(cards)]
