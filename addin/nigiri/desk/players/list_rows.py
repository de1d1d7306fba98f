"""The rows of a list of players: cells as Players holds them, and what could not be understood.

Whoever has a name and a rank comes in. Whose rank is missing is looked up in the lists of members,
where such are loaded: they then give all that is known of the member. A rank or a rating that
cannot be read comes in as it stands, as if it had been typed: it is a problem of its own there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.players.identities import Identities, told_apart
from nigiri.desk.players.list_headings import ELSEWHERE, NAMES, headings_of
from nigiri.domain.model.figures import MINUS
from nigiri.domain.schedule.days import Day, day_of, rounds_on
from nigiri.errors import WrongUse
from nigiri.messages.message import message
from nigiri.workbook.layout.tables import MOST_PLAYERS
from nigiri.workbook.model.plain import as_text, decimal_number, plain, whole_number
from nigiri.workbook.spellings.out_in_rounds import Outs
from nigiri.workbook.spellings.ranks import is_beginner, rank_written
from nigiri.workbook.spellings.rounds import format_rounds, parse_rounds
from nigiri.workbook.spellings.yes_no import NO, YES, without_box
from nigiri.workbook.words.known_sentences import typed_words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.desk.players.list_headings import Headings
    from nigiri.domain.model.event import Event
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Cell, Sheet

    Person = dict[str, Cell]
    LookUp = Callable[[Event, str, str], "LookedUp"]

_TITLES = 12
"""Rows that may stand above the players of a list."""
_WHOLE = ("number", "order", "section", "board")
_BOXES = ("here", "paid", "hide", "european")
"""Columns in which registration systems have boxes: a ticked one is a yes, the other a blank."""
_ROUNDS = ("joined", "rounds", "presence")
"""Columns of a list that say in which rounds somebody plays."""
_ALL = {plain(word) for word in typed_words("typed.everybody")} | YES
_LESS = rf"[-{MINUS}–] ?\d{{1,2}}"
_WITHOUT = re.compile(rf"{_LESS}(?:[ ,;]+{_LESS})*", re.ASCII)
"""Rounds that somebody does not play: "-1", "-1, -4"."""
_BETWEEN = re.compile(r"\s*(?:[,;/+&\n]|\b(?:and|et|und)\b)\s*")


class LookedUp(NamedTuple):
    """The facts that lists of members have of somebody.

    cells -- column key of Players -> cell; {} for nobody
    several -- how many have the name, where no number decides
    other -- number and name of the member who has the number
    """

    cells: Mapping[str, Cell]
    several: int = 0
    other: tuple[str, str] | None = None


@dataclass
class PlayerList:
    """A list of players, as far as it could be understood.

    people -- row in the list -> column key of Players -> cell, without blanks
    columns -- the keys of Players for which the list has a column
    refused -- why a row was not taken; refused_people -- what was read of those rows
    unknown -- headings; odd -- cells that say nothing about rounds, with their rows
    days -- words for days on which no round is known to be
    looked_up -- row in the list -> what lists of members have of somebody without a rank
    rankless -- row in the list -> what is said of somebody whose rank nobody knows
    unlisted -- how many of them no list of members helps with
    beginners, whole_names -- names of those without a rank; of those whose family name is not told
    from the given name
    """

    columns: frozenset[str]
    unknown: tuple[str, ...]
    people: dict[int, Person] = field(default_factory=dict)
    refused: list[Message] = field(default_factory=list)
    refused_people: list[Person] = field(default_factory=list)
    looked_up: dict[int, Mapping[str, Cell]] = field(default_factory=dict)
    rankless: dict[int, Message] = field(default_factory=dict)
    unlisted: int = 0
    odd: list[Message] = field(default_factory=list)
    days: dict[str, str] = field(default_factory=dict)
    beginners: list[str] = field(default_factory=list)
    whole_names: list[str] = field(default_factory=list)


def name_of(person: Mapping[str, Cell]) -> str:
    """Return the name of somebody on a list: "Ota, Yuzo"."""
    return ", ".join(as_text(person[key]) for key in ("family", "given") if person.get(key))


def read_list(
    table: Sheet,
    source: str,
    event: Event,
    said: Mapping[str, str],
    look_up: LookUp | None = None,
) -> PlayerList:
    """Return the players of a list; said -- heading -> column key, as the director said.

    look_up -- asks the lists of members for a name and a number; None: none are loaded

    Raises WrongUse for a table without names or ranks, and for more players than an event has.
    """
    if table.height > MOST_PLAYERS + _TITLES:
        facts = {"rows": table.height, "most": MOST_PLAYERS}
        raise WrongUse(message("entries.list.long", source=source, **facts))
    headings = headings_of(table, said)
    keys = headings.columns.keys()
    if keys.isdisjoint(NAMES) or keys.isdisjoint({"rank", "federation_id"}):
        raise _no_list(table, headings, source)
    if "rank" not in keys and look_up is None:
        raise WrongUse(message("entries.list.none.lists", source=source))
    return _Reader(table, headings, event, look_up).read()


def _no_list(table: Sheet, headings: Headings, source: str) -> WrongUse:
    """Return the error for a table whose headings are not those of players."""
    if not headings.unknown:
        return WrongUse(message("entries.list.none", source=source))
    facts = {"headings": ", ".join(headings.unknown), "heading": _most_ranks(table, headings)}
    return WrongUse(message("entries.list.none.unknown", source=source, **facts))


def _most_ranks(table: Sheet, headings: Headings) -> str:
    """Return the unknown heading below which the most ranks stand, the last one without any."""
    columns = {as_text(cell): at for at, cell in enumerate(table.row(headings.row), 1)}

    def ranks(heading: str) -> int:
        rows, at = range(headings.row + 1, table.height + 1), columns.get(heading)
        return sum(rank_written(as_text(table.cell(row, at))) is not None for row in rows if at)

    return max(reversed(headings.unknown), key=ranks)


class _Reader:
    """The reader of one list."""

    def __init__(
        self, table: Sheet, headings: Headings, event: Event, look_up: LookUp | None
    ) -> None:
        """Begin with nobody."""
        self.table, self.headings, self.settings = table, headings, event.settings
        self.event, self.look_up = event, look_up
        keys = {*headings.columns}
        rounds = bool(headings.days) or not keys.isdisjoint(_ROUNDS)
        made = {"family", "given", *(["out"] if rounds else [])}
        self.list = PlayerList(frozenset((keys - {*ELSEWHERE}) | made), headings.unknown)
        self.known = Identities()
        self.numbers: dict[Cell, int] = {}
        rows = range(headings.row + 1, table.height + 1)
        self.ticked = frozenset(
            at for at in headings.days if any(plain(table.cell(row, at)) in YES for row in rows)
        )

    def read(self) -> PlayerList:
        """Return the list, row by row; a line that begins with ";" is a remark of OpenGotha's.

        Who has a rank goes first: who stands there twice is taken with it.
        """
        later: list[tuple[int, Person, LookedUp | None]] = []
        for row in range(self.headings.row + 1, self.table.height + 1):
            cells = self.table.row(row)
            if any(cell is not None for cell in cells) and not str(cells[0] or "").startswith(";"):
                person = self._person(row)
                known = self._looked_up(person)
                if "rank" in person or (known is not None and "rank" in known.cells):
                    self._take(row, person, known)
                else:
                    later.append((row, person, known))
        for row, person, known in later:
            self._take(row, person, known)
        self.list.people = dict(sorted(self.list.people.items()))
        return self.list

    def _person(self, row: int) -> Person:
        """Return the cells of one row by column of Players, without blanks."""
        listed = {key: self.table.cell(row, at) for key, at in self.headings.columns.items()}
        typed = self._typed_rank(row)
        rank = rank_written(typed)
        read = {
            **{key: cell for key, cell in listed.items() if key not in ELSEWHERE},
            **_names(listed),
            "rank": typed if rank is None else str(rank),
            "out": self._out(row, listed),
        }
        language = self.settings.language
        read |= {key: without_box(read.get(key), language) for key in _BOXES}
        clean = {key: _cell(key, cell) for key, cell in read.items()}
        return {key: cell for key, cell in clean.items() if cell not in {None, ""}}

    def _take(self, row: int, person: Person, known: LookedUp | None) -> None:
        """Take one row, or say why not."""
        why_not = self._why_not(row, person)
        if why_not is not None:
            self.list.refused.append(why_not)
            self.list.refused_people.append(person)
            return
        self.list.people[row] = person
        if known is not None and known.cells:
            self.list.looked_up[row] = known.cells
        self._note_rank(row, person, known)
        self.known.add(row, person)
        if is_beginner(self._typed_rank(row)):
            self.list.beginners.append(name_of(person))
        if "given" not in person and self._is_whole(as_text(person["family"])):
            self.list.whole_names.append(name_of(person))

    def _typed_rank(self, row: int) -> str:
        """Return the rank of a row as it is typed, "" for none."""
        at = self.headings.columns.get("rank")
        return as_text(self.table.cell(row, at)) if at else ""

    def _is_whole(self, family: str) -> bool:
        """Tell whether a family name of a list without given names may hold both (M1)."""
        return "given" not in self.headings.columns and " " in family

    def _looked_up(self, person: Person) -> LookedUp | None:
        """Return the facts of lists of members about somebody without a rank; None: not asked."""
        if self.look_up is None or "family" not in person or "rank" in person:
            return None
        return self.look_up(self.event, name_of(person), as_text(person.get("federation_id")))

    def _note_rank(self, row: int, person: Person, known: LookedUp | None) -> None:
        """Note somebody whose rank neither the list nor a list of members has."""
        name = name_of(person)
        if known is not None and "rank" not in known.cells:
            self.list.unlisted += 1
            self.list.rankless[row] = _unlisted(row, name, known)
        elif known is None and "rank" not in person:
            self.list.rankless[row] = message("entries.rankless.rank", row=row, name=name)

    def _why_not(self, row: int, person: Person) -> Message | None:
        """Return why a row cannot be taken; None where it can."""
        name = name_of(person)
        if "family" not in person:
            return message("entries.refused.name", row=row)
        other = self._same(person)
        if other is not None:
            return message("entries.refused.again", row=row, name=name, other=other)
        number = person.get("number")
        other = self.numbers.setdefault(number, row)
        if number is not None and other != row:
            facts = {"number": number, "other": other}
            return message("entries.refused.number", row=row, name=name, **facts)
        return None

    def _same(self, person: Person) -> int | None:
        """Return the row above in which somebody stands already; None where there is none."""
        by_number = self.known.by_number(person)
        if by_number is not None:
            return by_number
        namesakes = self.known.namesakes(person)
        people = self.list.people
        return next((row for row in namesakes if not told_apart(people[row], person)), None)

    def _out(self, row: int, listed: Person) -> str | None:
        """Return the cell Out in rounds: as it is listed, and from all that says who plays when."""
        rounds = self.settings.rounds
        everybody = frozenset(range(1, rounds + 1))
        out = everybody - self._playing(row, listed)
        joined = whole_number(listed.get("joined")) or 1
        out |= frozenset(range(1, min(joined, rounds + 1)))
        typed = as_text(listed.get("out"))
        if not out:
            return typed or None
        try:
            out |= Outs.parse(typed, rounds).out
        except ValueError:
            return typed
        return format_rounds(out)

    def _playing(self, row: int, listed: Person) -> frozenset[int]:
        """Return the rounds in which somebody plays, all where nothing is said."""
        everybody = frozenset(range(1, self.settings.rounds + 1))
        playing = everybody
        for key in ("rounds", "presence"):
            typed = as_text(listed.get(key))
            found = self._said(typed)
            if found is None:
                self.list.odd.append(message("entries.odd.cell", row=row, typed=typed))
            playing &= everybody if found is None else found
        return playing - self._absent(row)

    def _said(self, typed: str) -> frozenset[int] | None:
        """Return the rounds that a cell names: "1-3", "Saturday, Sunday"; None for other words.

        "-1" is all but round 1: an open range would leave somebody one round.
        """
        everybody = frozenset(range(1, self.settings.rounds + 1))
        if not typed or plain(typed) in _ALL:
            return everybody
        if plain(typed) in NO:
            return frozenset()
        try:
            if _WITHOUT.fullmatch(typed):
                left_out = ", ".join(re.findall(r"\d+", typed))
                return everybody - parse_rounds(left_out, self.settings.rounds)
            return parse_rounds(typed, self.settings.rounds)
        except ValueError:
            american = self.settings.is_american
            parts = filter(None, _BETWEEN.split(typed))
            named = {part: day_of(part, american=american) for part in parts}
        if None in named.values():
            return None
        found = {part: self._rounds_on(part, day) for part, day in named.items() if day}
        return frozenset[int]().union(*found.values()) if all(found.values()) else everybody

    def _rounds_on(self, word: str, day: Day) -> frozenset[int]:
        """Return the rounds on a day; keep the word where no round is known to be on it."""
        found = rounds_on(self.settings, day)
        if not found:
            self.list.days[plain(word)] = word
        return found

    def _absent(self, row: int) -> frozenset[int]:
        """Return the rounds of the columns of days and rounds in which somebody does not play.

        A blank is a no in a column where others say yes.
        """
        absent: set[int] = set()
        for at, day in self.headings.days.items():
            word = plain(self.table.cell(row, at))
            if word in NO and (word or at in self.ticked):
                heading = as_text(self.table.cell(self.headings.row, at))
                absent |= self._rounds_on(heading, day) if isinstance(day, Day) else {day}
        return frozenset(absent)


def _unlisted(row: int, name: str, known: LookedUp) -> Message:
    """Return why lists of members do not help with somebody without a rank."""
    if known.cells:
        return message("entries.rankless.unrated", row=row, name=name)
    if known.other is not None:
        number, other = known.other
        return message("entries.rankless.other", row=row, name=name, number=number, other=other)
    if known.several:
        return message("entries.rankless.several", row=row, name=name, many=known.several)
    return message("entries.rankless.unlisted", row=row, name=name)


def _names(listed: Person) -> Person:
    """Return family and given name, from two columns or from a whole name (M1).

    A comma parts them; else a heading that says which comes first, or capitals.
    """
    if listed.get("family"):
        family, given = as_text(listed["family"]), as_text(listed.get("given"))
        if not given and "," in family:
            family, _, given = family.partition(",")
        elif not given:
            family, given = _by_capitals(family)
        return {"family": family.strip(), "given": given.strip()}
    key = next((key for key in ("name-fg", "name-gf") if listed.get(key)), "")
    whole = as_text(listed.get(key))
    if "," in whole:
        family, _, given = whole.partition(",")
        return {"family": family.strip(), "given": given.strip()}
    family, given = _parted(whole.split(), family_first=key == "name-fg")
    return {"family": family, "given": given}


def _by_capitals(whole: str) -> tuple[str, str]:
    """Return the names of "OTA Yuzo" or "Yuzo OTA"; the whole as family name without capitals."""
    words = whole.split()
    large = [word.isupper() and len(word) > 1 for word in words]
    first = large.index(True) if True in large else 0
    run = sum(large)
    together = all(large[first : first + run]) and 0 < run < len(words)
    if not together or (first and first + run < len(words)):
        return whole, ""
    return " ".join(words[first : first + run]), " ".join(words[:first] + words[first + run :])


def _parted(words: list[str], *, family_first: bool) -> tuple[str, str]:
    """Return family and given name; small words, as in "van der Berg", go with the family name."""
    if family_first:
        end = next((at for at, word in enumerate(words, 1) if not word[0].islower()), len(words))
        return " ".join(words[:end]), " ".join(words[end:])
    begin = max(len(words) - 1, 0)
    while begin > 1 and words[begin - 1][0].islower():
        begin -= 1
    return " ".join(words[begin:]), " ".join(words[:begin])


def _cell(key: str, cell: Cell) -> Cell:
    """Return a cell as its column of Players holds it; what is no number stays as it stands."""
    if key in _WHOLE:
        number = whole_number(cell)
        return as_text(cell) if number is None else number
    if key == "rating":
        printed = decimal_number(cell)
        if printed is None:
            return as_text(cell)
        return int(printed) if printed.denominator == 1 else float(printed)
    return as_text(cell)
