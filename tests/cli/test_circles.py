"""Short commands look for circles of objects seldom, long ones as Python does."""

from __future__ import annotations

import gc

from nigiri.cli.frame import garbage


def test_what_is_seldom_done_can_be_done_as_usual_again() -> None:
    """A server that runs all day must not gather what a command leaves to its end."""
    before = gc.get_threshold()
    try:
        garbage.collect_as_usual()
        usual = gc.get_threshold()
        garbage.collect_seldom()
        assert gc.get_threshold()[0] > 1000 * usual[0]
        garbage.collect_as_usual()
        assert usual == gc.get_threshold()
    finally:
        gc.set_threshold(*before)
