"""A table as one viewer may see it, what an update changes of it, and the people around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct
from msgspec.structs import astuple, fields, replace

from vitral.teller.choices import Choice
from vitral.teller.questions import Question

# -- scene -----------------------------------------------------------------------------------------------------------


class WindowState(Struct, gc=False):
    """A window: its pattern, its dice by rows (`--` is open), and the spaces whose dice were placed under a waiver."""

    pattern: str
    dice: list[list[str]]
    excused: list[str]


class ToolCard(Struct, gc=False):
    """A tool on the table: tokens lying on it and its price now; `pay` is the die that pays in solo (`R`, `4`)."""

    id: str
    tokens: int
    price: int
    pay: str


class InspirationState(Struct, gc=False):
    """A seat's inspiration."""

    id: str
    used: bool


class RareGlassBoard(Struct, gc=False):
    """The rare-glass board. `price` is for the seat to move, −1 when nobody is."""

    board: str
    dice: list[str]
    supply: int
    tokens: int
    price: int
    used: bool


class AutomaBoard(Struct, gc=False):
    """The Automa's cards: the one of this round, once revealed, and those of the rounds so far."""

    card: str
    drawn: list[str]
    board_slot: int


class ScoreFind(Struct, gc=False):
    """Points and the spaces that made them."""

    points: int
    spaces: list[str]


class ScoreLine(Struct, gc=False):
    """A line of a score sheet: a card's id, or `tokens`, `open`, `bonus`."""

    id: str
    kind: Literal["public", "private", "tokens", "open", "bonus"]
    points: int
    finds: list[ScoreFind]


class ScoreSheet(Struct, gc=False):
    """A score sheet. Until the game is over it holds what the viewer may know: others' private lines are left out."""

    total: int
    lines: list[ScoreLine]


class Standing(Struct, gc=False):
    """A place of the final ranking, and what set it before the next: `points, private, tokens, order`, or `last`."""

    seat: int
    ahead_by: str


class GameResult(Struct, gc=False):
    """The result of a finished game."""

    ranking: list[Standing]
    target: int | None
    won: bool | None
    """In solo: whether the target was beaten."""
    private: list[list[str]]
    """Everybody's private objectives, by seat."""


class Turn(Struct, gc=False):
    """One turn of this round."""

    seat: int
    skipped: bool


class Scene(Struct, gc=False):
    """A table at one moment as one viewer may see it, with everything that viewer may do."""

    ply: int
    """To be sent with a choice. It stays 0 while windows are chosen, since all choose at once."""
    viewer: int | None
    """A seat; None is a spectator."""
    phase: Literal["choosing", "playing", "over"]
    round: int
    turn: int
    turns: list[Turn]
    """The turns of this round in order; `turn` is the current one."""
    start: int
    """The start player of this round; −1 until it is known."""
    seat: int
    """The seat to decide; −1 while all choose windows, and at the end."""
    question: Question
    """The question of the table."""
    hand: str
    origin: str
    """The space the die in hand was lifted from."""
    waiting: list[str]
    """Dice in hand too, which wait until the first one is placed."""
    drafted: bool
    tool_used: bool
    pool: list[str]
    places: list[int]
    """The places of the dice of the pool, at Automa tables."""
    bag: list[int]
    """Dice in the bag: R Y G B P."""
    track: list[list[str]]
    removed: list[str]
    windows: list[WindowState]
    tokens: list[int]
    tools: list[ToolCard]
    public: list[str]
    private: list[str]
    """The viewer's private objectives."""
    dealt_sides: list[str]
    """The window sides the viewer was dealt."""
    chosen_side: int
    """The index of the side that the viewer has chosen, or −1."""
    have_chosen: list[bool]
    """By seat: whether it has chosen a window."""
    own: list[list[str]]
    own_used: bool
    picked: list[str]
    inspirations: list[InspirationState]
    glass: RareGlassBoard | None
    automa: AutomaBoard | None
    scores: list[ScoreSheet]
    target: int | None
    """In solo, the score to beat so far."""
    legal: list[Choice]
    """The legal choices of the viewer; empty if another seat decides."""
    can_undo: bool
    ending: GameResult | None


# -- people at a table ---------------------------------------------------------------------------------------------


EmblemColor = Literal["", "R", "Y", "G", "B", "P"]
"""Empty: made from the name, like the pattern 0."""
EmblemPattern = Annotated[int, Meta(ge=0, le=6)]


class Seat(Struct):
    """A seat and its player."""

    name: str
    kind: Literal["person", "bot", "automa"]
    bot: str
    claimed: bool
    """Whether a person has entered it."""
    online: bool
    resigned: bool = False
    reissued_at: float = 0.0
    """The time at which the host last reissued this seat's link, or 0: the player of the seat is warned."""
    emblem_color: EmblemColor = ""
    emblem_pattern: EmblemPattern = 0
    """The emblem that the player chose, as in `ChooseEmblem`."""


class TableInfo(Struct):
    """The facts of a table beside the game, for everybody at it."""

    id: str
    created: float
    options: dict[str, Any]
    seats: list[Seat]
    host: int
    """The seat with the rights of a host; −1 if there is none (a quick match, or bots only)."""
    timer: int
    """Seconds for a turn, or 0."""
    deadline: float
    """The time at which the turn runs out, or 0."""
    commitment: str
    """The hash of the dealer's seed, in hex."""
    dealer: int
    rematch: str
    """The table where this one goes on, or nothing."""
    forked: str
    """`TABLE@PLY` if it began from a moment of another game."""
    watching: int = 0
    """The number of spectators."""
    stand_in: Literal["bot", "nobody"] = "bot"
    """The stand-in for people that resign."""
    takes_over: bool = False
    """Whether others may let a bot play for a person who is away."""
    deal: str = ""
    """The deal, if others play it, too, and are compared: `daily/DAY/KIND` or `contest/ID/ROUND`."""
    public: bool = False
    """Whether everybody finds it in the lobby."""
    locked: bool = False
    """Whether its host lets nobody else come in."""
    chat: bool = False
    """Whether people may write to each other."""
    edition: int = 1
    """The edition of the cards that it is dealt from: `/api/cards/LANGUAGE?edition=N` has them."""
    over_days: bool = False
    """Whether its players take their time, so that they may keep notes and plan moves."""


# -- changes of a scene ----------------------------------------------------------------------------------------------


class WindowChange(Struct, gc=False):
    """One window as it is now."""

    seat: int
    window: WindowState


class ScoreSheetChange(Struct, gc=False):
    """One score sheet: its total now, and those of its lines that are different, by their ids."""

    seat: int
    total: int
    lines: list[ScoreLine]


_CHANGED: Final = tuple(field for field in fields(Scene) if field.name != "viewer")
if TYPE_CHECKING:
    _SceneFields = Struct
else:
    _SceneFields = defstruct("_SceneFields", [(field.name, field.type | UnsetType, UNSET) for field in _CHANGED])


class SceneChange(_SceneFields, omit_defaults=True, gc=False):
    """The fields of a `Scene` that are different now; one that is left out stays as it was. Single windows, and lines
    of score sheets, are in `window_changes` and `score_changes`.
    """

    window_changes: list[WindowChange] | UnsetType = UNSET
    score_changes: list[ScoreSheetChange] | UnsetType = UNSET


def changed_scene(scene: Scene, change: SceneChange) -> Scene:
    """Returns the scene after a change."""
    fresh = {field.name: value for field in _CHANGED if (value := getattr(change, field.name)) is not UNSET}
    if change.window_changes is not UNSET:
        panes = {entry.seat: entry.window for entry in change.window_changes}
        fresh["windows"] = [panes.get(seat, pane) for seat, pane in enumerate(scene.windows)]
    if change.score_changes is not UNSET:
        fresh["scores"] = [*scene.scores]
        for entry in change.score_changes:
            lines = {line.id: line for line in entry.lines}
            lines_before = scene.scores[entry.seat].lines
            fresh["scores"][entry.seat] = ScoreSheet(entry.total, [lines.get(line.id, line) for line in lines_before])
    return replace(scene, **fresh)


# -- differences of two scenes ---------------------------------------------------------------------------------------


def scene_changes(before: Scene, after: Scene) -> dict[str, Any]:
    """Returns what changed between two scenes of one viewer, as the JSON object that a `SceneChange` would be.

    A dictionary takes less time to make and to encode than the struct.
    """
    changes: dict[str, Any] = {
        name: now
        for name, was, now in zip(Scene.__struct_fields__, astuple(before), astuple(after))  # noqa: B905 - both are scenes
        if was is not now and was != now
    }
    if "windows" in changes and len(before.windows) == len(after.windows):
        del changes["windows"]
        changes["window_changes"] = [
            WindowChange(seat, pane)
            for seat, pane in enumerate(after.windows)
            if pane is not before.windows[seat] and pane != before.windows[seat]
        ]
    if "scores" in changes and _same_lines(before.scores, after.scores):
        del changes["scores"]
        changes["score_changes"] = [
            ScoreSheetChange(
                seat,
                now.total,
                [line for line, old in zip(now.lines, was.lines, strict=True) if line is not old and line != old],
            )
            for seat, (now, was) in enumerate(zip(after.scores, before.scores, strict=True))
            if now is not was and now != was
        ]
    return changes


def _same_lines(before: list[ScoreSheet], after: list[ScoreSheet]) -> bool:
    """Returns whether the sheets have the same lines, whatever they say; at the end, private ones come in between."""
    return len(before) == len(after) and all(
        was is now or [line.id for line in was.lines] == [line.id for line in now.lines]
        for was, now in zip(before, after, strict=True)
    )
