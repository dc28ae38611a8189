"""A table in lines, for the ear: what lies where, the cards, the score, the story and the end."""

from __future__ import annotations

from vitral.terminal.facts import SPACES, asked_at, die_at, grid_of
from vitral.terminal.result import result_title, standings
from vitral.terminal.seen import Seen
from vitral.terminal.story import paragraphs


def table_lines(seen: Seen) -> list[str]:
    """The whole table, as far as the person before it may know it."""
    scene, voice = seen.scene, seen.voice
    if scene.phase == "choosing":
        return [*_objectives(seen), *_offers(seen)]
    lines = [voice.say("round-of", round=min(scene.round, 10)), *_tools(seen), *_objectives(seen)]
    for seat in sorted(range(len(scene.windows)), key=lambda seat: seat == scene.viewer):
        lines += _window(seen, seat)
    track = [f"{number}: {voice.dice(dice)}" for number, dice in enumerate(scene.track, 1) if dice]
    lines.append(f"{voice.say('round-track')}: {'; '.join(track) or voice.say('track-empty')}")
    if scene.own and scene.viewer is not None:
        lines.append(f"{voice.say('own-dice')}: {voice.dice(scene.own[scene.viewer])}")
    if scene.glass is not None:
        lines.append(f"{voice.say('kind-glass')}: {voice.dice(scene.glass.dice)}")
    lines.append(f"{voice.say('draft-pool')}: {voice.dice(scene.pool) or voice.say('pool-empty')}")
    if scene.hand:
        lines.append(voice.say("hand-holds", die=voice.die(scene.hand)))
    return lines


def _offers(seen: Seen) -> list[str]:
    lines = []
    for number, side in enumerate(seen.scene.offers, 1):
        lines.append(f"{number}. {seen.voice.marked(side)}")
        lines += [f"  {row}: {' '.join(cells.lower())}" for row, cells in zip("ABCD", grid_of(side), strict=True)]
    return lines


def _tools(seen: Seen) -> list[str]:
    voice = seen.voice
    return [f"{voice.marked(tool.id)} ({voice.price(tool)}): {voice.card_text(tool.id)}" for tool in seen.scene.tools]


def _objectives(seen: Seen) -> list[str]:
    voice, lines = seen.voice, []
    for title, cards in (
        (voice.say("public-objectives"), seen.scene.public),
        (voice.say("private-objectives", count=len(seen.privates)), seen.privates),
    ):
        lines += [f"{title}: {voice.marked(card)}. {voice.card_text(card)}" for card in cards]
    return lines


def _window(seen: Seen, seat: int) -> list[str]:
    """A window row by row: dice in capitals, open spaces by what they ask for."""
    scene, voice = seen.scene, seen.voice
    pane = scene.windows[seat]
    grid = grid_of(pane.pattern)
    facts = [voice.points(scene.scores[seat].total)]
    if scene.target is None and seat < len(scene.tokens):
        facts.append(voice.tokens(scene.tokens[seat]))
    elif scene.target is not None:
        facts.append(voice.say("to-beat", target=scene.target))
    lines = [f"{seen.names[seat]}, {voice.card(pane.pattern)}: {', '.join(facts)}"]
    for row in "ABCD":
        spaces = [space for space in SPACES if space[0] == row]
        cells = [die_at(pane.dice, space) or asked_at(grid, space).lower() for space in spaces]
        lines.append(f"  {row}: {' '.join(cells)}")
    return lines


def read_lines(seen: Seen) -> list[str]:
    """The own window in words, space by space."""
    windows, center = seen.scene.windows, seen.play.center
    return [seen.voice.space(space, windows[center]) for space in SPACES] if center < len(windows) else []


def score_lines(seen: Seen) -> list[str]:
    """The points so far, as far as one may know them."""
    voice, lines = seen.voice, []
    for seat, sheet in enumerate(seen.scene.scores):
        lines.append(f"{seen.names[seat]}: {voice.points(sheet.total)}")
        for line in sheet.lines:
            named = line.kind in ("public", "private")
            lines.append(f"  {voice.card(line.id) if named else voice.say(f'line-{line.kind}')}: {line.points}")
    return lines


def log_lines(seen: Seen) -> list[str]:
    """The game so far, in sentences."""
    told = [paragraph.told(seen.voice, seen.names) for paragraph in paragraphs(seen.voice, seen.story, seen.names)]
    return told or [seen.voice.say("story-empty")]


def ending_lines(seen: Seen) -> list[str]:
    """The result and all score sheets."""
    return ["", result_title(seen), *standings(seen), *score_lines(seen)]
