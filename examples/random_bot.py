"""Plays a whole game at a seat it has a link for, by picking anything it may.

    python examples/random_bot.py 'http://127.0.0.1:8420/table/TABLE/seat/1#TOKEN'

It needs nothing but Python. docs/seat-protocol.md explains what is asked and answered.
"""

import json
import random
import sys
import time
import uuid
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

link = urlsplit(sys.argv[1])
_, _, table, _, seat = link.path.split("/")
HEADERS = {"Authorization": f"Bearer {link.fragment}", "Content-Type": "application/json"}


def ask(path, body=None):
    """The answer, however long it takes; a command that was sent twice is carried out once."""
    address = f"{link.scheme}://{link.netloc}/api/tables/{table}{path}"
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            with urlopen(Request(address, data, HEADERS), timeout=60) as answer:
                return json.loads(answer.read() or "null")
        except HTTPError as error:
            if error.code in (409, 422):  # stale or refused: the present state is in the answer
                return json.load(error)
            if error.code not in (429, 502, 503):
                sys.exit(error.read().decode())
        except URLError:
            pass  # the server is away; it comes back
        time.sleep(1)


state = ask(f"/seats/{seat}/sit", {"token": link.fragment, "name": "Random"})
while state["status"] != "over":
    choices = state["observation"]["choices"]
    if choices:
        pick = {"key": uuid.uuid4().hex, "version": state["version"], "seat": int(seat)}
        pick["token"] = random.choice(choices)["token"]
        state = ask("/commands", pick)["state"]
    else:
        state = ask(f"/events?version={state['version']}&wait=25") or state
print("first to last:", " ".join(state["seats"][each]["word"] for each in state["ranking"]))
