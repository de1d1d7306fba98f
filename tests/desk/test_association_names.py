"""The words of an association: SODOS and bands in an event of the AGA (A5, A10).

An event says what stands in its cell Tie-breaks, so those that were begun with SDOS keep the word.
"""

from __future__ import annotations

import re
from html import unescape

import pytest

from nigiri.buttons.button_names import with_button_names
from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.explain.place import why_place
from nigiri.desk.output.proof import proof
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.rules import apply_rules
from nigiri.desk.setup.sections import sections
from nigiri.domain.rules import rule_set
from nigiri.domain.tiebreaks import CALLED, OTHER_NAMES, called, headed
from nigiri.errors import NigiriError
from nigiri.exchange.aga.write import write
from nigiri.hosts.memory import Memory
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import message
from nigiri.reports.catalogue import REPORTS
from nigiri.reports.frame.language import Speech
from nigiri.reports.frame.options import Options
from nigiri.workbook.log import announced
from nigiri.workbook.model.cells import shown
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.settings.departures import departures
from tests.desk.story import Story, begin, club, drawn, tables

THEIRS, OURS = re.compile(r"\bSODOSW?\b"), re.compile(r"\bSDOSW?\b")
LABELS = re.compile(r"\bSDOS (of a bye|d'un exempt|eines Freiloses)")
"""The setting that has the letters in its label, which is the same in every event."""
PLAYERS, ROUNDS, BOTH = 12, 3, "SOS, SODOS, SODOSW"


def american(typed: str = BOTH, language: str = "en") -> Story:
    """Return an event of the AGA with these tie-breaks after its last round, with a proof."""
    story = club(PLAYERS, rounds=ROUNDS, rules="aga", language=language)
    story.sets("tiebreaks", typed)
    story = drawn(story, ROUNDS)
    story.does(proof)
    return story


def sheets(story: Story) -> dict[str, str]:
    """Return all that the sheets show, by kind."""
    return {
        kind: "\n".join(str(shown(cell)) for row in story.workbook[place.name].rows for cell in row)
        for kind, place in story.reading.book.locations.items()
    }


def papers(story: Story) -> dict[str, str]:
    """Return all that is printed, and the report to the AGA."""
    event, language = story.event, Speech(story.event.settings.language)
    found = {"to the AGA": write(event).data.decode("ascii")}
    for key, report in REPORTS.items():
        try:
            found[key] = unescape(report.maker(event, language, Options()).to_html())
        except NigiriError:  # not every paper fits every event
            continue
    return found


def answers(story: Story) -> list[str]:
    """Return why everybody is ahead of or level with everybody, and what is wrong."""
    pairs = [(a, b) for b in range(1, PLAYERS + 1) for a in range(1, b)]
    return [
        *(why_place(story.workbook, *pair).sentence for pair in pairs),
        *(str(problem.message) for problem in check(story.workbook).problems),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_papers_and_answers_of_the_aga_say_sodos_alone(language: str) -> None:
    """Wherever there is a word for it; in every language."""
    story = american(language=language)
    on_sheets, on_paper, told = sheets(story), papers(story), answers(story)
    said = {key for key, words in {**on_sheets, **on_paper}.items() if THEIRS.search(words)}

    assert {"settings", "standings", "proof", "log"} <= said
    assert {"rules", "standings", "tie-break-list", "to the AGA"} <= said
    assert any(map(THEIRS.search, told))
    everything = "\n".join([*on_sheets.values(), *on_paper.values(), *told])
    assert 1 == len(LABELS.findall(everything))
    assert not OURS.search(LABELS.sub("", everything))


def test_it_is_the_same_tie_break_and_is_found_again() -> None:
    """By setting, headings and Log; nothing departs from the rules, and no cell is written anew."""
    story = drawn(club(PLAYERS, rounds=ROUNDS, rules="aga"), ROUNDS)
    story.does(proof)
    log = story.place("log")
    found = announced(TableReader(log, story.workbook[log.name], "en"))

    assert ("SOS", "SDOS") == story.event.settings.tiebreaks
    assert ("MMS", "SOS", "SDOS") == found
    assert () == departures(story.event.settings)
    assert {"sdos"} <= {*story.place("standings").columns}
    assert {"SDOS+", "SDOS=", "SDOS", "SDOS✓"} <= {*story.place("proof").columns}
    assert () == story.does(refresh, "check").operations


def test_what_was_announced_is_told_by_the_associations_name() -> None:
    """A change in mid-event."""
    story = drawn(club(PLAYERS, rounds=ROUNDS, rules="aga"), 1)
    story.sets("tiebreaks", "SOS, SOSOS")
    (said,) = (
        str(p.message) for p in check(story.workbook).problems if "decided" in str(p.message)
    )

    assert "score, SOS, SODOS decided the places; now score, SOS, SOSOS do" in said


def test_an_event_that_says_sdos_keeps_it() -> None:
    """As those do that were begun before: on sheets, on paper and in answers, and nothing departs.

    What an event never uses needs no name.
    """
    story = american("SOS, SDOS")
    everything = [*sheets(story).values(), *papers(story).values(), *answers(story)]

    assert ("SDOS",) == story.event.settings.by_code
    assert () == departures(story.event.settings)
    assert not THEIRS.search("\n".join(everything))
    assert {"SDOS", "SDOS +", "SDOS =", "SDOS ✓"} <= {*"\n".join(everything).split("\n")}


def heading(story: Story) -> str:
    """Return the heading of the column in Standings."""
    place = story.place("standings")
    return str(story.workbook[place.name].cell(place.heading_row, place.columns["sdos"]))


def test_headings_follow_the_cell_of_the_tie_breaks() -> None:
    """And the rule set that fills it."""
    story = club(PLAYERS, rounds=ROUNDS, rules="quebec")
    said = [heading(story)]
    for rules in ("aga", "quebec"):
        story.does(apply_rules, rules)
        said.append(heading(story))
    story.sets("tiebreaks", "SOS, sodos")
    story.does(refresh, "check")

    assert ["SDOS", "SODOS", "SDOS", "SDOS"] == [*said, heading(story)]


@pytest.mark.parametrize(("rules", "theirs"), [("aga", "SODOS"), ("bga", "SDOS")])
def test_letters_are_the_associations_and_words_everybodys(rules: str, theirs: str) -> None:
    """In sentences and above figures; one-on-one has words, whoever plays."""
    settings = rule_set(rules).defaults

    assert theirs == called(settings, "SDOS") == headed(settings, "SDOS")
    assert message("criterion.ONE") == called(settings, "ONE")
    assert message("criterion.heading.ONE") == headed(settings, "ONE")


def test_an_associations_name_is_read_as_the_tie_break_everywhere() -> None:
    """What nigiri writes into a cell it reads under any rule set."""
    names = [each for names in CALLED.values() for each in names.items()]

    assert names
    assert names == [(OTHER_NAMES[name], name) for _, name in names]


def cut(rules: str, language: str = "en") -> list[str]:
    """Return what import, the command, the same again, and a first draw say before round 1."""
    story = begin(rules=rules, language=language)
    rows = [["Name", "Rank", "Here"], *([f"Player{n}, A", f"{n % 4 + 1}k", ""] for n in range(16))]
    said = [*story.does(import_players, tables(rows), source="list").sentences]
    first, *others = story.reading.player_rows
    early = Story(Memory(story.workbook))
    early.types("players", {(first, "here"): "yes"})
    said += [*early.does(sections).sentences, *early.does(sections).sentences]
    story.types("players", {(row, "here"): "yes" for row in (first, *others)})
    return [*said, story.does(draw).sentences[0]]


def test_who_starts_by_bands_is_told_of_bands() -> None:
    """The tab alone is called Sections in every event."""
    told = cut("aga")

    assert {
        "Write yes into Here when a player has arrived. Then: nigiri bands",
        "Only 1 of 16 players is here: the bands are for everybody on the list.",
        "3 bands, ending at 2k, 3k, 4k.",
        "3 bands as on the sheet; for a new proposal: nigiri bands --again",
        "3 bands proposed, ending at 2k, 3k, 4k.",
    } <= {*told}
    assert not [words for words in told if re.search(r"\bsections?\b", words)]


@pytest.mark.parametrize(("language", "theirs"), [("en", "band"), ("fr", "bande"), ("de", "Stufe")])
def test_others_are_told_of_sections(language: str, theirs: str) -> None:
    """In an event of Quebec, in every language."""
    assert not [words for words in cut("quebec", language) if theirs in words]
    assert [words for words in cut("aga", language) if theirs in words]


def test_a_button_for_bands_is_the_one_for_sections() -> None:
    """No menu can change its words from event to event."""
    stands, then = message("setup.bands.stand", sections=2), message("entries.next.bands")

    assert "2 bands as on the sheet; for a new proposal: “Sections”" == with_button_names(
        stands, "en"
    )
    assert "Then: “Sections”" == with_button_names(then, "en")
