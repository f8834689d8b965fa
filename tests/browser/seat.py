"""Somebody who sits at a table without looking at it: plays by the seat protocol alone."""

from __future__ import annotations

from itertools import count

from tests.browser.people import Json, Person

_keys = count()


class Seat:
    """A person's seat, played from outside the browser's page."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table

    def state(self) -> Json:
        return self.person.state(self.table)

    def is_asked(self) -> bool:
        state = self.state()
        return state["viewer"] in state["observation"]["deciders"]

    def tokens(self) -> list[str]:
        """What may be picked."""
        return [choice["token"] for choice in self.state()["observation"]["choices"]]

    def pick(self, token: str) -> None:
        state = self.state()
        command = {"key": f"seat-{next(_keys)}", "kind": "pick", "token": token}
        command |= {"version": state["version"], "seat": state["viewer"]}
        answer = self.person.ask("POST", f"tables/{self.table}/commands", command)
        assert answer["outcome"] == "done"

    def play_turn(self, *tokens: str) -> None:
        """These picks, then the last of whatever is offered until somebody else is asked."""
        for token in tokens:
            self.pick(token)
        while self.is_asked():
            self.pick(self.tokens()[-1])
