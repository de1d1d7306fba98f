"""Lists of members at the desk: own lists by their headings, blank cells filled, what is told."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.members.fill import fill
from nigiri.desk.members.findings import member_findings
from nigiri.desk.members.lists import list_date, list_of, loaded_words, members_of
from nigiri.desk.members.views import found_view, lists_view
from nigiri.domain.model.units import Rank
from nigiri.domain.players.member import Member, MemberList
from nigiri.errors import HostError, SheetProblems, WrongUse
from nigiri.members.store import Store
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Sheet, Workbook, address
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from tests.desk.story import DESK
from tests.settings import cell
from tests.workbook.sheets import new_workbook, typed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.changes import Changes

DAY, NOW = dt.date(2026, 5, 1), dt.datetime(2026, 5, 2)  # noqa: DTZ001 -- the clock of the hall
UNTIL = dt.date(2026, 12, 31)
OTA = Member("Ota", "Yuzo", "10233", None, 456, UNTIL, "MTGC", "", "NY", "", "Full", "aga", "aga")
BOB = Member("Lee", "Bob", "34", rating=-320, expires=dt.date(2026, 1, 1), club="HOGC", state="TX",
             listed="aga", scale="aga")  # fmt: skip
OTHER_BOB = BOB._replace(federation_id="35", rating=None, expires=None, state="CA", club="")
YUZO_EGF = Member("Ota", "Yuzo", "16250531", Rank.parse("5d"), 2512, country="US", listed="egf")
FFG = Member("Dupont", "Zoé", "1800226", None, 2055, status="X", listed="ffg")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Return the lists of three federations."""
    store = Store(tmp_path / "lists")
    for members in ((OTA, BOB, OTHER_BOB), (YUZO_EGF,), (FFG,)):
        kept = MemberList(members[0].listed, members[0].scale, members)
        store.load(kept, DAY, "list.txt", NOW)
    return store


def event(rows: Sequence[dict[str, Cell]], **settings: Cell) -> Workbook:
    """Return an event of the AGA in May with these rows of Players, by column key."""
    workbook = new_workbook()
    columns = find(workbook).locations["players"].columns
    cells = {
        f"Players!{address(row, columns[key])}": value
        for row, values in enumerate(rows, 4)
        for key, value in values.items()
    }
    for key, value in {"rating_scale": "AGA", "dates": "2026-05-12", **settings}.items():
        cells[cell(workbook, key)] = value
    return typed(workbook, cells)


def row_of(workbook: Workbook, row: int = 4) -> dict[str, Cell]:
    """Return what stands in a row of Players, without blanks."""
    columns = find(workbook).locations["players"].columns
    wanted = ("rank", "club", "rating", "published", "city", "state", "country", "federation_id",
              "expires")  # fmt: skip
    cells = {key: workbook["Players"].cell(row, columns[key]) for key in wanted}
    return {key: cell for key, cell in cells.items() if cell is not None}


def filled(workbook: Workbook, store: Store, *, update: bool = False) -> tuple[Workbook, Changes]:
    """Return the workbook after the lists filled it, and the changes."""
    changes = fill(workbook, DESK, store, update=update)
    return applied(workbook, changes), changes


def said(workbook: Workbook, store: Store) -> list[tuple[object, object]]:
    """Return column and sentence of what the lists say against the entries."""
    columns = {at: key for key, at in find(workbook).locations["players"].columns.items()}
    letters = {f"Players!{address(4, at)}": key for at, key in columns.items()}
    return [(letters[str(cell)], what) for cell, _, what in member_findings(workbook, store).rows]


YUZO: dict[str, Cell] = {"family": "Ota", "given": "Yuzo", "rank": "4d"}


def test_blank_cells_are_filled_from_all_lists(store: Store) -> None:
    """Numbers of all, the rating of the event's scale, the rest of the first that has it."""
    after, changes = filled(event([{"family": "OTA", "given": "yuzo"}]), store)

    assert {
        "rank": "4d", "club": "MTGC", "rating": 4.56, "published": 4.56, "state": "NY",
        "country": "US", "federation_id": "EGF 16250531, AGA 10233", "expires": "2026-12-31",
    } == row_of(after)  # fmt: skip
    assert (
        "The lists know 1 of 1 player; blank cells filled: Rank 1, Club 1, Rating 1, "
        "Published rating 1, State 1, Country 1, Federation no. 1, Member until 1."
    ) == changes.sentences[0]


LEE: dict[str, Cell] = {"family": "Lee", "given": "Ann", "rank": "2k"}


def test_lists_of_other_federations_are_not_asked_about_numbers_of_the_aga(store: Store) -> None:
    """Neither filled in from nor told; where nobody has a number of the AGA, all are asked."""
    egf = (YUZO_EGF, YUZO_EGF._replace(federation_id="16250532", club="Lyon"))
    store.load(MemberList("egf", "egf", egf), DAY, "list.txt", NOW)
    numbered: dict[str, Cell] = {**YUZO, "federation_id": 10233}
    after = row_of(filled(event([numbered]), store)[0])

    assert (10233, None) == (after["federation_id"], after.get("country"))
    assert [] == said(event([numbered]), store)
    assert ["federation_id"] == [key for key, _ in said(event([YUZO]), store)]


def test_an_event_of_the_aga_asks_other_lists_about_their_own_numbers_alone(store: Store) -> None:
    """A guest is looked up where the number is from; who has none, on the list of the AGA."""
    numbered: dict[str, Cell] = {**YUZO, "federation_id": 10233}
    guest: dict[str, Cell] = {**LEE, "federation_id": "EGF 16250533"}
    zoe: dict[str, Cell] = {"family": "Dupont", "given": "Zoé", "rank": "1d"}

    told = [what for _, _, what in member_findings(event([numbered, guest, zoe]), store).rows]
    assert ["No member has the number EGF 16250533.", "No member has this name."] == told
    european = event([numbered, guest, zoe], rating_scale="EGF")
    assert "licence X" in str(member_findings(european, store).rows[-1][-1])


def test_ratings_of_another_scale_are_not_filled_in(store: Store) -> None:
    """The EGF's in an event of the EGF, and nothing else of the AGA's rating."""
    after, _ = filled(event([YUZO], rating_scale="EGF"), store)

    assert (2512, 2512) == (row_of(after)["rating"], row_of(after)["published"])


def test_nothing_typed_is_overwritten(store: Store) -> None:
    """It is counted where the list has it otherwise."""
    typed_in: dict[str, Cell] = {
        "rating": 4.2, "published": 4.56, "club": "Mine", "federation_id": "AGA 10233",
        "expires": "2027-01-01",
    }  # fmt: skip
    after, changes = filled(event([{**YUZO, **typed_in}]), store)

    assert typed_in == {key: row_of(after)[key] for key in typed_in}
    assert "2 typed ratings or memberships differ from the lists." in changes.sentences[0]
    assert "nigiri ratings fill --update" in changes.sentences[1]


def test_a_day_with_the_month_first_is_the_day_of_the_list(store: Store) -> None:
    """It does not differ, and is not written anew."""
    typed_in: dict[str, Cell] = {"expires": "12/31/2026", "federation_id": 10233}
    after, changes = filled(event([{**YUZO, **typed_in}]), store)

    assert "differ" not in changes.sentences[0]
    assert "12/31/2026" == row_of(after)["expires"]


def test_update_asks_and_writes_what_the_list_says(store: Store) -> None:
    """Ratings and memberships, and nothing else."""
    typed_in: dict[str, Cell] = {"rating": 4.2, "club": "Mine"}
    after, changes = filled(event([{**YUZO, **typed_in}]), store, update=True)

    assert (4.56, "Mine") == (row_of(after)["rating"], row_of(after)["club"])
    cell = f"Players!{address(4, find(after).locations['players'].columns['rating'])}"
    assert (changes.sentences[0], f"{cell}: 4.2 becomes 4.56.") == changes.questions
    assert (
        "1 typed rating or membership differs from the lists, and will be" in changes.questions[0]
    )


def test_of_many_questions_the_first_are_asked(store: Store) -> None:
    """The others are counted; --dry-run lists them all."""
    typed_in: dict[str, Cell] = {
        "family": "Ota", "rank": "1k", "rating": 4.2, "published": 4.2, "federation_id": "10233"
    }  # fmt: skip
    rows: list[dict[str, Cell]] = [{**typed_in, "given": f"Yuzo {n}"} for n in range(12)]
    _, changes = filled(event(rows), store, update=True)

    assert 1 + 20 + 1 == len(changes.questions)
    assert "And 4 more: see them all with --dry-run." == changes.questions[-1]


def test_a_second_time_nothing_is_left_to_do(store: Store) -> None:
    """No line of the Log, no cell."""
    once, _ = filled(event([YUZO]), store)
    twice, changes = filled(once, store)

    assert row_of(once) == row_of(twice)
    assert "no blank cell to fill." in changes.sentences[0]
    assert once == twice


def test_a_number_of_another_name_fills_nothing(store: Store) -> None:
    """Somebody typed a wrong digit; a first name that differs is no other name."""
    ann, _ = filled(event([{"family": "Smith", "given": "Ann", "rank": "1d", "federation_id": 34}]),
                    store)  # fmt: skip
    rob, _ = filled(event([{"family": "Lee", "given": "Rob", "rank": "3k", "federation_id": 34}]),
                    store)  # fmt: skip

    assert {"rank": "1d", "federation_id": "34"} == {k: str(v) for k, v in row_of(ann).items()}
    assert -3.2 == row_of(rob)["rating"]


def test_without_lists_or_with_wrong_cells_nothing_is_filled(store: Store, tmp_path: Path) -> None:
    """One sentence; a rank that is missing is no wrong cell here."""
    with pytest.raises(WrongUse, match="No list of members is loaded"):
        fill(event([YUZO]), DESK, Store(tmp_path / "none"))
    with pytest.raises(SheetProblems, match="is not a rank"):
        fill(event([{**YUZO, "rank": "4x"}]), DESK, store)


def test_columns_that_are_gone_are_not_filled(store: Store) -> None:
    """The director deleted them; only those of memberships come by themselves."""
    workbook = event([YUZO])
    columns = find(workbook).locations["players"].columns
    gone = {f"Players!{address(3, columns[key])}": f"Mine {key}" for key in ("state", "expires")}
    after, _ = filled(typed(workbook, gone), store)

    assert after["Players"].cell(4, columns["state"]) is None
    assert "2026-12-31" == str(read(after).event.players[0].expires)


PERHAPS = (
    "No member has this name. Perhaps Ota, Yuzo, 10233 (4.56, MTGC, NY, until 2026-12-31) or "
    "Ota, Yuzo, 16250531 (2512, US)?"
)
BELOW = (
    "Entered below what the list aga says: 4.56. Only medical reasons count; lack of play does not."
)
ABOVE = "Entered two stones or more above what the list aga says: 4.56."
LICENCE = "The list of the FFG marks the licence X: no licence for this season."
RAISED = (
    "Entered as 7d; the list egf has 5d from an earlier entry. Two grades or more as a dan must be "
    "approved beforehand."
)
BOBS = (
    "2 members have this name: 34 (-3.2, HOGC, TX, until 2026-01-01); 35 (unrated, CA). "
    "Type the right number."
)
LAPSED = "The membership ended on 2026-01-01, before the event does."


@pytest.mark.parametrize(
    ("cells", "told"),
    [
        ({"federation_id": "10233"}, []),
        ({"family": "Lee", "given": "Bob", "rank": "3k"}, [("federation_id", BOBS)]),
        ({"family": "Lee", "given": "Bob", "rank": "3k", "federation_id": "34"},
         [("expires", LAPSED)]),
        ({"family": "Lee", "given": "Bob", "rank": "3k", "federation_id": "34",
          "expires": "2026-01-01"}, []),
        ({"family": "Lee", "given": "Bob", "rank": "3k", "federation_id": "34",
          "expires": "2027-01-01"}, [("expires",
          "The list aga says that the membership lasts until 2026-01-01.")]),
        ({"federation_id": "99"}, [("federation_id", "No member has the number AGA 99.")]),
        ({"family": "Smith", "federation_id": "10233"},
         [("federation_id", "10233 is the number of Ota, Yuzo.")]),
        ({"family": "Otto", "given": "Yuzo"},
         [("family", PERHAPS)]),
        ({"family": "Nobody", "given": None}, [("family", "No member has this name.")]),
        ({"rating": 4.2, "federation_id": "10233"}, [("rating", "The list aga says 4.56.")]),
        ({"published": 4.2}, [("published", "The list aga says 4.56.")]),
        ({"rank": "3d"}, [("rank", BELOW)]),
        ({"rank": "6d"}, [("rank", ABOVE)]),
        ({"rank": "7d"}, [("rank", RAISED), ("rank", ABOVE)]),
        ({"rank": "3d", "published": 4.56}, []),
        ({"rank": None}, []),
        ({"family": "Dupont", "given": "Zoe", "rank": "1d"},
         [("federation_id", LICENCE)]),
    ],
)  # fmt: skip
def test_the_lists_tell_what_they_know_against_an_entry(
    cells: dict[str, Cell], told: list[tuple[str, str]], store: Store
) -> None:
    """With the cell it is about."""
    assert told == said(event([{**YUZO, **cells}]), store)


def test_the_view_has_a_title_where_there_is_something_to_tell(
    store: Store, tmp_path: Path
) -> None:
    """Nothing without players, without lists, or where all is right."""
    right = event([YUZO])
    bare = Workbook({name: sheet for name, sheet in right.sheets.items() if name != "Players"})
    views = [
        member_findings(event([{**YUZO, "rank": "1d"}]), store),
        member_findings(right, store),
        member_findings(right, Store(tmp_path / "none")),
        member_findings(bare, store),
    ]

    nothing = message("members.findings.none")
    assert [message("members.findings"), *[nothing] * 3] == [view.title for view in views]


def test_many_who_are_on_no_list_are_told_together(store: Store) -> None:
    """Another federation's event; each is named only where they are few."""
    people: list[dict[str, Cell]] = [{"family": f"Abc{n}", "rank": "1k"} for n in range(21)]
    few, many = (member_findings(event(people[:most]), store) for most in (20, 21))

    assert (20, 1) == (len(few.rows), len(many.rows))
    assert str(many.rows[0][2]).startswith("21 players are on no list: Abc0; Abc1; ")


def test_a_damaged_list_is_told_and_stops_nothing(store: Store) -> None:
    """No workbook depends on it."""
    (store.folder / "aga.sqlite").write_bytes(b"no database")
    (row,) = member_findings(event([YUZO]), store).rows

    assert str(row[0]).startswith("The list aga is damaged: load it again")
    with pytest.raises(HostError, match="is damaged"):
        fill(event([YUZO]), DESK, store)


OWN = Sheet.of([
    [None, None],
    ["Name", "Rating", "AGA", "Member until", "Rank"],
    ["Ota, Yuzo", 4.5, 10233, dt.date(2026, 12, 31), "4d"],
    [None, None],
    ["Lee", "-3,2", None, "31 January 2027", "?"],
    [None, "7.0"],
])  # fmt: skip


def test_an_own_list_is_read_by_its_headings() -> None:
    """Small ratings are the AGA's; lines without a name are counted, blank ones not."""
    found = list_of(OWN, "club.csv", "club")

    assert MemberList("club", "aga", (
        Member("Ota", "Yuzo", "10233", Rank.parse("4d"), 450, UNTIL, listed="club", scale="aga"),
        Member("Lee", "", "", None, -320, dt.date(2027, 1, 31), listed="club", scale="aga"),
    ), None, 1) == found  # fmt: skip


def test_days_of_a_list_with_ratings_of_the_aga_have_the_month_first() -> None:
    """In other lists such a day may be of two months, and is not known."""
    heads = ["Name", "Rating", "Member until"]
    aga, egf = (
        list_of(Sheet.of([heads, ["Ota", rating, "5/1/2027"]]), "a.csv", "a").members[0].expires
        for rating in (4.5, 2400)
    )

    assert (dt.date(2027, 5, 1), None) == (aga, egf)


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        (["Ota", 10233, 4.5, "12/31/2026"], "under “Rating”, such as “10233”"),
        (["Ota", "12/31/2026", None, 7], "under “Rating”, such as “12/31/2026”"),
        (["Ota", None, 4.5, "10233"], "under “Member until”, such as “4.5”"),
    ],
)
def test_an_own_list_whose_columns_are_shifted_is_refused(cells: list[Cell], said: str) -> None:
    """A rating that nobody has, a number for a day; most rows decide, dashes and years are fine."""
    heads: list[Cell] = ["Name", "Rating", "Member until", "Club"]
    sound: list[Cell] = ["Ota", "–", 2027, "MTGC"]

    with pytest.raises(WrongUse, match=said):
        list_of(Sheet.of([heads, *[cells] * 3, sound]), "a.csv", "a")
    assert 3 == len(list_of(Sheet.of([heads, cells, sound, sound]), "a.csv", "a").members)


def test_large_ratings_are_those_of_the_egf() -> None:
    """And so are those of a list without any."""
    large = Sheet.of([["Name", "GoR"], ["Ota", 2512], ["Lee", -40]])
    none = Sheet.of([["Name", "Rank"], ["Ota", "4d"]])

    found = list_of(large, "a.csv", "a")

    assert ("egf", [2512, -40]) == (found.scale, [member.rating for member in found.members])
    assert "egf" == list_of(none, "a.csv", "a").scale


@pytest.mark.parametrize("rows", [[], [["Name", "Shoe size"]], [["Rating"], [4]]])
def test_a_table_without_names_or_ratings_is_no_list(rows: list[list[Cell]]) -> None:
    """One sentence says what is known."""
    with pytest.raises(WrongUse, match=r"^a\.csv is not a list of members: neither one of the AGA"):
        list_of(Sheet.of(rows), "a.csv", "a")


def test_a_table_most_of_whose_rows_name_nobody_is_no_list() -> None:
    """Its headings are named as they should be; half of the rows will do."""
    rows: list[list[Cell]] = [["Name", "Rank"], ["Ota", "4d"], [None, "3d"]]

    assert 1 == list_of(Sheet.of(rows), "a.csv", "a").left_out
    with pytest.raises(WrongUse, match=r"headings Name \(or Family name\) and one of Rank"):
        list_of(Sheet.of([*rows, [None, "2d"]]), "a.csv", "a")


TDLIST = b"Ota, Yuzo\t10233\tFull\t4.5\t12/31/2026\tMTGC\tNY\t\t\n"


def test_a_list_is_called_as_its_federation_its_file_or_as_asked() -> None:
    """Own ones by the letters of their file."""
    own = "Été 2026!.csv"

    assert ["aga", "mine", "ete-2026", "own", "club"] == [
        members_of(TDLIST, OWN_TABLE, "x.txt", None).key,
        members_of(TDLIST, OWN_TABLE, "x.txt", "mine").key,
        members_of(b"", OWN_TABLE, own, None).key,
        members_of(b"", OWN_TABLE, "!.csv", None).key,
        members_of(b"", OWN_TABLE, own, "club").key,
    ]


def OWN_TABLE() -> Sheet:  # noqa: N802 -- a constant that is called
    """Return the list of a club."""
    return OWN


def test_a_list_without_members_is_not_loaded() -> None:
    """Only headings."""
    with pytest.raises(WrongUse, match=r"a\.csv has no members; nothing was loaded"):
        members_of(b"", lambda: Sheet.of([["Name", "Rating"]]), "a.csv", None)


def test_the_day_of_a_list_is_asked_said_or_that_of_its_file() -> None:
    """And one is told how it is known."""
    silent, telling = MemberList("aga", "aga", ()), MemberList("egf", "egf", (), DAY)
    other = dt.date(2020, 1, 1)

    assert (other, "") == list_date(telling, other, UNTIL)
    assert (DAY, ".itself") == list_date(telling, None, UNTIL)
    assert (UNTIL, ".file") == list_date(silent, None, UNTIL)


def test_what_was_loaded_is_told() -> None:
    """One or many members and lines."""
    one = MemberList("aga", "aga", (OTA,), None, 1)
    many = MemberList("aga", "aga", (OTA,) * 1200, None, 2)

    assert (
        "Loaded: 1 member of the list aga of 2026-05-01. 1 line names no member and was left out."
        == (loaded_words(one, DAY, "")[0])
    )
    assert (
        "Loaded: 1,200 members of the list aga of 2026-05-01, the date written in it."
        == (loaded_words(many._replace(left_out=0), DAY, ".itself")[0])
    )
    assert "2 lines name no member and were left out" in loaded_words(many, DAY, "")[0]


def test_a_list_that_is_much_shorter_than_before_is_told() -> None:
    """The file may have been cut off; a tenth fewer is no wonder."""
    many = MemberList("aga", "aga", (OTA,) * 9)

    assert "The list before had 11: is the file complete?" in loaded_words(many, DAY, "", 11)[0]
    assert "before" not in loaded_words(many, DAY, "", 10)[0]


def test_lists_are_shown_with_their_day(store: Store, tmp_path: Path) -> None:
    """Or how to load one."""
    assert message("members.none") == lists_view(Store(tmp_path / "none").lists()).title
    assert (("aga", "2026-05-01", 3, "list.txt"), ("egf", "2026-05-01", 1, "list.txt")) == (
        lists_view(store.lists()).rows[:2]
    )


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("10233", ["Ota, Yuzo"]), ("AGA 10233", ["Ota, Yuzo"]), ("1800226", ["Dupont, Zoé"]),
        ("yuzo", ["Ota, Yuzo", "Ota, Yuzo"]), ("99", []), ("smith", []),
    ],
)  # fmt: skip
def test_somebody_is_found_by_number_or_name(words: str, found: list[str], store: Store) -> None:
    """Of every list; only columns that hold something are shown."""
    view = found_view(store, words, 10)

    assert found == [row[2] for row in view.rows]
    assert "City" not in view.headings


def test_nobody_is_found_without_a_list(tmp_path: Path) -> None:
    """It says how to load one."""
    with pytest.raises(WrongUse, match="No list of members is loaded"):
        found_view(Store(tmp_path), "ota", 10)


def test_what_is_filled_in_is_read_as_it_was_on_the_list(store: Store) -> None:
    """Written and read again, no fact changes."""
    after, _ = filled(event([YUZO]), store)
    (player,) = read(after).event.players

    assert (456, 456, UNTIL) == (player.rating, player.published, player.expires)
