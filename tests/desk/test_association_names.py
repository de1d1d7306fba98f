"""What an association calls a tie-break: SODOS in an event of the AGA, SDOS elsewhere (A10).

An event says what stands in its cell Tie-breaks, so those that were begun with SDOS keep the word.
"""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import check, refresh
from nigiri.desk.explain.place import why_place
from nigiri.desk.output.proof import proof
from nigiri.desk.setup.rules import apply_rules
from nigiri.domain.tiebreaks import CALLED, OTHER_NAMES
from nigiri.errors import NigiriError
from nigiri.exchange.aga.write import write
from nigiri.messages.catalogue import LANGUAGES
from nigiri.reports.catalogue import REPORTS
from nigiri.reports.frame.language import Speech
from nigiri.reports.frame.options import Options
from nigiri.workbook.log import announced
from nigiri.workbook.model.cells import shown
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.settings.departures import departures
from tests.desk.story import club, drawn

if TYPE_CHECKING:
    from tests.desk.story import Story

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


def test_an_associations_name_is_read_as_the_tie_break_everywhere() -> None:
    """What nigiri writes into a cell it reads under any rule set."""
    names = [each for names in CALLED.values() for each in names.items()]

    assert names
    assert names == [(OTHER_NAMES[name], name) for _, name in names]
