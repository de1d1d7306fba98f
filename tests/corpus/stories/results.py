"""Results in all the forms that people type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.corpus.story import Stories

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.workbook.model.cells import Cell
    from tests.corpus.person import Person

STORIES = Stories()


def _typed(p: Person, number: int, forms: Sequence[str]) -> None:
    """Type these into the results of a round in LibreOffice, from the top."""
    p.keys(number, {(row, "result"): form
                    for row, form in zip(p.boards(number), forms, strict=False)})  # fmt: skip


@STORIES()
def results_en(p: Person) -> None:
    """Results typed in LibreOffice as people write them: W, 1-0, 0:1, jigo, 1/2, W!, 0-0."""
    p.begins(20)
    p.does("draw")
    _typed(p, 1, ("W", "b", "1-0", "0:1", "jigo", "1/2", "W!", "0-0", "B+", "w+r"))
    p.does("draw", "--yes")
    game = p.event.rounds[1].games
    _typed(p, 2, (f"{game[0].white} def", f"{game[1].black}!", "½", "1-1", "W def", "0-1 def",
                  "White", "black", "○", "0-0 def"))  # fmt: skip


@STORIES("ods")
def results_fr(p: Person) -> None:
    """Résultats d'un tournoi français : B est Blanc, N est Noir, forfaits et nulles."""
    p.begins(20, language="fr", name="Coupe du printemps")
    p.does("draw")
    _typed(p, 1, ("B", "N", "b", "n", "blanc", "Noir", "jigo", "½", "N!", "0-0"))
    p.does("draw", "--yes")
    _typed(p, 2, ("1-0", "0-1 déf", "B déf", "0,5", "N+", "1:0", "B!", "n", "W"))


@STORIES("calc")
def results_letters(p: Person) -> None:
    """B and N typed where the sheet is French and the event English: a question."""
    p.begins(10, language="fr", name="Coupe du printemps")
    p.does("draw")
    p.sets({"Langue": "en"})
    _typed(p, 1, ("B", "N", "B+", "N+", "1-0"))


@STORIES()
def results_dates(p: Person) -> None:
    """1-2, 1/2 and 3.5. typed into cells with the usual format: LibreOffice made days of them."""
    p.begins(10)
    p.does("draw")
    rows = p.boards(1)
    name, first = p.at(1, rows[0], "result")
    with p.in_calc() as calc:
        calc("plain", name, f"{first}:{p.at(1, rows[-1], 'result')[1]}")
        for row, typed in zip(rows, ("2026-01-02", "1/2/26", "0:1", "1", "1-0"), strict=False):
            calc("type", name, p.at(1, row, "result")[1], typed)


@STORIES()
def winners(p: Person) -> None:
    """The winners' numbers typed in any order as slips came in, one of them twice."""
    p.begins(12)
    p.does("draw")
    games, rows = p.event.rounds[0].games, p.boards(1)
    typed = [games[3].white, games[0].black, games[1].white, games[3].white]
    p.keys(1, {(row, "winners"): str(number) for row, number in zip(rows, typed, strict=False)})


@STORIES("ods")
def winners_wrong(p: Person) -> None:
    """The winners' list contradicts results, and names strangers and both of a board."""
    p.begins(12)
    p.does("draw")
    p.plays(1, leave=3)
    games, rows = p.event.rounds[0].games, p.boards(1)
    loser = min(games[0].players, key=games[0].points_of)
    typed: list[Cell] = [loser, games[4].white, games[4].black, 77, "x"]
    p.types(1, {(row, "winners"): value for row, value in zip(rows, typed, strict=False)})


@STORIES()
def second_pass(p: Person) -> None:
    """What a second helper read back says otherwise at two tables."""
    p.begins(10)
    p.does("draw")
    p.plays(1, outcomes="W")
    p.does("verify", "--table", 1, "B", "--table", 2, "W", "--table", 4, "jigo")


@STORIES()
def defaults(p: Person) -> None:
    """Games by default, a loss of both, a jigo, a win of both; two rounds."""
    p.begins(12)
    p.does("draw")
    p.does("result", *(word for at, result in enumerate(
        ("W def", "B def", "0-0", "0-0 def", "jigo", "1-1"), 1)
        for word in ("--table", str(at), result)))  # fmt: skip
    p.does("draw")
    p.plays(2)


@STORIES("calc")
def provisional(p: Person) -> None:
    """Round 2 drawn while two games of round 1 go on; one result has come since."""
    p.begins(12)
    p.does("draw")
    p.plays(1, leave=2)
    p.does("draw", "--provisional", "--yes")
    p.plays(2, leave=3)
    p.does("result", "--round", 1, "--table", 6, "W")


@STORIES()
def corrected(p: Person) -> None:
    """A result of round 1 corrected in LibreOffice after round 2 was drawn."""
    p.begins(11)
    p.draws(1)
    p.does("draw")
    p.plays(2, leave=3)
    rows = p.boards(1)
    first = p.event.rounds[0].games[0]
    p.keys(1, {(rows[0], "result"): "0-1" if first.points_of(first.white) else "1-0"})
