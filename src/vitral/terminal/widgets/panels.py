"""The rows of the panels beside the window: choices, cards, players and scores."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from vitral.cards import AutomaCard, Inspiration
from vitral.server import protocol as wire
from vitral.teller.automa import card_sentences
from vitral.terminal.card_index import card_of, grid_of
from vitral.terminal.snapshot import TableSnapshot, short_names
from vitral.terminal.terminal_speaker import STAR
from vitral.terminal.widgets.glass import Piece, Size, die_style, pane_lines
from vitral.terminal.widgets.lists import Row

_TINY = Size(2, 1)
UNDO = "undo"


def _titled(title: str) -> Row:
    return Row("", Content.styled(title, "bold $accent"))


# -- choices -------------------------------------------------------------------------------------------------------


def choice_rows(seen: TableSnapshot, *, beside_cards: bool = False) -> list[Row]:
    """Returns everything that may be done now, numbered; the key of a row is `choice:` and its place in the scene.

    Windows are chosen by the private objectives, so these are added unless the cards stand beside.
    """
    scene = seen.scene
    if not seen.selection.mine and scene.phase != "choosing":
        return []
    rows = []
    for at, choice in enumerate(scene.legal):
        number = f"{at + 1}" if at < 9 else " "
        spaces = f"  {' '.join(choice.spaces)}" if 0 < len(choice.spaces) <= 6 else ""
        words = seen.speaker.say(choice.label)
        kind, _, what = choice.element.partition(":")
        die = what[:2] if kind in ("pool", "own", "glass", "track") else ""
        sign: list[Piece] = [(f" {die} ", die_style(die))] if die else []
        line = Content.assemble((f"{number} ", "bold $accent"), *sign, f"{' ' if die else ''}{words}", (spaces, "dim"))
        rows.append(Row(f"choice:{at}", line))
    if scene.phase == "choosing" and seen.privates and not beside_cards:
        rows.append(_titled(f"\n{seen.speaker.say('private-objectives', count=len(seen.privates))}"))
        rows += [_objective(seen, card) for card in seen.privates]
    if scene.can_undo:
        rows.append(Row(UNDO, Content.assemble(("u ", "bold $accent"), seen.speaker.say("button-undo"))))
    return rows


# -- cards ---------------------------------------------------------------------------------------------------------


def card_rows(seen: TableSnapshot) -> list[Row]:
    """Returns tools, modules and objectives, with what they do."""
    return [*_tools(seen), *_inspiration(seen), *_glass(seen), *_automa(seen), *_objectives(seen)]


def _card(seen: TableSnapshot, on: str, card: str, fact: str, *, may: bool = False, more: str = "") -> Row:
    star = f" {STAR}" if seen.speaker.card_index.is_reconstructed(card) else ""
    name = (f"{'▸ ' if may else ''}{seen.speaker.card(card)}{star}", "bold $text-accent" if may else "bold")
    text = seen.speaker.card_text(card)
    note = f"\n{STAR} {seen.speaker.say('our-reconstruction')}" if star else ""
    return Row(on, Content.assemble(name, f"  {fact}" if fact else "", (f"\n{text}{more}{note}", "dim")))


def _tools(seen: TableSnapshot) -> Iterator[Row]:
    speaker, scene = seen.speaker, seen.scene
    if scene.tools:
        yield _titled(speaker.say("tools"))
    for tool in scene.tools:
        on = f"tool:{tool.id}"
        fact = speaker.say("tool-at-work") if scene.question.card == tool.id else speaker.price(tool)
        yield _card(seen, on, tool.id, fact, may=seen.selection.may(on))


def _inspiration(seen: TableSnapshot) -> Iterator[Row]:
    scene, center = seen.scene, seen.selection.center
    if center < len(scene.inspirations):
        held = scene.inspirations[center]
        mine = center == scene.viewer
        yield _titled(seen.speaker.say("kind-inspiration"))
        on = "inspiration" if mine else f"card:{held.id}"
        yield _card(seen, on, held.id, inspiration_state(seen, held), may=mine and seen.selection.may(on))


def inspiration_state(seen: TableSnapshot, held: wire.InspirationState) -> str:
    """Returns whether it has been used, or how often it may be."""
    card = card_of(held.id)
    once_a_game = isinstance(card, Inspiration) and card.per == "game"
    often = "term-inspiration-game" if once_a_game else "term-inspiration-round"
    return seen.speaker.say("inspiration-used" if held.used else often)


def _glass(seen: TableSnapshot) -> Iterator[Row]:
    board = seen.scene.glass
    if board is not None:
        price = seen.speaker.say("tool-price", price=seen.speaker.tokens(board.price)) if board.price >= 0 else ""
        facts = seen.speaker.say("glass-facts", supply=board.supply, tokens=board.tokens)
        yield _titled(seen.speaker.say("kind-glass"))
        yield _card(
            seen, f"card:{board.board}", board.board, price, may=seen.selection.may_start("glass"), more=f" {facts}"
        )


def _automa(seen: TableSnapshot) -> Iterator[Row]:
    automa, speaker = seen.scene.automa, seen.speaker
    if automa is None:
        return
    yield _titled(f"{speaker.say('kind-automa')} {STAR}")
    card = card_of(automa.card)
    if not isinstance(card, AutomaCard):
        yield Row("automa", Content(speaker.say("automa-face-down")))
        return
    words = "; ".join(map(speaker.say, card_sentences(card)))
    yield Row("automa", Content.assemble((card.id, "bold"), "\n", (words, "dim")))


def _objectives(seen: TableSnapshot) -> Iterator[Row]:
    speaker, scene = seen.speaker, seen.scene
    if scene.public:
        yield _titled(speaker.say("public-objectives"))
    for card in scene.public:
        yield _objective(seen, card)
    if seen.privates:
        own = "private-objectives" if scene.viewer is not None else "private-objectives-of"
        yield _titled(speaker.say(own, count=len(seen.privates)))
    for card in seen.privates:
        yield _objective(seen, card)


def _objective(seen: TableSnapshot, card: str) -> Row:
    sheets, center = seen.scene.scores, seen.selection.center
    lines = sheets[center].lines if center < len(sheets) else []
    made = next((seen.speaker.points(line.points) for line in lines if line.id == card), "")
    return _card(seen, f"card:{card}", card, made)


# -- players -------------------------------------------------------------------------------------------------------


def player_rows(seen: TableSnapshot) -> list[Row]:
    """Returns every player with points and tokens, and every window in small except the one in the middle."""
    return [Row(f"seat:{seat}", _player(seen, seat)) for seat in range(len(seen.scene.windows))]


def _player(seen: TableSnapshot, seat: int) -> Content:
    scene = seen.scene
    mark = "▸ " if seat == scene.seat else "  "
    name = Content.assemble((f"{mark}{seen.names[seat]}", "bold"), (f"  {' · '.join(_facts(seen, seat))}", "dim"))
    lines = [name, *(() if seat == seen.selection.center else tiny_window(scene.windows[seat]))]
    if seat < len(scene.own) and scene.own[seat]:
        dice: list[Piece | str] = []
        for die in scene.own[seat]:
            dice += [(die, die_style(die)), " "]
        lines.append(Content.assemble("  ", *dice))
    return Content("\n").join(lines)


def _facts(seen: TableSnapshot, seat: int) -> list[str]:
    """Returns what else is known of a seat: points, tokens, inspiration."""
    scene, speaker = seen.scene, seen.speaker
    facts = [speaker.points(scene.scores[seat].total)] if seat < len(scene.scores) else []
    if scene.target is None and seat < len(scene.tokens):
        facts.append(speaker.tokens(scene.tokens[seat]))
    if seat < len(scene.inspirations):
        held = scene.inspirations[seat]
        facts.append(f"{speaker.card_with_mark(held.id)} ({inspiration_state(seen, held)})")
    return facts


def tiny_window(pane: wire.WindowState) -> list[Content]:
    """Returns a window of four short lines."""
    grid = grid_of(pane.pattern)
    lines = []
    for row, dice in enumerate(pane.dice):
        pieces: list[Piece | str] = ["  "]
        for column, die in enumerate(dice):
            pieces += [*pane_lines("" if die == "--" else die, grid[row][column], _TINY), " "]
        lines.append(Content.assemble(*pieces))
    return lines


# -- scores --------------------------------------------------------------------------------------------------------

_ORDER = ("public", "private", "tokens", "open", "bonus")


_SHORTEST_NAME = 6


def score_rows(seen: TableSnapshot, width: int) -> list[Row]:
    """Returns the score sheets of all seats, line by line, each at most as long as *width*, if that is possible.

    What the viewer may not know is a question mark.
    """
    speaker, sheets = seen.speaker, seen.scene.scores
    if not sheets:
        return []
    found: dict[str, wire.ScoreLine] = {}
    for line in (line for sheet in sheets for line in sheet.lines):
        found.setdefault("private" if line.kind == "private" else line.id, line)
    marks = short_names(seen.names[: len(sheets)])
    rows = [Row("", Content.styled(_table_line("", marks, width), "bold $accent"))]
    for key, line in sorted(found.items(), key=lambda one: _ORDER.index(one[1].kind)):
        points = [_points(sheet, key) for sheet in sheets]
        name = speaker.card(line.id) if line.kind == "public" else speaker.say(f"line-{line.kind}")
        rows.append(Row(f"line:{key}", Content(_table_line(name, points, width))))
    rows.append(
        Row(
            "total",
            Content.styled(_table_line(speaker.say("total"), [f"{one.total}" for one in sheets], width), "bold"),
        )
    )
    if seen.scene.target is not None:
        rows.append(Row("target", Content(speaker.say("to-beat", target=seen.scene.target))))
    return rows


def _points(sheet: wire.ScoreSheet, key: str) -> str:
    kind = [line for line in sheet.lines if key in (line.id, line.kind)]
    return "/".join(f"{line.points}" for line in kind) if kind else "?"


def _table_line(name: str, points: list[str], width: int) -> str:
    room = max(min(width, 50) - 4 * max(len(points), 3), _SHORTEST_NAME)
    shown = name if len(name) <= room else f"{name[: room - 1]}…"
    return f"{shown:{room}}" + "".join(f"{one:>4}" for one in points)
