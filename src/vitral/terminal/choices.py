"""What the table asks now, and what each choice is called: in words, by the step the table waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vitral.server.protocol import Choice, Scene
from vitral.terminal.facts import die_at
from vitral.terminal.voice import Voice

_BUTTONS: Final = {"pass": "button-end", "go": "button-go", "keep_all": "button-keep-all"}


def prompt_message(voice: Voice, step: str) -> str:
    """`lift other same_color or_stop` → `prompt-lift-other-same_color-or_stop`, …, `prompt-lift`."""
    parts = step.split(" ")
    for length in range(len(parts), 0, -1):
        message = f"prompt-{'-'.join(parts[:length])}"
        if message in voice:
            return message
    return "prompt-choose"


def instruction(voice: Voice, scene: Scene) -> str:
    """What the person whose decision it is has to do."""
    if scene.step.startswith("turn"):
        return voice.say(_turn_prompt(scene))
    words = voice.say(
        prompt_message(voice, scene.step), die=voice.die(scene.hand) if scene.hand else "", origin=scene.origin
    )
    return voice.say("prompt-with", card=voice.card(scene.using), words=words) if scene.using else words


def _turn_prompt(scene: Scene) -> str:
    kinds = {choice.on.partition(":")[0] for choice in scene.legal}
    dice = bool(kinds & {"pool", "own", "glass"})
    if dice:
        return "prompt-turn" if "tool" in kinds else "prompt-turn-dice"
    return "prompt-turn-tools" if "tool" in kinds else "prompt-turn-done"


def choice_words(voice: Voice, choice: Choice, scene: Scene, names: Sequence[str]) -> str:
    """A choice in words: "Draft: red 4"."""
    kind, _, what = choice.on.partition(":")
    verb = choice.action.partition(" ")[0]
    match kind:
        case "pool":
            die, _, place = what.partition("@")
            told = voice.say(f"term-choice-{verb}", die=voice.die(die))
            return f"{told} ({voice.say('on-place', place=place)})" if place else told
        case "own":
            return voice.say(f"term-choice-{_own(scene.step)}", die=voice.die(what))
        case "glass":
            price = voice.tokens(scene.glass.price if scene.glass else 0)
            return voice.say("term-choice-glass", die=voice.die(what), price=price)
        case "track":
            die, _, number = what.partition("@")
            return voice.say("term-choice-track", die=voice.die(die), round=int(number))
        case "space":
            return _space(voice, verb, what, scene)
        case "tool":
            return _tool(voice, verb, what, scene)
        case "value":
            return voice.say("set-value", value=what)
        case "side":
            return voice.say("choose-this", name=voice.card(scene.offers[int(what) - 1]))
        case "seat":
            return voice.say("term-choice-check", name=names[int(what)])
        case "inspiration":
            return voice.say("term-choice-inspire", card=voice.card(scene.inspirations[scene.seat].id))
    return voice.say(_button(what, scene.step))


def _own(step: str) -> str:
    return "swap" if step.startswith("swap") else "pick" if step.startswith("pick") else "own"


def _space(voice: Voice, verb: str, space: str, scene: Scene) -> str:
    if verb == "place":
        return voice.say("term-choice-place", space=space)
    die = die_at(scene.windows[scene.seat].dice, space)
    return voice.say(f"term-choice-{verb}", space=space, die=voice.die(die) if die else "")


def _tool(voice: Voice, verb: str, card: str, scene: Scene) -> str:
    tool = next(tool for tool in scene.tools if tool.id == card)
    if verb == "gather":
        price = voice.tokens(tool.tokens)
    else:
        price = voice.tokens(1) if scene.step == "discount tool" else voice.price(tool)
    return voice.say(f"term-choice-{verb}", card=voice.card(card), price=price)


def _button(name: str, step: str) -> str:
    if name == "stop":
        return (
            "button-no-check" if step == "final check" else "button-roll" if step.startswith("pick") else "button-stop"
        )
    if name == "leave":
        return "button-leave-board" if step == "place or_leave_on_board" else "button-leave"
    return _BUTTONS.get(name, "button-go")
