"""What the engine says to the claims of the rulebook's examples: computed, never trusted."""

from __future__ import annotations

from support.table import table
from vitral.engine import Window, smallest_removals
from vitral.i18n.examples import Example, ExampleClaim, counted, fitting, given, moving, refusing, turn_order, window_of


def answer(example: Example, claim: ExampleClaim) -> tuple[str, ...]:
    """What the claim ought to state; what is merely given is as stated."""
    if example.kind == "window":
        return _of_window(window_of(example), claim)
    if example.kind == "turns":
        assert claim.verb == "order"
        return tuple(map(str, turn_order(example)))
    assert example.kind == "track", example.kind
    return _lighter_track(example, claim)


def false_claims(example: Example) -> list[str]:
    """Every claim that the engine denies."""
    found = [(claim, answer(example, claim)) for claim in example.claims]
    return [f"{claim} (the engine says: {' '.join(true)})" for claim, true in found if claim.stated != true]


def _of_window(window: Window, claim: ExampleClaim) -> tuple[str, ...]:
    subject, _, how = claim.subject.partition(" ")
    if claim.verb == "excused":
        return claim.stated
    if claim.verb == "legal":
        return tuple(fitting(window, subject, how)) or ("none",)
    if claim.verb == "illegal":
        die, _, space = subject.partition("@")
        return tuple(refusing(window, die, space, how)) or ("nothing",)
    if claim.verb == "move":
        return tuple(moving(window, subject, how)) or ("none",)
    if claim.verb == "score":
        return (str(counted(window, subject).lines[0].points),)
    if claim.verb == "total":
        return (str(counted(window, claim.subject).total),)
    if claim.verb == "breaches":
        return tuple(window.breaches()) or ("none",)
    if claim.verb == "breach":
        return tuple(window.breaches()[subject])
    assert claim.verb == "removals", claim
    return tuple("+".join(spaces) for spaces in smallest_removals(window)) or ("none",)


def _lighter_track(example: Example, claim: ExampleClaim) -> tuple[str, ...]:
    """Played to the end of a round, not looked up: the engine offers what may go alone."""
    if claim.verb in ("before", "left"):
        return claim.stated
    assert claim.verb == "alone"
    before, left = (" ".join(given(example, verb)) for verb in ("before", "left"))
    end = table(mode="solo", options={"track": "lighter"}, pool=left, track=[before], turn=1)
    end.play("pass")
    return tuple(die for die in end.offered("keep").split() if die != "all") or ("none",)
