"""Every system of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.corpus.people import HEADINGS, listed, some
from tests.corpus.story import Stories

if TYPE_CHECKING:
    from tests.corpus.person import Person

STORIES = Stories()
DECIDED = "WNNWNWWNWN"


def _plays(p: Person, system: str, players: int, rounds: int, draws: int, **more: object) -> None:
    """Begin an event of a system, and draw and play so many rounds."""
    p.begins(players, system=system, rounds=rounds, **more)
    p.draws(draws, outcomes=DECIDED)


@STORIES()
def swiss(p: Person) -> None:
    """A Swiss of 11, round 3 drawn."""
    _plays(p, "swiss", 11, 4, 2)
    p.does("draw")


@STORIES()
def novices(p: Person) -> None:
    """Novices, handicaps by score on 13 × 13, a child's wish."""
    p.new(system="novices", rounds=4)
    p.invites(some(8, 16))
    p.sets({"Board size": 13})
    p.does("number")
    p.does("wish", "8", "child")
    p.draws(2)
    p.does("draw")


@STORIES("calc")
def round_robin(p: Person) -> None:
    """A round robin of 5, all rounds drawn in the morning, some results."""
    p.begins(5, system="round robin", rounds=5)
    for _ in range(5):
        p.does("draw", "--yes")
    p.plays(1, outcomes=DECIDED)
    p.plays(2, leave=1, outcomes=DECIDED)


@STORIES()
def double_round_robin_fr(p: Person) -> None:
    """A double round robin of 4 in French, by Berger's tables, round 4 of 6 played."""
    p.begins(4, system="double round robin", rounds=6, language="fr", name="Ligue")
    p.sets({"Ordre des rencontres": "Berger"})
    p.draws(4, outcomes=DECIDED)


@STORIES("calc")
def robin_sections(p: Person) -> None:
    """A round robin by section, groups of four, a pair changed by hand."""
    p.begins(12, system="round robin by section", rounds=3)
    p.sets({"Players in a group": 4})
    p.does("sections")
    p.draws(1, outcomes=DECIDED)
    p.does("draw")


@STORIES()
def eights(p: Person) -> None:
    """Groups of Eight, 16 players, finished."""
    _plays(p, "groups of eight", 16, 3, 3)


@STORIES("calc")
def knockout(p: Person) -> None:
    """A knockout of 13, the final still to be played."""
    _plays(p, "knockout", 13, 4, 3)
    p.does("draw")


@STORIES()
def knockout_third(p: Person) -> None:
    """A knockout with a game for third place, a tie in it, and somebody who has left."""
    p.begins(8, system="knockout", rounds=3)
    p.sets({"Game for third place": "yes"})
    p.draws(1, outcomes=DECIDED)
    p.does("draw")
    p.does("result", "--table", 1, "jigo", "--table", 2, "W def")


@STORIES("calc")
def knockout_hand(p: Person) -> None:
    """A knockout: winners paired with losers by hand in round 2, and two losers at a table."""
    _half_played(p)
    seats = ((4, 1, 1, 8), (6, 3, 5, 4), (7, 4, 3, 7))
    p.types(2, {(row, key): number for row, *numbers in seats
                for key, number in zip(("table", "white_no", "black_no"), numbers, strict=True)}
            | {(row, "white_no"): None for row in (10, 11, 12, 13)})  # fmt: skip


@STORIES("calc")
def knockout_empty(p: Person) -> None:
    """A knockout: a table of round 2 emptied, and the two are about; the other is played."""
    _half_played(p)
    p.types(2, {(4, key): None for key in ("table", "white_no", "black_no", "white", "black")})
    p.types(2, {(5, "result"): "W"})


def _half_played(p: Person) -> None:
    """Draw round 2 of a knockout of 8; White won all of round 1."""
    p.begins(8, system="knockout", rounds=3)
    p.draws(1, outcomes="W")
    p.does("draw")


@STORIES("ods")
def knockout_all(p: Person) -> None:
    """A generalised knockout of 9, round 3 of 4 drawn."""
    _plays(p, "generalised knockout", 9, 4, 2)
    p.does("draw")


@STORIES()
def knockout_swiss(p: Person) -> None:
    """A Swiss knockout: the best eight of 14 in the tree."""
    _plays(p, "swiss knockout", 14, 4, 2)
    p.does("draw")


@STORIES()
def preliminaries(p: Person) -> None:
    """Preliminary knockouts of 24, as they are printed, round 2 drawn."""
    _plays(p, "preliminaries", 24, 3, 1)
    p.does("draw")


@STORIES("calc")
def qualification(p: Person) -> None:
    """A qualification tournament of 11, round 3 drawn, saved by LibreOffice."""
    _plays(p, "qualification", 11, 4, 2)
    p.does("draw")


@STORIES()
def play_off(p: Person) -> None:
    """A Swiss of three rounds and a play-off of those who are level."""
    p.begins(8, system="swiss", rounds=3)
    p.sets({"Tie-breaks": "SOSW-2"})
    p.draws(3, outcomes=DECIDED)
    p.sets({"Rounds": 5})
    event = p.workbook["Event"]
    row = next(r for r in range(1, event.height) if str(event.cell(r, 1)).startswith("Round 3"))
    p.puts(("Event", f"D{row + 1}", "play-off"))
    p.does("draw", "--yes")


@STORIES("calc")
def stages(p: Person) -> None:
    """A McMahon whose last round is a round robin, final; typed beside the round."""
    p.begins(6, rounds=4)
    p.draws(2)
    event = p.workbook["Event"]
    row = next(r for r in range(1, event.height) if str(event.cell(r, 1)).startswith("Round 3"))
    p.puts(("Event", f"D{row}", "swiss, final"))
    p.does("draw", "--yes")


def _teams(
    p: Person, teams: tuple[str, ...], boards: int, typed: tuple[int | None, ...] = ()
) -> None:
    """Import players of so many teams; typed -- numbers of boards that are typed beside them."""
    rows = [
        (*person[:4], teams[at % len(teams)], typed[at] if at < len(typed) else None)
        for at, person in enumerate(some(len(teams) * boards))
    ]
    path = p.folder / "players.csv"
    path.write_text(listed(rows, (*HEADINGS[:4], "Team", "Board")), encoding="utf-8")
    p.does("import", path, "--here")


@STORIES()
def two_teams(p: Person) -> None:
    """Two teams of four, round 2 of four drawn."""
    p.new(system="two teams", rounds=4)
    _teams(p, ("Reds", "Blues"), 4)
    p.draws(1, outcomes=DECIDED)
    p.does("draw")


@STORIES("calc")
def team_round_robin(p: Person) -> None:
    """Four teams, each each, finished, saved by LibreOffice."""
    p.new(system="team round robin", rounds=3)
    _teams(p, ("Reds", "Blues", "Greens", "Golds"), 3)
    p.draws(3)


@STORIES()
def team_swiss_fr(p: Person) -> None:
    """Équipes au système suisse, une table sans joueur, ronde 2 tirée."""
    p.new(system="team swiss", rounds=3, language="fr", name="Coupe des clubs")
    _teams(p, ("Rouges", "Bleus", "Verts", "Jaunes", "Gris", "Noirs"), 3)
    p.types("players", {(p.row("Jansky"), "out"): "2"})
    p.draws(1, outcomes=DECIDED)
    p.does("draw")


@STORIES("calc")
def teams_best(p: Person) -> None:
    """Teams of a McMahon, by their best results; two typed for one board."""
    p.new()
    _teams(p, ("Reds", "Blues", "Greens"), 4, (1, None, None, 1))
    p.sets({"Teams: results that count": 2})
    p.draws(2)
