"""Every message is asked for somewhere, and whatever is asked for exists and gets the facts it needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, get_args, get_type_hints

import pytest

from generators.fluent_files import FOLDER, messages
from generators.message_usage import (
    Asked,
    all_messages,
    asked_by_page,
    asked_by_python,
    filled_slots,
    page_sources,
    python_heads,
    python_sources,
    python_texts,
)
from vitral.bots.registry import DIFFICULTIES
from vitral.cards import CERTAINTIES, AutomaEffect
from vitral.cli.command import COMMANDS
from vitral.cli.flags import KINDS_OF_CARDS
from vitral.engine import Reason
from vitral.engine.option_list import Group
from vitral.engine.options import OPTIONS, Mode
from vitral.engine.questions import QuestionKind
from vitral.engine.steps import step_of, vocabulary
from vitral.i18n.rulebook import PARTS
from vitral.i18n.rulings import rulings
from vitral.server import protocol as protocol_book
from vitral.server import protocol as protocol_people
from vitral.server import protocol as wire
from vitral.server.people.ratings import RATED_MODES
from vitral.tutor import lessons

WAYS: Final = ("bot", "solo", "hotseat", "friends", "automa", "watch")
PROMPTS: Final = " ".join(
    question.prompt
    for question in sorted({step_of(text).question for text in vocabulary()}, key=lambda one: one.prompt)
    if question.kind not in (QuestionKind.NOTHING, QuestionKind.TURN)
)


def _options() -> Iterator[str]:
    """Options by name; those that are not switched on or off have words for each value."""
    for option in OPTIONS:
        yield option.name
        if option.group is not None and set(option.values) != {True, False}:
            yield from (f"{option.name}-{value}".lower() for value in option.values if value is not None)


def _lessons() -> Iterator[str]:
    """Lessons and their steps by name, and what is said when a step is done, or as a hint, where there is something."""
    known = all_messages()
    for lesson in lessons():
        yield lesson.id
        for step in lesson.steps:
            named = f"{lesson.id}-{step.id}"
            yield named
            yield from (f"{named}-{more}" for more in ("done", "hint") if f"lesson-{named}-{more}" in known)


# Messages that are put together from parts, by how they begin: with what they may go on. Attributes go along.
BUILT: Final[dict[str, str | Iterable[str]]] = {
    "real-amount-": "referee opponent pace",
    "real-ask-": "automa position slot",
    "real-deck-": "tools public board inspirations",
    "about-keys-": "window press escape reach turn sheets view replay rounds ends space die delete",
    "admin-stage-": "choosing playing over",
    "ahead-": "private tokens order",
    "automa-effect-": [effect for effect in get_args(AutomaEffect) if effect != "none"],
    "book-how-": get_args(protocol_book.PlacementRule),
    "book-option-": "true false",
    "book-part-": PARTS,
    "bot-": [bot.replace(":", "-") for bot in DIFFICULTIES],
    "cards-": [kind.replace("_", "-") for kind in KINDS_OF_CARDS],
    "cards-moment-": "in-hand tool turn",
    "cards-when-": "before-draft after-draft first-turn second-turn",
    "certainty-": CERTAINTIES,
    "check-doubt-": "not_touching not_on_edge",
    "coach-why-": "scores own_objective promises keeps_for keeps_open narrow off_track tool flexible wait",
    "color-": "R Y G B P W",
    "command-": [*COMMANDS, *(f"{name}.more" for name in COMMANDS if f"command-{name}.more" in all_messages())],
    "companion-mode-": get_args(Mode),
    "contest-stage-": "open playing over",
    "contest-system-": "once swiss all",
    "daily-kind-": "solo glazier",
    "fair-": "no_seed no_promise no_crypto unknown_dealer",
    "games-mode-": get_args(Mode),
    "glass-letter-": "R Y G B P W",
    "home-group-": "play learn compete table",
    "key-name-": "enter space escape home end delete",
    "learn-name-": "1 2",
    "lesson-": list(_lessons()),
    "lesson-says-": "refused not_now allowed other_reason found found_already wrong",
    "line-": "private tokens open bonus",
    "lobby-level-": "new experienced",
    "lobby-quick-": "now days",
    "option-": list(_options()),
    "options-group-": get_args(Group),
    "prompt-": PROMPTS,
    "reason-": [*Reason, "cannot_pay-solo", "choose_die_first"],
    "puzzles-column-": "name players margin missed",
    "puzzle-theme-": "scores own_objective promises keeps_open narrow tool flexible wait",
    "refused-": get_args(get_type_hints(wire.Refused)["code"]),
    "replay-go-": "first back-round back on on-round last",
    "result-of-": "tokens open bonus",
    "review-luck-": "even good bad",
    "review-cause-": "dead open objective tokens track",
    "ruling-": [ruling.id for ruling in rulings()],
    "settings-": (
        "tables theme glass motion pace curtain sounds ambience text auto-end hand "
        "tables.about glass.about motion.about pace.about curtain.about ambience.about auto-end.about hand.about "
        "theme-system theme-dark theme-light motion-system motion-off sounds-true sounds-false "
        "text-normal text-large text-huge hand-right hand-left tables-picture tables-text "
        "ambience-true ambience-false pace-slow pace-normal pace-fast pace-off curtain-all curtain-private "
        "auto-end-true auto-end-false glass-both glass-letters glass-textures glass-none"
    ),
    "setup-": [f"{way}-{part}" for way in WAYS for part in ("title", "about")],
    "setup-door-": "link chat public",
    "setup-level-": "any new experienced",
    "setup-stand-in-": "bot nobody",
    "setup-kind-": "here link bot",
    "setup-timer-": "0 60 300 86400 259200",
    "chat-emote-": "hello nice wow thanks thinking oops sorry bye",
    "table-": "invitation watch",
    "tell-me-": "off push mail",
    "theme-choice-": "dark light",
    "you-rating-": RATED_MODES,
    "you-stop-": get_args(get_type_hints(protocol_people.MailTokenResult)["what"]),
    "term-tab-": "choices cards players story scores",
}


# Those of the command line alone, by how they begin; its own tests say them all.
BY_COMMANDS: Final = (
    "line-action-",
    "line-command-",
    "line-hand-",
    "line-help-",
    "line-hint-card",
    "line-inspiration-",
    "source-",
)


@cache
def asked() -> list[Asked]:
    found = [one for where, text in page_sources() for one in asked_by_page(where, text)]
    return found + [one for where, module in python_sources() for one in asked_by_python(where, module)]


@cache
def literals() -> set[str]:
    """Texts in quotes that may be the names of messages, wherever they stand. One word alone says too little."""
    page = [part for _, text in page_sources() for part in text.replace("'", '"').replace("`", '"').split('"')]
    python = [text for _, module in python_sources() for text in python_texts(module)]
    return {text for text in [*page, *python] if "-" in text or "_" in text}


def _built() -> set[str]:
    return {
        head + rest for head, rests in BUILT.items() for rest in (rests.split() if isinstance(rests, str) else rests)
    }


def test_every_message_is_used() -> None:
    known = all_messages()
    used = literals() | filled_slots() | _built() | {name for one in asked() for name in one.ids}
    used |= {name for part in known.values() for name in part.messages}
    # An attribute is asked for by its own name, or along with what is built; a title of attributes with them.
    used |= {name.partition(".")[0] for name in used if name in known}
    unused = [name for name in known if name not in used and name.partition(".")[0] not in used]
    assert [name for name in unused if not name.startswith(BY_COMMANDS)] == []


def test_no_message_is_written_in_two_files() -> None:
    files: dict[str, list[str]] = {}
    for path in sorted((FOLDER / "en").glob("*.ftl")):
        for name in messages(path):
            files.setdefault(name, []).append(path.name)
    assert {name: found for name, found in files.items() if len(found) > 1} == {}


def test_every_message_asked_for_is_there() -> None:
    known = all_messages()
    there = known.keys() | messages(FOLDER / "en" / "cards.ftl").keys()
    missing = [f"{one.where}: {name}" for one in asked() for name in one.ids if name not in there]
    missing += [name for name in sorted(_built() | filled_slots()) if name not in known]
    assert missing == []


def test_every_message_gets_the_facts_it_needs() -> None:
    known = all_messages()
    wrong = []
    for one in asked():
        needs = [known[name].variables for name in one.ids if name in known]
        if needs and not fits(one, needs):
            wrong.append(f"{one.where}: {one.ids} need {[sorted(need) for need in needs]}, got {sorted(one.facts)}")
    assert wrong == []


def fits(one: Asked, needs: list[frozenset[str]]) -> bool:
    """Whether each message that may be used here gets all facts it needs, and none that no message needs."""
    superfluous = one.facts - frozenset().union(*needs)
    return (one.generous or not superfluous) and (one.open or all(need <= one.facts for need in needs))


def test_what_is_put_together_is_listed_here() -> None:
    heads = {head for one in asked() for head in one.built if head}
    unlisted = [head for head in heads if not head.startswith((*BUILT, *BY_COMMANDS))]
    assert unlisted == [], "say in BUILT what they may go on with"
    sources = "".join(text for _, text in page_sources())
    in_python = {head for _, module in python_sources() for head in python_heads(module)}
    stale = [head for head in BUILT if f"`{head}${{" not in sources and head not in in_python]
    assert stale == [], "nothing begins like this any more"


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ('say("points-of", { points: 3 })', False),
        ('say("points-of", { point: 3 })', True),
        ('say("points-of")', True),
        ('say(solo ? "points-of" : "loading", { points })', False),
        ('say(solo ? "points-of" : "loading", {})', True),
        ("say('loading')", False),
        ('say("points-of", facts)', False),
    ],
)
def test_a_wrong_fact_would_be_found(source: str, wrong: bool) -> None:
    known = all_messages()
    [one] = asked_by_page("here", source)
    assert one.ids
    assert wrong != fits(one, [known[name].variables for name in one.ids])
