"""The sheet Budget: entry fees by level, income and costs, as estimated and as they came (M23).

Blocks of lines under titles: in *fees* the levels, each from a rank on, with how many players are
expected; what late entries and outsiders pay on top and the smallest fee; then other income, costs,
and what is left. Amounts are what the organiser types: nigiri only begins some lines with words. A
line of costs that is called Prizes costs what the sheet Prizes adds up to, until it has a price.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from nigiri.domain.model.units import WEAKEST, Rank
from nigiri.domain.organising.budget import Budget
from nigiri.domain.organising.fees import QUEBEC, SMALLEST, Charges, FeeLevel, announced
from nigiri.domain.organising.money import Cents
from nigiri.messages.catalogue import every, text
from nigiri.workbook.derive.target import InEveryRow
from nigiri.workbook.layout.organiser.budget import BLOCKS, DUE, LEVY
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.plain import plain
from nigiri.workbook.organiser.fees import NO_LEVEL, Tariff
from nigiri.workbook.organiser.lines import Line, cents, money, number
from nigiri.workbook.spellings.yes_no import says_no
from nigiri.workbook.words.formulas import says

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.settings import Settings
    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.organiser.fees import Entered
    from nigiri.workbook.organiser.lines import Lines, Typed
    from nigiri.workbook.organiser.prizes import Worth

_BEGINS: Mapping[str, tuple[FeeLevel, ...]] = {"quebec": QUEBEC}
"""Rule set -> the usual levels of its events (M23)."""

PRIZES = every("organiser.cost.prizes")
"""What the line of the prizes is called, in every language."""
_PLAIN_PRIZES = frozenset(map(plain, PRIZES))

_USUAL_COSTS = (
    "hall",
    "trophy.large",
    "trophy.medium",
    "trophy.small",
    "plaques",
    "prizes",
    "copies",
    "stationery",
    "refreshments",
    "publicity",
)


def tariff_of(lines: Lines, typed: Mapping[str, Typed]) -> Tariff:
    """Return the fees as they are typed on Budget; typed -- key of a line -> its cells."""
    due = {key: cents(typed.get(key, {}).get("each")) or Cents(0) for key in DUE}
    charges = Charges(
        tuple(filter(None, (_level(typed.get(key, {})) for key in _keys("level")))),
        late=due["late"],
        non_member=due["outsider"],
        smallest=due["least"],
    )
    steps, each = (_span(lines, column, _keys("level")) for column in ("steps", "each"))
    return Tariff(charges, steps, each, {key: lines.cell("each", key) for key in DUE})


def _level(line: Typed) -> FeeLevel | None:
    """Return the level of a line, None while its rank or its fee is missing."""
    fee = cents(line.get("each"))
    try:
        return None if fee is None else FeeLevel(Rank.parse(str(line.get("from"))), fee)
    except ValueError:
        return None


def beginnings(settings: Settings, language: str) -> dict[str, Typed]:
    """Return key of a line -> what a new Budget begins with: fee levels, words of usual costs.

    The levels are those announced on Event, else the usual ones of the rule set.
    """
    rules = settings.rules
    typed = tuple(each.level for each in announced(settings.entry_fees))[: len(_keys("level"))]
    levels: dict[str, Typed] = {"level1": {"from": str(Rank(WEAKEST))}}
    for n, level in enumerate(typed or _BEGINS.get(rules, ()), 1):
        levels[f"level{n}"] = {"from": str(level.lowest), "each": money(level.amount)}
    begins = {**levels, "least": {"each": money(SMALLEST)}} if rules in _BEGINS else levels
    for n, kind in enumerate(_USUAL_COSTS, 1):
        begins[f"cost{n}"] = {"what": text(f"organiser.cost.{kind}", language)}
    return begins


def budget_lines(
    lines: Lines, typed: Mapping[str, Typed], entered: Entered, prizes: Worth
) -> Iterator[Line]:
    """Yield every line that was not deleted, with its sums; typed -- key of a line -> its cells."""
    own = _Sums(lines, typed, prizes)
    listed = (
        *(own.level(key, entered) for key in _keys("level")),
        *own.fees(entered),
        *map(own.income, _keys("income")),
        *map(own.cost, _keys("cost")),
        *own.levy(entered),
        *own.result(entered),
    )
    yield from (line for line in listed if line.key in lines.rows)


class _Sums:
    """The sums of Budget, each as a formula with its value."""

    def __init__(self, lines: Lines, typed: Mapping[str, Typed], prizes: Worth) -> None:
        """Take the lines of the sheet and what is typed there; reckon in cents."""
        self.lines, self.typed, self.prizes = lines, typed, prizes
        counted = [(self._count(key, once=False), self._price(key)) for key in _keys("level")]
        players = sum((count for count, _ in counted), Fraction(0))
        fees = sum((count * price for count, price in counted), Fraction(0))
        expected = number(typed.get("expected", {}).get("count"))
        self.budget = Budget(
            fees / players if players else None,
            players if expected is None else expected,
            sum(filter(None, map(self._worth, _keys("cost"))), self._levy_expected()),
            sum(filter(None, map(self._worth, _keys("income"))), Fraction(0)),
        )

    def level(self, key: str, entered: Entered) -> Line:
        """Return the line of a level: down to which rank, what it brings, who has entered."""
        own, refs = self.lines.own, entered.refs
        level = _level(self.typed.get(key, {}))
        steps, at = NO_LEVEL if level is None else level.lowest.steps, own("steps")
        rank = f"TRIM({own('from')})"
        digits, letter = f"VALUE(LEFT({rank},LEN({rank})-1))", f"LOWER(RIGHT({rank}))"
        parsed = f'IF({letter}="d",{digits},IF({letter}="k",1-{digits},{NO_LEVEL}))'
        parsed = f"IF(ISNUMBER({own('each')}),IFERROR({parsed},{NO_LEVEL}),{NO_LEVEL})"
        count = f'IF({at}={NO_LEVEL},"",COUNTIF({refs["level"]},{at}))'
        owed = f'IF({at}={NO_LEVEL},"",SUMIF({refs["level"]},{at},{refs["owed"]}))'
        return Line(
            key,
            {
                "steps": InEveryRow(parsed, steps),
                "estimate": self._estimate(key, once=False),
                "entered": InEveryRow(count, "" if level is None else entered.counts.get(steps, 0)),
                "actual": InEveryRow(owed, money(level and entered.owed.get(steps, 0))),
            },
        )

    def fees(self, entered: Entered) -> Iterator[Line]:
        """Yield the average fee, what the fees come to, and what of it is here."""
        refs, lines, budget = entered.refs, self.lines, self.budget
        count, estimate = (_span(lines, each, _keys("level")) for each in ("count", "estimate"))
        average = f'IF(SUM({count})=0,"",SUM({estimate})/SUM({count}))'
        yield Line("average", {"estimate": Formula(average, money(budget.average))})
        at, expected = lines.cell("estimate", "average"), lines.cell("count", "expected")
        players = f"IF(ISNUMBER({expected}),{expected},SUM({count}))"
        together = {
            "estimate": Formula(f"N({at})*{players}", money(budget.revenue)),
            "entered": Formula(f"COUNT({refs['level']})", sum(entered.counts.values())),
            "actual": Formula(f"SUM({refs['owed']})", money(entered.all_owed)),
        }
        yield Line("together", together)
        kept = f"SUM({refs['received']})-SUM({refs['change']})"
        yield Line("received", {"actual": Formula(kept, money(entered.kept))})

    def income(self, key: str) -> Line:
        """Return a line of income: price times number, once where none is typed."""
        return Line(key, {"estimate": self._estimate(key, once=True)})

    def cost(self, key: str) -> Line:
        """Return a line of costs: likewise, or what the prizes come to."""
        cell, named = self.prizes.cell, f"OR{says(self.lines.own('what'), PRIZES)}"
        otherwise = f'IF(AND({named},{cell}<>0),{cell},"")'
        return Line(key, {"estimate": self._estimate(key, once=True, otherwise=otherwise)})

    def levy(self, entered: Entered) -> Iterator[Line]:
        """Yield the lines of the levy: so much for each member, so much for each other."""
        refs, each = entered.refs, self.lines.own("each")
        members = f"SUMPRODUCT({says_no(refs['outsider'])}*ISNUMBER({refs['steps']}))"
        counts = (members, f"COUNT({refs['steps']})-{members}")
        for key, formula, count in zip(LEVY, counts, entered.members, strict=True):
            rate = cents(self.typed.get(key, {}).get("each"))
            actual = f'IF(ISNUMBER({each}),{each}*{self.lines.own("entered")},"")'
            yield Line(
                key,
                {
                    "estimate": self._estimate(key, once=False),
                    "entered": Formula(formula, count),
                    "actual": InEveryRow(actual, money(None if rate is None else rate * count)),
                },
            )

    def _levy_expected(self) -> Fraction:
        """Return the estimate of the levy: nothing without a number of players."""
        return sum((self._price(k) * self._count(k, once=False) for k in LEVY), Fraction(0))

    def result(self, entered: Entered) -> Iterator[Line]:
        """Yield income, costs, what is left, and how many players the event needs."""
        cells: dict[str, dict[str, Value]] = {key: {} for key in ("incomes", "spent", "surplus")}
        came, went = (sum(map(self._actual, _keys(block))) for block in ("income", "cost"))
        went += sum(map(int.__mul__, map(self._price, LEVY), entered.members))
        budget, lines = self.budget, self.lines
        for column, incomes, spent in (
            ("estimate", budget.revenue + budget.other, budget.costs),
            ("actual", Fraction(entered.all_owed + came), Fraction(went)),
        ):
            other, costs = (_span(lines, column, keys) for keys in (_keys("income"), _spent()))
            total = f"N({lines.cell(column, 'together')})+SUM({other})"
            left = f"N({lines.cell(column, 'incomes')})-N({lines.cell(column, 'spent')})"
            cells["incomes"][column] = Formula(total, money(incomes))
            cells["spent"][column] = Formula(f"SUM({costs})", money(spent))
            cells["surplus"][column] = Formula(left, money(incomes - spent))
        yield from (Line(key, of) for key, of in cells.items())
        yield Line("break-even", {"count": self._break_even()})

    def _break_even(self) -> Formula:
        """Return the number of average fees that cover the costs beyond other income."""
        costs, other = (_span(self.lines, "estimate", keys) for keys in (_spent(), _keys("income")))
        at, lacking = self.lines.cell("estimate", "average"), f"SUM({costs})-SUM({other})"
        needed = f"ROUNDUP(ROUND(({lacking})/{at},6),0)"
        formula = f'IF({lacking}<=0,0,IF(N({at})=0,"",{needed}))'
        found = self.budget.break_even
        return Formula(formula, "" if found is None else found)

    def _estimate(self, key: str, *, once: bool, otherwise: str = '""') -> InEveryRow:
        """Return price times number as a formula; otherwise -- its value without a price."""
        each, count = map(self.lines.own, ("each", "count"))
        number_of = f"IF(ISNUMBER({count}),{count},{int(once)})"
        formula = f"IF(ISNUMBER({each}),{each}*{number_of},{otherwise})"
        return InEveryRow(formula, money(self._worth(key, once=once)))

    def _price(self, key: str) -> Cents:
        """Return the price of a line, nothing where none is typed."""
        return cents(self.typed.get(key, {}).get("each")) or Cents(0)

    def _count(self, key: str, *, once: bool) -> Fraction:
        """Return the number of a line; once -- where none is typed it is one, else none."""
        typed = number(self.typed.get(key, {}).get("count"))
        return Fraction(once) if typed is None else typed

    def _worth(self, key: str, *, once: bool = True) -> Fraction | None:
        """Return the estimate of a line in cents, None for a blank; once -- as for `_count`."""
        line = self.typed.get(key, {})
        price = cents(line.get("each"))
        if price is not None:
            return price * self._count(key, once=once)
        is_prizes = key in _keys("cost") and plain(line.get("what")) in _PLAIN_PRIZES
        return self.prizes.total or None if is_prizes else None

    def _actual(self, key: str) -> int:
        """Return the amount that came or went, in cents, as it was typed; 0 for a blank."""
        return cents(self.typed.get(key, {}).get("actual")) or 0


def _keys(block: str) -> list[str]:
    """Return the keys of numbered lines: "cost" -> "cost1" to "cost14"."""
    every = (row.key for rows in BLOCKS.values() for row in rows)
    return [key for key in every if key.startswith(block) and key[len(block) :].isdecimal()]


def _spent() -> list[str]:
    """Return the keys of the lines of costs, the levy at their end."""
    return [*_keys("cost"), *LEVY]


def _span(lines: Lines, column: str, keys: Sequence[str]) -> str:
    """Return a column over lines, from the first to the last of them that was not deleted."""
    rows = [lines.rows[key] for key in keys if key in lines.rows] or [lines.location.heading_row]
    return lines.span(column, min(rows), max(rows))
