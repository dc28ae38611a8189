"""English that has leaked into a page of another language: messages, and names and texts of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from e2e.browser_tab import Tab
from generators.message_files import card_ids
from generators.message_usage import page_messages
from vitral.i18n import Fact, translator_for

_TOLD: Final = """
() => {
  const read = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
  const found = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) found.push(texts.currentNode.data);
  for (const one of document.querySelectorAll("*")) for (const name of read) found.push(one.getAttribute(name) ?? "");
  return [...new Set(found.map((text) => text.trim()).filter((text) => /\\p{L}{2}/u.test(text)))];
}
"""
"""Everything that is shown or read aloud, piece by piece."""
_PHRASE: Final = re.compile(r"[^\W\d_’]+(?:[ ’][^\W\d_’]+)+")


def english_on(tab: Tab) -> list[str]:
    """Pieces of the page that read as English messages do and not as those of its own language."""
    whole, phrases = _english(tab.language)
    pieces: list[str] = tab.page.evaluate(_TOLD)
    assert pieces, "the page says nothing"
    found = [piece for piece in pieces if piece in whole]
    return found + [f"{phrase!r} in {piece!r}" for piece in pieces for phrase in phrases.findall(piece)]


@cache
def _english(language: str) -> tuple[frozenset[str], re.Pattern[str]]:
    """English texts that are whole messages, and a pattern of what stands between the facts of the others."""
    own = set(_texts(language))
    everything = "\n".join(own)
    whole = {text for text in _texts("en") if "\0" not in text and text not in own}
    parts = {phrase for text in _texts("en") if "\0" in text for phrase in _PHRASE.findall(text)}
    strange = sorted(phrase for phrase in parts if phrase not in everything and len(phrase) > 8)
    return frozenset(whole), re.compile(rf"\b(?:{'|'.join(map(re.escape, strange))})\b")


def _texts(language: str) -> Iterator[str]:
    """Every text of the page in a language, `\\0` where a fact goes."""
    translator = translator_for(language)
    for name, part in page_messages(language).items():
        facts: dict[str, Fact] = {fact: 7 if fact in part.selectors else "\0" for fact in part.variables}
        yield translator.say(name, **facts).replace("7", "\0")
    for card in card_ids():
        yield translator.card_name(card)
        yield translator.card_text(card, translator.card_name(card))
