"""Teams of OpenGotha's files stand in Players, and go back into a file as they were."""

from __future__ import annotations

from dataclasses import replace

from nigiri.domain.teams.teams import teams
from nigiri.exchange.opengotha.read import read
from nigiri.exchange.opengotha.write import write
from tests.exchange.test_opengotha import called, event, told, xml
from tests.survive import survive

GAME = (
    '<Game roundNumber="{}" tableNumber="{}" whitePlayer="{}" blackPlayer="{}" '
    'handicap="0" result="RESULT_WHITEWINS"/>'
)
CLUB = tuple(f'<Player name="P" firstName="{name}" rank="2D"/>' for name in "ABCDEFGH")


def team(name: str, *line_ups: str) -> str:
    """Return a team; line_ups -- who sits at boards 1, 2, ... of rounds 1, 2, ..."""
    seats = "".join(
        f'<Board roundNumber="{number}" boardNumber="{board}" player="P{one}"/>'
        for number, line_up in enumerate(line_ups, 1)
        for board, one in enumerate(line_up, 1)
    )
    return f'<Team teamName="{name}">{seats}</Team>'


def games(number: int, *pairs: str) -> str:
    """Return the games of a round: "AC" is A with White against C."""
    return "".join(GAME.format(number, at, *(f"P{one}" for one in pair))
                   for at, pair in enumerate(pairs, 1))  # fmt: skip


def orders(*more: str, **changed: object) -> dict[str, str]:
    """Return team -> its players in order of the boards; more -- the teams of the file."""
    found = event(players=CLUB, more="".join(more), **changed)
    return {each.name: "".join(found.player(one).given for one in each.members)
            for each in teams(found)}  # fmt: skip


MATCHES = {"players": CLUB, "games": (games(1, "AC", "DB"), games(2, "CA", "BE"))}
TWO = team("Reds", "AB", "AB"), team("Blues", "CD", "CE")
SIZE = '<TeamGeneralParameterSet teamSize="2"/>'


def test_teams_and_boards_stand_beside_the_players() -> None:
    """In the order of the boards, whatever the numbers of the players."""
    first = called(event(players=CLUB, more=team("Reds", "BA")), "B")

    assert {"Reds": "BA", "Blues": "CD"} == orders(team("Reds", "BA"), team("Blues", "CD"))
    assert ("Reds", 1) == (first.team, first.board)


def test_who_is_missing_in_a_round_keeps_the_board() -> None:
    """One order in which all line-ups fit is taken, and there is nothing to tell."""
    played = (games(1, "AE"), games(2, "AE"))
    line_ups = team("Reds", "AC", "ABC")

    assert {"Reds": "ABC"} == orders(line_ups, games=played)
    assert () == told(players=CLUB, games=played, more=line_ups)


def test_boards_that_change_are_those_of_the_first_round() -> None:
    """And that is told; rounds that are not played only add players."""
    changing, later = team("Reds", "AB", "BA"), team("Reds", "AB", "BAC")
    words = "Boards that change from round to round, here as in the first: Reds."

    assert {"Reds": "AB"} == orders(changing, games=(games(2, "AE"),))
    assert {"Reds": "ABC"} == orders(team("Reds", "AB", "BA", "C"), games=(games(3, "AE"),))
    assert (words,) == told(players=CLUB, games=(games(2, "AE"),), more=changing)
    assert {"Reds": "ABC"} == orders(later, games=(games(1, "AE"),))
    assert () == told(players=CLUB, games=(games(1, "AE"),), more=later)


def test_what_teams_cannot_be_is_told() -> None:
    """Strangers, players of two teams, two teams of one name, no name, rounds that nobody has."""
    odd = '<Team><Board roundNumber="99" boardNumber="1" player="PC"/></Team>'
    more = team("Reds", "ABX"), team("reds", "BD"), odd

    assert {"Reds": "AB", "reds (2)": "D"} == orders(*more)
    assert {
        "Team players who are not in its list: PX, Reds.",
        "Names of teams that are there twice got a number: reds (2).",
        "Players of two teams, here of the first: P, B, reds (2).",
        "Teams without players: Team 3.",
    } == {*told(players=CLUB, games=(), more="".join(more))}


def test_an_event_in_which_teams_met_is_one_of_teams() -> None:
    """With the boards that the file tells; without matches in every round it is none."""
    found = event(**MATCHES, more=(*TWO, SIZE))
    mixed = event(**{**MATCHES, "games": (games(1, "AC", "DB"), games(2, "AB"))}, more=TWO)
    several = event(**{**MATCHES, "games": (games(1, "AC", "BF"),)}, more=(*TWO, team("C", "FG")))

    assert ("team swiss", 2) == (found.settings.system, found.settings.team_boards)
    assert ["team swiss"] * 2 == [this.system for this in found.rounds]
    assert ("mcmahon", None) == (mixed.settings.system, mixed.settings.team_boards)
    assert "mcmahon" == several.settings.system
    assert event(**MATCHES, more=TWO).settings.team_boards is None


def test_teams_come_through_a_workbook_and_out_again() -> None:
    """Names, boards and matches; the second file is the first, byte for byte."""
    found = survive(xml(**MATCHES, more=(*TWO, SIZE)), "teams.xml").event
    sent = write(found).data

    assert b'teamSize="2"' in sent
    assert teams(found) == teams(read(sent).event)
    assert found.settings.system == read(sent).event.settings.system
    assert sent == write(read(sent).event).data


def test_the_team_of_somebody_without_a_number_is_told() -> None:
    """Only who takes part sits at boards."""
    found = event()
    players = tuple(replace(player, team="Reds") for player in found.players)

    assert "Teams of players without a number: Ito, Dee, Reds." in (
        write(replace(found, players=players)).not_sent
    )
