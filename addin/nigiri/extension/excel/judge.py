"""The judge of a kit that came back: what was saved there, held against what nigiri wrote.

What a volunteer was asked to type is told apart: whatever stands there now, the other cells must
show what follows from it.
"""

from __future__ import annotations

import json
import platform
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.samples.kit import FILE, kit_books, shown_after
from nigiri.errors import HostError
from nigiri.extension.excel.kit import ANSWERS, MANIFEST, manifest, packages
from nigiri.hosts.xlsx.inventory.book import inventory
from nigiri.hosts.xlsx.inventory.compare import ASPECTS, alike, differences, words_of
from nigiri.hosts.xlsx.inventory.formulas import spelled_alike
from nigiri.hosts.xlsx.inventory.spellings import known_reason
from nigiri.hosts.xlsx.trouble import check_kind, directors_words
from nigiri.messages.message import message, several
from nigiri.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from nigiri.desk.samples.kit import Edit, KitBook
    from nigiri.hosts.xlsx.inventory.book import Inventory
    from nigiri.hosts.xlsx.inventory.compare import Difference
    from nigiri.hosts.xlsx.inventory.sheet import Shown

REPORT = "report.txt"
#: Workbooks of other kinds that Excel may have made of ours.
_KINDS = (".xlsx", ".xlsm", ".xlsb", ".xls", ".ods")
_LARGEST_ANSWERS = 100_000
_MOST_LINES = 100


class Judgement(NamedTuple):
    """The report line by line, those that belong to a file indented.

    saved -- how many workbooks somebody saved; found -- how many differences there are
    """

    lines: Sequence[str]
    saved: int
    found: int


class _Typed(NamedTuple):
    """The cells that a volunteer was asked for: as they are, and what is told of them."""

    cells: Mapping[tuple[str, int, int], Shown]
    told: Sequence[str]
    wrong: int


def judge(folder: Path) -> Judgement:
    """Return the report on a kit in a folder; HostError where none of its workbooks is there.

    A file that is damaged, or that is none of the kit, has its line in the report.
    """
    books = {FILE.format(book.name): book for book in kit_books()}
    with directors_words(folder):
        found = sorted(p for p in folder.iterdir() if p.suffix.lower() in _KINDS and _is_closed(p))
    if not any(_book_of(path, books.values()) for path in found):
        raise HostError(message("kit.none", folder=str(folder), file=next(iter(books))))
    ours = packages()
    lines: list[str] = [*_head(folder, ours)]
    saved = differing = 0
    for path in found:
        book = _book_of(path, books.values())
        package = ours[FILE.format(book.name)] if book else b""
        told, wrong = _judged(book, package, path)
        lines += ["", *told]
        saved += wrong is not None
        differing += wrong or 0
    lines += [
        message("kit.report.missing", file=name) for name in books if not (folder / name).is_file()
    ]
    return Judgement([*lines, "", *_answers(folder / ANSWERS)], saved, differing)


def verdict(judged: Judgement, file: Path) -> str:
    """Return the sentence about a report that was written into a file."""
    if judged.found:
        return message("kit.judged-otherwise", differences=judged.found, file=str(file))
    if judged.saved:
        return message("kit.judged", judged=judged.saved, file=str(file))
    return message("kit.unsaved", file=str(file))


def _is_closed(path: Path) -> bool:
    """Tell whether it is a file, not the mark that a program leaves while it has one open."""
    return path.is_file() and not path.name.startswith(("~$", ".~"))


def _book_of(path: Path, books: Iterable[KitBook]) -> KitBook | None:
    """Return the workbook of the kit that a file is, also under a longer name."""
    return next((book for book in books if path.name.startswith(book.name)), None)


def _head(folder: Path, ours: Mapping[str, bytes]) -> Iterator[str]:
    """Yield lines on the nigiri that judges and the one that wrote the kit."""
    yield message("kit.report")
    facts = {"python": platform.python_version(), "system": platform.platform(terse=True)}
    yield message("kit.report.by", version=VERSION, **facts)
    try:
        theirs = json.loads((folder / MANIFEST).read_bytes())
        written, sums = str(theirs["nigiri"]), theirs["sums"]
    except (OSError, ValueError, LookupError, TypeError):
        yield message("kit.report.nameless")
        return
    same = sums == json.loads(manifest(ours))["sums"]
    yield message("kit.report.same" if same else "kit.report.otherwise", theirs=written)


def _answers(path: Path) -> Iterator[str]:
    """Yield the lines of the volunteer's answers as they stand; one line where there is no file."""
    try:
        with path.open("rb") as file:
            text = file.read(_LARGEST_ANSWERS).decode("utf-8-sig", "replace")
    except OSError:
        yield message("kit.report.no-answers", file=path.name)
        return
    yield message("kit.report.answers")
    yield from (f"    {line}".rstrip() for line in text.splitlines())


def _judged(book: KitBook | None, ours: bytes, path: Path) -> tuple[list[str], int | None]:
    """Return the lines on a file, and the number of its differences; None: nobody saved it.

    book, ours -- the workbook of the kit that it is, as nigiri wrote it; None for a foreign file
    """
    if book is None:
        return [message("kit.report.foreign", file=path.name)], None
    try:
        with directors_words(path):
            data = path.read_bytes()
            check_kind(data, path)
            if data == ours:
                return [message("kit.report.untouched", file=path.name)], None
            saved = inventory(data)
    except HostError as error:
        return [message("kit.report.unread", file=path.name, trouble=error.sentence)], 1
    key = "saved" if saved.program else "unsaid"
    lines: list[str] = [message(f"kit.report.{key}", file=path.name, program=saved.program)]
    typed = _typed(book, saved)
    told, wrong = _told(book, _written(ours), saved, typed)
    return [*lines, *(_indented(each) for each in (*typed.told, *told))], wrong + typed.wrong


@cache
def _written(ours: bytes) -> Inventory:
    """Return the inventory of a workbook of the kit, with which one that came back is compared."""
    return inventory(ours)


def _indented(line: str) -> str:
    """Return a line below that of its file."""
    return several(["    ", line], "")


def _typed(book: KitBook, saved: Inventory) -> _Typed:
    """Return the cells that the volunteer was asked to type."""
    cells: dict[tuple[str, int, int], Shown] = {}
    wrong = [each for each in book.edits if _take(each, book, saved, cells)]
    done = [e for e in book.edits if e not in wrong and cells.get(e.at) == e.typed]
    left = [e for e in book.edits if e not in wrong and e not in done]
    told = [
        message(f"kit.report.{key}", cells=", ".join(map(_place, edits)))
        for key, edits in (("typed", done), ("untyped", left))
        if edits
    ]
    for each in wrong:
        facts = {"asked": words_of(_plain(each.typed)), "saved": words_of(cells[each.at])}
        told.append(message("kit.report.mistyped", place=_place(each), **facts))
    return _Typed(cells, told, len(wrong))


def _take(
    edit: Edit, book: KitBook, saved: Inventory, cells: dict[tuple[str, int, int], Shown]
) -> bool:
    """Note what a cell holds; tell whether it is neither what was asked nor what was there."""
    sheet, row, column = edit.at
    if sheet not in saved.sheets:
        return False
    there = saved.sheets[sheet].cells.get((row, column))
    cells[edit.at] = shown = None if there is None else there.shown
    before = _plain(book.workbook[sheet].cell(row, column))
    return not (alike(shown, before) or alike(shown, _plain(edit.typed)))


def _place(edit: Edit) -> str:
    """Return the address of an edit: "Players!C4"."""
    return f"{edit.at[0]}!{edit.cell}"


def _plain(value: object) -> Shown:
    """Return a cell of the event as one of the file; dates, of which the kit has none, as texts."""
    return value if isinstance(value, str | int | float | None) else str(value)


def _told(book: KitBook, ours: Inventory, saved: Inventory, typed: _Typed) -> tuple[list[str], int]:
    """Return the lines on what differs, and how often it does."""
    expected = {**dict(_calculated(book, ours, typed)), **typed.cells}
    found = [*differences(ours, saved, expected)]
    reasons = Counter(known_reason(saved.program, each) for each in found)
    real = [each for each in found if known_reason(saved.program, each) is None]
    otherwise = {each.aspect for each in real}
    same = [message(f"kit.aspect.{each}") for each in ASPECTS if each not in otherwise]
    lines: list[str] = [message("kit.report.agree", aspects=several(same, ", "))] if same else []
    lines += _differences(real)
    lines += [
        message("kit.report.known", places=count, reason=message(reason))
        for reason, count in reasons.items()
        if reason is not None
    ]
    return lines, len(real)


def _differences(found: Sequence[Difference]) -> Iterator[str]:
    """Yield the lines of differences; of one aspect no more than anybody reads."""
    for aspect in ASPECTS:
        those = [each for each in found if each.aspect == aspect]
        yield from map(_difference, those[:_MOST_LINES])
        if len(those) > _MOST_LINES:
            facts = {"aspect": message(f"kit.aspect.{aspect}"), "count": len(those) - _MOST_LINES}
            yield message("kit.report.more", **facts)


def _calculated(
    book: KitBook, ours: Inventory, typed: _Typed
) -> Iterator[tuple[tuple[str, int, int], Shown]]:
    """Yield sheet, row and column of live cells, and the values they must show after typing.

    Only where nigiri's next command would write the same formula: another one is not there yet.
    """
    cells = {at: cell_of(value) for at, value in typed.cells.items()}
    for (sheet, row, column), formula in shown_after(book, cells).items():
        there = ours.sheets[sheet].cells.get((row, column))
        if there is not None and there.formula == spelled_alike(formula.text):
            yield (sheet, row, column), _plain(formula.value)


def cell_of(value: Shown) -> str | int | float | None:
    """Return a cell of the file as one of the event."""
    if isinstance(value, bool):
        return str(value).upper()
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _difference(found: Difference) -> str:
    """Return the line of a difference."""
    place = "!".join(filter(None, (found.sheet, found.where)))
    told = " ".join(filter(None, (place, found.what))) or message("kit.report.whole")
    nothing = message("kit.report.nothing")
    facts = {"expected": found.expected or nothing, "saved": found.saved or nothing}
    aspect = message(f"kit.aspect.{found.aspect}")
    return message("kit.report.differ", aspect=aspect, place=told, **facts)
