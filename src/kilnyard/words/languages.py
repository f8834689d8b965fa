"""Which languages there are, and which of them to speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kilnyard.core.events import Message

LANGUAGES: Final = ("en", "fr", "pl")
# In the order in which POSIX lets one overrule the next.
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class LanguageError(ValueError):
    """A language nobody here speaks, with the words to say so in one that is spoken."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        known = ", ".join(LANGUAGES)
        self.message = Message("language-unknown", {"language": language, "languages": known})


def choose_language(requested: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the environment's if it is spoken here, else English.

    Only a language that was asked for can be an error: nobody chose what a machine is set to.
    """
    if requested is not None:
        language = _language_of(requested)
        if language not in LANGUAGES:
            raise LanguageError(requested)
        return language
    settings = [environment[name] for name in _VARIABLES if environment.get(name)]
    language = _language_of(settings[0]) if settings else LANGUAGES[0]
    return language if language in LANGUAGES else LANGUAGES[0]


def _language_of(locale: str) -> str:
    """The language in a locale's name: `fr` of `fr_CA.UTF-8`, `fr-CA` and `FR`."""
    return locale.replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()
