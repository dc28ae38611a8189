"""`vitral completion`: completes commands, options, cards, bots and puzzles in bash, zsh and fish."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from vitral.cli.command import COMMANDS, OK
from vitral.cli.flags import ADMIN, KINDS_OF_CARDS
from vitral.cli.parser import ASKED_BY_SHELLS
from vitral.i18n import LANGUAGES

_SCRIPTS: Final = {
    "bash": """\
_vitral() {
    local IFS=$'\\n'
    COMPREPLY=($(printf '%s\\n' "${COMP_WORDS[@]:1:COMP_CWORD}" | vitral completion words 2>/dev/null))
}
complete -o default -F _vitral vitral
""",
    "zsh": """\
#compdef vitral
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i; }
_vitral() {
    local -a found
    found=("${(@f)$(printf '%s\\n' "${(@)words[2,CURRENT]}" | vitral completion words 2>/dev/null)}")
    if [[ -n "${found[1]}" ]]; then compadd -- "${found[@]}"; else _files; fi
}
compdef _vitral vitral
""",
    "fish": """\
function __vitral_complete
    set -l typed (commandline -opc) (commandline -ct)
    set -l found (printf '%s\\n' $typed[2..-1] | vitral completion words 2>/dev/null)
    if set -q found[1]
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c vitral -f -a '(__vitral_complete)'
""",
}


def run(args: argparse.Namespace) -> int:
    if args.shell == ASKED_BY_SHELLS:  # the words typed so far, one in each line; the last is completed
        for word in candidates(sys.stdin.read().splitlines() or [""]):
            print(word)
    else:
        print(_SCRIPTS[args.shell], end="")
    return OK


def candidates(words: list[str]) -> list[str]:
    """Returns what may stand in place of the last word, given the words before it; nothing where a file is meant."""
    from vitral.cli.main import command_named, make_parser

    *before, last = words
    flag, equals, value = last.partition("=")
    if flag and equals:
        return [f"{flag}={one}" for one in candidates([*before, flag, value])]
    before = [word for word in before if word != "="]  # for bash `--bots=ra` is three words
    last = last.removeprefix("=")
    command = command_named(before)
    if command == "help":
        asked = [word for word in before[before.index("help") + 1 :] if not word.startswith("-")]
        return _beginning(last, ADMIN if asked == ["admin"] else () if asked else COMMANDS)
    actions = make_parser(command).parser_of(command)._actions
    takes_value = {option: action for action in actions if action.nargs != 0 for option in action.option_strings}
    if before and before[-1] in takes_value:
        return _beginning(last, _values(takes_value[before[-1]], command, last))
    if last.startswith("-"):
        return _beginning(last, (option for action in actions for option in action.option_strings))
    if not command:
        return _beginning(last, (*COMMANDS, "help"))
    positionals = [action for action in actions if not action.option_strings]
    return _beginning(last, (positionals and _values(positionals[0], command, last)) or ())


def _beginning(last: str, names: Iterable[str]) -> list[str]:
    """Returns the names that go on from a word; of a list with commas, from its last part."""
    done, comma, part = last.rpartition(",")
    return [f"{done}{comma}{name}" for name in dict.fromkeys(names) if name.startswith(part)]


def _values(action: argparse.Action, command: str, last: str) -> list[str]:
    """Returns the values that an argument may have, as far as they can be listed."""
    if action.choices is not None:
        return [str(choice) for choice in action.choices if choice != ASKED_BY_SHELLS]
    if action.dest == "lang":
        return [*LANGUAGES]
    if action.dest == "bots":
        from vitral.bots.names import bot_names

        return [*bot_names()]
    if (action.dest, command) in (("resume", "play"), ("resume", "terminal"), ("files", "replay")):
        from vitral.cli.files import local_games

        # Where something is offered, shells add no files, which are meant too.
        files = () if last else sorted(path.name for path in Path.cwd().glob("*.json"))
        return [*(game.id for game in local_games().games()), *files]
    if command == "cards" and action.dest == "id":
        from vitral.cards import all_cards
        from vitral.cli.commands.cards import id_of, kinds

        return [*KINDS_OF_CARDS.values(), *(id_of(card) for group in kinds(all_cards()).values() for card in group)]
    if command == "rules":
        from vitral.i18n.rulebook import rulebook

        return [page.id for page in rulebook("en")]
    if command == "puzzles" and action.dest == "what":
        from vitral.cli.commands.puzzles import short_names

        return ["make", *short_names()]
    from vitral.engine.options import OPTIONS

    option = next((one for one in OPTIONS if one.name == action.dest), None)
    if option is not None and option.kind == "cards":
        from vitral.cards import all_cards

        return [card.id for card in (all_cards().tools if option.name == "tools" else all_cards().publics)]
    return [str(value) for value in option.values if value is not None] if option else []
