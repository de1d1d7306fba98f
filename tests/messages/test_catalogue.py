"""The words of every language, and what is said with them."""

from __future__ import annotations

import copy
import pickle
import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from nigiri import messages
from nigiri.messages.catalogue import AREAS, LANGUAGES, area, every, template, text, words
from nigiri.messages.message import CommandRef, SheetMessage, form, message, said, several

FACT = re.compile(r"\{(\w+)(?::[^{}]*)?\}")
COMMAND = re.compile(r"`([^`]*)`")


def test_every_area_has_its_module_in_every_language() -> None:
    """And no module is left that nobody asks for."""
    folder = Path(messages.__file__).parent

    for language in LANGUAGES:
        found = {path.stem for path in (folder / language).glob("*.py")} - {"__init__"}
        assert {*AREAS} == found
        assert import_module(f"nigiri.messages.{language}").NAME


def test_every_language_says_every_key_in_the_same_order() -> None:
    """So that two catalogues can be read side by side."""
    for name in AREAS:
        first, *others = ([*area(name, language)] for language in LANGUAGES)
        assert first
        assert [first] * len(others) == others


def test_a_key_stands_in_the_area_that_its_beginning_tells() -> None:
    """Else it would not be found."""
    wrong = [
        key
        for name, firsts in AREAS.items()
        for key in area(name, "en")
        if key.partition(".")[0] not in firsts
    ]

    assert [] == wrong
    assert [] == [each for each, n in Counter(sum(AREAS.values(), ())).items() if n > 1]


def test_no_sentence_is_empty() -> None:
    """But for a heading that only other languages need."""
    empty = {key for language in LANGUAGES for key, said in words(language).items() if not said}

    assert {key for key in empty if not all(every(key))} == empty
    assert len(empty) < 5


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_tells_the_same_facts_and_names_the_same_commands(language: str) -> None:
    """Nobody is left with half of what another reader is told."""
    english, other = words("en"), words(language)
    unlike = {
        key: (english[key], other[key])
        for key in english
        if {*FACT.findall(english[key])} != {*FACT.findall(other[key])}
        or Counter(COMMAND.findall(english[key])) != Counter(COMMAND.findall(other[key]))
    }

    assert {} == unlike


def test_french_puts_a_space_before_high_punctuation() -> None:
    """As a French reader expects; a colon inside a time is none of it, nor an offered "2?"."""
    texts = [re.sub(r"\d\?", "", said) for said in words("fr").values()]
    wrong = [said for said in texts if re.search(r"[^\s ][:;?!»](\s|$)", said)]

    assert [] == wrong


def test_a_sentence_without_facts_is_returned_as_it_stands() -> None:
    """A template may be asked for, too."""
    assert "Round {number}" == text("sheet.round", "en")
    assert "Ronde 3" == text("sheet.round", "fr", number=3)


def test_an_unknown_language_is_english_and_an_unknown_key_an_error() -> None:
    """A sheet in another language is still read."""
    assert "Event" == text("sheet.event", "eo")
    for key in ("sheet.nothing", "nothing", "nothing.at.all"):
        with pytest.raises(KeyError):
            text(key, "en")


def test_a_message_is_said_where_it_is_read() -> None:
    """In the language of who reads it, with its facts in that language, too."""
    found = message("title.standings", number=message("nobody"), rounds=5)

    assert "Standings after round nobody of 5" == str(found)
    assert "Classement après la ronde personne sur 5" == found.said("fr")
    facts = {"number": {"key": "nobody", "facts": {}}, "rounds": 5}
    assert {"key": "title.standings", "facts": facts} == form(found)


def test_several_facts_are_joined_in_the_language_of_the_sentence() -> None:
    """Names stay as they are."""
    parts = several([message("yes"), "Ota"], " / ")

    assert ("yes / Ota", "oui / Ota") == (said(parts, "en"), said(parts, "fr"))
    assert [{"key": "yes", "facts": {}}, "Ota"] == form(parts)
    names = several(["Ota", "Roy"], message("choice.and"))
    assert ("Ota and Roy", "Ota et Roy") == (said(names, "en"), said(names, "fr"))


def test_a_sentence_knows_its_commands_and_each_edge_names_them() -> None:
    """On a sheet as they are typed; where people type them, with what is needed besides."""
    found = message("bar.free", round=2, number=7, name="Ota, Yuzo")

    assert (CommandRef("draw", "--rest"), CommandRef("late")) == found.commands[:2]
    assert "nigiri draw --rest" in str(found)
    assert "Mark as out, or: «draw --rest», «late»" in found.said(
        "en", lambda typed: f"«{typed[7:]}»"
    )


def test_a_message_can_be_copied_and_sent_to_another_process() -> None:
    """It stays a message, and can still be said in every language."""
    parts = several([message("yes"), "Ota"], message("place.and"))
    found = message("title.standings", number=parts, rounds=5)

    for copied in (copy.deepcopy(found), pickle.loads(pickle.dumps(found))):  # noqa: S301 -- its own
        assert found.said("fr") == said(copied, "fr")
        assert "oui et Ota" in said(copied, "fr")


def test_a_sentence_knows_the_commands_of_a_sentence_in_it() -> None:
    """What is next is often told behind what was done."""
    found = message("results.complete", round=2, next=message("results.next.draw"))

    assert (CommandRef("draw"),) == found.commands


def test_what_is_a_question_in_english_is_one_in_every_language() -> None:
    """English decides whether a command asks it as it stands, or asks whether to go on."""
    questions = [key for key in words("en") if template(key, "en").endswith("?")]
    different = [key for key in questions for each in every(key) if not each.endswith("?")]

    assert "command.back.ask" in questions
    assert message("command.back.ask", number=3).is_question
    assert not message("command.nothing").is_question
    assert [] == different


def test_a_sentence_of_a_sheet_stays_in_its_language_and_its_commands_are_named() -> None:
    """Whoever reads it; a copy of it, too."""
    sentence = SheetMessage("bar.new", {"count": 2}, "fr")

    assert text("bar.new", "fr", count=2) == sentence == sentence.said("de")
    assert "nigiri late" not in sentence.said("de", lambda _: "«»")
    assert "«»" in pickle.loads(pickle.dumps(sentence)).said("en", lambda _: "«»")  # noqa: S301


def test_a_number_with_decimals_has_the_sign_of_the_language() -> None:
    """A whole one is written alike everywhere; machines get it with a point."""
    told = message("choice.band", k=1.75)

    assert ["K of the bands is 1.75", "K des bandes est 1,75", "K der Stufen ist 1,75"] == [
        told.said(language).partition(";")[0].strip() for language in LANGUAGES
    ]
    assert {"key": "choice.band", "facts": {"k": "1.75"}} == form(told)
