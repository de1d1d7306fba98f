"""What a sheet speaks: English, French, both, or a catalogue of the club."""

from __future__ import annotations

import datetime as dt
import os
from io import StringIO
from typing import TYPE_CHECKING

import pytest
from babel.messages.pofile import read_po

from nigiri.errors import WrongUse
from nigiri.messages.catalogue import area
from nigiri.reports.frame.language import Speech, speech, words_to_translate

if TYPE_CHECKING:
    from pathlib import Path

DUTCH = """msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

msgid "Round {number}"
msgstr "Ronde {number}"

msgid "Table"
msgstr ""
"""


def test_english_and_french_say_the_same_key() -> None:
    """Facts are filled in."""
    said = [speech(code).say("round", number=3) for code in ("en", "fr")]

    assert ["Round 3", "Ronde 3"] == said


def test_the_words_can_be_translated(tmp_path: Path) -> None:
    """The catalogue handed out, filled in, speaks; it names the French beside each sentence."""
    made = words_to_translate(dt.datetime(2005, 5, 21, 9, tzinfo=dt.UTC))
    dutch = made.replace(
        'msgid "Round {number}"\nmsgstr ""', 'msgid "Round {number}"\nmsgstr "Ronde {number}"'
    )
    (tmp_path / "nl.po").write_text(dutch, encoding="utf-8")

    listed = {(str(entry.context), str(entry.id)) for entry in read_po(StringIO(made))}
    assert {(key, said) for key, said in area("paper", "en").items() if said} <= listed
    assert "#. fr: Ronde {number}\n" in made
    assert ("Ronde 3", "White") == tuple(
        speech("nl", tmp_path).say(key, number=3) for key in ("round", "white")
    )


@pytest.mark.parametrize("words", ["Ronde {nummer}", "Ronde {number"])
def test_a_translation_that_cannot_be_filled_in_is_refused(tmp_path: Path, words: str) -> None:
    """Before anything is printed, with the words that are wrong."""
    wrong = DUTCH.replace("Ronde {number}", words)
    (tmp_path / "nl.po").write_text(wrong, encoding="utf-8")

    with pytest.raises(WrongUse, match=r"nl\.po cannot be read: .*(nummer|\'}\')"):
        speech("nl", tmp_path)


def test_both_says_french_first_and_once_what_is_the_same() -> None:
    """As the forms of Quebec do (M20)."""
    both = speech("both")

    assert ("Blanc / White", "Table") == (both.say("white"), both.say("table"))
    assert "fr" == both.lang


@pytest.mark.parametrize(
    ("code", "day", "moment", "number"),
    [
        ("en", "May 21, 2005", "May 21, 2005 15:40", "1,234.5"),
        ("fr", "21 mai 2005", "21 mai 2005 15:40", "1 234,5"),
        ("both", "21 mai 2005", "2005-05-21 15:40", "1 234,5"),
    ],
)
def test_days_and_numbers_are_those_of_the_locale(
    code: str, day: str, moment: str, number: str
) -> None:
    """Times are of 24 hours everywhere, as a schedule on a wall is."""
    at = dt.datetime(2005, 5, 21, 15, 40, tzinfo=dt.UTC)
    said = speech(code)

    shown = said.number(1234.5).replace("\u202f", " ").replace("\xa0", " ")
    assert (day, moment, number) == (said.day(at.date()), said.moment(at), shown)


def test_a_catalogue_of_the_club_adds_a_language(tmp_path: Path) -> None:
    """What it leaves out, or leaves empty, is said in English; months are those of its locale."""
    (tmp_path / "nl.po").write_text(DUTCH, encoding="utf-8")
    dutch = speech("nl", tmp_path)

    assert ["Ronde 3", "Table", "White"] == [
        dutch.say("round", number=3), dutch.say("table"), dutch.say("white")
    ]  # fmt: skip
    assert ("nl", "21 mei 2005") == (dutch.lang, dutch.day(dt.date(2005, 5, 21)))


def test_a_catalogue_written_again_is_read_again(tmp_path: Path) -> None:
    """A server that publishes while somebody translates shows the new words."""
    path = tmp_path / "nl.po"
    path.write_text(DUTCH, encoding="utf-8")
    before = speech("nl", tmp_path).say("round", number=1)
    path.write_text(DUTCH.replace("Ronde", "Gang"), encoding="utf-8")
    os.utime(path, ns=(1, 1))

    assert ("Ronde 1", "Gang 1") == (before, speech("nl", tmp_path).say("round", number=1))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("nl.po", "rubbish"),
        ("xx_YY_zz_q.po", DUTCH),
        ("nl.po", b"\xff\xfe\x00".decode("latin1")),
    ],
)
def test_a_catalogue_that_cannot_be_read_is_said(tmp_path: Path, name: str, text: str) -> None:
    """Bad signs, a locale that is none: one sentence with the file."""
    (tmp_path / name).write_text(text, encoding="latin1")

    with pytest.raises(WrongUse, match=r"The catalogue .*\.po cannot be read"):
        speech(name.removesuffix(".po"), tmp_path)


def test_a_language_that_is_none_is_refused() -> None:
    """With what there is, and what one could do."""
    with pytest.raises(WrongUse, match=r"choose en, fr, de or both, or put a catalogue eo\.po"):
        speech("eo")
    assert Speech() == speech("en")


def test_a_catalogue_of_the_club_wins_over_a_language_of_nigiri(tmp_path: Path) -> None:
    """What it does not say, nigiri's own German says."""
    (tmp_path / "de.po").write_text(DUTCH.replace("Ronde", "Gang"), encoding="utf-8")
    own = speech("de", tmp_path)

    assert ["Gang 3", "Tisch", "Weiß"] == [
        own.say("round", number=3), own.say("table"), own.say("white")
    ]  # fmt: skip


def test_a_place_is_said_as_each_language_counts() -> None:
    """Beyond twenty English begins anew; in both languages French comes first."""
    places = (1, 2, 3, 4, 11, 12, 13, 20, 21, 22, 23, 101, 111)

    assert [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "20th", "21st", "22nd", "23rd", "101st",
        "111th",
    ] == [speech("en").place(place).removesuffix(" place") for place in places]  # fmt: skip
    assert ["1re place", *(f"{place}e place" for place in places[1:])] == [
        speech("fr").place(place) for place in places
    ]
    assert [f"{place}. Platz" for place in places] == [
        speech("de").place(place) for place in places
    ]
    assert "21e place / 21st place" == speech("both").place(21)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({}, {1: "1st place", 21: "21st place"}),
        ({"place.more": "{place}e plaats"}, {1: "1e plaats", 21: "21e plaats"}),
        ({"place.1": "winnaar", "place.more": "{place}e plaats"}, {1: "winnaar", 21: "21e plaats"}),
    ],
)
def test_a_place_in_a_clubs_catalogue(words: dict[str, str], said: dict[int, str]) -> None:
    """Dutch has one form; a word for a single place, of a catalogue made before, is still read."""
    dutch = Speech("nl", {f"paper.{key}": word for key, word in words.items()})

    assert said == {place: dutch.place(place) for place in said}
