"""Events with odd things in them are read as far as they go, or left out with a sentence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.domain.model.event import Apart, Settings
from nigiri.domain.model.units import Rank
from nigiri.domain.scores.scores import pairing_score
from tests.drawn import changes, main, redrawn
from tests.opengotha import NotAnEvent, Story, read_folder, read_story, story_of

if TYPE_CHECKING:
    from pathlib import Path

#: Three rounds of a file that tells nothing but who met whom; in the second nobody played.
BARE: dict[str, Any] = {
    "name": "bare",
    "players": [{"id": name} for name in ("Ann", "Ben", "Cho", "Dee", "Eva")],
    "games": [
        {"round": 1, "white": "Ann", "black": "Ben"},
        {"round": 1, "white": "Cho", "black": "Dee"},
        {"round": 3, "white": "Ann", "black": "Cho"},
        {"round": 3, "white": "Ben", "black": "Dee"},
    ],
}

XML = """<?xml version="1.0" encoding="UTF-8"?>
<Tournament dataVersion="201">
  <Players>
    <Player name="Le Goff" firstName="Ann" rank="3D" rating="2310" club="Mtl" country="CA"
      participating="11"/>
    <Player name="Ota" firstName="Ben" rank="2D" rating="2190" club="Mtl" country="CA"
      participating="10" smmsCorrection="-1"/>
    <Player name="Roy" firstName="Cho" rank="8K" rating="0"/>
  </Players>
  <Games>
    <Game roundNumber="1" tableNumber="1" whitePlayer="LeGoffAnn" blackPlayer="OTABEN"
      handicap="0" result="RESULT_WHITEWINS_BYDEF"/>
    <Game roundNumber="2" tableNumber="1" whitePlayer="LEGOFFANN" blackPlayer="ROYCHO"
      handicap="0" result="RESULT_UNKNOWN"/>
  </Games>
  <ByePlayer><ByePlayer player="RoyCho" roundNumber="1"/></ByePlayer>
  <TournamentParameterSet>
    <GeneralParameterSet numberOfRounds="2" genMMBar="1D" genMMFloor="20K" genMMZero="30K"
      genMMS2ValueAbsent="0" genRoundDownNBWMMS="false"/>
    <HandicapParameterSet hdBasedOnMMS="true" hdCeiling="9" hdCorrection="1"/>
    <PlacementCriteria><PlacementCriterion name="MMS"/>{placement}</PlacementCriteria>
    <PairingParameterSet {pairing}/>
  </TournamentParameterSet>
</Tournament>"""

PAIRING = (
    'paiMaSeedSystem1="SPLITANDRANDOM" paiMaSeedSystem2="SPLITANDFOLD" '
    'paiMaLastRoundForSeedSystem1="1" paiMaDUDDUpperMode="BOT" paiMaDUDDLowerMode="TOP" '
    'paiMaCompensateDUDD="true" paiSeAvoidSameGeo="100" paiSePreferMMSDiffRatherThanSameClub="3" '
    'paiSePreferMMSDiffRatherThanSameCountry="1" paiSeBarThresholdActive="true" '
    'paiSeRankThreshold="2D" paiSeNbWinsThresholdActive="true"'
)


def xml(folder: Path, placement: str = "", pairing: str = PAIRING) -> Story:
    """Return the event above with other choices, read from a file."""
    criteria = f'<PlacementCriterion name="{placement}"/>' if placement else ""
    path = folder / "event.xml"
    path.write_text(XML.format(placement=criteria, pairing=pairing), encoding="utf-8")
    return read_story(path)


def bare(**changed: object) -> Story:
    """Return the bare event with other keys."""
    return story_of({**BARE, **changed})


def test_what_a_file_leaves_out_is_taken_as_usual() -> None:
    """Ids that are names become numbers, ranks the weakest; a round without games is no mistake."""
    story = bare()

    assert [1, 2, 3, 4, 5] == [player.number for player in story.event.players]
    assert {Rank.parse("30k")} == {player.rank for player in story.event.players}
    assert [2, 0, 2] == [len(round_.games) for round_ in story.rounds]
    assert [1, 3] == [each.number for each in redrawn(story)]


def test_a_rank_that_cannot_be_read_follows_from_the_rating() -> None:
    """1 dan begins at 2050; the start score is the rank between floor and bar, above zero."""
    players = [
        {"id": 1, "rank": "1p", "rating": 2050},
        {"id": 2, "rank": None, "rating": 2049},
        {"id": 3, "rank": "9d", "correction": 1},
        {"id": 4, "rating": 9999},
        {"id": 5, "rating": -9999},
    ]
    story = bare(players=players, games=[])

    assert ["1d", "1k", "9d", "9d", "30k"] == [str(player.rank) for player in story.event.players]
    assert [60, 58, 68, 66, 20] == [player.start for player in story.event.players]


def test_seats_of_strangers_and_second_seats_are_left_out_and_counted() -> None:
    """Nobody is both White and Black, twice in a round, or has a bye beside a game."""
    odd = [
        {"round": 1, "white": "Ann", "black": "Eva"},
        {"round": 1, "white": "Eva", "black": "Eva"},
        {"round": 2, "white": "Eva", "black": "Nobody"},
        {"round": 2, "white": "Eva"},
        {"white": "Ann", "black": "Eva"},
    ]
    byes = [{"round": 1, "player": name} for name in ("Ann", "Eva", "Nobody")]
    story = bare(games=[*BARE["games"], *odd], byes=byes)

    assert 7 == story.strangers
    assert [2, 0, 2] == [len(round_.games) for round_ in story.rounds]
    assert (5,) == story.rounds[0].byes


def test_what_is_of_another_kind_is_as_good_as_missing() -> None:
    """A word for a number, a list for a word; a round that no event has."""
    odd = {"round": 100, "white": "Ann", "black": "Ben"}
    settings = {"handicap_correction": "one", "placement": 7, "bye_mms": None}
    games = [{**game, "handicap": [], "result": 0} for game in BARE["games"]]
    story = bare(games=[*games, odd], settings=settings, rounds_played=100_000, rounds="three")

    assert (1, 3) == (story.strangers, story.event.settings.rounds)
    assert 99 == len(story.rounds)
    assert bare().event.settings == story.event.settings


def test_several_byes_in_a_round_are_as_many_byes() -> None:
    """They are not drawn, nor does anybody else sit out for them."""
    byes = [{"round": 3, "player": "Cho"}, {"round": 3, "player": "Ann"}]
    story = bare(games=[BARE["games"][0], BARE["games"][3]], byes=byes)

    assert [2, 2] == [each.players for each in redrawn(story)]


def test_a_file_that_is_no_event_is_left_out_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The others of its folder are read all the same."""
    texts = {
        "a.json": "[]",
        "b.json": "{",
        "c.json": '{"players": [{"rank": "1d"}]}',
        "d.xml": "<Tournament>",
        "e.json": json.dumps(BARE),
        "f.txt": "no event",
    }  # fmt: skip
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")

    stories, sentences = read_folder(tmp_path)

    assert ["bare"] == [story.name for story in stories]
    assert ["a.json", "b.json", "c.json", "d.xml"] == [s.split()[0] for s in sentences]
    assert 0 == main([str(tmp_path), "--brief"])
    assert sentences == capsys.readouterr().out.splitlines()[-4:]


def test_a_bye_may_count_any_half_points() -> None:
    """Four points for Ann's in round 2; the others were not assigned."""
    story = bare(settings={"bye_mms": 4}, byes=[{"round": 2, "player": "Ann"}])
    before, after = (
        [pairing_score(story.event, player, number) for player in story.event.by_number]
        for number in (2, 3)
    )

    assert [8, 0, 0, 0, 0] == [
        later - earlier for earlier, later in zip(before, after, strict=True)
    ]


def test_a_folder_without_events_is_told_of(tmp_path: Path) -> None:
    """Whether it is empty or not there at all."""
    gone = tmp_path / "gone"

    assert ([], [f"{tmp_path} holds no .json or .xml file."]) == read_folder(tmp_path)
    assert ([], [f"{gone} is no folder that can be read."]) == read_folder(gone)


def test_a_missing_file_is_no_event(tmp_path: Path) -> None:
    """It is told by its name."""
    with pytest.raises(NotAnEvent, match=r"^gone\.json is left out: it cannot be read"):
        read_story(tmp_path / "gone.json")


def test_an_own_file_of_opengotha_tells_the_same(tmp_path: Path) -> None:
    """Keys in any capitals, points in halves; Ben, who is not there in round 2, gets nothing."""
    story = xml(tmp_path)
    game = story.rounds[0].games[0]

    assert [(1, 2), (1, 3)] == [round_.games[0].players for round_ in story.rounds]
    assert game.result is not None
    assert game.result.by_default
    assert [(3,), ()] == [round_.byes for round_ in story.rounds]
    assert [60, 58, 44] == [player.start for player in story.event.players[:3]]
    assert (2310, None) == (story.event.players[0].rating, story.event.players[2].rating)


def test_the_directors_choices_become_settings(tmp_path: Path) -> None:
    """As the file tells them; handicaps by score, but none for those who are 1 dan or higher."""
    own = {
        "handicap_by": "score",
        "handicap_even_above": Rank(1),
        "pattern": "halves",
        "pattern_after": "fold",
        "pattern_until": 1,
        "seeding": "number",
        "criteria": ("score", "apart", "balanced", "floats", "halves", "place", "colours"),
        "float_down": "bottom",
        "float_up": "top",
        "keep_apart": (Apart("club"),),
        "apart_gap": 3,
    }
    story = xml(tmp_path)

    assert own == story.own
    assert Settings().pattern == story.event.settings.pattern
    assert "fold" == story.chosen(own).event.settings.pattern_after


def test_choices_that_are_not_made_are_the_usual_ones(tmp_path: Path) -> None:
    """Nothing kept apart, nothing repaired, the order by the placement."""
    by_sos = xml(tmp_path, "SOSM-2", 'paiMaSeedSystem1="SPLITANDSLIP"')
    by_rating = xml(tmp_path, "Rating", 'paiMaSeedSystem1="SPLITANDSLIP"')

    assert ["SOS-2", "rating"] == [story.own["seeding"] for story in (by_sos, by_rating)]
    assert () == by_sos.own["keep_apart"]
    assert "balanced" not in str(by_sos.own["criteria"])
    only = {"handicap_by": "score", "handicap_even_above": Rank(1)}
    assert only == xml(tmp_path, pairing="").own


def test_settings_are_read_by_their_kind() -> None:
    """Words, numbers, lists, what is kept apart, nothing."""
    texts = "pattern=fold apart_gap=2 pattern_until= criteria=score,colours keep_apart=city"

    assert {
        "pattern": "fold",
        "apart_gap": 2,
        "pattern_until": None,
        "criteria": ("score", "colours"),
        "keep_apart": (Apart("city"),),
    } == changes(texts.split())


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("colour=blue", "There is no setting 'colour'; there is "),
        ("rounds=many", "'many' is no value of rounds: "),
        ("criteria=luck", "There is no criterion “luck”; choose among "),
    ],
)
def test_a_wrong_setting_is_one_sentence(
    setting: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And the exit code 2."""
    assert 2 == main(["--set", setting])
    assert capsys.readouterr().err.startswith(sentence)


def test_the_own_choices_make_a_second_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Below the first one; what --set changes is changed in both."""
    xml(tmp_path)

    assert 0 == main([str(tmp_path), "--own", "--brief", "--set", "criteria=score"])
    shown = capsys.readouterr().out
    assert 2 == shown.count("Rounds in which the new draw is")
    assert "With the events' own choices" in shown
