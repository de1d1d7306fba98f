"""`simulate`: an event as it is against the same event otherwise."""

from __future__ import annotations

import pytest

from nigiri.desk.players.import_list import import_players
from nigiri.desk.simulate.simulate import Simulation, SimulationRequest, Variant, simulation
from nigiri.desk.simulate.views import SimulationViews
from nigiri.domain.model.units import Rank
from nigiri.domain.simulation.playing import simulated
from nigiri.domain.simulation.tally import Tally
from nigiri.errors import Forbidden, SheetProblems, WrongUse
from tests.desk.story import Story, begin, club, drawn, roster

FEW = 6


def asked(story: Story, then: Variant | None = None, **more: int) -> Simulation:
    """Return what is simulated: a few tournaments."""
    request = SimulationRequest(then or Variant(), **{"tournaments": FEW, **more})  # type: ignore[arg-type]
    return simulation(story.workbook, request)


def told(story: Story, then: Variant | None = None, **more: int) -> SimulationViews:
    """Return what the tournaments showed."""
    prepared = asked(story, then, **more)
    return SimulationViews.of(prepared, prepared.run())


@pytest.fixture(scope="module")
def hall() -> Story:
    """Return twelve players who are here, nothing drawn."""
    return club(12)


def test_an_event_alone_is_described(hall: Story) -> None:
    """Without anything otherwise there is one column, and nothing to compare."""
    found = told(hall)

    assert ("On average", "As it is") == found.measures.headings
    assert f"{FEW} tournaments of 12 players, 4 rounds" == found.measures.title
    assert 6 == len(found.measures.rows)
    assert found.facts["measures"][0]["difference"] is None
    assert ("Section", "Players", "As it is") == found.sections.headings


def test_the_same_event_is_no_different(hall: Story) -> None:
    """Whatever is set as it stands shows no difference in any tournament."""
    found = told(hall, Variant({"gap": "1"}))

    assert {"the same in every tournament"} == {row[-1] for row in found.measures.rows}
    assert ["0"] * 6 == [str(row[3])[0] for row in found.measures.rows]


def test_a_setting_is_compared(hall: Story) -> None:
    """Games are all even when handicaps are not given: a difference beyond doubt."""
    found = told(hall, Variant({"Highest handicap": "0"}))
    even = next(row for row in found.measures.rows if row[0] == "Even games")

    assert ("100.0 ± 0.0 %", "more") == (even[2], even[-1])
    assert "+" == str(even[3])[0]
    assert "Then: Highest handicap = 0." in found.measures.notes
    assert ("Section", "Players", "As it is", "Then") == found.sections.headings


def test_a_setting_goes_by_its_label_whatever_it_is_called(hall: Story) -> None:
    """The key becomes the label of the sheet."""
    found = told(hall, Variant({"handicap_cap": "0"}))

    assert "Then: Highest handicap = 0." in found.measures.notes


def test_boundaries_are_compared(hall: Story) -> None:
    """The sections stand side by side, blank where there is none."""
    found = told(hall, Variant(sections=("30k",)))
    then = found.simulation.plan.starts[1].event

    assert [Rank.parse("30k")] == [section.lowest for section in then.sections]
    assert "Then: sections down to 30k." in found.measures.notes
    assert ("Section", "Players", "As it is", "Players", "Then") == found.sections.headings
    assert found.sections.notes
    assert (None, None) == found.sections.rows[-1][3:]


def test_a_number_of_sections_is_proposed(hall: Story) -> None:
    """One is a Swiss."""
    for count in (1, 2):
        _, then = asked(hall, Variant(sections=(str(count),))).plan.starts
        assert count == len(then.event.sections)


def test_both_sides_may_be_otherwise(hall: Story) -> None:
    """Then the first is not called as it is."""
    against = Variant({"gap": "0"})
    question = SimulationRequest(Variant({"gap": "2"}), against, tournaments=FEW)
    prepared = simulation(hall.workbook, question)
    found = SimulationViews.of(prepared, prepared.run())

    assert ("First", "Then") == found.columns
    assert ("First: Gap between sections = 0.", "Then: Gap between sections = 2.") == (
        found.measures.notes[:2]
    )


def test_another_event_may_be_compared_with_this_one(hall: Story) -> None:
    """With nothing but what to compare with, the event as it is comes second."""
    question = SimulationRequest(against=Variant({"handicap_cap": "0"}), tournaments=FEW)
    prepared = simulation(hall.workbook, question)
    found = SimulationViews.of(prepared, prepared.run())

    assert ("First", "As it is") == found.columns
    assert "less" == found.measures.rows[4][-1]


def test_what_was_typed_for_the_sections_of_the_sheet_goes_with_them() -> None:
    """A section of one player's own means nothing among other sections."""
    story = club(12)
    story.types("players", {(story.row_of("Family3"), "section"): 1})
    kept, then = asked(story, Variant(sections=("2",))).plan.starts

    assert [1] == [player.section for player in kept.event.players if player.section]
    assert [] == [player.section for player in then.event.players if player.section]
    notes = told(story, Variant(sections=("2",))).measures.notes
    assert any(note.startswith("Other sections:") for note in notes)
    assert not any(note.startswith("Other sections:") for note in told(story).measures.notes)


def test_rounds_played_do_not_matter(hall: Story) -> None:
    """In the middle the whole event is simulated, as before it."""
    assert asked(hall).run() == asked(drawn(club(12), 2)).run()


def test_before_anybody_is_here_all_on_the_list_play() -> None:
    """And the notes say so; one who is here is alone, unless all are asked for."""
    story = begin()
    story.does(import_players, roster(10), source="list")
    assert any("with all on the list" in note for note in told(story).measures.notes)
    story.types("players", {(row, "here"): "yes" for row in list(story.reading.player_rows)[:4]})

    assert 4 == len(asked(story, Variant({"rounds": "2"})).event.players)
    assert 10 == len(asked(story, everybody=True).event.players)


def test_ratings_are_the_strength_where_all_have_one(hall: Story) -> None:
    """The notes say what true strength is taken from."""
    story = club(12)
    story.types("players", {
        (row, "rating"): 2000 + 100 * player.rank.steps + 20
        for row, player in story.reading.player_rows.items()
    })  # fmt: skip

    assert any("True strength: the rating, give" in note for note in told(story).measures.notes)
    assert any("True strength: the rank" in note for note in told(hall, spread=50).measures.notes)


def test_the_words_are_those_of_the_event() -> None:
    """French, with its decimal comma."""
    found = told(club(12, language="fr"), Variant({"gap": "0"}, ("2",)))

    assert ("En moyenne", "Tel quel", "Alors", "Différence", "En mots") == found.measures.headings
    assert "," in str(found.measures.rows[0][1])
    assert "." not in str(found.measures.rows[0][1])
    assert found.measures.notes[0].startswith("Alors : Écart entre les sections = 0 ; sections")


def test_tournaments_that_cannot_be_drawn_are_left_out_and_told(hall: Story) -> None:
    """Those that came to a dead end under either settings."""
    prepared = asked(hall, Variant({"gap": "0"}))
    played = simulated(prepared.plan, range(FEW))
    tally = Tally.of([(None, played[0][1]), (None, None), *played[2:]])
    found = SimulationViews.of(prepared, tally)

    assert (FEW - 2, 2) == (found.facts["tournaments"], found.facts["left_out"])
    assert f"2 of {FEW} tournaments came to a round" in found.measures.notes[-1]


def test_an_event_that_cannot_be_drawn_is_refused() -> None:
    """Four players cannot play five rounds."""
    with pytest.raises(Forbidden, match="simulate fewer rounds"):
        told(club(4), Variant({"rounds": "5"}))


def test_what_makes_no_sense_is_refused(hall: Story) -> None:
    """As `what-if` and `sections` refuse it."""
    with pytest.raises(WrongUse, match="There is no setting “bra”"):
        asked(hall, Variant({"bra": "3d"}))
    with pytest.raises(SheetProblems):
        asked(hall, Variant({"gap": "wide"}))
    with pytest.raises(WrongUse, match="from strong to weak"):
        asked(hall, Variant(sections=("5k", "1d")))
    with pytest.raises(WrongUse, match="The number of sections is 1 or more, not 0"):
        asked(hall, Variant(sections=("0",)))


def test_machines_get_the_figures(hall: Story) -> None:
    """Means, errors and a verdict for each measure."""
    facts = told(hall, Variant({"gap": "0"})).facts
    first = facts["measures"][0]

    assert (FEW, 0) == (facts["tournaments"], facts["left_out"])
    assert ("order", 2) == (first["code"], len(first["estimates"]))
    assert {"mean", "error"} == set(first["difference"])


def test_the_picture_has_the_figures_of_the_table(hall: Story) -> None:
    """One side for each of the settings; all tournaments end somewhere."""
    found = told(hall, Variant({"gap": "0"}))
    picture = found.picture

    assert ("As it is", "Then") == tuple(side.name for side in picture.sides)
    assert all(FEW == sum(side.orders.values()) for side in picture.sides)
    assert all(pytest.approx(1) == sum(side.shares) for side in picture.sides)
    assert str(found.measures.rows[0][1]).partition(" ")[0] in picture.sides[0].label
    assert ("1", "8+") == (picture.places[0], picture.places[-1])
