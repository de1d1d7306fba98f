"""Defects for which a federation would refuse results or ask back, found before they are sent.

rule             federations   what is wrong                                        source
no-id            all           somebody who played has no number there              A12, formats 3.2
id-unreadable    all           what stands there is no number of any federation     formats 1.4, 3.2
id-long          aga           a number of more than five digits                    A13
id-twice         all           two entries with one number                          A2
name-twice       all           one name with two numbers                            A2
lapsed           aga, ffg      the membership ended before the event's last day     A2
no-end           aga           nobody knows until when somebody is a member         A2
rank-low         all           entered below the grade of the rating without reason A2, B12
rank-high        egf, ffg      entered more than one grade above it                 B12
unrated-high     egf           without a rating, and above 2 dan                    B12
given            egf, ffg      no given name                                        formats 3.2
letters          all           letters of a name that ASCII has not, and no form    formats 1.6, 3.2
                               in brackets that it has: "太田 (Ota)"
player-country   egf           no country                                           formats 3.2
country-unknown  egf, ffg      what is typed is no country                          formats 3.2, 6.3
event-name       all           the event has no name                                formats 1.4, 3.2
dates-missing    all           no days                                              A12, formats 3.2
dates            all           days that nobody can be sure of                      A12, formats 3.2
late             aga           more than 30 days since                              formats 1.2
place            all           no town                                              A13, formats 3.2
region           aga, egf      no state, no country                                 formats 1.4, 3.2
times-missing    all           no time limits                                       B13, A13
times            all           time limits of which a part is missing               B13, A13
class            egf           the times qualify for no class                       B13
times-short      aga           shorter than what the AGA rates                      formats 1.2
board            all           a small board                                        formats 1.6
rounds           all           fewer rounds played than the event has               A12
result           all           a game without a result                              A12
default          all           entered as played by somebody who was out            B5
unsayable        aga           a draw, or a result for both or neither              formats 1.4
both             egf, ffg      a result for both or neither                         house rule

Only players who took part are checked. What more than half of them lack is one defect with their
number, at the first of them. Nothing is looked up in lists: the event is all there is.
Results that were read back otherwise (B11) are found in the workbook.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from nigiri.domain.model.event import Outcome
from nigiri.domain.preflight import event, people
from nigiri.domain.preflight.defects import Defect, Rule, Sending, Spot
from nigiri.domain.schedule.time_limits import limits
from nigiri.domain.text import beyond_ascii

__all__ = ["RULES", "Defect", "Rule", "Sending", "Spot", "preflight"]

#: So many players at least are told together.
_FEW = 3
_BOTH = (Outcome.NONE, Outcome.BOTH)
_ASCII, _EUROPE = ("aga", "egf"), ("egf", "ffg")
RULES = (
    Rule("no-id", people.no_id, together=True),
    Rule("id-unreadable", people.unreadable_id),
    Rule("id-long", people.long_id, ("aga",)),
    Rule("id-twice", people.twice),
    Rule("name-twice", people.two_ids),
    Rule("lapsed", people.lapsed, ("aga", "ffg"), together=True),
    Rule("no-end", people.no_end, ("aga",), together=True),
    Rule("rank-low", people.rank_low, together=True),
    Rule("rank-high", people.rank_high, _EUROPE, together=True),
    Rule("unrated-high", people.unrated_high, ("egf",), together=True),
    Rule("given", people.no_given, _EUROPE, together=True),
    Rule("letters", partial(people.letters, beyond_ascii), together=True),
    Rule("player-country", people.no_country, ("egf",), together=True),
    Rule("country-unknown", people.unknown_country, _EUROPE),
    Rule("event-name", partial(event.missing, "name")),
    Rule("dates-missing", partial(event.missing, "dates")),
    Rule("dates", event.unclear_dates),
    Rule("late", event.late, ("aga",)),
    Rule("place", event.town),
    Rule("region", event.region, _ASCII),
    Rule("times-missing", partial(event.missing, "time_limits")),
    Rule("times", partial(event.unreadable, "time_limits", limits)),
    Rule("class", event.no_class, ("egf",)),
    Rule("times-short", event.short, ("aga",)),
    Rule("board", event.board),
    Rule("rounds", event.rounds),
    Rule("result", event.unfinished),
    Rule("default", event.played_while_out),
    Rule("unsayable", partial(event.result, (*_BOTH, Outcome.JIGO)), ("aga",)),
    Rule("both", partial(event.result, _BOTH), _EUROPE),
)
"""The rules of the table, in its order."""


def preflight(sending: Sending) -> tuple[Defect, ...]:
    """Return all defects, in order of the table."""
    return tuple(
        defect
        for rule in RULES
        if sending.federation in rule.federations
        for defect in _defects(rule, sending)
    )


def _defects(rule: Rule, sending: Sending) -> list[Defect]:
    """Return the defects by a rule; where most players break it, one for all of them."""
    found = [Defect(rule.code, spot, facts) for spot, facts in rule.find(sending)]
    if not rule.together or len(found) < _FEW or 2 * len(found) <= len(sending.people):
        return found
    return [replace(found[0], facts={**found[0].facts, "players": len(found)}, many=True)]
