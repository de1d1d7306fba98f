"""What the European championship plays by itself (E1, E2, E3, E6), and how it is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.papers import PrintRequest, paper
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.domain.model.settings import Settings
from nigiri.domain.standings.standings import undecided
from nigiri.errors import Forbidden
from nigiri.hosts.memory import Memory
from nigiri.reports.frame.options import Options
from nigiri.workbook.live.bar import next_step
from nigiri.workbook.live.context import Context
from nigiri.workbook.live.forced import forced, forced_formula
from nigiri.workbook.read.event import round_rows
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.settings.departures import departures
from tests.desk.story import DESK, EVENT_ID, Story, club, tables

FORCED = "Europeans at most a point behind the leading European meet one another"


def congress(rounds: int = 3) -> Story:
    """Return an open McMahon of the championship: eight of a bar group, half of them Europeans."""
    story = club(8, rules="egc", rounds=rounds)
    for at, row in enumerate(story.reading.player_rows):
        story.types("players", {(row, "rank"): "5d", (row, "country"): ("FR", "JP")[at % 2]})
    return story


def play(story: Story, rounds: int) -> list[str]:
    """Draw so many rounds, which White always wins; return what the draws said."""
    said = []
    for number in range(1, rounds + 1):
        said.append(" ".join(map(str, story.does(draw).sentences)))
        rows = story.reading.rounds[number].games
        story.types(number, {(row, "result"): "1-0" for row in rows})
    return said


def printed(story: Story, kind: str) -> str:
    """Return a printed sheet as text."""
    made = paper(story.workbook, PrintRequest(kind, Options(), text=True))
    return " ".join(str(made.content).split())


def test_forced_pairings_are_told_once_by_the_draw_that_begins_them() -> None:
    """E6: by the draw of the last round but one, with the players; not before, and not again."""
    said = play(congress(), 3)

    assert [False, True, False] == [FORCED in words for words in said]
    assert 1 == said[1].count(FORCED)


def test_the_bar_tells_before_they_begin_as_long_as_nobody_is_awaited() -> None:
    """E6: once the round before is complete; the formula says it by the cells of the settings."""
    story = congress()
    play(story, 1)
    story.does(refresh, "standings")
    context = Context(story.workbook, story.reading)

    assert str(next_step(context)).endswith(" · Round 2: Europeans near the lead meet")
    assert " · Round " in forced_formula(context)
    story.sets("Plays for the title", "as on Wishes")
    wishes = Context(story.workbook, story.reading)
    assert "Europeans" not in str(next_step(wishes))
    story.sets("Plays for the title", "Europeans")
    row = story.row_of(story.event.players[0].family)
    story.types("players", {(row, "here"): None, (row, "out"): "1"})
    assert "Europeans" not in str(next_step(Context(story.workbook, story.reading)))


def test_in_other_rounds_and_without_the_cell_the_bar_says_nothing_of_them() -> None:
    """Before round 2 of four; where the row of the setting is gone, no formula could see it."""
    early = congress(rounds=5)
    play(early, 1)
    assert "" == forced(Context(early.workbook, early.reading))

    story = congress()
    play(story, 1)
    whole = Context(story.workbook, story.reading)
    bare = {key: cell for key, cell in whole.refs.settings.items() if key != "title_players"}
    for refs in (replace(whole.refs, settings=bare), replace(whole.refs, players=None)):
        other = Context(story.workbook, story.reading)
        object.__setattr__(other, "refs", refs)
        assert (refs.players is None) == bool(forced_formula(other))


def test_a_draft_tells_of_them_and_of_many_the_number() -> None:
    """A draft comes before the draw; of more than eight players only the number is said."""
    story = congress()
    play(story, 1)
    drafted = " ".join(map(str, story.does(draw_draft).sentences))
    assert FORCED in drafted

    many = club(20, rules="egc", rounds=2)
    for row in many.reading.player_rows:
        many.types("players", {(row, "rank"): "5d", (row, "country"): "FR"})
    assert f"{FORCED} as far as they can: 20 players." in play(many, 2)[1]


@pytest.mark.parametrize(
    "change", [("Plays for the title", "as on Wishes"), ("Title: near the lead", None)]
)
def test_where_nothing_is_forced_nothing_is_told(change: tuple[str, str | None]) -> None:
    """The director may leave it to the wishes, or take the criterion out."""
    story = congress()
    story.sets(*change)

    assert not any(FORCED in words for words in play(story, 3))


def test_one_european_alone_is_not_told_of() -> None:
    """Nobody is there to be met."""
    story = congress()
    for row in [*story.reading.player_rows][1:]:
        story.types("players", {(row, "country"): "JP"})

    assert not any(FORCED in words for words in play(story, 3))


def test_the_rules_on_the_wall_tell_of_forced_pairings() -> None:
    """So that players know before round 9."""
    words = printed(congress(), "rules")

    assert "Last two rounds" in words
    assert FORCED in words
    assert FORCED not in printed(club(8), "rules")


def league(players: int, rounds: int, system: str = "round robin", rules: str = "egc") -> Story:
    """Return an event of that system with so many players, all here."""
    wanted = NewEvent(rules=rules, system=system, settings={"name": "League", "rounds": rounds})
    story = Story(Memory())
    story.host.apply(new_event(wanted, DESK, event_id=EVENT_ID))
    rows = [["Family name", "Rank"], *([f"P{n}", f"{n}k"] for n in range(1, players + 1))]
    story.does(import_players, tables(rows), source="list.csv", here=True)
    return story


def test_a_league_begins_with_numbers_by_lottery_and_play_offs() -> None:
    """E1, E2: by wins alone; its rule set has nothing else to say."""
    settings = league(4, 3).event.settings

    assert ("lot", "league") == (settings.robin_seats, settings.robin_order)
    assert ("NBW", (), "play offs", 3) == (
        settings.first, settings.tiebreaks, settings.level_first, settings.playoff_places,
    )  # fmt: skip
    assert () == departures(settings)


def test_the_first_draw_of_a_league_tells_the_lot_and_how_to_draw_another() -> None:
    """Number 1 meets number 4 first (B16); another seed gives another lot."""
    story = league(4, 3)
    said = play(story, 2)
    numbers = said[0].partition("Numbers 1 and up by lot: ")[2].partition(".")[0].split("; ")
    first, *_, last = (int(each.split()[0]) for each in numbers)

    assert 4 == len(numbers)
    assert {first, last} in [{*game.players} for game in story.event.rounds[0].games]
    assert "Number for drawing lots" in said[0]
    assert "by lot" not in said[1]
    assert "by lot" not in play(league(14, 13), 1)[0]


def circle() -> Story:
    """Return a league of three in which each won once: all are level for the first place."""
    story = league(3, 3)
    for number in (1, 2, 3):
        story.does(draw)
        for row, game in story.reading.rounds[number].games.items():
            beaten = {1: 2, 2: 3, 3: 1}
            white_won = beaten[game.white] == game.black
            story.types(number, {(row, "result"): "1-0" if white_won else "0-1"})
    return story


def test_a_tie_of_the_league_waits_for_its_play_off_everywhere() -> None:
    """E2: Standings, certificates, the draw and the list of who qualifies say so."""
    story = circle()

    assert ((1, 2, 3),) == undecided(story.event)
    with pytest.raises(Forbidden, match="level for one of the first 3 places"):
        story.does(draw)
    with pytest.raises(Forbidden, match="level for one of the first 3 places"):
        printed(story, "certificates")
    assert "the play-off decides" in printed(story, "standings")


def test_the_play_off_of_the_league_gives_the_places() -> None:
    """Three are level for place 1: the two highest numbers play, then the winner and the first."""
    story = circle()
    story.sets("Rounds", 5)
    story.does(refresh, "standings")
    place = story.place("event")
    rows = dict(round_rows(TableReader(place, story.workbook[place.name], "en")))
    story.types("event", {(rows[4], "system"): "play-off"})
    for number in (4, 5):
        story.does(draw)
        games = story.reading.rounds[number].games
        assert 1 == len(games)
        story.types(number, {(row, "result"): "1-0" for row in games})

    assert () == undecided(story.event)
    assert "the play-off decides" not in printed(story, "standings")


def test_a_qualification_tournament_plays_off_its_first_place() -> None:
    """E3: under any rule set; only the first place."""
    settings = league(8, 3, "qualification", "").event.settings

    assert (1, 1) == (settings.playoff_places, settings.last_played_off)
    assert () == departures(settings)
    assert (0, 0, 2) == tuple(
        Settings(level_first=how, playoff_places=2).last_played_off
        for how in ("share", "nobody", "play offs")
    )  # fmt: skip
