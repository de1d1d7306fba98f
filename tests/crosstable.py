"""Tournaments as people write them: a crosstable.

    EVENT = crosstable('''
        1 Ann 3d  2+   3=   bye
        2 Ben 2d  1-   .    3+!
        3 Cho 1k  bye  1=   2-!
    ''')

A cell is the opponent's number, + won, - lost, = jigo or ? unfinished, then if needed b (the player
of the smaller number has Black; else White), /2 (handicap) and ! (decided by default);
or bye; or a dot for a missed round. A club or city may follow the rank: 3d@Mtl.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Section

CELL = re.compile(r"(?P<other>\d+)(?P<mark>[-+=?])(?P<black>b?)(?:/(?P<stones>\d))?(?P<default>!?)")

#: What the two rows of a game say, that of White first.
OUTCOMES = {
    "+-": Outcome.WHITE,
    "-+": Outcome.BLACK,
    "==": Outcome.JIGO,
    "++": Outcome.BOTH,
    "--": Outcome.NONE,
    "??": None,
}


def crosstable(text: str, sections: Sequence[Section] = (), **settings: Any) -> Event:  # noqa: ANN401 - whatever Settings takes
    """Return the event of the table; everyone is here, and out only as far as tests say so."""
    lines = [line.split() for line in text.strip().splitlines()]
    count = len(lines[0]) - 3
    cells = {PlayerId(int(line[0])): line[3:] for line in lines}
    return Event(
        settings=Settings(**{"rounds": count, **settings}),
        players=tuple(_player(*line[:3]) for line in lines),
        sections=tuple(sections),
        rounds=tuple(
            _round(n, {p: row[n - 1] for p, row in cells.items()}) for n in range(1, count + 1)
        ),
    )


def changed(event: Event, player: int, /, **fields: Any) -> Event:  # noqa: ANN401 - whatever Player takes
    """Return the event with some fields of one player changed."""
    return replace(
        event,
        players=tuple(replace(p, **fields) if p.number == player else p for p in event.players),
    )


def _player(number: str, name: str, rank: str) -> Player:
    """Return the player of a row's first three words."""
    grade, _, club = rank.partition("@")
    return Player(
        family=name,
        given="",
        rank=Rank.parse(grade),
        number=PlayerId(int(number)),
        club=club,
        here=True,
    )


def _round(number: int, column: dict[PlayerId, str]) -> Round:
    """Return the round that a column tells."""
    return Round(
        number=number,
        games=tuple(_games(column)),
        byes=tuple(player for player, cell in column.items() if cell == "bye"),
    )


def _games(column: dict[PlayerId, str]) -> Iterator[Game]:
    """Yield the games of a column, told by the row of the smaller number."""
    for player, cell in column.items():
        found = CELL.fullmatch(cell)
        if found is None or player > int(found["other"]):
            continue
        other = PlayerId(int(found["other"]))
        mirror = CELL.fullmatch(column[other])
        if mirror is None or int(mirror["other"]) != player:
            msg = f"row {player} says {cell}, row {other} says {column[other]}"
            raise ValueError(msg)
        seats = [(player, found["mark"]), (other, mirror["mark"])]
        (white, first), (black, second) = seats[::-1] if found["black"] else seats
        outcome = OUTCOMES[first + second]
        yield Game(
            table=None,
            white=white,
            black=black,
            handicap=int(found["stones"] or 0),
            result=Result(outcome, by_default=bool(found["default"])) if outcome else None,
        )
