"""The tie-breaks: a card for each, and the order they give.

A card says all that is known of a tie-break: what it counts and where that is written, how the
figure is found, what it is called here and elsewhere, what the sheet Proof adds up. Whatever asks
about tie-breaks reads the cards. A new one is a card here, its figure in one of the modules beside
this one, a term or a sum in workbook/derive/proof where those there do not give it, and what it
counts in words: `paper.counts.` of the catalogue (docs/architecture.md, Adding things).

Figures are whole half points, quarter points for SDOS, or points; SOS may be a fraction of half
points (M17). Never a float. Higher is better, nearer zero when negative. A game decided by default
counts its opponent (house rule), and so does a game still being played. Who has no figure (None)
comes last of the tie. What a round without an opponent counts is the event's choice (scoring.py),
unless a card says so.

CUSS and CUSP do not go together (B30).
Not done: STS and SOSTS, whose stages are nowhere written down; IROS, SORP and SOUD likewise; CAT,
since sections have their places. docs/rules.md tells why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.players.numbering import strength_key
from nigiri.domain.scores.scores import ranked
from nigiri.domain.tiebreaks.criterion import OWN, SEEN, Added, Tiebreak
from nigiri.domain.tiebreaks.direct import direct_comparison, direct_confrontation, one_on_one
from nigiri.domain.tiebreaks.player_figures import (
    cumulated_table,
    cup_table,
    exploits_table,
    faithful_table,
    lot_table,
    progress_table,
    rank_table,
    rating_table,
    score_table,
    victories_table,
)
from nigiri.domain.tiebreaks.stages import (
    GROWN,
    PLAY_OFF,
    Final,
    finals,
    knockout_table,
    playoff_table,
    sequence_table,
)
from nigiri.domain.tiebreaks.sums import MCMAHON, RAW, sdos_table, sos_table, sosos_table
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.settings import Settings
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.tiebreaks.criterion import Value


def levels(
    event: Event, players: Sequence[PlayerId], tiebreaks: Sequence[Tiebreak], after: int | None
) -> list[list[PlayerId]]:
    """Return the players in groups that are level in these criteria, best first."""
    if not tiebreaks or len(players) == 1:
        return [[*players]]
    first, *others = tiebreaks
    return [
        level
        for group in first.split(event, players, after, others)
        for level in levels(event, group, others, after)
    ]


def in_places(
    event: Event, players: Sequence[PlayerId], after: int | None
) -> Sequence[Sequence[PlayerId]]:
    """Return the players in groups that have one place each, best first, by all criteria.

    And by the rule who may be first (`with_winner`).
    """
    return with_winner(event, levels(event, players, placing(event), after), after)


def with_winner(
    event: Event, groups: Sequence[Sequence[PlayerId]], after: int | None
) -> Sequence[Sequence[PlayerId]]:
    """Return groups of level players so that nobody is first who missed a round (B7).

    The best who missed none come first, and all others follow in the order in which they were. A
    bye is not missed, nor is a game decided by default, by either player (B5). Where everybody
    missed one, and where the event has no such rule, the order stays.

    groups -- best first
    """
    if event.settings.winner_played_all == "no":
        return groups
    played = faithful_table(event, after)
    for at, group in enumerate(groups):
        first = [number for number in group if played[number]]
        if first:
            level = [number for number in group if not played[number]]
            return [first, *groups[:at], *([level] if level else []), *groups[at + 1 :]]
    return groups


POINTS, HALVES, QUARTERS = 1, 2, 4


def levels_before(event: Event, first: int) -> Sequence[Sequence[Sequence[PlayerId]]]:
    """Return for each section the groups who were level before the stage of that first round.

    By all criteria of the event, best first, in a group by strength (M4). Before round 1 everybody
    is a group of one.
    """
    found: list[Sequence[Sequence[PlayerId]]] = []
    for _, members in ranked(event, first - 1):
        by_strength = sorted(members, key=lambda number: strength_key(event, number))
        alone = [[each] for each in by_strength]
        found.append(alone if first == 1 else in_places(event, by_strength, first - 1))
    return found


CARDS = (
    # Victories: wins, wins by default, byes.
    Tiebreak(
        "NBW", "M14", HALVES, victories_table, leads=True, named=True, usual=True,
        added=Added("worth", "worth"), also=("WINS",), opengotha="NBW", macmahon="Points",
    ),
    # The McMahon score that the grid shows last.
    Tiebreak(
        "MMS", "M5, A10", HALVES, score_table, by_score=True, holds=(0, 0), leads=True, named=True,
        added=Added("worth", "worth"), opengotha="MMS", macmahon="Score",
    ),
    # 1 for who missed no round, else 0; a bye is not missed.
    Tiebreak(
        "ALL", "B7, E7", POINTS, faithful_table, kind="answer", leads=True, named=True, told="all",
        added=Added(total="none missed"),
    ),
    # The scores of the opponents.
    Tiebreak(
        "SOS", "M16, M17", HALVES, sos_table, (MCMAHON, 0), by_score=True, holds=(1, 0), usual=True,
        added=Added("opponent", "opponents", of=SEEN),
        also=("SOMS",), opengotha="SOSM", macmahon="SOS",
    ),
    # SOS without the lowest of them; a round without an opponent may be the lowest.
    Tiebreak(
        "SOS-1", "formats 8.2", HALVES, sos_table, (MCMAHON, 1), by_score=True, holds=(1, 1),
        added=Added(total="opponents", like="SOS", less=1), also=("SOSMM1",), opengotha="SOSM-1",
    ),
    # SOS without the two lowest.
    Tiebreak(
        "SOS-2", "E6, formats 8.2", HALVES, sos_table, (MCMAHON, 2), by_score=True, holds=(1, 2),
        added=Added(total="opponents", like="SOS", less=2), also=("SOSMM2",), opengotha="SOSM-2",
    ),
    # The scores of the opponents beaten, half for a jigo; no opponent: nothing, or as scored.
    Tiebreak(
        "SDOS", "M16, M17", QUARTERS, sdos_table, (MCMAHON,), by_score=True, usual=True,
        added=Added("beaten", of=SEEN),
        also=("SODOS", "SODOMS"), opengotha="SODOSM", macmahon="SODOS",
    ),
    # The SOS of the opponents.
    Tiebreak(
        "SOSOS", "B7, formats 8.2", HALVES, sosos_table, (MCMAHON,), by_score=True, holds=(2, 0),
        usual=True, added=Added("opponent's sum", "opponents' sums", of="SOS"),
        opengotha="SOSOSM", macmahon="SOSOS",
    ),
    # The victories of the opponents.
    Tiebreak(
        "SOSW", "A10, formats 8.2", HALVES, sos_table, (RAW, 0),
        added=Added("opponent", "opponents", of=SEEN), opengotha="SOSW",
    ),
    # SOSW without the lowest of them; a round without an opponent may be the lowest.
    Tiebreak(
        "SOSW-1", "formats 8.2", HALVES, sos_table, (RAW, 1),
        added=Added(total="opponents", like="SOSW", less=1), also=("SOSWM1",), opengotha="SOSW-1",
    ),
    # SOSW without the two lowest.
    Tiebreak(
        "SOSW-2", "formats 8.2", HALVES, sos_table, (RAW, 2),
        added=Added(total="opponents", like="SOSW", less=2), also=("SOSWM2",), opengotha="SOSW-2",
    ),
    # The victories of the opponents beaten; no opponent: nothing, or as scored.
    Tiebreak(
        "SDOSW", "A10, formats 8.2", QUARTERS, sdos_table, (RAW,),
        added=Added("beaten", of=SEEN), opengotha="SODOSW",
    ),
    # The SOSW of the opponents.
    Tiebreak(
        "SOSOSW", "formats 8.2", HALVES, sosos_table, (RAW,),
        added=Added("opponent's sum", "opponents' sums", of="SOSW"), opengotha="SOSOSW",
    ),
    # The sum of the scores after every round.
    Tiebreak(
        "CUSS", "B7, formats 8.2", HALVES, cumulated_table, ("score",), by_score=True, holds=(1, 0),
        added=Added("cumulated", "cumulated", of=OWN), also=("ROS",), opengotha="CUSSM",
    ),
    # The sum of the victories after every round.
    Tiebreak(
        "CUSSW", "formats 8.2", HALVES, cumulated_table, ("victories",),
        added=Added("cumulated", "cumulated", of=OWN), opengotha="CUSSW",
    ),
    # The same of wins and jigos alone; a round without an opponent counts nothing.
    Tiebreak("CUSP", "B7", HALVES, progress_table, added=Added("progress")),
    # The result of the last round, doubled for each before; no opponent: added undoubled.
    Tiebreak(
        "CPS", "formats 8.2", HALVES, cup_table, added=Added("doubled", "doubled"), opengotha="CPS",
    ),
    # The results in their order, three times the next; a bye is a win.
    Tiebreak(
        "SEQ", "B18", HALVES, sequence_table, named=True, decides=("generalised knockout",),
    ),
    # The players behind one in the knockout.
    Tiebreak(
        "KO", "B19, B20, E4", POINTS, knockout_table, (levels_before,), named=True,
        decides=(*GROWN,),
    ),
    # The players of one's tie behind one by the play-off.
    Tiebreak(
        "PO", "E2, E3", POINTS, playoff_table, (levels_before,), named=True,
        decides=(PLAY_OFF,), last=True,
    ),
    # The victories of the opponents, weighed by stones not taken.
    Tiebreak(
        "EXT", "formats 8.2", HALVES, exploits_table, ("attempted",),
        added=Added("exploit"), opengotha="EXT",
    ),
    # The same of the games won.
    Tiebreak(
        "EXR", "formats 8.2", HALVES, exploits_table, ("achieved",),
        added=Added("exploit won"), opengotha="EXR",
    ),
    # Who beat all the others who are tied.
    Tiebreak("ONE", "M15", HALVES, contest=one_on_one, duel=True, named=True, told="one"),
    # Above everybody beaten, else by what comes later.
    Tiebreak(
        "DC", "formats 8.2", POINTS, contest=direct_confrontation, named=True, told="direct",
        opengotha="DC",
    ),
    # How many of the tied were beaten, if all met.
    Tiebreak(
        "SDC", "E7, formats 8.2", POINTS, contest=direct_comparison, named=True, opengotha="SDC",
    ),
    # The rating; who has none comes last.
    Tiebreak("RATING", "E7", POINTS, rating_table, kind="rating", named=True, opengotha="Rating"),
    # The rank of today.
    Tiebreak(
        "RANK", "formats 4.4", POINTS, rank_table, kind="rank", named=True,
        opengotha="Rank", macmahon_too="Level",
    ),
    # A lot by the event's seed.
    Tiebreak(
        "LOT", "E7", POINTS, lot_table, kind="lot", named=True, told="lot", also=("LOTTERY",),
    ),
)  # fmt: skip  # a card in as few lines as it needs

TIEBREAKS: Mapping[str, Tiebreak] = {card.code: card for card in CARDS}

VICTORIES, SCORE = SCORES = ("NBW", "MMS")
"""The two that come first of all, and whose figures stand in every list of the players."""

#: The same tie-breaks by the names that other programs and associations use.
OTHER_NAMES: Mapping[str, str] = {
    name: card.code
    for card in CARDS
    for name in (card.opengotha.upper(), *card.also)
    if name not in {"", card.code}
}

#: Rule set -> code -> what its association calls the tie-break, and the event with it (A10).
CALLED: Mapping[str, Mapping[str, str]] = {"aga": {"SDOS": "SODOS", "SDOSW": "SODOSW"}}

#: System of play -> the tie-break that decides its places.
_DECIDES = {system: card for card in CARDS for system in card.decides}


def tiebreak(code: str) -> Tiebreak:
    """Return the tie-break of that code, in capitals or not.

    Raises WrongUse, with all codes, for an unknown one.
    """
    name = OTHER_NAMES.get(code.upper(), code.upper())
    if name not in TIEBREAKS:
        raise WrongUse(message("choice.tiebreak", asked=code, choices=", ".join(TIEBREAKS)))
    return TIEBREAKS[name]


def letters(settings: Settings, code: str) -> str:
    """Return the letters of a tie-break in an event: its association's (A10), or the code."""
    return names_in(settings.rules, settings.by_code).get(code, code)


def names_in(rules: str, by_code: Collection[str]) -> Mapping[str, str]:
    """Return code -> the association's name, without those that an event calls by their code."""
    return {code: name for code, name in CALLED.get(rules, {}).items() if code not in by_code}


def headed(settings: Settings, code: str) -> str:
    """Return the heading above its figures in an event: a message, or its letters there."""
    card = TIEBREAKS[code]
    return card.heading if card.named else letters(settings, code)


def called(settings: Settings, code: str) -> str:
    """Return the name of a tie-break in an event's sentences: a message, or its letters there."""
    card = TIEBREAKS[code]
    return card.name if card.named else letters(settings, code)


def chosen_tiebreaks(event: Event) -> tuple[Tiebreak, ...]:
    """Return the event's tie-breaks in order, without the first criterion.

    Included are those by which the stages drawn so far decide. Raises WrongUse for an unknown code.
    """
    first = event.settings.first
    codes = [*_with_decisions(event, (first, *event.settings.tiebreaks))]
    codes.remove(first)
    return tuple(map(tiebreak, codes))


def _with_decisions(event: Event, codes: Sequence[str]) -> tuple[str, ...]:
    """Return the codes with the criteria by which the stages drawn so far decide.

    They come in front, a play-off last; one that the director names stays where it is named.
    """
    systems = dict.fromkeys(each.system for each in event.rounds)
    deciding = dict.fromkeys(_DECIDES[key] for key in systems if key in _DECIDES)
    new = [card for card in deciding if card.code not in codes]
    ahead = [card.code for card in new if not card.last]
    return (*ahead, *codes, *(card.code for card in new if card.last))


def deciding_games(event: Event, after: int | None) -> Mapping[PlayerId, Final]:
    """Return player -> the game of a knockout that decided places 1 and 2, or 3 and 4.

    Empty where the knockout is not the first criterion.
    """
    first, *_ = placing(event)
    return finals(event, levels_before, after) if first.code == "KO" else {}


def placing(event: Event) -> tuple[Tiebreak, ...]:
    """Return the first criterion (M14) and then the tie-breaks.

    Included are those by which the stages drawn so far decide, whether or not they are named.
    Raises WrongUse for an unknown code.
    """
    codes = (event.settings.first, *event.settings.tiebreaks)
    return tuple(map(tiebreak, _with_decisions(event, codes)))


def orders_nearly_all(event: Event, code: str) -> bool:
    """Tell whether a criterion parts nearly everybody, so that it explains no place by itself.

    Victories and the score do behind the question who missed no round (E7).
    """
    return code in SCORES and TIEBREAKS[event.settings.first].kind == "answer"


def format_figure(code: str, value: Value, decimal: str = ".") -> str:
    """Return a figure of that tie-break as text; see `Tiebreak.figure_words`."""
    return TIEBREAKS[code].figure_words(value, decimal)
