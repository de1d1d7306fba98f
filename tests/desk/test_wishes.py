"""Wishes: written, listed, drawn by, remembered, and following new numbers."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import check
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.requests import Requests
from nigiri.desk.explain.what_if import what_if
from nigiri.desk.explain.why import why
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.players.wishes import Typed, add_wish, listed, wishes_sheet
from nigiri.domain.model.event import Wish
from nigiri.domain.model.units import PlayerId
from nigiri.errors import Forbidden, SheetProblems, WrongUse
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.hosts.memory import Memory
from nigiri.messages.message import said
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import AddSheet
from tests.desk.story import DESK, Story, begin, club, drawn, tables

ONE, TWO = PlayerId(1), PlayerId(2)


def without_wishes(story: Story) -> Story:
    """Return the event as an older nigiri would have made it."""
    sheets = {tab: sheet for tab, sheet in story.workbook.sheets.items() if tab != "Wishes"}
    return Story(Memory(Workbook(sheets)))


def met(story: Story) -> set[frozenset[PlayerId]]:
    """Return who meets whom in the newest round."""
    return {frozenset(game.players) for game in story.event.rounds[-1].games}


@pytest.fixture
def eight() -> Story:
    """Return eight numbered players before round 1."""
    story = club(8)
    story.does(number)
    return story


def test_a_wish_for_a_round_that_is_not_played_yet_offers_to_draw_it_again(eight: Story) -> None:
    """Not where the wish is for other rounds, nor when a result is in."""
    later, again = (
        "It counts from the next draw on. Next round: nigiri draw",
        "It counts from the next draw on. To use it in round 1, too: nigiri draw --again",
    )
    eight.does(draw)

    for who, rounds, told in (("1, 5", "1-2", again), ("1, 5", "", again), ("1, 6", "2", later)):
        sentence = eight.does(add_wish, Typed(who, "rather", rounds)).sentences[1]
        assert told == sentence
    eight.types(1, {(4, "result"): "1-0"})
    assert later == eight.does(add_wish, Typed("1, 6", "rather")).sentences[1]


def test_a_wish_that_is_there_already_is_not_written_again(eight: Story) -> None:
    """In any order of its players, or for fewer rounds; for more it is a wish of its own."""
    eight.does(add_wish, Typed("1, 5", "never", "1-2"))
    before = eight.workbook

    for who, rounds in (("1, 5", "1-2"), ("5, 1", "2")):
        changes = eight.does(add_wish, Typed(who, "never", rounds))
        assert changes.sentences[0].startswith("This wish is noted already, in row 4: ")
        assert before == eight.workbook
    eight.does(add_wish, Typed("1, 5", "never"))
    assert 2 == len(eight.event.wishes)


def test_a_wish_that_cannot_be_is_refused_with_what_was_typed(eight: Story) -> None:
    """Not with a cell that was never written."""
    eight.does(add_wish, Typed("1, 2", "must"))

    for who, what, told in (
        ("1", "never", "“1” is not noted: “never meet” takes at least 2 players. Name them all"),
        ("1, 2", "never", "“1, 2” is not noted: the opposite stands in row 4 of Wishes. Empty"),
        ("1, 99", "must", "“1, 99” is not noted: “99” is not a player in Players. Write numbers"),
    ):
        with pytest.raises(SheetProblems) as refused:
            eight.does(add_wish, Typed(who, what))
        assert refused.value.sentence.startswith(told)
    eight.does(add_wish, Typed("3, 4", "never"))
    with pytest.raises(
        SheetProblems, match="“3, 4” is not noted: the opposite stands in row 5 of W"
    ):
        eight.does(add_wish, Typed("3, 4", "must"))


def test_a_wish_is_written_below_the_others_and_told(eight: Story) -> None:
    """In the words of the sheet, with who is meant beside it, and a line in the Log."""
    eight.does(add_wish, Typed("1, 5", "never", note="one car"))
    changes = eight.does(add_wish, Typed("2; 3", "rather not", "1-2"))

    assert changes.sentences[0].startswith("Wish noted: 2 ")
    assert changes.sentences[0].endswith(" · rather not · rounds: 1-2.")
    assert "It counts from the next draw on. Next round: nigiri draw" == changes.sentences[1]
    assert (
        Wish("never", (ONE, PlayerId(5))),
        Wish("rather not", (TWO, PlayerId(3)), frozenset({1, 2})),
    ) == eight.event.wishes
    assert "never meet" == eight.cell("wishes", 4, "wish")
    assert str(eight.cell("wishes", 4, "meant")).startswith("1 Family")
    assert "one car" == eight.cell("log", 5, "reason")
    assert ("wish", "Wishes") == (eight.cell("log", 4, "command"), eight.cell("log", 4, "sheet"))


def test_a_wrong_wish_is_refused_with_the_way_out(eight: Story) -> None:
    """The sheet's reader judges it; nothing is written."""
    before = eight.workbook
    with pytest.raises(
        SheetProblems, match="“1, 99” is not noted: “99” is not a player in Players"
    ):
        eight.does(add_wish, Typed("1, 99", "never"))
    with pytest.raises(WrongUse, match="“perhaps” is not a wish; choose one of:"):
        eight.does(add_wish, Typed("1, 2", "perhaps"))

    assert before == eight.workbook


def test_a_note_below_the_wishes_is_not_written_over(eight: Story) -> None:
    """A row in which somebody wrote is not free."""
    eight.does(wishes_sheet)
    eight.types("wishes", {(4, "note"): "ask the coach"})
    eight.does(add_wish, Typed("1", "child"))

    assert ("ask the coach", "1") == (
        eight.cell("wishes", 4, "note"), eight.cell("wishes", 5, "who")
    )  # fmt: skip


@pytest.mark.parametrize("rounds", [0, 1])
def test_the_sheet_is_made_where_an_older_workbook_lacks_it(rounds: int) -> None:
    """In front of As drawn; the way back takes it away again."""
    story = without_wishes(drawn(club(8), rounds))
    if not rounds:
        story.has("drawn")
        story.does(number)
    before = story.workbook
    changes = story.does(add_wish, Typed("1, 2", "never"))

    assert ["AddSheet"] == [type(op).__name__ for op in changes.operations
                            if isinstance(op, AddSheet)]  # fmt: skip
    tabs = list(story.workbook)
    assert "Wishes" == tabs[tabs.index("As drawn") - 1]
    assert (Wish("never", (ONE, TWO)),) == story.event.wishes
    assert before == applied(story.workbook, changes.inverse())


def test_without_the_record_the_sheet_comes_last() -> None:
    """There is nothing in front of which it belongs."""
    story = club(4)
    story.does(number)
    sheets = {tab: sheet for tab, sheet in story.workbook.sheets.items()
              if tab in {"Event", "Settings", "Players", "Sections"}}  # fmt: skip
    bare = Story(Memory(Workbook(sheets)))
    changes = add_wish(bare.workbook, DESK, Typed("1", "child"))

    assert [None] == [op.before for op in changes.operations
                      if isinstance(op, AddSheet) and op.kind == "wishes"]  # fmt: skip


def strangers(story: Story) -> tuple[PlayerId, PlayerId]:
    """Return two whom the newest round does not bring together."""
    one, two = story.event.rounds[-1].games[:2]
    return one.white, two.white


def test_never_and_must_are_drawn_by(eight: Story) -> None:
    """By name and by number; what a wish has made gives nothing to look at."""
    eight.does(draw)
    game, together = eight.event.rounds[0].games[0], strangers(eight)
    names = "; ".join(eight.event.player(n).name for n in game.players)
    eight.does(add_wish, Typed(names, "never"))
    assert ["never"] == [p.code for p in check(eight.workbook).problems if p.code == "never"]
    eight.does(add_wish, Typed(f"{together[0]}, {together[1]}", "must"))
    eight.does(draw, again=True)

    assert frozenset(game.players) not in met(eight)
    assert frozenset(together) in met(eight)
    assert [] == [p.code for p in check(eight.workbook).problems if p.code in {"never", "by-hand"}]


def test_a_pair_that_a_wish_made_is_explained_by_it(eight: Story) -> None:
    """The other tables are explained without it: the draw could not take it apart."""
    eight.does(draw)
    together = strangers(eight)
    eight.does(add_wish, Typed(f"{together[0]}, {together[1]}", "must"))
    eight.does(draw, again=True)
    games = eight.event.rounds[0].games
    told = {game.players: why(eight.workbook, game.table or 0).view.notes for game in games}

    assert [frozenset(together)] == [
        frozenset(pair) for pair, notes in told.items() if notes[0].startswith("Wished: these two")
    ]
    others = [" ".join(n) for pair, n in told.items() if frozenset(pair) != frozenset(together)]
    assert [] == [notes for notes in others if "but the round was not drawn so" in notes]


def test_a_pair_that_a_wish_made_goes_with_the_wish(eight: Story) -> None:
    """It was drawn, as the record says: it is not the director's own."""
    eight.does(draw)
    before, together = met(eight), strangers(eight)
    eight.does(add_wish, Typed(f"{together[0]}, {together[1]}", "must"))
    eight.does(draw, again=True)
    assert frozenset(together) in met(eight)
    eight.types("wishes", {(4, "who"): None, (4, "wish"): None})
    eight.does(draw, again=True)

    assert before == met(eight)


def test_a_kept_forbidden_pair_is_remembered(eight: Story) -> None:
    """For its round, once; a redraw keeps to it."""
    eight.does(draw)
    pair = eight.event.rounds[0].games[0].players
    wanted = Requests(forbid=(pair,))
    eight.host.apply(what_if(eight.workbook, DESK, wanted, keep=True).changes)
    assert (Wish("never", pair, frozenset({1})),) == eight.event.wishes
    eight.does(draw, again=True)
    assert frozenset(pair) not in met(eight)
    eight.host.apply(what_if(eight.workbook, DESK, wanted, keep=True).changes)

    assert 1 == len(eight.event.wishes)


def test_a_forbidden_pair_only_looked_at_is_not_remembered(eight: Story) -> None:
    """Nothing is written without keep."""
    found = what_if(eight.workbook, DESK, Requests(forbid=((ONE, TWO),)))

    assert () == tuple(op for op in found.changes.operations if not hasattr(op, "text"))


def test_who_is_never_to_meet_cannot_be_forced(eight: Story) -> None:
    """The sheet says so: change it there. In another round they may."""
    eight.does(add_wish, Typed("1-3", "never", "1"))
    with pytest.raises(Forbidden, match="are never to meet: see Wishes"):
        what_if(eight.workbook, DESK, Requests(force=((ONE, TWO),)))
    eight.types("wishes", {(4, "rounds"): "2"})
    what_if(eight.workbook, DESK, Requests(force=((ONE, TWO),)))


def test_the_numbers_of_a_wish_follow_their_players(eight: Story) -> None:
    """Numbered anew, the same people are meant; names stay names."""
    eight.does(add_wish, Typed("1, 2", "never"))
    eight.does(add_wish, Typed("3; " + eight.event.player(PlayerId(4)).name, "rather"))
    eight.does(add_wish, Typed(eight.event.player(PlayerId(5)).name.partition(",")[0], "child"))
    meant = [eight.event.player(n).name for w in eight.event.wishes for n in w.players]
    eight.does(import_players, tables([["Name", "Rank"], ["Ace, Al", "9d"]]), source="x", here=True)
    eight.does(number, again=True)

    assert "Ace" == eight.event.player(ONE).family
    assert meant == [eight.event.player(n).name for w in eight.event.wishes for n in w.players]
    assert ["2-3", "4-5"] == [eight.cell("wishes", row, "who") for row in (4, 5)]
    assert eight.cell("wishes", 6, "who") == meant[-1].partition(",")[0]
    older = without_wishes(eight)
    older.does(number, again=True)
    assert "Wishes" not in older.workbook


def test_the_wishes_are_listed_in_the_words_of_the_event() -> None:
    """With what is wrong among them; without any a sentence says so."""
    story = begin(language="fr")
    story.does(import_players, tables([["Nom", "Rang"], ["Ota, Yuzo", "3d"]]), source="x")
    assert (("Souhaits", ("Aucun souhait.",))) == (
        listed(story.workbook).title, tuple(said(n, "fr") for n in listed(story.workbook).notes)
    )  # fmt: skip
    story.does(wishes_sheet)
    story.types("wishes", {(4, "who"): "Ota", (4, "wish"): "enfant", (4, "note"): "8 ans",
                           (5, "who"): "Roy", (5, "wish"): "?"})  # fmt: skip
    found = listed(story.workbook)

    assert ("Qui est visé", "Souhait", "Rondes", "Remarque") == found.headings
    assert (
        ("Ota, Yuzo", "enfant : devrait gagner", "toutes les rondes", "8 ans"),
        ("", "?", "toutes les rondes", ""),
    ) == found.rows
    assert ["■ Souhaits!A5:", "■ Souhaits!B5:"] == [note[:14] for note in found.notes]


def test_wishes_come_through_a_file(tmp_path: object) -> None:
    """Written, read, drawn by: the file alone is the event."""
    path = tmp_path / "open.xlsx"  # type: ignore[operator]
    story = begin(path)
    story.does(import_players, tables([["Name", "Rank", "Province"], ["Ota, Ann", "3d", "QC"],
                                       ["Roy, Ben", "2d", "ON"]]),
               source="x", here=True)  # fmt: skip
    story.does(add_wish, Typed("Ota; Roy", "rather", "2-3", "friends"))
    story.does(number)
    event = Story(XlsxFile(path, now=DESK.now)).event

    assert (Wish("rather", (ONE, TWO), frozenset({2, 3})),) == event.wishes
    assert ["QC", "ON"] == [player.state for player in event.players]


def test_a_wish_that_is_there_for_some_of_its_rounds_is_told(eight: Story) -> None:
    """It is written all the same: what the director asked for wins."""
    assert 2 == len(eight.does(add_wish, Typed("1, 5", "never", "1-2")).sentences)
    said = eight.does(add_wish, Typed("5, 1", "never", "2-3")).sentences

    assert "The same wish is already in row 4." in said[-1]
