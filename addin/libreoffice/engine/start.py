"""Start nigiri from this folder, with the Python of LibreOffice that runs this file.

[python, -I, -S, start.py, pipe, ...]   answer a request, as `nigiri pipe` does
[python, -I, -S, start.py, test]        load every compiled part, draw a round, tell what failed
                                        in one line; then wait for a request and answer that

Nothing that is installed on the computer is looked for. LibreOffice's own builds give compiled
modules other names than those on PyPI (".cpython-3.12.so"), so a finder of this folder knows both.
"""

import json
import os
import sys
from importlib.machinery import (
    BYTECODE_SUFFIXES,
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    SourceFileLoader,
    SourcelessFileLoader,
)

FOLDER = os.path.dirname(os.path.abspath(__file__))
PYTHON = "%d.%d" % sys.version_info[:2]


def manifest():
    """Return engine.json as a dictionary: the systems and versions the engine is for."""
    with open(os.path.join(FOLDER, "engine.json"), encoding="ascii") as file:
        return json.load(file)


def make_importable(suffix):
    """Let modules be found in this folder before any other.

    suffix -- end of the names of compiled modules for this Python
    """
    finder = FileFinder.path_hook(
        (ExtensionFileLoader, [suffix, *EXTENSION_SUFFIXES]),
        (SourceFileLoader, SOURCE_SUFFIXES),
        (SourcelessFileLoader, BYTECODE_SUFFIXES),
    )

    def inside(path):
        """Return the finder of this folder and those in it; ImportError for others."""
        if path != FOLDER and not path.startswith(FOLDER + os.sep):
            raise ImportError(path)
        return finder(path)

    sys.path_hooks.insert(0, inside)
    sys.path_importer_cache.pop(FOLDER, None)
    sys.path.insert(0, FOLDER)


def find_libraries():
    """Let Windows find the libraries of C++ beside LibreOffice, where the system has none.

    Python looks for what compiled modules need there only when it is told to.
    """
    program = os.environ.get("NIGIRI_OFFICE", "")
    if program and hasattr(os, "add_dll_directory"):
        os.add_dll_directory(program)


def run():
    """Do what is asked for by the arguments."""
    from nigiri import launch

    launch.started_by(os.path.abspath(__file__))
    if sys.argv[1:2] == ["test"]:
        from nigiri.buttons.self_test import test

        if not test(TOLD["parts"][PYTHON]):
            return
        sys.argv[1:] = ["pipe", "--ahead"]
    from nigiri.cli import main

    main()


# Also in a process that this one starts to share work: it runs this file under another name.
TOLD = manifest()
find_libraries()
make_importable(TOLD["suffix"].format(PYTHON.replace(".", "")))
if __name__ == "__main__":
    run()
