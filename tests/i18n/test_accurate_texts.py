"""Sentences that players read and that were once wrong: what each has to say, in every language."""

from __future__ import annotations

import pytest

from vitral.cards import find_tool
from vitral.i18n import LANGUAGES, translator_for
from vitral.i18n.rulebook import rulebook

MESSAGES: dict[str, tuple[str, ...]] = {
    # The Automa's rulebook says what happens; only the lenient reading is ours.
    "ruling-automa_misfit": (
        "Only Lenient",
        "Só a opção “Tolerante”",
        "Solo la opción «Tolerante»",
        "только вариант «Мягко»",
        "Nur „Nachsichtig“",
    ),
    "ruling-start_player": ("at random", "sorteado", "al azar", "случайно", "ausgelost"),
    "ruling-setup": (
        "except the Automa’s",
        "menos no do Automa",
        "salvo el del Automa",
        "кроме правил Автомы",
        "außer",
    ),
    "ruling-calling_checks.about": ("Only between", "Só entre", "Solo entre", "Только между", "Nur zwischen"),
    "ruling-removing_dice.about": ("only a die", "só pode", "solo se puede", "лишь кубик", "nur ein Würfel"),
    "ruling-echo.about": ("count itself", "não conta", "no cuenta", "не считается", "zählt nicht"),
    "ruling-luck.about": (
        "at least one value",
        "ao menos um valor",
        "al menos un valor",
        "одной яркостью",
        "eine Zahl",
    ),
    "ruling-charm.about": ("at any time", "a qualquer momento", "en cualquier momento", "в любой момент", "jederzeit"),
    "card-running-pliers.text": ("after placing", "comprar e posicionar", "después de colocar", "разместив", "gesetzt"),
    "automa-effect-misfits_anywhere": ("topmost", "mais alto", "más alto", "верхнюю", "oberste"),
    "card-AP3.text": ("topmost", "mais alto", "más alto", "верхнюю", "oberste"),
    "command-check.more": ("doubts", "dúvidas", "dudas", "под вопросом", "Zweifel"),
}
PAGES: dict[str, tuple[str, ...]] = {
    "fair-dice": (
        "Flux Remover",
        "Removedor de Fluxo",
        "Eliminador de Fundente",
        "Смывка флюса",
        "Flussmittelentferner",
    ),
    "reconstructed": ("English names", "nome em inglês", "nombre en inglés", "английские названия", "englischen Namen"),
    "setup": (
        "except the Automa's",
        "menos o do Automa",
        "salvo el del Automa",
        "кроме правил Автомы",
        "außer der des",
    ),
    "automa": ("topmost open space of the", "mais alto da coluna", "más alto de la", "самой пустой", "der leersten"),
    "tools-window": ("apart from all", "separados de todos", "separados de todos", "отдельно от всех", "abseits all"),
}
ONE_AFTER_THE_OTHER = (
    "one after the other",
    "um depois do outro",
    "uno después del otro",
    "один за другим",
    "nacheinander",
)
BY_LANGUAGE = list(enumerate(("en", "pt", "es", "ru", "de")))


@pytest.mark.parametrize(("at", "language"), BY_LANGUAGE)
@pytest.mark.parametrize("message", MESSAGES)
def test_message_says_so(message: str, at: int, language: str) -> None:
    assert MESSAGES[message][at] in translator_for(language).say(message, keys="", excused="")


@pytest.mark.parametrize(("at", "language"), BY_LANGUAGE)
@pytest.mark.parametrize("page", PAGES)
def test_page_of_the_rulebook_says_so(page: str, at: int, language: str) -> None:
    (found,) = (one for one in rulebook(language) if one.id == page)
    text = " ".join(section.text for section in found.sections)
    assert PAGES[page][at] in " ".join(text.split())


@pytest.mark.parametrize(("at", "language"), BY_LANGUAGE)
def test_lathekin_does_not_say_in_which_order_its_dice_move(at: int, language: str) -> None:
    assert ONE_AFTER_THE_OTHER[at] not in translator_for(language).say("card-lathekin.text")


def test_how_lathekin_moves_its_dice_is_in_no_rulebook() -> None:
    assert find_tool("lathekin").certainty == "several"


def test_these_are_all_languages() -> None:
    assert {language for _, language in BY_LANGUAGE} == set(LANGUAGES)
