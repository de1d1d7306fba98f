"""Places that no command has shown stay in; settings changed in mid-event are told (M3, M14)."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.unseen_places import told, unseen
from nigiri.desk.core.views import changed_since, refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.papers import Options, PrintRequest, paper, papers_of_a_round
from nigiri.desk.output.publish import publish
from nigiri.desk.setup.rules import apply_rules
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import LANGUAGES
from nigiri.reports.catalogue import REPORTS
from nigiri.workbook.model.changes import Say
from tests.desk.story import Story, club, drawn, made_once
from tests.workbook.proofs import told as event_with_proof

if TYPE_CHECKING:
    from nigiri.workbook.model.changes import Changes

NOW = dt.datetime(2026, 5, 1, 12, 0)  # noqa: DTZ001 -- local time, as everywhere
LOOK_FIRST = "Look first: nigiri standings"


@made_once
def three_rounds(language: str = "en") -> Story:
    """Return an event of five rounds after three, whose Standings a command has shown."""
    story = drawn(club(16, rounds=5, language=language), 3)
    story.plays(3)
    story.does(refresh, "standings")
    return story


def goes_out(story: Story, name: str = "standings", *, blank: bool = False) -> str:
    """Return "printed", or the sentence that says why not."""
    try:
        paper(story.workbook, PrintRequest(name, Options(blank=blank)))
    except Forbidden as stopped:
        return str(stopped)
    return "printed"


def said(changes: Changes) -> list[str]:
    """Return what a command says."""
    return [str(op.text) for op in changes.operations if isinstance(op, Say)]


CHANGED = [
    ("Gap between sections", 0, "players have other start scores"),
    ("Tie-breaks", "SDOS", "something other than results"),
    ("Tie-breaks", "SDOS, SOS", "something other than results"),
    ("Places are given", "all together", "something other than results"),
]


@pytest.mark.parametrize(("label", "value", "words"), CHANGED)
def test_a_setting_that_changes_places_stops_paper_and_pages_until_a_command_told_it(
    label: str, value: str | int, words: str
) -> None:
    """Check says the same as the next command; then everything goes out."""
    story = three_rounds()
    assert "printed" == goes_out(story)
    story.sets(label, value)

    assert words in goes_out(story)
    assert goes_out(story).endswith(LOOK_FIRST)
    with pytest.raises(Forbidden, match="Nothing goes out yet"):
        publish(story.workbook, NOW)
    with pytest.raises(Forbidden, match="Nothing goes out yet"):
        papers_of_a_round(story.workbook, PrintRequest(), lambda _: None)
    news = [*map(str, told(story.workbook, story.reading))]
    assert news
    assert set(news) <= {*map(str, changed_since(story.workbook))}
    assert set(news) <= {*said(story.does(refresh, "standings"))}
    assert "printed" == goes_out(story)
    assert publish(story.workbook, NOW)
    assert () == told(story.workbook, story.reading)


@pytest.mark.parametrize(
    ("together", "label", "value", "words"),
    [
        (False, "Tie-breaks", "SOSOS", "First in section"),
        (True, "First comes", "score", "First is now"),
    ],
)
def test_it_is_told_who_is_first_now(*, together: bool, label: str, value: str, words: str) -> None:
    """In a section, or where all are together in the whole event."""
    story = three_rounds()
    if together:
        story.sets("Places are given", "all together")
        story.does(refresh, "standings")
    before = {n for n in story.event.by_number if _place(story, n) == 1}
    story.sets(label, value)
    news = [*map(str, told(story.workbook, story.reading))]
    story.does(refresh, "standings")
    winners = {n for n in story.event.by_number if _place(story, n) == 1} - before

    assert winners
    assert all(each.startswith(words) for each in news[1:])
    assert all(any(story.event.player(n).name in each for each in news[1:]) for n in winners)


def _place(story: Story, number: int) -> object:
    """Return somebody's place on Standings."""
    rows = range(4, 20)
    row = next(r for r in rows if story.cell("standings", r, "number") == number)
    return story.cell("standings", row, "place")


@pytest.mark.parametrize("then", [refresh, draw])
def test_any_command_that_writes_tells_it(then: object) -> None:
    """Also a draw, after which Standings shows the new places."""
    story = three_rounds()
    story.sets("Tie-breaks", "SDOS")
    words = "Something other than results has changed the standings since the last command"
    changes = story.does(draw) if then is draw else story.does(refresh, "grid")

    assert any(each.startswith(words) for each in said(changes))
    assert "printed" == goes_out(story)


def test_a_command_that_changes_settings_tells_what_they_change() -> None:
    """`nigiri rules bga` in mid-event: the start scores of grades, one list of everybody."""
    story = three_rounds()
    changes = story.does(apply_rules, "bga")

    assert any("other start scores" in each for each in said(changes))
    assert "printed" == goes_out(story)


@pytest.mark.parametrize("name", [key for key, each in REPORTS.items() if not each.has_places])
def test_papers_without_places_go_out_all_the_same(name: str) -> None:
    """Pairings, slips, lists of players: no change of tie-breaks keeps them in."""
    story = three_rounds()
    story.sets("Tie-breaks", "SDOS")

    assert LOOK_FIRST not in goes_out(story, name)


@pytest.mark.parametrize("name", ["grid", "certificates"])
def test_a_blank_form_goes_out_all_the_same(name: str) -> None:
    """There are no places on it."""
    story = three_rounds()
    story.sets("Tie-breaks", "SDOS")

    assert LOOK_FIRST in goes_out(story, name)
    assert "printed" == goes_out(story, name, blank=True)


def test_results_that_were_typed_stop_nothing() -> None:
    """Neither in the round being played nor corrected in one that is over."""
    story = three_rounds()
    story.does(draw)
    assert "printed" == goes_out(story)
    story.plays(4)
    assert "printed" == goes_out(story)
    story.does(refresh, "standings")
    rows = [row for row, game in story.reading.rounds[1].games.items() if game.result is not None]
    story.types(1, {(row, "result"): "B" if story.cell(1, row, "result") == "W" else "W"
                    for row in rows})  # fmt: skip
    assert "printed" == goes_out(story)
    assert () == told(story.workbook, story.reading)


@pytest.mark.parametrize(
    ("label", "value"),
    [("Tie-breaks", "SDOS"), ("First comes", "score"), ("Places are given", "in each section")],
)
def test_a_setting_is_found_beside_results_that_were_typed(label: str, value: str) -> None:
    """Where both have changed places nobody can have seen them."""
    story = drawn(club(16, rounds=5), 3)
    story.sets("Places are given", "all together")
    story.does(draw)
    story.plays(4)
    assert "printed" == goes_out(story)
    story.sets(label, value)

    assert LOOK_FIRST in goes_out(story)


def test_a_pair_that_is_changed_by_hand_stops_nothing() -> None:
    """Two change seats in the round being played: their opponents' sums change, no setting did."""
    story = three_rounds()
    story.does(draw)
    one, other = list(story.reading.rounds[4].games)[:2]
    names = [story.cell(4, row, "black_no") for row in (one, other)]
    story.types(4, {(one, "black_no"): names[1], (other, "black_no"): names[0]})

    assert "printed" == goes_out(story)


def test_scores_on_another_scale_are_seen_before_they_go_out() -> None:
    """No start score is another, and no place: but whoever reads 12 on the wall has seen −3."""
    story = three_rounds()
    story.sets("Shown scores", "from 0 up")
    found = unseen(story.workbook, story.reading)

    assert (0, 0, {}) == found
    assert "on another scale" in goes_out(story)
    story.does(refresh, "standings")
    assert "printed" == goes_out(story)


def test_without_standings_or_rounds_nothing_is_held_against_anything() -> None:
    """Before round 1 there are no places."""
    story = club(16, rounds=5)
    story.sets("Gap between sections", 0)

    assert unseen(story.workbook, story.reading) is None


@pytest.mark.parametrize("seed", range(0, 40, 3))
def test_after_a_command_nothing_is_unseen(seed: int) -> None:
    """In every rule set and language, with all tie-breaks, latecomers, leavers and open games."""
    story = event_with_proof(seed)

    assert () == told(story.workbook, story.reading)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_name_the_way_out(language: str) -> None:
    """The command, in a sentence of their own."""
    story = three_rounds(language)
    story.sets("tiebreaks", "SDOS")

    assert "nigiri standings" in goes_out(story)
