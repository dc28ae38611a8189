"""The left half of a table: the window in the middle, the dice around it, and the windows to choose from."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Grid, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from vitral.cards import Pattern
from vitral.terminal.card_index import card_of
from vitral.terminal.selection import lying
from vitral.terminal.snapshot import TableSnapshot
from vitral.terminal.widgets.dice_row import DiceRow, DiceRowItem
from vitral.terminal.widgets.glass import MEDIUM, SMALL, largest_pane
from vitral.terminal.widgets.lists import TextView
from vitral.terminal.widgets.window import WindowView, empty_pane

_MAX_OPPONENTS = 4


class Offers(Grid):
    def compose(self) -> ComposeResult:
        for number in range(1, _MAX_OPPONENTS + 1):
            with Vertical(classes="offer", id=f"offer-{number}"):
                yield Static(classes="name")
                yield WindowView(size=SMALL, id=f"side-{number}")

    def show(self, seen: TableSnapshot) -> None:
        """Shows the sides to choose from, or nothing for spectators."""
        offers = seen.scene.dealt_sides
        for at in range(_MAX_OPPONENTS):
            offer = self.query_one(f"#offer-{at + 1}")
            offer.display = at < len(offers)
            if at < len(offers):
                chosen = at == seen.scene.chosen_side
                offer.query_one(Static).update(_name(seen, at, chosen=chosen))
                offer.query_one(WindowView).show(empty_pane(offers[at]))


def _name(seen: TableSnapshot, at: int, *, chosen: bool) -> Content:
    card = card_of(seen.scene.dealt_sides[at])
    hard = card.difficulty if isinstance(card, Pattern) else 0
    name = f"{'▸' if chosen else ' '}{at + 1} {seen.speaker.card_with_mark(seen.scene.dealt_sides[at])}"
    return Content.assemble((name[:22], "bold"), (f" {hard}•" if hard else "", "dim"))


_ROUNDS = 10
_WIDE = 118
"""Columns from which on everything is side by side."""
_SHARE = 0.41
"""The part of a wide screen's width that the window may take."""
_OTHER_LINES = 11
"""Lines beside the window: bars, prompt, name, draft pool and round track."""
_TALL_POOL = 2
"""Lines more that the draft pool of a large screen takes."""


class Board(VerticalScroll, can_focus=False):
    """The window in the middle, draft pool, private dice, rare glass and round track."""

    def compose(self) -> ComposeResult:
        yield TextView(id="plate")
        yield WindowView(id="window")
        yield DiceRow(id="pool")
        yield DiceRow(id="own")
        yield DiceRow(id="glass")
        yield DiceRow(id="track")

    def fit(self, width: int, height: int) -> None:
        """Draws the window as large as a terminal of that size allows."""
        columns, lines = round(_SHARE * width) if width >= _WIDE else 37, height - _OTHER_LINES
        size = largest_pane(columns, lines - _TALL_POOL)
        if size.height <= MEDIUM.height:
            size = largest_pane(columns, lines)
        self.query_one(WindowView).resize(size)
        for dice_row in self.query(DiceRow):
            dice_row.tall = size.height > MEDIUM.height and dice_row.id == "pool"
        self.styles.width = 5 * (size.width + 1) + 3

    def show(self, seen: TableSnapshot, lit: list[str], pointed: str) -> None:
        scene, selection = seen.scene, seen.selection
        if selection.center < len(scene.windows):
            window = self.query_one(WindowView)
            window.show(scene.windows[selection.center], selection.glow, selection.preview, lit, pointed)
            self.query_one("#plate", TextView).show(self._plate(seen))
        legal = frozenset(choice.element for choice in scene.legal)
        reach = {kind: [on for on in lying(scene) if on.startswith(f"{kind}:")] for kind in ("pool", "own", "glass")}
        self._shelf(
            "pool",
            _dim(seen, "draft-pool" if scene.pool else "pool-empty"),
            [_shelf_item(on) for on in reach["pool"]],
            legal,
        )
        self._shelf("own", _dim(seen, "own-dice"), [_shelf_item(on) for on in reach["own"]], legal)
        self._shelf("glass", _dim(seen, "kind-glass"), [_shelf_item(on) for on in reach["glass"]], legal)
        self._shelf("track", _dim(seen, "round-track"), _track(seen), legal)
        self.query_one("#own").display = bool(reach["own"])
        self.query_one("#glass").display = bool(reach["glass"])

    def _shelf(self, name: str, title: Content, things: list[DiceRowItem], legal: frozenset[str]) -> None:
        self.query_one(f"#{name}", DiceRow).show(title, things, legal)

    def _plate(self, seen: TableSnapshot) -> Content:
        scene, speaker, center = seen.scene, seen.speaker, seen.selection.center
        pattern = scene.windows[center].pattern
        facts = [speaker.points(scene.scores[center].total)]
        if scene.target is not None:
            facts.append(speaker.say("to-beat", target=scene.target))
        elif center < len(scene.tokens):
            facts.append(speaker.tokens(scene.tokens[center]))
        name = "" if center == scene.viewer else f"{seen.names[center]}: "
        star = "" if card_of(pattern) is None else speaker.card_with_mark(pattern)
        between = "  " if self.size.width > 50 else "\n"
        return Content.assemble((f"{name}{star}", "bold"), between, " · ".join(facts))


def _dim(seen: TableSnapshot, message: str) -> Content:
    return Content.styled(seen.speaker.say(message), "dim")


def _shelf_item(on: str) -> DiceRowItem:
    die, _, place = on.partition(":")[2].partition("@")
    return DiceRowItem(die, on, f"{place}:" if place else "")


def _track(seen: TableSnapshot) -> list[DiceRowItem]:
    """Returns the round track: each round's number, then its dice."""
    things = []
    for number, dice in enumerate(seen.scene.track, 1):
        things += [DiceRowItem(die, f"track:{die}@{number}", "" if at else f"{number}:") for at, die in enumerate(dice)]
        things.append(DiceRowItem("", "", "" if dice else f"{number}:–"))
    now = seen.scene.round
    if seen.scene.phase == "playing":
        things += [
            DiceRowItem("", "", f"{number}") for number in range(max(now, len(seen.scene.track) + 1), _ROUNDS + 1)
        ]
    return things
