"""Explain a drawn board by each criterion of the draw: `REASONS`, by the criterion's code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.criteria import CARDS
from nigiri.domain.model.figures import points_words
from nigiri.domain.standings.shown import told_score

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.desk.core.phrases import Phrases
    from nigiri.domain.pairing.answers import Answer, Partner, Seat
    from nigiri.domain.pairing.verdicts import Verdict

    Reason = Callable[["Phrases", "Answer"], str]


def floats(answer: Answer) -> bool:
    """Tell whether the two are of different score groups."""
    return answer.upper.score != answer.lower.score


def _score(phrases: Phrases, answer: Answer) -> str:
    """Return the score groups of the two, and why somebody had to float."""
    upper, lower = answer.upper, answer.lower
    if not floats(answer):
        points = points_words(told_score(phrases.event, upper.score))
        return phrases.say("answer.same", score=points, group=upper.group)
    return phrases.clauses(_group(phrases, seat) for seat in (upper, lower))


def _group(phrases: Phrases, seat: Seat) -> str:
    """Return the reason why a player of this group had to float (M8)."""
    facts = {"score": points_words(told_score(phrases.event, seat.score)), "group": seat.group}
    if seat.met == seat.group - 1 > 0:
        return phrases.say(
            "answer.group.met", who=phrases.player_label(seat.player), score=facts["score"]
        )
    if seat.group % 2 and seat.floaters == 1:
        return phrases.say("answer.group.odd", **facts)
    key = "answer.group.floaters" if seat.fewer.kind == "never" else "answer.group.left"
    return phrases.say(key, floaters=seat.floaters, **facts)


def _floated(phrases: Phrases, answer: Answer) -> str:
    """Return the sentence on earlier floats of the two in this direction; "" without a float."""
    if not floats(answer):
        return ""
    before = [seat for seat in (answer.upper, answer.lower) if seat.floated]
    return phrases.clauses(
        phrases.say("answer.floated", who=phrases.player_label(seat.player), times=seat.floated)
        for seat in before
    ) or phrases.say("answer.floated.never")


def _floats(phrases: Phrases, answer: Answer) -> str:
    """Return the reasons why these two of their groups float (M8); "" without a float."""
    if not floats(answer):
        return ""
    seats = ((answer.upper, "down"), (answer.lower, "up"))
    return phrases.clauses(_floater(phrases, seat, way) for seat, way in seats)


def _floater(phrases: Phrases, seat: Seat, way: str) -> str:
    """Return the reason why this player of the group floats, or that the director chose so."""
    cost = _worse(phrases, seat.staying)
    return floater_said(phrases, seat, way, ("answer.floats", "answer.floats"), cost)


def _worse(phrases: Phrases, verdict: Verdict) -> str:
    """Return the name of the criterion that would have been worse; "" where none would."""
    return phrases.criterion(verdict.step.code) if verdict.step else ""


def floater_said(phrases: Phrases, seat: Seat, way: str, keys: tuple[str, str], cost: str) -> str:
    """Return why it is this one of the group who leaves it.

    way -- "down" or "up"
    keys -- what they begin with: where nobody stood nearer to the place that floats, "down.middle"
    follows, or "down.too" for one of several; where others did, "unlike" or what is proved
    cost -- what would have been worse had this one stayed
    """
    who = phrases.player_label(seat.player)
    if not seat.nearer:
        settings = phrases.event.settings
        place = settings.float_down if way == "down" else settings.float_up
        return phrases.say(f"{keys[0]}.{way}.{'too' if seat.far else place}", who=who)
    step = seat.staying.step
    for_floats = step is not None and step.code in _FLOATED
    unlike = for_floats and not seat.moved and all(times for _, times in seat.nearer)
    others = phrases.everyone(number for number, _ in seat.nearer)
    key = "unlike" if unlike else seat.staying.kind
    return phrases.say(f"{keys[1]}.{key}", who=who, others=others, cost=cost)


_FLOATED = frozenset({"floated", "again", "balanced"})
"""Criteria by which whoever left the group before stays in it."""


def against_partner(answer: Answer, partner: Partner) -> str:
    """Return the end of the key that says what stood against the partner by the pattern.

    "met", "shared" where that decides, "apart" where it may have; else the kind of what is proved.
    """
    if partner.met and answer.usual.kind in {"never", "unknown"}:
        return "met"
    step = answer.usual.step
    if partner.shared and step is not None and not step.gap and step.code in {"apart", "score"}:
        return "shared"
    if partner.shared and answer.usual.kind == "unknown":
        return "apart"
    return answer.usual.kind


def _halves(phrases: Phrases, answer: Answer) -> str:
    """Return the sentence on the two in the halves of their group (M9); "" for a float."""
    if floats(answer):
        return ""
    if answer.first_not_met:
        return phrases.say("answer.halves.first")
    return phrases.say("answer.halves.broken" if answer.one_half else "answer.halves.kept")


def _place(phrases: Phrases, answer: Answer) -> str:
    """Return the opponent by the pattern of the group alone, and why it is another (M9)."""
    partner = answer.partner
    if partner is None or answer.first_not_met:
        return ""
    if partner.player == answer.lower.player:
        return phrases.say("answer.pattern")
    return phrases.say(
        f"answer.pattern.{against_partner(answer, partner)}",
        partner=phrases.player_label(partner.player),
        shared=", ".join(phrases.say(f"shared.{key}") for key in partner.shared),
        cost=_worse(phrases, answer.usual),
    )


def _colours(phrases: Phrases, answer: Answer) -> str:
    """Return the colour balance of both, games with White less games with Black (M11)."""
    upper, lower = answer.upper, answer.lower
    return phrases.say(
        "answer.colours",
        upper=phrases.player_label(upper.player),
        upper_balance=f"{upper.balance:+d}",
        lower=phrases.player_label(lower.player),
        lower_balance=f"{lower.balance:+d}",
    )


def _lot(phrases: Phrases, _answer: Answer) -> str:
    """Return the sentence about the lot."""
    return phrases.say("answer.lot")


def _by_cost(code: str) -> Reason:
    """Return a reason that depends only on the cost of the board by a criterion."""

    def reason(phrases: Phrases, answer: Answer) -> str:
        price = next((price for price in answer.prices if price.code == code and price.cost), None)
        if price is None:
            return ""
        said = phrases.say(f"cost.{code}", cost=price.cost)
        if price.fewer.kind == "unknown":
            return said
        worse = _worse(phrases, price.fewer)
        return phrases.clauses((said, phrases.say(f"cost.fewer.{price.fewer.kind}", cost=worse)))

    return reason


MORE_THAN_COSTS: Mapping[str, Reason] = {
    "score": _score,
    "floated": _floated,
    "floats": _floats,
    "halves": _halves,
    "place": _place,
    "colours": _colours,
    "lot": _lot,
}
"""Code -> the reason, where it is more than what the board costs."""

REASONS: Mapping[str, Reason] = {
    code: MORE_THAN_COSTS.get(code) or _by_cost(code) for code in CARDS
}
