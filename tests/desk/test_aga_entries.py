"""What the AGA asks of entries comes by itself: at import and draw, with and without lists (A2)."""

from __future__ import annotations

import datetime as dt
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.members.fill import fill
from nigiri.desk.members.findings import member_findings
from nigiri.desk.players.import_list import import_players
from nigiri.domain.players.member import Member, MemberList
from nigiri.members.store import Store
from tests.desk.story import DESK, Story, begin, tables

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.changes import Changes

BELOW = "Entered with a lower rank than published, and no reason is noted: "
LAPSED = "The membership ends before the event does: "
LISTED = "Not all of this stands on Players yet"
MEDICAL = "Only medical reasons count; lack of play does not."

ALDER = Member("Alder", "Ann", "10233", rating=451, expires=dt.date(2027, 12, 31), listed="aga",
               scale="aga", state="NY")  # fmt: skip
BIRCH = Member("Birch", "Bob", "10244", rating=320, expires=dt.date(2027, 4, 30), listed="aga",
               scale="aga", state="NJ")  # fmt: skip
KIM = Member("Kim", "Min", "2001", rating=210, listed="aga", scale="aga", state="WA")
OTHER_KIM = KIM._replace(federation_id="2002", rating=-830, state="OR")

HEADS = ["Name", "Rank", "Rating", "Federation no.", "Member until"]
PEOPLE: list[list[object]] = [
    ["Alder, Ann", "2d", None, 10233, None],
    ["Birch, Bob", "3d", 3.2, 10244, None],
    ["Kim, Min", "2d", None, None, None],
    ["Elm, Eve", "1k", 1.7, None, "5/2/2027"],
    ["Fir, Fay", "5k", -5.7, None, "4/30/2027"],
    ["Gum, Gus", "3k", None, None, None],
]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Return a list of the AGA."""
    store = Store(tmp_path / "lists")
    listed = MemberList("aga", "aga", (ALDER, BIRCH, KIM, OTHER_KIM))
    store.load(listed, dt.date(2027, 1, 1), "list.txt", dt.datetime(2027, 1, 2))  # noqa: DTZ001
    return store


def entered(**settings: Any) -> tuple[Story, Changes]:  # noqa: ANN401 -- as begin
    """Return an event by the AGA's rules on May 1st, 2027, and what the import said."""
    story = begin(rules="aga", rounds=3, dates="5/1/2027", **settings)
    people = tables([HEADS, *PEOPLE])
    return story, story.does(import_players, people, source="list", here=True)


def told(changes: Changes, words: str) -> list[str]:
    """Return the sentences that begin with these words, without them."""
    return [each.removeprefix(words) for each in changes.sentences if each.startswith(words)]


@pytest.mark.parametrize("drawing", [None, draw, draw_draft])
def test_without_lists_cells_say_who_enters_too_low_and_whose_membership_ends(
    drawing: Callable[..., Changes] | None,
) -> None:
    """The rating beside the rank counts, and the day of the list; at import, draw and draft."""
    story, changes = entered()
    if drawing is not None:
        story.does(draw)
        changes = story.does(partial(drawing, again=True))

    (below,) = told(changes, BELOW)
    assert below.startswith("Elm, Eve (1k). ")
    assert below.endswith(MEDICAL)
    assert ["Fir, Fay (2027-04-30). "] == [each[:23] for each in told(changes, LAPSED)]
    assert [] == told(changes, LISTED)


def test_at_import_lists_say_what_cells_do_not(store: Store) -> None:
    """Below, lapsed, and several of one name, with rating and state of each."""
    story, _ = entered()
    rows = [(who, what) for _, who, what in member_findings(story.workbook, store).rows]

    kims = "2 members have this name: 2001 (2.1, WA); 2002 (-8.3, OR). Type the right number."
    assert [
        ("Alder, Ann", f"Entered below what the list aga says: 4.51. {MEDICAL}"),
        ("Birch, Bob", "The membership ended on 2027-04-30, before the event does."),
        ("Kim, Min", kims),
    ] == rows[:3]


def test_only_the_aga_asks_for_medical_reasons(store: Store) -> None:
    """A club's own list is there for every event."""
    own = MemberList("own", "egf", (ALDER._replace(rating=2400, scale="egf", listed="own"),))
    store.load(own, dt.date(2027, 1, 1), "list.txt", dt.datetime(2027, 1, 2))  # noqa: DTZ001
    story, _ = entered(rating_scale="egf", handicap_by="rank")

    rows = [
        what for _, who, what in member_findings(story.workbook, store).rows if who == "Alder, Ann"
    ]
    assert "Entered below what the list own says: 2400." in rows


@pytest.mark.parametrize("drawing", [draw, draw_draft])
def test_at_the_draw_lists_add_what_cells_do_not_say(
    store: Store, drawing: Callable[..., Changes]
) -> None:
    """And how it gets onto Players; then it is said of the cells alone."""
    story, _ = entered()
    story.does(draw)
    asked = partial(drawing, again=True, lists=lambda: store)
    said = asked(story.workbook, DESK)

    assert ["Alder, Ann (2d); Elm, Eve (1k)"] == [each.partition(".")[0]
                                                  for each in told(said, BELOW)]  # fmt: skip
    assert ["Birch, Bob (2027-04-30); Fir, Fay (2027-04-30)"] == [
        each.partition(".")[0] for each in told(said, LAPSED)
    ]
    assert 1 == len(told(said, LISTED))
    assert ["2001 (2.1, WA); 2002 (-8.3, OR)"] == [
        each.partition(". ")[0] for each in told(said, "2 members are called Kim, Min: ")
    ]
    story.does(fill, store)
    after = asked(story.workbook, DESK)
    assert ([], told(said, BELOW)) == (told(after, LISTED), told(after, BELOW))


def test_reasons_noted_on_problems_silence_the_draw() -> None:
    """Of who enters too low as of a membership that ends."""
    story, _ = entered()
    place = story.place("problems")
    for row in range(place.first_row, place.first_row + 20):
        if story.cell("problems", row, "code") in {"entry-evidence", "member-lapsed"}:
            story.types("problems", {(row, "accepted"): "ill since May; renewed today"})

    said = story.does(draw)
    assert ([], []) == (told(said, BELOW), told(said, LAPSED))


def test_a_damaged_list_leaves_the_draw_as_it_is(store: Store) -> None:
    """What cells say is said; of the list other commands tell."""
    story, _ = entered()
    next(store.folder.glob("aga*")).write_bytes(b"nothing of the kind")
    said = story.does(draw, lists=lambda: store)

    assert (1, 0) == (len(told(said, BELOW)), len(told(said, LISTED)))


def test_events_of_other_federations_never_ask_for_lists() -> None:
    """Nor do they say at import and draw what only the AGA wants to know."""
    story, said = entered(rating_scale="egf", handicap_by="rank")

    def asked() -> None:
        raise AssertionError

    drawn = story.does(draw, lists=asked)
    assert ([], []) == (told(said, BELOW), told(drawn, LAPSED))
