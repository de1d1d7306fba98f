"""The values of a round's live formulas, computed in Python from the same cells.

A formula is written together with its value, so that the sheet also reads right where nothing
calculates (a phone's preview). Each function here is the twin of one in `round_formulas`.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.workbook.plain import plain, whole_number
from nigiri.workbook.read_rounds import BYE_LABELS
from nigiri.workbook.results import accepted, normal_result
from nigiri.workbook.words import text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.workbook.cells import Cell, Sheet
    from nigiri.workbook.read_drawn import DrawnPair
    from nigiri.workbook.refs import RoundTable

_SHORT_RANK = re.compile(r"(\d{1,2})([kd])", re.IGNORECASE)


@dataclass(frozen=True)
class Person:
    """A player as Players shows them, raw."""

    family: str
    given: str
    rank: str

    @property
    def name(self) -> str:
        """Return family name, comma, given name."""
        return f"{self.family}, {self.given}" if self.given else self.family


@dataclass(frozen=True)
class Facts:
    """What a round's formulas look up outside their own sheet.

    people -- by number; met -- pairs of earlier rounds; byes -- who had a bye earlier
    drawn -- the record's lines of this round
    """

    language: str
    people: Mapping[int, Person]
    met: frozenset[frozenset[Cell]] = frozenset()
    byes: frozenset[Cell] = frozenset()
    drawn: Sequence[DrawnPair] = ()
    cap: int = 9
    minus: int = 1


@dataclass
class RoundLive:
    """A round's sheet and the values of its formulas."""

    sheet: Sheet
    table: RoundTable
    facts: Facts
    codes: Mapping[str, str] = field(init=False)
    listed: Counter[Cell] = field(init=False)
    seats: Counter[Cell] = field(init=False)
    playing: frozenset[Cell] = field(init=False)

    def __post_init__(self) -> None:
        """Count the seats and the winners' list once."""
        boards = range(self.table.first, self.table.last + 1)
        everywhere = range(self.table.first, self.table.end + 1)
        self.codes = accepted(self.facts.language)
        self.listed = Counter(self.cell(r, "winners") for r in boards)
        sides = ("white_no", "black_no")
        self.seats = Counter(self.cell(r, key) for r in everywhere for key in sides)
        self.playing = frozenset(self.cell(r, key) for r in boards for key in sides)
        self.drawn_at = {d.table: d for d in self.facts.drawn if d.table is not None}
        self.drawn_pairs = {(d.white, d.black): d for d in self.facts.drawn if d.white}

    def cell(self, row: int, key: str) -> Cell:
        """Return a cell; a number written as text is a number."""
        column = self.table.place.columns.get(key)
        cell = None if column is None else self.sheet.cell(row, column)
        number = whole_number(cell)
        return cell if number is None or key in {"result", "white_rank", "black_rank"} else number

    def pairs(self) -> list[frozenset[Cell]]:
        """Return the pairs that sit at the boards."""
        rows = range(self.table.first, self.table.last + 1)
        seats = [(self.cell(r, "white_no"), self.cell(r, "black_no")) for r in rows]
        return [frozenset(pair) for pair in seats if None not in pair]

    def is_bye(self, row: int) -> bool:
        """Tell whether the row is labelled Bye."""
        return plain(self.cell(row, "table")) in BYE_LABELS

    def byes(self) -> list[Cell]:
        """Return who has a bye in this round."""
        rows = range(self.table.last + 1, self.table.end + 1)
        found = (self.cell(r, "white_no") for r in rows if self.is_bye(r))
        return [number for number in found if number is not None]

    @cached_property
    def seat_of(self) -> Mapping[Cell, tuple[int, str]]:
        """Return number -> row and side of the first seat, White's column before Black's."""
        rows = range(self.table.first, self.table.last + 1)
        found: dict[Cell, tuple[int, str]] = {}
        for side in ("white", "black"):
            for row in rows:
                found.setdefault(self.cell(row, f"{side}_no"), (row, side))
        return found

    def say(self, key: str, **facts: object) -> str:
        """Return words in the language of the event."""
        return text(key, self.facts.language, **facts)

    def values(self, row: int) -> dict[str, Cell]:
        """Return column key -> the value of its formula, for a board's row."""
        white, black = self.cell(row, "white_no"), self.cell(row, "black_no")
        at = self.drawn_at.get(whole_number(self.cell(row, "table")))
        pair = self.drawn_pairs.get((white, black))  # type: ignore[arg-type]
        return {
            "drawn_white": (at.white or 0) if at else 0,
            "drawn_black": (at.black or 0) if at else 0,
            "drawn_handicap": pair.handicap if pair else "",
            "by_hand": self.by_hand(row),
            "norm": normal_result(self.cell(row, "result")),
            "outcome": self.outcome(row),
            "missing": self.missing(row),
            "white_now": self.rank_now(row, "white"),
            "black_now": self.rank_now(row, "black"),
            "white_stale": int(self.stale(row, "white")),
            "black_stale": int(self.stale(row, "black")),
            "rule": self.rule(row),
            "found": 0,
            "list_bad": self.list_bad(row),
            "check": self.check(row),
            "mark": self.check(row)[:1],
        }

    def by_hand(self, row: int) -> str:
        """Return what the director changed in this row, in words; "" for nothing."""
        white, black = self.cell(row, "white_no"), self.cell(row, "black_no")
        if white is None or black is None:
            return ""
        pair = self.drawn_pairs.get((white, black))  # type: ignore[arg-type]
        if pair is not None:
            stones = self.cell(row, "handicap")
            same = stones is None or stones == pair.handicap
            return "" if same else self.say("check.handicap", stones=pair.handicap)
        if (black, white) in self.drawn_pairs:
            return self.say("check.colours")
        at = self.drawn_at.get(whole_number(self.cell(row, "table")))
        if at is None:
            return self.say("check.new")
        parts = [
            self.say(f"check.{side}", number=was)
            for side, now, was in (("white", white, at.white), ("black", black, at.black))
            if now != was
        ]
        return "".join(parts)

    def outcome(self, row: int) -> str:
        """Return the outcome code, "?" for unreadable, "" for playing."""
        white, black = self.cell(row, "white_no"), self.cell(row, "black_no")
        if white is None or black is None:
            return ""
        typed = normal_result(self.cell(row, "result"))
        if not typed:
            listed = (self.listed[white] > 0, self.listed[black] > 0)
            return {(True, True): "?", (True, False): "W", (False, True): "B"}.get(listed, "")
        winner = {str(black): "B", str(white): "W"}.get(typed)
        return winner or self.codes.get(typed, "?")

    def missing(self, row: int) -> Cell:
        """Return the table whose result is awaited, "" where none is."""
        seats = self.cell(row, "white_no"), self.cell(row, "black_no")
        if None in seats or self.outcome(row):
            return ""
        return self.cell(row, "table") or 0

    def person(self, number: Cell) -> Person | None:
        """Return who has that number in Players."""
        known = whole_number(number)
        return None if known is None else self.facts.people.get(known)

    def stale(self, row: int, side: str) -> bool:
        """Tell whether the printed name no longer belongs to the number."""
        person = self.person(self.cell(row, f"{side}_no"))
        return person is not None and plain(self.cell(row, side)) != plain(person.name)

    def rank_now(self, row: int, side: str) -> str:
        """Return the printed rank where it belongs to the number, else the one in Players."""
        person = self.person(self.cell(row, f"{side}_no"))
        printed = self.cell(row, f"{side}_rank")
        if person is None:
            return ""
        if printed is None or self.stale(row, side):
            return person.rank
        return str(printed)

    def rule(self, row: int) -> Cell:
        """Return the handicap by rule (M12), negative where White should take it, or ""."""
        steps = []
        for side in ("white", "black"):
            match = _SHORT_RANK.fullmatch(self.rank_now(row, side))
            if match is None:
                return ""
            number = int(match[1])
            steps.append(number if match[2] in "dD" else 1 - number)
        difference = steps[0] - steps[1]
        stones = max(0, min(self.facts.cap, abs(difference) - self.facts.minus))
        return -stones if difference < 0 else stones if difference else 0

    def list_bad(self, row: int) -> int:
        """Return 1 where the list has a number twice or one that does not play."""
        cell = self.cell(row, "winners")
        if cell is None:
            return 0
        return int(self.listed[cell] > 1 or cell not in self.playing)

    def outcome_words(self, row: int) -> str:
        """Return who won, in words; "" while playing."""
        code = self.outcome(row)
        if not code:
            return ""
        white, black = self.cell(row, "white_no"), self.cell(row, "black_no")
        words = {
            "W": self.say("check.won", number=white),
            "B": self.say("check.won", number=black),
            "J": self.say("check.jigo"),
            "N": self.say("check.none"),
        }.get(code[0], self.say("check.bothwin"))
        words += self.say("check.default") if code.endswith("!") else ""
        return words + ("" if self.cell(row, "result") else self.say("check.inlist"))

    def check(self, row: int) -> str:
        """Return the sentence about this board, the first that applies."""
        white, black = self.cell(row, "white_no"), self.cell(row, "black_no")
        if white is None and black is None:
            return ""
        if any(n is not None and self.person(n) is None for n in (white, black)):
            return f"■ {self.say('check.unknown')}"
        if white is None or black is None:
            return f"■ {self.say('check.alone', number=white or black)}"
        return self._stop(row, white, black) or self._calm(row, white)

    def _stop(self, row: int, white: Cell, black: Cell) -> str:
        """Return what must be put right first, "" for nothing."""
        code, typed = self.outcome(row), self.cell(row, "result")
        listed = {"W": black, "B": white}.get(code[:1])
        both = {"white": white, "black": black}
        found = (
            (white == black, "check.self", {"number": white}),
            (self.seats[white] > 1, "check.twice", {"number": white}),
            (self.seats[black] > 1, "check.twice", {"number": black}),
            (frozenset((white, black)) in self.facts.met, "check.met", {}),
            (typed is not None and self.listed[listed] > 0 and listed, "check.list", {}),
            (code == "?" and typed is None, "check.both", both),
            (code == "?", "check.result", {"typed": typed, **both}),
        )
        return next((f"■ {self.say(key, **facts)}" for test, key, facts in found if test), "")

    def _calm(self, row: int, white: Cell) -> str:
        """Return the words for a board in order: by hand, handicap, playing, or won."""
        hand, result = self.by_hand(row), self.outcome_words(row)
        rule, stones = self.rule(row), self.cell(row, "handicap")
        if hand:
            tail = f"· {result}" if result else ""
            return f"✎ {self.say('check.you')}{hand}{self._changed_names(row)}{tail}"
        if rule == "" or stones is None or stones == rule:
            return f"✓ {result}" if result else f"… {self.say('check.playing')}"
        if isinstance(rule, int) and rule < 0:
            return f"▲ {self.say('check.weaker', number=white, stones=-rule)}{result}"
        return f"▲ {self.say('check.rule', stones=rule)}{result}"

    def _changed_names(self, row: int) -> str:
        """Return the names of numbers typed over, which the printed names no longer fit."""
        words = ""
        for side in ("white", "black"):
            person = self.person(self.cell(row, f"{side}_no"))
            if person and self.stale(row, side):
                number = self.cell(row, f"{side}_no")
                words += self.say("check.is", number=number, name=person.family)
        return words

    def bye_check(self, row: int) -> str:
        """Return the sentence beside a bye."""
        number = self.cell(row, "white_no")
        drawn = next((d.bye for d in self.facts.drawn if d.bye), 0)
        if number is None:
            return ""
        if self.person(number) is None:
            return f"■ {self.say('check.unknown')}"
        if self.seats[number] > 1:
            return f"■ {self.say('check.twice', number=number)}"
        if number in self.facts.byes:
            return f"■ {self.say('check.bye.again', number=number)}"
        if number != drawn:
            return f"✎ {self.say('check.bye.you', number=drawn)}"
        return f"✓ {self.say('check.bye')}"
