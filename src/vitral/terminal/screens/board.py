"""The left half of a table: the window in the middle, and the dice that lie around it."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from vitral.terminal.facts import card_of
from vitral.terminal.play import lying
from vitral.terminal.seen import Seen
from vitral.terminal.widgets.glass import HUGE, LARGE, MEDIUM, SMALL
from vitral.terminal.widgets.shelf import Shelf, Thing
from vitral.terminal.widgets.window import WindowView
from vitral.terminal.widgets.words import WordsView

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

    def show(self, seen: Seen, lit: list[str], pointed: str) -> None:
        scene, play = seen.scene, seen.play
        if play.center < len(scene.windows):
            window = self.query_one(WindowView)
            window.show(scene.windows[play.center], play.glow, play.preview, lit, pointed)
            self.query_one("#plate", WordsView).show(self._plate(seen))
        legal = frozenset(choice.element for choice in scene.legal)
        reach = {kind: [on for on in lying(scene) if on.startswith(f"{kind}:")] for kind in ("pool", "own", "glass")}
        self._shelf(
            "pool",
            _dim(seen, "draft-pool" if scene.pool else "pool-empty"),
            [_thing(on) for on in reach["pool"]],
            legal,
        )
        self._shelf("own", _dim(seen, "own-dice"), [_thing(on) for on in reach["own"]], legal)
        self._shelf("glass", _dim(seen, "kind-glass"), [_thing(on) for on in reach["glass"]], legal)
        self._shelf("track", _dim(seen, "round-track"), _track(seen), legal)
        self.query_one("#own").display = bool(reach["own"])
        self.query_one("#glass").display = bool(reach["glass"])

    def _shelf(self, name: str, title: Content, things: list[Thing], legal: frozenset[str]) -> None:
        self.query_one(f"#{name}", Shelf).show(title, things, legal)

    def _plate(self, seen: Seen) -> Content:
        scene, speaker, center = seen.scene, seen.speaker, seen.play.center
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


def _dim(seen: Seen, message: str) -> Content:
    return Content.styled(seen.speaker.say(message), "dim")


def _thing(on: str) -> Thing:
    die, _, place = on.partition(":")[2].partition("@")
    return Thing(die, on, f"{place}:" if place else "")


def _track(seen: Seen) -> list[Thing]:
    """The round track: each round's number, then its dice."""
    things = []
    for number, dice in enumerate(seen.scene.track, 1):
        things += [Thing(die, f"track:{die}@{number}", "" if at else f"{number}:") for at, die in enumerate(dice)]
        things.append(Thing("", "", "" if dice else f"{number}:–"))
    now = seen.scene.round
    if seen.scene.phase == "playing":
        things += [Thing("", "", f"{number}") for number in range(max(now, len(seen.scene.track) + 1), _ROUNDS + 1)]
    return things
