"""A copy for others: only what counts, under pseudonyms that are the same every time."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.archive.copies import copied, secret_path
from nigiri.archive.database import Database
from nigiri.archive.findings import findings
from nigiri.archive.questions.registry import answer
from nigiri.archive.store import add
from nigiri.errors import WrongUse
from tests.archive.small import FOUR, ONE, TWO, small_event, sources, with_player
from tests.archive.test_store import asked, contents, corrected

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("Ota", "Yuzo", "Roy", "Ann", "Diaz", "Luis", "Kim")
NUMBERS = ("16250531", "10233")


def telling(folder: Path) -> list[str]:
    """Return the names, numbers and clubs that are found in any column or byte of an archive."""
    with Database.of(folder) as database:
        rows = " ".join(
            str(database.asked(f"FROM {table}").rows)
            for table in ("events", "players", "games", "placements", "persons", "versions")
        )
    data = b"".join(contents(folder).values()).decode("latin-1")
    words = (*NAMES, *NUMBERS, "Oak", "Elm", "Winter Open.json", "secret")
    return [w for w in words if w.casefold() in rows.casefold() or w in data]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an archive with two events, one of them corrected, somebody hidden in the other."""
    folder = tmp_path_factory.mktemp("made") / "archive"
    hidden = with_player(small_event("Hidden Open", "2020-01-11"), FOUR, hidden=True)
    add(folder, sources(small_event(), hidden))
    add(folder, sources(corrected(small_event())))
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    """Return a copy of it."""
    return shutil.copytree(made, tmp_path / "archive")


def test_a_copy_has_what_counts(folder: Path, tmp_path: Path) -> None:
    """The same answers, and no older version."""
    assert 2 == copied(folder, tmp_path / "copy")

    for question in ("handicaps", "byes", "fields", "year", "rank"):
        assert answer(folder, question).rows == answer(tmp_path / "copy", question).rows
    assert 3 == len(asked(folder, "FROM versions"))
    assert 2 == len(asked(tmp_path / "copy", "FROM versions"))
    assert not secret_path(folder).exists()
    assert ["known"] == [
        each.kind for each in add(tmp_path / "copy", sources(corrected(small_event())))
    ]


def test_pseudonyms_tell_nobody_and_stay_the_same(folder: Path, tmp_path: Path) -> None:
    """In no column and no byte; a later copy has the same ones, another archive others."""
    copied(folder, tmp_path / "copy", pseudonyms=True)
    names = "SELECT DISTINCT event, number, name FROM players ORDER BY ALL"
    first = asked(tmp_path / "copy", names)

    assert [] == telling(tmp_path / "copy")
    assert not [*(tmp_path / "copy").rglob("*secret*")]
    assert 0o600 == secret_path(folder).stat().st_mode & 0o777
    assert [None] == [name for _, _, name in first if name is None]
    assert all(str(name).startswith("P-") for _, _, name in first if name is not None)
    add(folder, sources(with_player(small_event("Third", "2021-01-09"), ONE, city="Kyoto")))
    copied(folder, tmp_path / "later", pseudonyms=True)
    assert {*first} <= {*asked(tmp_path / "later", names)}
    secret_path(folder).unlink()
    copied(folder, tmp_path / "other", pseudonyms=True)
    assert 1 == len({*first} & {*asked(tmp_path / "other", names)})  # who has no name at all


def test_who_is_one_person_stays_one(folder: Path, tmp_path: Path) -> None:
    """Careers go on under the pseudonym; namesakes with numbers keep apart."""
    add(folder, sources(with_player(small_event("B", "2021-02-01"), TWO, federation_id="11111111")))
    add(folder, sources(with_player(small_event("C", "2021-03-01"), TWO, federation_id="22222222")))
    copied(folder, tmp_path / "copy", pseudonyms=True)
    question = (
        "SELECT list(number ORDER BY event) FROM players WHERE person IS NOT NULL GROUP BY person"
    )

    assert sorted(asked(folder, question)) == sorted(asked(tmp_path / "copy", question))


def test_clubs_stay_when_they_are_asked_for(folder: Path, tmp_path: Path) -> None:
    """Names and numbers do not."""
    copied(folder, tmp_path / "copy", pseudonyms=True, clubs=True)

    assert ["Oak", "Elm"] == telling(tmp_path / "copy")


def test_a_copy_goes_to_a_place_of_its_own(folder: Path, tmp_path: Path) -> None:
    """Not into the archive, not over another one, not from what is none."""
    for to, words in ((folder, "itself"), (folder / "x", "itself")):
        with pytest.raises(WrongUse, match=words):
            copied(folder, to)
    copied(folder, tmp_path / "copy")
    with pytest.raises(WrongUse, match="already"):
        copied(folder, tmp_path / "copy")
    with pytest.raises(WrongUse, match="no archive"):
        copied(tmp_path / "nothing", tmp_path / "new")


def test_check_finds_what_to_look_at(tmp_path: Path) -> None:
    """Two names of a number, two numbers of a name, words in another order, a doubled event."""
    folder = tmp_path / "archive"
    add(folder, sources(small_event()))
    assert [] == findings(folder)
    file = small_event("Winter Open, from the EGF", event_id="other")
    file = with_player(with_player(file, ONE, family="Sato"), FOUR, family="Bo", given="Kim")
    add(folder, sources(file))
    number = with_player(small_event("B", "2021-02-01"), TWO, federation_id="11111111")
    add(folder, sources(number))
    add(folder, sources(with_player(number, TWO, federation_id="22222222")))
    add(folder, sources(with_player(small_event("C", "2022-02-01"), TWO, federation_id="11111111")))
    found = "\n".join(findings(folder))

    assert "EGF 16250531 has several names: Ota, Yuzo; Sato, Yuzo." in found
    assert "Roy, Ann stands for several people: EGF 11111111, EGF 22222222." in found
    assert "perhaps one person: Kim, Bo; Bo, Kim." in found or "Bo, Kim; Kim, Bo." in found
    assert (
        "Winter Open (Winter Open.json) and Winter Open, from the EGF (Winter Open, from the "
        "EGF.json) have 3 games in common" in found
    )
    assert 4 == len(findings(folder))


def test_check_tells_of_names_in_older_versions(tmp_path: Path) -> None:
    """A copy leaves them behind."""
    folder = tmp_path / "archive"
    add(folder, sources(small_event()))
    add(folder, sources(with_player(small_event(), FOUR, hidden=True)))
    (told,) = findings(folder)

    assert "1 person who has since asked not to be named" in told
    copied(folder, tmp_path / "copy")
    assert [] == findings(tmp_path / "copy")
    assert not [p for p in (tmp_path / "copy").rglob("*.parquet") if b"Kim" in p.read_bytes()]
