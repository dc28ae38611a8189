"""`vitral rules`: the rulebook, page by page."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from vitral.cli.command import OK, CliError
from vitral.cli.output import print_lines, say, translator
from vitral.i18n.rulebook import PARTS, Page, rulebook
from vitral.translatable import did_you_mean, guess


def run(args: argparse.Namespace) -> int:
    language = translator().language
    page = _find(args.page, rulebook(language)) if args.page else None
    if page is None and not args.json:
        print_lines(_contents(rulebook(language)))
        return OK
    from vitral.server.answers.rulebook import book, book_page

    found = book_page(page, language) if page else book(language)
    if args.json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        from vitral.cli.rulebook_pages import page_lines
        from vitral.server.protocol import BookPage

        assert isinstance(found, BookPage)
        print_lines(page_lines(found))
    return OK


def _contents(pages: tuple[Page, ...]) -> Iterator[str]:
    width = max(len(page.id) for page in pages) + 2
    for part in PARTS:
        yield say(f"book-part-{part}")
        yield from (f"  {page.id:{width}}{page.title}" for page in pages if page.part == part)


def _find(wanted: str, pages: tuple[Page, ...]) -> Page:
    """Returns a page by its id or title, or the one that explains a card or a reason."""
    links = {name: page.id for page in pages for name, _ in page.explained}
    by_id = {page.id: page for page in pages}
    titles = {page.title.casefold(): page for page in pages}
    spelled = wanted.strip().casefold()
    name = spelled.replace("-", "_").replace(" ", "_")
    if found := by_id.get(links.get(name, name.replace("_", "-"))) or titles.get(spelled):
        return found
    known = [*by_id, *links]
    begun = [one for one in known if one.startswith(name)]
    hint = translator().translate(did_you_mean(begun[:3]) if begun else guess(wanted, known))
    raise CliError(say("command-rules-none-close" if hint else "command-rules-none", page=f'"{wanted}"', hint=hint))
