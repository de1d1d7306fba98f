"""The values of a board's live formulas."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.workbook.entry.handicaps import unreadable
from nigiri.workbook.entry.results import code_of, normal_result, win_of_number
from nigiri.workbook.live.person import OUT, UNSEEN
from nigiri.workbook.live.round.people import BASE, NOBODY
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.model.spreadsheet import concatenated, contains, rank_steps, same, trimmed
from nigiri.workbook.read.handicap_in_force import (
    UNKNOWN,
    Row,
    is_in_force,
    is_stale,
    printed_handicap,
    printed_steps,
)

if TYPE_CHECKING:
    from nigiri.workbook.live.round.sheet import Person, RoundSheet
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.read.as_drawn import DrawnPair

SIDES = ("white", "black")


@dataclass(frozen=True)
class Board:
    """A row of a round's sheet as its formulas see it; each value is computed once."""

    live: RoundSheet
    row: int

    def __getitem__(self, key: str) -> Cell:
        """Return a cell of the row."""
        return self.live.cell(self.row, key)

    @cached_property
    def white(self) -> Cell:
        """Return the cell of White's number."""
        return self["white_no"]

    @cached_property
    def black(self) -> Cell:
        """Return the cell of Black's number."""
        return self["black_no"]

    @property
    def paired(self) -> bool:
        """Tell whether the cells of both numbers hold something."""
        return self.white is not None and self.black is not None

    def person(self, side: str) -> Person | None:
        """Return the player in Players with the number of that side, None for nobody."""
        return self._people[side]

    @cached_property
    def _people(self) -> dict[str, Person | None]:
        """Return side -> the player in Players with its number, None for nobody."""
        return {"white": self.live.person(self.white), "black": self.live.person(self.black)}

    @cached_property
    def drawn(self) -> DrawnPair | None:
        """Return the line of As drawn for this table, None without one."""
        return self.live.drawn_at.get(whole_number(self["table"]))

    @cached_property
    def pair(self) -> DrawnPair | None:
        """Return the line of As drawn for this pair, None if the draw did not make it."""
        return self.live.drawn_pairs.get((self.white, self.black))

    @cached_property
    def norm(self) -> str:
        """Return the typed result in the form in which it is looked up."""
        return normal_result(concatenated(self["result"]))

    @cached_property
    def outcome(self) -> str:
        """Return the outcome code, "?" for unreadable, "" for playing."""
        if not self.paired:
            return ""
        if not self.norm:
            listed = (self.live.listed[self.white] > 0, self.live.listed[self.black] > 0)
            return {(True, True): "?", (True, False): "W", (False, True): "B"}.get(listed, "")
        return self._code(self.norm)

    @cached_property
    def second_norm(self) -> str:
        """Return the result of the second pass in the form in which it is looked up."""
        return normal_result(concatenated(self["second"]))

    @cached_property
    def second_outcome(self) -> str:
        """Return the outcome code of the second pass, "?" for unreadable, "" for none (B11)."""
        return self._code(self.second_norm) if self.paired and self.second_norm else ""

    @property
    def verified(self) -> bool:
        """Tell whether the second pass says the same as the first."""
        return self.second_outcome not in {"", "?"} and self.second_outcome == self.outcome

    def _code(self, typed: str) -> str:
        """Return the outcome code of a typed result, "?" for an unreadable one."""
        win = win_of_number(typed, self.white, self.black)
        return code_of(win) if win else self.live.codes.get(typed, "?")

    @cached_property
    def missing(self) -> Cell:
        """Return the table if its result is awaited (0 for one without a number), else ""."""
        if not self.paired or self.outcome:
            return ""
        table = self["table"]
        return table if isinstance(table, int | float) else 0

    @cached_property
    def stale(self) -> dict[str, bool]:
        """Return side -> whether the printed name no longer belongs to the number."""
        return {side: self._is_stale(side) for side in SIDES}

    def _is_stale(self, side: str) -> bool:
        """Tell whether the name printed on one side is not the number's, known or not."""
        person = self.person(side)
        if person is None:
            return self[f"{side}_no"] is not None
        return is_stale(self[side], person.name)

    def at(self, side: str) -> int:
        """Return the position in Players of the player of that side, from 1; -1 for nobody."""
        person = self.person(side)
        return person.at if person else NOBODY

    def away(self, side: str) -> int:
        """Return OUT and UNSEEN of that side's player, added up; 0 but for the newest round."""
        facts, number = self.live.facts, self[f"{side}_no"]
        if facts.overtaken:
            return 0
        return OUT * (number in facts.absent) + UNSEEN * (number in facts.unseen)

    @cached_property
    def key(self) -> Cell:
        """Return the pair as one number, the same for both colours; "" without a pair."""
        both = [seat for seat in (self.white, self.black) if isinstance(seat, int | float)]
        return min(both) * BASE + max(both) if len(both) == len(SIDES) else ""

    @property
    def met(self) -> int:
        """Return the number of games of these two in the earlier rounds that count."""
        pair = frozenset((self.white, self.black))
        return self.live.facts.met.get(pair, 0) if self.key != "" else 0

    def steps(self, side: str) -> Cell:
        """Return the rank of that side in steps above 1 kyu; "" for none."""
        steps = rank_steps(self.rank_now(side))
        return "" if steps is None else steps

    def printed(self, side: str) -> Cell:
        """Return the rank printed on that side in steps above 1 kyu, whosever it is, or ""."""
        steps = printed_steps(self[f"{side}_rank"])
        return "" if steps is None else steps

    def rank_now(self, side: str) -> str:
        """Return the printed rank if it belongs to the number, else the one in Players."""
        person, printed = self.person(side), self[f"{side}_rank"]
        if person is None:
            return ""
        return person.rank if printed is None or self.stale[side] else trimmed(str(printed))

    @cached_property
    def rule(self) -> Cell:
        """Return the handicap by rule (M12), negative if White should take it.

        "" where the ranks alone do not decide it: then it stands on Problems.
        """
        if not self.live.facts.by_ranks:
            return ""
        white, black = (rank_steps(self.rank_now(side)) for side in SIDES)
        if white is None or black is None:
            return ""
        return self.live.facts.rule.signed(white, black)

    @cached_property
    def stones(self) -> Cell:
        """Return the handicap in force (read/handicap_in_force.py).

        UNKNOWN if the ranks alone do not decide it; "" for that once the game is over, and without
        a pair.
        """
        if not self.paired:
            return ""
        pair, drawn = (self.white, self.black), self.live.facts.drawn_stones
        arranged = self.live.facts.arranged
        row = Row(pair, self["table"], bool(self.outcome), self._printed, arranged)
        if is_in_force(self["handicap"], row, drawn):
            return self["handicap"]
        if pair in drawn.pairs:
            return drawn.pairs[pair]
        unknown = "" if row.over else UNKNOWN
        return abs(self.rule) if isinstance(self.rule, int) else unknown

    @property
    def _printed(self) -> int | None:
        """Return the handicap of the printed ranks if one is not the number's, else None."""
        if not (self.live.facts.by_ranks and any(self.stale.values())):
            return None
        return printed_handicap((self[f"{side}_rank"] for side in SIDES), self.live.facts.rule)

    @property
    def in_force(self) -> Cell:
        """Return the handicap in force if it differs from the cell of the handicap, else ""."""
        stones = self.stones
        return "" if concatenated(stones) == concatenated(self["handicap"]) else stones

    @cached_property
    def komi(self) -> str:
        """Return White's komi by rule for the handicap in force; "" where none follows."""
        stones, words = self.stones, self.live.facts.komi
        if not words or stones in {"", UNKNOWN}:
            return ""
        return words[0] if stones == 0 else words[1] if stones == 1 else words[2]

    @cached_property
    def by_hand(self) -> str:
        """Return the director's changes in this row, in words; "" for none."""
        say = self.live.say
        if not self.paired or not self.live.facts.drawn:
            return ""
        if self.pair is not None:
            return self._moved(self.pair.table) + self._other_stones(self.pair.handicap)
        if (self.black, self.white) in self.live.drawn_pairs:
            return say("check.colours")
        if self.drawn is None:
            return say("check.new")
        drawn = {"white": self.drawn.white, "black": self.drawn.black}
        return "".join(
            say(f"check.{side}", number=drawn[side])
            for side in SIDES
            if self[f"{side}_no"] != drawn[side]
        )

    @property
    def changed(self) -> str:
        """Return the key of the column with the first change that `by_hand` names."""
        if self.pair is not None:
            return "table" if self._moved(self.pair.table) else "handicap"
        swapped = (self.black, self.white) in self.live.drawn_pairs
        white = self.drawn is not None and self.drawn.white == self.white
        return "black_no" if white and not swapped else "white_no"

    def _moved(self, drawn: int | None) -> str:
        """Return the words for another table than drawn, "" if no table was drawn."""
        if drawn is None or drawn == self["table"]:
            return ""
        return self.live.say("check.table", table=drawn)

    def _other_stones(self, drawn: int) -> str:
        """Return the words for another handicap than drawn; "" for an unreadable one."""
        if self.stones == drawn or unreadable(self["handicap"]):
            return ""
        return self.live.say("check.handicap", stones=drawn)

    @cached_property
    def found(self) -> int:
        """Return 1 if Find names a player of this board, else 0."""
        find = self.live.find
        return int(bool(find) and any(self._is_found(find, side) for side in SIDES))

    def _is_found(self, find: str, side: str) -> bool:
        """Tell whether Find names the player of one side."""
        person = self.person(side)
        key = person.key if person else ""
        by_name = contains(concatenated(self[side]), find) or contains(key, find)
        return by_name or same(find, concatenated(self[f"{side}_no"]))

    @property
    def list_bad(self) -> int:
        """Return 1 if the winners' list has this number twice or it does not play, else 0."""
        cell = self["winners"]
        if cell is None:
            return 0
        return int(self.live.listed[cell] > 1 or cell not in self.live.seat_of)
