"""Players of one family name: pointed out, the likeliest relatives first."""

from __future__ import annotations

import pytest

from nigiri.domain.model.event import Apart, Event, Player, Settings
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.units import Rank
from nigiri.domain.pairing_policies.relatives import namesakes
from nigiri.domain.rules import RULE_SETS


def event(*people: tuple[str, str, str], settings: Settings | None = None) -> Event:
    """Return an event of these players: family name, given name, club."""
    players = (Player(family, given, Rank(-5), club=club) for family, given, club in people)
    return Event(settings or Settings(), tuple(players))


def names(*groups: tuple[Player, ...]) -> list[str]:
    """Return the groups in short: "Roy: Ann, Luc"."""
    return [f"{group[0].family}: {', '.join(each.given for each in group)}" for group in groups]


FAMILIES = (
    ("Chen", "A", "Bos"), ("Chen", "B", ""), ("Chen", "C", "NY"), ("Ota", "Yuzo", "Mtl"),
    ("Berube", "Al", "Mtl"), ("Bérubé", "Jo", "Qué"), ("Roy", "Ann", "Ott"), ("ROY", "Luc", "Ott"),
)  # fmt: skip


def test_two_of_one_club_come_first_then_two_then_a_common_name() -> None:
    """Capitals and accents make no difference; Ota is alone."""
    assert ["Roy: Ann, Luc", "Berube: Al, Jo", "Chen: A, B, C"] == names(
        *namesakes(event(*FAMILIES))
    )


def test_players_without_club_and_city_share_none() -> None:
    """Two blanks are no common club."""
    found = namesakes(event(("Roy", "Ann", ""), ("Roy", "Luc", ""), *FAMILIES[4:6]))

    assert ["Roy: Ann, Luc", "Berube: Al, Jo"] == names(*found)


def test_a_wish_that_keeps_all_of_them_apart_is_answer_enough() -> None:
    """Of three two alone are not all."""
    people = event(*FAMILIES)
    roys, chens = {"Roy, Ann", "ROY, Luc", "Ota, Yuzo"}, {"Chen, A", "Chen, B"}

    assert ["Berube: Al, Jo", "Chen: A, B, C"] == names(*namesakes(people, [roys, chens]))
    assert ["Berube: Al, Jo"] == names(*namesakes(people, [roys, {*chens, "Chen, C"}]))


@pytest.mark.parametrize("settings", [
    Settings(keep_apart=(Apart("family"),)), Settings(systems=(RoundSystem("round robin"),) * 3),
])  # fmt: skip
def test_nobody_is_named_where_it_would_change_nothing(settings: Settings) -> None:
    """Family names are kept apart, or everybody meets everybody."""
    assert () == namesakes(event(*FAMILIES, settings=settings))


def test_sections_that_never_mix_part_them() -> None:
    """Ann is in section 1, Luc in section 2: they cannot meet."""
    roys = [Player("Roy", "Ann", Rank(1), section=1), Player("Roy", "Luc", Rank(-9), section=2)]
    mixed, apart = Settings(), Settings(mixing="sections")

    assert 1 == len(namesakes(Event(mixed, tuple(roys))))
    assert () == namesakes(Event(apart, tuple(roys)))


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_no_rule_set_keeps_family_names_apart_by_default(rules: str) -> None:
    """Relatives are meant, whom only a person knows: not five members called Chen."""
    defaults = RULE_SETS[rules].defaults

    assert "family" not in {each.key for each in defaults.keep_apart}
