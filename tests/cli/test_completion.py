"""What a shell may complete, and how it learns to."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Terminal

COMPLETED = {
    "kilnyard pl": ["play"],
    "kilnyard play te": ["terracotta"],
    "kilnyard play --lang ": ["en", "fr", "pl"],
    "kilnyard play --seats ": ["human", "random", "greedy"],
    "kilnyard play --seats human,gr": ["human,greedy"],
    "kilnyard play --challenge rich-treasury,ov": ["rich-treasury,overtime"],
    "kilnyard play --option crossbow": ["crossbow=any", "crossbow=nearest"],
    "kilnyard simulate terracotta --bots g": ["greedy"],
    "kilnyard edition terracotta ": ["check", "show"],
}


@pytest.mark.parametrize("line", COMPLETED)
def test_a_word_is_completed(kilnyard: Terminal, line: str) -> None:
    words = line.split(" ")
    kilnyard.patch.setenv("_KILNYARD_COMPLETE", "complete_bash")
    kilnyard.patch.setenv("COMP_WORDS", line)
    kilnyard.patch.setenv("COMP_CWORD", str(len(words) - 1))
    answer = kilnyard.run([])
    assert answer.status == 0
    assert answer.out.split() == COMPLETED[line]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_taught(kilnyard: Terminal, shell: str) -> None:
    kilnyard.patch.setenv("_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION", "1")
    script = kilnyard.run(["--show-completion", shell])
    assert script.status == 0
    assert "_KILNYARD_COMPLETE" in script.out
    home = kilnyard.folder / "home"
    home.mkdir()
    kilnyard.patch.setenv("HOME", str(home))
    assert kilnyard.run(["--install-completion", shell]).status == 0
    assert any(path.is_file() for path in home.rglob("*"))
