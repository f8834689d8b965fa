"""Which language is spoken."""

from __future__ import annotations

import pytest

from kilnyard.words import LANGUAGES, LanguageError, Words, choose_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "fr_CA", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR@euro"}, "fr"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    assert choose_language(None, environment) == language


@pytest.mark.parametrize("requested", ["fr", "FR", "fr-CA", "fr_FR.UTF-8"])
def test_a_request_overrules_the_environment(requested: str) -> None:
    assert choose_language(requested, {"LC_ALL": "pl_PL.UTF-8"}) == "fr"


@pytest.mark.parametrize("requested", ["de", "", "french"])
def test_an_unknown_request_is_an_error_with_words(requested: str) -> None:
    with pytest.raises(LanguageError) as caught:
        choose_language(requested, {})
    for language in LANGUAGES:
        assert "en, fr, pl" in Words(language, strict=True).speak(caught.value.message)
