"""Reading the lists of members that federations publish."""

from __future__ import annotations

import datetime as dt
import io
import zipfile
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.model.units import Rank
from nigiri.domain.players.member import Member, MemberList
from nigiri.errors import WrongUse
from nigiri.exchange.members import LARGEST, read_members

OTA = Member(
    "Ota", "Yuzo", "10233", rating=456, expires=dt.date(2026, 12, 31), club="MTGC", state="NY",
    status="Full", listed="aga", scale="aga",
)  # fmt: skip
BOB = Member("Lee", "Bob", "34", rating=-320, expires=dt.date(2027, 3, 1), status="Youth",
             listed="aga", scale="aga")  # fmt: skip
NEW = Member("Néw", "", "35", status="Life", listed="aga", scale="aga")

AGA_A = (
    "Ota, Yuzo\t10233\tFull\t4.56789\t12/31/2026\tMTGC\tNY\t0.5\t1/2/2026\r\n"
    "Lee, Bob\t34\tYouth\t-3.2\t3/1/2027\tnone\t\t1.1\t\r\n"
    ", Néw\t35\tLife\t\t\t\t\t\t\r\n"
).encode()
AGA_N = "\n".join((
    f"{'Ota, Yuzo':28} 10233 Full     4.5 12/31/2026 MTGC NY",
    f"{'Lee, Bob':28}    34 Youth   -3.2 03/01/2027 none   ",
    f"{', Néw':28}    35 Life     0.0            none",
)).encode()  # fmt: skip
EGF = """<html><pre>
     All players of the database
     (22 Feb 2018)

 Pin Number  Name                         Country Club  Grade   GoR
 11380011  Kranz J&uuml;rg                       CH  Bern    2d   --   2105    66  T171010A
 11380012  de_la_Cruz Ana                   ES  xxxx    2p   --   2734    12  T171010A
 11380013  Solo                             FR          20k  --   -950     1  T171010A
 11380014  Anonymous Player                 FR  Pari    20k  --    100     1  T171010A
</pre></html>
""".encode("iso8859-15")
FFG = (
    "#Echelle au 12/05/2026 04:00:12\r\n"
    f"{'DUPONT Zoé':38}   55 L 1800226 10Tr FR\r\n"
    f"{'LE_GALL Yann':38}-9999 X 0350012 xxxx FR\r\n"
    f"{'GAST Eve':38} -447 - ------- 75Op DE\r\n"
).encode("latin-1")


def read(data: bytes) -> MemberList:
    """Return what is read, which is a list."""
    found = read_members(data)
    assert found is not None
    return found


def test_tdlist_a_is_read() -> None:
    """Ratings to hundredths, months first, blanks where it says nothing (A1)."""
    assert MemberList("aga", "aga", (OTA, BOB, NEW)) == read(AGA_A)


def test_tdlist_n_is_read() -> None:
    """In columns, with one decimal; 0.0 is unrated."""
    assert (OTA._replace(rating=450), BOB, NEW) == read(AGA_N).members


def test_a_list_in_an_older_encoding_is_read() -> None:
    """Copies of former years are Latin-1, and others UTF-16."""
    latin = AGA_A.decode().encode("latin-1")

    assert read(AGA_A) == read(latin) == read(AGA_A.decode().encode("utf-16"))


def test_the_list_of_the_egf_is_read_as_text_and_as_a_page() -> None:
    """Its day, grades, ratings, clubs; a blank inside a name; nobody without a name."""
    found = read(EGF)
    text = EGF.decode("iso8859-15").replace("&uuml;", "ü").replace("<html><pre>", "")

    assert found == read(text.encode("iso8859-15"))
    assert (dt.date(2018, 2, 22), "egf", 1) == (found.date, found.scale, found.left_out)
    assert (
        Member("Kranz", "Jürg", "11380011", Rank.parse("2d"), 2105, None, "Bern", "", "", "CH",
               "", "egf", "egf"),
        Member("de la Cruz", "Ana", "11380012", None, 2734, country="ES", listed="egf"),
        Member("Solo", "", "11380013", Rank.parse("20k"), None, country="FR", listed="egf"),
    ) == found.members  # fmt: skip


def test_the_ladder_of_the_ffg_is_read() -> None:
    """Ratings of the EGF, licences with their status, the day on top."""
    found = read(FFG)

    assert (dt.date(2026, 5, 12), "ffg", 0) == (found.date, found.key, found.left_out)
    assert (
        Member("DUPONT", "Zoé", "1800226", None, 2105, None, "10Tr", "", "", "FR", "L", "ffg"),
        Member("LE GALL", "Yann", "0350012", country="FR", status="X", listed="ffg"),
        Member("GAST", "Eve", "", None, 1603, None, "75Op", "", "", "DE", "", "ffg"),
    ) == found.members


def zipped(**files: bytes) -> bytes:
    """Return a .zip of files."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, content in files.items():
            folder.writestr(name, content)
    return data.getvalue()


def test_a_rating_is_read_where_no_grade_is_proposed() -> None:
    """Blanks, a mark or a grade between grade and rating: never the number of tournaments."""
    plain, marked = EGF.replace(b"2d   --   2105", b"2d        2105"), EGF
    proposed = EGF.replace(b"2d   --   2105", b"2d   3d   2105")

    assert [2105] * 3 == [read(data).members[0].rating for data in (plain, marked, proposed)]


def test_one_list_in_a_zip_is_opened() -> None:
    """Of several files nobody knows which."""
    assert read(EGF) == read(zipped(allworld=EGF))
    with pytest.raises(WrongUse, match="There are 2 files in it"):
        read_members(zipped(one=EGF, two=EGF))


@pytest.mark.parametrize("data", [b"", b"\0" * 100, b"Name,Rank\nOta,3d\n", b"\xff\xfe", b"PK"])
def test_what_is_no_list_of_a_federation_is_none(data: bytes) -> None:
    """Somebody else reads it, or says that it is none."""
    assert read_members(data) is None


def test_damaged_lists_are_refused_with_a_sentence() -> None:
    """Too large, a broken .zip, or mostly what no line of a list looks like."""
    broken = bytearray(zipped(allworld=EGF * 50))
    broken[60:90] = bytes(30)
    with pytest.raises(WrongUse, match="It is packed, and damaged"):
        read_members(bytes(broken))
    with pytest.raises(WrongUse, match="more than 64 megabytes"):
        read_members(bytes(LARGEST + 1))
    with pytest.raises(WrongUse, match=r"looks like a list of the AGA, but 300 of its lines are"):
        read_members(AGA_A * 70 + b"12 what is this\n" * 300)
    with pytest.raises(WrongUse, match="a list of your own has the headings Name and Rank"):
        read_members(EGF + b"12 what is this\n" * 11)


CLUB = "".join(f'"Fam{n}, Given",{n}k,Club,12{n},3\n' for n in range(10, 38)).encode()
"""Lines of a club's own list, none of which any federation has."""


@pytest.mark.parametrize("line", [
    b'"Roy, Anne",3d,Ottawa,1234,23\n', b"Roy,Anne,3d,Ottawa,12345678,9,\n",
    b"Roy, Anne                     1234\n", b'"Roy, Anne"\t1234\tFull\t2\t1/2/2026\n',
    AGA_N.splitlines()[0] + b"\n",
])  # fmt: skip
def test_a_line_that_looks_like_one_of_the_aga_makes_no_list_of_the_aga(line: bytes) -> None:
    """A club's own list is read by its headings, wherever a number happens to stand."""
    assert read_members(b"Name,Rank,Club,AGA number,Strength\n" + line + CLUB) is None


SHIFTED = [
    ("Ota, Yuzo\t10233\t4.5\t12/31/2026\tMTGC\tNY\t0.5\t1/2/2026\n", "rating.*“12/31/2026”"),
    ("Ota, Yuzo\t10233\t\tFull\t4.5\t12/31/2026\tMTGC\tNY\t0.5\n", "rating.*“Full”"),
    ("Ota, Yuzo\t10233\tFull\t4.5\tMTGC\tNY\t0.5\t1/2/2026\t\n", "end of the mem.*“MTGC”"),
    ("Ota, Yuzo\t10233\tFull\t4.5\t12/31/2026\tNY\t0.5\t1/2/2026\t\n", "state.*“0.5”"),
]
"""Lines of TDListA with a field too few or too many, and what is said of a list of them."""


@pytest.mark.parametrize(("line", "said"), SHIFTED)
@pytest.mark.parametrize("many", [1, 300])
def test_a_list_that_is_shifted_by_a_column_is_refused(line: str, said: str, many: int) -> None:
    """Instead of members without ratings; the field and what stands in it are named."""
    with pytest.raises(WrongUse, match=said):
        read_members(line.encode() * many)


def test_single_lines_that_are_shifted_are_left_out() -> None:
    """The others are members, and the lines are counted."""
    found = read(AGA_A + SHIFTED[0][0].encode())

    assert (3, 1) == (len(found.members), found.left_out)


def test_days_and_ratings_that_are_none_are_left_out_alone() -> None:
    """The 31st of February, 99.9 points; the member stays."""
    line = b"Ota, Yuzo\t10233\tFull\t0.5\t2/31/2026\tMTGC\tNY\n"
    egf = b" 11380011  Kranz Jo     CH  Bern    2d   --   9999    66  T1\n(33 Xyz 2018)\n"

    assert [(None, None)] == [(m.rating, m.expires) for m in read(line).members]
    assert ([None], None) == ([m.rating for m in read(egf).members], read(egf).date)
    assert read(FFG.replace(b"12/05", b"32/05")).date is None


def test_a_line_of_a_hundred_megabytes_takes_no_time() -> None:
    """Lines that are longer than any are not looked at."""
    assert (3, 1) == (len(read(AGA_A + b"9" * 10**6).members), read(AGA_A + b"9" * 10**6).left_out)


@given(
    st.sampled_from([AGA_A, AGA_N, EGF, FFG, zipped(one=AGA_A)]),
    st.integers(0, 400), st.integers(0, 30), st.binary(max_size=30),
)  # fmt: skip
def test_no_damage_is_more_than_a_sentence(data: bytes, at: int, gone: int, new: bytes) -> None:
    """Whatever bytes are lost or added: read in part, none, or refused."""
    found: MemberList | None = None
    with suppress(WrongUse):
        found = read_members(data[:at] + new + data[at + gone :])

    assert found is None or all(member.family for member in found.members)
