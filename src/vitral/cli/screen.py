"""What is printed when somebody has to choose: the whole table when a turn begins, then the workbench."""

from __future__ import annotations

from vitral.cli.ink import Ink
from vitral.cli.module_lines import module_cards_lines, module_dice_lines, own_line
from vitral.cli.scene import Scene
from vitral.cli.speech import say
from vitral.cli.table import (
    cards_in_short,
    cards_lines,
    hand_line,
    heading,
    offer_lines,
    own_window_lines,
    pool_line,
    pool_lines,
    star_line,
    tokens_line,
)
from vitral.engine.dice import NO_DIE


def print_table(scene: Scene, ink: Ink, *, in_full: bool) -> None:
    """Everything. What is looked at most comes last, nearest to the choices."""
    lines = [*(cards_lines(scene) if in_full else cards_in_short(scene))]
    lines += module_cards_lines(scene, in_full=in_full)
    if scene.view.windows:
        window = [*own_window_lines(scene, ink)]
        lines += star_line([*lines, *window]) if in_full else []
        lines += (*module_dice_lines(scene, ink), *pool_lines(scene, ink), tokens_line(scene))
        lines += (*window, hand_line(scene, ink))
    else:
        legend = () if ink.in_words else (say("line-legend"),)
        lines += (say("line-sides"), *offer_lines(scene, ink), *legend, say("line-letters"))
        lines += star_line(lines)
    print("", f"--- {heading(scene)} ---", *filter(None, lines), sep="\n")


def print_workbench(scene: Scene, ink: Ink) -> None:
    """What changes within a turn. Whoever listens asks for the window, which is long in words."""
    view = scene.view
    if not view.windows:
        return
    lines = [] if view.hand != NO_DIE else [pool_line(scene, ink)]
    lines += [own_line(scene, ink)] if view.own and view.hand == NO_DIE else []
    window = () if ink.in_words else own_window_lines(scene, ink)
    print("", *lines, *window, *filter(None, (hand_line(scene, ink),)), sep="\n")
