"""A program that an add-in starts ahead knows when its code is not the one that is installed."""

from __future__ import annotations

import json
import os
from threading import Event
from typing import TYPE_CHECKING

from nigiri.buttons.prewarm import Awaited, answer_anew, is_stale, loaded
from nigiri.buttons.request import PROTOCOL
from tests.libreoffice.office import ADDIN

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_all_files_of_nigiri_that_are_loaded_are_looked_at() -> None:
    """None of them changes while the tests run."""
    files = loaded()

    assert {"drawing.py", "rounds.py", "dispatch.py"} <= {file.name for file in files}
    assert not is_stale(files)


def test_a_request_that_comes_early_is_not_kept_waiting() -> None:
    """Nothing more is loaded once it is there; else everything is."""
    asked = [False, False, True]

    few = loaded(
        "nigiri.lazy", "nigiri.errors", "nigiri.no_such_module", until=lambda: asked.pop(0)
    )

    assert "lazy.py" in {file.name for file in few}


def test_a_request_is_read_while_modules_are_loaded() -> None:
    """As a whole, however late it comes."""
    may_come = Event()
    request = Awaited(lambda: b"request" if may_come.wait(60) else b"")

    assert not request.came()
    may_come.set()
    assert (b"request", True) == (request.data(), request.came())


def test_code_that_was_changed_or_taken_away_is_stale(tmp_path: Path) -> None:
    """By the time it was written, by its size, or because it is gone."""
    file = tmp_path / "module.py"
    file.write_text("old", encoding="utf-8")
    state = file.stat().st_mtime_ns, 3
    assert not is_stale({file: state})

    os.utime(file, ns=(0, 0))
    assert is_stale({file: state})
    file.write_text("newer", encoding="utf-8")
    os.utime(file, ns=(state[0], state[0]))
    assert is_stale({file: state})
    file.unlink()
    assert is_stale({file: state})


def test_a_stale_program_lets_a_new_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is the same as if it had been asked first."""
    monkeypatch.setenv("PYTHONPATH", str(ADDIN))
    request = {"nigiri": "request", "protocol": PROTOCOL, "action": "actions"}

    assert "done" == json.loads(answer_anew(json.dumps(request).encode()))["status"]
