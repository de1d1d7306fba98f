"""What every test may ask for: golden files and programs of the machine.

A golden file is in tests/golden: what is printed must be equal to it. Where a difference is meant,
`pytest --renew-golden` writes it anew. What commands say of whole workbooks is in the corpus
instead (test_corpus.py), which tests/corpus/record.py renews.
"""

from __future__ import annotations

import gc
import os
import re
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from tests.converter import handed_over
from tests.read_once import READS, reads_once

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.libreoffice.office import Office

_STYLE = re.compile(r"<style>.*?</style>\n", re.DOTALL)
TESTS = Path(__file__).parent
GOLDEN = TESTS / "golden"
#: How often the garbage collector looks (gc.set_threshold).
SELDOM = 100_000, 20, 20

# Lists of members that somebody keeps on this machine take no part.
os.environ["NIGIRI_LISTS"] = str(TESTS / "no lists")
# Nor do tests open pages, mails or folders on it, or look into its downloads.
os.environ["NIGIRI_OPENS"] = "no"
os.environ["NIGIRI_DOWNLOADS"] = str(TESTS / "no downloads")

# What they write has the rights that most people's files have; tests of rights ask for others.
os.umask(0o022)

# What tests write need not outlive a power cut; the programs they start wait for the disk as ever.
os.fsync = lambda fd: None  # noqa: ARG005 -- called by this name, too

# Of what is made while tests are found nearly all stays: to look for garbage there finds little.
gc.disable()

# The same examples everywhere, and no deadline: a busy machine is no mistake.
settings.register_profile("nigiri", derandomize=True, deadline=None, database=None)
settings.load_profile("nigiri")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add what the tests may be told besides."""
    parser.addoption("--renew-golden", action="store_true", help="write the golden files anew")
    parser.addoption("--but", help="leave out the functions that this file names")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what has just run, if so told."""
    path: str | None = config.getoption("--but")
    if path is None:
        return
    named = {*Path(path).read_text(encoding="utf-8").splitlines()}
    done = [item for item in items if item.nodeid.partition("[")[0] in named]
    items[:] = [item for item in items if item.nodeid.partition("[")[0] not in named]
    config.hook.pytest_deselected(items=done)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Read the same file once, but where time is measured.

    And let the garbage collector pass over the thousands of tests, which stay to the end; so does
    the little that was let go while they were found, which takes longer to look for.
    """
    if not any(item.get_closest_marker("bench") for item in session.items):
        for kind in READS:
            kind.sheets = reads_once  # type: ignore[assignment, method-assign]
    gc.freeze()
    gc.enable()


def pytest_runtest_setup() -> None:
    """Let the garbage collector look seldom, also after a command that says how often it does.

    What a test made is mostly let go without it, and workbooks are large.
    """
    gc.set_threshold(*SELDOM)


@pytest.fixture
def matches_golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare text with a file of tests/golden; a missing file fails like a different one.

    Of a web page what it says is compared, not the style sheet all pages share.
    """

    def compare(name: str, got: str) -> None:
        path, got = GOLDEN / name, _STYLE.sub("", got)
        if request.config.getoption("--renew-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(got, encoding="utf-8", newline="\n")
        expected = path.read_text(encoding="utf-8") if path.exists() else f"(no golden file {name})"
        expected = _STYLE.sub("", expected)
        assert expected == got, "if this is right: pytest --renew-golden, and say why in the commit"

    return compare


@pytest.fixture(scope="session")
def program() -> Callable[[str], str]:
    """Find a program such as "soffice" on this machine.

    Without it the test is skipped; where CI is set it fails, so that nothing is skipped unseen.
    """

    def find(name: str) -> str:
        path = shutil.which(name)
        if path is not None:
            return path
        message = f"{name} is not installed"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)

    return find


@pytest.fixture(scope="session")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    """Return a LibreOffice with the extension, one for all tests: it takes seconds to start."""
    from tests.libreoffice.running import running  # noqa: PLC0415 -- few tests need it

    with running(tmp_path_factory.mktemp("office")) as program:
        yield program


@pytest.fixture
def office_stays(program: Callable[[str], str]) -> Iterator[None]:
    """Let nigiri hand its files over to one LibreOffice, which it otherwise starts for each.

    For tests of what becomes of the files: a start takes longer than what it is asked for. The
    start itself is tried in tests/hosts/test_ods.py.
    """
    program("soffice")
    with handed_over():
        yield


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """Name a test of bytes by its argument: archives differ from one process to the next."""
    return argname if isinstance(val, bytes) else None


@pytest.fixture(scope="session")
def chromium(program: Callable[[str], str]) -> Iterator[Any]:
    """Yield a real browser without a window; where CI is set it must be there.

    One for all tests of a process: Playwright begins once in it. Without its windows, where that is
    installed: a page opens in a third of the time.
    """
    path = shutil.which("chromium-headless-shell") or program("chromium")
    if find_spec("playwright") is None or find_spec("axe_playwright_python") is None:
        assert not os.environ.get("CI"), "playwright is not installed"
        pytest.skip("playwright and axe_playwright_python are not installed")
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 -- of the tests alone

    with sync_playwright() as played:
        browser = played.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()
