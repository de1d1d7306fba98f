"""Events at every stage of their day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.corpus.people import many, some
from tests.corpus.story import Stories
from tests.quebec import DATA, LOWEST

if TYPE_CHECKING:
    from tests.corpus.person import Person

STORIES = Stories()


@STORIES()
def empty(p: Person) -> None:
    """A new event, nothing typed."""
    p.new(name=None, dates=None, host=None)


@STORIES("ods")
def empty_fr(p: Person) -> None:
    """A new French event, opened in LibreOffice and saved as .ods."""
    p.new(name=None, dates=None, host=None, language="fr")


@STORIES()
def registration(p: Person) -> None:
    """Players typed in LibreOffice, half of them seen, no command given since."""
    p.new()
    with p.in_calc() as calc:
        for at, person in enumerate(some(9), 4):
            for letter, typed in zip("CDEF", person, strict=False):
                calc("type", "Players", f"{letter}{at}", str(typed))
            calc("type", "Players", f"B{at}", "yes" if at % 2 else "")


@STORIES()
def registration_fr(p: Person) -> None:
    """A list imported into a French event, hours and time limits typed, nobody seen."""
    p.new(name="Coupe du printemps", language="fr", host="Pinède")
    p.sets({"Temps": "45 min + 20/10 min", "Règles et komi": "japonaises, 6½"})
    p.invites(some(12), here=False)


@STORIES("calc")
def sections_cut(p: Person) -> None:
    """Sections cut at the director's own boundaries, and prizes typed."""
    p.begins(16)
    p.does("sections", "--down-to", "1d,5k,10k")
    p.puts(("Sections", "L4", "cup; book"), ("Sections", "L5", "book"))


@STORIES()
def round_1(p: Person) -> None:
    """Round 1 drawn, no result yet."""
    p.begins(10)
    p.does("draw")


@STORIES("ods")
def round_1_fr(p: Person) -> None:
    """Round 1 of a French event drawn, an odd number, saved as .ods."""
    p.begins(11, language="fr", name="Coupe du printemps")
    p.does("draw")


@STORIES()
def half_results(p: Person) -> None:
    """Half the results of round 2 typed in LibreOffice by numbers."""
    p.begins(11)
    p.draws(1)
    p.does("draw")
    rows = p.boards(2)
    games = p.event.rounds[1].games
    p.keys(2, {(rows[0], "result"): str(games[0].white), (rows[2], "result"): str(games[2].black)})


@STORIES()
def round_2_complete(p: Person) -> None:
    """Round 2 complete, round 3 to be drawn."""
    p.begins(13)
    p.draws(2)


@STORIES("calc")
def finished(p: Person) -> None:
    """All rounds complete, saved by LibreOffice."""
    p.begins(12)
    p.draws(3)


@STORIES("ods")
def finished_fr(p: Person) -> None:
    """A French event finished, standings shown, saved as .ods."""
    p.begins(10, language="fr", name="Coupe du printemps", host="Pinède")
    p.draws(3)
    p.does("standings")


@STORIES()
def finished_proof(p: Person) -> None:
    """Finished, with the sheets Proof and Preflight for the EGF."""
    p.begins(9)
    p.sets({"Time": "60 min + 30/5"})
    p.draws(3)
    p.does("proof")
    p.does("preflight egf")


def _quebec(p: Person, rounds: int = 6) -> None:
    """Replay the published event."""
    p.new(name="2005 Quebec Open", dates="21-22 May 2005", host="Mtl", rounds=rounds, seed=2005)
    p.does("import", DATA / "players.csv", "--here")
    p.does("sections", "--down-to", ",".join(LOWEST))
    p.does("number")
    p.does("replay", DATA / "games.csv", "--byes", DATA / "byes.csv")


@STORIES()
def quebec_2005(p: Person) -> None:
    """The 2005 Quebec Open, replayed from what was published."""
    _quebec(p)


@STORIES()
def large(p: Person) -> None:
    """160 players, round 3 drawn, half of its results in."""
    p.new(rounds=5)
    p.invites(many(160))
    p.draws(2)
    p.does("draw")
    p.plays(3, leave=40)


@STORIES("calc")
def frozen(p: Person) -> None:
    """An event that is over, its standings frozen after round 2; three tables not used."""
    p.begins(10)
    p.sets({"Tables not used": "2, 4-5"})
    p.draws(2)
    p.sets({"Frozen standings": 2})
    p.draws(1)
    p.does("standings")
