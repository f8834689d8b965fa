"""Sentences: what messages, events and things are called in each language."""

from kilnyard.words.languages import LANGUAGES, LanguageError, choose_language
from kilnyard.words.speaking import UnspokenError, Words

__all__ = ["LANGUAGES", "LanguageError", "UnspokenError", "Words", "choose_language"]
