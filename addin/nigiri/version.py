"""The version of nigiri; pyproject.toml reads it here."""

VERSION = "0.2.0"
