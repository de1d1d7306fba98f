"""The corpus: workbooks as people leave them, of which nigiri says what it has always said.

What differs must be meant. Then `python -m tests.corpus.record` writes it down anew, and the commit
says why.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from difflib import ndiff
from itertools import islice
from pathlib import Path

import pytest

from nigiri.domain.rules import RULE_SETS
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.hosts.files.open import closed_file
from nigiri.workbook.problems import CODES
from nigiri.workbook.read.workbook import read
from tests.corpus.answers import answers
from tests.corpus.person import BEGIN
from tests.corpus.places import (
    CORPUS,
    TABLE,
    entries,
    name_of,
    said_of,
    unpack,
    workbooks,
    written,
)

if not CORPUS.exists():
    pytest.skip("the corpus is in git alone", allow_module_level=True)

#: Replayed in every run: both languages, both kinds of file, who saved them, what was done.
SAMPLE = ("late.xlsx", "round-1-fr.ods", "wrong-seats.xlsx")

#: Problems that no workbook of the corpus has, each with the reason.
NOT_HERE: dict[str, str] = {
    "size-unknown": "a column on demand: tests/desk/test_handicaps_by_rule.py",
    "size-full": "a column on demand: tests/desk/test_handicaps_by_rule.py",
    "federation-long": "an event of the AGA: tests/workbook/test_review_members.py",
    "first-level": "lived through in tests/stories.py",
    "entry-raised": "columns on demand: tests/workbook/test_review_members.py",
    "entry-server": "columns on demand: tests/workbook/test_review_members.py",
    "entry-unrated": "columns on demand: tests/workbook/test_review_members.py",
    "frozen-late": "a round that no event has: tests/desk/test_frozen.py",
    "grade-unknown": "columns on demand: tests/workbook/test_review_members.py",
    "komi-league": "told before round 1: tests/desk/test_systems.py",
    "rounds-drawn": "where Rounds was lowered: tests/desk/test_frozen.py",
    "schema": "refused before anything is listed: tests/cli/test_newer_layout.py",
    "section-fees": "tried before round 1: tests/workbook/test_review_rounds.py",
    "section-split": "tried before round 1: tests/workbook/test_review_rounds.py",
    "setting-missing": "a single row that is gone: tests/workbook/test_read_settings.py",
    "tiebreaks-changed": "lived through in tests/stories.py",
    "winner-missed": "the end of an event: tests/desk/test_closing_advice.py",
}

SHOWN = 80
LARGEST = 15_000_000
MEANT = "If that is meant: python -m tests.corpus.record {}, and say why in the commit."

ALL = {name_of(path): path for path in workbooks()}


def by_command(text: str) -> dict[str, list[str]]:
    """Return command -> the lines of its answer."""
    parts = re.split(r"^(\$ .*)\n", text, flags=re.MULTILINE)[1:]
    return {head: said.splitlines() for head, said in zip(parts[::2], parts[1::2], strict=True)}


def differences(before: str, now: str) -> list[str]:
    """Return what is said otherwise, command by command; lines that are the same are left out."""
    was, is_ = by_command(before), by_command(now)
    found = []
    for command in {**was, **is_}:
        lines = ndiff(was.get(command, ["(not asked)"]), is_.get(command, ["(not asked)"]))
        changed = [line for line in lines if line[0] in "+-"]
        found += [command, *changed] if changed else []
    return found


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in SAMPLE else pytest.mark.long) for name in ALL]
)
def test_nigiri_says_of_a_workbook_what_it_said(name: str) -> None:
    """Each command, word for word; what a command writes, cell by cell."""
    recorded = said_of(ALL[name]).read_text(encoding="utf-8")
    found = differences(recorded, answers(ALL[name]))
    shown = "\n".join(islice(found, SHOWN))
    more = f"\n... {len(found) - SHOWN} lines more" if len(found) > SHOWN else ""

    assert [] == found, f"{name}\n{shown}{more}\n{MEANT.format(name)}"


def test_no_answer_that_is_written_down_is_a_fault() -> None:
    """Who records what nigiri says does not take its own faults for answers."""
    said = {name: said_of(path).read_text(encoding="utf-8") for name, path in ALL.items()}

    assert said
    assert [] == [name for name, text in said.items() if re.search(r"^= 70$", text, re.MULTILINE)]


def test_differences_are_told_by_command() -> None:
    """Old, new, and nothing that is the same."""
    before = "$ nigiri check a\n| one\n| two\n$ nigiri why a 1\n| because\n"
    now = "$ nigiri check a\n| one\n| three\n$ nigiri why a 2\n| because\n"

    assert [
        "$ nigiri check a", "- | two", "+ | three",
        "$ nigiri why a 1", "- | because", "+ (not asked)",
        "$ nigiri why a 2", "- (not asked)", "+ | because",
    ] == differences(before, now)  # fmt: skip


def test_the_table_names_each_workbook_and_nothing_else() -> None:
    """Each with what is said of it beside it; python -m tests.corpus.make writes the table."""
    assert TABLE.read_text(encoding="utf-8") == written(entries())
    assert sorted(entries()) == sorted(ALL)
    assert sorted(CORPUS.rglob("*.txt")) == sorted(map(said_of, ALL.values()))
    assert set(SAMPLE) <= set(ALL)


def test_the_corpus_is_small() -> None:
    """Everybody who clones the repository has it."""
    assert LARGEST > sum(path.stat().st_size for path in CORPUS.rglob("*") if path.is_file())


def test_a_third_was_saved_by_libreoffice_and_some_are_of_its_kind() -> None:
    """As the table tells."""
    by = Counter(entry.by for entry in entries().values())
    kinds = Counter(Path(name).suffix for name in ALL)

    assert 3 * by["LibreOffice"] >= len(ALL) >= 100
    assert {"nigiri", "openpyxl", "LibreOffice"} == set(by)
    assert 10 <= kinds[".ods"] < kinds[".xlsx"]


def test_every_problem_is_in_some_workbook() -> None:
    """Or says why it is not."""
    told = "".join(said_of(path).read_text(encoding="utf-8") for path in ALL.values())
    codes = {code for line in re.findall(r"^\| codes: (.*)$", told, re.MULTILINE)
             for code in line.split()}  # fmt: skip

    assert set(CODES) - codes == set(NOT_HERE)


@pytest.mark.long
def test_every_system_and_rule_set_is_in_some_workbook(tmp_path: Path) -> None:
    """In both languages."""
    found: Counter[str] = Counter()
    for path in (path for name, path in ALL.items() if name != "no-event.xlsx"):
        event = read(closed_file(unpack(path, tmp_path), now=BEGIN).snapshot()).event
        settings, rounds = event.settings, event.rounds
        found.update([settings.language, f"rules {settings.rules}", settings.system])
        found.update({each.system for each in rounds})

    assert set() == {*SYSTEMS, "en", "fr", *(f"rules {name}" for name in RULE_SETS)} - set(found)


@pytest.mark.long
def test_the_answers_do_not_depend_on_the_machine() -> None:
    """Another order of sets, another zone, language, width and person."""
    name = "results-en.xlsx"
    ask = (
        "import sys; from tests.corpus.answers import answers; "
        "from tests.corpus.places import CORPUS; "
        f"sys.stdout.buffer.write(answers(CORPUS / '{name}.xz').encode())"
    )
    root = Path(__file__).parents[1]
    for seed, zone in (("1", "Asia/Tokyo"), ("2", "America/St_Johns")):
        other = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "TZ": zone,
            "LANG": "fr_CA.UTF-8",
            "COLUMNS": "40",
            "LOGNAME": "zoe",
            "PYTHONPATH": f"{root / 'addin'}:{root}",
        }
        asked = subprocess.run(
            [sys.executable, "-c", ask], env=other, check=True, capture_output=True
        )
        assert said_of(ALL[name]).read_bytes() == asked.stdout
