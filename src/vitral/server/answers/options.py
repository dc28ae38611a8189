"""The options and bots of new tables, as they are sent."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from vitral.bots import bot_names
from vitral.bots.registry import DIFFICULTIES, WITH_COMPILED_CODE, is_foreign, strength
from vitral.engine.option_list import Condition, Option
from vitral.engine.options import OPTIONS
from vitral.server import protocol as wire
from vitral.server.tables.bot_runner import Power
from vitral.translatable import TranslatableText


def table_options(options: Iterable[Option] = OPTIONS) -> list[wire.TableOption]:
    """Returns every option, in the order of forms."""
    return [_option(option) for option in options]


def _option(option: Option) -> wire.TableOption:
    return wire.TableOption(
        name=option.name,
        kind=option.kind,
        group=option.group,
        default=None if option.kind == "cards" else option.default,
        values=list(option.values),
        applies=_when(option.applies),
        elsewhere=_sentence(option.elsewhere) if option.elsewhere else None,
        usual=[wire.OptionUsual(one.value, _when(one.when)) for one in option.usual],
        refused=[wire.OptionRefusal(list(one.values), _when(one.when), _sentence(one.why)) for one in option.refused],
        numbers=[wire.OptionNumbers(number.least, number.most, _when(number.when)) for number in option.numbers],
        boxes=[wire.OptionBox(box.box, _when(box.when)) for box in option.boxes],
    )


def _when(when: Condition) -> wire.OptionWhen:
    return wire.OptionWhen(list(when.modes), list(when.players), list(when.with_any), list(when.without))


def _sentence(text: TranslatableText) -> wire.Sentence:
    return msgspec.convert(text.to_dict(), wire.Sentence)


def bot_kinds(power: Power) -> list[wire.BotKind]:
    """Returns our bots from the weakest to the strongest, then those of other packages.

    `power` is how strongly those play that think with compiled code.
    """
    names = [*DIFFICULTIES, *(name for name in bot_names() if is_foreign(name))]
    compiled = WITH_COMPILED_CODE
    return [
        wire.BotKind(name, strength(name), power if name.partition(":")[0] in compiled else "full") for name in names
    ]
