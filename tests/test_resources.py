"""Where the templates and the workbooks are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from nigiri import resources
from nigiri.resources import MissingResource, folder


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Put the package and the checkout into empty folders."""
    package, checkout = tmp_path / "lib" / "nigiri", tmp_path
    package.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", package)
    monkeypatch.setattr(resources, "_CHECKOUT", checkout)
    return package, checkout


def test_a_checkout_has_its_folders_at_the_top() -> None:
    """Nothing needs to be installed for the tests to find the templates."""
    assert Path(__file__).parents[1] / "templates" == folder("templates")


def test_the_package_comes_before_the_folder_around_it(places: tuple[Path, Path]) -> None:
    """Where nigiri is installed inside another project, that project's templates do not win."""
    for place in places:
        (place / "templates").mkdir()

    assert places[0] / "templates" == folder("templates")


def test_a_missing_folder_is_named_with_the_way_out(places: tuple[Path, Path]) -> None:
    """The sentence says where it should be."""
    with pytest.raises(
        MissingResource, match=r"“workbooks” is missing.*Install nigiri again"
    ) as it:
        folder("workbooks")

    assert tuple(place / "workbooks" for place in places) == it.value.tried
    assert ("workbooks", 4) == (it.value.name, it.value.exit_code)
