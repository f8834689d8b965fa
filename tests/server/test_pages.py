"""The pages, and what every answer says about itself."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from kilnyard.server import pages
from kilnyard.server.settings import kept_secret, settings_of
from tests.server.kit import GREEDY, HERE, ME, Site, Visitor


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A front end as a build leaves it."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("not yours")
    (static / "index.html").write_text('<!doctype html><script src="/assets/app-1x2y.js"></script>')
    (static / "assets" / "app-1x2y.js").write_text("export {}")
    (static / "kiln.svg").write_text("<svg/>")
    monkeypatch.setattr(pages, "STATIC", static)
    return static


def get(site: Site, path: str) -> httpx.Response:
    return httpx.get(f"http://{site.address}{path}", trust_env=False)


@pytest.mark.parametrize("path", ["/", "/api", "/new/terracotta", "/table/x/seat/1", "/index.html"])
def test_every_address_of_the_front_end_is_its_page(site: Site, built: Path, path: str) -> None:
    answer = get(site, path)
    assert answer.text.startswith("<!doctype html>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_files_that_are_named_by_their_content_are_kept(site: Site, built: Path) -> None:
    answer = get(site, "/assets/app-1x2y.js")
    assert answer.text == "export {}"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    icon = get(site, "/kiln.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


def test_files_come_packed_to_whoever_unpacks_them(site: Site, built: Path) -> None:
    (built / "assets" / "app-1x2y.js").write_text("export {};" * 1000)
    address = f"http://{site.address}/assets/app-1x2y.js"
    packed = httpx.get(address, trust_env=False)
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 100
    plain = httpx.get(address, headers={"accept-encoding": "identity"}, trust_env=False)
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"


def test_a_script_of_an_older_build_is_not_a_page(site: Site, built: Path) -> None:
    assert get(site, "/assets/app-old.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt"]
)
def test_nothing_is_served_from_elsewhere(site: Site, built: Path, path: str) -> None:
    assert "not yours" not in get(site, path).text


def test_pages_that_were_not_built_say_how_to_build_them(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    assert "npm run build" in get(site, "/").text
    assert pages.missing() == ["index.html"]


def test_what_a_page_needs_and_has_not_is_known(built: Path) -> None:
    assert pages.missing() == []
    (built / "assets" / "app-1x2y.js").unlink()
    assert pages.missing() == ["assets/app-1x2y.js"]


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/health", "/metrics"])
def test_a_browser_is_told_to_load_nothing_from_elsewhere(site: Site, path: str) -> None:
    headers = get(site, path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'")
    assert "unsafe" not in policy and "http" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_what_is_ones_own_is_kept_nowhere(site: Site, ann: Visitor) -> None:
    assert ann.ask("GET", "me").headers["cache-control"] == "no-store"


def test_the_cookie_is_for_this_site_only(site: Site) -> None:
    cookie = get(site, "/api/me").headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
        assert part in cookie
    assert "set-cookie" not in get(site, "/api/games").headers


def test_a_server_says_whether_it_works(site: Site) -> None:
    answer = get(site, "/health")
    assert (answer.status_code, answer.json()["ok"]) == (200, True)


def test_the_figures_are_told(site: Site, ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    state = ann.state(table)
    ann.do(state, token=state["observation"]["choices"][0]["token"])
    ann.open_table(GREEDY, ME)
    with ann.listen(table) as socket:
        socket.recv(timeout=5)
        page = get(site, "/metrics").text
    for figure in (
        'kilnyard_command_seconds_count{kind="pick",outcome="done"}',
        'kilnyard_tables{status="playing"}',
        "kilnyard_entries_total",
        "kilnyard_connected",
    ):
        assert figure in page
    assert table not in page
    assert state["observation"]["choices"][0]["token"] not in page


def test_the_api_is_described(site: Site) -> None:
    described = get(site, "/api/openapi.json").json()
    assert set(described["paths"]) >= {
        "/api/me",
        "/api/games",
        "/api/tables",
        "/api/records",
        "/api/tables/{table}",
        "/api/tables/{table}/commands",
        "/api/tables/{table}/events",
        "/api/tables/{table}/stream",
        "/api/tables/{table}/trials",
        "/api/tables/{table}/forks",
        "/api/tables/{table}/seats/{seat}/sit",
    }
    assert "TableState" in str(described["components"]["schemas"].keys())
    for address, item in described["paths"].items():
        for method in item.values():
            assert method.get("description"), address


def test_a_secret_is_made_once_and_is_private(tmp_path: Path) -> None:
    secret = kept_secret(tmp_path)
    assert len(secret) >= 40
    assert kept_secret(tmp_path) == secret
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_what_the_environment_says_comes_before_files(tmp_path: Path) -> None:
    data = tmp_path / "data"
    environment = {"KILNYARD_SECRET": "told", "KILNYARD_DATABASE": "postgresql://db/kiln"}
    settings = settings_of(data, environment)
    assert (settings.secret, settings.database) == ("told", "postgresql://db/kiln")
    assert data.stat().st_mode & 0o777 == 0o700
    assert settings_of(data, environment, database="sqlite:///x").database == "sqlite:///x"
    assert settings_of(data, {}).database == f"sqlite:///{data}/kilnyard.sqlite"


def test_every_address_is_documented(site: Site) -> None:
    page = (Path(__file__).parents[2] / "docs" / "seat-protocol.md").read_text("utf-8")
    listed = page.partition("## All addresses")[2]
    for address, item in get(site, "/api/openapi.json").json()["paths"].items():
        line = next((line for line in listed.splitlines() if f"{address}`" in line), "")
        missing = [method for method in item if f"{method.upper()}" not in line]
        assert line and not missing, f"{address} {missing}"
