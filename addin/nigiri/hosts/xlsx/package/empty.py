"""A package of a workbook without sheets."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from nigiri.hosts.xlsx.package.theme import CONTENT as THEME_CONTENT
from nigiri.hosts.xlsx.package.theme import theme
from nigiri.hosts.xlsx.package.xml import CONTENT_TYPES, MAIN, OFFICE, PACKAGE_RELATIONS

if TYPE_CHECKING:
    from collections.abc import Mapping

HEAD = "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n"
SHEETML = "application/vnd.openxmlformats-officedocument.spreadsheetml"

#: The normal style is Arial 10, in whose digits the widths of columns are counted.
PARTS: Mapping[str, str] = {
    "[Content_Types].xml": f"""<Types xmlns="{CONTENT_TYPES}">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="{SHEETML}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="{SHEETML}.styles+xml"/>
<Override PartName="/xl/theme/theme1.xml" ContentType="{THEME_CONTENT}"/>
</Types>""",
    "_rels/.rels": f"""<Relationships xmlns="{PACKAGE_RELATIONS}">
<Relationship Id="rId1" Type="{OFFICE}/officeDocument" Target="xl/workbook.xml"/>
</Relationships>""",
    "xl/workbook.xml": f"""<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}">
<workbookPr/><bookViews><workbookView activeTab="0"/></bookViews><sheets/>
</workbook>""",
    "xl/_rels/workbook.xml.rels": f"""<Relationships xmlns="{PACKAGE_RELATIONS}">
<Relationship Id="rId1" Type="{OFFICE}/styles" Target="styles.xml"/>
<Relationship Id="rId2" Type="{OFFICE}/theme" Target="theme/theme1.xml"/>
</Relationships>""",
    "xl/styles.xml": f"""<styleSheet xmlns="{MAIN}">
<fonts count="1"><font><sz val="10"/><name val="Arial"/><family val="2"/></font></fonts>
<fills count="2"><fill><patternFill/></fill>
<fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>""",
    "xl/theme/theme1.xml": theme(),
}
_ANY_DATE = (1980, 1, 1, 0, 0, 0)


def empty_package() -> bytes:
    """Return the package; a sheet must be added before any program opens it."""
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        for name, text in PARTS.items():
            archive.writestr(ZipInfo(name, _ANY_DATE), HEAD + text, ZIP_DEFLATED)
    return out.getvalue()
