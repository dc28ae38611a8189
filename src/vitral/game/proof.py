"""The proof that a game was dealt as promised: every outcome is the one its dealer deals for its seed."""

from __future__ import annotations

from vitral.engine import Outcome, new_state, pending
from vitral.game.dealer import SeededDealer, commitment
from vitral.records import Record, RecordError, replay_states


def prove_dealing(record: Record, promised: str | None = None) -> int:
    """How many outcomes were proved; `RecordError` says what is not as promised.

    `promised` is the commitment shown when the game began; without it the record's own is held against its seed, if
    it tells one.
    """
    if record.seed is None:
        raise RecordError("dealer: the record tells no seed, so nothing can be proved")
    seed = bytes.fromhex(record.seed)
    for told in (promised, record.commitment):
        if told is not None and told.lower() != commitment(seed):
            raise RecordError(f"dealer: the seed was not the one promised: its commitment is {commitment(seed)}")
    dealer = SeededDealer(seed)
    question = pending(new_state(record.options, record.cards))
    proved = 0
    for at, (entry, state) in enumerate(replay_states(record)):
        if isinstance(entry, Outcome) and at >= record.dealt_from:
            assert question is not None
            dealt = dealer.answer(question)
            if dealt.text != entry.text:
                raise RecordError(f"log[{at}]: the dealer did not deal {entry.text!r}; its seed gives {dealt.text!r}")
            proved += 1
        question = pending(state)
    return proved
