"""Whatever `draw` and `why` say of a round that had to be so is true, word by word.

Random events of all rule sets, so small that every way to pair them is known here. A sentence is
read as a person reads it, and what it claims is looked for among all pairings; what `draw` says,
in the round that is drawn where its tables are forbidden, too, as `what-if` does it.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations, product
from typing import TYPE_CHECKING

from nigiri.desk.core.phrases import Phrases
from nigiri.desk.draw.concern_words import concern_words
from nigiri.desk.explain.byes import bye_notes
from nigiri.desk.explain.reasons import alternative_words, draw_reasons
from nigiri.domain.model.event import Event, Wish
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.domain.pairing import draw
from nigiri.domain.pairing.answers import answer, bye_answer
from nigiri.domain.pairing.board_costs import Measured, measured
from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.pairing.field import bans, gather
from nigiri.domain.pairing.fixtures import make_game
from nigiri.domain.pairing.matching import pairable
from nigiri.domain.pairing.parts import parts
from nigiri.domain.pairing_policies.byes import POLICIES, had_bye, is_host
from nigiri.domain.pairing_policies.pair_concerns import concerns
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.scores.scores import games_won, losses, pairing_score
from nigiri.domain.standings.shown import told_score
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import area
from tests.domain.pairing.test_verdicts import Way, every_way
from tests.generate import random_choices, random_history, registration

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.pairing import Drawn
    from nigiri.domain.pairing.answers import Answer
    from nigiri.domain.pairing.board_costs import Numbers

    Totals = Sequence[int]
    Found = Mapping[str, str]

SEEDS = range(210)
PRICES = {
    key.removeprefix("answer.price."): words
    for key, words in area("answers", "en").items()
    if key.startswith("answer.price.") and "{" not in words
}
FACTS = {
    words: key.rpartition(".")[2]
    for key, words in area("answers", "en").items()
    if key.startswith("answer.words.cost.")
}


def an_event(seed: int) -> Event:
    """Return a small event of some rule set after some rounds.

    Every third has its own choices; every fifth looks at points alone, so that lots decide.
    """
    rules = [*RULE_SETS.values()]
    settings = rules[seed // 3 % len(rules)].for_rounds(5)
    settings = replace(settings, warn_gap=(None, 1, 2)[seed // 5 % 3])
    if seed % 5 == 0:
        settings = replace(settings, criteria=("score",))
    event = registration(seed, 6 + seed % 5, sections=1 + seed % 3, settings=settings)
    event = random_history(event, seed, seed // 2 % 5, missing=0.02)
    return random_choices(event, seed) if seed % 3 == 2 else event


def drawn_events() -> Iterator[tuple[int, Event, Drawn]]:
    """Yield events with their next round drawn, each with its seed."""
    for seed in SEEDS:
        event = an_event(seed)
        try:
            yield seed, event, draw(event, event.next_round)
        except Forbidden:
            continue


def gives_way(codes: Sequence[str], own: Totals, others: Iterable[Totals]) -> str:
    """Return the last criterion in which any of these first gives way; "never" without others.

    All others must be worse; "better" where one is not.
    """
    last = -1
    for totals in others:
        at = next((i for i, (x, y) in enumerate(zip(totals, own, strict=True)) if x != y), None)
        if at is None or totals[at] < own[at]:
            return "better"
        last = max(last, at)
    return "never" if last < 0 else codes[last]


def meant(clause: str) -> set[str]:
    """Return the codes of criteria that a clause on what would have been worse can mean."""
    if re.fullmatch(r"\d+ .+ and \d+ .+ would have met \S+ points? apart", clause):
        return {"score"}
    (code,) = (code for code, words in PRICES.items() if clause.startswith(words))
    return {"apart", "score"} if code == "apart" else {code}


def numbers(names: str) -> list[int]:
    """Return the numbers of named players: "3 Roy; 5 Kim"."""
    return [int(found) for found in re.findall(r"(?:^|; )(\d+) ", names)]


class Judge:
    """Every way to pair the field of a board, beside what was drawn."""

    def __init__(self, event: Event, of: Measured, facts: Answer) -> None:
        """Begin with what was drawn, and the facts about the board; scores are told as shown."""
        self.of, self.facts, self.ways = of, facts, every_way(of)
        self.own, self.codes = tuple(of.totals.values()), [each.code for each in of.criteria]
        self.drawn = Way(frozenset(of.pairs), self.own)
        self.score: Mapping[int, int] = {
            number: told_score(event, HalfPoints(int(of.field.score[at])))
            for at, number in enumerate(of.field.numbers)
        }
        self.best = self.own == min(way.totals for way in self.ways)

    def gives_way(self, kept: Callable[[Way], bool]) -> str:
        """Return the criterion that the ways that are kept give way in."""
        return gives_way(self.codes, self.own, [way.totals for way in self.ways if kept(way)])

    def partner(self, way: Way, player: int) -> int:
        """Return the opponent of a player."""
        (pair,) = (pair for pair in map(self.of.numbers, way.pairs) if player in pair)
        return pair[pair[0] == player]

    def floats(self, way: Way, player: int) -> int:
        """Return 1 for a player who meets a lower score, -1 for a higher one, else 0."""
        gap = self.score[player] - self.score[self.partner(way, player)]
        return int(gap > 0) - int(gap < 0)

    def leave(self, way: Way, points: str) -> int:
        """Return the number of those with so many points who meet another score."""
        return sum(
            self.floats(way, player) != 0
            for player, score in self.score.items()
            if points == str(points_words(HalfPoints(score)))
        )

    def costly(self, way: Way, code: str) -> int:
        """Return the number of boards that cost something by a criterion."""
        at, of = self.codes.index(code), self.of.instead(way.pairs)
        return sum(each[at] > 0 for each in of.costs.values())


def _odd(judge: Judge, said: Found) -> str:
    """Return "never" where one of the group floats however the field is paired."""
    assert all(judge.leave(way, said["score"]) for way in judge.ways)
    return "never"


def _group(judge: Judge, said: Found) -> str:
    """Return the criterion that gives way where fewer of the group float."""
    many = judge.leave(judge.drawn, said["score"])
    return judge.gives_way(lambda way: judge.leave(way, said["score"]) < many)


def _goes(judge: Judge, said: Found) -> str:
    """Return the criterion that gives way where one of the others floats instead."""
    one, others = int(said["who"]), numbers(said["others"])
    this_way = judge.floats(judge.drawn, one)
    return judge.gives_way(
        lambda way: (
            judge.floats(way, one) != this_way
            and any(judge.floats(way, other) == this_way for other in others)
        )
    )


def _turn(judge: Judge, said: Found) -> str:
    """Return the criterion that gives way where one who floated before does so again instead."""
    field = judge.of.field
    moved = (field.down + field.up).tolist()
    before: Mapping[int, int] = {n: moved[at] for at, n in enumerate(field.numbers)}
    assert not before[int(said["who"])]
    assert all(before[other] for other in numbers(said["others"]))
    return _goes(judge, said)


def _usual(judge: Judge, said: Found) -> str:
    """Return the criterion that gives way where the usual opponent is met."""
    one, other = int(said["who"]), int(said["other"])
    return judge.gives_way(lambda way: judge.partner(way, one) == other)


def _met(judge: Judge, said: Found) -> str:
    """Return "met" where the two have met before."""
    one, other = (judge.of.field.numbers.index(int(said[key])) for key in ("who", "other"))
    return "met" if judge.of.field.met[one, other] else "not met"


def _fewer(judge: Judge, said: Found) -> str:
    """Return the criterion that gives way where fewer boards cost what was just spoken of."""
    code = FACTS[said["before"]]
    many = judge.costly(judge.drawn, code)
    return judge.gives_way(lambda way: judge.costly(way, code) < many)


def _instead(judge: Judge, said: Found) -> str:
    """Return the criterion that gives way where nobody named so far is met."""
    one = judge.facts.upper.player
    assert one == int(said["who"])
    taken = {judge.facts.lower.player, *numbers(said["so far"])}
    return judge.gives_way(lambda way: judge.partner(way, one) not in taken)


WHO, OTHER = r"(?P<who>\d+) [^;:]+?", r"(?P<other>\d+) [^;:]+?"
OTHERS, COST = r"(?P<others>.+?)", r"(?P<cost>.+)"
OF = r"Of the \d+ players? with (?P<score>\S+) points?, \d+"
USUAL = rf"In the usual order {WHO} would have met {OTHER}"
INSTEAD = rf"{WHO} could have met {OTHER} \(and .+\)(?:, with .+ changed)?"
SCORE = "another score"
ANOTHER = f"had to meet somebody with {SCORE}"
HAD_TO_BE = rf"It had to be {WHO} rather than {OTHERS}"

#: Kind of a claim -> how it is said, what is judged, and what must give way; "" for `cost`.
CLAIMS: dict[str, tuple[str, Callable[[Judge, Found], str], str]] = {
    "odd": (rf"\d+ players? have (?P<score>\S+) points?, an odd number: one of them {ANOTHER}",
            _odd, "never"),
    "group never": (rf"{OF} {ANOTHER}, so that all could be paired", _group, "never"),
    "group lot": (rf"{OF} met somebody with {SCORE}: the lot decided", _group, "lot"),
    "group worse": (rf"{OF} met somebody with {SCORE}: otherwise {COST}", _group, ""),
    "goes never": (rf"{HAD_TO_BE}: otherwise not all could have been paired", _goes, "never"),
    "goes lot": (rf"It was {WHO} and not {OTHERS}: the lot decided", _goes, "lot"),
    "goes worse": (rf"{HAD_TO_BE}: otherwise {COST}", _goes, ""),
    "goes turn": (rf"It was the turn of {WHO}, who had not met {SCORE} before, unlike {OTHERS}",
                  _turn, "floated again balanced"),
    "usual met": (rf"{USUAL}, but they have met before", _met, "met"),
    "usual apart": (rf"{USUAL}, but they are kept apart \(.+\)", _usual, "apart score"),
    "usual never": (rf"{USUAL}, but then the others could not all have been paired", _usual,
                    "never"),
    "usual worse": (rf"{USUAL}, but then {COST}", _usual, ""),
    "usual lot": (rf"{USUAL}; that would have been as good, and the lot decided", _usual, "lot"),
    "fewer never": ("Fewer such tables were not possible", _fewer, "never"),
    "fewer lot": ("Fewer such tables would have been as good, and the lot decided", _fewer, "lot"),
    "fewer worse": (rf"With fewer such tables {COST}", _fewer, ""),
    "instead lot": (rf"{INSTEAD}: that would have been as good, and the lot decided", _instead,
                    "lot"),
    "instead worse": (rf"{INSTEAD}: but then {COST}", _instead, ""),
}  # fmt: skip
#: Words that claim something, which nobody may say but as above.
FORCED = re.compile(r"had to|rather than|the lot decided|otherwise|but then|fewer|possible|cannot")


def test_what_why_says_had_to_be_so_had_to_be_so() -> None:
    """Every sentence about every board; of rounds that are not the best none but plain facts."""
    seen = Counter[str]()
    for seed, event, drawn in drawn_events():
        by_hand = [board.game for board in drawn.boards if board.locked]
        phrases = Phrases(event)
        for game in drawn.round.games:
            if game in by_hand:
                continue
            facts = answer(event, drawn.round, game, by_hand=by_hand)
            judge = Judge(event, measured(event, drawn.round, by_hand=by_hand, of=game), facts)
            told = [*draw_reasons(phrases, facts, drawn.round.number)]
            told += alternative_words(phrases, facts)
            seen.update(kinds_of(judge, told, seed))

    assert [] == [kind for kind in {*CLAIMS} - SELDOM if not seen[kind]]
    assert 20 < seen["none"], seen


#: Kinds that so few events hold only by chance.
SELDOM = {"group lot", "fewer lot", "usual never"}


def kinds_of(judge: Judge, told: Sequence[str], seed: int) -> Iterator[str]:
    """Yield the kinds of the claims in sentences about a board after checking each."""
    so_far, before = "", ""
    for sentence in told:
        kind, found = next(
            ((kind, found) for kind, (said, *_) in CLAIMS.items()
             if (found := re.fullmatch(rf"{said}\.", sentence))),
            ("", None),
        )  # fmt: skip
        if found is None:
            yield from _without_claim(judge, sentence, seed)
        elif judge.best or kind in {"odd", "usual met"}:
            _, judged, must = CLAIMS[kind]
            said = {**found.groupdict(), "before": before, "so far": so_far}
            way = judged(judge, said)
            assert way in (must.split() or meant(said["cost"])), (seed, sentence, way)
            yield kind
        else:
            assert kind.startswith("instead"), (seed, sentence)
        if found is not None and kind.startswith("instead"):
            so_far = found["other"] + " "
        before = sentence


def _without_claim(judge: Judge, sentence: str, seed: int) -> Iterator[str]:
    """Yield "none" where no round was said to be possible without the pair, and there is none."""
    if "without this pair" in sentence.casefold():
        one, other = judge.facts.upper.player, judge.facts.lower.player
        assert "never" == judge.gives_way(lambda way: judge.partner(way, one) != other), seed
        yield "none"
    elif not sentence.endswith("but the round was not drawn so."):
        assert not FORCED.search(sentence), (seed, sentence)


LOOK = re.compile(r"(?P<opens>Could not be avoided|Worth a look): [^.]+\.(?: (?P<why>.+)\.)?")
LOT = "Fewer such tables would have been as good, and the lot decided"


class Whole:
    """Every way to pair a round, all its parts together, with who would be looked at."""

    def __init__(self, event: Event, drawn: Drawn) -> None:
        """Begin with a drawn round; event -- before it."""
        number = event.next_round
        self.codes = [each.code for each in in_order(event.settings)]
        parts = [_part(event, drawn, part) for part in drawn.together if part]
        self.ways = dict(
            self._together(parts, ways) for ways in product(*(every_way(part) for part in parts))
        )
        self.drawn = frozenset(part.numbers(pair) for part in parts for pair in part.pairs)
        games = (
            make_game(event, number, pair)
            for part in parts
            for pair in combinations(part.field.numbers, 2)
        )
        self.looked_at = {
            frozenset(each.game.players): each for each in concerns(event, games, number)
        }

    def _together(
        self, parts: Sequence[Measured], ways: Sequence[Way]
    ) -> tuple[frozenset[Numbers], Totals]:
        """Return the pairs of all parts by number, and the totals of each criterion."""
        totals = Counter[str]()
        for part, way in zip(parts, ways, strict=True):
            codes = [each.code for each in part.criteria]
            totals.update(dict(zip(codes, way.totals, strict=True)))
        pairs = (part.numbers(p) for part, way in zip(parts, ways, strict=True) for p in way.pairs)
        return frozenset(pairs), [totals[code] for code in self.codes]

    def many(self, pairs: Iterable[Numbers]) -> int:
        """Return the number of these boards that are looked at."""
        return sum(frozenset(pair) in self.looked_at for pair in pairs)

    def gives_way(self, ways: Iterable[frozenset[Numbers]]) -> str:
        """Return the criterion that these ways give way in."""
        return gives_way(self.codes, self.ways[self.drawn], [self.ways[way] for way in ways])


def _part(event: Event, drawn: Drawn, together: Sequence[int]) -> Measured:
    """Return a part of a drawn round with what its boards cost."""
    field = gather(event, event.next_round, [n for n in event.by_number if n in together])
    seats = (
        sorted(map(field.numbers.index, game.players))
        for game in drawn.round.games
        if {*game.players} <= {*together}
    )
    criteria = tuple(each for each in in_order(event.settings) if each.applies(field))
    return Measured(field, criteria, tuple(sorted((one, other) for one, other in seats)))


def test_what_draw_says_could_not_be_avoided_could_not() -> None:
    """The number of such tables (B10), among all pairings and in the draw without them."""
    seen = Counter[str]()
    for seed, event, drawn in drawn_events():
        number = event.next_round
        own = [board.game for board in drawn.boards if board.locked]
        found = [*concerns(event, (g for g in drawn.round.games if g not in own), number)]
        if not found:
            continue
        said = LOOK.fullmatch(concern_words(event, drawn, found, left_over=False))
        assert said is not None
        opens, why = said.groups()
        if any(board.first_not_met for board in drawn.boards):
            assert (opens, why) == ("Worth a look", None), seed
            continue
        whole = Whole(event, drawn)
        way = whole.gives_way(
            each for each in whole.ways if whole.many(each) < whole.many(whole.drawn)
        )
        assert len(found) == whole.many(whole.drawn), seed
        assert way in ({"never"} if why is None else {"lot"} if why == LOT else
                       meant(why.removeprefix("Otherwise "))), (seed, said[0], way)  # fmt: skip
        keeping = {*["apart"] * any(each.close for each in found)}
        keeping |= {*["score"] * any(each.gap for each in found)}
        above = whole.codes[: min(map(whole.codes.index, keeping & {*whole.codes}), default=0)]
        known = keeping <= {*whole.codes} and way in above
        assert (way == "never" or known) == (opens == "Could not be avoided"), (seed, said[0])
        seen[f"{opens}, {'why' if why else 'nothing'}"] += 1
        seen["forbidden"] += _forbidden(event, whole, way)

    assert min(seen[f"Could not be avoided, {why}"] for why in ("why", "nothing")) > 5, seen
    assert seen["Worth a look, why"] > 5, seen
    assert seen["forbidden"] > 5, seen


def _forbidden(event: Event, whole: Whole, way: str) -> bool:
    """Check a claim in the draw without the tables it is about; False where that is no judge.

    Where others sit out, or parts are no longer the same, the claim was not about such a round.
    """
    never = (
        Wish("never", tuple(pair)) for pair in whole.drawn if frozenset(pair) in whole.looked_at
    )
    try:
        other = draw(replace(event, wishes=(*event.wishes, *never)), event.next_round)
    except Forbidden:
        return False
    parts = [_part(event, other, part) for part in other.together if part]
    pairs = frozenset(part.numbers(pair) for part in parts for pair in part.pairs)
    if pairs not in whole.ways or whole.many(pairs) >= whole.many(whole.drawn):
        return False
    gives = whole.gives_way([pairs])
    assert whole.codes.index(gives) <= whole.codes.index(way)
    return True


BYES = re.compile(
    r"\d+ .+ has (?P<what>lost|won)? ?(?P<value>\S+) (?:games?|points?)"
    r"(?P<claim>, (?:more|fewer) than anybody else who could have the bye"
    r"|[,;] (?:and )?no(?:body else| other player of the host) who could have the bye has "
    r"(?:lost|won|fewer).*"
    r"|; nobody else who could have the bye has won one)\..*"
)


def test_what_why_says_of_the_bye_is_true_of_all_who_could_have_it() -> None:
    """The most lost, the fewest points, alone with a win: of those without whom all can play."""
    seen = Counter[str]()
    for seed in SEEDS:
        event = an_event(seed)
        policy = sorted(POLICIES)[seed % len(POLICIES)]
        willing = tuple(
            replace(p, willing=frozenset({event.next_round})) if seed % 7 == at else p
            for at, p in enumerate(event.players)
        )
        settings = replace(
            event.settings, bye_policy=policy, host="Mtl", bye_host_rounds=3, bye_volunteers="yes"
        )
        event = replace(event, settings=settings, players=willing)
        try:
            drawn = draw(event, event.next_round)
        except Forbidden:
            continue
        for bye in drawn.round.byes:
            facts = bye_answer(event, drawn.round, bye)
            could = could_have_it(event, drawn, bye)
            for note in bye_notes(Phrases(event), drawn.round.number, facts):
                found = BYES.fullmatch(note)
                if found is None:
                    assert "who could have" not in note, (seed, note)
                    continue
                _check_bye(event, bye, could, found)
                seen[found["claim"][:12]] += 1

    assert len(seen) > 3, seen


def could_have_it(event: Event, drawn: Drawn, bye: PlayerId) -> list[PlayerId]:
    """Return the others who may have the bye and without whom all others can be paired."""
    number = event.next_round
    here = sorted({*drawn.round.game_by_player, *drawn.round.byes})
    (part,) = (part for part in parts(event, number, here) if bye in part)
    square = bans(event, number, part)
    return [
        one for at, one in enumerate(part)
        if one != bye and not had_bye(event, one, number)
        and pairable([i for i in range(len(part)) if i != at], square)
    ]  # fmt: skip


def _check_bye(
    event: Event, bye: PlayerId, could: Sequence[PlayerId], found: re.Match[str]
) -> None:
    """Check a claim about a bye against all others who could have it."""
    before = event.next_round - 1
    host = "of the host" in found["claim"].partition(" who ")[0]
    others = [n for n in could if not host or is_host(event.settings, event.player(n))]
    if found["what"] == "won":
        assert not any(games_won(event, n, before) for n in others)
        return
    if found["what"] == "lost":
        mine, theirs = losses(event, bye, before), [losses(event, n, before) for n in others]
    else:
        mine = -pairing_score(event, bye, before + 1)
        theirs = [-pairing_score(event, n, before + 1) for n in others]
    alone = "anybody else" in found["claim"] or "as many" in found["claim"]
    assert all(each < mine if alone else each <= mine for each in theirs), found[0]
