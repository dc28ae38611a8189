"""Proves that a game was dealt as promised: every outcome is the one its dealer deals for its seed."""

from __future__ import annotations

from vitral.engine import Outcome, new_state, pending
from vitral.game.dealer import SeededDealer, commitment
from vitral.records import Record, RecordError, line_error, replay_states
from vitral.translatable import TranslatableText, at_place, quoted


def prove_dealing(record: Record, promised: str | None = None) -> int:
    """Returns how many outcomes were proved; `RecordError` says what is not as promised.

    `promised` is the commitment shown when the game began. The record's own commitment, if it has one, is checked too.
    """
    if record.seed is None:
        none = TranslatableText("fault-proof-no-seed", "the record has no seed, so nothing can be proved")
        raise RecordError(at_place("dealer", none))
    seed = bytes.fromhex(record.seed)
    for stated in (promised, record.commitment):
        if stated is not None and stated.lower() != commitment(seed):
            other = TranslatableText(
                "fault-proof-promise",
                "the seed was not the one promised: its commitment is {commitment}",
                commitment=commitment(seed),
            )
            raise RecordError(at_place("dealer", other))
    dealer = SeededDealer(seed)
    question = pending(new_state(record.options, record.cards))
    proved = 0
    for line, (entry, state) in enumerate(replay_states(record)):
        if isinstance(entry, Outcome) and line >= record.dealt_from:
            assert question is not None
            dealt = dealer.answer(question)
            if dealt.text != entry.text:
                other = TranslatableText(
                    "fault-proof-dealt",
                    "the dealer did not deal {given}; its seed gives {dealt}",
                    given=quoted(entry.text),
                    dealt=quoted(dealt.text),
                )
                raise line_error(line, other)
            proved += 1
        question = pending(state)
    return proved
