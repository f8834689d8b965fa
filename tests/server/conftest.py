"""One server for all tests that need no other, since tables do not know of each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import Site, Time, Visitor, serving, settings_for


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(settings_for(tmp_path_factory.mktemp("site"))) as site:
        yield site


@pytest.fixture
def ann(site: Site) -> Visitor:
    return site.visitor("Ann")


@pytest.fixture
def ben(site: Site) -> Visitor:
    return site.visitor("Ben")


@pytest.fixture
def time() -> Time:
    return Time()
