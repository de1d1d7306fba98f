"""Boston: 24 players, five called Chen, a new member, a low entry; played from OK to the report.

Four rounds by the AGA's rules. All but one are on the loaded list; the list of entries has names
and numbers alone. Wilkins asks for 2d at 1.30; Low for 6k at -2.40, first without evidence.
(A1, A2, A3, A13)
"""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from nigiri.desk.core.views import check
from nigiri.desk.draw.draw import draw
from nigiri.desk.explain.why import why
from nigiri.desk.members.add import Wanted, add_player
from nigiri.desk.members.fill import looking_up
from nigiri.desk.output.export_event import export
from nigiri.desk.players.import_list import import_players
from nigiri.domain.players.member import Member, MemberList
from nigiri.members.store import Store
from tests.desk.story import DESK, Story, begin, tables

if TYPE_CHECKING:
    from pathlib import Path

CHENS = ("Amy", "Bo", "Cai", "Dan", "Eva")
RATINGS = (
    610,
    540,
    460,
    420,
    350,
    330,
    260,
    220,
    180,
    150,
    -120,
    -160,
    -250,
    -330,
    -410,
    -480,
    -550,
)


def members() -> tuple[Member, ...]:
    """Return the list: five Chens, Wilkins, Low, and 17 others, of two chapters."""
    people = [("Chen", given, 200 + at, 400 - 150 * at) for at, given in enumerate(CHENS)]
    people = [(f, g, n, r if abs(r) >= 100 else -150) for f, g, n, r in people]
    people += [("Wilkins", "Don", 14481, 130), ("Low", "Lou", 300, -240)]
    people += [(f"Other{at}", "Pat", 1000 + at, r) for at, r in enumerate(RATINGS)]
    return tuple(
        Member(family, given, str(number), rating=rating, club="MGA" if number % 3 else "NECGA",
               state="MA", expires=dt.date(2030, 1, 1), listed="aga", scale="aga")
        for family, given, number, rating in people
    )  # fmt: skip


def plays(story: Story, number: int) -> None:
    """White wins every game of a round."""
    rows = story.reading.rounds[number].games
    story.types(number, {(row, "result"): "1-0" for row in rows})


def test_an_event_at_boston(tmp_path: Path) -> None:
    """What the director is asked and told, in the order of the day."""
    store = Store(tmp_path / "lists")
    listed = MemberList("aga", "aga", members())
    store.load(listed, dt.date(2027, 1, 1), "list.txt", dt.datetime(2027, 1, 2))  # noqa: DTZ001
    story = begin(rules="aga", rounds=4, dates="5/1/2027", name="Boston Open", place="Boston, MA")

    # The list of entries: 22 names with numbers, and somebody new without one.
    heads: list[object] = ["Name", "AGA number"]
    rows: list[list[object]] = [[m.name, m.federation_id] for m in members()
                                if m.family not in {"Wilkins", "Other16"}]  # fmt: skip
    rows.append(["New, Nora", None])
    said = story.does(
        import_players, tables([heads, *rows]), source="entries.csv", here=True,
        look_up=looking_up(store),
    )  # fmt: skip
    assert 22 == len(story.event.players)
    assert (
        "1 player has no rank yet: row 24, New, Nora, no rank, and no list of members has this "
        "player. Type it into the yellow cell on Players."
    ) == said.sentences[0]
    assert not any("Chen" in each for each in said.sentences)

    # At the desk: a member by one word, a Chen by the number; the yellow cell is filled in.
    told = add_player(story.workbook, DESK, store, wanted=Wanted("wilkins", "2d", here=True))
    story.host.apply(told)
    assert any("Wilkins, Don (2d: 2.5 instead of 1.3)" in each for each in told.sentences)
    place = story.place("players")
    height = story.workbook[place.name].height + 1
    nora = next(row for row in range(4, height) if story.cell("players", row, "family") == "New")
    story.types("players", {(nora, "rank"): "9k"})
    assert 24 == len(story.event.players)

    # Low asks for 6k: the rating goes on counting, and Problems asks for the evidence.
    low = next(row for row, p in story.reading.player_rows.items() if p.family == "Low")
    story.types("players", {(low, "rank"): "6k"})
    drawn = story.does(draw)
    assert any(each.startswith("Entered with a lower rank than published") and "Low, Lou (6k)"
               in each for each in drawn.sentences)  # fmt: skip
    assert -2.4 == story.cell("players", low, "entry_rating")
    assert ["entry-evidence"] == [
        p.code for p in check(story.workbook).problems if p.code.startswith("entry-")
    ]
    before = story.cell("players", low, "start")
    place = story.place("problems")
    at = next(row for row in range(place.first_row, place.first_row + 9)
              if story.cell("problems", row, "code") == "entry-evidence")  # fmt: skip
    story.types("problems", {(at, "accepted"): "a stroke in March, letter of Dr. B."})
    again = story.does(draw, again=True)
    assert not any("lower rank than published" in each for each in again.sentences)
    assert -6.5 == story.cell("players", low, "entry_rating")
    assert before > story.cell("players", low, "start")  # type: ignore[operator]

    # Four rounds; why says what Wilkins entered with; the report has rank and evidence.
    number = next(p.number for p in story.event.players if p.family == "Wilkins")
    table = next(g.table for g in story.event.rounds[0].games if number in g.players)
    notes = " ".join(map(str, why(story.workbook, table or 0).view.notes))
    assert "Wilkins, Don enters with 2.5, above the published rating 1.3." in notes
    for played in range(1, 5):
        plays(story, played)
        if played < 4:
            story.does(draw)
    lines = export(story.workbook, "aga", dt.date(2027, 5, 2)).data.decode().splitlines()
    assert "14481 Wilkins, Don 2d" in lines
    assert "300 Low, Lou 6k" in lines
    assert any(each.startswith("# ") and "a stroke in March" in each for each in lines)
    assert any(each.endswith("New, Nora 9k") for each in lines)
    assert "Name: New, Nora" in lines
