"""No difference where there is none: workbooks as people leave them, saved by another program."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.copies.comparison import compare, copy_of
from nigiri.hosts.files.open import closed_file
from nigiri.messages.message import said
from tests.corpus.places import CORPUS, name_of, unpack, workbooks
from tests.desk.story import DESK
from tests.hosts.office import converted
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

if not CORPUS.exists():
    pytest.skip("the corpus is in git alone", allow_module_level=True)

ALL = {name_of(path): path for path in workbooks()}

#: No event, or of a nigiri that is not there yet.
NOT_READ = {"no-event.xlsx", "layout-of-tomorrow.xlsx"}
#: With formulas of which no program has calculated the values yet: they are saved once before.
NO_VALUES = {"decorated.xlsx", "formulas-typed-12.xlsx", "formulas-typed.xlsx"}
EVENTS = sorted(ALL.keys() - NOT_READ)
SAMPLE = ("late.xlsx", "round-1-fr.ods", "wrong-seats.xlsx")
#: Saved again by LibreOffice, as the other kind and as the same.
SAVED = sorted(name for name in EVENTS if name.endswith(".xlsx"))
KINDS = [(name, kind) for name in SAVED for kind in ("xlsx", "ods")]
KINDS_SAMPLE = [("late.xlsx", "ods")]


def told(one: Path, other: Path) -> list[str]:
    """Return the sentences on what differs between two files."""
    copies = [
        copy_of(path.name, closed_file(path, now=DESK.now).snapshot(), DESK)
        for path in (one, other)
    ]
    return [said(each, "en") for part in compare(*copies).parts for each in part.sentences]


@pytest.mark.parametrize("name", sampled(EVENTS, SAMPLE))
def test_a_workbook_does_not_differ_from_itself(name: str, tmp_path: Path) -> None:
    """Whatever is wrong with it."""
    path = unpack(ALL[name], tmp_path)

    assert [] == told(path, path)


@pytest.mark.parametrize(("name", "kind"), sampled(KINDS, KINDS_SAMPLE))
def test_saving_in_libreoffice_makes_no_difference(
    name: str, kind: str, program: Callable[[str], str], tmp_path: Path
) -> None:
    """As the same kind of file and as the other one; every time one as the other."""
    path, soffice = unpack(ALL[name], tmp_path), program("soffice")
    if name in NO_VALUES:
        path = converted(soffice, path, "xlsx", tmp_path / "calculated")

    assert [] == told(path, converted(soffice, path, kind, tmp_path / "saved"))
