"""The Automa's notes as sentences: every note that the engine leaves has a sentence with its reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vitral.engine.steps.automa_turn as steps
from support.narration import story_of
from vitral import Game
from vitral.teller.automa import automa_lines
from vitral.teller.speaker import Speaker


def sentences_of(*notes: str, card: str = "A01") -> list[str]:
    """The sentences of notes written as words, without the name they all begin with."""
    view = Game.new(seed=1, mode="automa").view()
    assert view.automa is not None
    seen = view._replace(automa=view.automa._replace(card=card))
    found = automa_lines([note.split() for note in notes], seen, seen)
    return [line.text.removeprefix("Automa ") for line in Speaker("en", ["Ana", "Automa"]).story(found)]


@pytest.mark.parametrize(
    ("notes", "sentences"),
    [
        (["automa_card A04 4 5 1 2"], ["reveals card A04: places 4, 5, 1, and 2 in this order."]),
        (
            ["automa_card A06 1 3 5 2"],
            ["reveals card A06: places 1, 3, 5, and 2 in this order and pays for tool 1."],
        ),
        (
            ["automa_card AP3 5 4 3 2"],
            [
                "reveals card AP3: places 5, 4, 3, and 2 in this order and "
                "a die that fits nowhere goes on the topmost open space of the emptiest column."
            ],
        ),
        (
            ["automa_empty 1", "automa_empty 2", "automa_takes B4 3 A4"],
            [
                "takes the blue 4 from place 3, because places 1 and 2 are empty, and puts it on A4, "
                "the topmost open space of the blue column."
            ],
        ),
        (
            ["automa_takes R1 1 A1", "automa_empty 2", "automa_takes R2 3 B1"],
            [
                "takes the red 1 from place 1, because that is the first place on its card, and puts it on A1, "
                "the topmost open space of the red column.",
                "takes the red 2 from place 3, because place 2 is empty, and puts it on B1, "
                "the topmost open space of the red column.",
            ],
        ),
        (
            ["automa_takes G5 2 C3"],
            [
                "takes the green 5 from place 2, because that is the next place on its card, and puts it on C3, "
                "the topmost open space of the green column."
            ],
        ),
        (
            ["automa_full Y2 1", "automa_swaps Y2 P6 1 D5"],
            [
                "comes to the yellow 2 on place 1, because that is the first place on its card, but its yellow column "
                "is full, so it swaps it for the purple 6 from round 1 on the round track, the highest die there that "
                "fits, and puts that on D5."
            ],
        ),
        (
            ["automa_empty 1", "automa_full Y2 2", "automa_lost"],
            [
                "comes to the yellow 2 on place 2, because place 1 is empty, but its yellow column is full "
                "and no die from round 2 on the round track fits, so it takes nothing."
            ],
        ),
        (
            ["automa_full Y2 1", "automa_misfit Y2 B4"],
            [
                "comes to the yellow 2 on place 1, because that is the first place on its card, but its yellow column "
                "is full and no die from round 1 on the round track fits; its card sends such a die to the "
                "emptiest column, so it puts it on B4."
            ],
        ),
        # The lenient reading goes on.
        (
            ["automa_full Y2 1", "automa_full Y3 2", "automa_empty 3", "automa_takes R1 4 A1"],
            [
                "comes to the yellow 2 on place 1, because that is the first place on its card, but its yellow column "
                "is full and no die from round 1 on the round track fits, so it moves on to the next place.",
                "comes to the yellow 3 on place 2, because that is the next place on its card, but its yellow column "
                "is full and no die from round 2 on the round track fits, so it moves on to the next place.",
                "takes the red 1 from place 4, because place 3 is empty, and puts it on A1, "
                "the topmost open space of the red column.",
            ],
        ),
        (
            ["automa_full Y2 4", "automa_nothing", "automa_nothing"],
            [
                "comes to the yellow 2 on place 4, because that is the next place on its card, but its yellow column "
                "is full and no die from round 4 on the round track fits, so it moves on to the next place.",
                "takes no die, because there is none on the other places on its card.",
                "takes no die, because there is none on the other places on its card.",
            ],
        ),
        (
            ["automa_pays 1 lens_cutter"],
            [
                "pays 1 favor token for Lens Cutter without using it, as its card says, "
                "because there is no favor token on it."
            ],
        ),
        (
            ["automa_pays 2 tap_wheel"],
            [
                "pays 2 favor tokens for Tap Wheel without using it, as its card says, "
                "because there are already favor tokens on it."
            ],
        ),
        (
            ["automa_cannot_pay lathekin"],
            ["would have to pay for Lathekin, but has too few favor tokens, so nothing happens."],
        ),
        (
            ["automa_tool_is_board 2"],
            ["would have to pay for tool 2, but the rare-glass board is there, so nothing happens."],
        ),
        (["automa_at_once"], ["takes its second die right away, because its card says so."]),
        (
            ["automa_no_glass"],
            ["would take rare glass, but it already has some or none is left, so nothing happens."],
        ),
        (
            ["automa_glass W4 2", "automa_pushed R6 C3", "automa_glass_at W4 B3"],
            [
                "takes the rare glass 4 from the rare-glass board for 2 favor tokens, because its card says so.",
                "puts the rare glass 4 on B3, as the position card says; the red 6 that was there moves to C3.",
            ],
        ),
        (
            ["automa_pushed_out R6", "automa_glass_at W4 B3", "automa_glass_at W1 C2"],
            [
                "puts the rare glass 4 on B3, as the position card says; "
                "the red 6 that was there leaves the game, because its column is full.",
                "puts the rare glass 1 on C2, as the position card says.",
            ],
        ),
        (
            ["automa_late_glass W6 C4"],
            [
                "has no rare glass after the last round, so the one on the board goes on C4, as the position card "
                "says; if a die is there, the glass replaces it and takes its value: rare glass 6."
            ],
        ),
    ],
)
def test_sentences(notes: list[str], sentences: list[str]) -> None:
    assert sentences_of(*notes) == sentences


def test_every_note_of_the_engine_has_its_sentence() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(steps.__file__).parent.glob("automa*.py"))
    codes = set(re.findall(r'"(automa_\w+)"', sources))
    tested = Path(__file__).read_text(encoding="utf-8")
    assert len(codes) == 18
    assert [code for code in sorted(codes) if not re.search(rf'"{code}[ "]', tested)] == []


@pytest.mark.parametrize("misfit", ["strict", "lenient"])
@pytest.mark.parametrize("passion", [False, True])
def test_every_pick_of_whole_games_is_told_once_and_in_its_round(misfit: str, passion: bool) -> None:
    for seed in range(8):
        game = Game.new(seed=seed, mode="automa", automa_misfit=misfit, rare_glass=passion, inspirations=passion)
        while not game.over:
            legal = game.legal_actions()
            game.play(legal[seed * game.ply % len(legal)])
        sentences = story_of(game.record(), ["Ana", "Automa"])
        for number in range(1, 11):
            mine = [one.text for one in sentences if one.round == number and one.seat == 1]
            assert sum(" reveals card " in text for text in mine) == 1
            ends = (
                " and puts it on ",
                " and puts that on ",
                " so it takes nothing",
                " so it puts it on ",
                "takes no die",
            )
            assert sum(any(end in text for end in ends) for text in mine) == 2
        window = game.view().windows[1]
        placed = [
            re.search(r"puts (?:it|that) on (\w\d)", sentence.text) for sentence in sentences if sentence.seat == 1
        ]
        spaces = {found[1] for found in placed if found}
        assert spaces <= set(window.dice()) or passion
