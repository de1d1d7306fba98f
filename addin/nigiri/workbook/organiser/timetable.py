"""The sheet Timetable: every hour of the event, each as a formula with its value (hours.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.organising.helpers import morning
from nigiri.domain.schedule.breaks import LONG_DAY
from nigiri.domain.schedule.timetable import MEALS, SLACK, hour
from nigiri.messages.catalogue import text
from nigiri.workbook.layout.organiser.columns import TIMETABLE
from nigiri.workbook.layout.organiser.timetable import LENGTHS, MORNING, PRIZES, round_key
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.organiser.hours import BREAKS, shown_minutes, whole_minutes
from nigiri.workbook.organiser.lines import Line
from nigiri.workbook.organiser.time_advice import advice
from nigiri.workbook.spellings.hours import (
    hour_formula,
    minutes_formula,
    minutes_of,
    spelled,
    spelled_formula,
)
from nigiri.workbook.words.formulas import formula_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.organiser.hours import Minutes, RoundHours, Timetable


def timetable_lines(table: Timetable, language: str) -> Iterator[Line]:
    """Yield every line of the sheet with its formulas."""
    written = _Written(table, language)
    for key in LENGTHS:
        yield Line(key, written.length(key))
    before = None
    for each in table.rounds:
        yield Line(round_key(each.number), written.round(each, before))
        before = each
    yield from (Line(key, written.morning(key)) for key in MORNING)
    yield Line(PRIZES, written.prizes())
    for key in map(str, table.lines.rows):
        number = key.removeprefix("round")
        if number.isdigit() and int(number) > table.settings.rounds:
            yield Line(key, written.gone())


_COMPUTED = tuple(
    column.key
    for column in TIMETABLE
    if column.role != "input" and column.key not in {"what", "key"}
)


class _Written:
    """The cells of the lines."""

    def __init__(self, table: Timetable, language: str) -> None:
        """Take the hours and the language of the sheet."""
        self.table, self.language = table, language
        self.rows, self.own = table.lines.rows, table.lines.own

    def _say(self, key: str, **facts: object) -> str:
        """Return a sentence."""
        return text(f"timetable.{key}", self.language, **facts)

    def _said(self, key: str, **expressions: str) -> str:
        """Return a sentence as a formula."""
        return formula_text(f"timetable.{key}", self.language, **expressions)

    def length(self, key: str) -> dict[str, Value]:
        """Return the cells of a line that says how long something takes."""
        usual, table = self.table.usual[key], self.table
        cells: dict[str, Value] = {"minutes": "" if usual is None else usual}
        if key == "game":
            days, rounds = table.days
            cells["event"] = table.settings.time_limits
            cells["why"] = advice(table.settings, rounds, days, self.language)
        elif key == "clocks":
            cells["why"] = self._say("clocks")
        else:
            row = self.rows.get(key, 0)
            instead, at = self.own("instead", row), self.own("minutes", row)
            said = self._said("less", minutes=at)
            typed = table.instead(key)
            less = typed is not None and typed < (usual or 0)
            cells["why"] = Formula(
                f'IF(AND(ISNUMBER({instead}),N({instead})<{at}),{said},"")',
                self._say("less", minutes=usual) if less else "",
            )
        return cells

    def round(self, each: RoundHours, before: RoundHours | None) -> dict[str, Value]:
        """Return the cells of a round; before -- the one above it."""
        row, own = self.rows[round_key(each.number)], self.own
        game = self.table.length_formula("game")
        at, until, _pause = (own(key, row) for key in ("at", "until", "pause"))
        instead, usual = own("instead", row), own("minutes", row)
        return {
            "event": each.of_event,
            "event_at": "" if each.at_event is None else each.at_event,
            "event_day": int(each.number in self.table.opening),
            **self._typed_cells(round_key(each.number), row),
            **self._day_cells(each, before, row),
            "at": Formula(self._at_formula(before, row), shown_minutes(each.at)),
            "until": Formula(
                f'IF(OR({at}="",{game}=""),"",{at}+{game})', shown_minutes(each.until)
            ),
            "begins": Formula(hour_formula(at), hour(whole_minutes(each.at))),
            "ends": Formula(hour_formula(until), hour(whole_minutes(each.until))),
            "minutes": self._usual(each, row),
            "pause": Formula(
                f"IF(ISNUMBER({instead}),{instead},{usual})", shown_minutes(each.pause)
            ),
            "why": self._why(each, before, row),
        }

    def _typed_cells(self, key: str, row: int) -> dict[str, Value]:
        """Return the hidden cells that read the hour typed in a line."""
        cell = self.table.cell(key, "fixed")
        short = spelled(cell)
        return {
            "spelled": Formula(spelled_formula(self.own("fixed", row)), short),
            "typed": Formula(
                minutes_formula(self.own("spelled", row)), shown_minutes(minutes_of(short))
            ),
        }

    def _day_cells(self, each: RoundHours, before: RoundHours | None, row: int) -> dict[str, Value]:
        """Return the hidden cells that count the days."""
        day, flag, opens = (self.own(key, row) for key in ("day", "event_day", "opens"))
        if before is None:
            return {"today": Formula(f"TRIM({day})", each.today), "opens": 1, "day_no": 1}
        above = self.rows[round_key(before.number)]
        today, count = self.own("today", above), self.own("day_no", above)
        return {
            "today": Formula(
                f'IF(TRIM({day})<>"",TRIM({day}),IF({flag}=1,"",{today}))', each.today
            ),
            "opens": Formula(
                f'IF(TRIM({day})="",{flag},IF(TRIM({day})={today},0,1))', int(each.opens)
            ),
            "day_no": Formula(f"{count}+{opens}", each.day_no),
        }

    def _at_formula(self, before: RoundHours | None, row: int) -> str:
        """Return the formula of the minutes at which a round begins."""
        typed, of_event, opens = (self.own(key, row) for key in ("typed", "event_at", "opens"))
        follows = '""'
        if before is not None:
            above = self.rows[round_key(before.number)]
            until, pause = self.own("until", above), self.own("pause", above)
            follows = f'IF(OR({opens}=1,{until}=""),"",{until}+N({pause}))'
        return f'IF({typed}<>"",{typed},IF({of_event}<>"",{of_event},{follows}))'

    def _usual(self, each: RoundHours, row: int) -> Value:
        """Return the usual break behind a round."""
        table, following = self.table, [n for n in self.table.numbers if n > each.number]
        if not following:
            return SLACK
        first, last = (self.rows[round_key(table.numbers[at])] for at in (0, -1))
        days = f"{self._abs('day_no', first)}:{self._abs('day_no', last)}"
        so_far = f"{self._abs('day_no', first)}:{self._abs('day_no', row)}"
        until, day = self.own("until", row), self.own("day_no", row)
        slack, lunch, long_day = (f"N({table.length_formula(key)})" for key in BREAKS)
        near = ",".join(f"AND(N({until})>={first},N({until})<{last})" for first, last in MEALS)
        count = f"COUNTIF({days},{day})"
        late = f"AND({count}>{LONG_DAY},COUNTIF({so_far},{day})={count}-2)"
        longest_of = f"MAX({slack},IF(OR({near}),{lunch},0),IF({late},{long_day},0))"
        opens = self.own("opens", self.rows[round_key(following[0])])
        return Formula(f'IF({opens}=1,"",{longest_of})', shown_minutes(each.usual))

    def _abs(self, column: str, row: int) -> str:
        """Return a cell that stays where it is."""
        return self.own(column, f"${row}")

    def _why(self, each: RoundHours, before: RoundHours | None, row: int) -> Formula:
        """Return the most urgent sentence on a round, "" for none."""
        fixed, typed, at, of_event, opens = (
            self.own(key, row) for key in ("fixed", "typed", "at", "event_at", "opens")
        )
        found = [
            (f'AND({fixed}<>"",{typed}="")', self._said("unread"), self._unread(each)),
            (f'AND({opens}=1,{at}="")', self._said("begin"), self._begin(each)),
        ]
        if before is not None:
            found += self._gap(each, before, row)
        else:
            before = each
        differs = f'AND({typed}<>"",{of_event}<>"",{typed}<>{of_event})'
        found.append((differs, self._said("differs"), self._differs(each)))
        formula = '""'
        for condition, sentence, _ in reversed(found):
            formula = f"IF({condition},{sentence},{formula})"
        return Formula(formula, next((said for *_, said in found if said), ""))

    def _unread(self, each: RoundHours) -> str:
        """Return the sentence where the typed hour cannot be read, else ""."""
        unread = each.fixed is None and self.table.cell(round_key(each.number), "fixed")
        return self._say("unread") if unread else ""

    def _begin(self, each: RoundHours) -> str:
        """Return the question when a day begins, "" where it is known."""
        return self._say("begin") if each.opens and each.at is None else ""

    def _differs(self, each: RoundHours) -> str:
        """Return the sentence where Event has another hour than the typed one, else ""."""
        differs = None not in {each.fixed, each.at_event} and each.fixed != each.at_event
        return self._say("differs") if differs else ""

    def _gap(self, each: RoundHours, before: RoundHours, row: int) -> list[tuple[str, str, str]]:
        """Return condition, sentence and value for a round that is too early, or just so."""
        above, own = self.rows[round_key(before.number)], self.own
        at, opens = own("at", row), own("opens", row)
        until, usual = own("until", above), own("minutes", above)
        known = f'{opens}<>1,{at}<>"",{until}<>""'
        early = f"AND({known},N({at})<N({until}))"
        short = f"AND({known},N({at})-N({until})<N({usual}))"
        facts = {"number": str(before.number)}
        early_said = self._said("early", **facts, hour=hour_formula(until))
        short_said = self._said("short", **facts, minutes=f"({at}-{until})", usual=usual)
        values = ["", ""]
        if not each.opens and each.at is not None and before.until is not None:
            gap = each.at - before.until
            if gap < 0:
                ends = hour(whole_minutes(before.until))
                values[0] = self._say("early", number=before.number, hour=ends)
            if gap < (before.usual or 0):
                values[1] = self._say(
                    "short", number=before.number, minutes=gap, usual=before.usual
                )
        return [(early, early_said, values[0]), (short, short_said, values[1])]

    def morning(self, key: str) -> dict[str, Value]:
        """Return the cells of an hour before round 1."""
        rounds = self.table.rounds
        usual = -morning(0)[MORNING.index(key)]
        row, own = self.rows.get(key, 0), self.own
        instead = self.table.instead(key)
        first = rounds[0].at if rounds else None
        minutes = usual if instead is None else instead
        typed = self.table.fixed(key)
        at = typed if typed is not None else None if first is None else first - minutes
        start = own("at", self.rows[round_key(rounds[0].number)]) if rounds else '""'
        before = f"{start}-IF(ISNUMBER({own('instead', row)}),{own('instead', row)},{usual})"
        formula = f'IF({own("typed", row)}<>"",{own("typed", row)},IF({start}="","",{before}))'
        return {
            "minutes": usual,
            **self._typed_cells(key, row),
            "at": Formula(formula, shown_minutes(at)),
            "begins": Formula(hour_formula(own("at", row)), hour(whole_minutes(at))),
            "why": self._unread_line(key, row),
        }

    def _unread_line(self, key: str, row: int) -> Formula:
        """Return the sentence on a line whose hour cannot be read, "" for one that can."""
        fixed, typed = self.own("fixed", row), self.own("typed", row)
        cell = self.table.cell(key, "fixed")
        unread = cell is not None and minutes_of(spelled(cell)) is None
        return Formula(
            f'IF(AND({fixed}<>"",{typed}=""),{self._said("unread")},"")',
            self._say("unread") if unread else "",
        )

    def prizes(self) -> dict[str, Value]:
        """Return the cells of the prize-giving: its latest hour, unless it is fixed."""
        last, row, own = self.table.last, self.rows.get(PRIZES, 0), self.own
        typed, follows = self.table.fixed(PRIZES), '""'
        latest = None if last is None or last.until is None else last.until + (last.pause or 0)
        if last is not None:
            above = self.rows[round_key(last.number)]
            until, pause = own("until", above), own("pause", above)
            follows = f'IF({until}="","",{until}+N({pause}))'
        at = latest if typed is None else typed
        formula = f'IF({own("typed", row)}<>"",{own("typed", row)},{follows})'
        return {
            **self._typed_cells(PRIZES, row),
            "at": Formula(formula, shown_minutes(at)),
            "begins": Formula(hour_formula(own("at", row)), hour(whole_minutes(at))),
            "why": self._prizes_why(at, row),
        }

    def _prizes_why(self, at: Minutes, row: int) -> Formula:
        """Return the sentence on a prize-giving while the last games may still go on."""
        unread, last, own = self._unread_line(PRIZES, row), self.table.last, self.own
        if last is None:
            return unread
        until, mine = own("until", self.rows[round_key(last.number)]), f"N({own('at', row)})"
        said = self._said("early", number=str(last.number), hour=hour_formula(until))
        early = f'IF(AND({own("at", row)}<>"",{until}<>"",{mine}<N({until})),{said},"")'
        value = ""
        if at is not None and last.until is not None and at < last.until:
            ends = hour(whole_minutes(last.until))
            value = self._say("early", number=last.number, hour=ends)
        formula = f'IF({unread.text}<>"",{unread.text},{early})'
        return Formula(formula, unread.value or value)

    def gone(self) -> dict[str, Value]:
        """Return the cells of a round that the event has no more."""
        return {**dict.fromkeys(_COMPUTED, ""), "why": self._say("gone")}
