"""The choices of an event, as immutable data, and the kinds of systems of play.

The rule sets (rules/) give the choices to start with. The kinds of systems are here, in a module
without imports of systems/, so that the judge (checks/) may use them, too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.domain.model.criteria import CRITERIA
from nigiri.domain.model.scoring import Scoring
from nigiri.domain.model.small_boards import PUBLISHED
from nigiri.domain.model.units import HalfPoints

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from nigiri.domain.model.small_boards import BoardTable
    from nigiri.domain.model.units import Rank


@dataclass(frozen=True)
class Apart:
    """Something that players share who are kept apart when all else is equal (M10, A7).

    key -- a field of Player: "club", "city", "state", "country", "family"
    rounds -- in which it counts; None: until the last rounds (M9), then last of all criteria (M10)
    strict -- it comes before all that makes a draw better: such a pair is drawn only where every
    draw has as many (A7)
    """

    key: str
    rounds: frozenset[int] | None = None
    strict: bool = False


class RoundSystem(NamedTuple):
    """The system of a round; the fields are those of model.Round.

    system -- a key of systems/registry.py; "" where none is written: as the round before
    """

    system: str = ""
    stage: str = "main"
    group: str = ""


MOST_ROUNDS = 20
"""No event has more."""

#: In half points: one point, the komi of an even game, and what gives White a tied board (M12).
POINT, KOMI, TIE = HalfPoints(2), HalfPoints(13), HalfPoints(1)


@dataclass(frozen=True)
class Settings:
    """The choices of an event; defaults are those of the rule set `quebec`, but for the criteria.

    system -- who meets whom, a key of systems/registry.py; systems -- what is written beside each
    round, which counts from there on (systems/stages.py)
    robin_order -- the order of a round robin (round_robin_tables.py); robin_seats -- its numbers:
    by "number", or by "lot"
    group_size -- how many make a section, where a system proposes groups (systems/groups.py)
    getting_there, registration, entry_fees -- what an announcement says (M29): address and parking,
    the hours, what one pays, which are levels where they can be read (organising/fees.py)
    rules -- the rule set's name; rules_of_play -- printed words, such as "Japanese, 6.5"
    time_by_rank -- the time of the higher ranked of two, which both have (E8); see thinking_time.py
    players_from, family -- files beside this one: whose list of players this event goes by, and
    what else is played at the same time
    start_rule -- what players start with: "sections" (M3), "bar" (B1), "grade" (B25), "bands" (A5),
    or "none": 0
    gap -- scores skipped between neighbouring sections (M3), None for the rule of the rounds
    bar -- from this rank on all start alike (B1); None: down to where section 1 reaches, and as
    long as there are no sections as bar_by proposes: by the "rounds" (B2) or the "congress" (E5)
    floor -- the rank below which nobody starts lower (B1); None: there is none
    strongest -- the highest entry rank that is admitted (B26); None: everybody is
    supergroup -- from this rank on players start supergroup_points above the bar (B1); None: nobody
    band_k, band_k_top -- K of the separation of bands, in hundredths (A5)
    zero_up -- "yes": the lowest start score is 0, and all others follow (A5)
    zero -- the rank whose score is 0 under "bar"; None: 1 dan (B1), or as zero_up says
    rating_scale -- what the ratings are (ratings.py): "egf" or "aga"
    entry_by -- with what a player enters whose rank is not that of the rating: "rating", or "rank",
    below the rating with evidence only (A2, A3; players/entry_rating.py)
    handicap_by -- what is compared: "rank" (M12), "score" (B3), "rating", "rating rank" (A6)
    handicap_reduction -- M12's "difference - 1"; handicap_cap -- the highest handicap given
    handicap_even_above -- even are games of whoever entered at this rank or a higher one, or at the
    "bar" (B3, E8); None: nobody's
    handicap_top -- by score or rank nobody counts higher than this rank, whose score under "bar" is
    that of its grade; None: everybody as they are
    komi_even, komi_one, komi_handicap -- White's points in even games, with handicap 1, and above
    board -- its size: 19, or 13 or 9 with handicaps of their own (B23), which `boards` has
    host -- the host city or club: its players get the early byes (M6) and may meet (M10)
    bye_host_rounds -- the last round in which byes stay with the host (M6)
    scoring -- what rounds are worth, and what tie-breaks see of them
    ranked_by -- "sections", each with its places, or "all" players together
    first -- the code of what comes before all tie-breaks (M14): "NBW" victories, "MMS" the score
    tiebreaks -- codes in order (M15); see tiebreaks/
    by_code -- those that this event calls by their code, though its association has another name
    level_first -- what becomes of a section's first place for which several are level after all of
    them (M15): "share", "play off" or "nobody"; "play offs": of all down to playoff_places
    winner_played_all -- "yes": nobody is first who missed a round (B7)
    knockout_size -- how many play in the tree of a knockout: the strongest; None: all, in a Swiss
    knockout 8 (B19); third_place -- "yes": who lose its semi-finals play for the third place
    playoff_places -- ties up to that place are played off: 1 (E3), 3 or 4 (E2)
    criteria -- codes of what makes a draw better, the first matters most; a lot decides the rest
    (default: those of the rule sets that do not name their own)
    pattern -- how a score group is paired (M9), until round `pattern_until`; pattern_after -- and
    how after it; None: never
    seeding -- the order inside a score group: "number", "rating", "SOS", "SOS-2" (E6)
    float_down, float_up -- who floats: "bottom", "middle" or "top" of the group (M8)
    title_players -- who plays for the title, so that those near the lead meet (E6): whom "wishes"
    name, or in the last two rounds all "Europeans"
    keep_apart -- what is kept apart when all else is equal (M10), or strictly (A7)
    apart_gap -- points of score difference that are accepted rather than such a pair
    country_gap -- as many rather than a pair of one country; None: as apart_gap
    apart_free -- whom it does not concern (B8): "bar" the top section, "leading" half of the
    event's rounds won
    thresholds -- whom OpenGotha frees of small handicaps, in words; kept -- what else its file
    had, name=value; ... (exchange/opengotha); no draw goes by them
    rematches -- "never", or "allowed" where nothing else is possible (M7)
    mixing -- "all" or "sections": whether sections are drawn apart, each with its own bye
    bye_policy -- who sits out (byes.py); bye_volunteers -- "yes": volunteers may have the bye (M6)
    colour_rule -- who takes White of an even game: "stronger" (M11), "balance", "nigiri" by lot, or
    "players" (M24), as they choose
    warn_gap -- points between two opponents from which the director is warned; None: never
    team_boards -- boards of a match of teams; None: as many players as most teams have (B21)
    team_best -- so many results of a team count where players play for themselves (B14)
    side_games -- how often two players may meet in the side event (B22)
    side_won_by -- what counts there: "wins", "wins - losses" or "percentage"
    side_least -- so many games are needed for a place by percentage
    ladder_reach -- how many places above a player of the ladder may challenge
    tables_unused -- numbers of tables that no draw gives out; the director may type one of them
    standings_after -- the standings that are shown are those after that round (frozen_after); None:
    after the newest
    shown_scores -- start and score are shown "as drawn" or "from zero"; or "sums too", where
    somebody starts below 0 (domain/standings/shown.py)
    last_rounds -- from which round M9's "first not yet met" may replace the halves; None: the last
    """

    name: str = ""
    dates: str = ""
    place: str = ""
    getting_there: str = ""
    registration: str = ""
    entry_fees: str = ""
    director: str = ""
    telephone: str = ""
    email: str = ""
    sponsor: str = ""
    system: str = "mcmahon"
    systems: tuple[RoundSystem, ...] = ()
    robin_order: str = "pivot"
    robin_seats: str = "number"
    group_size: int = 6
    rules: str = "quebec"
    rules_of_play: str = ""
    time_limits: str = ""
    time_by_rank: str = ""
    players_from: str = ""
    family: str = ""
    rounds: int = 6
    start_rule: str = "sections"
    gap: int | None = None
    bar: Rank | None = None
    bar_by: str = "rounds"
    floor: Rank | None = None
    strongest: Rank | None = None
    supergroup: Rank | None = None
    supergroup_points: HalfPoints = POINT
    band_k: int = 100
    band_k_top: int = 150
    zero_up: str = "no"
    zero: Rank | None = None
    rating_scale: str = "egf"
    entry_by: str = "rating"
    criteria: tuple[str, ...] = CRITERIA
    pattern: str = "slide"
    pattern_until: int | None = None
    pattern_after: str = "slide"
    seeding: str = "number"
    float_down: str = "bottom"
    float_up: str = "top"
    title_players: Literal["wishes", "Europeans"] = "wishes"
    keep_apart: tuple[Apart, ...] = (Apart("club"), Apart("city"))
    apart_gap: int = 0
    country_gap: int | None = None
    apart_free: tuple[str, ...] = ()
    thresholds: str = ""
    kept: str = ""
    rematches: str = "never"
    mixing: str = "all"
    bye_policy: str = "home"
    bye_volunteers: str = "no"
    colour_rule: str = "stronger"
    last_rounds: int | None = None
    tables_unused: tuple[int, ...] = ()
    standings_after: int | None = None
    shown_scores: str = "as drawn"
    warn_gap: int | None = 3
    handicap_by: str = "rank"
    handicap_reduction: int = 1
    handicap_cap: int = 9
    handicap_even_above: Rank | Literal["bar"] | None = None
    handicap_top: Rank | None = None
    komi_even: HalfPoints = KOMI
    komi_one: HalfPoints = TIE
    komi_handicap: HalfPoints = TIE
    board: int = 19
    boards: tuple[BoardTable, ...] = PUBLISHED
    scoring: Scoring = field(default_factory=Scoring)
    knockout_size: int | None = None
    third_place: Literal["yes", "no"] = "no"
    playoff_places: int = 3
    ranked_by: Literal["sections", "all"] = "sections"
    first: str = "NBW"
    tiebreaks: tuple[str, ...] = ("SOS", "SDOS", "ONE")
    by_code: tuple[str, ...] = ()
    level_first: Literal["share", "play off", "play offs", "nobody"] = "share"
    winner_played_all: Literal["yes", "no"] = "no"
    team_boards: int | None = None
    team_best: int = 3
    side_games: int = 2
    side_won_by: str = "wins"
    side_least: int = 3
    ladder_reach: int = 3
    host: str = ""
    bye_host_rounds: int = 3
    seed: int = 1
    colours: str = "circles"
    when: tuple[str, ...] = ()
    language: str = "en"
    event_id: str = ""

    def is_last(self, round_number: int) -> bool:
        """Tell whether the round is one of the last rounds of M9 (last_rounds)."""
        first = self.rounds if self.last_rounds is None else self.last_rounds
        return round_number >= first

    def plays_for_title(self, round_number: int) -> bool:
        """Tell whether all Europeans play for the title in a round: the last two, not the first."""
        first = max(2, self.rounds - 1)
        return self.title_players == "Europeans" and first <= round_number

    @property
    def last_played_off(self) -> int:
        """Return the last place for which those who are level play off; 0: for none (M15, E2)."""
        return {"play off": 1, "play offs": self.playoff_places}.get(self.level_first, 0)

    @property
    def is_american(self) -> bool:
        """Tell whether it is an event of the AGA, by its ratings (A3): months come before days."""
        return self.rating_scale == "aga"

    @property
    def is_congress(self) -> bool:
        """Tell whether the bar is by the proposal of a congress (E5)."""
        return self.start_rule == "bar" and self.bar_by == "congress"

    def gap_of(self, key: str) -> int:
        """Return the points that are accepted rather than a pair that shares this (keep_apart)."""
        own = self.country_gap if key == "country" else None
        return self.apart_gap if own is None else own

    def free_tables(self, taken: Collection[int | None] = ()) -> Iterator[int]:
        """Yield the numbers of tables for boards, from 1 on, without end.

        Without those that are not used in this event, and those that are taken already.
        """
        left_out = {*self.tables_unused, *taken}
        return (table for table in count(1) if table not in left_out)


BY_SCORE = frozenset({"mcmahon", "swiss", "novices"})
"""Keys of the systems in which the whole field is drawn by the criteria of the event: the rules of
byes, rematches and score groups hold (M6 to M9), and a part can be drawn alone (M19)."""

CROSSTABLED = frozenset(
    {
        "round robin",
        "double round robin",
        "round robin by section",
        "groups of eight",
    }
)
"""Keys of the systems of small groups that stay together, which have a crosstable (B16, M22)."""

TREED = frozenset({"knockout", "swiss knockout", "preliminaries", "play-off"})
"""Keys of the systems that are played in trees (B19, B20, E2, E4)."""

BY_TEAMS = frozenset({"two teams", "team round robin", "team swiss"})
"""Keys of the systems in which teams meet as teams (B21): their rounds are matches."""
