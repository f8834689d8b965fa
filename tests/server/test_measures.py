"""What is logged and measured, how fast it is, and what never gets into a log."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import pytest
import structlog
from structlog.testing import capture_logs

from kilnyard.core.chance import Chance
from kilnyard.server.measures import Measures, set_up_logging
from kilnyard.server.settings import LogFormat
from kilnyard.server.workers.thinking import ProcessThinker
from tests.server.kit import GREEDY, HERE, LINK, ME, Visitor, play_on, serving, settings_for

CLICK_MS_MAX = 100
MOMENT_MS_MAX = 300


def test_a_command_is_one_line_of_who_what_and_how_long(ann: Visitor, ben: Visitor) -> None:
    opened = ann.open(ME, LINK)
    table, link = opened["table"], opened["links"][0]
    with capture_logs() as lines:
        ben.sit(table, link, "Ben the Quiet")
        state = ann.state(table)
        seat = state["observation"]["deciders"][0]
        who = (ann, ben)[seat]
        token = who.state(table)["observation"]["choices"][0]["token"]
        pick = {"version": state["version"], "seat": seat, "token": token}
        for _ in range(2):
            who.command(table, key="my-own-key", **pick)
        who.command(table, **pick)
        (ben, ann)[seat].command(table, **pick)
    commands = [line for line in lines if line["event"] == "command"]
    assert [line["outcome"] for line in commands] == ["done", "repeated", "stale", "seat-not-yours"]
    for line in commands:
        assert set(line) == {"event", "log_level", "table", "seat", "kind", "outcome", "ms"}
    logged = str(lines)
    for hidden in (token, link["token"], "Quiet", "my-own-key"):
        assert f"'{hidden}'" not in logged


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_fault_is_logged_with_its_place_and_without_values(
    form: LogFormat, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        set_up_logging(form)
        hidden = "the queen of spades"
        try:
            raise RuntimeError(len(hidden))
        except RuntimeError as error:
            Measures().fault("broken", error, table="t")
    finally:
        structlog.reset_defaults()
    logged = capsys.readouterr().err
    assert "broken" in logged and "test_measures.py" in logged
    assert "queen" not in logged


def slowest_clicks(visitor: Visitor) -> float:
    """In how many milliseconds 95 of 100 clicks are answered."""
    state, chance = visitor.state(visitor.open_table(ME, HERE)), Chance("clicks")
    took: list[float] = []
    for _ in range(100):
        if state["observation"]["deciders"] != [state["viewer"]]:
            state = visitor.state(state["table"])
        started = time.perf_counter()
        state = visitor.pick_any(state, chance)
        took.append((time.perf_counter() - started) * 1000)
    return statistics.quantiles(took, n=20)[18]


def test_a_click_is_answered_at_once_while_bots_think(tmp_path: Path) -> None:
    """The figure of the issue, without the browser: 95 of 100 within a tenth of a second.

    The best of a few tries counts, since the machine may be busy with other things than ours.
    """
    with serving(settings_for(tmp_path, pace=0.2), thinker=ProcessThinker()) as site:
        ann, zoe = site.visitor("Ann"), site.visitor("Zoe")
        for _ in range(3):
            zoe.open_table(GREEDY, GREEDY, GREEDY, GREEDY)
        assert any(slowest_clicks(ann) < CLICK_MS_MAX for _ in range(4))


def opening_ms(visitor: Visitor, table: str, move: int) -> float:
    started = time.perf_counter()
    visitor.get(f"tables/{table}/moments/{move}")
    return (time.perf_counter() - started) * 1000


def test_a_finished_game_opens_at_any_move_at_once(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE, HERE, HERE)
    end = play_on(ann, table, Chance("moments"))
    for move in range(0, end["move"] + 1, 7):
        assert any(opening_ms(ann, table, move) < MOMENT_MS_MAX for _ in range(4))
