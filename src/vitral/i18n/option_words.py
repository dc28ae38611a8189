"""The options of a table in words: the names and choices that forms show."""

from __future__ import annotations

from vitral.engine.option_list import ALWAYS, Option, Value
from vitral.i18n.translator import Translator


def option_name(words: Translator, name: str) -> str:
    return words.say(f"option-{name}")


def choice_name(words: Translator, name: str, value: Value) -> str:
    """A value of an option as forms call it."""
    own = f"option-{name}-{value}".lower()
    return words.say(own if own in words else f"book-option-{value}".lower())


def usual_value(option: Option) -> Value:
    """What an option is at a plain table."""
    return next((usual.value for usual in option.usual if usual.when == ALWAYS), option.default)


def code_words(words: Translator, code: str) -> str:
    """An option as rule pages write it: `bag`, `bag = scaled`, or a value alone, `bag-scaled`."""
    name, _, value = code.partition(" = ")
    if not value:
        return option_name(words, name)
    return words.say("book-option", option=option_name(words, name), choice=choice_name(words, name, value))
