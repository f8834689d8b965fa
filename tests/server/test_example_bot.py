"""The example of docs/seat-protocol.md plays whole games, over HTTP and nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.kit import LINK, Site, Visitor

BOT = Path(__file__).parents[2] / "examples" / "random_bot.py"


def bot_at(site: Site, path: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(BOT), f"http://{site.address}{path}"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_two_example_bots_play_each_other_to_the_end(site: Site, ann: Visitor) -> None:
    opened = ann.open(LINK, LINK)
    playing = [bot_at(site, link["path"]) for link in opened["links"]]
    results = [bot.communicate(timeout=100) for bot in playing]
    assert [bot.returncode for bot in playing] == [0, 0], results
    state = ann.state(opened["table"])
    assert state["status"] == "over"
    assert [seat["name"] for seat in state["seats"]] == ["Random", "Random"]
    words = " ".join(state["seats"][seat]["word"] for seat in state["ranking"])
    assert {result[0] for result in results} == {f"first to last: {words}\n"}


def test_a_bot_with_a_dead_link_says_so(site: Site, ann: Visitor) -> None:
    opened = ann.open(LINK, LINK)
    path = opened["links"][0]["path"]
    assert ann.ask("DELETE", f"tables/{opened['table']}/seats/0/link").status_code == 204
    bot = bot_at(site, path)
    _, error = bot.communicate(timeout=30)
    assert bot.returncode == 1
    assert "link-dead" in error


def test_the_example_is_short_and_needs_nothing() -> None:
    text = BOT.read_text("utf-8")
    code = text.partition('"""\n\n')[2]
    assert sum(bool(line.strip()) for line in code.splitlines()) <= 42
    assert "kilnyard" not in code.replace("kilnyard.example", "")
