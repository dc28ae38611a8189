"""Cards from elsewhere: what is remembered of them stays small, however many of them come."""

from __future__ import annotations

import pytest

from vitral import Game
from vitral.cards import CardError, CardSet, all_cards, cards_from_texts
from vitral.engine import Options
from vitral.engine import rules as remembered
from vitral.engine.printed import printed
from vitral.engine.rules import rules_for
from vitral.records import Record, RecordError

NAME = "base+own.toml"


def own_objective(card: str, words: int = 0) -> str:
    """A file with one public objective."""
    return f"""format = "vitral-cards/1"
[[public]]
id = "{card}"
name = "Own"
points = 3
pairs = {{ pairing = "mirror", trait = "value" }}
text = "{"word " * words}."
certainty = "several"
"""


def own_cards(number: int, words: int) -> CardSet:
    return cards_from_texts(NAME, [own_objective(f"own_{number}", words)])


def test_rules_of_cards_from_elsewhere_are_forgotten_in_time() -> None:
    usual = rules_for(Options(), all_cards())
    for number in range(30):
        rules_for(Options(), own_cards(number, 20_000))
    texts = sum(len(text) for rules in remembered._RULES.values() for text in rules.cards.sources)
    assert texts <= 1_000_000
    assert rules_for(Options(), all_cards()) == usual


def test_rules_of_small_sets_are_made_once() -> None:
    cards = own_cards(99, 10)
    assert rules_for(Options(), cards) is rules_for(Options(), cards)


def test_so_many_printed_patterns_are_remembered() -> None:
    assert printed.cache_info().maxsize is not None


def test_the_id_of_a_card_is_not_long() -> None:
    with pytest.raises(CardError, match="an id of at most 60 characters"):
        cards_from_texts(NAME, [own_objective("a" * 61)])
    record = Game.new(players=2, seed=bytes(32)).record().to_dict()
    record["cards"] = {"name": NAME, "texts": [own_objective("a" * 200_000)]}
    with pytest.raises(RecordError, match="an id of at most 60 characters") as refused:
        Record.from_dict(record)
    assert len(str(refused.value)) < 300
