"""A game at a real table as it is sent: where entries lead, what is asked next, and what a bot does there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from vitral.bots import Bot, BotError, make_bot
from vitral.cards import CardError, CardSet, all_cards
from vitral.coach.reasons import public_reasons
from vitral.dice import NO_DIE, TEXT
from vitral.engine import Action, Chance, IllegalActionError, Options, Outcome, Reason
from vitral.engine.actions import INSPIRE, PASS, PLACE, TAKE_GLASS, TOOL
from vitral.engine.questions import QuestionKind
from vitral.game import Game
from vitral.records import Seat
from vitral.records.record import read_entry
from vitral.server import protocol as wire
from vitral.server.answers.entered_game import SUPPOSED, EnteredGame, Renaming, TableLayout
from vitral.server.answers.following_lines import EarlierLog, Turn, can_leave_out, follow, turn_now, without_turn
from vitral.server.answers.own_automa_cards import with_own_automa_cards
from vitral.server.answers.supposed_spaces import (
    marked,
    suppose,
    supposed_seats,
    with_dice_at,
    with_doubtful,
    with_room_for,
)
from vitral.server.problems import ProblemError, conflict, invalid
from vitral.server.scenes.scene import public_scene, scene_for
from vitral.server.scenes.score_sheets import SceneCache
from vitral.server.tables.bot_runner import BotRunner, InProcessBots, seeded_bot
from vitral.server.tables.create import read_options, tidy_name, with_windows
from vitral.teller.advice import action_clause, reason_sentence
from vitral.teller.choices import action_sentence, choices, reason_sentences
from vitral.teller.sentence import Sentence, sentence
from vitral.teller.story_lines import DieLifted, DieMoved, DiePlaced
from vitral.translatable import TranslatableText, sentence_of

_STORY: Final = 60
"""How many lines of the story are sent."""
_OF_SPACES: Final = (DiePlaced, DieMoved, DieLifted)
"""Lines that say where a die is put; where that is only assumed, they are left out."""
_MAX_CHOICES: Final = 60
"""The most choices of one turn of a bot."""
_TURNS: Final = {
    "prompt-turn": "real-turn",
    "prompt-turn-second": "real-turn-second",
    "prompt-turn-dice": "real-turn-dice",
    "prompt-turn-dice-second": "real-turn-dice-second",
}
"""Prompts that say "you", and those that name the player."""
_PAID: Final = (TOOL, TAKE_GLASS, INSPIRE)
"""Choices of a bot that are told with their price."""
_DEALT: Final = ("tools", "public", "board", "inspirations")


def real_table_state(asked: wire.RealTableRequest) -> wire.RealTableState:
    """Returns where entries lead; raises `ProblemError` if the setup is none."""
    cards = _cards_of(asked)
    options = _options_of(asked.setup, cards)
    setup = _dealt(asked.setup, asked.deal, options, cards)
    entered = _laid_out(setup, options, cards)
    if entered.missing is not None:
        return wire.RealTableState(setup, [], [], None, _decks(entered.game, options), None, None, [], 0, [], [])
    rest = entered.enter_all(asked.log)
    known = len(entered.narrated.story)
    if rest and (asked.entries or asked.trial):
        raise conflict("misfit", TranslatableText("problem-real-misfit", "an earlier entry does not fit any more"))
    following, replaced = asked.following, asked.replaced_line
    earlier = EarlierLog.of(entered, asked.uncorrected, following)
    edited = turn_now(entered)
    if earlier is not None and asked.leave_out and not rest:
        edited = earlier.turn_of(following)
        entered, following = without_turn(entered, following, earlier, again=asked.leave_out == "again")
    elif following and asked.entries and not replaced and (earlier is None or _replaces(asked, earlier, edited)):
        replaced, *following = following
    supposes = asked.suppose_spaces and not _bot_at(setup, entered.game.seat)
    entries = marked(asked.entries) if supposes else asked.entries
    refused = _refused(entered, entries, trial=asked.trial)
    if refused is not None and refused.reasons and supposes and (room := with_room_for(entered, entries)):
        entered, entries, refused = room, [], None
    if refused is None and not asked.trial and not rest:
        entered.enter_all(entries)
        renaming = Renaming(replaced, asked.entries[0]) if replaced and asked.entries else Renaming()

        def force(game: EnteredGame) -> bool:
            if not asked.enter_forced or _bot_at(setup, game.game.seat):
                return False
            return (asked.suppose_spaces and suppose(game)) or game.infer()

        if earlier is not None:
            entered, rest = follow(entered, following, earlier, renaming, edited, force)
        else:
            entered, rest = _fitted(entered, following, renaming)
        while not rest and force(entered):
            pass
    elif not rest:
        rest = list(asked.following)
    for seat, dice in enumerate(asked.dice_spaces):
        if dice and refused is None and not rest:
            entered, refused = _with_dice_at(entered, seat, dice)
    waits = earlier is not None and bool(rest) and turn_now(entered)[:2] < earlier.turn_of(rest)[:2]
    if rest and refused is None and not waits:
        refused = _refused(entered, rest[:1], trial=True)
    state = _state(setup, entered, rest, refused, asked, known)
    if earlier is not None and rest and can_leave_out(rest[0]):
        turn = earlier.turn_of(rest)
        state.misfit = wire.RealTableTurn(turn[2], *earlier.told(turn))
    return state


def _replaces(asked: wire.RealTableRequest, earlier: EarlierLog, now: Turn) -> bool:
    """Returns whether the entries stand for the first line that follows: a choice of the same kind in its turn."""
    line = asked.following[0]
    return earlier.turn_of(asked.following) == now and line.split()[0] == asked.entries[0].split()[0]


def _fitted(entered: EnteredGame, following: Sequence[str], renaming: Renaming) -> tuple[EnteredGame, list[str]]:
    """Enters the lines that follow while they fit, in whosever turn that is."""
    rest = entered.enter_all(following, renaming)
    while rest:
        tried = dict.fromkeys((rest[0], renaming.apply(rest[0])))
        room = next((found for line in tried if (found := with_room_for(entered, [line]))), None)
        if room is None:
            break
        entered, rest = room, room.enter_all(rest[1:], renaming)
    return entered, rest


def _with_dice_at(
    entered: EnteredGame, seat: int, dice: dict[str, str]
) -> tuple[EnteredGame, wire.RealTableRefusal | None]:
    """Returns the game with the dice of a seat where they really lie, or as it is and why that cannot be."""
    if seat not in supposed_seats(entered):
        return entered, None
    found = with_dice_at(entered, seat, dice)
    return found or entered, None if found else wire.RealTableRefusal(["no_way_there"], [])


async def real_table_turn(
    entered: EnteredGame, setup: wire.RealTableSetup, bots: BotRunner | InProcessBots
) -> wire.RealTableTurn:
    """Returns what the bot to move does until people have to roll, or its turn ends; raises `ProblemError`."""
    game = entered.game
    seat, spec = game.seat, _bot_at(setup, game.seat)
    if game.over or game.chance is not None or not spec:
        raise conflict("not_your_turn", TranslatableText("problem-real-turn", "it is not the turn of a bot"))
    before, public = game.state.windows[seat], game.state.public
    entries: list[str] = []
    clauses: list[Sentence] = []
    bot: Bot = seeded_bot(spec, _seed(setup, entered), seat, len(entered.lines))
    for _ in range(_MAX_CHOICES):
        seen_turn = entered.narrated.turn
        seen = game.view(seat)
        action, bot = await bots.choose(bot, seen, game.legal_actions())
        entered.enter(action.text)
        entries.append(action.text)
        if action.kind != PASS or len(entries) == 1:
            clauses.append((action_sentence if action.kind in _PAID else action_clause)(action, seen))
        if not game.legal_actions() or entered.narrated.turn != seen_turn:
            break
    why = public_reasons(before, game.state.windows[seat], public)
    return wire.RealTableTurn(seat, entries, clauses, [reason_sentence(*one) for one in why])


def entered_game(asked: wire.RealTableRequest) -> EnteredGame:
    """Returns the game of a request; raises `ProblemError` if its lines do not make one."""
    cards = _cards_of(asked)
    entered = _laid_out(asked.setup, _options_of(asked.setup, cards), cards)
    if entered.missing is not None or entered.enter_all(asked.log):
        raise conflict("misfit", TranslatableText("problem-real-misfit", "an earlier entry does not fit any more"))
    return entered


# -- the setup -----------------------------------------------------------------------------------------------------


def _cards_of(asked: wire.RealTableRequest) -> CardSet:
    base = all_cards()
    codes = asked.setup.codes
    cards = with_windows(tuple(codes), base.name, base.sources) if codes else base
    try:
        return with_own_automa_cards(cards, [*asked.log, *asked.entries, *asked.following, *asked.uncorrected])
    except CardError as error:
        raise invalid(error.text, "entries") from None


def _options_of(setup: wire.RealTableSetup, cards: CardSet) -> Options:
    options = read_options(wire.NewTable(setup.seats, options=setup.options), cards)
    if len(setup.seats) != options.players:
        raise invalid(f"this table has {options.players} seats, not {len(setup.seats)}", "seats")
    for at, seat in enumerate(setup.seats):
        if seat.kind == "bot":
            try:
                make_bot(seat.bot)
            except BotError as error:
                raise invalid(sentence_of(error), f"seats[{at}].bot") from None
    return options


def _laid_out(setup: wire.RealTableSetup, options: Options, cards: CardSet) -> EnteredGame:
    layout = TableLayout(
        setup.windows, setup.private, {str(deck): ids for deck, ids in setup.cards.items()}, setup.start
    )
    try:
        return EnteredGame(options, cards, layout)
    except (ValueError, LookupError, StopIteration) as error:
        raise ProblemError(
            422,
            "impossible",
            TranslatableText("problem-real-setup", "these cards cannot lie on one table: {why}", why=_why(error)),
            "setup",
        ) from None


def _why(error: Exception) -> str:
    return sentence_of(error) if isinstance(error, ValueError) else str(error)


def _decks(game: Game, options: Options) -> wire.RealTableDecks:
    decks, counts = game.show(lambda state: (state.rules.decks, state.rules.deals))
    own = [
        side.id
        for card in game.show(lambda state: state.rules.cards).window_cards
        if card.offered
        for side in card.sides
    ]
    found = {name: list(deck) for name, deck in decks.items() if counts[name]}
    found["windows"] = [*own, *(side.id for card in decks["windows"].values() for side in card.sides)]
    each = {**counts, "windows": 1, "private": counts["private"] // options.seats}
    each["start"] = int(game.show(lambda state: state.rules.fixed_start) < 0)
    for name, named in (("tools", options.tools), ("public", options.public)):
        if named:  # the options say which they are
            each[name] = 0
    return wire.RealTableDecks(found, {name: count for name, count in each.items() if count})


def _dealt(setup: wire.RealTableSetup, wanted: Sequence[str], options: Options, cards: CardSet) -> wire.RealTableSetup:
    """Returns a setup in which the cards of some decks were drawn at random, where they are not named."""
    if not wanted:
        return setup
    blank = EnteredGame(options, cards, TableLayout(()))
    known = _decks(blank.game, options)
    random = secrets.SystemRandom()
    laid = {name: list(ids) for name, ids in setup.cards.items()}
    avoid = cards.avoid if options.avoid_conflicts and (options.passion_publics or options.promos) else ()
    for name in _DEALT:
        count = known.counts.get(name, 0)
        if name in wanted and len(laid.get(name, ())) < count:
            laid[name] = _drawn(random, known.decks[name], laid.get(name, []), count, avoid)
    start = random.randrange(options.players) if "start" in wanted and setup.start < 0 else setup.start
    windows = [*setup.windows, *[""] * options.players][: options.players]
    if "windows" in wanted:
        # A card has two windows, and lies before one player only.
        sides = [[side.id for side in card.sides] for card in cards.window_cards if not card.offered]
        dealt = {one for one in known.decks["windows"] for both in sides if one in both}
        free = [[side for side in both if side in dealt] for both in sides if not set(both) & set(windows)]
        left = random.sample([random.choice(both) for both in free if both], windows.count(""))
        windows = [one or left.pop() for one in windows]
    private = [list(hand) for hand in setup.private]
    if "private" in wanted:
        private = _private_dealt(random, private, known, setup, options)
    return replace(setup, cards=laid, start=start, windows=windows, private=private)


def _drawn(
    random: secrets.SystemRandom, deck: list[str], had: list[str], count: int, avoid: Sequence[Sequence[str]]
) -> list[str]:
    drawn = list(had)
    while len(drawn) < count:
        out = {one for pair in avoid for one in pair if set(pair) & set(drawn)}
        drawn.append(random.choice([card for card in deck if card not in drawn and card not in out]))
    return drawn


def _private_dealt(
    random: secrets.SystemRandom,
    private: list[list[str]],
    known: wire.RealTableDecks,
    setup: wire.RealTableSetup,
    options: Options,
) -> list[list[str]]:
    """Gives private objectives to bots and the Automa; people have theirs in their hands, but for solo games."""
    hands = [*private, *[[] for _ in range(options.seats)]][: options.seats]
    for seat in range(options.seats):
        own = seat >= len(setup.seats) or setup.seats[seat].kind == "bot" or options.solo
        if own and not hands[seat]:
            taken = {card for hand in hands for card in hand}
            left = [card for card in known.decks["private"] if card not in taken]
            hands[seat] = random.sample(left, known.counts["private"])
    return hands


def _bot_at(setup: wire.RealTableSetup, seat: int) -> str:
    """Returns the bot of a seat, or nothing."""
    one = setup.seats[seat] if 0 <= seat < len(setup.seats) else None
    return one.bot if one is not None and one.kind == "bot" else ""


def _seed(setup: wire.RealTableSetup, entered: EnteredGame) -> bytes:
    """Returns a seed that is the same for the same game: asked again, a bot does not change its mind."""
    return "\n".join((*setup.windows, *entered.lines)).encode()


# -- the state -----------------------------------------------------------------------------------------------------


def _refused(entered: EnteredGame, entries: Sequence[str], *, trial: bool) -> wire.RealTableRefusal | None:
    """Tries entries, and returns why they cannot be; if they can, an empty refusal with *trial*, and else None."""
    trying = entered.game.copy(by_hand=True)
    for text in entries:
        try:
            entry = read_entry(text.removesuffix(SUPPOSED))
            if isinstance(entry, Action):
                trying.play(entry)
            elif trying.chance is None:
                raise IllegalActionError(text, [Reason.NOT_OFFERED])
            else:
                trying.resolve(entry)
        except IllegalActionError as error:
            said = reason_sentences(
                error.reasons, solo=trying.options.solo, state=trying.state, action="; ".join(entries)
            )
            return wire.RealTableRefusal(list(error.reasons), said, _in_words(text, trying))
        except ValueError:
            return wire.RealTableRefusal(["impossible"], [sentence("real-impossible")], _in_words(text, trying))
    return wire.RealTableRefusal([], []) if trial else None


def _in_words(text: str, game: Game) -> Sentence | None:
    try:
        entry = read_entry(text.removesuffix(SUPPOSED))
        if not isinstance(entry, Action):
            return None
        view = game.view(game.seat)
        empty = entry.kind == PLACE and view.hand == NO_DIE
        return action_clause(entry, view) if empty else action_sentence(entry, view)
    except (ValueError, LookupError):
        return None


def _state(
    setup: wire.RealTableSetup,
    entered: EnteredGame,
    rest: list[str],
    refused: wire.RealTableRefusal | None,
    asked: wire.RealTableRequest,
    known: int,
) -> wire.RealTableState:
    game, narrated = entered.game, entered.narrated
    chance = game.chance
    supposed = supposed_seats(entered)
    before, news = (
        [line for line in part if not (isinstance(line, _OF_SPACES) and line.seat in supposed)]
        for part in (narrated.story[:known], narrated.story[known:])
    )
    unknown = [seat for seat in range(game.options.seats) if not _hand(setup, seat)] if game.over else []
    game.seats = tuple(_seat(one) for one in setup.seats)
    removes = game.chance is None and not game.over and game.view().question.kind is QuestionKind.REMOVE
    breaches = game.state.windows[game.state.accused].breaches() if removes else {}
    return wire.RealTableState(
        setup,
        entered.lines,
        rest,
        refused,
        None,
        _scene(entered, setup, suppose=asked.suppose_spaces),
        None if chance is None else _question(chance),
        [*before, *news][-_STORY:],
        len(news),
        supposed,
        unknown,
        _history(setup, entered, game.options) if asked.history else [],
        game.record().to_json() if asked.record else "",
        {space: list(reasons) for space, reasons in breaches.items()},
    )


def _seat(seat: wire.NewSeat) -> Seat:
    return Seat.of_bot(seat.bot, tidy_name(seat.name)) if seat.kind == "bot" else Seat(tidy_name(seat.name))


def _hand(setup: wire.RealTableSetup, seat: int) -> Sequence[str]:
    return setup.private[seat] if seat < len(setup.private) else ()


def _scene(entered: EnteredGame, setup: wire.RealTableSetup, *, suppose: bool) -> wire.Scene | None:
    """Returns the table as all people around it see it, with the choices of the seat to move.

    Private objectives are in people's hands: nothing of them is shown before the end.
    """
    game, narrated, cache = entered.game, entered.narrated, SceneCache()
    if narrated.choosing:
        return None
    public = public_scene(game, len(entered.lines), cache=cache, view=narrated.public_view)
    if game.over or game.chance is not None:
        return replace(public, viewer=max(0, game.seat) % len(setup.seats))
    shown = scene_for(public, game, game.seat, cache, can_undo=bool(entered.lines), view=narrated.public_view)
    private = shown.private if game.options.solo else []
    legal = shown.legal
    if _bot_at(setup, game.seat):
        legal = []
    elif suppose:
        legal = choices(with_doubtful(game), game.view(game.seat))
    question = shown.question
    if question.prompt.message in _TURNS and sum(one.kind != "bot" for one in setup.seats) > 1:
        prompt = sentence(_TURNS[question.prompt.message], seat=game.seat)
        question = replace(question, prompt=prompt)  # several people share the device
    return replace(shown, private=private, scores=public.scores, legal=legal, question=question)


def _question(chance: Chance) -> wire.RealTableQuestion:
    kind: Any = chance.kind
    if chance.kind == "reroll":
        return wire.RealTableQuestion(kind, chance.purpose, chance.amount, [TEXT[die] for die in chance.among], [])
    if chance.kind == "deal":
        return wire.RealTableQuestion(kind, chance.purpose, chance.amount, list(map(str, chance.among)), [])
    return wire.RealTableQuestion(kind, chance.purpose, chance.amount, [], list(chance.among))


def _history(setup: wire.RealTableSetup, entered: EnteredGame, options: Options) -> list[wire.RealTableLine]:
    """Returns the lines of the log in words; those of chance are read from the log itself."""
    again = EnteredGame(options, entered.game.show(lambda state: state.rules.cards), entered.layout)
    found = []
    for line in entered.lines:
        seen, seat = again.narrated.public_view, again.game.seat
        entry = read_entry(line.removesuffix(SUPPOSED))
        words = action_sentence(entry, again.game.view(seat)) if isinstance(entry, Action) else None
        against = _against(again.game, entry)
        again.enter(line)
        supposed = line.endswith(SUPPOSED)
        found.append(wire.RealTableLine(max(1, seen.round), seat if words else -1, words, supposed, against))
    return found


def _against(game: Game, entry: Action | Outcome) -> list[str]:
    """Returns the rules against which a die is placed at an honor table, before it is."""
    if not isinstance(entry, Action) or entry.kind != PLACE or game.options.enforcement != "honour":
        return []
    if game.view().question.card:
        return []  # what its text allows is no breach
    return list(game.show(lambda state: state.windows[state.seat].reasons(entry.arg, state.hand)))
