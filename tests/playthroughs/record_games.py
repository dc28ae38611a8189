"""Records the games of this folder again, always the same: `PYTHONPATH=tests python -m playthroughs.record_games`.

A random player who prefers what no game has shown yet plays them. Of many games of a plan the one that shows most that
is new is recorded, so that together they show every card of every box (`tests/whole_games/test_playthroughs.py`). Run
it again when cards, rules or the Automa's level bonuses have changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from pathlib import Path
from random import Random
from typing import Any

from vitral import Action, Game, Record, Seat, Window, all_cards, base_cards, replay
from vitral.dice import TEXT
from vitral.records import replay_states

FOLDER = Path(__file__).parent
NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fabio")
POOL_TOOLS = ["strip_cutter", "lead_came_nippers", "lens_cutter"]
SOLO = {"mode": "solo"}
AUTOMA = {"mode": "automa", "automa_bonus": 15}
"""The bonuses of the three levels as they were when the games were recorded: 15, 23 and 31."""
PASSION = {"inspirations": True, "rare_glass": True, "passion_publics": True}


def base_table(players: int, tools: Set[int], public: Sequence[int], **options: Any) -> dict[str, Any]:
    """A table of the base game with tools of these numbers and public objectives at these places."""
    cards = base_cards()
    return {
        "players": players,
        "tools": [tool.id for tool in cards.tools if tool.number in tools],
        "public": [cards.publics[at].id for at in public],
        **options,
    }


BASE_PLANS: dict[str, dict[str, Any]] = {
    "two_players": base_table(2, {1, 2, 3}, (0, 1, 2)),
    "three_players": base_table(3, {4, 5, 6}, (3, 4, 5)),
    "four_players": base_table(4, {7, 8, 9}, (6, 7, 8), start_player=3),
    "two_players_scaled": base_table(2, {10, 11, 12}, (9, 0, 3), bag="scaled"),
    "two_players_honour": base_table(2, {2, 4, 12}, (1, 4, 7), enforcement="honour", setup="cards_first"),
    "three_players_honour_scaled": base_table(3, {3, 6, 8}, (2, 5, 8), enforcement="honour", bag="scaled"),
    "three_players_scaled": base_table(3, {7, 9, 11}, (9, 6, 4), bag="scaled", setup="cards_first"),
    "four_players_honour": base_table(4, {1, 5, 10}, (0, 5, 7), enforcement="honour"),
    "four_players_scaled": base_table(4, {4, 8, 12}, (1, 3, 9), bag="scaled"),
}
MODE_PLANS: dict[str, dict[str, Any]] = {
    "solo": {**SOLO, "tools": ["grozing_pliers", "glazing_hammer", "lathekin"]},
    "solo_five_tools": {
        **SOLO,
        "solo_tools": 5,
        "solo_private": 1,
        "solo_payment": "first_printing",
        "tools": ["eglomise_brush", "flux_remover", "running_pliers", "tap_wheel", "lens_cutter"],
    },
    "solo_lighter_track": {**SOLO, "track": "lighter", "solo_tools": 1, "setup": "cards_first"},
    "solo_lighter_inspired": {**SOLO, "track": "lighter", "inspirations": True, "privates": "positions"},
    "two_players_dice_pools": {"players": 2, "dice_pools": True, "tools": POOL_TOOLS, "privates": "positions"},
    "four_players_dice_pools": {"players": 4, "dice_pools": True, "tools": POOL_TOOLS, "enforcement": "honour"},
    "five_players": {"players": 5, "start_player": 4},
    "six_players": {"players": 6},
    "six_players_dice_pools": {"players": 6, "dice_pools": True, "privates": "positions"},
    "inspirations": {"players": 3, "inspirations": True},
    "inspirations_dice_pools": {"players": 3, "inspirations": True, "dice_pools": True, "tools": POOL_TOOLS},
    "rare_glass": {"players": 2, "rare_glass": True},
    "rare_glass_honour": {"players": 3, "rare_glass": True, "enforcement": "honour"},
    "passion_publics": {"players": 2, "passion_publics": True},
    "passion_publics_conflicts": {"players": 2, "passion_publics": True, "avoid_conflicts": False},
    "passion": {"players": 4, **PASSION, "setup": "cards_first"},
    "passion_dice_pools": {"players": 5, "dice_pools": True, **PASSION},
    "passion_six_players": {"players": 6, **PASSION},
    "promos": {
        "players": 4,
        "promos": True,
        "public": ["horizontal_symmetry", "color_variety", "light_shades"],
        "tools": ["soldering_iron", "lens_cutter", "grozing_pliers"],
    },
    "automa": {**AUTOMA},
    "automa_lenient": {**AUTOMA, "automa_misfit": "lenient", "automa_level": "hard", "automa_bonus": 31},
    "automa_normal": {**AUTOMA, "automa_level": "normal", "automa_bonus": 23, "privates": "positions"},
    **{f"automa_glass_{number}": {**AUTOMA, "rare_glass": True} for number in range(1, 6)},
    "automa_glass_slot": {**AUTOMA, "rare_glass": True, "glass_slot": 2},
    "automa_passion": {**AUTOMA, **PASSION, "promos": True},
    "lathekin_together": {
        "players": 3,
        "lathekin": "together",
        "tools": ["lathekin", "flux_brush", "grinding_stone"],
    },
}


Choose = Callable[[Game, Random], Action]
"""Returns the next choice of a game."""


def playthroughs() -> Iterator[tuple[Path, Record]]:
    """Yields every file and its game."""
    for name, record in record_plans(BASE_PLANS, 80, base_choice, base_facts):
        yield FOLDER / f"{name}.json", record
    for name, record in record_plans(MODE_PLANS, 40, mode_choice, mode_facts):
        yield FOLDER / "modes" / f"{name}.json", record


def record_plans(
    plans: dict[str, dict[str, Any]], tries: int, choose: Choose, facts: Callable[[Record], set[str]]
) -> Iterator[tuple[str, Record]]:
    """Yields for each plan the game, of so many, that shows most that the games before it have not shown."""
    seen: set[str] = set()
    for name, options in plans.items():
        games = [play(f"{name} {number}", options, seen, choose) for number in range(tries)]
        shown = [facts(game) for game in games]
        best = max(range(tries), key=lambda at: len(shown[at] - seen))
        seen |= shown[best]
        yield name, games[best]


def play(seed: str, options: dict[str, Any], seen: Set[str], choose: Choose) -> Record:
    """Plays a game in which each seat takes a side that no game has shown yet, if it is offered one."""
    game = Game.new(seed=seed, cards=all_cards(1), **options)
    game.seats = tuple(map(Seat, NAMES[: game.options.players]))
    rng = Random(seed)
    while not game.state.windows:
        offer = game.state.dealt_sides[game.seat]
        side = min(offer, key=lambda side: (f"pattern {side.id}" in seen, side.id))
        game.play(f"side {offer.index(side) + 1}")
    while not game.over:
        game.play(choose(game, rng))
    return game.record()


def base_facts(record: Record) -> set[str]:
    """The patterns chosen, the private objectives, the kinds of choices; nothing if a tool was not used."""
    if any(f"tool {tool}" not in record.log for tool in record.options.tools):
        return set()
    privates = next(line.split()[2:] for line in record.log if line.startswith("deal private "))
    patterns = {f"pattern {window.pattern.id}" for window in replay(record).state.windows}
    return patterns | set(privates) | {line.split()[0] for line in record.log}


def mode_facts(record: Record) -> set[str]:
    """The cards of every box by what was done with them, and the kinds of choices and outcomes."""
    found = {f"public {card}" for card in record.options.public}
    seat = -1
    for entry, state in replay_states(record):
        words = entry.text.split()
        found.add(f"verb {words[0]}")
        if words[0] == "deal":
            # Window cards name both sides.
            found |= {f"{words[1]} {part}" for card in words[2:] for part in card.split("/")}
        elif words[0] == "glass" and state.glass_board:
            found.add(f"glass {state.glass_board.id}")
        elif words[0] in ("inspire", "gather"):
            found.add(f"inspire {state.inspirations[seat].id}")
        elif words[0] == "tool":
            found.add(f"{entry.text} {record.options.lathekin}")
        seat = state.seat
    return found | {f"pattern {window.pattern.id}" for window in state.windows}


def base_choice(game: Game, rng: Random) -> Action:
    """A random choice that likes tools not used yet, keeps the placing rules mostly, and seldom passes."""
    legal = game.legal_actions()
    state = game.state
    if state.todo[0].text.startswith("turn"):
        used = set(game.record().log)
        new_tools = [action for action in legal if action.text.startswith("tool ") and action.text not in used]
        if new_tools and rng.random() < 0.7:
            return rng.choice(new_tools)
        takes = [action for action in legal if action.text.startswith("take ")]
        if takes and rng.random() < 0.85:
            return rng.choice(takes)
    elif legal[0].text.startswith("place ") and rng.random() < 0.95:
        return rng.choice(lawful(legal, state.windows[state.seat], TEXT[state.hand]) or legal)
    return rng.choice(legal)


def mode_choice(game: Game, rng: Random) -> Action:
    """A random choice that likes tools, glass and inspirations not used yet, and seldom passes or breaks a rule."""
    legal, state = game.legal_actions(), game.state
    used = set(game.record().log)
    rare = [action for action in legal if action.text.startswith(("tool ", "glass ", "inspire", "gather "))]
    fresh = [action for action in rare if action.text not in used] or rare
    if fresh and rng.random() < 0.6:
        return rng.choice(fresh)
    if state.todo[0].text.startswith("turn"):
        takes = [action for action in legal if action.text.startswith(("take ", "own "))]
        if takes and rng.random() < 0.85:
            return rng.choice(takes)
    elif legal[0].text.startswith("place ") and rng.random() < 0.95:
        return rng.choice(lawful(legal, state.windows[state.seat], TEXT[state.hand]) or legal)
    return rng.choice(legal)


def lawful(legal: Sequence[Action], window: Window, die: str) -> list[Action]:
    """The spaces that a strict table would allow too."""
    spaces = Window.parse(window.pattern, window.rows()).legal_spaces(die)
    return [action for action in legal if action.text.removeprefix("place ") in spaces]


if __name__ == "__main__":
    for path, record in playthroughs():
        record.save(path)
        print(path.stem, len(record.log), record.result and record.result["ranking"])
