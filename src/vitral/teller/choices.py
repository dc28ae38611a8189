"""The choices of a seat: each in words, with the element of a page it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from msgspec import Struct

from vitral.dice import COLOR, LETTERS, NO_DIE, PARSE, TEXT, VALUE, texts, without
from vitral.engine import Action, Reason, State, UncheckedWindow, View, actions
from vitral.engine.prices import tool_price
from vitral.engine.questions import QuestionKind
from vitral.engine.steps.exchange import EXCHANGE
from vitral.engine.steps.glass import price as glass_price
from vitral.game.actions import slot_of, tool_of
from vitral.spaces import COLUMNS, INDEX, NAMES, names
from vitral.teller.sentence import Sentence, sentence


class Choice(Struct, omit_defaults=True, gc=False, frozen=True):
    """A legal action in words, and the element of the page it belongs to.

    `element` is a key: `pool:R4`, `pool:R4@3` (Automa places), `own:R4`, `glass:W4`, `space:B3`, `track:R4@3`
    (round 3), `tool:lathekin`, `value:4`, `side:1`, `seat:2` (check that seat), `inspiration`, or a button:
    `button:pass`, `stop`, `leave`, `go`, `keep_all`.
    """

    action: str
    element: str
    label: Sentence
    details: Sentence | None = None
    """More information about the choice."""
    spaces: list[str] = []
    """The spaces where the die could go, for actions that take one or set its value: shown before the choice."""


def side_choices(view: View) -> list[Choice]:
    """Returns the window sides that the viewer was dealt."""
    return [
        Choice(action.text, f"side:{action.arg + 1}", sentence("choice-side", card=side.id))
        for action, side in zip(actions.SIDES, view.dealt_sides, strict=False)
    ]


def choices(legal: Sequence[Action], view: View) -> list[Choice]:
    """Returns every legal action of the seat to move."""
    return [choice_of(action, view) for action in legal]


def choice_of(action: Action, view: View) -> Choice:
    """Returns one legal action of the seat to move."""
    if action.kind == actions.TAKE and view.hand == NO_DIE and view.question.kind is not QuestionKind.PICK:
        window = view.windows[view.seat]
        if not isinstance(window, UncheckedWindow):
            return _taking(action, window.spaces(action.arg))
    if action.kind == actions.PLACE and exchanged(action, view) == NO_DIE:
        row, column = divmod(action.arg, COLUMNS)
        return _placing(action, view.hand, view.windows[view.seat].pattern.grid[row][column])
    if action.kind == actions.TOOL:
        slot = slot_of(action, view)
        return _using(action, view.tools[slot].id, *_price(slot, view))
    if action.kind == actions.PASS:
        return _ending(action)
    die = _die_after(action, view)
    spaces = names(view.windows[view.seat].spaces(die)) if die != NO_DIE else []
    return Choice(
        action_text(action, view), element(action, view), action_sentence(action, view), _about(action, view), spaces
    )


# The choices that most turns consist of are made once for everybody: they depend on little.


@lru_cache(4096)
def _placing(action: Action, hand: int, printed: str) -> Choice:
    label = sentence("choice-place", die=TEXT[hand] if hand != NO_DIE else "", space=NAMES[action.arg])
    return Choice(action.text, _plain_element(action), label, asks_for(printed))


@lru_cache(4096)
def _taking(action: Action, spaces: int) -> Choice:
    where = names(spaces)
    return Choice(action.text, _plain_element(action), _take(action), _fits(where), where)


@lru_cache(4096)
def _using(action: Action, tool: str, symbol: str, tokens: int) -> Choice:
    text = f"{actions.VERBS[action.kind]} {tool}"
    return Choice(text, f"tool:{tool}", sentence("choice-tool", card=tool, price=_said_price(symbol, tokens)))


@cache
def _ending(action: Action) -> Choice:
    return Choice(action.text, _plain_element(action), sentence("button-end"))


def _fits(spaces: list[str]) -> Sentence:
    return sentence("choice-fits", spaces=[*spaces]) if spaces else sentence("choice-fits-nowhere")


def _die_after(action: Action, view: View) -> int:
    """Returns the die in hand after an action that takes one, or that sets the value of the one in hand; else none."""
    if action.kind == actions.SET:
        return PARSE[f"{LETTERS[COLOR[view.hand]]}{action.arg}"] if view.hand != NO_DIE else NO_DIE
    takes = action.kind in _TAKES and view.hand == NO_DIE and view.question.kind is not QuestionKind.PICK
    return action.arg if takes else NO_DIE


def action_text(action: Action, view: View) -> str:
    """Returns the action as the table writes it: a custom tool by its name, not its slot."""
    if action.kind not in (actions.TOOL, actions.GATHER):
        return action.text
    return f"{actions.VERBS[action.kind]} {tool_of(action, view).id}"


# -- in words ------------------------------------------------------------------------------------------------------


def action_sentence(action: Action, view: View) -> Sentence:
    """Returns an action in full words, whether it is legal or not; `ValueError` if this table lacks
    what it speaks of.
    """
    try:
        return _WORDS[action.kind](action, view)
    except IndexError:
        raise ValueError(f"{action.text}: not at this table") from None


def price_of(slot: int, view: View) -> Sentence:
    """Returns what a tool costs the seat to move now: favor tokens, or in solo a die."""
    return _said_price(*_price(slot, view))


def _price(slot: int, view: View) -> tuple[str, int]:
    """Returns the color or value of the die that pays, or how many favor tokens."""
    options = view.rules.options
    tool = view.tools[slot]
    if options.solo:
        return tool.first_printing if options.solo_payment == "first_printing" else tool.solo_color, 0
    return "", tool_price(0 if view.question.kind is QuestionKind.TOOL else view.tool_tokens[slot])


def _said_price(symbol: str, tokens: int) -> Sentence:
    return sentence("tool-pay", symbol=symbol) if symbol else sentence("favor-of", tokens=tokens)


def _take(action: Action) -> Sentence:
    die = TEXT[action.arg]
    return (
        sentence("choice-take-place", die=die, place=action.at) if action.at > 0 else sentence("choice-take", die=die)
    )


def _own(action: Action, view: View) -> Sentence:
    message = {QuestionKind.OWN: "choice-swap", QuestionKind.PICK: "choice-pick"}.get(view.question.kind, "choice-own")
    return sentence(message, die=TEXT[action.arg])


def _in_window(message: str) -> Callable[[Action, View], Sentence]:
    def label(action: Action, view: View) -> Sentence:
        die = view.windows[view.seat].die_at(action.arg)
        return sentence(message, die=TEXT[die] if die != NO_DIE else "", space=NAMES[action.arg])

    return label


def _place(action: Action, view: View) -> Sentence:
    message = "choice-place" if exchanged(action, view) == NO_DIE else "choice-exchange"
    return sentence(message, die=TEXT[view.hand] if view.hand != NO_DIE else "", space=NAMES[action.arg])


def _glass(action: Action, view: View) -> Sentence:
    if view.glass_board is None:
        raise ValueError("there is no rare glass at this table")
    return sentence("choice-glass", die=TEXT[action.arg], tokens=max(glass_price(view, view.windows[view.seat]), 0))


def _tool(action: Action, view: View) -> Sentence:
    slot = slot_of(action, view)
    return sentence("choice-tool", card=view.tools[slot].id, price=price_of(slot, view))


def _gather(action: Action, view: View) -> Sentence:
    slot = slot_of(action, view)
    return sentence("choice-gather", card=view.tools[slot].id, tokens=min(3, view.tool_tokens[slot]))


def _inspire(action: Action, view: View) -> Sentence:
    card = view.inspirations[view.seat]
    return sentence("choice-inspire", card=card.id, tokens=card.price)


def _keep(action: Action, view: View) -> Sentence:
    dice = texts(without(view.pool, action.arg)) if action.arg in view.pool else []
    return sentence("choice-keep", die=TEXT[action.arg], points=VALUE[action.arg], dice=[*dice])


def _keep_all(action: Action, view: View) -> Sentence:
    points = sum(VALUE[die] for die in view.pool)
    return sentence("choice-keep-all", dice=[*texts(view.pool)], points=points)


def _stop(action: Action, view: View) -> Sentence:
    message = {QuestionKind.CHECK: "button-no-check", QuestionKind.PICK: "button-roll"}.get(
        view.question.kind, "button-stop"
    )
    return sentence(message)


_WORDS: Final[dict[int, Callable[[Action, View], Sentence]]] = {
    actions.TAKE: lambda action, view: _take(action),
    actions.OWN: _own,
    actions.PLACE: _place,
    actions.LIFT: _in_window("choice-lift"),
    actions.REMOVE: _in_window("choice-remove"),
    actions.TAKE_GLASS: _glass,
    actions.TOOL: _tool,
    actions.GATHER: _gather,
    actions.INSPIRE: _inspire,
    actions.KEEP: _keep,
    actions.KEEP_ALL: _keep_all,
    actions.STOP: _stop,
    actions.PAY: lambda action, view: sentence("choice-pay", die=TEXT[action.arg]),
    actions.SET: lambda action, view: sentence("choice-set", value=action.arg),
    actions.SIDE: lambda action, view: sentence("choice-side", card=view.dealt_sides[action.arg].id),
    actions.TRACK: lambda action, view: sentence("choice-track", die=TEXT[action.arg], round=action.at + 1),
    actions.CHECK: lambda action, view: (
        sentence("choice-check-own") if action.arg == view.seat else sentence("choice-check", whom=action.arg)
    ),
    actions.LEAVE: lambda action, view: sentence(
        "button-leave-board" if view.question.leave == "board" else "button-leave"
    ),
    actions.GO: lambda action, view: sentence("button-go"),
    actions.PASS: lambda action, view: sentence("button-end"),
}


def asks_for(printed: str) -> Sentence:
    """Returns what a printed space asks for: a letter, a value, or `.` for nothing."""
    if printed == ".":
        return sentence("asks-nothing")
    return sentence("asks-value", value=printed) if printed.isdigit() else sentence("asks-color", color=printed)


def _about(action: Action, view: View) -> Sentence | None:
    if action.kind == actions.PLACE:
        row, column = divmod(action.arg, COLUMNS)
        return asks_for(view.windows[view.seat].pattern.grid[row][column])
    die = _die_after(action, view)
    if die == NO_DIE:
        return None
    window = view.windows[view.seat]
    if isinstance(window, UncheckedWindow):  # it could go anywhere
        return None
    if action.kind == actions.TAKE_GLASS and view.glass_board is not None and view.glass_board.reroll:
        return sentence("choice-rolled-again")
    return _fits(names(window.spaces(die)))


_TAKES: Final = (actions.TAKE, actions.OWN, actions.TAKE_GLASS)


def exchanged(action: Action, before: View) -> int:
    """Returns the die that changes places with the one in hand if it is placed so, or `NO_DIE`."""
    if action.kind != actions.PLACE or before.question.prompt != EXCHANGE.question.prompt:
        return NO_DIE
    return before.windows[before.seat].die_at(action.arg)


# -- on the page ---------------------------------------------------------------------------------------------------


def element(action: Action, view: View) -> str:
    """Returns the key of the page's element an action belongs to (`Choice.element`)."""
    return (
        f"tool:{tool_of(action, view).id}" if action.kind in (actions.TOOL, actions.GATHER) else _plain_element(action)
    )


@cache
def _plain_element(action: Action) -> str:
    kind = action.kind
    if kind == actions.CHECK:
        return f"seat:{action.arg}"
    if kind == actions.INSPIRE:
        return "inspiration"
    return f"{_ELEMENTS[kind]}:{action.named}" if kind in _ELEMENTS else f"button:{action.text.replace(' ', '_')}"


_ELEMENTS: Final = {
    **dict.fromkeys((actions.TAKE, actions.PAY, actions.KEEP), "pool"),
    **dict.fromkeys((actions.PLACE, actions.LIFT, actions.REMOVE), "space"),
    actions.OWN: "own",
    actions.TAKE_GLASS: "glass",
    actions.TRACK: "track",
    actions.SET: "value",
    actions.SIDE: "side",
}

# -- refusals ---------------------------------------------------------------------------------------------------------


_SOLO: Final = {Reason.CANNOT_PAY: "reason-cannot_pay-solo"}
"""Reasons that are worded differently where there are no favor tokens."""


def reason_sentences(
    reasons: Iterable[Reason | str], *, solo: bool, state: State | None = None, action: str = ""
) -> list[Sentence]:
    """Returns a sentence for each reason of a refusal, every one once.

    With the state and the action that was refused there, it names the space, the die and what is missing.
    """
    distinct = dict.fromkeys(Reason(reason) for reason in reasons)
    return [
        (_specific(reason, state, action) if state is not None else None)
        or sentence(_SOLO.get(reason, f"reason-{reason}") if solo else f"reason-{reason}")
        for reason in distinct
    ]


def _specific(reason: Reason, state: State, action: str) -> Sentence | None:
    """Returns the reason with the facts of this table, if there are words for them."""
    *before, (verb, *about) = (part.split() or [""] for part in action.split(";"))
    named = about[0] if about else ""
    if verb == "tool" and not any(state.track):
        tool = next((in_play.card for in_play in state.tools if in_play.card.id == named), None)
        needs_track = tool is not None and any("track" in step for step in tool.steps)
        return sentence("reason-track_empty") if needs_track and reason is Reason.NO_COMPLETION else None
    if verb != "place" or named not in INDEX or reason not in (Reason.WRONG_COLOR, Reason.WRONG_VALUE):
        return None
    die = before[-1][-1].partition("@")[0] if before else TEXT[state.hand] if state.hand != NO_DIE else ""
    asks = "".join(state.windows[state.seat].pattern.grid)[INDEX[named]]
    if len(die) != 2 or not asks.isalnum():
        return None
    if reason is Reason.WRONG_COLOR:
        return sentence("reason-wrong_color-at", space=named, color=asks, die=die)
    return sentence("reason-wrong_value-at", space=named, value=asks, shown=die[1])
