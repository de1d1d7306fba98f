"""The parts of the extension for LibreOffice that make the worksheet functions.

part                    contents                                              written from
nigiri_functions.py     the component that Calc calls                         addin/libreoffice
functions.components    its registration, without running Python              below
functions.idl           its interface; LibreOffice reads it as it is          the table
CalcAddIns.xcu          names, arguments and help of the wizard               the table
pythonpath/nigiri/...   the functions: the package's own source               addin/nigiri

`manifest` has the media types. A required argument is a range in the interface, since any other is
either optional or makes 0 of an empty cell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.extension.menus import in_all_languages
from nigiri.functions.table import FUNCTIONS
from nigiri.messages.message import message
from nigiri.resources import folder, source

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.functions.function import Argument, Function

#: The modules that the functions need, and no other: all of old syntax.
SOURCES = (
    "nigiri/__init__.py",
    "nigiri/domain/__init__.py",
    *(f"nigiri/domain/federations/{name}.py" for name in ("__init__", "egf_ratings")),
    *(f"nigiri/domain/model/{name}.py" for name in ("__init__", "units")),
    *(f"nigiri/functions/{name}.py" for name in ("__init__", "cells", "formulas", "function")),
    "nigiri/functions/table.py",
)
COMPONENT, COMPONENTS = "nigiri_functions.py", "functions.components"
INTERFACE, WIZARD = "functions.idl", "CalcAddIns.xcu"
#: The component's own name, under which the wizard's configuration finds it.
NAME = "GO"

_KINDS = {
    INTERFACE: "application/vnd.sun.star.uno-typelibrary;type=RDB",
    COMPONENTS: "application/vnd.sun.star.uno-components",
    WIZARD: "application/vnd.sun.star.configuration-data",
}
_COMPONENTS = f"""<?xml version="1.0" encoding="UTF-8"?>
<components xmlns="http://openoffice.org/2010/uno-components">
<component loader="com.sun.star.loader.Python" uri="{COMPONENT}">
<implementation name="{NAME}"><service name="com.sun.star.sheet.AddIn"/></implementation>
</component>
</components>
"""
#: What Calc hands over: an empty cell is "" in a text and 0 in what may be left out.
_TYPES = {"cell": "string", "range": "sequence< sequence< any > >", "optional": "any"}
_IDL = """module org {{ module nigiri {{
interface XFunctions {{
{methods}
}};
}}; }};
"""
_XCU = """<?xml version="1.0" encoding="UTF-8"?>
<oor:component-data xmlns:oor="http://openoffice.org/2001/registry"
 oor:package="org.openoffice.Office" oor:name="CalcAddIns">
<node oor:name="AddInInfo"><node oor:name="{name}" oor:op="replace">
<node oor:name="AddInFunctions">
{functions}
</node></node></node>
</oor:component-data>
"""


def parts() -> Mapping[str, bytes]:
    """Return path in the extension -> content."""
    return {
        COMPONENT: (folder("libreoffice") / COMPONENT).read_bytes(),
        COMPONENTS: _COMPONENTS.encode(),
        INTERFACE: _IDL.format(methods="\n".join(map(_method, FUNCTIONS))).encode(),
        WIZARD: _XCU.format(name=NAME, functions="\n".join(map(_function, FUNCTIONS))).encode(),
        **{f"pythonpath/{path}": source(path) for path in SOURCES},
    }


def manifest() -> Mapping[str, str]:
    """Return path -> the media type that the manifest of the extension gives it."""
    return _KINDS


def _method(function: Function) -> str:
    """Return a function as a method of the interface."""
    arguments = ", ".join(f"[in] {_TYPES[a.kind]} {_identifier(a)}" for a in function.arguments)
    return f"    any {function.method}({arguments});"


def _function(function: Function) -> str:
    """Return a function as the wizard's configuration has it."""
    name = in_all_languages(function.name)
    return _node(
        function.method,
        _prop("DisplayName", name),
        _prop("Description", in_all_languages(message(function.help))),
        '<prop oor:name="Category"><value>Add-In</value></prop>',
        _prop("CompatibilityName", name),
        f'<node oor:name="Parameters">{"".join(_arguments(function.arguments))}</node>',
    )


def _arguments(arguments: Iterable[Argument]) -> Iterable[str]:
    """Yield the arguments of a function as the wizard's configuration has them."""
    for argument in arguments:
        shown, told = (in_all_languages(message(key)) for key in (argument.name, argument.help))
        yield _node(_identifier(argument), _prop("DisplayName", shown), _prop("Description", told))


def _identifier(argument: Argument) -> str:
    """Return the name of an argument in the interface, which has no underscores there."""
    return argument.key.replace("_", "")


def _node(name: str, *inside: str) -> str:
    """Return a new entry of a set of the configuration."""
    return f'<node oor:name="{name}" oor:op="replace">{"".join(inside)}</node>'


def _prop(name: str, values: str) -> str:
    """Return a property with its values in every language."""
    return f'<prop oor:name="{name}">{values}</prop>'
