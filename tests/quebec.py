"""The 2005 Quebec Open as an event: the published grid, round by round."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Section, Settings
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank, parse_points

DATA = Path(__file__).parent / "data" / "quebec-2005"
ROUNDS = 6

#: The weakest rank of each published section.
LOWEST = ("3d", "1k", "4k", "9k", "14k", "16k", "30k")

SETTINGS = Settings(
    name="27th Quebec Open",
    dates="2005-05-21/22",
    place="Montréal",
    director="S. Mays",
    host="Mtl",
    rounds=ROUNDS,
)


def rows(name: str) -> list[dict[str, str]]:
    """Return the rows of one of the published tables: players, games, byes, expected."""
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def quebec_event(rounds: int = ROUNDS) -> Event:
    """Return the event after `rounds` of its rounds, 0 for the registration alone.

    Everyone is numbered and marked here; a round nobody played or had a bye in is one they are
    out of, so player 40 is out in rounds 1 to 3. The city stands for the club as well.
    """
    return Event(
        settings=SETTINGS,
        players=_players(),
        sections=tuple(Section(n, Rank.parse(rank)) for n, rank in enumerate(LOWEST, 1)),
        rounds=_rounds()[:rounds],
    )


def expected_scores() -> dict[tuple[PlayerId, int], HalfPoints | None]:
    """Return the published score of (player, round), None where the grid is blank."""
    return {
        (PlayerId(int(row["id"])), n): parse_points(row[f"after_{n}"])
        if row[f"after_{n}"]
        else None
        for row in rows("expected")
        for n in range(1, ROUNDS + 1)
    }


def expected_victories() -> dict[PlayerId, int]:
    """Return the published number of victories of every player."""
    return {PlayerId(int(row["id"])): int(row["victories"]) for row in rows("expected")}


def expected_winners() -> set[PlayerId]:
    """Return the published winners of the seven sections."""
    return {PlayerId(int(row["id"])) for row in rows("expected") if row["section_winner"]}


@cache
def _rounds() -> tuple[Round, ...]:
    """Return all six rounds; tables are numbered in the order of the grid."""
    games, byes = rows("games"), rows("byes")
    return tuple(
        Round(
            number=n,
            games=tuple(
                _game(table, row)
                for table, row in enumerate((g for g in games if int(g["round"]) == n), 1)
            ),
            byes=tuple(PlayerId(int(row["player"])) for row in byes if int(row["round"]) == n),
        )
        for n in range(1, ROUNDS + 1)
    )


def _game(table: int, row: dict[str, str]) -> Game:
    """Return one game of the table."""
    return Game(
        table=table,
        white=PlayerId(int(row["white"])),
        black=PlayerId(int(row["black"])),
        handicap=int(row["handicap"]),
        result=Result(Outcome(row["winner"]), by_default=row["by_default"] == "yes"),
    )


@cache
def _players() -> tuple[Player, ...]:
    """Return all forty players in order of their numbers."""
    took_part = {r.number: {*r.game_by_player, *r.byes} for r in _rounds()}
    return tuple(
        Player(
            family=row["family_name"],
            given=row["given_name"],
            rank=Rank.parse(row["rank"]),
            number=PlayerId(int(row["id"])),
            club=row["city"],
            city=row["city"],
            here=True,
            out=frozenset(n for n, ids in took_part.items() if int(row["id"]) not in ids),
        )
        for row in rows("players")
    )
