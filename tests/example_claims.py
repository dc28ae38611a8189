"""What the engine says to the claims of the rulebook's examples: computed, never trusted."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from table import table
from vitral.cards import all_cards, find_objective
from vitral.engine import Options, Window, rules_for, score_window, smallest_removals
from vitral.engine.dice import die_of
from vitral.engine.spaces import BIT, INDEX, names
from vitral.i18n.examples import Claim, Example

_SPACES: Mapping[str, Callable[[Window, int], int]] = {
    "": Window.spaces,
    "ignoring color": Window.spaces_ignoring_color,
    "ignoring value": Window.spaces_ignoring_value,
    "ignoring print": Window.spaces_ignoring_print,
    "alone": Window.spaces_isolated,
}
_WAIVERS: Mapping[str, dict[str, bool]] = {
    "": {},
    "ignoring color": {"ignore_color": True},
    "ignoring value": {"ignore_value": True},
    "ignoring print": {"ignore_color": True, "ignore_value": True},
    "alone": {"isolated": True},
}


def answer(example: Example, claim: Claim) -> tuple[str, ...]:
    """What the claim ought to state; what is merely given is as stated."""
    if example.kind == "window":
        return _of_window(_window(example), claim)
    if example.kind == "turns":
        return _turns(example, claim)
    assert example.kind == "track", example.kind
    return _lighter_track(example, claim)


def false_claims(example: Example) -> list[str]:
    """Every claim that the engine denies."""
    found = [(claim, answer(example, claim)) for claim in example.claims]
    return [f"{claim} (the engine says: {' '.join(true)})" for claim, true in found if claim.stated != true]


def _window(example: Example) -> Window:
    excused = next((claim.stated for claim in example.claims if claim.verb == "excused"), ())
    return Window.parse(example.about, example.rows, excused)


def _of_window(window: Window, claim: Claim) -> tuple[str, ...]:
    subject, _, how = claim.subject.partition(" ")
    if claim.verb == "excused":
        return claim.stated
    if claim.verb == "legal":
        return _named(_SPACES[how](window, die_of(subject)))
    if claim.verb == "illegal":
        die, _, space = subject.partition("@")
        return tuple(window.reasons(INDEX[space], die_of(die), **_WAIVERS[how])) or ("nothing",)
    if claim.verb == "move":
        at = INDEX[subject]
        return _named(_SPACES[how](window.lift(at), window.die_at(at)) & ~BIT[at])
    if claim.verb == "score":
        line = score_window(window, [find_objective(subject)], [], 0).public[0]
        return (str(line.points),)
    if claim.verb == "total":
        return (str(_total(window, claim.subject.split())),)
    if claim.verb == "breaches":
        return tuple(window.breaches()) or ("none",)
    if claim.verb == "breach":
        return tuple(window.breaches()[subject])
    assert claim.verb == "removals", claim
    return tuple("+".join(spaces) for spaces in smallest_removals(window)) or ("none",)


def _named(mask: int) -> tuple[str, ...]:
    return tuple(names(mask)) or ("none",)


def _total(window: Window, parts: list[str]) -> int:
    """The sheet of some objectives and `tokens=N`; with `solo`, open spaces cost 3."""
    tokens = next((int(part.partition("=")[2]) for part in parts if part.startswith("tokens=")), 0)
    cards = [find_objective(part) for part in parts if part != "solo" and "=" not in part]
    return score_window(window, cards, [], tokens, 3 if "solo" in parts else 1).total


def _turns(example: Example, claim: Claim) -> tuple[str, ...]:
    players, start, *pools = example.about.split()
    rules = rules_for(Options(players=int(players), dice_pools=bool(pools)), all_cards())
    assert claim.verb == "order"
    return tuple(str(seat + 1) for seat in rules.turns[int(start) - 1])


def _lighter_track(example: Example, claim: Claim) -> tuple[str, ...]:
    given = {one.verb: " ".join(one.stated) for one in example.claims}
    if claim.verb in ("before", "left"):
        return claim.stated
    assert claim.verb == "alone"
    end = table(mode="solo", options={"track": "lighter"}, pool=given["left"], track=[given["before"]], turn=1)
    end.play("pass")
    return tuple(die for die in end.offered("keep").split() if die != "all") or ("none",)
