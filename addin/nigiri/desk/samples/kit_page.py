"""The page of the kit: eight steps that a volunteer follows; and the questions to be answered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.desk.samples.kit import FILE, kit_books
from nigiri.messages.catalogue import text
from nigiri.reports.frame.render import render

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.desk.samples.kit import Edit, KitBook

QUESTIONS = ("version", "system", "bar", "lists", "colours", "page", "tab", "else")
"""What is asked, as the end of its key."""

#: Which workbook is looked at and saved once more: the one in the middle of a round.
_LOOKED_AT = 1
AGAIN = FILE.format("{}-again")
"""What its copy is called."""


@dataclass(frozen=True)
class Step:
    """A step: its heading, its sentences, and what is typed: a sheet, a cell, the words."""

    heading: str
    sentences: Sequence[str]
    typed: Sequence[tuple[str, str, str]] = field(default=())


def kit_page(language: str, addin: str, answers: str, ending: str) -> str:
    """Return the page.

    addin -- its file, "" where the kit has none; answers -- the file with the questions
    ending -- "html" or "txt"
    """
    return render(
        f"kit/steps.{ending}.j2",
        language=language,
        title=text("kit.title", language),
        lead=text("kit.lead", language),
        heads=[text(f"kit.head.{each}", language) for each in ("sheet", "cell", "typed")],
        steps=[*_steps(language, addin, answers)],
    )


def questions(language: str) -> str:
    """Return the questions as a text in which the answers are written, a line below each."""
    asked = [text(f"kit.ask.{each}", language, **_looked_at()) for each in QUESTIONS]
    head = [text("kit.title", language), text("kit.ask", language)]
    return "\n\n".join([*head, *(f"{at}. {each}\n> " for at, each in enumerate(asked, 1))]) + "\n"


def _looked_at() -> dict[str, str]:
    """Return the workbook that is looked at, its copy, and the sheet."""
    book = kit_books()[_LOOKED_AT]
    name, sheet = book.name, book.edits[0].at[0]
    return {"file": FILE.format(name), "copy": AGAIN.format(name), "sheet": sheet}


def _steps(language: str, addin: str, answers: str) -> Iterator[Step]:
    """Yield the eight steps."""

    def step(key: str, *keys: str, **facts: object) -> Step:
        said = [text(f"kit.{each}", language, **_looked_at(), **facts) for each in keys]
        return Step(text(f"kit.step.{key}", language), said)

    yield step("begin", "unpack", "enable")
    for book in kit_books():
        yield _book_step(book, language)
    yield step("look", "look", "look.page")
    yield step("copy", "copy")
    yield step("tab", *(("tab", "tab.draw") if addin else ("no-tab",)), addin=addin)
    yield step("send", "send", answers=answers)


def _book_step(book: KitBook, language: str) -> Step:
    """Return the step of one workbook: open it, type, save."""
    file = FILE.format(book.name)
    sentences = [text("kit.open", language), text("kit.save", language)]
    typed = [(edit.at[0], edit.cell, _typed(edit, language)) for edit in book.edits]
    return Step(text("kit.step.book", language, file=file), sentences, typed)


def _typed(edit: Edit, language: str) -> str:
    """Return the text of an edit, with the words for a choice where it is picked from a list."""
    return text("kit.pick", language, typed=edit.typed) if edit.picked else str(edit.typed)
