"""Read the sheets of the side events: the chart and the ladder (B22).

A wrong cell there is a problem and is left out; rounds can be drawn all the same.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.side_events import Challenge, Chart, Ladder, SideGame
from nigiri.domain.model.units import PlayerId
from nigiri.domain.side_events.ladder import steps
from nigiri.workbook.model.plain import whole_number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.locations import Book, Location
    from nigiri.workbook.read.table_reader import TableReader

_GAME = re.compile(r"([0-9]{1,9})\.?(=?)")


def with_side_events(event: Event, book: Book, table: Callable[[Location], TableReader]) -> Event:
    """Return the event with its chart and ladder; problems go to their readers."""
    chart, ladder = book.get("chart"), book.get("ladder")
    if chart is not None:
        event = replace(event, chart=_read_chart(table(chart), event))
    if ladder is not None:
        reader = table(ladder)
        rows = _challenges(reader, event)
        start = tuple(_start(reader, event).values())
        event = replace(event, ladder=Ladder(start, tuple(rows.values())))
        _report_faults(reader, event, rows)
    return event


def wins_of(location: Location) -> tuple[str, ...]:
    """Return the keys of the columns for games that a chart has, from left to right."""
    keys = (key for key in location.columns if key.startswith("win"))
    return tuple(sorted(keys, key=location.columns.__getitem__))


def chart_rows(reader: TableReader, event: Event) -> dict[int, PlayerId]:
    """Return row -> player of a chart, without rows of unknown or repeated numbers."""
    found: dict[int, PlayerId] = {}
    for row in reader.rows():
        number = whole_number(reader.cell(row, "number"))
        if number in event.by_number and number not in found.values():
            found[row] = PlayerId(number or 0)
    return found


def _read_chart(reader: TableReader, event: Event) -> Chart:
    """Return the chart, with a problem for every row and cell that does not count."""
    reader.report_missing()
    players = chart_rows(reader, event)
    games: list[SideGame] = []
    met: Counter[frozenset[PlayerId]] = Counter()
    for row in reader.rows():
        typed = reader.cell(row, "number")
        if typed is not None and row not in players:
            reader.report("chart-who", row, "number", typed=typed)
        for key in wins_of(reader.location):
            game = _game(reader, row, key, players)
            if game is not None:
                games.append(game)
                pair = frozenset((game.winner, game.loser))
                met[pair] += 1
                _check_often(reader, (row, key), event, game, met[pair])
    return Chart(tuple(players.values()), tuple(games))


def _check_often(
    reader: TableReader, at: tuple[int, str], event: Event, game: SideGame, games: int
) -> None:
    """Report a game of two players who have met too often."""
    most = event.settings.side_games
    if games > most:
        reader.report("chart-often", *at, one=game.winner, other=game.loser, games=games, most=most)


def _game(
    reader: TableReader, row: int, key: str, players: Mapping[int, PlayerId]
) -> SideGame | None:
    """Return the game of a cell; None for a blank, and with a problem for anything unreadable."""
    typed = reader.text(row, key)
    if not typed:
        return None
    match = _GAME.fullmatch(typed)
    other = PlayerId(int(match[1])) if match else PlayerId(0)
    code = (
        "chart-row"
        if row not in players
        else "chart-cell"
        if match is None
        else "chart-self"
        if other == players[row]
        else "chart-unknown"
        if other not in players.values()
        else ""
    )
    if match is None or code:
        reader.report(code, row, key, typed=typed, number=other)
        return None
    return SideGame(players[row], other, jigo=bool(match[2]))


def _player(reader: TableReader, event: Event, row: int, key: str) -> PlayerId | None:
    """Return the player whose number a cell of the ladder holds; None for a blank or wrong one."""
    typed = reader.cell(row, key)
    number = whole_number(typed)
    if number in event.by_number:
        return PlayerId(number or 0)
    if typed is not None:
        reader.report("ladder-who", row, key, typed=typed)
    return None


def _start(reader: TableReader, event: Event) -> dict[int, PlayerId]:
    """Return row -> player when the ladder began, from the top."""
    reader.report_missing()
    rows: dict[PlayerId, int] = {}
    for row in reader.rows():
        player = _player(reader, event, row, "start")
        if player is not None and player in rows:
            reader.report("ladder-start", row, "start", number=player, other=rows[player])
        elif player is not None:
            rows[player] = row
    return {row: player for player, row in rows.items()}


def _challenges(reader: TableReader, event: Event) -> dict[int, Challenge]:
    """Return row -> challenge, in the order of the sheet."""
    found = {}
    for row in reader.rows():
        one, other, winner = (
            _player(reader, event, row, key) for key in ("challenger", "challenged", "winner")
        )
        if one is None or other is None:
            typed = [reader.cell(row, key) for key in ("challenger", "challenged")]
            if typed.count(None) == 1 or (typed == [None, None] and winner is not None):
                key = "challenged" if typed[1] is None else "challenger"
                reader.report("ladder-half", row, key)
            continue
        if winner is not None and winner not in {one, other}:
            reader.report("ladder-winner", row, "winner", typed=winner, one=one, other=other)
            winner = None
        found[row] = Challenge(one, other, None if winner is None else winner == one)
    return found


def challenge_rows(reader: TableReader, event: Event) -> Iterator[int]:
    """Yield the rows with the challenges of the event, in their order."""
    own = type(reader)(reader.location, reader.sheet, reader.language)
    yield from _challenges(own, event)


def _report_faults(reader: TableReader, event: Event, rows: Mapping[int, Challenge]) -> None:
    """Report the challenges that the ladder did not allow at the time."""
    for row, step in zip(rows, steps(event), strict=True):
        if step.fault is not None:
            reader.report(
                f"ladder-{step.fault}",
                row,
                "challenged",
                one=step.challenge.challenger,
                other=step.challenge.challenged,
                place=step.place,
                of=step.of,
                reach=event.settings.ladder_reach,
            )
