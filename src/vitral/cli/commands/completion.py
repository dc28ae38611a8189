"""`vitral completion`: completes commands, options, cards, bots and puzzles in bash, zsh and fish."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Final

from vitral.cli.command import COMMANDS, OK
from vitral.cli.output import say

SHELLS: Final = ("bash", "zsh", "fish")
_WORDS: Final = "words"
"""What the shells ask: the words typed so far, the last one being completed."""
_SCRIPTS: Final = {
    "bash": """\
_vitral() {
    local IFS=$'\\n'
    COMPREPLY=($(vitral completion words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
    [[ ${#COMPREPLY[@]} -eq 0 ]] && COMPREPLY=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -o filenames -F _vitral vitral
""",
    "zsh": """\
#compdef vitral
_vitral() {
    local -a found
    found=("${(@f)$(vitral completion words -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ -n "${found[1]}" ]]; then compadd -- "${found[@]}"; else _files; fi
}
compdef _vitral vitral
""",
    "fish": """\
function __vitral_complete
    set -l typed (commandline -opc) (commandline -ct)
    vitral completion words -- $typed[2..-1] 2>/dev/null
end
complete -c vitral -a '(__vitral_complete)'
""",
}
EXAMPLES: Final = {
    "bash": 'eval "$(vitral completion bash)"',
    "zsh": 'eval "$(vitral completion zsh)"',
    "fish": "vitral completion fish | source",
}


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=[*SHELLS, _WORDS], metavar="SHELL", help=say("command-completion.shell"))
    parser.add_argument("words", nargs="*", help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    if args.shell == _WORDS:
        print(*candidates(args.words or [""]), sep="\n")
    else:
        print(_SCRIPTS[args.shell], end="")
    return OK


def candidates(words: list[str]) -> list[str]:
    """Returns what may stand in place of the last word, given the words before it; nothing where a file is meant."""
    *before, last = words
    command = next((word for word in before if word in COMMANDS), "")
    if not command or before[-1:] == ["help"]:
        return _beginning(last, (*COMMANDS, "help", "--help", "--version", "--lang"))
    from vitral.cli.main import make_parser

    actions = make_parser(command).parser_of(command)._actions
    takes_value = {option: action for action in actions if action.nargs != 0 for option in action.option_strings}
    if before[-1] in takes_value:
        return _beginning(last, _values(takes_value[before[-1]], command))
    if last.startswith("-"):
        return _beginning(last, (option for action in actions for option in action.option_strings))
    positionals = [action for action in actions if not action.option_strings]
    return _beginning(last, (positionals and _values(positionals[0], command)) or ())


def _beginning(last: str, names: Iterable[str]) -> list[str]:
    """Returns the names that go on from a word; of a list with commas, from its last part."""
    done, comma, part = last.rpartition(",")
    return [f"{done}{comma}{name}" for name in dict.fromkeys(names) if name.startswith(part)]


def _values(action: argparse.Action, command: str) -> list[str]:
    """Returns the values that an argument may have, as far as they can be listed."""
    from vitral.bots import bot_names
    from vitral.engine.options import OPTIONS
    from vitral.i18n import LANGUAGES

    if action.choices is not None:
        return [str(one) for one in action.choices if one != _WORDS]
    if action.dest == "lang":
        return [*LANGUAGES]
    if action.dest == "bots":
        return [*bot_names()]
    if command == "cards" and action.dest == "id":
        from vitral.cards import all_cards
        from vitral.cli.commands.cards import id_of, kinds

        return [id_of(card) for group in kinds(all_cards()).values() for card in group]
    if command == "rules":
        from vitral.i18n.rulebook import rulebook

        return [page.id for page in rulebook("en")]
    if command == "puzzles" and action.dest == "what":
        from vitral.cli.commands.puzzles import short_names

        return ["make", *short_names()]
    option = next((one for one in OPTIONS if one.name == action.dest), None)
    return [str(value) for value in option.values if value is not None] if option else []
