"""Formulas of all workbooks: functions of Excel 2007, and a value that no version takes otherwise.

In every language, with every system of play, with a proof of all sums; also the rules that colour
cells and check what is typed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from lxml import etree

from nigiri.messages.catalogue import LANGUAGES
from tests.excel.events import entered, with_proof
from tests.sample import sampled, systems
from tests.workbook.formula_rules import TAKES, by_shape, faults
from tests.workbook.proofs import told
from tests.workbooks import SHIPPED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def formulas(path: Path, *kinds: str) -> Iterator[str]:
    """Yield the formulas of a file that are of these kinds, as its XML calls them."""
    with ZipFile(path) as package:
        for name in package.namelist():
            if name.startswith("xl/worksheets/") and name.endswith(".xml"):
                for element in etree.fromstring(package.read(name)).iter("{*}*"):
                    if etree.QName(element).localname in kinds and element.text:
                        yield element.text


def wrong(path: Path) -> dict[str, list[str]]:
    """Return formula -> what is wrong in it, of a file that has formulas of every kind."""
    cells = by_shape(formulas(path, "f"))
    rules = by_shape(formulas(path, "formula", "formula1", "formula2"))
    assert cells
    assert rules
    checked = {text: faults(text) for text in cells.values()}
    checked |= {text: faults(text, rule=True) for text in rules.values()}
    return {text: said for text, said in checked.items() if said}


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["de"]))
def test_formulas_of_an_event_are_read_alike_by_every_version(
    tmp_path: Path, language: str
) -> None:
    """Two rounds, and the proof of all sums; in German, whose words are long, every time."""
    assert {} == wrong(with_proof(tmp_path / "open.xlsx", language))


@pytest.mark.parametrize("system", systems("formulas"))
def test_formulas_of_every_system_are_read_alike_by_every_version(
    tmp_path: Path, system: str
) -> None:
    """With the sheets that it adds: a tree, a crosstable, teams; one of each family every time."""
    assert {} == wrong(entered(tmp_path / "open.xlsx", system))


@pytest.mark.parametrize("seed", sampled(range(40), [1]))
def test_formulas_of_a_proof_are_read_alike_by_every_version(tmp_path: Path, seed: int) -> None:
    """Rule sets, tie-breaks and scorings at random; one with both of its own every time."""
    told(seed, tmp_path / "open.xlsx")

    assert {} == wrong(tmp_path / "open.xlsx")


@pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.xlsx")), ids=lambda path: path.stem)
def test_formulas_of_the_workbooks_that_ship_are_read_alike_by_every_version(path: Path) -> None:
    """Those that somebody starts with, and the one to look at."""
    assert {} == wrong(path)


@pytest.mark.parametrize("formula", [
    'IF(A1="","",SUM(B1:B9)/2)',
    'OR(TRIM(A1)={"yes","no"})',
    f'A1&"{"a" * 254}"""',
    'SUM(COUNTIF(A1:A9,{"a","b"}))',
    'SUMPRODUCT(--(TRIM(A1:A9)={"yes","no"}))>0',
    'SUMPRODUCT(--ISNUMBER(FIND(","&{"1","2"}&",",A1)))>0',
    'LOOKUP(2,1/(A1:A9<>""),B1:B9)',
    "INDEX($A$1:$A$9,MATCH(B1,$B$1:$B$9,0))",
    'COUNTIFS(A1:A9,B1,C1:C9,"<>")',
    "SUMIFS(A1:A9,B1:B9,D1,C1:C9,D2)",
    "'Round 1'!A1&\"A1:A9\"",
    "ROW()=-(4+COUNT($N$4:$N$8))",
])  # fmt: skip
def test_such_formulas_are_taken(formula: str) -> None:
    """Several values where they belong."""
    assert [] == faults(formula)


@pytest.mark.parametrize(("formula", "fault"), [
    ("A1:A9", "its value is several"),
    ('{"a","b"}', "its value is several"),
    ('LEFT({"ab","cd"},1)', "its value is several"),
    ("A1:A9*2", "implicit intersection in A1:A9 2"),
    ('IF(A1:A9="",1,2)', 'implicit intersection in A1:A9 ""'),
    ('SUM((A1:A9="")*1)', 'implicit intersection in A1:A9 ""'),
    ("MATCH(1,(A1:A9=B1)*(C1:C9=D1),0)", "implicit intersection in A1:A9 B1"),
    ("SUM(LEN(A1:A9))", "implicit intersection in LEN(A1:A9)"),
    ("LEN(TRIM('Round 1'!A1:A9))", "implicit intersection in TRIM('Round 1'!A1:A9)"),
    ("SUMPRODUCT(IF(A1:A9>0,1,0))", "several values in IF(A1:A9 0)"),
    ("SUMPRODUCT(IFERROR(A1:A9/B1:B9,0))", "several values from IFERROR"),
    ("SUMPRODUCT(INDEX(A1:A9,{1,2}))", "several values in INDEX({1,2})"),
    ('COUNTIF({"a","b"},A1)', 'several values in COUNTIF({"a","b"})'),
    ("SUM(A:A)", "whole lines A:A"),
    ("COUNTA('Round 1'!$1:$2)", "whole lines 'Round 1'!$1:$2"),
    ("XLOOKUP(A1,B1:B9,C1:C9)", "function XLOOKUP"),
    ("_xlfn.IFS(A1,1)", "function _xlfn.IFS"),
    ("SUM(A1:A9 A3:C3)", "a space, which may mean an intersection"),
    ("SUM((A1,B2))", "operator ,"),
    ("SUM(Points)", "name Points"),
    (f'"{"a" * 256}"', "text of more than 255 letters"),
])  # fmt: skip
def test_such_formulas_are_not_taken(formula: str, fault: str) -> None:
    """Each for the reason that is said."""
    assert fault in faults(formula)


def test_a_rule_takes_no_constants() -> None:
    """Excel refuses them where cells are coloured or choices listed."""
    assert ["constants in braces"] == faults('OR(A1={"a","b"})', rule=True)
    assert [] == faults('"a,b"', rule=True)


def test_no_function_is_allowed_that_recalculates_at_every_key() -> None:
    """What is volatile costs time in every workbook that is open."""
    assert set() == {"INDIRECT", "OFFSET", "NOW", "TODAY", "RAND", "RANDBETWEEN"} & set(TAKES)
