"""What a club's events begin with, and the few questions where it says nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.setup.club import (
    addresses,
    beginning,
    club_facts,
    club_view,
    facts_of_event,
)
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.questions import HOMES, KINDS, open_questions, play_of
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.rules import RULE_SETS
from nigiri.errors import WrongUse
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.read.workbook import read
from tests.desk.story import DESK, begin

if TYPE_CHECKING:
    from nigiri.domain.model.settings import Settings

CLUB = {"rules": "bga", "system": "swiss", "language": "fr", "komi_even": "6.5",
        "tiebreaks": "SOS, SOSOS", "host": "Castle", "place": "York", "time_limits": "45 min",
        "mail": "a@example.org"}  # fmt: skip


def settings(wanted: NewEvent) -> Settings:
    """Return the settings of a new event, all of whose cells can be read."""
    reading = read(applied(Workbook(), new_event(wanted, DESK, event_id=None)))
    assert () == reading.stops()
    return reading.event.settings


def test_an_event_begins_as_its_club_has_it() -> None:
    """Every fact is in the cell where it would have been typed."""
    found = settings(beginning({"name": "Open", "rounds": 3}, club_facts(CLUB, {})))

    assert ("Open", 3, "bga", "swiss", "fr") == (
        found.name, found.rounds, found.rules, found.system, found.language,
    )  # fmt: skip
    assert (HalfPoints(13), ("SOS", "SOSOS")) == (found.komi_even, found.tiebreaks)
    assert ("Castle", "York", "45 min") == (found.host, found.place, found.time_limits)


def test_what_is_said_for_an_event_wins() -> None:
    """Whoever says how it is played takes of the club only what fits any play."""
    given = {"name": "Cup", "kind": "swiss", "host": "Leeds", "time_limits": ""}
    found = settings(beginning(given, CLUB, "de"))

    assert ("swiss", "swiss", "de") == (found.rules, found.system, found.language)
    assert ("Leeds", "York", "45 min") == (found.host, found.place, found.time_limits)
    assert settings(NewEvent("swiss", system="swiss")).tiebreaks == found.tiebreaks


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("home", HOMES)
def test_every_answer_is_an_event_that_can_be_read(home: str, kind: str) -> None:
    """The kind of play decides the starts, the federation the ratings."""
    found = settings(beginning({"federation": home, "kind": kind}, {}))

    starts = {"sections": "sections", "bands": "bands", "bar": "bar", "swiss": "none"}
    assert starts[HOMES[home].kind if kind == "other" else kind] == found.start_rule
    assert ("aga" if home == "aga" else "egf") == found.rating_scale
    assert found.rules in RULE_SETS
    assert ("swiss" if kind == "swiss" else "mcmahon") == found.system


def test_without_answers_an_event_is_as_ever() -> None:
    """Scripts that answer nothing get what they got."""
    assert NewEvent() == beginning({"name": "", "kind": None}, {})
    assert NewEvent("aga", "en", {"rounds": 4}) == beginning({"rules": "aga", "rounds": 4}, {})
    assert "" == play_of("", "").rules


def test_only_what_is_open_is_asked() -> None:
    """With a club only what is every event's own."""

    def keys(given: set[str], club: set[str]) -> list[str]:
        return [each.key for each in open_questions(given, club)]

    play = ["federation", "kind", "komi", "handicaps"]
    assert ["name", "dates", *play, "rounds", "time_limits"] == keys(set(), set())
    assert ["name", "dates", "rounds", "time_limits"] == keys({"rules"}, set())
    assert ["dates", "rounds"] == keys({"name"}, {"rules"}) == keys({"name"}, {"federation"})
    assert ["dates", "federation", "rounds"] == keys({"name"}, {"host"})


def test_the_facts_of_an_event_begin_another_one_alike() -> None:
    """Rule set, system, language, and whatever departs; federation and addresses stay."""
    story = begin(rules="aga", language="de", komi_even=HalfPoints(11), place="York", bar="2d")
    facts = facts_of_event(story.workbook, {"federation": "bga", "mail": "a@b.org", "host": "x"})
    again = settings(beginning({}, club_facts(facts, {})))

    assert ("bga", "a@b.org") == (facts["federation"], facts["mail"])
    assert ("aga", "de", HalfPoints(11)) == (again.rules, again.language, again.komi_even)
    assert ("York", "Mtl") == (again.place, again.host)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ({"name": "Open"}, "“name” belongs to each event alone"),
        ({"colour": "red"}, "There is no setting “colour”"),
        ({"federation": "fide"}, "Federation or country: “fide” is not one of quebec, aga"),
        ({"rules": "mine"}, "Rule set: “mine” is not one of quebec"),
        ({"mail": "nobody"}, "“nobody” is not a mail address."),
        ({"komi_even": "much"}, "new events would begin with this problem: “much” is not a number"),
    ],
)
def test_what_could_not_begin_an_event_is_refused(typed: dict[str, str], told: str) -> None:
    """With the sentence that the sheet would have."""
    with pytest.raises(WrongUse, match=told):
        club_facts(typed, {})


def test_a_blank_removes_a_fact_and_labels_are_known() -> None:
    """In every language, as they stand on the sheet."""
    assert {"place": "Kyoto"} == club_facts({"Host city or club": " ", "Lieu": "Kyoto"}, CLUB_HOST)


CLUB_HOST = {"host": "Castle"}


def test_what_is_kept_is_shown_in_words() -> None:
    """Facts of choices by what they are called."""
    shown = club_view({"federation": "bga", "kind": "bar", **CLUB}, "here")

    assert ("Federation or country", "United Kingdom (BGA)") in shown.rows
    assert ("How it is played", "McMahon with a bar") in shown.rows
    assert ("Language", "French") in shown.rows
    assert "It is kept in here;" in shown.notes[0]
    assert () == club_view(CLUB, "here", kept=False).notes
    assert "Nothing is kept for the club yet." == club_view({}, "").title


def test_addresses_stand_with_commas_between() -> None:
    """Spaces do not matter, and none is no mistake."""
    assert ["a@b.org", "c@d.org"] == addresses(" a@b.org,c@d.org ,")
    assert [] == addresses("")


@pytest.mark.parametrize(("federation", "rules", "start"), [
    ("quebec", "quebec", "sections"), ("aga", "aga", "bands"), ("bga", "bga", "bar"),
    ("ffg", "ffg", "bar"), ("egf", "egf", "bar"), ("egc", "egc", "bar"), ("other", "egf", "bar"),
])  # fmt: skip
def test_a_federation_alone_means_its_own_rules(federation: str, rules: str, start: str) -> None:
    """Also where a McMahon is named; who names another system gets that and no bar."""
    for more in ({}, {"system": "mcmahon"}, {"kind": "other"}, {"system": "mcmahon", "rules": ""}):
        found = settings(beginning({"federation": federation, **more}, {}))
        assert (rules, start, "mcmahon") == (found.rules, found.start_rule, found.system)
    other = beginning({"federation": federation, "system": "swiss"}, {})
    assert ("", "swiss") == (other.rules, other.system)
    assert "start_rule" not in other.settings
    named = settings(beginning({"federation": federation, "rules": "bga"}, {}))
    assert ("bga", HalfPoints(15)) == (named.rules, named.komi_even)


@pytest.mark.parametrize(("federation", "komi", "less"), [
    ("quebec", 13, 1), ("aga", 15, 1), ("bga", 15, 1), ("ffg", 15, 1), ("egf", 13, None),
    ("egc", 15, 2), ("other", 13, None),
])  # fmt: skip
@pytest.mark.parametrize("kind", ["sections", "bands", "bar", "swiss"])
def test_komi_and_handicaps_are_those_of_the_federation_whatever_is_played(
    kind: str, federation: str, komi: int, less: int | None
) -> None:
    """A Swiss has no handicaps; less -- what the difference is lowered by, None: all are even."""
    found = settings(beginning({"federation": federation, "kind": kind}, {}))

    assert HalfPoints(komi) == found.komi_even
    if kind == "swiss" or less is None:
        assert 0 == found.handicap_cap
    else:
        assert (less, 9) == (found.handicap_reduction, found.handicap_cap)


def test_what_is_answered_about_komi_and_handicaps_counts() -> None:
    """More than what is usual, and than what the club keeps."""
    given = {"federation": "egf", "kind": "bar", "komi": "8", "handicaps": "less-2"}
    found = settings(beginning(given, {}))
    assert (HalfPoints(16), 2, 9) == (
        found.komi_even, found.handicap_reduction, found.handicap_cap,
    )  # fmt: skip
    none = settings(beginning({"federation": "bga", "handicaps": "none"}, {}))
    assert 0 == none.handicap_cap
    club = club_facts({"federation": "bga", "komi_even": "5.5", "handicaps": "full"}, {})
    kept = settings(beginning({}, club))
    assert (HalfPoints(11), 0) == (kept.komi_even, kept.handicap_reduction)
    said = settings(beginning({"komi": "6,5", "handicaps": "less-1"}, club))
    assert (HalfPoints(13), 1) == (said.komi_even, said.handicap_reduction)
    with pytest.raises(WrongUse, match="Komi: “seven” is no number of points"):
        beginning({"komi": "seven"}, {})


def test_an_event_elsewhere_leaves_out_how_the_club_plays() -> None:
    """Only where the club says how it plays; else what it keeps goes anywhere."""
    club = {"federation": "bga", "komi_even": "5.5", "place": "York"}
    away = settings(beginning({"federation": "ffg"}, club))
    assert ("ffg", HalfPoints(15), "York") == (away.rules, away.komi_even, away.place)
    home = settings(beginning({"federation": "bga"}, club))
    assert ("bga", HalfPoints(11)) == (home.rules, home.komi_even)
    anywhere = settings(beginning({"federation": "ffg"}, {"komi_even": "5.5"}))
    assert ("ffg", HalfPoints(11)) == (anywhere.rules, anywhere.komi_even)


@pytest.mark.parametrize(("given", "told"), [
    ({"federation": "quebec"},
     "Rule set quebec: komi 6½; handicap by rank, the difference less 1."),
    ({"federation": "bga"},
     "Rule set bga: komi 7½; handicap by score, the difference less 1; even from the bar up."),
    ({"federation": "ffg"},
     ("Rule set ffg: komi 7½; handicap by score, the difference less 1, where nobody counts above "
      "1d.")),
    ({"federation": "egc"},
     "Rule set egc: komi 7½; handicap by score, the difference less 2; even from 15k up."),
    ({"federation": "egf"}, "Rule set egf: komi 6½; all games are even."),
    ({"federation": "egf", "handicaps": "full"},
     "Rule set egf: komi 6½; handicap by score, the whole difference; even from the bar up."),
    ({}, "Rule set quebec: komi 6½; handicap by rank, the difference less 1."),
])  # fmt: skip
def test_a_new_event_says_its_komi_and_handicaps(given: dict[str, str], told: str) -> None:
    """In one line, also where nobody was asked."""
    changes = new_event(beginning(given, {}), DESK, event_id=None)
    assert told == changes.sentences[-1]
