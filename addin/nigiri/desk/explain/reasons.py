"""Say in whole sentences why two meet, and what else was possible: the answer to a player.

The same facts by criterion, with the figures, are in criteria.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.price import cost_words
from nigiri.desk.explain.criteria import against_partner, floater_said, floats
from nigiri.domain.model.figures import points_words
from nigiri.domain.pairing.patterns import pattern_in
from nigiri.domain.standings.shown import told_score
from nigiri.messages.catalogue import knows
from nigiri.workbook.settings.table import BY_KEY

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from nigiri.desk.core.phrases import Phrases
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.answers import Alternative, Answer, Partner, Seat
    from nigiri.domain.pairing.board_costs import Numbers, Step
    from nigiri.domain.pairing.verdicts import Verdict


def score_reasons(phrases: Phrases, facts: Answer) -> Iterator[str]:
    """Yield the sentence on the scores of the two, and on who has them but was not drawn along."""
    yield _scores(phrases, facts)
    for seat in (facts.upper, facts.lower)[: 2 if floats(facts) else 1]:
        if seat.elsewhere:
            many, score = len(seat.elsewhere), points_words(told_score(phrases.event, seat.score))
            yield phrases.say("answer.words.elsewhere", others=many, score=score)


def _scores(phrases: Phrases, facts: Answer) -> str:
    """Return the sentence on the scores of the two."""
    upper, lower = facts.upper, facts.lower
    if floats(facts):
        return phrases.say(
            "answer.words.apart",
            upper=phrases.player_label(upper.player),
            lower=phrases.player_label(lower.player),
            mine=points_words(told_score(phrases.event, upper.score)),
            theirs=points_words(told_score(phrases.event, lower.score)),
        )
    others = upper.group - 2
    key = "answer.words.same" if others else f"answer.words.same.only{_here(upper)}"
    score = points_words(told_score(phrases.event, upper.score))
    return phrases.say(key, score=score, others=others)


def _here(seat: Seat) -> str:
    """Return the end of a key that speaks of the players of a draw, where others had no part."""
    return ".here" if seat.elsewhere else ""


def draw_reasons(phrases: Phrases, facts: Answer, round_number: int) -> Iterator[str]:
    """Yield the sentences on why the draw made this pair: who floats, the group, what it cost."""
    if floats(facts):
        yield from _float_reasons(phrases, facts)
    else:
        yield from _group_reasons(phrases, facts, round_number)
    for price in facts.prices:
        key = f"answer.words.cost.{price.code}"
        if price.cost and knows(key):
            yield phrases.say(key)
            yield from _fewer_such(phrases, price.fewer)


def _fewer_such(phrases: Phrases, verdict: Verdict) -> Iterator[str]:
    """Yield the sentence on a draw with fewer such tables, where something is proved of it."""
    if verdict.kind == "worse":
        yield phrases.say("answer.fewer.worse", cost=_cost(phrases, verdict))
    elif verdict.kind != "unknown":
        yield phrases.say(f"answer.fewer.{verdict.kind}")


def _cost(phrases: Phrases, verdict: Verdict) -> str:
    """Return the clause on what would have been worse, "" where nothing would."""
    if verdict.kind != "worse" or verdict.step is None:
        return ""
    return cost_words(phrases.event, verdict.step, phrases.say)


def _float_reasons(phrases: Phrases, facts: Answer) -> Iterator[str]:
    """Yield why somebody of each group had to meet another score, and why these two (M8)."""
    for seat, way in ((facts.upper, "down"), (facts.lower, "up")):
        yield _group(phrases, seat)
        if seat.group > 1:
            yield _floater(phrases, seat, way)
        if seat.floated:
            who = phrases.player_label(seat.player)
            yield phrases.say("answer.words.floated", who=who, times=seat.floated)


def _group(phrases: Phrases, seat: Seat) -> str:
    """Return why somebody with this score had to meet another score."""
    said = {
        "score": points_words(told_score(phrases.event, seat.score)),
        "group": seat.group,
        "floaters": seat.floaters,
        "who": phrases.player_label(seat.player),
        "cost": _cost(phrases, seat.fewer),
    }
    if seat.group == 1:
        return phrases.say(f"answer.words.group.alone{_here(seat)}", **said)
    if seat.met == seat.group - 1:
        return phrases.say(f"answer.words.group.met{_here(seat)}", **said)
    if seat.group % 2 and seat.floaters == 1:
        return phrases.say("answer.words.group.odd", **said)
    return phrases.say(f"answer.words.group.{seat.fewer.kind}", **said)


def _floater(phrases: Phrases, seat: Seat, way: str) -> str:
    """Return why it is this one of the group."""
    cost = _cost(phrases, seat.staying)
    return floater_said(phrases, seat, way, ("answer.words", "answer.words.goes"), cost)


def _group_reasons(phrases: Phrases, facts: Answer, round_number: int) -> Iterator[str]:
    """Yield sentences on the pattern in a score group, or on why these two break it (M9)."""
    if facts.first_not_met:
        yield phrases.say("answer.words.first-new")
        return
    settings = phrases.event.settings
    way = BY_KEY["pattern"].cell(pattern_in(settings, round_number), settings.language)
    partner = facts.partner
    if partner is None:
        yield phrases.say("answer.words.lot", pattern=way)
    elif partner.player == facts.lower.player:
        places = {"one": facts.upper.place, "two": facts.lower.place, "group": facts.upper.group}
        yield phrases.say("answer.words.pattern", pattern=way, **places)
    else:
        yield _other_partner(phrases, facts, partner)


def _other_partner(phrases: Phrases, facts: Answer, partner: Partner) -> str:
    """Return the sentence on the opponent by the usual order, and why it was not to be."""
    return phrases.say(
        f"answer.words.pattern.{against_partner(facts, partner)}",
        upper=phrases.player_label(facts.upper.player),
        partner=phrases.player_label(partner.player),
        shared=", ".join(phrases.say(f"shared.{each}") for each in partner.shared),
        cost=_cost(phrases, facts.usual),
    )


def alternative_words(phrases: Phrases, facts: Answer) -> Iterator[str]:
    """Yield sentences on other opponents for the two, the best first, with their cost."""
    if facts.alternative is None:
        yield none_words(phrases, facts)
        return
    yield _alternative(phrases, facts, facts.alternative)
    if facts.second is not None:
        yield _alternative(phrases, facts, facts.second)


def none_words(phrases: Phrases, facts: Answer) -> str:
    """Return the sentence that no round can be drawn without the pair."""
    return phrases.say("answer.else.none.given" if facts.given else "answer.else.none")


def _alternative(phrases: Phrases, facts: Answer, other: Alternative) -> str:
    """Return the sentence on their opponents in another draw, and what that would have cost."""
    upper, lower = facts.upper.player, facts.lower.player
    new = {player: board for board in other.come for player in board}
    more = len({*other.come} - {new[upper], new[lower]})
    return phrases.say(
        "answer.instead.more" if more else "answer.instead",
        upper=phrases.player_label(upper),
        lower=phrases.player_label(lower),
        one=phrases.player_label(_opponent(new[upper], upper)),
        two=phrases.player_label(_opponent(new[lower], lower)),
        more=more,
        what=price_words(phrases, other.step, {new[upper], new[lower]}),
    )


def _opponent(board: Numbers, player: PlayerId) -> PlayerId:
    """Return the other one of a pair."""
    return board[1] if board[0] == player else board[0]


def price_words(
    phrases: Phrases, step: Step | None, named: Collection[Numbers] = frozenset()
) -> str:
    """Return the words for what another draw would have cost, to follow a colon.

    step -- where the two first differ, None: nowhere; named -- boards that were just named, which
    are not named again where they are those that cost it
    """
    if step is None:
        return phrases.say("answer.price.equal")
    if step.code == "lot":
        return phrases.say("answer.price.lot")
    if step.after < step.before:
        return phrases.say("answer.price.better", criterion=phrases.criterion(step.code))
    cost = cost_words(phrases.event, step, phrases.say, named)
    return phrases.say("answer.price.then", cost=cost)
