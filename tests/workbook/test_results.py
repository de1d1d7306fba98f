"""Results as they are written and as people type them."""

from __future__ import annotations

import pytest

from nigiri.domain.model.event import Outcome, Result
from nigiri.messages.catalogue import LANGUAGES, every, text
from nigiri.workbook.spellings.results import (
    WRITTEN,
    accepted,
    ambiguous,
    code_of,
    normal_result,
    result_of,
    win_of_number,
    word_code,
    written,
)

ALL = [Result(outcome, by_default) for outcome in Outcome for by_default in (False, True)]

#: What people type in either language, and the outcome it means.
TYPED: list[tuple[object, str]] = [
    *((typed, "W") for typed in ("○ 1-0", "1-0", "1:0", "1 – 0", "W", "White", "BLANC", "W+R")),
    *((typed, "B") for typed in ("● 0-1", "0-1", "0:1", "0−1", "N", "n", "black", "Noir", "N+")),
    *((typed, "J") for typed in ("jigo", "Jigo", "½", "½-½", "1/2", "1/2-1/2", "0.5", "0,5", 0.5)),
    *((typed, "N") for typed in ("– 0-0", "0-0", "0 : 0", "\u00a00-0")),
    *((typed, "2") for typed in ("1-1", "1:1")),
    *((typed, "W!") for typed in ("○ 1-0 def", "1-0 def", "W def", "W!", "w !", "1-0!")),
    *((typed, "W!") for typed in ("W déf", "1-0 DÉF")),
    *((typed, "B!") for typed in ("● 0-1 def", "0-1def", "N def", "noir!", "0:1 !")),
    *((typed, "N!") for typed in ("– 0-0 def", "0-0!")),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("typed", "code"), TYPED)
def test_people_type_results_in_many_ways(typed: object, code: str, language: str) -> None:
    """Case, accents, spaces and kinds of dash make no difference; all results of A9 are there."""
    assert code == accepted(language)[normal_result(typed)]


@pytest.mark.parametrize(
    ("language", "typed", "code"),
    [("en", "B", "B"), ("en", "b!", "B!"), ("en", "B+R", "B"), ("fr", "B", "W"), ("fr", "b", "W")],
)
def test_b_is_black_in_english_and_blanc_in_french(language: str, typed: str, code: str) -> None:
    """The event's language decides."""
    assert code == accepted(language)[normal_result(typed)]


WORDS = ("", "R", "Resign", "T", "Time", "Zeit", "Aufgabe", "temps", "abandon")
POINTS = ("3,5", "3.5", "0.5", "½", "12½", "12", "100,5", "3.25")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", [*WORDS, *POINTS])
def test_records_say_behind_the_letter_how_or_by_how_much(language: str, how: str) -> None:
    """W and N are White and Black everywhere; B is Black but for readers of French."""
    codes = accepted(language)
    found = tuple(word_code(f"{letter}+{how}", codes) for letter in "WNB")

    assert ("W", "B", "" if language == "fr" else "B") == found
    assert (language == "fr") is ambiguous(normal_result(f"B+{how}"), language, language)
    assert ambiguous(normal_result(f"B+{how}"), "en", "fr")


@pytest.mark.parametrize(
    "typed", ["W+?", "W+3 def", "W+3!", "W+F", "W+forfeit", "W3.5", "WW+3", "1+2", "x+3", "W-3"]
)  # fmt: skip
def test_what_leaves_a_doubt_is_no_result(typed: str) -> None:
    """Neither is a forfeit: who typed it says whether anybody played."""
    assert "" == word_code(typed, accepted("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_colours_are_read_by_the_words_and_letters_of_the_events_language(
    language: str,
) -> None:
    """The words of all other languages are read, too."""
    for colour, code in (("white", "W"), ("black", "B")):
        assert code == accepted(language)[normal_result(text(f"letter.{colour}", language))]
        for word in every(f"colour.{colour}"):
            assert code == accepted(language)[normal_result(word)]
            assert code == accepted(language)[normal_result(word.casefold())]


def test_no_letter_means_two_colours_to_the_readers_of_one_sheet() -> None:
    """Where sheet and event differ, a letter is read alike or is a question."""
    for sheet in LANGUAGES:
        for event in LANGUAGES:
            one, other = accepted(sheet), accepted(event)
            unlike = {typed for typed in one if one[typed] != other.get(typed, one[typed])}

            assert unlike == {typed for typed in unlike if ambiguous(typed, sheet, event)}


@pytest.mark.parametrize("typed", ["", "x", "2-0", "1", "?", "*", "win"])
def test_anything_else_is_no_result(typed: str) -> None:
    """A lone digit is a player's number, which is looked at elsewhere."""
    assert normal_result(typed) not in accepted("en")


def test_a_blank_cell_has_no_text() -> None:
    """None is nothing typed."""
    assert "" == normal_result(None)


def test_wildcards_of_spreadsheets_match_nothing() -> None:
    """A live formula looks the same text up, and there * would find anything."""
    assert "¤¤¤" == normal_result("*?~")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("6", Result(Outcome.WHITE)),
        ("16", Result(Outcome.BLACK)),
        ("6 def", Result(Outcome.WHITE, by_default=True)),
        ("6 Déf", Result(Outcome.WHITE, by_default=True)),
        ("16DEF", Result(Outcome.BLACK, by_default=True)),
        ("6!", Result(Outcome.WHITE, by_default=True)),
        ("1", None),
        ("6+", None),
        ("", None),
    ],
)
def test_a_players_number_names_the_winner(typed: str, expected: Result | None) -> None:
    """White is 6, Black 16; "def" or "!" makes it a win by default."""
    assert expected == win_of_number(normal_result(typed), 6, 16)


@pytest.mark.parametrize(
    ("normal", "sheet", "event", "expected"),
    [
        ("b", "en", "en", False),
        ("b", "fr", "fr", False),
        ("b", "fr", "en", True),
        ("b!", "en", "fr", True),
        ("bdef", "en", "fr", True),
        ("b+", "en", "en", False),
        ("b+r", "fr", "fr", True),
        ("w", "fr", "en", False),
    ],
)
def test_a_b_between_two_languages_is_a_question(
    normal: str,
    sheet: str,
    event: str,
    expected: bool,  # noqa: FBT001 -- one of a table
) -> None:
    """B+ is a question wherever French is spoken: game records write it for Black."""
    assert expected is ambiguous(normal, sheet, event)


def test_an_ambiguous_text_of_one_language_is_not_accepted() -> None:
    """What would be asked is never read: not even by a lookup that does not ask."""
    questions = [t for t in accepted("fr") if ambiguous(t, "fr", "fr")]

    assert [] == questions


@pytest.mark.parametrize("result", ALL, ids=str)
def test_every_result_has_a_code(result: Result) -> None:
    """The code leads back to it."""
    assert result == result_of(code_of(result))


@pytest.mark.parametrize("result", ALL, ids=str)
def test_what_is_written_is_read_back(result: Result) -> None:
    """Only a jigo by default, which nobody plays, is written as any jigo."""
    expected = Result(Outcome.JIGO) if result.outcome is Outcome.JIGO else result
    for language in LANGUAGES:
        assert expected == result_of(accepted(language)[normal_result(written(result))])


def test_no_auto_completion_turns_one_result_into_another() -> None:
    """A spreadsheet completes what is typed from the codes above it in the column.

    The circles and the dash are on no keyboard; of the codes that can be begun with one, none
    begins with a digit or is the beginning of another, and no typed text begins one of them.
    """
    codes = list(WRITTEN.values())
    by_keyboard = [code for code in codes if code[0].isascii()]
    texts = {typed for language in LANGUAGES for typed in accepted(language)}

    assert ["jigo"] == by_keyboard
    assert [] == [code for code in codes if code[0].isdigit()]
    assert ["jigo"] == [t for t in texts if t[0].isascii() and any(map_starts(t, codes))]


def map_starts(text: str, codes: list[str]) -> list[bool]:
    """Tell of every code whether it begins with the text."""
    return [code.startswith(text) for code in codes]
