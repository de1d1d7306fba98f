"""OpenGotha's files become events and workbooks, with the scores and places they had there."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from lxml import etree

from nigiri.domain.model.event import Apart, Event, Outcome, Result
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.units import Rank
from nigiri.domain.rules import rule_set
from nigiri.domain.scores.scores import final_score
from nigiri.errors import WrongUse
from nigiri.exchange.opengotha.read import fits, read
from nigiri.exchange.opengotha.write import write
from nigiri.messages.message import said
from tests.completed import completed
from tests.conformance import SHARED, Report, compare_event
from tests.exchange.events import small
from tests.exchange.gotha import file_of
from tests.sample import sampled
from tests.survive import survive

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Player

DATA = Path(__file__).parents[1] / "data" / "scores"
#: One real file, and all others where they are at hand.
REAL = [*Path(__file__).parents[1].glob("data/exchange/*.xml"),
        *(SHARED.parent / "files").glob("*.xml")]  # fmt: skip
EVENTS = sorted(DATA.glob("*.json"))
#: Criteria that go by the McMahon score: in a Swiss here the victories are the score.
BY_SCORE = {"MMS", "SOSM", "SOSM-1", "SOSM-2", "SODOSM", "SOSOSM", "CUSSM"}

PLAYERS = (
    (
        '<Player name="Le Goff" firstName="Ann" rank="3D" rating="2310" club="Mtl" country="CA" '
        'egfPin="16250531" ffgLicence="1800226" agaId="10233" agaExpirationDate="5/31/2026" '
        'participating="11111111111111111111" registeringStatus="FIN" grade=" 3D"/>'
    ),
    (
        '<Player name="Ota" firstName="Ben" rank="2D" rating="2190" smmsCorrection="-1" '
        'participating="10111111111111111111"/>'
    ),
    '<Player name="Roy" firstName="Cho" rank="8K" ratingOrigin="INI" rating="1300"/>',
    '<Player name="Ito" firstName="Dee" rank="25K" registeringStatus="PRE"/>',
)
GAMES = (
    (
        '<Game roundNumber="1" tableNumber="1" whitePlayer="LEGOFFANN" blackPlayer="OTABEN" '
        'handicap="0" result="RESULT_WHITEWINS"/>'
    ),
)
GENERAL = 'numberOfRounds="3" genMMBar="2D" genMMFloor="20K" genMMZero="30K"'


PARTS: Mapping[str, Any] = {
    "players": PLAYERS, "games": GAMES, "byes": "", "general": GENERAL,
    "placement": ("MMS", "SOSM"), "more": "",
}  # fmt: skip


def xml(**changed: Any) -> bytes:  # noqa: ANN401 -- a text, or several
    """Return a file of three who play and one who is only announced; changed -- parts of it."""
    parts = {**PARTS, **changed}
    criteria = "".join(f'<PlacementCriterion name="{name}"/>' for name in parts["placement"])
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<Tournament dataVersion="201"><Players>{"".join(parts["players"])}</Players>
<Games>{"".join(parts["games"])}</Games>{parts["byes"]}
<TournamentParameterSet>
<GeneralParameterSet {parts["general"]}>{"".join(parts["more"])}</GeneralParameterSet>
<PlacementCriteria>{criteria}</PlacementCriteria></TournamentParameterSet></Tournament>""".encode()


def event(**changed: Any) -> Event:  # noqa: ANN401 -- as `xml` takes it
    """Return the event of such a file."""
    return read(xml(**changed)).event


def told(**changed: Any) -> tuple[str, ...]:  # noqa: ANN401
    """Return what such a file leaves out."""
    return read(xml(**changed)).left_out


def called(found: Event, given: str) -> Player:
    """Return the player of that given name."""
    return next(player for player in found.players if player.given == given)


@pytest.mark.parametrize("path", EVENTS, ids=lambda path: path.stem)
def test_a_played_event_has_the_scores_and_places_it_had_there(path: Path) -> None:
    """After every round, for everybody; in a Swiss the victories are the only score."""
    assert_as_there(json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.long
@pytest.mark.skipif(not SHARED.exists(), reason="needs the events beside the checkout")
@pytest.mark.parametrize("path", sorted(SHARED.glob("*.json")), ids=lambda path: path.stem)
def test_every_reference_event_has_the_scores_and_places_it_had_there(path: Path) -> None:
    """And it comes through a workbook and out again as it was."""
    data = json.loads(path.read_text(encoding="utf-8"))

    assert_as_there(data)
    survive(file_of(data), path.name)


def assert_as_there(data: dict[str, Any]) -> None:
    """Compare the event of a file with the values that OpenGotha computes."""
    found = read(file_of(data)).event
    numbers = {
        each["id"]: player.number
        for each in data["players"]
        for player in found.players
        if player.family == f"Player {each['id']}"
    }
    whole: Mapping[str, Any] = {**completed(data), "numbers": numbers, "expected": data["expected"]}
    report = Report()
    compare_event(whole, found, report)
    excused = BY_SCORE if found.settings.start_rule == "none" else set()

    assert [] == [
        words for code, all_ in report.different.items() for words in all_ if code not in excused
    ]
    assert report.agree["NBW"]


@pytest.mark.parametrize("path", sampled(EVENTS, EVENTS[::3]), ids=lambda path: path.stem)
def test_nothing_is_lost_through_a_workbook_and_out_again(path: Path) -> None:
    """Players, games, byes, absences and settings; the second file is the first, byte for byte.

    A third of the events every time.
    """
    data = file_of(json.loads(path.read_text(encoding="utf-8")))
    found = survive(data, path.name).event

    assert write(read(write(found).data).event).data == write(found).data


@pytest.mark.parametrize("path", sampled(sorted(REAL), REAL[:1]), ids=lambda path: path.name)
def test_real_files_come_through_a_workbook_and_out_again(path: Path) -> None:
    """Of several versions, with teams, categories and absences; that which lies here every time."""
    found = survive(path.read_bytes(), path.name).event

    assert found.rounds
    assert fits(path.read_bytes())


def test_players_keep_their_numbers_in_federations_and_their_ratings() -> None:
    """Three numbers stand in one cell; a rating that only repeats the rank is none."""
    found = event()
    ann, cho = called(found, "Ann"), called(found, "Cho")

    assert "EGF 16250531, FFG 1800226, AGA 10233" == ann.federation_id
    assert "2026-05-31" == str(ann.expires)
    assert (2310, None) == (ann.rating, cho.rating)
    assert ("Mtl", "CA", Rank(3)) == (ann.club, ann.country, ann.rank)


def test_numbers_are_given_by_strength_and_not_to_who_is_only_announced() -> None:
    """Ann, Ben and Cho are there; Dee is not, until she has a seat."""
    seat = '<Game roundNumber="1" whitePlayer="ROYCHO" blackPlayer="ItoDee" result="?"/>'
    seated = event(games=(*GAMES, seat))

    assert [1, 2, 3, None] == [player.number for player in event().players]
    assert [True, True, True, False] == [player.here for player in event().players]
    assert 4 == called(seated, "Dee").number


def test_absences_and_corrections_are_kept() -> None:
    """Ben is out in round 2; he starts a point below the bar, which is *Other start*."""
    found = event()
    ben = called(found, "Ben")

    assert {2} == ben.out
    assert [62, 60, 44] == [final_score(replace(found, rounds=()), n) for n in found.by_number]
    assert (None, 60) == (called(found, "Ann").start, ben.start)


def test_who_plays_is_not_out() -> None:
    """Whatever the marks of participation say."""
    players = (PLAYERS[0], PLAYERS[1].replace('"1011', '"0111'), *PLAYERS[2:])

    assert frozenset() == called(event(players=players), "Ben").out


@pytest.mark.parametrize(
    ("word", "result"),
    [
        ("RESULT_WHITEWINS", Result(Outcome.WHITE)),
        ("RESULT_BLACKWINS_BYDEF", Result(Outcome.BLACK, by_default=True)),
        ("RESULT_EQUAL", Result(Outcome.JIGO)),
        ("RESULT_BOTHWIN", Result(Outcome.BOTH)),
        ("RESULT_BOTHLOSE", Result(Outcome.NONE)),
        ("RESULT_BOTHLOOSE_BYDEF", Result(Outcome.NONE, by_default=True)),
        ("RESULT_UNKNOWN", None),
        ("", None),
    ],
)
def test_results_are_read_by_their_words(word: str, result: Result | None) -> None:
    """Pairgoth spells one otherwise; what nobody knows is a game without result."""
    game = GAMES[0].replace("RESULT_WHITEWINS", word)

    assert result == event(games=(game,)).rounds[0].games[0].result


def test_seats_that_cannot_be_are_told_and_left_out() -> None:
    """Strangers, a second seat, oneself, no round; the rest is played."""
    odd = (
        '<Game roundNumber="1" whitePlayer="ROYCHO" blackPlayer="NOBODY"/>',
        '<Game roundNumber="1" whitePlayer="ROYCHO" blackPlayer="OTABEN"/>',
        '<Game roundNumber="2" whitePlayer="ROYCHO" blackPlayer="ROYCHO"/>',
        '<Game roundNumber="0" whitePlayer="ROYCHO" blackPlayer="OTABEN"/>',
        '<Game roundNumber="21" whitePlayer="ROYCHO"/>',
    )
    found = read(xml(games=(*GAMES, *odd)))

    assert 1 == len(found.event.rounds)
    assert (
        "Games and byes of players who are not in its list: round 1: ROYCHO - NOBODY.",
        (
            "Games and byes of players who have a seat in that round already: "
            "round 1: ROYCHO - OTABEN."
        ),
        "Games against oneself: round 2: ROYCHO - ROYCHO.",
        "Games and byes outside rounds 1 to 20: round 0: ROYCHO - OTABEN; round 21: ROYCHO - ?.",
    ) == found.left_out


def test_byes_stand_where_pairgoth_writes_them_too() -> None:
    """In an element of the same name, with the key in any letters."""
    byes = '<ByePlayer><ByePlayer player="Roycho" roundNumber="1"/></ByePlayer>'

    assert (3,) == event(byes=byes).rounds[0].byes


def test_keys_with_other_accents_mean_the_same_player() -> None:
    """Old files have keys without accents."""
    players = ('<Player name="Émile" firstName="Noé" rank="5K"/>', *PLAYERS)
    game = '<Game roundNumber="1" whitePlayer="EMILENOE" blackPlayer="ROYCHO"/>'

    assert 2 == len(event(players=players, games=(*GAMES, game)).rounds[0].games)


def test_one_name_twice_gets_a_number() -> None:
    """Games are those of the first; accents and capitals make no other name."""
    players = (*PLAYERS, PLAYERS[2], '<Player name="RÔY" firstName="Cho" rank="9K"/>')
    found = read(xml(players=players))

    assert ["Roy, Cho", "Roy, Cho (2)", "RÔY, Cho (3)"] == sorted(
        player.name for player in found.event.players if player.given.startswith("Cho")
    )
    assert (
        "Names that are there twice got a number: Roy, Cho (2); RÔY, Cho (3).",
    ) == found.left_out


@pytest.mark.parametrize(
    ("given", "rank", "words"),
    [
        ('rank=" 4K"', "4k", ""),
        ('rank="1P"', "7d", "Ranks that are not 30k to 9d: "),
        ('rank="6p"', "8d", "Ranks that are not 30k to 9d: "),
        ('rank="35K"', "30k", "Ranks that are not 30k to 9d: "),
        ('grade="5K"', "5k", "Ranks that are missing or not understood: "),
        ('rank="?" rating="2050"', "1d", "Ranks that are missing or not understood: "),
        ("", "30k", "Ranks that are missing or not understood: "),
        ('rank="5K" grade="4K"', "5k", "Official ranks that differ from the rank played at: "),
    ],
)
def test_ranks_are_understood_as_far_as_they_go(given: str, rank: str, words: str) -> None:
    """By the grade, or the rating, where they cannot be read; and that is told."""
    found = read(xml(players=(*PLAYERS, f'<Player name="Umi" firstName="Eva" {given}/>')))

    assert rank == str(called(found.event, "Eva").rank)
    assert [words] * bool(words) == [each[: len(words)] for each in found.left_out if words]


def test_ratings_on_the_old_scale_are_raised_whatever_the_version() -> None:
    """Where all lie far below their ranks; then it is told."""
    players = tuple(
        f'<Player name="P{n}" firstName="X" rank="{rank}" rating="{rating}"/>'
        for n, (rank, rating) in enumerate((("1D", 50), ("2K", -150), ("9K", -850)))
    )
    found = read(xml(players=players, games=()))

    assert [2100, 1900, 1200] == [player.rating for player in found.event.players]
    assert ("Its ratings are on an old scale; 2050 were added to each.",) == found.left_out


def test_ratings_that_stand_for_none_do_not_make_the_others_old() -> None:
    """-900 of INI is the lowest there is: nobody's rating, whatever the rank."""
    rows = (
        ("9K", -900, "INI"),
        ("8K", -900, "INI"),
        ("7K", -900, "INI"),
        ("3K", 1800, "EGF : 1800"),
    )
    players = tuple(
        f'<Player name="P{n}" firstName="X" rank="{rank}" rating="{rating}" ratingOrigin="{of}"/>'
        for n, (rank, rating, of) in enumerate(rows)
    )
    found = read(xml(players=players, games=()))

    assert {1800, None} == {player.rating for player in found.event.players}
    assert () == found.left_out


@pytest.mark.parametrize(
    ("placement", "rating"), [(("MMS", "Rating"), 1300), (("MMS", "SOSM"), None)]
)
def test_a_rating_that_follows_from_the_rank_counts_where_ratings_decide_places(
    placement: tuple[str, ...], rating: int | None
) -> None:
    """Else it is none: OpenGotha gives one to everybody."""
    assert rating == called(event(placement=placement), "Cho").rating


def test_the_scale_of_start_scores_is_that_of_the_file() -> None:
    """30 kyu counts 0, so a 3 dan at the bar of 2 dan starts with 31."""
    found = event(games=())

    assert (Rank(2), Rank(-19), Rank(-29)) == (
        found.settings.bar, found.settings.floor, found.settings.zero,
    )  # fmt: skip
    assert [Rank(2), Rank(-29)] == [section.lowest for section in found.sections]


def test_victories_first_make_a_swiss() -> None:
    """All start with nothing, whatever was corrected."""
    swiss = read(xml(placement=("NBW", "SOSW", "NULL")))
    mixed = read(xml(placement=("NBW", "SOSM")))

    assert ("none", "swiss", ("SOSW",)) == (
        swiss.event.settings.start_rule,
        swiss.event.settings.rules,
        swiss.event.settings.tiebreaks,
    )
    assert ("Corrected start scores of 1 player: all start with 0.",) == swiss.left_out
    assert "bar" == mixed.event.settings.start_rule
    assert mixed.left_out[0].startswith("That players are paired by wins: ")


def test_criteria_that_are_not_known_are_told() -> None:
    """And what cannot come first comes behind the score."""
    found = read(xml(placement=("STS", "Rating", "MMS")))

    assert ("MMS", ("RATING",)) == (found.event.settings.first, found.event.settings.tiebreaks)
    assert (
        "The criterion STS of the places, which is not known here.",
        "That RATING decides the places first: here MMS comes before it.",
    ) == found.left_out


CATEGORIES = '<Categories><Category number="1" lowerLimit="{}"/></Categories>'


def test_categories_are_the_sections_where_they_can_be() -> None:
    """In a Swiss, at the bar, or where nobody's grade counts; else they are told."""
    swiss = event(placement=("CAT", "NBW"), more=CATEGORIES.format("1K"))
    at_the_bar = event(placement=("CAT", "MMS"), more=CATEGORIES.format("2D"))
    flat = GENERAL.replace("2D", "30K").replace("20K", "30K")
    equal = event(placement=("CAT", "MMS"), more=CATEGORIES.format("1K"), general=flat)
    elsewhere = told(placement=("CAT", "MMS"), more=CATEGORIES.format("5K"))

    assert [Rank(0), Rank(-29)] == [section.lowest for section in swiss.sections]
    assert ["sections"] * 3 == [e.settings.ranked_by for e in (swiss, at_the_bar, equal)]
    assert ("sections", [0, 0]) == (
        equal.settings.start_rule, [section.start for section in equal.sections],
    )  # fmt: skip
    assert (
        "The categories, down to 5k: kept for its file; here section 1 is the top group.",
    ) == elsewhere


@pytest.mark.parametrize(
    ("general", "words"),
    [
        ('basicTime="60" complementaryTimeSystem="STDBYOYOMI" stdByoYomiTime="30"',
         "60 min + 30 s byo-yomi"),
        (('basicTime="60" complementaryTimeSystem="CANBYOYOMI" canByoYomiTime="300" '
         'nbMovesCanTime="15"'), "60 min + 15/5"),
        ('basicTime="45" complementaryTimeSystem="FISCHER" fischerTime="10"',
         "45 min + 10 s Fischer"),
        ('basicTime="40" complementaryTimeSystem="SUDDENDEATH"', "40 min sudden death"),
        ("", ""),
    ],
)  # fmt: skip
def test_time_limits_become_words(general: str, words: str) -> None:
    """That are read again when the event is written."""
    found = event(general=f"{GENERAL} {general}")

    assert words == found.settings.time_limits
    assert found.settings == read(write(found).data).event.settings


def test_days_and_places_are_kept() -> None:
    """Days that are none stay what they are."""
    days = 'beginDate="2026-05-16" endDate="2026-05-17" location="Lyon, FR" name="Open"'
    found = event(general=f"{GENERAL} {days}").settings
    odd = event(general=f'{GENERAL} beginDate="soon"').settings

    assert ("2026-05-16 - 2026-05-17", "Lyon, FR", "Open") == (found.dates, found.place, found.name)
    assert "soon" == odd.dates


def test_choices_of_the_draw_become_settings() -> None:
    """As far as there is a word for them; the rest stays as usual there."""
    pairing = (
        '<PairingParameterSet paiMaSeedSystem1="SPLITANDFOLD" paiMaSeedSystem2="SPLITANDSLIP" '
        'paiMaLastRoundForSeedSystem1="1" paiMaDUDDUpperMode="BOT" paiMaDUDDLowerMode="TOP" '
        'paiMaCompensateDUDD="false" paiSeMinimizeHandicap="1000000000000" '
        'paiSePreferMMSDiffRatherThanSameClub="2" paiSePreferMMSDiffRatherThanSameCountry="2" '
        'paiSeNbWinsThresholdActive="false"/>'
    )
    found = event(more=pairing).settings

    assert ("fold", "slide", 1) == (found.pattern, found.pattern_after, found.pattern_until)
    assert ("bottom", "top") == (found.float_down, found.float_up)
    assert ("title", "score", "apart", "handicap", "floats") == found.criteria[:5]
    assert ((Apart("club"), Apart("country")), 2, (), "bar, 4d") == (
        found.keep_apart, found.apart_gap, found.apart_free, found.thresholds,
    )  # fmt: skip
    assert "allowed" == found.rematches
    assert () == event(more='<PairingParameterSet paiSeAvoidSameGeo="0"/>').settings.keep_apart


def test_what_no_setting_decides_goes_back_as_it_came() -> None:
    """Parameters of its pairing and its display, groups of clubs, categories; country and club."""
    pairing = (
        '<PairingParameterSet paiMaAdditionalPlacementCritSystem1="Rating" '
        'paiMaAdditionalPlacementCritSystem2="Rating" paiMaAvoidMixingCategories="200" '
        'paiSeAvoidSameGeo="100000000000" paiSePreferMMSDiffRatherThanSameClub="3" '
        'paiSePreferMMSDiffRatherThanSameCountry="1" '
        'paiSePreferMMSDiffRatherThanSameClubsGroup="2"/>'
    )
    display = '<DPParameterSet showPlayerGrade="false" gameFormat="short"/><PublishParameterSet/>'
    groups = '<ClubsGroups><ClubsGroup name="Rhône"><Club name="Lyon"/><Club name="Vienne"/>'
    categories = '<Category number="1" lowerLimit="5K"/><Category number="2" lowerLimit="15K"/>'
    more = f"{categories}{groups}</ClubsGroup></ClubsGroups>{pairing}{display}"
    general = f'{GENERAL} shortName="abc" bInternet="true" name="Open"'
    found = event(placement=("MMS", "SOSM"), general=general, more=more)
    again = write(found).data
    root = etree.fromstring(again)

    def attribute(tag: str, name: str) -> str | None:
        return next(root.iter(tag)).get(name)

    assert ("Rating", "Rating", "200", "2") == tuple(
        attribute("PairingParameterSet", f"pai{name}") for name in (
            "MaAdditionalPlacementCritSystem1", "MaAdditionalPlacementCritSystem2",
            "MaAvoidMixingCategories", "SePreferMMSDiffRatherThanSameClubsGroup",
        )
    )  # fmt: skip
    assert ("false", "short") == tuple(
        attribute("DPParameterSet", name) for name in ("showPlayerGrade", "gameFormat")
    )
    assert ("abc", "true", "3") == tuple(
        attribute("GeneralParameterSet", name)
        for name in ("shortName", "bInternet", "numberOfCategories")
    )
    assert ["5K", "15K"] == [each.get("lowerLimit") for each in root.iter("Category")]
    assert ["Lyon", "Vienne"] == [each.get("name") for each in root.iter("Club")]
    assert read(again).event.settings == found.settings
    assert (3, 1) == (found.settings.gap_of("club"), found.settings.gap_of("country"))


@pytest.mark.parametrize("words", ["", "nothing", "a=b; =; x=; clubs =;;", "showPlayerGrade"])
def test_words_that_are_none_of_its_parameters_are_ignored(words: str) -> None:
    """A director may type there what he likes."""
    plain = event()
    typed = replace(plain, settings=replace(plain.settings, kept=words))

    assert (
        write(replace(plain, settings=replace(plain.settings, kept=""))).data == write(typed).data
    )


def test_what_has_no_place_is_told() -> None:
    """Teams of nobody, clubs in groups, colours that nobody knows, another board, the internet."""
    unknown = GAMES[0].replace("<Game ", '<Game knownColor="false" ')
    assert 'handicap="0"' in unknown, "an even game is open instead"
    games = (unknown.replace('handicap="0"', 'handicap="2"'),)
    general = f'{GENERAL} size="17" bInternet="true" shortName="abc" name="Open"'
    more = "<Teams><Team/><Team/></Teams><ClubsGroup/>"

    assert {
        "The board's size of 17: here it is 19.",
        "That the colours of 1 handicap game are not known.",
        "Teams without players: Team 1; Team 2.",
        "1 group of clubs: kept for its file, draws here do not use them.",
    } == {*told(games=games, general=general, more=more)}


def test_settings_that_cannot_be_are_told() -> None:
    """Words for numbers, numbers out of bounds, ranks and switches that are none."""
    general = (
        'numberOfRounds="25" komi="abc" genMMBar="top" genMMS2ValueBye="999" '
        'genRoundDownNBWMMS="maybe"'
    )
    (words,) = told(general=general)

    assert (
        "Settings that are not possible as they are there: numberofrounds is 25, here 20; "
        "genmms2valuebye is 999, here 40; genrounddownnbwmms is maybe, here as usual; genmmbar is "
        "top, here as usual; komi is abc, here as usual."
    ) == words
    assert 15 == event(general=general).settings.komi_even
    assert f"{words.split(':')[0]}: komi is 9999, here as usual." in told(general='komi="9999"')


def test_ratings_and_corrections_that_are_no_numbers_are_told() -> None:
    """With the player's name."""
    player = PLAYERS[1].replace('"-1"', '"low"').replace('"2190"', '"2d"')

    assert ("Not a number: Ota, Ben, rating 2d; Ota, Ben, smmscorrection low.",) == told(
        players=(PLAYERS[0], player)
    )


def test_more_rounds_than_announced_are_told() -> None:
    """The event then has as many as were played."""
    game = GAMES[0].replace('roundNumber="1"', 'roundNumber="5"')
    found = read(xml(games=(*GAMES, game)))

    assert (5, 5) == (found.event.settings.rounds, len(found.event.rounds))
    assert ("Its number of rounds is 3, but 5 are played in it.",) == found.left_out


def test_tables_and_handicaps_that_cannot_be_are_told() -> None:
    """A table that is named twice has no number, nine stones are the most."""
    other = GAMES[0].replace("LEGOFFANN", "ROYCHO").replace("OTABEN", "ITODEE")
    found = read(xml(games=(*GAMES, other.replace('handicap="0"', 'handicap="12"'))))

    assert [1, None] == [game.table for game in found.event.rounds[0].games]
    assert [0, 9] == [game.handicap for game in found.event.rounds[0].games]
    assert ["Tables that are used twice in a round: ", "Handicaps that are not 0 to 9: "] == [
        sentence.partition("round 1")[0] for sentence in found.left_out
    ]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"<Tournament><Players/></Tournament>", "neither players nor settings"),
        (b"<html><body>Tournament</body></html>", "neither players nor settings"),
        (xml()[:900], "cut off"),
    ],
)
def test_what_is_no_tournament_is_refused_with_a_sentence(data: bytes, words: str) -> None:
    """Other XML, and half a file."""
    with pytest.raises(WrongUse, match=words):
        read(data)


def test_a_list_of_a_whole_country_is_refused() -> None:
    """A workbook holds three thousand players."""
    players = tuple(f'<Player name="P{n}" firstName="X" rank="5K"/>' for n in range(3001))

    with pytest.raises(WrongUse, match="3001 players"):
        read(xml(players=players, games=()))


def test_weights_that_are_not_the_usual_ones_are_told() -> None:
    """Those of older versions are usual; there the criteria have weights, here an order."""
    data = write(small()).data.decode()
    other = data.replace('paiMaDUDDWeight="100000000"', 'paiMaDUDDWeight="7"')
    older = data.replace('paiBaBalanceWB="1000000"', 'paiBaBalanceWB="1000"')
    told = [
        [line for line in read(each.encode()).left_out if "paiMa" in line or "paiBa" in line]
        for each in (other, older, data)
    ]
    assert read(older.encode()).left_out == read(data.encode()).left_out

    assert [1, 0, 0] == [*map(len, told)]
    assert told[0][0].endswith("one criterion comes before the other: paiMaDUDDWeight 7.")


def test_what_a_rule_set_has_and_the_file_has_no_word_for_is_told_in_words() -> None:
    """The host and criteria of the draw; that all rounds are of one system is nothing to tell."""
    event = Event(replace(rule_set("opengotha").defaults, host="Berlin"), ())
    settings = replace(event.settings, systems=(RoundSystem("mcmahon"), RoundSystem()))
    file = write(replace(event, settings=settings))
    told = {said(each, "en") for each in file.not_sent}

    assert "The host." in told
    assert any(each.startswith("Criteria of the draw: paired down or up twice, ") for each in told)
    assert "The systems of single rounds." not in told
