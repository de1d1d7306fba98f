"""Nobody is first who missed a round, where the event has that rule (B7): worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.model.units import PlayerId
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.standings.standings import leaders, placed, places_alone, standings, winners
from nigiri.domain.standings.ties import WINNER, Compared, explained
from nigiri.domain.standings.why import why_place
from nigiri.domain.tiebreaks.player_figures import faithful_table
from nigiri.domain.tiebreaks.registry import levels_before
from nigiri.exchange.macmahon import write as macmahon
from nigiri.exchange.opengotha import write as opengotha
from nigiri.exchange.parts.losses import LeftOut
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.results.prize_giving import prize_giving
from tests.crosstable import crosstable
from tests.generate import random_history, registration

if TYPE_CHECKING:
    from types import ModuleType

    from nigiri.domain.model.event import Event

#: Ann, Ben and Cho have two wins each, by rank Ann is before Cho, and Cho before Ben.
TABLE = """
    1 Ann {ann}  4+  2+  {third}
    2 Ben 3d  5+  1-  3+
    3 Cho 4d  6+  4+  2-
    4 Dee 2d  1-  3-  5+
    5 Eve 1d  2-  6+  4-
    6 Fay 1k  3-  5-  bye
    """


def event(
    ann: str = "5d", third: str = ".", further: str = "", winner_played_all: str = "yes"
) -> Event:
    """Return the event of the table, ranked together by wins, then by rank.

    further -- lines below it
    """
    return crosstable(
        TABLE.format(ann=ann, third=third) + further,
        ranked_by="all",
        tiebreaks=("RANK",),
        winner_played_all=winner_played_all,
    )


def order(of: Event) -> list[tuple[int, int]]:
    """Return (place, number), in order."""
    return [(each.place, each.number) for each in standings(of)]


def words(of: Event, number: int, language: str = "en") -> str:
    """Return why somebody has the place."""
    spoken = speech(language)
    line = next(each for each in standings(of) if each.number == number)
    return why_place(of, line, spoken.say, spoken.decimal)


def test_the_best_who_missed_no_round_is_first_and_the_others_keep_their_order() -> None:
    """Ann missed round 3: Cho is first, then Ann, then Ben, as they were."""
    assert [(1, 1), (2, 3), (3, 2)] == order(event(winner_played_all="no"))[:3]
    found = event()

    assert [(1, 3), (2, 1), (3, 2)] == order(found)[:3]
    assert order(event(winner_played_all="no"))[3:] == order(found)[3:]
    assert {1: (PlayerId(3),)} == winners(found) == leaders(found)
    assert {number: place for place, number in order(found)} == places_alone(found)


def test_every_place_that_the_rule_moved_says_so() -> None:
    """Cho says who is behind and why; Ann why she is not first; Ben is behind Cho by rank."""
    found = event()

    assert (
        "The best of those who missed no round; 1 Ann missed one and cannot be first."
    ) == words(found, 3)
    assert "Missed a round and cannot be first; 3 Cho is." == words(found, 1)
    assert "Level with 3 Cho; the rank decides: 3d to 4d." == words(found, 2)
    assert "A manqué une ronde et ne peut être premier : 3 Cho l'est." == words(found, 1, "fr")
    assert (
        "Hat eine Runde ausgelassen und kann nicht Erster sein; das ist 3 Cho."
    ) == words(found, 1, "de")  # fmt: skip


def test_of_two_who_are_level_the_one_who_missed_no_round_is_first() -> None:
    """Ann of 4 dan shares the first place with Cho; with the rule she is second alone."""
    assert [(1, 1), (1, 3), (3, 2)] == order(event("4d", winner_played_all="no"))[:3]
    found = event("4d")

    assert [(1, 3), (2, 1), (3, 2)] == order(found)[:3]
    assert not any(each.shared for each in standings(found)[:2])
    assert [[3], [1], [2]] == [[*group] for group in levels_before(found, 4)[0][:3]]


@pytest.mark.parametrize("third", ["bye", "7-!"])
def test_a_bye_and_a_game_by_default_are_not_missed(third: str) -> None:
    """B5: a default is "not counted as a missed round for either player"; a bye is given."""
    gus = "7 Gus 5k . . " + ("." if third == "bye" else "1+!")

    assert (1, 1) == order(event(third=third, further=gus))[0]


def test_where_everybody_missed_a_round_the_order_stays() -> None:
    """Nobody could be first otherwise."""
    table = """
        1 Ann 1d  2+  .   3+
        2 Ben 1d  1-  3+  .
        3 Cho 1d  .   2-  1-
        """
    found = crosstable(table, ranked_by="all", winner_played_all="yes")

    assert (1, 1) == order(found)[0]
    assert "" == words(found, 1)


def test_those_who_cannot_be_first_still_share_the_places_behind() -> None:
    """Ann and Ben won two each and missed a round, Cho, level with them, did not; Dee won none."""
    table = """
        1 Ann 1d  4+  5+  .
        2 Ben 1d  5+  4+  .
        3 Cho 1d  6+  6-  4+
        4 Dee 1d  1-  2-  3-
        5 Eve 1d  2-  1-  6+
        6 Fay 1d  3-  3+  5-
        """
    found = crosstable(table, ranked_by="all", tiebreaks=(), winner_played_all="yes")

    assert [(1, 3), (2, 1), (2, 2), (4, 5), (4, 6), (6, 4)] == order(found)
    assert (
        "Missed a round and cannot be first; 3 Cho is. Shares the place with 2 Ben."
    ) == words(found, 1)  # fmt: skip
    assert (
        "The best of those who missed no round; 1 Ann, 2 Ben missed rounds and cannot be first."
    ) == words(found, 3)


def test_two_of_them_compared_name_the_rule_and_all_others_the_criteria() -> None:
    """Cho is before Ann since Ann missed a round; before Ben, and Ann before Ben, by the rank."""
    found = event()
    cho_ann, ann_cho = (
        explained(found, PlayerId(3), PlayerId(1)),
        explained(found, *map(PlayerId, (1, 3))),
    )

    assert (3, Compared(WINNER, 1, 0), ()) == (cho_ann.ahead, cho_ann.decides, cho_ann.equal)
    assert (3, Compared(WINNER, 0, 1)) == (ann_cho.ahead, ann_cho.decides)
    for ahead in (1, 3):
        against_ben = explained(found, PlayerId(2), PlayerId(ahead))
        assert against_ben.ahead == ahead
        assert against_ben.decides is not None
        assert "RANK" == against_ben.decides.code
    without = explained(event(winner_played_all="no"), PlayerId(3), PlayerId(1))
    assert 1 == without.ahead


def test_only_the_british_rule_set_begins_with_it() -> None:
    """The handbook alone asks for it so (B7); E7 puts all who missed a round behind (ALL)."""
    assert {"bga"} == {
        name for name, each in RULE_SETS.items() if each.defaults.winner_played_all == "yes"
    }


@given(seed=st.integers(0, 2**16))
def test_only_the_first_place_is_concerned(seed: int) -> None:
    """Of random events: the first missed no round if anybody did, all others keep their order."""
    history = random_history(registration(seed, 10), seed, 4, missing=0.3)
    before = replace(history, settings=replace(history.settings, ranked_by="all"))
    after = replace(before, settings=replace(before.settings, winner_played_all="yes"))
    played = faithful_table(after, None)
    numbers = sorted(after.by_number)
    was, now = ([s.number for s in placed(each, 1, numbers)] for each in (before, after))
    first = [s.number for s in placed(after, 1, numbers) if s.place == 1]

    assert all(played[number] for number in first) or not any(played.values())
    assert [n for n in was if n not in first] == [n for n in now if n not in first]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Cho is first as the best who missed no round; Ann missed one."),
        ("fr", "Cho est en tête de ceux qui n'ont manqué aucune ronde ; Ann en a manqué."),
        ("de", "Cho liegt vor allen, die keine Runde ausgelassen haben; Ann ließ eine aus."),
    ],
)
def test_the_prize_giving_says_it_too(language: str, sentence: str) -> None:
    """So that nobody is surprised when the names are called; without the rule nothing is said."""
    shown = prize_giving(event(), speech(language), Options())
    without = prize_giving(event(winner_played_all="no"), speech(language), Options())

    assert sentence in shown.notes
    assert sentence not in without.notes


@pytest.mark.parametrize("program", [opengotha, macmahon])
def test_files_of_other_programs_cannot_hold_it(program: ModuleType) -> None:
    """Cho is first here, and would not be there; without the rule nothing is lost."""
    sentence = "That Cho is first: the program does not ask who missed a round."
    told = []
    for rule in ("yes", "no"):
        left_out = LeftOut()
        program.tell_not_sent(event(winner_played_all=rule), left_out)
        told.append(sentence in map(str, left_out.sentences()))

    assert [True, False] == told
