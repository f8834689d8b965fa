const CHOICE = '[data-place][role="button"]:not([aria-disabled])';

/** The pane in which most of what may be picked is drawn. */
export function paneOfChoices(row: HTMLElement): string | null {
  const counts = [...row.querySelectorAll<HTMLElement>('[role="tabpanel"]')].map((pane) => ({
    id: pane.id.replace(/-panel$/, ''),
    count: pane.querySelectorAll(CHOICE).length,
  }));
  const best = counts.reduce((most, pane) => (pane.count > most.count ? pane : most), {
    id: '',
    count: 0,
  });
  return best.count ? best.id : null;
}
