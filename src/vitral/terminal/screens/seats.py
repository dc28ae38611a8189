"""The dialog of seats at a server's table: the invitation, links to hand on, and bots for empty or deserted seats."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Label, OptionList

from vitral.bots import DEFAULT_BOT
from vitral.server import protocol as wire
from vitral.terminal.snapshot import TableSnapshot
from vitral.terminal.tables import TablesError
from vitral.terminal.widgets.lists import ChoiceList, Row


class SeatsScreen(ModalScreen[None]):
    """Seats and links. ChoiceList about seats may be pressed where something can be done for them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,i", "dismiss(None)", show=False)]

    def __init__(self, seen: TableSnapshot) -> None:
        super().__init__()
        self._seen = seen
        self._links: wire.Links | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="box wide"):
            yield Label(self._seen.speaker.say("seats-title"), classes="title", markup=False)
            yield ChoiceList(id="seats")
            yield Button(self._seen.speaker.say("close"), id="close", compact=True)

    async def on_mount(self) -> None:
        self.query_one(ChoiceList).focus()
        self._show()
        self.set_interval(1.0, self._show)
        client = self._seen.selection.client
        try:
            self._links = await client.tables.links(client.id)
        except TablesError:
            return
        self._show()

    def on_button_pressed(self) -> None:
        self.dismiss(None)

    def _show(self) -> None:
        client, speaker = self._seen.selection.client, self._seen.speaker
        table = client.table or self._seen.table
        rows = [self._seat(table, at) for at in range(len(table.seats))]
        if self._links is not None:
            base = f"{client.tables.address}/t/{client.id}#"
            free = sum(is_free(seat) for seat in table.seats)
            if self._links.join and free:
                rows.append(
                    _link(
                        f"{speaker.say('invite-free', count=free)} {speaker.say('invite-text')}",
                        base + self._links.join,
                    )
                )
            rows.append(_link(speaker.say("watch-link"), base + self._links.watch))
            for seat, secret in self._links.seats.items():
                own = int(seat) in client.you
                if own or is_free(table.seats[int(seat)]):  # the link of a seat taken meanwhile is its player's
                    label = speaker.say("device-link" if own else "seat-link")
                    rows.append(_link(f"{label} ({self._seen.names[int(seat)]})", base + secret))
        self.query_one(ChoiceList).show(rows)

    def _seat(self, table: wire.TableInfo, at: int) -> Row:
        speaker, seat = self._seen.speaker, table.seats[at]
        deed = self._seat_action(table, at)
        state = "" if seat.kind == "automa" else self._presence(seat)
        line = Content.assemble(
            (speaker.seat_names(table.seats)[at], "bold"),
            f"  {state}",
            (f"\n  ▸ {speaker.say(deed)}" if deed else "", "$accent"),
        )
        return Row(f"seat:{at}:{deed}" if deed else f"seat:{at}", line)

    def _presence(self, seat: wire.Seat) -> str:
        speaker = self._seen.speaker
        if seat.bot:
            return speaker.say("seat-bot", bot=speaker.bot(seat.bot))
        return speaker.say("seat-free" if is_free(seat) else "seat-here" if seat.online else "seat-away")

    def _seat_action(self, table: wire.TableInfo, at: int) -> str:
        """Returns what may be done for a seat, as a message; nothing if nothing may."""
        seat, you = table.seats[at], self._seen.selection.client.you
        if self._seen.scene.phase == "over" or seat.kind == "automa":
            return ""
        if is_free(seat) and not seat.bot:
            return "bot-here" if table.host in you else ""
        if seat.kind == "person" and not seat.online and you and at not in you and table.takes_over:
            return "bot-takes-over"
        return "banner-play-on" if seat.bot and at in you and not seat.resigned else ""

    @on(OptionList.OptionSelected)
    async def selected(self, event: OptionList.OptionSelected) -> None:
        """Lets a bot play a seat, or gives it back; copy a link."""
        kind, _, rest = self.query_one(ChoiceList).on_of(event.option_index).partition(":")
        if kind == "link":
            self.app.copy_to_clipboard(rest)
            self.notify(self._seen.speaker.say("copied"), markup=False)
        seat, _, deed = rest.partition(":")
        if kind != "seat" or not deed:
            return
        client = self._seen.selection.client
        try:
            await client.tables.hand_over_seat(client.id, int(seat), "" if deed == "banner-play-on" else DEFAULT_BOT)
        except TablesError as error:
            self.notify(self._seen.speaker.problem(error.problem), severity="warning", markup=False)
        self._show()


def is_free(seat: wire.Seat) -> bool:
    """Returns whether a seat still waits for its person."""
    return seat.kind == "person" and not seat.claimed


def _link(words: str, link: str) -> Row:
    return Row(f"link:{link}", Content.assemble(words, "\n", (link, "$accent")))
