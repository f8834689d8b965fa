"""How much a page loads, and how long a person waits for it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Response, expect

from kilnyard.core.chance import Chance
from tests.browser.people import Person
from tests.browser.records import BOT, ME, record, seats
from tests.browser.table import Table

_CODE: Final = (".js", ".css")
_CLICKS_MAX: Final = 60
_JUMPS: Final = 24
# For each click, when what it did stood on the screen. That it is on its way is no answer yet.
_WATCH_CLICKS: Final = """() => {
  let begun = 0;
  document.addEventListener('click', event => { begun ||= event.timeStamp; }, true);
  window.waits = [];
  const [where, prompt] = ['output.where', '.prompt'].map(one => document.querySelector(one));
  let last = where.innerText + prompt.innerText;
  const look = () => {
    const isSent = prompt.innerText.includes('On its way');
    if (!begun || isSent || where.innerText + prompt.innerText === last) return;
    last = where.innerText + prompt.innerText;
    const from = begun;
    begun = 0;
    requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - from)));
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""
# Goes to a move, and tells when the last change that came of it stood on the screen.
_GO: Final = """async (line, move) => {
  const begun = performance.now();
  let last = begun;
  const watch = new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => {
    last = performance.now();
  })));
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  watch.observe(document.body, all);
  line.value = move;
  line.dispatchEvent(new Event('input', { bubbles: true }));
  const hasCome = () => performance.getEntriesByType('resource').some(
    ({ name, startTime }) => name.includes(`/moments/${move}`) && startTime >= begun);
  while (!hasCome() || performance.now() - last < 150) {
    await new Promise(done => setTimeout(done, 20));
  }
  watch.disconnect();
  return last - begun;
}"""


def first_load(person: Person, path: str) -> int:
    """How many bytes of JavaScript and styles a page brings, as they come over the wire."""
    loaded: list[Response] = []
    person.page.on("response", lambda response: loaded.append(response))
    person.visit(path)
    person.page.locator("main :is(h1, h2)").first.wait_for(state="attached")
    person.page.wait_for_load_state("networkidle")
    code = [one for one in loaded if one.url.split("?")[0].endswith(_CODE)]
    assert all(one.header_value("content-encoding") == "gzip" for one in code if _is_large(one))
    return sum(one.request.sizes()["responseBodySize"] for one in code)


def answers(person: Person) -> list[float]:
    """Milliseconds from each of many clicks to the screen after it, while bots think elsewhere."""
    person.open_table(BOT, BOT, BOT, BOT)
    person.visit(f"/table/{person.open_table(ME, BOT)}")
    table, chance = Table(person.page), Chance("clicks")
    table.await_turn()
    person.page.evaluate(_WATCH_CLICKS)
    for _ in range(_CLICKS_MAX):
        if not table.await_turn():
            break
        table.after(table.choices.nth(chance.below(table.choices.count())).click)
    waits: list[float] = person.page.evaluate("window.waits")
    return waits


def jumps(person: Person) -> list[float]:
    """Milliseconds to each of many moves of a finished game, looked at for the first time."""
    table = person.load(record("over").text, *seats("over", BOT))
    person.visit(f"/table/{table}")
    line = person.page.get_by_role("slider", name="The moment shown")
    expect(line).to_be_visible()
    moves = record("over").moves
    return [line.evaluate(_GO, str(made * moves // _JUMPS)) for made in range(_JUMPS)]


def p95(waits: list[float]) -> float:
    """What all but one in twenty stay below."""
    return sorted(waits)[int(0.95 * (len(waits) - 1))]


def _is_large(response: Response) -> bool:
    return len(response.body()) > 2000
