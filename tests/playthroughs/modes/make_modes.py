"""Makes the recorded games of this folder anew, always the same: `python tests/playthroughs/modes/make_modes.py`.

One game or more of every way to play beyond the base game. A player of chance who likes what has not been seen yet
plays them; of many games of a plan the one that shows most new cards is kept, so that together they show every card of
every box (`tests/whole/test_mode_playthroughs.py` sees to that). Run it again when cards, rules or the Automa's level
bonuses have changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from pathlib import Path
from random import Random
from typing import Any

from vitral import Action, Game, Record, Seat, Window
from vitral.dice import TEXT
from vitral.records import replay_states

FOLDER = Path(__file__).parent
TRIES = 40
NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fabio")
POOL_TOOLS = ["strip_cutter", "lead_came_nippers", "lens_cutter"]
SOLO = {"mode": "solo"}
AUTOMA = {"mode": "automa"}
PASSION = {"inspirations": True, "rare_glass": True, "passion_publics": True}

PLANS: dict[str, dict[str, Any]] = {
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
    "automa_lenient": {**AUTOMA, "automa_misfit": "lenient", "automa_level": "hard"},
    "automa_normal": {**AUTOMA, "automa_level": "normal", "privates": "positions"},
    **{f"automa_glass_{number}": {**AUTOMA, "rare_glass": True} for number in range(1, 6)},
    "automa_glass_slot": {**AUTOMA, "rare_glass": True, "glass_slot": 2},
    "automa_passion": {**AUTOMA, **PASSION, "promos": True},
    "lathekin_together": {
        "players": 3,
        "lathekin": "together",
        "tools": ["lathekin", "flux_brush", "grinding_stone"],
    },
}


def shown(record: Record) -> set[str]:
    """What a game shows of every box: cards by what was done with them, and the kinds of choices and outcomes."""
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


def playthroughs() -> Iterator[tuple[str, Record]]:
    """Every file name and its game."""
    seen: set[str] = set()
    for name, options in PLANS.items():
        best, most = None, -1
        for number in range(TRIES):
            record = played(name, number, options, seen)
            news = len(shown(record) - seen)
            if news > most:
                best, most = record, news
        assert best is not None
        seen |= shown(best)
        yield f"{name}.json", best


def played(name: str, number: int, options: dict[str, Any], seen: Set[str]) -> Record:
    """One game of a plan."""
    game = Game.new(seed=f"{name} {number}", **options)
    game.seats = tuple(map(Seat, NAMES[: game.options.players]))
    rng = Random(f"{name} {number}")
    while not game.state.windows:
        offer = game.state.offers[game.seat]
        # A side not seen yet, if there is one.
        side = min(offer, key=lambda side: (f"pattern {side.id}" in seen, side.id))
        game.play(f"side {offer.index(side) + 1}")
    while not game.over:
        game.play(choice(game, rng))
    return game.record()


def choice(game: Game, rng: Random) -> Action:
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


def main() -> None:
    """Write all files."""
    for name, record in playthroughs():
        record.save(FOLDER / name)
        print(name, len(record.log), record.result and record.result["ranking"])


if __name__ == "__main__":
    main()
