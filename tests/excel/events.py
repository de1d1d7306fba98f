"""Events in files, of every kind that a spreadsheet is to open: languages, systems, a proof."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.draw.draw import draw
from nigiri.desk.output.proof import proof
from nigiri.desk.players.import_list import import_players
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.model.cells import Sheet
from tests.desk.story import DESK, begin, roster

if TYPE_CHECKING:
    from pathlib import Path


def played(path: Path, players: int, rounds: int, **options: object) -> XlsxFile:
    """Return an event in a file with so many rounds drawn, all but the last of them played."""
    story = begin(path, rounds=max(rounds, 2), **options)
    story.does(import_players, roster(players), source="players.csv", here=True)
    for number in range(1, rounds + 1):
        story.does(draw)
        if number < rounds:
            games = story.event.rounds[-1].games
            story.does(enter_results, [Entry(winner=game.white) for game in games])
    return XlsxFile(path, now=DESK.now)


def with_proof(path: Path, language: str) -> Path:
    """Write an event with two rounds, and a proof that all sums are right; return its path."""
    file = played(path, 12, 2, language=language)
    file.apply(proof(file.snapshot(), DESK))
    return path


def entered(path: Path, system: str) -> Path:
    """Write an event of a system of play with its first round drawn; return its path.

    Everybody is in one of two teams. For play-offs nothing is drawn: nobody is tied yet.
    """
    story = begin(path, system=system, rounds=3)
    head, *people = roster(24).rows
    players = Sheet(((*head, "Team"), *((*row, "AB"[n % 2]) for n, row in enumerate(people))))
    story.does(import_players, players, source="players.csv", here=True)
    if system != "play-off":
        story.does(draw)
    return path
