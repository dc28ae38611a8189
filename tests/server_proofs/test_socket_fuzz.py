"""Whatever comes over a WebSocket, the server answers in its own words, logs no failure, accepts no illegal move."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from itertools import count
from random import Random
from typing import Any, Final

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette

from server_proofs.app_client import LONG, Page, Person, message, running
from vitral import Action, Game
from vitral.engine.actions import ACTIONS
from vitral.server import protocol as wire
from vitral.server.tables.events import ActionChosen, ChoiceUndone, Event, SeatClaimed, read_event
from whole_games.matrix import ROWS, Row

ANSWERS: Final = msgspec.json.Decoder(wire.FromServer)
CLOSED: Final = {1009}
"""Codes a page may be sent away with in these tests: a message too long."""
WATCHING: Final = -1
SMALL: Final = [row for row in ROWS if row["players"] <= 3]
TEXTS: Final = [action.text for action in ACTIONS]

# -- what is sent ----------------------------------------------------------------------------------------------------

odd = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=70), st.lists(st.integers(), max_size=3)
)
seats = st.one_of(st.integers(-1, 6), st.integers(), st.none())
refs = st.one_of(st.sampled_from(["a", "b", "c"]), st.text(max_size=45))
plies = st.one_of(st.integers(-3, 3), st.just(0), st.integers())
"""Relative to the true one."""
texts = st.one_of(
    st.sampled_from(TEXTS), st.text(max_size=65), st.lists(st.sampled_from(TEXTS), max_size=4).map(";".join)
)
emotes = st.one_of(st.sampled_from(["hello", "bye"]), st.text(max_size=8))
chat_texts = st.one_of(st.text(max_size=400), st.sampled_from(["\u202e<b>", "x" * 3000, "", "\n"]))
fields = st.fixed_dictionaries(
    {"seat": seats, "ref": refs, "ply": plies, "action": texts, "emote": emotes, "text": chat_texts}
)
shaped = st.tuples(st.sampled_from(["act", "undo", "explain", "sit", "ping", "emote", "nudge", "chat"]), fields)
bent = st.fixed_dictionaries(
    {"type": st.one_of(st.sampled_from(["act", "undo", "sit", "explain", "hello", "emote", "nudge", "chat"]), odd)},
    optional={"ref": odd, "seat": odd, "ply": odd, "action": odd, "more": odd},
)
json_values = st.recursive(
    odd, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
)
garbage = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    json_values.map(lambda value: msgspec.json.encode(value)),
    bent.map(lambda value: msgspec.json.encode(value).decode()),
    st.sampled_from(
        ["[" * 2000, '{"type":"act","ref":"\\ud800"}', "\ud800", "x" * 4097, b"\xff" * 10, b"y" * 5000, ""]
    ),
)
steps = st.lists(
    st.tuples(
        st.integers(0, 2),  # whose page
        st.one_of(
            st.tuples(st.just("play"), st.integers(0, 1000)),
            st.tuples(st.just("play"), st.integers(0, 1000)),
            st.tuples(st.just("shaped"), shaped),
            st.tuples(st.just("garbage"), garbage),
            st.tuples(st.just("again"), st.integers(0, 1000)),
            st.tuples(st.just("steal"), st.integers(0, 1000)),
            st.tuples(st.just("undo"), st.integers(0, 1000)),
            st.tuples(st.just("stale"), st.integers(0, 1000)),
            st.tuples(st.just("leave"), st.none()),
            st.tuples(st.just("garbage"), st.sampled_from(["x" * 4097, b"y" * 5000, "\u2603" * 4000])),
        ),
        st.booleans(),  # whether to wait for the answer
    ),
    min_size=1,
    max_size=80 if LONG else 40,
)

Fire = list[tuple[int, tuple[str, Any], bool]]

# -- a table under fire ----------------------------------------------------------------------------------------------


class FuzzResult:
    """A table with two people and a spectator, all of them up to no good."""

    def __init__(self, app: Starlette, people: list[Person], table: str, seats: list[list[int]]) -> None:
        self.app, self.people, self.table, self.seats = app, people, table, seats
        self.pages = [person.page(table) for person in people]
        self.gone: list[Page] = []
        self.sent: list[str | bytes] = []
        self.probe = count()

    @property
    def live(self) -> Any:
        return self.app.state.server.registry._live[self.table]

    def send(self, who: int, text: str | bytes) -> None:
        self.sent.append(text)
        self.pages[who].send(text)

    async def do(self, who: int, kind: str, what: Any) -> None:
        table = self.live.table
        if kind in ("play", "undo", "stale"):
            self.play(table, what, kind)
        elif kind == "shaped":
            name, fields = what
            fields = {**fields, "ply": table.ply + fields["ply"]}
            wanted = {
                "act": ("ref", "seat", "ply", "action"),
                "undo": ("ref", "seat", "ply"),
                "explain": ("ref", "seat", "action"),
                "emote": ("ref", "seat", "emote"),
                "nudge": ("ref", "seat"),
                "chat": ("ref", "seat", "text"),
            }
            self.send(
                who, message(name, **{key: fields[key] for key in wanted.get(name, ("seat",) if name == "sit" else ())})
            )
        elif kind == "garbage":
            self.send(who, what)
        elif kind == "again" and self.sent:
            self.pages[who].send(self.sent[what % len(self.sent)])
        elif kind == "steal":  # a legal choice of somebody else
            seat, action = self.choice(table, what)
            self.send(who, message("act", ref=f"steal{what}", seat=seat, ply=table.ply, action=action))
        elif kind == "leave":
            await self.pages[who].close()
            self.gone.append(self.pages[who])
            self.pages[who] = self.people[who].page(self.table)

    def choice(self, table: Any, number: int) -> tuple[int, str]:
        if not table.awaited:
            return 0, "pass"
        seat = table.awaited[number % len(table.awaited)]
        legal = (
            [f"side {side}" for side in range(1, 5)]
            if table.choosing
            else [a.text for a in table.narrated.game.legal_actions()]
        )
        return seat, legal[number % len(legal)]

    def play(self, table: Any, number: int, kind: str = "play") -> None:
        """A legal choice of the seat to move, by its person; or it takes the last one back, or is too late."""
        seat, action = self.choice(table, number)
        who = next(at for at, mine in enumerate(self.seats) if seat in mine)
        messages: dict[str, Any] = {
            "ref": f"own{number}-{table.number}",
            "seat": seat,
            "ply": table.ply - (kind == "stale"),
        }
        self.send(who, message("undo", **messages) if kind == "undo" else message("act", action=action, **messages))

    async def settle(self) -> None:
        """Wait until all that was sent has been answered; a page that was sent away comes back."""
        for who, page in enumerate(self.pages):
            ref = f"probe{next(self.probe)}"
            page.send(message("explain", ref=ref, seat=0, action="pass"))
            while (answer := await page.next()) is not None and answer.get("ref") != ref:
                pass
            if answer is None:
                assert page.code in CLOSED, page.code
                await page.close()
                self.gone.append(page)
                self.pages[who] = self.people[who].page(self.table)

    async def close(self) -> None:
        for page in self.pages:
            await page.close()
        self.gone += self.pages


async def fuzz(row: Row, seed: int, ahead: int, fire: Fire) -> None:
    async with AsyncExitStack() as stack:
        own = Random(seed).randbytes(32)
        app = await stack.enter_async_context(running(seed_source=lambda: own))
        people = [await stack.enter_async_context(Person(app)) for _ in range(3)]
        players = row["players"]
        table = await people[0].set_up(row, ["here", *["link"] * (players > 1), *["here"] * (players - 2)])
        links = await people[0].links(table)
        if players > 1:
            await people[1].enter(links["join"])
        else:
            await people[1].enter(links["watch"])
        await people[2].enter(links["watch"])
        held = [[0, *range(2, players)], [1] if players > 1 else [], []]
        fuzzed = FuzzResult(app, people, table, held)
        for number in range(ahead):
            fuzzed.play(fuzzed.live.table, number * 7 + seed)
            await fuzzed.settle()
        for who, (kind, what), wait in fire:
            await fuzzed.do(who, kind, what)
            if wait:
                await fuzzed.settle()
        await fuzzed.settle()
        events = [read_event(event.body) for event in await app.state.server.registry.store.events(table)]
        check_answers(fuzzed, events)
        check_replay(row, own, events, fuzzed.live.table)
        await fuzzed.close()


def check_answers(fuzzed: FuzzResult, events: list[Event]) -> None:
    """All that was sent is in the protocol; each `done` belongs to a kept event of a seat of that page's person, or to
    something said.
    """
    talked = message_refs(fuzzed.sent)
    stored = {(event.seat, event.ref) for event in events if isinstance(event, ActionChosen | ChoiceUndone)}
    for who, person in enumerate(fuzzed.people):
        for page in (one for one in (*fuzzed.gone, *fuzzed.pages) if one.cookie == person.cookie):
            for text in page.received:
                answer = ANSWERS.decode(text)
                if isinstance(answer, wire.Done):
                    done = any((seat, answer.ref) in stored for seat in fuzzed.seats[who])
                    assert done or answer.ref in talked, answer


def message_refs(sent: list[str | bytes]) -> set[str]:
    """The references of all emotes, nudges and written words that were sent."""
    found = set()
    for text in sent:
        with suppress(msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            message = msgspec.json.decode(text)
            if isinstance(message, dict) and message.get("type") in ("emote", "nudge", "chat"):
                found.add(str(message.get("ref")))
    return found


def check_replay(row: Row, seed: bytes, events: list[Event], table: Any) -> None:
    """A plain game of the same seed takes every event as legal and comes to the same table."""
    game = Game.new(seed=seed, **row)
    assert not any(isinstance(event, ActionChosen) and event.by for event in events)
    choices = [event for event in events if not isinstance(event, SeatClaimed)]
    sides: dict[int, str] = {}
    """The last choice of each counts: until all have chosen, everybody may think again."""
    for event in choices:
        assert isinstance(event, ActionChosen | ChoiceUndone)
        if len(sides) < row["players"]:
            assert isinstance(event, ActionChosen)
            sides[event.seat] = event.action
            if len(sides) == row["players"]:
                for seat in range(row["players"]):
                    play(game, seat, sides[seat])
        elif isinstance(event, ChoiceUndone):
            assert game.seat == event.seat
            game.undo()
        else:
            play(game, event.seat, event.action)
    if len(sides) == row["players"]:
        assert game.record().log == table.record().log
        assert game.state == table.narrated.game.state


def play(game: Game, seat: int, text: str) -> None:
    assert game.seat == seat
    assert Action(text) in game.legal_actions(), text
    game.play(text)


@contextmanager
def nothing_logged() -> Iterator[None]:
    """No line of the server's log: whatever a page sends is no failure of ours."""
    lines: list[str] = []

    class RecordingHandler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    handler, loggers = (
        RecordingHandler(logging.WARNING),
        [logging.getLogger(name) for name in ("vitral", "uvicorn", "asyncio")],
    )
    for logger in loggers:
        logger.addHandler(handler)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeHandler(handler)
    assert not lines, "\n".join(lines)


@given(row=st.sampled_from(SMALL), seed=st.integers(0, 2**32), ahead=st.sampled_from([0, 0, 15, 60]), fire=steps)
@settings(max_examples=500 if LONG else 80)
def test_nothing_sent_over_a_socket_breaks_a_table(row: Row, seed: int, ahead: int, fire: Fire) -> None:
    with nothing_logged():
        asyncio.run(fuzz(row, seed, ahead, fire))
