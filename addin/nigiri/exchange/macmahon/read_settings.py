"""The settings of a MacMahon file (formats 5.4, 5.5), as those of the rule set opengotha or swiss.

A missed round counts half a point, and in sums one's own start score; a bye counts like a win
against an opponent with one point less than oneself. Scores are counted from the lower bar.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.event import Section
from nigiri.domain.model.scoring import Worth
from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.domain.model.units import STRONGEST, WEAKEST, Rank
from nigiri.domain.rules import rule_set
from nigiri.exchange.macmahon import words
from nigiri.exchange.parts.attribute_reader import AttributeReader
from nigiri.exchange.parts.placing import placement
from nigiri.exchange.parts.xml import found, name_of, texts

if TYPE_CHECKING:
    from nigiri.domain.model.scoring import Scoring
    from nigiri.domain.model.settings import Settings
    from nigiri.exchange.parts.losses import LeftOut
    from nigiri.exchange.parts.placing import Placement
    from nigiri.exchange.parts.xml import Element

_USUAL_ROUNDS, _MOST_STONES = 5, 9
_BOARDS = (19, 13, 9)

#: Parts of the file whose words are no settings.
_PARTS = {
    "individualparticipant", "participant", "player", "goplayer", "tournamentround", "round",
    "pairing", "walllist", "country", "playerlist", "roundlist",
}  # fmt: skip  # words, several a line

#: Switch -> the key of the sentence for one that is on and that a workbook cannot hold.
_REST = {
    "usemacmahonsuperbar": "lost.set.supergroup",
    "ratingdeterminesrank": "lost.set.rating-ranks",
    "ratingdeterminesstartscore": "lost.set.rating-starts",
    "halfscoregroupsrounddown": "lost.set.half-groups",
}


def read_settings(root: Element, left_out: LeftOut) -> tuple[Settings, tuple[Section, ...]]:
    """Return settings and sections of a file."""
    reader = AttributeReader(_settings(root), left_out)
    places = _placement(root, left_out)
    swiss = not reader.yes("usemacmahonstartscores", usual=True) or places.plain_swiss
    usual = rule_set("swiss" if swiss else "opengotha").defaults
    settings = replace(
        usual,
        name=reader.text("name"),
        rounds=reader.whole("numberofrounds", _USUAL_ROUNDS, 1, MOST_ROUNDS),
        board=_board(reader, left_out),
        rematches="allowed",
        scoring=_scoring(reader, usual.scoring, swiss=swiss),
        **_starts(reader, swiss=swiss),
        **_handicaps(reader),
        **places.settings(left_out),
    )
    _tell_rest(reader, left_out)
    return settings, _sections(settings)


def _placement(root: Element, left_out: LeftOut) -> Placement:
    """Return the criteria of places: the columns of the wall list that sort it."""
    rows = (AttributeReader(texts(each)) for each in found(root, "SortCriterionDescriptor"))
    names = dict.fromkeys(row.text("shortname") for row in rows)
    return placement(filter(None, names), words.tiebreak_of, left_out)


def _tell_rest(reader: AttributeReader, left_out: LeftOut) -> None:
    """Report the settings that a workbook cannot hold."""
    if "description" in reader:
        left_out.add("lost.set.description", words=reader.text("description"))
    for switch, key in _REST.items():
        if reader.yes(switch, usual=False):
            left_out.add(key)


def _sections(settings: Settings) -> tuple[Section, ...]:
    """Return the top group, and a section of all others."""
    top = settings.bar if settings.start_rule == "bar" else None
    ends = [top] if top is not None and top.steps > WEAKEST else []
    return tuple(Section(at, end) for at, end in enumerate([*ends, Rank(WEAKEST)], 1))


def _settings(root: Element) -> dict[str, str]:
    """Return name -> text of the elements that are settings, at the top or in a part of them."""
    found_: dict[str, str] = {}
    todo = [root]
    while todo:
        element = todo.pop()
        found_ = {**texts(element), **found_}
        todo += [each for each in element if name_of(each).casefold() not in _PARTS and len(each)]
    return found_


def _board(reader: AttributeReader, left_out: LeftOut) -> int:
    """Return the size of the board."""
    size = reader.whole("boardsize", _BOARDS[0], 0, 99)
    if size in _BOARDS:
        return size
    left_out.add("lost.set.board", size=size)
    return _BOARDS[0]


def _starts(reader: AttributeReader, *, swiss: bool) -> dict[str, Any]:
    """Return the settings of start scores."""
    upper, lower = (
        reader.rank(f"{which}macmahonbarlevel")
        if reader.yes(f"{which}macmahonbar", usual=True)
        else None
        for which in ("upper", "lower")
    )
    floor = lower or Rank(WEAKEST)
    return {
        "start_rule": "none" if swiss else "bar",
        "bar": upper or Rank(STRONGEST),
        "floor": floor,
        "zero": floor,
        "zero_up": "no",
        "shown_scores": "as drawn",
    }


def _handicaps(reader: AttributeReader) -> dict[str, Any]:
    """Return the settings of handicaps; without handicaps all games are even."""
    kinds = (("bylevel", "rank"), ("bypoints", "score"), ("byrating", "rating"))
    by = (ours for its, ours in kinds if reader.yes(f"handicap{its}", usual=False))
    adjusted = reader.yes("handicapadjustment", usual=False)
    limited = reader.yes("handicaplimit", usual=False)
    below = reader.yes("handicapbelow", usual=False)
    most = reader.whole("handicaplimitvalue", _MOST_STONES, 0, _MOST_STONES)
    used = reader.yes("handicapused", usual=False)
    return {
        "handicap_by": next(by, "rank"),
        "handicap_reduction": (
            -reader.whole("handicapadjustmentvalue", 0, -_MOST_STONES, 0) if adjusted else 0
        ),
        "handicap_cap": (most if limited else _MOST_STONES) if used else 0,
        "handicap_even_above": reader.rank("handicapbelowlevel") if below else None,
    }


def _scoring(reader: AttributeReader, usual: Scoring, *, swiss: bool) -> Scoring:
    """Return the scoring table, with the terms of missing opponents in sums."""
    zero = reader.yes("byeshouldresultinzerososetc", usual=False)
    score = Worth(missed=1)
    counted = reader.yes("handicapincludeintiebreakers", usual=False)
    return replace(
        usual,
        score=score,
        seen=score,
        victories=score if swiss else Worth(),
        seen_victories=score if swiss else Worth(),
        missed_sos="start",
        idle_sosos="start",
        bye_sos="zero" if zero else "own less one",
        bye_sdos="nothing" if zero else "own less one",
        handicaps="counted" if counted else "left out",
    )
