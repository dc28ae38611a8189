"""The Fluent files as trees, by the names that tests know them by."""

from vitral.i18n.parts import FOLDER, Part, messages, parts

__all__ = ["FOLDER", "Part", "messages", "parts"]
