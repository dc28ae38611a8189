"""Makes the recorded games of this folder anew, always the same: `python tests/playthroughs/make.py`.

A player of chance who likes what has not been seen yet plays them: together the games choose every window pattern,
deal every objective and use every tool to its end (`tests/whole/test_playthroughs.py` sees to that).
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from vitral import Action, Game, Record, Seat, Window, base_cards, replay
from vitral.dice import TEXT

FOLDER = Path(__file__).parent
TRIES = 80
NAMES = ("Ana", "Bia", "Caio", "Davi")


class Plan(NamedTuple):
    """A game to be recorded: its file, its table, and the numbers of the tools on it."""

    name: str
    players: int
    tools: tuple[int, int, int]
    public: tuple[int, int, int]
    options: dict[str, Any]


PLANS = (
    Plan("two_players", 2, (1, 2, 3), (0, 1, 2), {}),
    Plan("three_players", 3, (4, 5, 6), (3, 4, 5), {}),
    Plan("four_players", 4, (7, 8, 9), (6, 7, 8), {"start_player": 3}),
    Plan("two_players_scaled", 2, (10, 11, 12), (9, 0, 3), {"bag": "scaled"}),
    Plan("two_players_honour", 2, (2, 4, 12), (1, 4, 7), {"enforcement": "honour", "setup": "cards_first"}),
    Plan("three_players_honour_scaled", 3, (3, 6, 8), (2, 5, 8), {"enforcement": "honour", "bag": "scaled"}),
    Plan("three_players_scaled", 3, (7, 9, 11), (9, 6, 4), {"bag": "scaled", "setup": "cards_first"}),
    Plan("four_players_honour", 4, (1, 5, 10), (0, 5, 7), {"enforcement": "honour"}),
    Plan("four_players_scaled", 4, (4, 8, 12), (1, 3, 9), {"bag": "scaled"}),
)


def shown(record: Record) -> set[str]:
    """What a game shows: the patterns chosen, the private objectives, the kinds of choices."""
    windows = replay(record).state.windows
    privates = next(line.split()[2:] for line in record.log if line.startswith("deal private "))
    return {window.pattern.id for window in windows} | set(privates) | {line.split()[0] for line in record.log}


def idle_tools(record: Record) -> list[str]:
    """The tools nobody used."""
    return [tool for tool in record.options.tools if f"tool {tool}" not in record.log]


def news(record: Record, seen: Set[str]) -> int:
    """How much of a game is new; nothing makes up for a tool that nobody used."""
    return len(shown(record) - seen) - 100 * len(idle_tools(record))


def playthroughs() -> Iterator[tuple[str, Record]]:
    """Every file name and its game."""
    seen: set[str] = set()
    for plan in PLANS:
        games = [played(plan, number, seen) for number in range(TRIES)]
        best = max(games, key=partial(news, seen=frozenset(seen)))
        seen |= shown(best)
        yield f"{plan.name}.json", best


def played(plan: Plan, number: int, seen: set[str]) -> Record:
    """One game of a plan."""
    cards = base_cards()
    game = Game.new(
        plan.players,
        seed=f"{plan.name} {number}",
        tools=[tool.id for tool in cards.tools if tool.number in plan.tools],
        public=[cards.publics[at].id for at in plan.public],
        **plan.options,
    )
    game.seats = tuple(map(Seat, NAMES[: plan.players]))
    rng = Random(f"{plan.name} {number}")
    for offer in game.state.offers:
        # A side not seen yet, if there is one.
        side = min(offer, key=lambda side: (side.id in seen, side.id))
        game.play(f"side {offer.index(side) + 1}")
    while not game.over:
        game.play(choice(game, rng))
    return game.record()


def choice(game: Game, rng: Random) -> Action:
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
        window = state.windows[state.seat]
        lawful = Window.parse(window.pattern, window.rows()).legal_spaces(TEXT[state.hand])
        return rng.choice([action for action in legal if action.text[6:] in lawful] or legal)
    return rng.choice(legal)


def main() -> None:
    """Write all files."""
    for name, record in playthroughs():
        record.save(FOLDER / name)
        print(name, record.result and record.result["ranking"])


if __name__ == "__main__":
    main()
