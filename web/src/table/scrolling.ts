/** Scrolls the list around an element, and nothing else on the page, until the element is seen. */
export function bringIntoView(element: HTMLElement): void {
  const list = element.closest<HTMLElement>('[role="group"]');
  if (!list) return;
  const box = element.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  const above = box.top - frame.top - HEADING;
  const below = box.bottom - frame.bottom;
  if (above < 0 || box.height > frame.height) list.scrollBy?.({ top: above });
  else if (below > 0) list.scrollBy?.({ top: below });
}

/** The round's name stays at the upper edge. */
const HEADING = 28;
