"""What is said once: rules that stand in one place, and the few others that may say them again.

A rule that a second module works out for itself goes its own way one day. These tests know a rule
by what nobody who asks its home would write: figures of its settings, or its arithmetic.
"""

from __future__ import annotations

import ast
from itertools import permutations, product
from typing import TYPE_CHECKING, cast

import pytest

from nigiri.domain.games.handicaps import ByRanks
from nigiri.domain.model.small_boards import FURTHEST
from nigiri.workbook.live.round.handicap import RULE, by_difference
from tests.test_architecture import PACKAGE, nodes, place, sources

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nigiri.workbook.live.round.refs import BoardRefs

    #: The nodes of a module, with all that is inside of it.
    Nodes = tuple[ast.AST, ...]

HANDICAP_BY_RANK = {
    "domain/games/handicaps.py": "its home",
    "domain/checks/handicaps.py": "the judge, who shares nothing with the draw",
    "functions/formulas.py": "it is shipped to LibreOffice, without the home",
    "workbook/live/round/handicap.py": "the formula, whose value the home gives",
}
"""Module -> why it may work out a handicap from two ranks (M12)."""

OUT_IN_ROUNDS = {
    "workbook/spellings/out_in_rounds.py": "its reader",
    "workbook/live/attendance.py": "the formula, whose value the reader gives",
}
"""Module -> why it may know what items in Out in rounds look like."""

PARSE_ROUNDS = {
    "workbook/spellings/out_in_rounds.py", "workbook/read/settings.py", "workbook/read/wishes.py",
    "desk/attendance/change.py", "desk/players/list_rows.py",
}  # fmt: skip
"""Modules that take rounds apart: other cells, other lists, and `--rounds` of a command."""

ONLY_SAID = {
    "desk/explain/handicaps.py": "in words: the reason of a handicap",
    "workbook/derive/handicaps.py": "in words, beside the tables of small boards",
    "desk/setup/create.py": "in words: with what a new event begins",
    "reports/frame/handicaps.py": "whether there are handicaps to print at all",
    "archive/rows.py": "columns of an archive",
    "exchange/result_files/egf.py": "a field of the file",
    "exchange/macmahon/write.py": "a field of the file",
    "exchange/opengotha/write_settings.py": "a field of the file",
}
"""Module -> what it says the settings of that rule for, without working anything out."""

OTHER_DIFFERENCES = {"domain/starts/guidelines.py": "sections of about the same size"}
"""Module -> of what it takes something off the size of a difference, besides ranks."""

SETTINGS = {"handicap_reduction", "handicap_cap"}


def reads_settings(found: Nodes) -> bool:
    """Tell whether a module asks an event for the reduction or the cap."""
    return any(isinstance(n, ast.Attribute) and n.attr in SETTINGS for n in found)


def less_than_difference(found: Nodes) -> bool:
    """Tell whether something is taken off the size of a difference, in Python or a formula."""

    def size(node: ast.expr) -> bool:
        called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        return called and cast("ast.Name", cast("ast.Call", node).func).id == "abs"

    left = (n.left for n in found if isinstance(n, ast.BinOp) and isinstance(n.op, ast.Sub))
    formulas = (ast.unparse(n) for n in found if isinstance(n, ast.JoinedStr))
    return any("MIN(" in text and "ABS(" in text for text in formulas) or any(map(size, left))


def modules_with(test: Callable[[Nodes], bool]) -> Iterator[str]:
    """Yield where the modules are whose source passes a test."""
    for path in sources():
        if test(nodes(path)):
            yield place(path)


def test_the_handicap_by_rank_has_one_home() -> None:
    """Who asks for the settings of the rule is its home, or says them, and no more."""
    assert {*modules_with(reads_settings)} <= {*HANDICAP_BY_RANK, *ONLY_SAID}


def test_a_difference_of_ranks_is_reduced_only_where_it_may_be() -> None:
    """Neither by the settings nor by figures of its own does another module work it out."""
    assert {"functions/formulas.py", "workbook/live/round/handicap.py", *OTHER_DIFFERENCES} == {
        *modules_with(less_than_difference)
    }


def knows_dashes(found: Nodes) -> bool:
    """Tell whether a module knows the long dashes that people type, and "and" between rounds."""
    texts = {n.value for n in found if isinstance(n, ast.Constant)}
    names = {n.id for n in found if isinstance(n, ast.Name)}
    return {"–", "—"} <= texts and "AND" in names


def parses_rounds(found: Nodes) -> bool:
    """Tell whether a module takes typed rounds apart."""
    names = (n.id for n in found if isinstance(n, ast.Name))
    return "parse_rounds" in names


def test_out_in_rounds_has_one_reader() -> None:
    """Whoever else takes rounds apart reads another cell."""
    assert PARSE_ROUNDS == {*modules_with(parses_rounds)}
    assert {"workbook/spellings/rounds.py", "workbook/live/attendance.py"} == {
        *modules_with(knows_dashes)
    }


@pytest.mark.parametrize(("module", "other"), [(a, b) for a, b in permutations(OUT_IN_ROUNDS)])
def test_reader_and_formula_of_out_in_rounds_name_each_other(module: str, other: str) -> None:
    """Who changes one finds the other."""
    assert other in (PACKAGE / module).read_text("utf-8")


def test_who_only_says_the_rule_asks_for_its_settings() -> None:
    """A module that no longer does leaves the list."""
    assert set(ONLY_SAID) <= {*modules_with(reads_settings)}


@pytest.mark.parametrize("module", [m for m in HANDICAP_BY_RANK if "games" not in m])
def test_who_says_the_handicap_again_names_its_home(module: str) -> None:
    """So whoever changes the rule finds all of it from any of its places."""
    assert "domain/games/handicaps.py" in (PACKAGE / module).read_text("utf-8")


class _Settled:
    """A sheet whose reduction and cap are these figures."""

    def __init__(self, rule: ByRanks) -> None:
        """Know the figures by the column above whose heading each stands."""
        self.figures = dict(zip(RULE, map(str, rule), strict=True))

    def shared(self, key: str, _formula: object) -> str:
        """Return the figure that stands above the heading of a column."""
        return self.figures[key]


@pytest.mark.parametrize("rule", [ByRanks(*figures) for figures in product(range(10), repeat=2)])
def test_formula_and_value_of_the_handicap_agree(rule: ByRanks) -> None:
    """Over every difference of ranks, reduction and cap: 30k to 9d either way, 0 to 9, 0 to 9."""
    formula = by_difference(cast("BoardRefs", _Settled(rule)), "x")
    functions = {"MAX": max, "MIN": min, "ABS": abs}

    assert "MAX(" in formula
    for white in range(-FURTHEST, FURTHEST + 1):
        found = eval(formula, {"__builtins__": {}}, {**functions, "x": white})  # noqa: S307
        assert found == abs(rule.signed(white, 0))


FIGURES = {
    "domain/model/figures.py": "their home",
    "workbook/model/figure_format.py": "which number formats show the same",
    "domain/standings/crosstable.py": "the sign of a result, not a figure",
    "domain/model/units.py": "how people type points",
    "messages/plurals.py": "which words go with a figure",
    "exchange/result_tables/event.py": "figures in tables of other programs",
    "exchange/macmahon/words.py": "results in files of MacMahon",
    "exchange/analysis/rows.py": "results in tables for those who analyse",
    "workbook/spellings/results.py": "how people type results",
    "workbook/layout/crosstable.py": "the formula that finds the sign of a result",
    "workbook/read/settings.py": "an example of what can be typed",
    "cli/frame/tables.py": "which cells are figures, to put them right",
    "hosts/xlsx/cells/encode.py": "which texts a spreadsheet would calculate",
}
"""Module -> why it may know the signs ½, ¼ and ¾."""

MINUS = {
    "domain/model/figures.py": "its home",
    "workbook/derive/grid.py": "stones given, which are no points",
    "reports/frame/handicaps.py": "stones given, which are no points",
    "domain/games/side_handicaps.py": "stones given, which are no points",
    "workbook/derive/side.py": "reads handicaps",
    "workbook/derive/written_cells.py": "reads handicaps",
    "workbook/derive/proof/cells.py": "what is added or taken off, with + or −",
    "reports/results/rating_changes.py": "ratings to a tenth, with + or −",
    "reports/charts/progress.py": "the marks of an axis",
    "desk/simulate/views.py": "a mean with + or −",
    "cli/frame/tables.py": "which cells are figures, to put them right",
    "workbook/model/figure_format.py": "which number formats show figures",
    "workbook/model/plain.py": "what is typed",
    "workbook/spellings/rounds.py": "what is typed",
    "workbook/spellings/results.py": "what is typed",
    "workbook/live/attendance.py": "what is typed",
    "functions/cells.py": "what is typed",
    "functions/formulas.py": "what is typed",
    "domain/model/units.py": "what is typed",
    "domain/organising/money.py": "what is typed",
    "domain/text.py": "what is typed",
    "messages/plurals.py": "which words go with a figure",
}
"""Module -> why it may know the sign for minus."""


def with_signs(signs: str) -> Callable[[Nodes], bool]:
    """Return a test whether a module has a text with one of these signs, besides docstrings."""

    def test(found: Nodes) -> bool:
        said = {id(n.value) for n in found if isinstance(n, ast.Expr)}
        texts = (n for n in found if isinstance(n, ast.Constant) and id(n) not in said)
        return any(isinstance(n.value, str) and {*n.value} & {*signs} for n in texts)

    return test


def test_figures_are_written_in_one_place() -> None:
    """½, ¼ and ¾ for people come from there, so that no two sheets write a score otherwise."""
    languages = ("messages/en/", "messages/fr/", "messages/de/", "messages/former", "domain/rules/")
    found = {m for m in modules_with(with_signs("½¼¾")) if not m.startswith(languages)}

    assert FIGURES.keys() == found


def test_the_sign_for_minus_is_put_in_one_place() -> None:
    """Others have it for stones, for what is added or taken off, or read it."""
    languages = ("messages/en/", "messages/fr/", "messages/de/", "messages/former", "domain/rules/")
    found = {m for m in modules_with(with_signs("−")) if not m.startswith(languages)}

    assert MINUS.keys() == found
