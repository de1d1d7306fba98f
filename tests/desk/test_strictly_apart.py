"""A strict restriction that no draw can keep is told, with the pairs and the reason (A7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.draw.draw import draw
from nigiri.desk.explain.why import why
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.rules import apply_rules
from nigiri.domain.model.event import Apart
from tests.desk.story import Story, begin, tables

if TYPE_CHECKING:
    from nigiri.workbook.model.changes import Changes

TOLD = "Strictly kept apart, but paired: "


def event(clubs: str, typed: str, rules: str = "aga") -> Story:
    """Return an event of players of the clubs of these letters, all of one strength."""
    story = begin(rules=rules, rounds=4, dates="2027-05-01", host="")
    heads: list[object] = ["Name", "Rank", "Club"]
    rows: list[list[object]] = [[f"P{at}, X", "2d", club] for at, club in enumerate(clubs, 1)]
    story.does(import_players, tables([heads, *rows]), source="list", here=True)
    story.sets("Keep apart: club", typed)
    return story


def told(changes: Changes) -> list[str]:
    """Return what is said of those who are strictly kept apart, and the next sentence."""
    said = [*changes.sentences]
    at = next((at for at, each in enumerate(said) if each.startswith(TOLD)), None)
    return [] if at is None else said[at : at + 2]


def test_where_a_draw_can_keep_it_nothing_is_said() -> None:
    """Three of a club and three others."""
    story = event("AAABCD", "strict 1-2")
    said = story.does(draw)

    assert [] == told(said)
    assert {Apart("club", frozenset({1, 2}), strict=True)} <= {*story.event.settings.keep_apart}
    clubs = {p.number: p.club for p in story.event.players}
    assert all(clubs[a] != clubs[b] for a, b in (g.players for g in story.event.rounds[0].games))


def test_where_none_can_the_pairs_and_the_reason_are_told() -> None:
    """Four of six are of one club: one such pair at least."""
    story = event("AAAABC", "strict 1-2")
    pairs, reason = told(story.does(draw))

    assert pairs.endswith("(a club). No draw of these players has fewer such pairs.")
    assert 1 == pairs.count(" – ")
    assert "Of 6 players, 4 share “A”." == reason
    table = next(g.table for g in story.event.rounds[0].games
                 if {story.event.player(n).club for n in g.players} == {"A"})  # fmt: skip
    notes = " ".join(map(str, why(story.workbook, table or 0).view.notes))
    assert "These two are strictly kept apart. Fewer such tables were not possible." in notes


def test_where_it_is_not_strict_nothing_of_it_is_said() -> None:
    """As by default, where it is a criterion behind the score."""
    story = event("AAAABC", "1-2")

    assert [] == told(story.does(draw))


def test_by_default_nothing_is_strict() -> None:
    """Clubs and states in the first half of the rounds, as before."""
    story = begin(rules="aga", rounds=4)

    assert [(key, False) for key in ("club", "state")] == [
        (each.key, each.strict) for each in story.event.settings.keep_apart
    ]
    story.does(apply_rules, "aga")
    assert not any(each.strict for each in story.event.settings.keep_apart)
