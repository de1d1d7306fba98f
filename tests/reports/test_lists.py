"""The lists of a tournament day, in golden files and in their odd cases."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Section, Settings
from nigiri.domain.model.scoring import Scoring, Worth
from nigiri.domain.model.settings import Apart
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.standings.standings import Reason, standings
from nigiri.domain.standings.why import why_place
from nigiri.domain.tiebreaks import Final
from nigiri.errors import Forbidden, WrongUse
from nigiri.reports.catalogue import REPORTS
from nigiri.reports.desk.table_numbers import TableNumbers
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.lists import ListSheet
from nigiri.reports.frame.options import Options
from tests.generate import registration
from tests.quebec import SETTINGS, quebec_event

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.domain.tiebreaks import Value

PRIZES = ("trophy; 100 $", "60 $", "40 $")
LISTS = ("numbers", "rules", "welcome", "missing", "wall-list", "rank-list", "winner-loss", "byes",
         "tie-break-list", "standings")  # fmt: skip
WHITE, BLACK, JIGO = Result(Outcome.WHITE), Result(Outcome.BLACK), Result(Outcome.JIGO)


def quebec() -> Event:
    """Return the 2005 Quebec Open after round 3, one result missing, with times and prizes."""
    event = quebec_event(3)
    *before, last = event.rounds
    first, *games = last.games
    when = ("Saturday 10 h", "", "Saturday 16 h")
    settings = replace(SETTINGS, when=when, rules_of_play="Japanese", time_limits="60 min, 30/10")
    top, *others = event.sections
    return replace(
        event,
        settings=settings,
        sections=(replace(top, prizes=PRIZES), *others),
        rounds=(*before, replace(last, games=(replace(first, result=None), *games))),
    )


def listed(name: str, event: Event, code: str = "en", **chosen: object) -> ListSheet:
    """Return a list of an event."""
    sheet = REPORTS[name].maker(event, speech(code), Options(**chosen))  # type: ignore[arg-type]
    assert isinstance(sheet, ListSheet)
    return sheet


def rows(sheet: ListSheet) -> list[list[str]]:
    """Return all rows of a list."""
    return [list(row) for part in sheet.parts for row in part.rows]


def column(sheet: ListSheet, heading: str) -> list[str]:
    """Return the cells below a heading."""
    at = [each.heading for each in sheet.columns].index(heading)
    return [row[at] for row in rows(sheet)]


def players(*ranks: str, **about: object) -> tuple[Player, ...]:
    """Return numbered players who are here: A, B, C, ..."""
    return tuple(
        Player(chr(64 + n), "", Rank.parse(rank), PlayerId(n), here=True, **about)  # type: ignore[arg-type]
        for n, rank in enumerate(ranks, 1)
    )


def game(white: int, black: int, result: Result | None = WHITE, **about: object) -> Game:
    """Return a game at table 1."""
    return Game(1, PlayerId(white), PlayerId(black), result=result, **about)  # type: ignore[arg-type]


def club(*games: Game, byes: tuple[int, ...] = (), **settings: object) -> Event:
    """Return an event of four players, 1d to 3k, in one section after one round."""
    return Event(
        Settings(rounds=2, **settings),  # type: ignore[arg-type]
        players("1d", "1k", "2k", "3k"),
        (Section(1, Rank.parse("3k")),),
        (Round(1, games, tuple(map(PlayerId, byes))),),
    )


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_published_event_is_listed(
    name: str, code: str, matches_golden: Callable[[str, str], None]
) -> None:
    """Quebec 2005 after round 3, one result missing, as text and as HTML."""
    sheet = listed(name, quebec(), code)

    matches_golden(f"quebec-2005-{name}.{code}.txt", sheet.to_text())
    matches_golden(f"quebec-2005-{name}.{code}.html", sheet.to_html())


@pytest.mark.parametrize("name", LISTS)
def test_names_with_signs_of_html_are_shown_as_typed(name: str) -> None:
    """A player called <script> is one, and an event of that name too."""
    event = quebec()
    settings = replace(event.settings, name="<script>", director="<i>", rules_of_play="<u>")
    named = tuple(replace(each, family="<b>") for each in event.players)

    html = listed(name, replace(event, settings=settings, players=named)).to_html()

    assert "&lt;script&gt;" in html
    assert not {"<script>", "<b>", "<i>", "<u>"} & set(html.split())
    assert "<b>" not in html


@pytest.mark.parametrize("name", sorted(set(LISTS) - {"numbers", "rules", "welcome", "byes"}))
def test_a_list_of_a_round_needs_a_round(name: str) -> None:
    """Before the first draw, and for a round that is not drawn, it says so."""
    with pytest.raises(Forbidden, match="No round is drawn yet"):
        listed(name, quebec_event(0))
    with pytest.raises(WrongUse, match=r"Round 9 is not drawn; the last drawn round is 3\."):
        listed(name, quebec(), round_number=9)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("numbers", "Nobody has a number yet"),
        ("missing", "All results are in."),
        ("wall-list", "Nobody is ranked yet."),
        ("rank-list", "Nobody is ranked yet."),
        ("winner-loss", "No game has been drawn yet."),
        ("byes", "Nobody has a bye or misses a round."),
        ("standings", "Nobody is ranked yet."),
    ],
)
def test_an_empty_list_says_so(name: str, sentence: str) -> None:
    """A sheet with a sentence, not an empty one."""
    sheet = listed(name, Event(rounds=(Round(1),)))

    assert sentence in sheet.to_html()
    assert sentence in sheet.to_text()


class TestStandings:
    """Places, prizes, reasons."""

    def test_prizes_stand_beside_the_places(self) -> None:
        """As they were written; who shares a place sees what all its places win."""
        event = club(game(1, 3), game(2, 4))
        prized = replace(event, sections=(replace(event.sections[0], prizes=PRIZES),))

        sheet = listed("standings", prized)

        shared = "trophy; 100 $ + 60 $ (shared)"
        assert [shared, shared, "40 $ (shared)", "40 $ (shared)"] == column(sheet, "Prize")
        assert ("The organiser decides how a prize is shared.",) == tuple(sheet.notes)
        assert "Shares the place with 2 B." == column(sheet, "Why this place")[0]

    def test_without_prizes_there_is_no_column_for_them(self) -> None:
        """Nor a note about sharing."""
        sheet = listed("standings", club(game(1, 3), game(2, 4)))

        assert "Prize" not in [each.heading for each in sheet.columns]
        assert not sheet.notes

    def test_a_blank_prize_is_none(self) -> None:
        """Nothing is said of sharing where there is nothing to share."""
        event = club(game(1, 2), game(3, 4, JIGO))
        prized = replace(event, sections=(replace(event.sections[0], prizes=("cup", "")),))

        sheet = listed("standings", prized)

        assert ["cup", "", "", ""] == column(sheet, "Prize")
        assert not sheet.notes

    def test_one_section_can_be_wanted(self) -> None:
        """Another one than there are is refused, with those there are."""
        sheet = listed("standings", quebec(), section=2)

        assert ["Section 2: 2d to 1k"] == [part.heading for part in sheet.parts]
        with pytest.raises(WrongUse, match=r"section 9; choose from: 1, 2, 3, 4, 5, 6, 7\."):
            listed("tie-break-list", quebec(), section=9)
        with pytest.raises(WrongUse, match=r"section 1, nor in any other section\."):
            listed("standings", Event(rounds=(Round(1),)), section=1)

    def test_ranked_together_there_are_no_headings(self) -> None:
        """And section 1 has the prizes."""
        event = replace(quebec(), settings=replace(SETTINGS, ranked_by="all"))

        sheet = listed("standings", event)

        assert [""] == [part.heading for part in sheet.parts]
        assert PRIZES == tuple(column(sheet, "Prize")[:3])

    @pytest.mark.parametrize(
        ("reason", "words"),
        [
            (("SOS", 4, 2), "Level with 2 B; SOS decides: 2 to 1."),
            (("SDOS", 1, None), "Level with 2 B; SDOS decides: ¼ to –."),
            (("MMS", 2, 1), "Level with 2 B; the score decides: 1 to ½."),
            (("NBW", 2, 1), "Level with 2 B; wins decide: 1 to ½."),
            (("ALL", 1, 0), "Level with 2 B; 1 A missed no round."),
            (("ONE", 0, 2), "Level with 2 B; 2 B beat 1 A."),
            (("ONE", None, 2), "Level with 2 B; 2 B beat 1 A."),
            (("DC", 1, 0), "Level with 2 B; 1 A is ahead by direct confrontation."),
            (("SDC", 2, 1), "Level with 2 B; wins among those level decide: 2 to 1."),
            (("RATING", Fraction(9, 2), -3), "Level with 2 B; the rating decides: 4.5 to −3."),
            (("RANK", 1, 0), "Level with 2 B; the rank decides: 1d to 1k."),
            (("LOT", 7, 3), "Level with 2 B; 1 A drew the better lot."),
        ],
    )
    def test_what_parted_the_level_is_said(
        self, reason: tuple[str, Value, Value], words: str
    ) -> None:
        """In words of its own, or by its code; who is better stands in front."""
        code, mine, theirs = reason
        reason_said = Reason(code, PlayerId(2), mine, theirs)
        standing = standings(club(game(1, 2)))[0]._replace(reason=reason_said)

        assert words == why_place(club(game(1, 2)), standing, speech("en").say, ".")

    @pytest.mark.parametrize(
        ("third", "code", "words"),
        [(False, "en", "2 B won the final against 1 A."),
         (False, "fr", "2 B a gagné la finale contre 1 A."),
         (True, "en", "2 B won the game for third place against 1 A.")],
    )  # fmt: skip
    def test_the_game_that_decided_a_knockout_is_said(
        self, *, third: bool, code: str, words: str
    ) -> None:
        """By both who played it."""
        event = club(game(1, 2))
        line = standings(event)[0]._replace(final=Final(PlayerId(2), PlayerId(1), third))

        assert words == why_place(event, line, speech(code).say, ".")

    def test_who_missed_a_round_comes_last_and_no_reason_is_told_by_score(self) -> None:
        """E7 ranks who played all rounds first; the score then orders nearly everybody."""
        event = club(game(1, 2), byes=(3,), first="ALL", tiebreaks=("MMS", "LOT"))

        told = column(listed("standings", event), "Why this place")

        assert "" in told
        assert "All rounds" in [c.heading for c in listed("standings", event).columns]


class TestSections:
    """What a section is called."""

    @pytest.mark.parametrize(
        ("lowest", "titles"),
        [
            (("3k",), ["Section 1"]),
            (("1d", "1k", "3k"), ["Section 1: 1d and stronger", "Section 2: 1k",
                                  "Section 3: 2k and weaker"]),
            (("1d", "2k", "3k"), ["Section 1: 1d and stronger", "Section 2: 1k to 2k",
                                  "Section 3: 3k and weaker"]),
        ],
    )  # fmt: skip
    def test_its_ranks_are_told(self, lowest: tuple[str, ...], titles: list[str]) -> None:
        """One rank, several, or all that is left."""
        sections = tuple(Section(n, Rank.parse(rank)) for n, rank in enumerate(lowest, 1))
        event = replace(club(game(1, 2), game(3, 4)), sections=sections)

        assert titles == [part.heading for part in listed("standings", event).parts]


class TestRounds:
    """Lists with a column for each round."""

    def test_every_kind_of_round_has_its_sign(self) -> None:
        """Won, lost, jigo, by default, still playing, a bye, nothing."""
        event = Event(
            Settings(rounds=3),
            players("1d", "1k", "2k", "3k", "4k"),
            rounds=(
                Round(1, (game(1, 2), game(3, 4, JIGO)), (PlayerId(5),)),
                Round(2, (game(1, 3, Result(Outcome.BLACK, by_default=True)),
                          game(2, 5, None, handicap=3))),
            ),
        )  # fmt: skip

        wall = rows(listed("wall-list", event))

        assert [["2+", "3-!"], ["1-", "5?"], ["4=", "1+!"], ["3=", "–"], ["bye", "2?"]] == [
            [row[4], row[6]] for row in wall
        ]

    def test_long_events_show_the_last_score_alone(self) -> None:
        """Eleven rounds leave no room for one behind each opponent."""
        event = club(game(1, 2), game(3, 4))
        long = replace(event, rounds=tuple(replace(event.rounds[0], number=n)
                                           for n in range(1, 12)))  # fmt: skip

        short_sheet, long_sheet = (listed("wall-list", each) for each in (event, long))

        assert ["Score", "Wins"] == [each.heading for each in long_sheet.columns][-2:]
        assert "Score" not in [each.heading for each in short_sheet.columns]

    def test_colours_stand_in_the_list_of_tie_breaks(self) -> None:
        """The player's own in front; by default nobody had a colour."""
        event = club(game(1, 4, handicap=3), game(2, 3, Result(Outcome.WHITE, by_default=True)))

        told = column(listed("tie-break-list", event), "1")

        assert {"○ 4+", "● 1-", "3+!", "2-!"} == set(told)

    def test_who_never_came_is_not_in_the_ranking(self) -> None:
        """Who has left is."""
        event = club(game(1, 2))
        gone = tuple(replace(player, here=False) for player in event.players)

        sheet = listed("rank-list", replace(event, players=gone))

        assert ["1", "2"] == column(sheet, "No.")


class TestGames:
    """Winners, losers, missing results."""

    @pytest.mark.parametrize(
        ("result", "how"),
        [
            (Result(Outcome.BLACK, by_default=True), "by default"),
            (JIGO, "jigo"),
            (Result(Outcome.JIGO, by_default=True), "jigo by default"),
            (Result(Outcome.NONE), "both lose"),
            (Result(Outcome.NONE, by_default=True), "both lose by default"),
            (Result(Outcome.BOTH), "both win"),
            (None, "still playing"),
        ],
    )
    def test_what_has_no_plain_winner_is_told(self, result: Result | None, how: str) -> None:
        """White stands in front where nobody alone has won."""
        sheet = listed("winner-loss", club(game(1, 2, result)))

        winner = "● B" if how == "by default" else "○ A"
        assert ([winner], [how]) == (column(sheet, "Winner"), column(sheet, "How"))

    def test_plain_results_need_no_words(self) -> None:
        """The column is left out."""
        sheet = listed("winner-loss", club(game(1, 2, BLACK)), round_number=1)

        assert "How" not in [each.heading for each in sheet.columns]
        assert "winner-loss-1" == sheet.which

    def test_what_a_missing_result_counts_is_said(self) -> None:
        """Nothing, or what the event gives for it (B11)."""
        half = Scoring(score=Worth(unfinished=1))

        assert "neither player has the point" in listed("missing", club(game(1, 2, None))).notes[0]
        assert "counts ½" in listed("missing", club(game(1, 2, None), scoring=half)).notes[0]

    def test_a_game_without_a_table_comes_last(self) -> None:
        """Its cell is blank."""
        games = (replace(game(1, 2), table=None), replace(game(3, 4), table=7))

        assert ["7", ""] == column(listed("winner-loss", club(*games)), "Table")


class TestByes:
    """Why somebody had the bye, or missed a round."""

    @pytest.mark.parametrize(
        ("about", "settings", "reason"),
        [
            ({}, {"bye_policy": "losses"}, "odd number; games lost so far: 0"),
            ({"promised": frozenset({1})}, {}, "promised by the director"),
            ({"willing": frozenset({1})}, {"bye_volunteers": "yes"}, "volunteered"),
            (
                {"club": "Mtl"},
                {"host": "Mtl"},
                "odd number; games lost so far: 0; from the host, Mtl",
            ),
            ({}, {"bye_policy": "lowest"}, "odd number; score so far: 0"),
        ],
    )
    def test_the_reason_of_a_bye(
        self, about: dict[str, object], settings: dict[str, object], reason: str
    ) -> None:
        """By the policy, unless it was promised or offered; the strongest is not the weakest."""
        event = club(game(2, 3), byes=(1,), **settings)
        first, *others = event.players
        changed = replace(event, players=(replace(first, **about), *others))  # type: ignore[arg-type]

        assert reason in column(listed("byes", changed), "Reason")

    @pytest.mark.parametrize(
        ("policy", "reason"),
        [
            ("losses", "games lost so far: 0"),
            ("winners", "games won so far: 0"),
            ("lowest", "score so far: 0"),
        ],
    )
    def test_the_weakest_of_equals_is_called_so(self, policy: str, reason: str) -> None:
        """As the rule asks (M6)."""
        event = club(game(1, 2), byes=(3,), bye_policy=policy)

        told = column(listed("byes", event), "Reason")[0]

        assert f"odd number; {reason}, the weakest of those level" == told

    def test_a_second_bye_is_told(self) -> None:
        """It is against the rule (M6)."""
        event = club(game(1, 2), byes=(3,))
        again = replace(event, rounds=(*event.rounds, Round(2, (game(1, 4),), (PlayerId(3),))))

        assert column(listed("byes", again, round_number=2), "Reason")[0].endswith(
            "; had a bye before"
        )

    @pytest.mark.parametrize(
        ("about", "round_number", "reason"),
        [
            ({"out": frozenset({1})}, 1, "came later: plays from round 2"),
            ({"out": frozenset({2})}, 2, "announced; plays again from round 3"),
            ({"out": frozenset({2, 3})}, 2, "announced; out to the end"),
            ({"reserve": True}, 2, "plays only if needed"),
            ({"willing": frozenset({2})}, 2, "offered to sit out"),
            ({"here": False}, 2, "not here"),
            ({}, 2, "was not paired"),
        ],
    )
    def test_the_reason_of_a_missed_round(
        self, about: dict[str, object], round_number: int, reason: str
    ) -> None:
        """Player 4 plays only in the round that is not asked about."""
        full, less = (game(1, 2), game(3, 4)), (game(1, 2),)
        rounds = (Round(1, less if round_number == 1 else full),
                  Round(2, full if round_number == 1 else less))  # fmt: skip
        event = replace(club(), settings=Settings(rounds=3), rounds=rounds)
        *others, last = event.players
        changed = replace(event, players=(*others, replace(last, **about)))  # type: ignore[arg-type]

        told = listed("byes", changed, round_number=round_number)

        assert reason == dict(zip(column(told, "No."), column(told, "Reason"), strict=True))["4"]

    @pytest.mark.parametrize(
        ("about", "what", "reason"),
        [
            ({"promised": frozenset({2})}, "Bye", "promised by the director"),
            ({"promised": frozenset({2}), "out": frozenset({2, 3})}, "Out",
             "announced; out to the end"),
            ({"out": frozenset({2})}, "Out", "announced; plays again from round 3"),
            ({"out": frozenset({2, 3})}, "Out", "announced; out to the end"),
            ({"out": frozenset({1, 2})}, "Out", "comes later: plays from round 3"),
            ({"willing": frozenset({2})}, "Perhaps", "offered to sit out"),
            ({"reserve": True}, "Perhaps", "plays only if needed"),
        ],
    )  # fmt: skip
    @pytest.mark.parametrize("drawn", [False, True])
    def test_rounds_to_come_are_listed(
        self, about: dict[str, object], what: str, reason: str, *, drawn: bool
    ) -> None:
        """So that they can be prepared, also before round 1, and for who has no number yet (A8)."""
        event = replace(club(game(1, 2), game(3, 4)), settings=Settings(rounds=3))
        *others, last = event.players
        changed = replace(
            event,
            players=(*others, replace(last, number=last.number if drawn else None, **about)),  # type: ignore[arg-type]
            rounds=event.rounds if drawn else (),
        )
        told = listed("byes", changed, round_number=2)

        assert ["Round 2, to come"] == [part.heading for part in told.parts]
        assert ([what], [reason]) == (column(told, "What"), column(told, "Reason"))
        assert "Round 2, to come" in [part.heading for part in listed("byes", changed).parts]

    def test_a_round_that_the_event_has_not_is_refused(self) -> None:
        """As for every list; before the first draw there is none to choose from."""
        with pytest.raises(WrongUse, match=r"Round 9 is not drawn; the last drawn round is 3\."):
            listed("byes", quebec(), round_number=9)
        assert [] == listed("byes", replace(club(), rounds=())).parts

    def test_who_never_came_is_not_listed(self) -> None:
        """No list is longer than the event."""
        event = club(game(1, 2), byes=(3,))
        *others, last = event.players

        sheet = listed("byes", replace(event, players=(*others, replace(last, here=False))))

        assert ["3"] == column(sheet, "No.")


class TestRules:
    """The rules in words."""

    @staticmethod
    def told(event: Event) -> dict[str, str]:
        """Return the rules: what -> how."""
        return {row[0]: row[1] for row in rows(listed("rules", event))}

    def test_even_games_need_one_line(self) -> None:
        """A Swiss without handicaps."""
        told = self.told(Event(Settings(handicap_cap=0, keep_apart=())))

        assert "Every game is even, komi 6½." == told["Handicap"]
        assert "by the section, once the sections are made" == told["Everybody"]
        assert "Kept apart if possible" not in told

    @pytest.mark.parametrize(
        ("settings", "expected"),
        [
            ({"handicap_by": "score"}, {"Difference": "by the scores before the round"}),
            ({"handicap_by": "rating"}, {"0 to 2": "even, komi 6½", "3": "2 stones, komi ½"}),
            ({"handicap_even_above": Rank(3)},
             {"Even": "all games of players who entered at 3d or stronger"}),
            ({"handicap_even_above": "bar"}, {"Even": "all games of players at or above the bar"}),
            ({"handicap_top": Rank(1)}, {"The strongest": "nobody counts as stronger than 1d"}),
            ({"board": 9}, {"Board": "9 × 9", "0 to 1": "even, komi 6",
                            "2": "Black begins, komi 4"}),
            ({"mixing": "sections"},
             {"Who plays whom": "players with the same score, each section by itself"}),
            ({"rematches": "allowed"},
             {"The same opponent twice": "only where nothing else is possible"}),
            ({"keep_apart": (Apart("family"),)},
             {"Kept apart if possible": "the same family name"}),
            ({"host": ""},
             {"Odd number of players":
              "the player with the most losses has a bye; if level, the weakest"}),
            ({"bye_policy": "none"}, {"Odd number of players": "no byes: a volunteer sits out"}),
            ({"first": "MMS", "tiebreaks": ("SOS",)},
             {"First": "the score", "Ranked": "in each section"}),
            ({"start_rule": "none"}, {"Everybody": "starts with 0"}),
            ({"start_rule": "bar"}, {"Everybody": "each with the score of his or her rank"}),
        ],
    )  # fmt: skip
    def test_every_choice_is_told(
        self, settings: dict[str, object], expected: dict[str, str]
    ) -> None:
        """Whatever the director chose is what hangs on the wall."""
        told = self.told(Event(Settings(**settings)))  # type: ignore[arg-type]

        assert expected == {key: told.get(key) for key in expected}

    def test_sections_below_a_bar_start_by_grade(self) -> None:
        """The top group has one score (B1)."""
        event = Event(Settings(start_rule="bar", bar=Rank(2)), players("3d", "1d", "1k"))

        told = self.told(event)

        assert "starts with 1" == told["Section 1: 2d and stronger"]
        assert "each with the score of his or her rank" == told["Section 2: 1d and weaker"]


def test_the_welcome_leaves_open_what_nobody_has_written() -> None:
    """Without players, name, director, byes: gaps, and no wrong words."""
    told = {row[1]: row[2] for row in rows(listed("welcome", Event(Settings(bye_policy="none"))))}

    assert ("Welcome.", "________ directs. Helpers: ________") == (
        told["Welcome"], told["Director"]
    )  # fmt: skip
    assert "Bye" not in told
    assert told["How we play"].startswith("Rules: ________. Time: ________.")


def test_the_welcome_tells_who_is_here() -> None:
    """Sections only where there are several."""
    told = {row[1]: row[2] for row in rows(listed("welcome", club(game(1, 2), game(3, 4))))}

    assert told["Welcome"].endswith("4 players, 1d to 3k.")


@pytest.mark.parametrize("code", ["en", "fr", "de"])
def test_the_welcome_has_the_ten_items_of_the_manual_and_what_may_be_said_besides(
    code: str,
) -> None:
    """Each of the ten with its number (M31)."""
    ten, besides = listed("welcome", club(game(1, 2)), code).parts

    assert [f"☐ {number}" for number in range(1, 11)] == [row[0] for row in ten.rows]
    assert all(words for row in (*ten.rows, *besides.rows) for words in row)


def test_a_short_list_is_printed_larger_and_a_long_one_stays() -> None:
    """Ten players fill more of the page; what is too long for one page keeps the usual print."""
    sizes = [listed("numbers", registration(1, many)).size for many in (10, 40, 150)]

    assert (15, 11) == (sizes[0], sizes[2])
    assert 11 <= sizes[1] < 15


def test_a_column_without_anything_is_left_out() -> None:
    """Clubs, where nobody has one; but not what is to be filled in by hand."""
    event = club(game(1, 2))
    nobody = replace(event, players=tuple(replace(p, club="", city="") for p in event.players))

    assert "Club" not in [each.heading for each in listed("standings", nobody).columns]
    assert "Result" in [each.heading for each in listed("missing", club(game(1, 2, None))).columns]


def test_federation_numbers_are_listed_where_there_are_any() -> None:
    """The column is not empty for nothing."""
    event = club(game(1, 2))
    known = (replace(event.players[0], federation_id="12345", rating=2100), *event.players[1:])

    assert "Federation no." not in [each.heading for each in listed("numbers", event).columns]
    sheet = listed("numbers", replace(event, players=known))
    assert ["12345", "", "", ""] == column(sheet, "Federation no.")
    assert "2100" in column(listed("registration", replace(event, players=known)), "Rating")


@pytest.mark.parametrize(
    ("event", "options", "tables"),
    [
        (Event(), Options(), 1),
        (quebec_event(0), Options(), 19),
        (quebec_event(3), Options(), 19),
        (quebec_event(3), Options(count=30), 30),
        (club(replace(game(1, 2), table=40)), Options(), 40),
        (club(replace(game(1, 2), table=None)), Options(), 1),
    ],
)
def test_there_is_a_card_for_each_table(event: Event, options: Options, tables: int) -> None:
    """As many as wanted, else as are needed; one at least."""
    sheet = REPORTS["table-numbers"].maker(event, speech("en"), options)

    assert isinstance(sheet, TableNumbers)
    assert list(range(1, tables + 1)) == list(sheet.numbers)
    assert f"<b>{tables}</b>" in sheet.to_html()


@pytest.mark.parametrize(
    ("event", "options", "tables"),
    [
        (quebec_event(0), Options(), [*range(1, 7), *range(8, 13), *range(14, 22)]),
        (Event(), Options(count=7), [1, 2, 3, 4, 5, 6, 8]),
        (Event(), Options(count=0), []),
        (club(replace(game(1, 2), table=13)), Options(), [*range(1, 7), *range(8, 14)]),
        (club(replace(game(1, 2), table=15)), Options(), [*range(1, 7), *range(8, 13), 14, 15]),
    ],
)
def test_tables_that_are_not_used_have_no_card(
    event: Event, options: Options, tables: list[int]
) -> None:
    """Unless a board stands there all the same: the director put it there."""
    settings = replace(event.settings, tables_unused=(7, 13))
    event = replace(event, settings=settings)
    sheet = REPORTS["table-numbers"].maker(event, speech("en"), options)

    assert isinstance(sheet, TableNumbers)
    assert tables == list(sheet.numbers)


def test_cards_stand_eight_on_a_page_or_two() -> None:
    """The last page has what is left."""
    for large, sizes in ((False, [8, 8, 3]), (True, [2] * 9 + [1])):
        sheet = REPORTS["table-numbers"].maker(quebec_event(3), speech("fr"), Options(large=large))

        assert isinstance(sheet, TableNumbers)
        assert sizes == [len(page) for page in sheet.pages]
        assert ("Numéros des tables", "table-numbers") == (sheet.title, sheet.which)
