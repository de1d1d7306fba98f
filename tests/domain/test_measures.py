"""What the judge measures, counted by hand.

Two rounds of eight players of one section were played; White is marked by a capital W.

          Ann     Ben     Cho     Dee     Eva     Fay     Gus     Hal
club      Mtl     Mtl     Québec  quebec  -       -       Ott     Ott (the host)
country   CA      CA      US      US      ca      -       US      US
rank      2d      2d      1d      1d      1k      1k      2k      2k
round 1   W Eva + W Fay - W Gus + W Hal = B Ann - B Ben + B Cho - B Dee =
score     1       0       1       ½       0       1       0       ½
round 2   W Cho + B Hal - B Ann - B Fay - W Gus + W Dee + B Eva - W Ben +
floats            up              up              down            down
score     2       0       1       ½       1       2       0       1½
W less B  2       0       0       0       0       0       -2      0
"""

from __future__ import annotations

import re
import sys
from dataclasses import replace

from nigiri.domain.checks.measures import MEASURES, measures, squared_differences
from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank

ANN, BEN, CHO, DEE, EVA, FAY, GUS, HAL = map(PlayerId, range(1, 9))
NAMES = ("Ann", "Ben", "Cho", "Dee", "Eva", "Fay", "Gus", "Hal")
RANKS = ("2d", "2d", "1d", "1d", "1k", "1k", "2k", "2k")
CLUBS = ("Mtl", "Mtl", "Québec", "quebec ", "", "", "Ott", "Ott")
COUNTRIES = ("CA", "CA", "US", "US", "ca", "", "US", "US")

WHITE, BLACK, JIGO = (Result(o) for o in (Outcome.WHITE, Outcome.BLACK, Outcome.JIGO))
FIRST = Round(
    1,
    (
        Game(1, ANN, EVA, result=WHITE),
        Game(2, BEN, FAY, result=BLACK),
        Game(3, CHO, GUS, result=WHITE),
        Game(4, DEE, HAL, result=JIGO),
    ),
)
SECOND = Round(
    2,
    (
        Game(1, ANN, CHO, result=WHITE),
        Game(2, FAY, DEE, result=WHITE),
        Game(3, HAL, BEN, result=WHITE),
        Game(4, EVA, GUS, result=WHITE),
    ),
)
EVENT = Event(
    Settings(host="Ott"),
    tuple(
        Player(name, "", Rank.parse(rank), PlayerId(n), club=club, country=country, here=True)
        for n, (name, rank, club, country) in enumerate(
            zip(NAMES, RANKS, CLUBS, COUNTRIES, strict=True), 1
        )
    ),
    rounds=(FIRST, SECOND),
)


def drawn(*pairs: tuple[PlayerId, PlayerId]) -> Round:
    """Return a third round of these pairs, White first."""
    return Round(3, tuple(Game(None, white, black) for white, black in pairs))


def found(*counts: int) -> dict[str, int]:
    """Return these counts by the codes of the measures."""
    return dict(zip(MEASURES, counts, strict=True))


def test_a_rematch_across_two_boundaries_is_measured() -> None:
    """Hal (1½, who floated down) meets Dee (½, who floated up) again; all others are even.

    Between 1½ and ½ lies the group of 1: two boundaries, squared difference in half points 2² = 4.
    Balances afterwards: Ann 3, Gus -3, six others 1 or -1, so 9 + 9 + 6 = 24. Stones by rule: Ann
    gives 1, Dee 1, Ben 2; Hal and Dee are of one country.
    """
    round_ = drawn((ANN, FAY), (CHO, EVA), (HAL, DEE), (BEN, GUS))

    assert found(1, 1, 2, 4, 2, 2, 0, 1, 4, 2, 24) == measures(EVENT, round_)
    assert 4 == squared_differences(EVENT, round_)


def test_floats_clubs_and_colours_are_measured() -> None:
    """Cho 1 - Dee ½, Hal 1½ - Gus 0, Eva 1 - Ben 0: 1 + 3 + 2 boundaries, squares 1 + 9 + 4.

    Dee and Ben float up and Hal down for the second time. Cho and Dee are of one club however it is
    written; Hal and Gus are the host's own. Balances: Gus -3, the seven others 1 or -1. Eva and Ben
    are of one country, as Cho and Dee; stones are given by Ann and Ben.
    """
    round_ = drawn((FAY, ANN), (CHO, DEE), (HAL, GUS), (EVA, BEN))

    assert found(0, 3, 6, 14, 3, 3, 1, 2, 2, 1, 16) == measures(EVENT, round_)


def test_without_a_host_its_players_count_as_well() -> None:
    """Hal and Gus are then two of one club; who has no club shares none."""
    nowhere = replace(EVENT, settings=Settings())
    boards = drawn((HAL, GUS), (FAY, EVA))

    assert [0, 1] == [measures(event, boards)["same club"] for event in (EVENT, nowhere)]


def test_floating_the_other_way_is_no_float_in_the_same_direction() -> None:
    """Dee floats down after having floated up, Ben floats up again."""
    round_ = drawn((DEE, BEN), (CHO, EVA))

    assert found(0, 1, 1, 1, 1, 2, 0, 0, 0, 0, 4) == measures(EVENT, round_)


def test_a_boundary_is_one_between_scores_at_the_boards() -> None:
    """Ann (2) and Ben (0) are neighbours as long as nobody between them plays."""
    alone, with_cho = drawn((ANN, BEN)), drawn((ANN, BEN), (CHO, EVA))

    assert [1, 2] == [measures(EVENT, round_)["boundaries"] for round_ in (alone, with_cho)]


def test_colours_of_a_game_decided_by_default_were_not_played() -> None:
    """Had Cho not come in round 1, Gus would have had Black once and not twice."""
    default = replace(FIRST.games[2], result=Result(Outcome.BLACK, by_default=True))
    event = replace(EVENT, rounds=(replace(FIRST, games=(default,)), replace(SECOND, games=())))

    assert 1 + 1 == measures(event, drawn((CHO, GUS)))["colours"]


def test_stones_are_those_of_the_printed_ranks_whatever_was_given() -> None:
    """Ann (2d) and Hal (2k) are three ranks apart; on the sheet of that round he was 6k."""
    board = Game(None, ANN, HAL, handicap=9)
    printed = replace(board, white_rank=Rank.parse("2d"), black_rank=Rank.parse("6k"))

    found = [measures(EVENT, Round(3, (game,)))["handicap"] for game in (board, printed)]
    assert [2, 6] == found


def test_a_third_game_of_one_colour_running_is_measured() -> None:
    """Ann had White twice; had round 2 been decided by default, once. A bye changes nothing."""
    default = replace(SECOND.games[0], result=Result(Outcome.WHITE, by_default=True))
    once = replace(EVENT, rounds=(FIRST, replace(SECOND, games=(default, *SECOND.games[1:]))))
    bye = replace(EVENT, rounds=(*EVENT.rounds, Round(3, byes=(ANN,))))
    board = (Game(None, ANN, BEN),)

    assert 1 == measures(EVENT, Round(3, board))["third"]
    assert 0 == measures(once, Round(3, board))["third"]
    assert 1 == measures(bye, Round(4, board))["third"]


def test_results_of_the_measured_round_have_no_say() -> None:
    """A round measures the same when it is drawn and when it has been played."""
    bare = replace(SECOND, games=tuple(replace(game, result=None) for game in SECOND.games))

    assert measures(EVENT, bare) == measures(EVENT, SECOND)


def test_the_first_round_has_neither_rematches_nor_floats() -> None:
    """All start with the same score; of the two clubs nobody meets his own, of countries three."""
    assert found(0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 8) == measures(EVENT, FIRST)


def test_every_measure_has_its_line_in_the_table() -> None:
    """The table of the module names each code once, in order, with its source."""
    words = sys.modules[measures.__module__].__doc__ or ""
    lines = re.findall(r"^(\w+(?: \w+)?)  +.*  M\d+$", words, re.MULTILINE)

    assert list(MEASURES) == lines
