"""Single cells that a director types during round 3, and the problems each of them makes.

The event is that of `live`: boards 1 and 2 are over, 3 to 6 are played, 10 has the bye, 13 had it
in round 1, 3 was out in round 2, and nobody but Zoé is missing. Relatives are kept apart, and 1 has
a federation number.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.plain import plain
from nigiri.workbook.problems import SYMBOLS
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.review import review
from tests.workbook.live import Typing, event, rewritten

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from nigiri.workbook.model.cells import Cell
    from tests.workbook.live import Made

#: Where (a board from the top, "bye", "out", a player, a setting, "sheet!row"), column, what is
#: typed -> the codes it adds, with their signs.
EDITS: list[tuple[object, str, Cell, str]] = [
    (3, "black_no", 77, "■ player-unknown, ■ free"),
    (3, "white_no", "Roy", "■ player-unknown, ■ free"),
    (3, "black_no", 7, "■ plays-self, ■ free"),
    (3, "black_no", 8, "■ plays-twice, ■ free"),
    (3, "black_no", 10, "■ plays-twice, ■ free"),
    (3, "black_no", None, "■ alone, ■ free"),
    (3, "white_no", None, "■ alone, ■ free"),
    (1, "white_no", None, "■ alone, ■ free"),
    (7, "white_no", 10, "■ alone, ■ plays-twice"),
    (3, "result", "won", "■ result-unknown"),
    (3, "result", 5, "■ result-unknown"),
    (3, "result", "b", ""),
    (3, "result", 7, ""),
    (3, "result", None, ""),
    ("bye", "result", "W", "■ result-bye"),
    (1, "winners", 99, "■ list-unknown"),
    (1, "winners", 10, "■ list-unknown"),
    (1, "winners", 1, "■ result-list"),
    (1, "winners", 2, ""),
    (1, "winners", 3, "■ result-list"),
    (1, "winners", 13, ""),
    (3, "table", None, "▲ table-missing, ✎ by-hand"),
    (3, "table", 4, "▲ table-double, ✎ by-hand"),
    (3, "table", 1, "▲ table-double, ✎ by-hand"),
    (1, "table", 2, "✎ by-hand"),
    (3, "table", 20, "✎ by-hand"),
    (3, "table", "front", "■ table-unknown, ✎ by-hand"),
    (3, "handicap", 3, "✎ by-hand"),
    (3, "handicap", 12, "■ handicap-unknown"),
    (3, "handicap", "x", "■ handicap-unknown"),
    (3, "handicap", None, ""),
    (3, "komi", "x", "■ points-unknown"),
    (3, "keep", "x", ""),
    (3, "white", "Somebody", ""),
    (3, "white_rank", "4k", "▲ rank-old"),
    (4, "white_rank", "3d", "▲ rank-old, ▲ handicap-rule"),
    (3, "white_rank", "x", "■ rank-unknown"),
    (1, "white_rank", "4d", "▲ handicap-rule"),
    ("bye", "white_no", 7, "■ plays-twice, ■ free"),
    ("bye", "white_no", 13, "■ plays-twice, ■ free"),
    ("bye", "white_no", None, "■ free"),
    ("bye", "white_no", 14, "■ player-unknown, ■ free"),
    ("bye", "black_no", 10, "■ seat-black"),
    ("out", "white_no", 7, "■ plays-twice"),
    ("out", "white_no", 14, "■ player-unknown"),
    ("Gómez", "rank", "4k", "▲ rank-old"),
    ("Gómez", "rank", None, "■ rank-missing"),
    ("Gómez", "rank", "12d", "■ rank-unknown"),
    ("Ôta", "rank", "4d", ""),
    ("Gómez", "out", "3", "■ out-plays, ▲ bye-needless"),
    ("Gómez", "out", "3 bye", "▲ promise-open"),
    ("Gómez", "out", "4 bye", ""),
    ("Jalbert", "out", "3 bye", ""),
    ("Li", "out", "4 exempt", "■ promise-had"),
    ("Gómez", "out", "3 bye?", "■ out-unknown"),
    ("Gómez", "out", "1-2", "▲ out-result"),
    ("Gómez", "out", "4", ""),
    ("Gómez", "out", "3?", ""),
    ("Gómez", "out", "7", "■ out-unknown"),
    ("Jalbert", "out", "3", "■ out-plays"),
    ("Béland", "out", "3", "▲ out-result"),
    ("Béland", "out", "1", "▲ out-result"),
    ("Ôta", "out", "3", ""),
    ("Éthier", "out", "1", ""),
    ("Gómez", "here", None, "▲ unseen-plays"),
    ("Gómez", "here", "maybe", "■ here-unknown, ▲ unseen-plays"),
    ("Jalbert", "here", "no", "▲ unseen-plays"),
    ("Béland", "here", None, ""),
    ("Zoé", "here", "yes", "▲ late"),
    ("Zoé", "number", 14, ""),
    ("Zoé", "number", 7, "■ number-double"),
    ("Zoé", "family", "Dubé", "■ name-double"),
    ("Zoé", "family", None, "■ name-missing"),
    ("Béland", "federation_id", "11380011", "▲ federation-double"),
    ("Béland", "federation_id", "11380012", ""),
    ("Béland", "federation_id", "EGF 11380011, AGA 7", "▲ federation-double"),
    ("Béland", "federation_id", "QC-1", ""),
    ("Li", "family", "Gomez", "▲ family, ▲ name-other"),
    ("Li", "family", "Kim", "▲ name-other"),
    ("Li", "family", "LÎ", ""),
    ("Gómez", "section", 9, "■ section-unknown, ▲ gap-wide"),
    ("mixing", "", "each apart", "▲ mixed"),
    ("bye_policy", "", "nobody", "▲ bye-none"),
    ("warn_gap", "", 1, "▲ gap-wide"),
    ("warn_gap", "", "far", "■ setting-count"),
    ("handicap_cap", "", 3, "▲ handicap-rule"),
    ("rounds", "", 3, "■ out-unknown"),
    ("rounds", "", "many", "■ setting-count"),
    ("Round 2!7", "white_no", 9, "■ plays-twice"),
    ("Round 2!4", "result", "?", "■ result-unknown"),
    ("Round 2!4", "table", None, "✎ by-hand"),
    ("Round 1!13", "white_no", None, ""),
    ("Round 1!13", "white_no", 10, "■ plays-twice"),
]

#: What Check says -> the code of the problem; the others are not said by a formula.
SAID = {
    "check.unknown": "player-unknown", "check.name": "player-unknown",
    "check.alone": "alone", "check.self": "plays-self",
    "check.twice": "plays-twice", "check.list": "result-list", "check.both": "list-both",
    "check.result": "result-unknown", "check.met": "met", "check.out": "out-plays",
    "check.unseen": "unseen-plays", "check.bye.unseen": "unseen-plays",
    "check.out.result": "out-result", "check.table.none": "table-missing",
    "check.table.twice": "table-double", "check.third.white": "colour-third",
    "check.third.black": "colour-third", "check.rank": "rank-old",
    "check.rule": "handicap-rule", "check.weaker": "handicap-black", "check.you": "by-hand",
    "check.bye.black": "seat-black", "check.bye.you": "bye-by-hand", "check.bye.again": "bye-again",
}  # fmt: skip

#: Codes that say the same at another time.
ALIKE = {"met-allowed": "met", "met-played": "met", "bye-twice": "bye-again"}


def base() -> Made:
    """Return the event before anybody types."""
    typing = Typing(event("en"))
    typing.setting("apart.family", "yes")
    typing.player(1, "federation_id", "11380011")
    return rewritten(typing.done())


def type_edit(typing: Typing, where: object, key: str, value: Cell) -> None:
    """Type one of the edits."""
    if isinstance(where, int):
        typing.board(where, key, value)
    elif where in {"bye", "out"}:
        typing.below(1 if where == "bye" else 2, key, value)
    elif not key:
        typing.setting(str(where), value)
    elif "!" in str(where):
        sheet, row = str(where).split("!")
        place = typing.made.refs.rounds[int(sheet.removeprefix("Round "))].location
        typing.type(sheet, int(row), place.columns[key], value)
    else:
        typing.player(str(where), key, value)


def after(made: Made, edit: tuple[object, str, Cell]) -> Made:
    """Return the event after one cell was typed."""
    typing = Typing(made)
    type_edit(typing, *edit)
    return typing.done()


def found(made: Made, sheet: str = "") -> set[str]:
    """Return sign and code of what Python finds; on that sheet, or wherever it stands."""
    problems = review(Context(made.workbook, read(made.workbook)))
    return {f"{SYMBOLS[each.weight]} {each.code}" for each in problems if sheet in {"", each.sheet}}


def said(words: str) -> set[str]:
    """Return the codes that a sentence of Check, in English, says."""
    return {code for key, code in SAID.items() if _pattern(key).search(f"{words} ")}


def _pattern(key: str) -> re.Pattern[str]:
    """Return what finds the words of a key, whatever their facts."""
    pieces = re.split(r"\{\w+\}", text(key, "en").strip())
    return re.compile(r"[ ·■▲✎]" + ".{0,60}?".join(map(re.escape, pieces)).removeprefix("·\\ "))


def generated(random: Random, typing: Typing) -> tuple[object, str, Cell]:
    """Return one cell that somebody types somewhere, as the random numbers will."""
    numbers = [*range(1, 14), random.randint(1, 13), 14, 55, None, 0]
    choices: tuple[tuple[str, list[Cell]], ...] = (
        ("white_no", [*numbers]), ("black_no", [*numbers]),
        ("table", [*range(1, 9), None]), ("handicap", [*range(10), None]),
        ("winners", [*numbers]), ("result", ["w", "n", "jigo", "?", "0-0!", None, *range(1, 14)]),
        ("white_rank", ["5d", "3k", "5k", "15k", None]), ("out", ["1", "2", "3", "2-3", "4", "3?"]),
        ("here", ["yes", None, "x", "no"]), ("number", [*numbers]), ("rank", ["1k", "5k", "3d"]),
    )  # fmt: skip
    key, values = random.choice(choices)
    value = random.choice(values)
    if key in {"out", "here", "number", "rank"}:
        place = typing.players
        sheet = typing.made.workbook[place.name]
        rows = range(place.first_row, place.first_row + 14)
        names = [str(sheet.cell(row, place.columns["family"])) for row in rows]
        return random.choice(names), key, value
    below = key == "white_no" and random.random() < 0.2
    where: object = random.choice(("bye", "out")) if below else random.randint(1, 6)
    return where, key, value


class Oracle:
    """The problems of round 3 once more, told from the bare cells by somebody who counts on paper.

    It knows nothing of the package but where the columns stand.
    """

    def __init__(self, made: Made) -> None:
        """Copy down what stands in Players and on the rounds' sheets."""
        book = made.refs.book
        place, sheet = book.locations["players"], made.workbook[book.locations["players"].name]
        columns = place.columns
        self.players: dict[Cell, tuple[str, str]] = {}
        for row in range(4, 18):
            number = sheet.cell(row, columns["number"])
            out, here = (str(sheet.cell(row, columns[key]) or "") for key in ("out", "here"))
            self.players.setdefault(number, (out, here))
        self.rounds = {n: list(self._rows(made, n)) for n in made.refs.rounds}

    @staticmethod
    def _rows(made: Made, number: int) -> Iterator[dict[str, Cell]]:
        """Yield the rows of a round's sheet."""
        place = made.refs.rounds[number].location
        sheet = made.workbook[place.name]
        for row in range(4, sheet.height + 1):
            yield {key: sheet.cell(row, column) for key, column in place.columns.items()}

    def codes(self) -> set[str]:
        """Return what is wrong in round 3, as far as one sees it on paper."""
        rows = self.rounds[3]
        boards = [r for r in rows if r["table"] not in {"Bye", "Out"}]
        seats = [r[key] for r in rows for key in ("white_no", "black_no")]
        codes: set[str] = set()
        for row in rows:
            two = [row[key] for key in ("white_no", "black_no")]
            known = [n for n in two if n is not None]
            codes |= {"player-unknown" for n in known if n not in self.players}
            codes |= {"plays-twice" for n in known if n in self.players and seats.count(n) > 1
                      and two != [n, n]}  # fmt: skip
            if row in boards and len(known) == 2:
                codes |= self._pair(row, boards, seats)
            elif row in boards and len(known) == 1 and known[0] in self.players:
                codes.add("alone")
        return codes

    def _pair(self, row: dict[str, Cell], boards: list[dict[str, Cell]], seats: list[Cell]) -> (
        set[str]
    ):  # fmt: skip
        """Return what is wrong with two at a board."""
        white, black, table = row["white_no"], row["black_no"], row["table"]
        if white not in self.players or black not in self.players:
            return set()
        if white == black:
            return {"plays-self"}
        if seats.count(white) > 1 or seats.count(black) > 1:
            return set()
        earlier = [{r["white_no"], r["black_no"]} for n in (1, 2) for r in self.rounds[n]]
        codes = {"met"} if {white, black} in earlier else set()
        listed = [r["winners"] for r in boards]
        if row["result"] is None and white not in listed and black not in listed:
            codes |= {"table-missing"} if table is None else set()
            codes |= {"table-double"} if [r["table"] for r in boards].count(table) > 1 and (
                table is not None) else set()  # fmt: skip
            away = [self.players[n] for n in (white, black)]
            codes |= {"out-plays" for out, _ in away if out in {"3", "2-3"}}
            codes |= {"unseen-plays" for _, here in away if plain(here) not in {"yes", "x"}}
        return codes


#: What the oracle sees.
COUNTED = frozenset({
    "player-unknown", "plays-twice", "alone", "plays-self", "met", "table-missing", "table-double",
})  # fmt: skip
