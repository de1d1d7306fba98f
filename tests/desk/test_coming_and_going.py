"""Whatever is said of byes, leavers, returns and latecomers, a round holds everybody once (A8)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.attendance.attendance import back, late, out
from nigiri.desk.attendance.bye import bye
from nigiri.desk.attendance.change import When
from nigiri.desk.attendance.unpaired import open_round
from nigiri.desk.draw.draw import draw
from nigiri.domain.checks.violations import violations
from nigiri.errors import Forbidden, WrongUse
from tests.desk.story import Story, club
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.domain.model.event import Event

ROUNDS = 4
STEPS = 14


def leaves(story: Story, random: Random) -> tuple[str, ...]:
    """Let somebody sit out a round to come, or the one being played."""
    return story.does(out, who(story, random), When(which(story, random))).sentences


def returns(story: Story, random: Random) -> tuple[str, ...]:
    """Let somebody play a round again."""
    return story.does(back, who(story, random), When(which(story, random))).sentences


def promises(story: Story, random: Random) -> tuple[str, ...]:
    """Promise somebody a bye, or give it now."""
    return story.does(bye, who(story, random), int(which(story, random))).sentences


def takes_back(story: Story, random: Random) -> tuple[str, ...]:
    """Take a promise back."""
    promised = [(p.number, n) for p in story.event.players for n in p.promised if p.number]
    number, this = random.choice(promised or [(1, ROUNDS)])
    return story.does(bye, str(number), this, undo=True).sentences


def arrives(story: Story, random: Random) -> tuple[str, ...]:
    """Let somebody new come late."""
    family, row = f"New{random.randint(1, 999)}", max(story.reading.player_rows) + 1
    story.types("players", {(row, "family"): family, (row, "rank"): "9k"})
    return story.does(late, family).sentences


def draws_again(story: Story, _: Random) -> tuple[str, ...]:
    """Draw the newest round once more."""
    return story.does(draw, again=True).sentences


def goes_on(story: Story, random: Random) -> tuple[str, ...]:
    """Play the newest round, and draw the next one."""
    number = len(story.event.rounds)
    if number:
        story.plays(number, random.randint(1, 999))
    return story.does(draw).sentences


def who(story: Story, random: Random) -> str:
    """Return a player as one types him."""
    return str(random.choice(sorted(story.event.by_number)))


def which(story: Story, random: Random) -> str:
    """Return a round as one types it: rather the one being played."""
    now = open_round(story.reading) or len(story.event.rounds) + 1
    return str(random.choice([min(now, ROUNDS), random.randint(now, max(now, ROUNDS))]))


DOES: list[Callable[[Story, Random], tuple[str, ...]]] = [
    leaves, returns, promises, promises, takes_back, arrives, draws_again, goes_on, goes_on,
]  # fmt: skip


def judged(event: Event) -> set[str]:
    """Return what the judge finds in the newest round, but for what only a draw of all can meet."""
    found = violations(event, event.rounds[-1])
    return {v.code for v in found} - {"halves", "score"}


def is_sound(story: Story, said: tuple[str, ...]) -> None:
    """Assert that everybody who plays sits once, and the byes are as many as the number wants."""
    event, this = story.event, story.event.rounds[-1]
    seats = Counter([*(n for game in this.games for n in game.players), *this.byes])
    playing = {n for n, player in event.by_number.items() if player.plays_in(this.number)}
    alone = any(words.startswith("No opponent is left") for words in said)

    assert {1} == {*seats.values()}
    assert playing >= {*seats} if alone else playing == {*seats}
    if not alone:
        assert len(playing) % 2 == len(this.byes)
        assert set() == judged(event)
    given = [n for n in playing if event.player(n).is_promised_bye(this.number)]
    kept = [n for n in given if n in this.byes]
    told = [words for words in said if words.startswith("The bye promised to")]
    if any(words.startswith(f"Round {this.number}: ") for words in said):
        assert len(given) == len(kept) + len(told)


def goes(seed: int) -> None:
    """Come and go at random; nothing that is refused changes anything."""
    random = Random(seed)  # noqa: S311
    story = club(random.randint(6, 11), seed, rounds=ROUNDS)
    story.does(draw)
    stuck = False
    for _ in range(STEPS):
        does, before = random.choice(DOES), story.workbook
        try:
            said = does(story, random)
        except (Forbidden, WrongUse):
            if does not in {arrives, goes_on}:  # these type before they ask
                assert before == story.workbook
            continue
        if open_round(story.reading) is not None:
            stuck = (stuck and does is not draws_again) or any("No opponent" in w for w in said)
            if not stuck:
                is_sound(story, said)


@pytest.mark.parametrize("seed", sampled(range(2), [0]))
def test_a_round_holds_everybody_once_whoever_comes_or_goes(seed: int) -> None:
    """One of them every time."""
    goes(seed)


@pytest.mark.long
@pytest.mark.parametrize("ten", range(10))
def test_a_hundred_rounds_hold_everybody_once_whoever_comes_or_goes(ten: int) -> None:
    """All of them where the time is taken."""
    for seed in range(100 + 10 * ten, 110 + 10 * ten):
        goes(seed)
