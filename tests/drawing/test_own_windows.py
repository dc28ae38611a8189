"""Windows of people's own: one code tells all, what can never be filled is refused, paper is as large as it says."""

from __future__ import annotations

import re
from random import Random

import pytest

from vitral.arena import play_out
from vitral.bots import make_bot
from vitral.cards import CardError, Pattern, all_cards, base_cards, cards_from_texts, read_file
from vitral.cards.custom_windows import (
    CODE_LENGTH,
    clashes,
    custom_window,
    custom_window_code,
    custom_window_pattern,
    custom_windows_file,
)
from vitral.dice import die_of
from vitral.engine import OptionError, Options, Rules, Window
from vitral.game import Game, replay
from vitral.records import Record
from vitral.spaces import NAMES
from vitral.windows import (
    difficulty,
    find_filling,
    measure,
    paper_pdf,
    paper_svg,
    printed_means,
    sheet,
    suggested_difficulty,
)
from vitral.windows.difficulty import DIFFICULTIES, printed
from vitral.windows.print_sheet import SheetError

GRID = ("R.4..", ".G.5.", "..B.1", "6..P.")
NAMED = ["Rosa", "Окно", 'Quote " and \\', "日本の窓", "<script>", "🌹", "été", "a  b", "x" * 24]


def random_grid(seed: int) -> tuple[str, ...]:
    """A pattern that may be lawful or not."""
    rng = Random(seed)
    share = rng.random()
    cells = [rng.choice("RYGBP123456") if rng.random() < share else "." for _ in range(20)]
    return tuple("".join(cells[at : at + 5]) for at in range(0, 20, 5))


# -- the code ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMED)
def test_a_code_tells_the_whole_window(name: str) -> None:
    code = custom_window_code(name, 5, GRID)
    assert len(code) <= CODE_LENGTH
    assert custom_window_pattern(code) == Pattern(code, name, 5, GRID)
    assert custom_window(code) == custom_window_pattern(code)
    read = read_file(custom_windows_file([code]), "x.toml")
    assert [side for card in read.window_cards for side in card.sides] == [custom_window_pattern(code)]  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\u202eb", "a\nb", "\u200b", "🌹" * 13, "\x00", "x" * 100_000])
def test_a_name_nobody_can_read_is_refused(name: str) -> None:
    with pytest.raises(CardError, match="a name of 1 to 24 characters"):
        custom_window_code(name, 4, GRID)


@pytest.mark.parametrize("grid", [(), ("R.4..",), ("R.4.",) * 4, ("R.4..",) * 5, ("R.7..",) * 4, ("r.4..",) * 4])
def test_what_is_no_pattern_is_refused(grid: tuple[str, ...]) -> None:
    with pytest.raises(CardError, match="4 rows of 5 spaces"):
        custom_window_code("Rosa", 4, grid)


def test_a_difficulty_there_is_not_is_refused() -> None:
    for wrong in (0, 7):
        with pytest.raises(CardError, match="from 1 to 6"):
            custom_window_code("Rosa", wrong, GRID)


def _codes() -> list[str]:
    code = custom_window_code("Rosa", 4, GRID)
    other = "own_4" + "r" * 20 + "_41"
    bad = ["", "own_", "via_lux", code[:-1], code + "f", code.upper(), "own_7" + code[5:], code[:26] + "ff", code * 9]
    untidy = code[:26] + b" Rosa ".hex()
    return [*bad, other, untidy, code.replace("_52", "_00")]


@pytest.mark.parametrize("code", _codes())
def test_a_code_that_is_none_is_refused(code: str) -> None:
    with pytest.raises(CardError):
        custom_window_pattern(code)
    assert custom_window(code) is None


def test_a_card_file_whose_id_tells_of_another_window_is_refused() -> None:
    text = custom_windows_file([custom_window_code("Rosa", 4, GRID)])
    for was, now in (('"Rosa"', '"Other"'), ("difficulty = 4", "difficulty = 5"), ("R.4..", "R.5..")):
        with pytest.raises(CardError, match="another window"):
            read_file(text.replace(was, now), "x.toml")
    with pytest.raises(CardError, match="never be filled"):
        read_file(text.replace('"R.4.."', '"RR4.."'), "x.toml")


def test_too_many_or_the_same_twice_are_refused() -> None:
    codes = [custom_window_code(f"Rosa {number}", 4, GRID) for number in range(5)]
    for some in ([], codes, [codes[0]] * 2):
        with pytest.raises(CardError, match="1 to 4 windows"):
            custom_windows_file(some)


# -- filling -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(200))
def test_a_window_can_be_filled_unless_neighbors_clash(seed: int) -> None:
    grid = random_grid(seed)
    dice = find_filling(grid)
    assert (dice is None) == bool(clashes(grid))
    if dice is None:
        with pytest.raises(CardError, match="never be filled"):
            custom_window_code("Rosa", 4, grid)
        return
    window = Window.empty(custom_window_pattern(custom_window_code("Rosa", 4, grid)))
    for space in range(20):  # row by row from a corner: every die touches one before it
        assert window.spaces(die_of(dice[space])) >> space & 1, f"{dice[space]} may lie on {NAMES[space]}"
        window = window.place(space, die_of(dice[space]))
    assert window.filled.bit_count() == 20
    assert not window.breaches()


def test_every_printed_window_can_be_filled() -> None:
    for pattern in all_cards().patterns:
        assert find_filling(pattern.grid) is not None, pattern.id


# -- at a table ----------------------------------------------------------------------------------------------------


def own_table(*codes: str, players: int = 2) -> Game:
    cards = cards_from_texts(f"{all_cards().name}+windows.toml", [custom_windows_file(codes)])
    return Game.new(players, seed=7, cards=cards)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_everybody_may_choose_an_own_window_before_those_dealt(count: int) -> None:
    codes = [custom_window_code(f"Rosa {number}", 4, GRID) for number in range(count)]
    game = own_table(*codes, players=3)
    for seat in range(3):
        offered = [side.id for side in game.view(seat).dealt_sides]
        assert offered[:count] == codes
        assert len(offered) == 4
    dealt = [side.id for seat in range(3) for side in game.view(seat).dealt_sides[count:]]
    assert len(set(dealt)) == len(dealt)


def test_a_game_with_it_is_played_recorded_and_replayed() -> None:
    code = custom_window_code("Окно", 6, GRID)
    game = own_table(code)
    game.play("side 1")
    game.play("side 1")
    assert game.view(0).tokens == (6, 6)
    play_out(game, [make_bot("glazier", 1), make_bot("master:2", 2)])
    again = replay(Record.from_json(game.record().to_json()))
    assert again.scores() == game.scores()
    assert [window.pattern.name for window in again.view().windows] == ["Окно"] * 2


def test_the_same_deal_is_the_same_beside_an_own_window() -> None:
    """Nothing that chance is asked changes: only what there is to choose from."""
    plain, own = Game.new(2, seed=7), own_table(custom_window_code("Rosa", 4, GRID))
    assert plain.log(0)[:2] == own.log(0)[:2]
    assert plain.view(0).dealt_sides[:3] == own.view(0).dealt_sides[1:]


def test_a_card_set_that_offers_too_many_is_refused() -> None:
    files = [custom_windows_file([custom_window_code(f"{name}{at}", 4, GRID) for at in range(3)]) for name in "ab"]
    cards = cards_from_texts(f"{all_cards().name}+a.toml+b.toml", files)
    with pytest.raises(OptionError, match="at most 4 windows"):
        Game.new(2, cards=cards)


def test_the_arrays_do_not_play_with_it() -> None:
    pytest.importorskip("jax")
    from vitral.arrays import Table

    cards = cards_from_texts(
        f"{all_cards().name}+windows.toml", [custom_windows_file([custom_window_code("Rosa", 4, GRID)])]
    )
    with pytest.raises(OptionError, match="not covered"):
        Table(cards=cards, players=2)


# -- how hard it is ------------------------------------------------------------------------------------------------


def test_harder_printed_windows_are_left_with_more_open_spaces() -> None:
    means = [printed_means()[difficulty] for difficulty in DIFFICULTIES]
    assert [mean.open for mean in means] == sorted(one.open for one in means)
    assert [one.points for one in means] == sorted((one.points for one in means), reverse=True)
    assert printed().keys() == {side.id for side in base_cards().patterns}


def test_a_free_window_is_easy_and_a_crowded_one_is_hard() -> None:
    free = Pattern("free", "Free", 3, (".....", ".....", ".....", "....."))
    crowded = Pattern("crowded", "Crowded", 3, ("R1G2B", "2B3P4", "G5R6Y", "4P1B3"))
    easy, hard = measure(free), measure(crowded)
    assert suggested_difficulty(easy) == 3
    assert suggested_difficulty(hard) == 6
    assert easy.open < hard.open


def test_a_window_is_measured_in_the_games_there_is_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, played = iter(range(1000)), 0  # every look at it is a second later
    monkeypatch.setattr(difficulty, "monotonic", lambda: float(next(clock)))
    game = difficulty._game

    def counted(rules: Rules, pattern: Pattern, seed: str) -> list[tuple[int, int]]:
        nonlocal played
        played += 1
        return game(rules, pattern, seed)

    monkeypatch.setattr(difficulty, "_game", counted)
    free = Pattern("free", "Free", 3, (".....", ".....", ".....", "....."))
    for seconds, games in ((0.0, 1), (2.5, 3)):
        played = 0
        measure(free, seconds)
        assert played == games


def test_the_printed_windows_are_measured_as_the_file_has_them() -> None:
    side = base_cards().patterns[0]
    assert tuple(round(part, 2) for part in measure(side)) == tuple(printed()[side.id])


# -- on paper ------------------------------------------------------------------------------------------------------


def test_a_sheet_is_as_large_as_it_says() -> None:
    patterns = [custom_window_pattern(custom_window_code(name, 4, GRID)) for name in NAMED[:4]]
    for width in (60.0, 90.0):
        paper = sheet(patterns, width)
        drawn = paper_svg(paper)
        assert 'width="210mm" height="297mm"' in drawn
        assert 'viewBox="0 0 210 297"' in drawn, "a unit is a millimeter"
        assert drawn.count(f'width="{width:g}"') == 4
        data = paper_pdf(paper)
        assert b"/MediaBox [0 0 595.28 841.89]" in data
        assert data.count(f"{width * 72 / 25.4:.3f} {width * 0.9 * 72 / 25.4:.3f} re".encode()) == 4
        assert b"/PrintScaling /None" in data
    assert 'width="215.9mm" height="279.4mm"' in paper_svg(sheet(patterns, 60, "letter"))


def test_a_pdf_says_where_its_parts_are() -> None:
    data = paper_pdf(sheet([custom_window_pattern(custom_window_code("Окно (1) \\", 4, GRID))]))
    start = int(re.findall(rb"startxref\n(\d+)", data)[0])
    assert data[start : start + 4] == b"xref"
    for number, place in enumerate(re.findall(rb"(\d{10}) 00000 n", data), 1):
        assert data[int(place) :].startswith(b"%d 0 obj" % number)
    length, stream = re.findall(rb"/Length (\d+) >>\nstream\n(.*)\nendstream", data, re.DOTALL)[0]
    assert int(length) == len(stream)
    assert rb"(Okno \(1\) \\)" in stream


def test_hostile_names_stay_words_on_paper() -> None:
    drawn = paper_svg(sheet([custom_window_pattern(custom_window_code("<script>alert(1)", 4, GRID))]))
    assert "<script" not in drawn
    assert "&lt;script&gt;alert(1)" in drawn


def test_a_sheet_that_cannot_be_is_refused() -> None:
    patterns = [custom_window_pattern(custom_window_code(str(number), 4, GRID)) for number in range(3)]
    for width in (0.0, 39.9, 180.1, float("nan"), float("inf")):
        with pytest.raises(SheetError, match="from 40 to 180 millimeters"):
            sheet(patterns, width)
    with pytest.raises(SheetError, match="has room for 1 at this width"):
        sheet(patterns, 170.0)


def test_the_options_of_a_table_know_nothing_of_it() -> None:
    assert "windows" not in Options().to_dict()
