/** Pointing at what stands in a list: to see what it would do, or why it may not be picked. */
import type { Choice, Refused } from '../api/types';
import type { Sitting } from './sitting.svelte';

interface Pointing {
  onpointerenter(event: PointerEvent): void;
  onpointerleave(): void;
  onfocus(): void;
  onblur(): void;
}

/**
 * A mouse points by being over it, a keyboard by its focus. A finger does not point, it picks: what
 * is shown of a thing pointed at would move it away below the finger before that.
 */
export function pointing(sitting: Sitting, about: () => Choice | Refused): Pointing {
  /** Also called when the thing goes away under the focus, when nothing derived may be read. */
  const leave = (): void => {
    const waits = sitting.confirming ?? sitting.tapped;
    if (sitting.pointing?.token === about().token && !waits) sitting.point(null);
  };
  return {
    onpointerenter: (event) => {
      if (event.pointerType !== 'touch') sitting.point(about());
    },
    onpointerleave: leave,
    onfocus: () => {
      if (!sitting.touch) sitting.point(about());
    },
    onblur: leave,
  };
}
