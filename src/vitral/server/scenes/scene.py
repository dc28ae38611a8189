"""The table as one viewer may see it, ready to be sent. Built from `vitral.engine.views`, so nothing else can leak.

Three things come from the state beside it: what may be chosen (only for the viewer whose decision it is), whether it
may be taken back, and score sheets, from which the private lines of others are left out until the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import Any, Final, Literal

from msgspec.structs import replace

from vitral.dice import NO_DIE, TEXT, texts
from vitral.engine import View
from vitral.engine.prices import tool_price
from vitral.engine.steps.glass import price as glass_price
from vitral.game import Game
from vitral.server import protocol as wire
from vitral.server.scenes.score_sheets import NO_VIEW, SceneCache
from vitral.spaces import NAMES
from vitral.teller.choices import choices, side_choices
from vitral.teller.questions import question_of

_NONE: Final[list[Any]] = []
"""The empty list of scenes, shared by all of them: a scene is never changed."""


def scene(
    game: Game,
    viewer: int | None,
    ply: int = 0,
    *,
    cache: SceneCache | None = None,
    sides: Sequence[int | None] = (),
    can_undo: bool = False,
    reveal: bool = False,
) -> wire.Scene:
    """Returns what a viewer sees and may do.

    `sides` are the window sides chosen so far, by seat, where all choose at once; `can_undo` says whether the seat to
    move may take its last choice back; `reveal` shows the private lines of all score sheets, for a game that is over;
    `cache` is the table's own, so that little is computed twice.
    """
    cache = cache or SceneCache()
    public = public_scene(game, ply, cache=cache, sides=sides, reveal=reveal)
    return scene_for(public, game, viewer, cache, sides, can_undo=can_undo)


def public_scene(
    game: Game,
    ply: int,
    *,
    cache: SceneCache,
    sides: Sequence[int | None] = (),
    reveal: bool = False,
    view: View | None = None,
) -> wire.Scene:
    """Returns the spectator's scene, of which all others are made; `view` is the spectator's view, if it is known."""
    view = view or game.view()
    choosing = not view.windows
    phase: Literal["choosing", "playing", "over"] = "choosing" if choosing else "over" if game.over else "playing"
    options = view.rules.options
    was, old = cache.last
    if old.phase != phase:
        was = NO_VIEW
    # Parts made from equal facts stay the same object, so they are neither made again nor compared.
    same_windows = was is not NO_VIEW and all(map(is_, view.windows, was.windows))
    same_tokens = view.tokens == was.tokens
    same_hand = view.hand == was.hand and view.origin == was.origin and view.waiting == was.waiting
    scene = wire.Scene(
        ply=ply,
        viewer=None,
        phase=phase,
        round=view.round,
        turn=view.turn,
        turns=old.turns if view.start == was.start and view.skips == was.skips else _NONE if choosing else _turns(view),
        start=view.start,
        seat=-1 if choosing or game.over else view.seat,
        question=old.question if same_hand and view.question == was.question else question_of(view),
        hand=TEXT[view.hand] if view.hand != NO_DIE else "",
        origin=NAMES[view.origin] if view.origin >= 0 else "",
        waiting=old.waiting if view.waiting == was.waiting else texts(view.waiting),
        drafted=view.drafted,
        tool_used=view.tool_used,
        pool=old.pool if view.pool == was.pool else texts(view.pool),
        places=old.places if view.places == was.places else list(view.places),
        bag=old.bag if view.bag == was.bag else list(view.bag),
        track=old.track if view.track == was.track else _by_place(view.track),
        removed=old.removed if view.removed == was.removed else texts(view.removed),
        windows=old.windows if same_windows else cache.windows(view.windows),
        tokens=old.tokens if same_tokens else list(view.tokens),
        tools=old.tools if view.tool_tokens == was.tool_tokens else _tools(view),
        public=old.public if view.public == was.public else [card.id for card in view.public],
        private=old.private if view.private == was.private else [card.id for card in view.private],
        dealt_sides=_NONE,
        chosen_side=-1,
        have_chosen=_chosen(sides) if choosing else old.have_chosen if was is not NO_VIEW else [True] * options.players,
        own=old.own if view.own == was.own else _by_place(view.own),
        own_used=view.own_used,
        picked=old.picked if view.picked == was.picked else texts(view.picked),
        inspirations=_inspirations(view) if view.inspirations else _NONE,
        glass=_glass(view),
        automa=_automa(view),
        scores=old.scores
        if same_windows and same_tokens
        else cache.sheets(game, view, private=reveal or game.over or options.solo),
        target=game.target if options.solo and not choosing else None,
        legal=_NONE,
        can_undo=False,
        ending=_ending(game) if game.over else None,
    )
    cache.last = view, scene
    return scene


def scene_for(
    public: wire.Scene,
    game: Game,
    viewer: int | None,
    cache: SceneCache,
    sides: Sequence[int | None] = (),
    *,
    can_undo: bool = False,
    view: View | None = None,
) -> wire.Scene:
    """Returns the public scene, completed by what that viewer may know and do beyond it; `view` is the spectator's
    view.
    """
    if viewer is None:
        return public
    mine, choosing = viewer == public.seat, public.phase == "choosing"
    own = cache.own.get(viewer)
    if own is not None:  # only the choices are left to be computed
        private, dealt_sides, chosen_side = own
        result = replace(public, viewer=viewer, private=private, dealt_sides=dealt_sides, chosen_side=chosen_side)
        if mine:
            view = view or game.view()
            legal = game.legal_actions()
            result.question, result.legal, result.can_undo = (question_of(view, legal), choices(legal, view), can_undo)
    else:
        own_view = game.view(viewer)
        legal = game.legal_actions() if mine else ()
        chosen_side = side_chosen(own_view, sides)
        result = replace(
            public,
            viewer=viewer,
            private=[card.id for card in own_view.private],
            dealt_sides=[side.id for side in own_view.dealt_sides],
            chosen_side=chosen_side,
            question=question_of(own_view, legal) if mine else public.question,
            legal=choices(legal, own_view)
            if mine
            else side_choices(own_view)
            if choosing and chosen_side < 0
            else _NONE,
            can_undo=mine and can_undo,
        )
        if not choosing:
            cache.own[viewer] = (result.private, result.dealt_sides, chosen_side)
    if public.scores:
        result.scores = cache.sheets_for(viewer, public.scores)
    return result


def side_chosen(view: View, sides: Sequence[int | None]) -> int:
    """Returns the window side the viewer has chosen, or −1."""
    if view.viewer is None:
        return -1
    if view.viewer < len(sides):
        side = sides[view.viewer]
        return -1 if side is None else side
    return view.chosen_side


def _chosen(sides: Sequence[int | None]) -> list[bool]:
    """Returns who has chosen a window."""
    return [side is not None for side in sides]


def _inspirations(view: View) -> list[wire.InspirationState]:
    return [
        wire.InspirationState(card.id, bool(view.inspired >> owner & 1)) for owner, card in enumerate(view.inspirations)
    ]


def _turns(view: View) -> list[wire.Turn]:
    if view.start < 0:
        return []
    order = view.rules.turns[view.start]
    players = view.rules.players
    return [wire.Turn(seat, at >= players and bool(view.skips >> seat & 1)) for at, seat in enumerate(order)]


def _by_place(dice: Sequence[tuple[int, ...]]) -> list[list[str]]:
    return [texts(one) for one in dice]


def _tools(view: View) -> list[wire.ToolCard]:
    options = view.rules.options
    solo, first_printing = options.solo, options.solo_payment == "first_printing"
    cards = []
    for tool, tokens in zip(view.tools, view.tool_tokens, strict=True):
        pay = (tool.first_printing if first_printing else tool.solo_color) if solo else ""
        cards.append(wire.ToolCard(tool.id, tokens, 0 if solo else tool_price(tokens), pay))
    return cards


def _glass(view: View) -> wire.RareGlassBoard | None:
    board = view.glass_board
    if board is None:
        return None
    to_move = bool(view.windows) and 0 <= view.seat < len(view.windows) and not view.over
    price = glass_price(view, view.windows[view.seat]) if to_move else -1
    return wire.RareGlassBoard(
        board.id, texts(view.glass), view.glass_supply, view.glass_tokens, price, view.glass_used
    )


def _automa(view: View) -> wire.AutomaBoard | None:
    at_work = view.automa
    return None if at_work is None else wire.AutomaBoard(at_work.card, list(at_work.drawn), at_work.board_slot)


def _ending(game: Game) -> wire.GameResult:
    target = game.target
    return wire.GameResult(
        ranking=[wire.Standing(place.seat, place.ahead_by) for place in game.ranking()],
        target=target,
        won=None if target is None else game.scores()[0].total > target,
        private=[[card.id for card in cards] for cards in game.state.private],
    )
