"""What a congress prints: who qualifies, times by rank, the stages (E7 to E11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Section
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.rules import rule_set
from nigiri.domain.schedule.thinking_time import STAGES
from nigiri.reports.catalogue import REPORTS
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.lists import ListSheet
from nigiri.reports.frame.options import Options
from nigiri.reports.round.pairings import pairing_sheets
from nigiri.reports.round.slips import slips
from tests.reports.test_lists import column, rows

WHITE = Result(Outcome.WHITE)
SETTINGS = replace(rule_set("egc").defaults, rounds=2, bar=Rank(4))


def player(number: int, rank: str, country: str = "FR", **about: object) -> Player:
    """Return a player who is here."""
    name = chr(64 + number)
    return Player(name, "", Rank.parse(rank), PlayerId(number), here=True, country=country, **about)  # type: ignore[arg-type]


def congress(*changed: Player) -> Event:
    """Return two rounds of six: A beats B and C, D beats E and F, who plays one round.

    changed -- players in place of those of the same number
    """
    players = {
        each.number: each
        for each in (
            player(1, "6d", "CN"), player(2, "5d", rating=2500), player(3, "5d", rating=2550),
            player(4, "4d", "GB"), player(5, "3d", ""),
            player(6, "15k", "IL", out=frozenset({1})),
            *changed,
        )
    }  # fmt: skip

    def game(table: int, white: int, black: int) -> Game:
        return Game(table, PlayerId(white), PlayerId(black), result=WHITE)

    rounds = (
        Round(1, (game(1, 1, 2), game(2, 4, 5)), byes=(PlayerId(3),)),
        Round(2, (game(1, 1, 3), game(2, 4, 6)), byes=(PlayerId(2), PlayerId(5))),
    )
    return Event(SETTINGS, tuple(players.values()), rounds=rounds)


def qualified(event: Event, code: str = "en") -> ListSheet:
    """Return the qualification list."""
    sheet = REPORTS["qualification"].maker(event, speech(code), Options())
    assert isinstance(sheet, ListSheet)
    return sheet


def test_europeans_qualify_by_rounds_score_and_rating() -> None:
    """A is no European, D won twice, B and C are level but for the rating, F came late."""
    sheet = qualified(congress())

    assert ["D", "C", "B", "F"] == column(sheet, "Name")
    assert ["1", "2", "3", "4"] == column(sheet, "Place")
    assert ["GB, in Europe", "FR, in the European Union", "FR, in the European Union",
            "IL, a member of the EGF"] == column(sheet, "European")  # fmt: skip
    assert "2550" in " ".join(column(sheet, "Why this place"))
    assert "Not listed until it is known whether they are Europeans: 5 E." == sheet.notes[2]


def test_the_directors_word_and_the_league_decide_who_is_listed() -> None:
    """E lives here; B is qualified through the league."""
    event = congress(
        player(5, "3d", "", european="yes: lives in Bonn since 1999"),
        player(2, "5d", path="league"),
    )
    sheet = qualified(event)

    assert ["D", "C", "E", "F"] == sorted(column(sheet, "Name"), key="DCEF".index)
    assert "lives in Bonn since 1999" in column(sheet, "European")
    assert ["Not listed, as they are qualified through the league: 2 B."] == [*sheet.notes[2:3]]
    assert sheet.notes[3].startswith("Scores, SOS and all other sums are shown from 0 up")
    french = qualified(event, "fr")
    assert "Pas dans la liste, car qualifiés par la ligue : 2 B." in french.notes
    assert "Not listed" in sheet.to_html()
    assert "lives in Bonn" in sheet.to_text()


def test_the_first_qualify_and_the_others_are_substitutes_in_order() -> None:
    """E15: one qualifies unless another number is asked for."""
    event = congress()
    assert ["qualified", "substitute 1", "substitute 2", "substitute 3"] == column(
        qualified(event), "Qualifies"
    )
    two = REPORTS["qualification"].maker(event, speech("en"), Options(count=2))
    assert isinstance(two, ListSheet)
    assert ["qualified", "qualified", "substitute 1", "substitute 2"] == column(two, "Qualifies")
    assert "Whoever does not accept is replaced by the next substitute." in two.notes


def test_of_a_league_the_final_places_qualify_then_the_rating() -> None:
    """E15: A leads; B and C won one game each and share a place, C has the higher rating."""
    sheet = qualified(league())

    assert ["A", "C", "B"] == column(sheet, "Name")
    assert ["1", "2", "3"] == column(sheet, "Place")
    assert "Europeans only, in this order: final place with play-offs, rating, lot." in sheet.notes


def league(**chosen: Any) -> Event:  # noqa: ANN401 - whatever Settings takes
    """Return a league: A won all three; B, C and D one each, in a circle. D is no European."""
    settings = replace(
        SETTINGS, system="round robin", rounds=3, bar_by="rounds", start_rule="none", first="NBW",
        tiebreaks=(), **chosen,
    )  # fmt: skip
    people = (
        player(1, "6d", rating=2700), player(2, "5d", rating=2500), player(3, "5d", rating=2550),
        player(4, "4d", "CN"),
    )  # fmt: skip
    pairs = [((1, 4), (2, 3)), ((1, 3), (4, 2)), ((1, 2), (3, 4))]
    return Event(settings, people, rounds=tuple(
        stage_round(at, games, "round robin") for at, games in enumerate(pairs, 1)
    ))  # fmt: skip


def stage_round(at: int, games: tuple[tuple[int, int], ...], system: str) -> Round:
    """Return a round in which the first named of each pair wins, with White."""
    played = (
        Game(table, PlayerId(white), PlayerId(black), result=WHITE)
        for table, (white, black) in enumerate(games, 1)
    )
    return Round(at, tuple(played), system=system)


def listed(event: Event, count: int) -> list[tuple[str, str, str]]:
    """Return place, name and what becomes of everybody of the qualification list."""
    sheet = REPORTS["qualification"].maker(event, speech("en"), Options(count=count))
    assert isinstance(sheet, ListSheet)
    return [*zip(*(column(sheet, each) for each in ("Place", "Name", "Qualifies")), strict=True)]


PLAYS_OFF = {"level_first": "play offs", "playoff_places": 3}


def test_who_is_level_at_the_border_of_qualification_plays_off() -> None:
    """E2: B, C and D are level for place 2, so of two who qualify only A is known."""
    event = league(**PLAYS_OFF)

    assert [
        ("1", "A", "qualified"), ("2", "C", "play-off"), ("2", "B", "play-off"),
    ] == listed(event, 2)  # fmt: skip
    assert "Still to be played off: 2 B; 3 C; 4 D." in qualified(event).notes
    assert ["qualified", "qualified", "qualified"] == [each[2] for each in listed(event, 3)]
    assert ["qualified", "substitute 1", "substitute 2"] == [each[2] for each in listed(event, 1)]
    assert "Level with 3 C, 4 D: the play-off decides." in column(
        qualified(event), "Why this place"
    )


def test_a_play_off_that_was_played_decides_who_qualifies() -> None:
    """B beats D, who has the highest number with B; then B beats C, who was free (E2)."""
    before = league(**PLAYS_OFF)
    rounds = (
        *before.rounds, stage_round(4, ((2, 4),), "play-off"), stage_round(5, ((2, 3),), "play-off")
    )  # fmt: skip
    event = replace(before, rounds=rounds, settings=replace(before.settings, rounds=5))

    assert [
        ("1", "A", "qualified"), ("2", "B", "qualified"), ("3", "C", "substitute 1"),
    ] == listed(event, 2)  # fmt: skip
    assert not any(note.startswith("Still to be") for note in qualified(event).notes)


def test_a_league_begun_before_keeps_the_rating_at_the_border() -> None:
    """Its ties are shared and the rating decides, as it did (E15)."""
    assert [
        ("1", "A", "qualified"), ("2", "C", "qualified"), ("3", "B", "substitute 1"),
    ] == listed(league(), 2)  # fmt: skip


def qualification_tournament(**chosen: Any) -> Event:  # noqa: ANN401 - whatever Settings takes
    """Return a tournament in which B and C have two wins each, A one, D none."""
    settings = replace(
        SETTINGS, system="qualification", rounds=3, bar_by="rounds", start_rule="none",
        ranked_by="all", first="NBW", tiebreaks=(), playoff_places=1, **chosen,
    )  # fmt: skip
    people = (
        player(1, "6d", rating=2700), player(2, "5d", rating=2500), player(3, "5d", rating=2550),
        player(4, "4d", rating=2400),
    )  # fmt: skip
    pairs = [((2, 1), (3, 4)), ((3, 1), (2, 4)), ((1, 4),)]
    rounds = [stage_round(at, games, "qualification") for at, games in enumerate(pairs, 1)]
    return Event(settings, people, rounds=tuple(rounds))


def test_a_tie_for_first_of_a_qualification_tournament_is_played_off() -> None:
    """E3: the number of wins is the only criterion; the rating of C does not qualify."""
    open_ = qualification_tournament(level_first="play off")

    assert [
        ("1", "C", "play-off"), ("1", "B", "play-off"), ("3", "A", "substitute 2"),
        ("4", "D", "substitute 3"),
    ] == listed(open_, 1)  # fmt: skip
    rounds = (*open_.rounds, stage_round(4, ((2, 3),), "play-off"))
    decided = replace(open_, rounds=rounds, settings=replace(open_.settings, rounds=4))
    assert [("1", "B", "qualified"), ("2", "C", "substitute 1")] == listed(decided, 1)[:2]


def test_a_lottery_parts_those_level_in_everything() -> None:
    """Nobody shares a place."""
    event = congress(player(2, "5d"), player(3, "5d"))

    assert ["1", "2", "3", "4"] == column(qualified(event), "Place")


@pytest.mark.parametrize("name", ["standings", "rank-list"])
def test_players_of_the_league_path_are_marked(name: str) -> None:
    """E7: with a star that is explained."""
    event = congress(player(2, "5d", path="pko"))
    sheet = REPORTS[name].maker(event, speech("en"), Options())
    assert isinstance(sheet, ListSheet)

    assert {"B*", "A", "C"} < set(column(sheet, "Name"))
    assert "* in the league path: the league or a preliminary knockout." in sheet.notes
    other = REPORTS[name].maker(congress(), speech("en"), Options())
    assert isinstance(other, ListSheet)
    assert [] == [note for note in other.notes if note.startswith("*")]


def test_every_table_tells_its_time() -> None:
    """By the stronger of the two, on the sheet of all games, in text and on slips."""
    event = congress()
    open_round = replace(event.rounds[1], games=tuple(
        replace(game, result=None) for game in event.rounds[1].games))  # fmt: skip
    event = replace(event, rounds=(event.rounds[0], open_round))
    sheet = pairing_sheets(event, speech("en"), Options())

    assert ["2h30 + 60s", "2h30 + 60s"] == [board.time for board in sheet.boards]
    assert "<br>2h30 + 60s" in sheet.to_html()
    assert "Time" in sheet.to_text().splitlines()[2]
    assert "· 2h30 + 60s</p>" in slips(event, speech("en"), Options()).to_html()
    plain = replace(event, settings=replace(event.settings, time_by_rank=""))
    assert ["", ""] == [
        board.time for board in pairing_sheets(plain, speech("en"), Options()).boards
    ]
    assert "Time" not in pairing_sheets(plain, speech("en"), Options()).to_text()


def test_the_rank_of_the_day_decides_about_the_time() -> None:
    """As the round's sheet has it."""
    event = congress()
    game = Game(1, PlayerId(5), PlayerId(6), white_rank=Rank.parse("3k"))
    event = replace(event, rounds=(Round(1, (game,)),))

    assert ["2h + 45s"] == [
        board.time for board in pairing_sheets(event, speech("en"), Options()).boards
    ]


def test_the_rules_tell_times_by_rank_and_the_stages_of_a_championship() -> None:
    """E8, E10, E11; another event has no stages."""
    sheet = REPORTS["rules"].maker(congress(), speech("en"), Options())
    assert isinstance(sheet, ListSheet)
    told = [" | ".join(row) for row in rows(sheet)]

    assert "Time | 4d or stronger: 2h30 + 60s" in told
    assert "League | 2h30 + 60s; komi 7" in told
    assert "Preliminary knockouts | 2h30 + 60s; komi 7½, or 8 on Ing material" in told
    stages = {speech("en").say(f"stage {stage.key}") for stage in STAGES}
    assert {*stages, "Clocks"} <= {row[0] for row in rows(sheet)}
    assert 11 == len(stages)
    other = replace(congress(), settings=replace(SETTINGS, rules="bga", time_by_rank="x"))
    sheet = REPORTS["rules"].maker(other, speech("fr"), Options())
    assert isinstance(sheet, ListSheet)
    stages = {speech("fr").say(f"stage {stage.key}") for stage in STAGES}
    assert not {*stages, "Temps"} & {row[0] for row in rows(sheet)}


def test_who_lost_in_a_preliminary_knockout_is_starred_among_the_qualified() -> None:
    """The star is explained below."""
    sheet = qualified(congress(player(2, "5d", path="pko")))

    assert "B*" in column(sheet, "Name")
    assert sheet.notes[-1].startswith("* in the league path")


def test_a_section_that_nobody_is_in_is_left_out_of_the_rules() -> None:
    """Novices have a bar that nobody reaches; without any players all sections are told."""
    event = replace(congress(), sections=(Section(1, Rank(9)), Section(2, Rank(-29))))
    event = replace(event, settings=replace(SETTINGS, bar=Rank(9)))
    told, all_told = (
        REPORTS["rules"].maker(each, speech("en"), Options()).to_text()
        for each in (event, replace(event, players=()))
    )

    assert "Section 2" in told
    assert "Section 1" not in told
    assert "Section 1" in all_told
