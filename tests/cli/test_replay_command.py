"""`vitral replay`: a record is verified line by line, written as sentences, without secrets until the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cli.test_cli import run, saved
from support.narration import story_of
from vitral import Game, Options, Record, Seat, all_cards
from vitral.arena import play_out
from vitral.bots import make_bot
from vitral.cli.arguments import names_of

PAIR = ["lead_came_nippers", "strip_cutter"]
SHADES = ["light_shades", "medium_shades", "deep_shades"]
PRIVATE = ("Shades of Red", "Shades of Yellow", "Shades of Green", "Shades of Blue", "Shades of Purple")


def finished(players: int = 2, seed: int = 7, **options: Any) -> Record:
    game = Game.new(players, seed, cards=all_cards(1), **options)
    game.seats = tuple(map(Seat, ("Ana", "Rui", "Eva", "Leo")[:players]))
    play_out(game, [make_bot("random", f"{seed}/{seat}") for seat in range(players)])
    return game.record()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    finished().save(path)
    return path


def cut(file: Path, lines: int) -> Path:
    """The same game, stopped after so many lines."""
    data = json.loads(file.read_text())
    data["log"], data["result"] = data["log"][:lines], None
    short = file.with_name("short.json")
    short.write_text(json.dumps(data))
    return short


# -- the story -------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_told_from_set_up_to_ranking(file: Path) -> None:
    ran = run("replay", file)
    record = Record.load(file)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == f"Ana and Rui: {len(record.log)} lines, verified."
    assert [line for line in lines if line.startswith("Round ")] == [f"Round {number}" for number in range(1, 11)]
    assert record.result is not None
    best = record.result["ranking"][0]
    name, total = ("Ana", "Rui")[best], record.result["scores"][best]["total"]
    assert lines[lines.index("Ranking") + 1].startswith(f"1. {name}, {total} points")
    assert sum(secret in ran.out for secret in PRIVATE) == 2


def test_sentences(tmp_path: Path) -> None:
    """One game by hand: the sentence for each kind of action."""
    game = Game.new(2, by_hand=True, tools=["flux_remover", "lens_cutter", "lathekin"])
    game.seats = (Seat("Ana"), Seat("Rui"))
    game.resolve("deal private shades_of_red shades_of_blue")
    game.resolve(
        "deal windows fractal_drops/ripples_of_light batllo/bellesguard firelight/suns_glory industria/via_lux"
    )
    for choice in ("side 1", "side 2"):
        game.play(choice)
    game.resolve("deal public light_shades medium_shades deep_shades")
    game.resolve("start 1")
    game.resolve("roll R3 G4 B5 P6 Y1")
    for choice in ("take R3", "place B1", "pass", "pass"):
        game.play(choice)
    game.play("tool flux_remover")
    game.play("take P6")
    game.resolve("draw B")
    for choice in ("set 2", "leave", "pass", "take G4", "place A2", "tool lathekin"):
        game.play(choice)
    for choice in ("lift A2", "place C1", "lift B1"):
        game.play(choice)
    file = tmp_path / "game.json"
    game.record().save(file)
    printed = [line.strip() for line in run("replay", file).out.splitlines()]
    assert printed[2 : printed.index("Ana: Fractal Drops, 2 favor tokens") - 1] == [
        "Setup",
        "Tools: Flux Remover, Lens Cutter, and Lathekin.",
        "Ana builds Fractal Drops with 3 favor tokens.",
        "Rui builds Sun's Glory with 6 favor tokens.",
        "Public objectives: Light Shades, Medium Shades, and Deep Shades.",
        "Ana starts.",
        "",
        "Round 1",
        "Ana rolls red 3, yellow 1, green 4, blue 5, and purple 6.",
        "Ana takes the red 3 and places it on B1.",
        "Rui passes.",
        "Rui pays 1 favor token for Flux Remover, takes the purple 6, puts it into the bag and draws a blue die, "
        "changes it to blue 2, and leaves the blue 2 in the draft pool.",
        "Ana takes the green 4, places it on A2, pays 1 favor token for Lathekin, and moves the green 4 from A2 to C1.",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("enforcement", ["strict", "honour"])
def test_every_game_can_be_told(players: int, enforcement: str) -> None:
    for seed in range(12):
        record = finished(players, seed, enforcement=enforcement)
        story = story_of(record, names_of(record))
        assert all(one.text.endswith(".") for one in story)
        rounds = [one for one in story if one.round and " rolls " in one.text and one.turn < 0]
        assert len(rounds) == 10
        if enforcement == "strict":
            turns = sum(line == "pass" for line in record.log)
            assert sum(one.seat >= 0 and one.round > 0 and one.turn >= 0 for one in story) == turns


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "solo", "inspirations": True},
        {"mode": "solo", "track": "lighter"},
        {"mode": "automa"},
        {"mode": "automa", "rare_glass": True, "inspirations": True, "passion_publics": True},
        {"players": 6, "rare_glass": True, "inspirations": True},
        {"players": 3, "dice_pools": True, "inspirations": True, "rare_glass": True},
    ],
)
def test_a_game_of_every_mode_can_be_told(options: dict[str, Any], tmp_path: Path) -> None:
    for seed in range(6):
        game = Game.new(seed=seed, **options)
        play_out(game, [make_bot("random", f"{seed}/{seat}") for seat in range(game.options.players)])
        record = game.record()
        story = story_of(record, names_of(record))
        assert all(one.text.endswith(".") for one in story)
        assert sum(" rolls " in one.text and one.round > 0 and one.turn < 0 for one in story) == 10
        assert sum("round track" in one.text and one.seat < 0 for one in story) == 10
    file = tmp_path / "game.json"
    record.save(file)
    ran = run("replay", file, "--svg", tmp_path / "table.svg")
    assert ran.code == 0
    data = run("replay", file, "--json").data
    assert record.result is not None
    assert [score["total"] for score in data["scores"]] == [score["total"] for score in record.result["scores"]]
    for ply in range(0, len(record.log), 7):
        assert run("replay", file, "--ply", str(ply)).code == 0


def test_the_end_of_a_solo_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = Game.new(seed=2, mode="solo")
    play_out(game, [make_bot("random", 2)])
    game.record().save(file)
    result = game.record().result
    assert result is not None
    lines = run("replay", file).out.splitlines()
    assert lines[-2] == f"Target: {result['target']}, the sum of the dice on the round track."
    total = result["scores"][0]["total"]
    assert lines[-1] == f"Lost, {-result['margin']} points short: {total} against a target of {result['target']}."
    assert "Ranking" not in lines
    data = run("replay", file, "--json").data
    assert (data["target"], data["won"], data["margin"]) == (result["target"], False, result["margin"])
    half = run("replay", file, "--json", "--ply", "40").data
    assert half["won"] is None
    assert half["target"] < data["target"]
    assert any(line.startswith("Target so far: ") for line in run("replay", file, "--ply", "40").out.splitlines())


def test_the_story_of_an_automa_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    log = [
        "deal private shades_of_green shades_of_yellow",
        "deal windows industria/via_lux symphony_of_light/virtus",
        "deal tools running_pliers tap_wheel grinding_stone",
        "deal public color_diagonals column_shade_variety light_shades",
        *("side 2", "roll R5 B3 B6 R4 G3", "take G3@5", "place A4", "pass", "deal automa A16"),
    ]
    saved(file, log, (Seat("Ana"), Seat(kind="automa", level="normal")), mode="automa")
    printed = [line.strip() for line in run("replay", file).out.splitlines()]
    start = printed.index("Round 1")
    assert printed[start + 1 : start + 6] == [
        "Ana rolls red 5, blue 3, blue 6, red 4, and green 3 onto places 1 to 5.",
        "Ana takes the green 3 from place 5 and places it on A4.",
        "Automa reveals card A16: places 2, 1, 5, and 4 in this order.",
        "Automa takes the blue 3 from place 2, because that is the first place on its card, and puts it on A4, "
        "the topmost open space of the blue column.",
        "Automa takes the red 5 from place 1, because that is the next place on its card, and puts it on A1, "
        "the topmost open space of the red column.",
    ]
    assert printed[0].startswith("Ana and Automa: ")
    assert "Automa: 5 favor tokens" in printed


def test_sentences_of_the_modules() -> None:
    """Private pools, rare glass and inspirations by hand: the sentence for each action."""
    game = Game.new(2, by_hand=True, dice_pools=True, rare_glass=True, inspirations=True, tools=PAIR, public=SHADES)
    for line in (
        "deal private rg_row_sum rg_column_sum",
        "deal inspirations luck charm",
        "deal windows fractal_drops/ripples_of_light batllo/bellesguard firelight/suns_glory industria/via_lux",
        *("side 1", "side 1"),
        "reroll R1 R2 Y1 Y2 G1 G2 B1 B2 P1 P2 R3 R4 Y3 Y4 G3 G4 B3 B4 P3 P4",
        "deal board seeded",
        "reroll W4",
        "start 1",
        "roll R3 G4 B5",
    ):
        game.play(line) if line.startswith("side") else game.resolve(line)
    for line in ("take R3", "inspire", "reroll R6", "place A1", "tool lead_came_nippers", "own P1", "own P2"):
        game.resolve(line) if line.startswith("reroll") else game.play(line)
    game.resolve("reroll P5 P6")
    for line in ("glass W4", "reroll W2", "leave", "own B2", "place B2", "pass", "gather lead_came_nippers", "pass"):
        game.resolve(line) if line.startswith("reroll") else game.play(line)
    sentences = [one.text for one in story_of(game.record(), ["Ana", "Rui"])]
    assert sentences == [
        "Inspirations: Luck and Charm.",
        "Ana builds Fractal Drops with 3 favor tokens.",
        "Rui builds Firelight with 5 favor tokens.",
        "Ana rolls the private dice: red 1, red 2, yellow 1, yellow 2, green 1, green 2, blue 1, blue 2, purple 1, "
        "and purple 2.",
        "Rui rolls the private dice: red 3, red 4, yellow 3, yellow 4, green 3, green 4, blue 3, blue 4, purple 3, "
        "and purple 4.",
        "Rare-glass board: Seeded Glass.",
        "Rare glass at the start: rare glass 4.",
        "Ana starts.",
        "Ana rolls red 3, green 4, and blue 5.",
        "Ana takes the red 3, uses Luck, re-rolls it (red 6), places it on A1, pays 1 favor token for "
        "Lead Came Nippers, chooses the private purple 1, chooses the private purple 2, "
        "rolls again (purple 5 and purple 6), takes the rare glass 4 for 1 favor token, re-rolls it (rare glass 2), "
        "leaves the rare glass 2 on the board, "
        "takes the private blue 2, and places it on B2.",
        "Rui takes 1 favor token from Lead Came Nippers.",
        "On the round track: green 4 and blue 5.",
    ]


def test_a_die_that_luck_rolls_is_turned_over_after_it() -> None:
    log = (
        "deal private shades_of_red shades_of_blue",
        "deal inspirations luck charm",
        "deal windows fractal_drops/ripples_of_light batllo/bellesguard firelight/suns_glory industria/via_lux",
        *("side 1", "side 1", "start 1", "roll R3 Y1 G4 B5 P6"),
        *("tool grinding_stone", "take G4", "inspire", "reroll G6", "place A1", "pass"),
    )
    options = Options(inspirations=True, tools=("grinding_stone", "lathekin", "tap_wheel"), public=tuple(SHADES))
    assert story_of(Record(options, log), ["Ana", "Rui"])[-1].text == (
        "Ana pays 1 favor token for Grinding Stone, takes the green 4, uses Luck, re-rolls it (green 6), "
        "flips it to green 1, and places it on A1."
    )


def test_a_die_in_hand_is_turned_over_once_the_tool_is_paid_for() -> None:
    log = (
        "deal private shades_of_red shades_of_blue",
        "deal windows fractal_drops/ripples_of_light batllo/bellesguard firelight/suns_glory industria/via_lux",
        *("side 1", "side 1", "start 1", "roll R3 Y1 G4 B5 P6"),
        *("take P6", "tool grinding_stone", "place A1", "pass"),
    )
    options = Options(tools=("grinding_stone", "lathekin", "tap_wheel"), public=tuple(SHADES))
    assert story_of(Record(options, log), ["Ana", "Rui"])[-1].text == (
        "Ana takes the purple 6, pays 1 favor token for Grinding Stone, flips it to purple 1, and places it on A1."
    )


def test_a_game_that_is_not_over_keeps_its_secrets(file: Path) -> None:
    short = cut(file, 40)
    spectator = run("replay", short)
    assert spectator.code == 0
    assert not any(secret in spectator.out for secret in PRIVATE)
    assert "Draft pool: " in spectator.out
    own = [run("replay", short, "--seat", seat).out for seat in ("1", "2")]
    assert [sum(secret in out for secret in PRIVATE) for out in own] == [1, 1]
    assert sum(secret in run("replay", short, "--all").out for secret in PRIVATE) == 2


def test_a_game_before_its_windows(file: Path) -> None:
    out = run("replay", cut(file, 3)).out
    assert out.endswith("The windows have not been chosen yet.\n")


def test_the_position_after_a_ply(file: Path) -> None:
    data = run("replay", file, "--ply", "40", "--json").data
    assert (data["plies"], data["over"], data["position"], data["scores"], data["ranking"]) == (
        40,
        False,
        None,
        None,
        None,
    )
    assert data["log"][0] == "deal private ? ?"
    assert data["view"]["private"] == []
    everything = run("replay", file, "--ply", "40", "--json", "--all").data
    assert "todo=turn " in everything["position"]
    assert {score["name"] for score in everything["scores"]} == {"Ana", "Rui"}


def test_a_finished_game_as_json(file: Path) -> None:
    data = run("replay", file, "--json").data
    record = Record.load(file)
    assert record.result is not None
    assert data["plies"] == len(record.log)
    assert [{key: score[key] for key in score if key != "name"} for score in data["scores"]] == record.result["scores"]
    assert data["ranking"] == [("Ana", "Rui")[seat] for seat in record.result["ranking"]]


def test_verify_only(file: Path) -> None:
    lines = Record.load(file).log
    dealt = sum(line.split()[0] in ("deal", "start", "roll", "reroll", "draw") for line in lines)
    ran = run("replay", file, "--verify")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        f"{file}: {len(lines)} lines, all legal",
        f"{file}: {dealt} rolls, draws, and deals, and all of them come from the seed in the record "
        "(no earlier promise of the seed is known)",
    ]
    assert run("replay", "-", "--verify", stdin=file.read_bytes()).out.startswith("standard input: ")


def test_a_picture_of_the_table(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "table.svg"
    assert run("replay", file, "--ply", "50", "--svg", target).code == 0
    assert ET.fromstring(target.read_text(encoding="utf-8")).tag.endswith("svg")


def test_names_of_a_file_cannot_steer_the_terminal(file: Path) -> None:
    data = json.loads(file.read_text())
    data["seats"][0]["name"] = "\x1b[2JAna"
    file.write_text(json.dumps(data))
    out = run("replay", file).out
    assert out.startswith("[2JAna and Rui: ")
    assert "\x1b" not in out


# -- refusing ------------------------------------------------------------------------------------------------------


def test_a_record_with_an_impossible_line(file: Path, tmp_path: Path) -> None:
    data = json.loads(file.read_text())
    at = data["log"].index("pass")
    data["log"][at] = "place A1"
    file.write_text(json.dumps(data))
    target = tmp_path / "table.svg"
    assert run("replay", file, "--svg", target) == (
        1,
        "",
        f"vitral replay: {file}: line {at + 1} of the log: 'place A1' is refused: "
        "that is not what the table waits for now (not_offered)\n",
    )
    assert not target.exists()


def test_a_result_that_does_not_follow(file: Path) -> None:
    data = json.loads(file.read_text())
    data["result"]["ranking"].reverse()
    file.write_text(json.dumps(data))
    ran = run("replay", file, "--ply", "20")
    assert ran.code == 1
    assert ran.err.startswith(f"vitral replay: {file}: result: does not follow from the log: ")


def test_a_truncated_record(file: Path) -> None:
    file.write_text(file.read_text()[:600])
    ran = run("replay", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"vitral replay: {file}: line ")


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("--ply", "9999"), "there is no ply 9999; the log has {lines} lines"),
        (("--seat", "3"), "there is no seat 3; seats are 1 to 2"),
    ],
)
def test_what_the_record_does_not_have(file: Path, argv: tuple[str, ...], message: str) -> None:
    expected = message.format(lines=len(Record.load(file).log))
    assert run("replay", file, *argv) == (2, "", f"vitral replay: {file}: {expected}\n")


def test_a_picture_that_cannot_be_drawn_or_written(file: Path, tmp_path: Path) -> None:
    early = run("replay", file, "--ply", "2", "--svg", tmp_path / "x.svg")
    assert early.err.endswith("nothing to draw yet: at ply 2 the windows have not been chosen\n")
    nowhere = tmp_path / "none" / "x.svg"
    assert run("replay", file, "--svg", nowhere) == (
        2,
        "",
        f"vitral replay: {nowhere}: there is no folder {nowhere.parent} to save in\n",
    )
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_seat_and_all_exclude_each_other(file: Path) -> None:
    ran = run("replay", file, "--seat", "1", "--all")
    assert ran.code == 2
    assert ran.err.startswith("vitral replay: --all and --seat cannot be used together")
