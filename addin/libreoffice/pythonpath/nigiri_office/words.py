"""The sentences of the extension itself, in every language; all others come from nigiri.

They are those of nigiri's catalogue (area "office"), and the version of this menu. LibreOffice's
Python cannot import that, so words.json beside this module is written from it when the extension
is built.
"""

from __future__ import annotations

import json
import os
from typing import Any

with open(os.path.join(os.path.dirname(__file__), "words.json"), encoding="utf-8") as _file:
    #: Language -> key -> sentence.
    TEXTS = json.load(_file)
ENGLISH = "en"


class Trouble(Exception):
    """A failure with one sentence for the director; the document is unchanged."""

    def __init__(self, key: Any, **parts: Any) -> None:
        """Take the key of the sentence and the values it contains."""
        super().__init__(key)
        self.key, self.parts = key, parts

    def sentence(self, language: Any) -> Any:
        """Return the sentence in a language."""
        return text_of(self.key, language, **self.parts)


def text_of(key: Any, language: Any, **parts: Any) -> Any:
    """Return a text in a language, or in English for one that is not there."""
    return in_language(TEXTS, language)[key].format(**parts)


def in_language(words: Any, language: Any) -> Any:
    """Return the words in a language, the English ones where there are none in it.

    words -- language -> words, as the protocol has labels
    """
    return words[language] if language in words else words[ENGLISH]


def known(locale: Any) -> Any:
    """Return the language of a locale such as fr-CA, English for one that is not there."""
    language = locale.replace("_", "-").partition("-")[0].lower()
    return language if language in TEXTS else ENGLISH
