"""The version of nigiri; pyproject.toml reads it here."""

VERSION = "0.1.0"
