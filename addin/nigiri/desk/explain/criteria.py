"""What a drawn board says about each criterion, in words: `REASONS`, by the criterion's code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import points_words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.desk.core.phrases import Voice
    from nigiri.domain.pairing.answers import Answer, Seat

    Reason = Callable[["Voice", "Answer"], str]


def floats(answer: Answer) -> bool:
    """Tell whether the two are of different score groups."""
    return answer.upper.score != answer.lower.score


def _score(voice: Voice, answer: Answer) -> str:
    """Return the groups of the two, and why somebody had to float."""
    upper, lower = answer.upper, answer.lower
    if not floats(answer):
        points = points_words(upper.score)
        return voice.say("answer.same", score=points, group=upper.group)
    return voice.clauses(_group(voice, seat) for seat in (upper, lower))


def _group(voice: Voice, seat: Seat) -> str:
    """Return why somebody of this group had to float (M8)."""
    facts = {"score": points_words(seat.score), "group": seat.group}
    if seat.met == seat.group - 1 > 0:
        return voice.say("answer.group.met", who=voice.who(seat.player), score=facts["score"])
    if seat.group % 2 and seat.floaters == 1:
        return voice.say("answer.group.odd", **facts)
    return voice.say("answer.group.floaters", floaters=seat.floaters, **facts)


def _floated(voice: Voice, answer: Answer) -> str:
    """Return who of the two floated this way before."""
    if not floats(answer):
        return ""
    before = [seat for seat in (answer.upper, answer.lower) if seat.floated]
    return voice.clauses(
        voice.say("answer.floated", who=voice.who(seat.player), times=seat.floated)
        for seat in before
    ) or voice.say("answer.floated.never")


def _floats(voice: Voice, answer: Answer) -> str:
    """Return why these two of their groups float (M8)."""
    if not floats(answer):
        return ""
    seats = ((answer.upper, "down"), (answer.lower, "up"))
    return voice.clauses(_floater(voice, seat, way) for seat, way in seats)


def _floater(voice: Voice, seat: Seat, way: str) -> str:
    """Return why this one of the group floats, or whom the director chose for it."""
    who = voice.who(seat.player)
    if not seat.nearer:
        settings = voice.event.settings
        place = settings.float_down if way == "down" else settings.float_up
        return voice.say(f"answer.floats.{way}.{place}", who=who)
    unlike = not seat.floated and all(times for _, times in seat.nearer)
    others = voice.everyone(number for number, _ in seat.nearer)
    return voice.say(f"answer.floats.{'unlike' if unlike else 'others'}", who=who, others=others)


def _halves(voice: Voice, answer: Answer) -> str:
    """Return how the two stand in the halves of their group (M9)."""
    if floats(answer):
        return ""
    if answer.first_not_met:
        return voice.say("answer.halves.first")
    return voice.say("answer.halves.broken" if answer.one_half else "answer.halves.kept")


def _place(voice: Voice, answer: Answer) -> str:
    """Return whom the pattern alone would have given, and why it did not (M9)."""
    partner = answer.partner
    if partner is None or answer.first_not_met:
        return ""
    if partner.player == answer.lower.player:
        return voice.say("answer.pattern")
    who = voice.who(partner.player)
    if partner.met:
        return voice.say("answer.pattern.met", partner=who)
    if partner.shared:
        shared = ", ".join(voice.say(f"shared.{key}") for key in partner.shared)
        return voice.say("answer.pattern.shared", partner=who, shared=shared)
    return voice.say("answer.pattern.others", partner=who)


def _colours(voice: Voice, answer: Answer) -> str:
    """Return how often each had White more than Black (M11)."""
    upper, lower = answer.upper, answer.lower
    return voice.say(
        "answer.colours",
        upper=voice.who(upper.player),
        upper_balance=f"{upper.balance:+d}",
        lower=voice.who(lower.player),
        lower_balance=f"{lower.balance:+d}",
    )


def _lot(voice: Voice, _answer: Answer) -> str:
    """Return what the lot is for."""
    return voice.say("answer.lot")


def _by_cost(code: str) -> Reason:
    """Return a reason that knows no more than whether the board costs anything, and how much."""

    def reason(voice: Voice, answer: Answer) -> str:
        cost = next((price.cost for price in answer.prices if price.code == code), 0)
        return voice.say(f"cost.{code}", cost=cost) if cost else ""

    return reason


REASONS: Mapping[str, Reason] = {
    "score": _score,
    "floated": _floated,
    "floats": _floats,
    "halves": _halves,
    "place": _place,
    "colours": _colours,
    "lot": _lot,
    **{
        code: _by_cost(code)
        for code in (
            "rematch", "title", "boundaries", "again", "balanced", "wishes", "children",
            "apart", "handicap", "third", "later",
        )
    },
}  # fmt: skip
