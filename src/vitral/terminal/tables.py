"""Opens tables in this program (`local`) or on a server (`remote`), through the same interface."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from vitral.server import protocol as wire
from vitral.server.protocol import Problem, Sentence


class TablesError(Exception):
    """A request that a server refused, with its code and message, and the sentence for people, if it has one."""

    def __init__(self, code: str, message: str = "", where: str = "", sentence: Sentence | None = None) -> None:
        super().__init__(message or code)
        self.problem = Problem(code, message, where, sentence)


class ConnectionLostError(Exception):
    """A connection has ended, with its close code (0 if it has none), or could not be made, with the reason."""

    def __init__(self, code: int = 0, why: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.why = why


class TableConnection(Protocol):
    """One connection to a table: messages of the protocol both ways."""

    async def send(self, message: wire.FromPage) -> None:
        """Sends a message; one that comes too late is ignored."""

    async def receive(self) -> wire.FromServer:
        """Returns the next message; `ConnectionLostError` when there will be none."""

    async def close(self) -> None: ...


class Tables(Protocol):
    """The interface to tables; refusals are raised as `TablesError`."""

    @property
    def address(self) -> str:
        """The server's address; nothing for tables in this program."""

    async def create(self, new: wire.NewTable) -> str: ...

    async def enter(self, secret: str, name: str) -> str:
        """Follows a link; returns the id of its table."""

    async def mine(self) -> list[wire.MyTable]:
        """Returns this guest's games, those that wait for the guest first."""

    async def open_again(self, game: str) -> str:
        """Returns the table at which one of these games goes on."""

    async def connect(self, table: str) -> TableConnection:
        """Opens a table. Raises `ConnectionLostError`; its code says whether another try makes sense."""

    async def links(self, table: str) -> wire.Links:
        """Returns the link secrets that this guest may share."""

    async def hand_over_seat(self, table: str, seat: int, bot: str) -> None:
        """Lets a bot play a seat, or (without one) gives it back."""

    async def hint(self, table: str, seat: int) -> wire.Advice:
        """Returns the coach's advice for a seat of this client."""

    def saved_as(self, table: str) -> Path | None:
        """Returns the file that a local table is saved in by itself; None if it is not, or if a server stores it."""

    async def review(self, table: str) -> wire.GameReview:
        """Returns what the coach says of a finished game."""

    async def record(self, table: str) -> str:
        """Returns the record of a game, as text; a server gives it only after the game."""

    async def close(self) -> None: ...
