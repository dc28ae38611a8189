"""The left half of a table: the window in the middle, the dice around it, and the windows to choose from."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Grid, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from vitral.cards import Pattern
from vitral.terminal.card_lookup import card_of
from vitral.terminal.selection import lying
from vitral.terminal.snapshot import TableSnapshot
from vitral.terminal.widgets.glass import HUGE, LARGE, MEDIUM, SMALL
from vitral.terminal.widgets.lists import WordsView
from vitral.terminal.widgets.shelf import Shelf, ShelfItem
from vitral.terminal.widgets.window import WindowView, empty_pane

_MOST = 4


class Offers(Grid):
    def compose(self) -> ComposeResult:
        for number in range(1, _MOST + 1):
            with Vertical(classes="offer", id=f"offer-{number}"):
                yield Static(classes="name")
                yield WindowView(size=SMALL, id=f"side-{number}")

    def show(self, seen: TableSnapshot) -> None:
        """Show the sides, or nothing to those who only look on."""
        offers = seen.scene.offers
        for at in range(_MOST):
            offer = self.query_one(f"#offer-{at + 1}")
            offer.display = at < len(offers)
            if at < len(offers):
                chosen = at == seen.scene.choice
                offer.query_one(Static).update(_name(seen, at, chosen=chosen))
                offer.query_one(WindowView).show(empty_pane(offers[at]))


def _name(seen: TableSnapshot, at: int, *, chosen: bool) -> Content:
    card = card_of(seen.scene.offers[at])
    hard = card.difficulty if isinstance(card, Pattern) else 0
    name = f"{'▸' if chosen else ' '}{at + 1} {seen.speaker.marked(seen.scene.offers[at])}"
    return Content.assemble((name[:22], "bold"), (f" {hard}•" if hard else "", "dim"))


_ROUNDS = 10


class Board(VerticalScroll, can_focus=False):
    """The window in the middle, draft pool, private dice, rare glass and round track."""

    def compose(self) -> ComposeResult:
        yield WordsView(id="plate")
        yield WindowView(id="window")
        yield Shelf(id="pool")
        yield Shelf(id="own")
        yield Shelf(id="glass")
        yield Shelf(id="track")

    def fit(self, width: int, height: int) -> bool:
        """Draw as large as the terminal allows; whether that is large."""
        large = width >= 132 and height >= 38
        size = HUGE if height >= 44 else LARGE
        self.query_one(WindowView).resize(size if large else MEDIUM if width >= 76 and height >= 22 else SMALL)
        for shelf in self.query(Shelf):
            shelf.tall = large and shelf.id == "pool"
        return large

    def show(self, seen: TableSnapshot, lit: list[str], pointed: str) -> None:
        scene, selection = seen.scene, seen.selection
        if selection.center < len(scene.windows):
            window = self.query_one(WindowView)
            window.show(scene.windows[selection.center], selection.glow, selection.preview, lit, pointed)
            self.query_one("#plate", WordsView).show(self._plate(seen))
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

    def _shelf(self, name: str, title: Content, things: list[ShelfItem], legal: frozenset[str]) -> None:
        self.query_one(f"#{name}", Shelf).show(title, things, legal)

    def _plate(self, seen: TableSnapshot) -> Content:
        scene, speaker, center = seen.scene, seen.speaker, seen.selection.center
        pattern = scene.windows[center].pattern
        facts = [speaker.points(scene.scores[center].total)]
        if scene.target is not None:
            facts.append(speaker.say("to-beat", target=scene.target))
        elif center < len(scene.tokens):
            facts.append(speaker.tokens(scene.tokens[center]))
        name = "" if center == scene.viewer else f"{seen.names[center]}: "
        star = "" if card_of(pattern) is None else speaker.marked(pattern)
        between = "  " if self.size.width > 50 else "\n"
        return Content.assemble((f"{name}{star}", "bold"), between, " · ".join(facts))


def _dim(seen: TableSnapshot, message: str) -> Content:
    return Content.styled(seen.speaker.say(message), "dim")


def _shelf_item(on: str) -> ShelfItem:
    die, _, place = on.partition(":")[2].partition("@")
    return ShelfItem(die, on, f"{place}:" if place else "")


def _track(seen: TableSnapshot) -> list[ShelfItem]:
    """The round track: each round's number, then its dice."""
    things = []
    for number, dice in enumerate(seen.scene.track, 1):
        things += [ShelfItem(die, f"track:{die}@{number}", "" if at else f"{number}:") for at, die in enumerate(dice)]
        things.append(ShelfItem("", "", "" if dice else f"{number}:–"))
    now = seen.scene.round
    if seen.scene.phase == "playing":
        things += [ShelfItem("", "", f"{number}") for number in range(max(now, len(seen.scene.track) + 1), _ROUNDS + 1)]
    return things
