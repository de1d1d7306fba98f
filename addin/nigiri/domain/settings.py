"""The choices of an event, as immutable data; the rule sets (rules.py) give them to start with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from nigiri.domain.scoring import Scoring


@dataclass(frozen=True)
class Apart:
    """What players share who are kept apart when all else is equal (M10, A7).

    key -- a field of Player: "club", "city", "state", "country", "family"
    rounds -- in which it counts; None: until the last rounds (M9), later ever less (M10)
    """

    key: str
    rounds: frozenset[int] | None = None


#: The criteria of a draw in the order of the rule set `quebec`; see pairing/criteria.py.
CRITERIA = (
    "title", "score", "floated", "again", "floats", "wishes", "children", "halves", "apart",
    "place", "colours",
)  # fmt: skip


@dataclass(frozen=True)
class Settings:
    """The choices of an event; defaults are those of the rule set `quebec`.

    rules -- the rule set's name; rules_of_play -- printed words, such as "Japanese, 6.5"
    gap -- scores skipped between neighbouring sections (M3), None for the rule of the rounds
    handicap_reduction -- M12's "difference - 1"; handicap_cap -- the highest handicap given
    host -- the host city or club: its players get the early byes (M6) and may meet (M10)
    bye_host_rounds -- the last round in which byes stay with the host (M6)
    scoring -- what rounds are worth, and what tie-breaks see of them
    ranked_by -- "sections", each with its places, or "all" players together
    first -- the code of what comes before all tie-breaks (M14): "NBW" victories, "MMS" the score
    tiebreaks -- codes in order (M15); see tiebreaks/
    criteria -- codes of what makes a draw better, the first matters most; a lot decides the rest
    pattern -- how a score group is paired (M9), until round `pattern_until`; pattern_after -- and
    how after it; None: never
    seeding -- the order inside a score group: "number", "rating", "SOS", "SOS-2" (E6)
    float_down, float_up -- who floats: "bottom", "middle" or "top" of the group (M8)
    keep_apart -- what is kept apart when all else is equal (M10)
    apart_gap -- points of score difference that are accepted rather than such a pair
    apart_free -- whom it does not concern (B8): "bar" the top section, "leading" half of the
    event's rounds won
    rematches -- "never", or "allowed" where nothing else is possible (M7)
    mixing -- "all" or "sections": whether sections are drawn apart, each with its own bye
    bye_policy -- who sits out (byes.py); bye_volunteers -- "yes": volunteers may have the bye (M6)
    colour_rule -- "stronger" (M11) or "balance": who takes White of an even game
    last_rounds -- from which round M9's "first not yet met" may replace the halves; None: the last
    """

    name: str = ""
    dates: str = ""
    place: str = ""
    director: str = ""
    rules: str = "quebec"
    rules_of_play: str = ""
    time_limits: str = ""
    rounds: int = 6
    gap: int | None = None
    criteria: tuple[str, ...] = CRITERIA
    pattern: str = "slide"
    pattern_until: int | None = None
    pattern_after: str = "slide"
    seeding: str = "number"
    float_down: str = "bottom"
    float_up: str = "top"
    keep_apart: tuple[Apart, ...] = (Apart("club"), Apart("city"))
    apart_gap: int = 0
    apart_free: tuple[str, ...] = ()
    rematches: str = "never"
    mixing: str = "all"
    bye_policy: str = "host"
    bye_volunteers: str = "no"
    colour_rule: str = "stronger"
    last_rounds: int | None = None
    handicap_reduction: int = 1
    handicap_cap: int = 9
    scoring: Scoring = field(default_factory=Scoring)
    ranked_by: Literal["sections", "all"] = "sections"
    first: str = "NBW"
    tiebreaks: tuple[str, ...] = ("SOS", "SDOS", "ONE")
    host: str = ""
    bye_host_rounds: int = 3
    seed: int = 1
    colours: str = "circles"
    when: tuple[str, ...] = ()
    language: str = "en"
    event_id: str = ""
