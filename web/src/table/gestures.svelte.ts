/** What wheel, fingers and keys do to a zoomed board. */
import { held, moved, showing, WHOLE, zoomedAt, type Point, type Size, type Zoom } from './zooming';

const STEP = 1.4;
const FOCUS_MARGIN = 12;
/** A pointer that has gone further than this drags and does not pick. */
const SLIP = 6;
const DOUBLE_TAP = 300;
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

export class Gestures {
  zoom = $state.raw<Zoom>(WHOLE);
  readonly isZoomed = $derived.by(() => this.zoom.scale > 1.001);

  readonly #root: () => HTMLElement;
  readonly #pointers = new Map<number, Point>();
  #dragged = 0;
  #lastTap = 0;

  constructor(root: () => HTMLElement) {
    this.#root = root;
  }

  /** An attachment: these two must come first, and may stop what the page would do. */
  readonly listen = (element: HTMLElement): (() => void) => {
    element.addEventListener('wheel', this.wheel, { passive: false });
    element.addEventListener('click', this.click, true);
    return () => {
      element.removeEventListener('wheel', this.wheel);
      element.removeEventListener('click', this.click, true);
    };
  };

  readonly fit = (): void => {
    this.zoom = WHOLE;
  };

  readonly resize = (): void => {
    this.zoom = held(this.zoom, this.#size());
  };

  readonly wheel = (event: WheelEvent): void => {
    if (event.deltaY > 0 && !this.isZoomed) return;
    event.preventDefault();
    this.zoom = zoomedAt(
      this.zoom,
      Math.exp(-event.deltaY / 400),
      this.#within(event),
      this.#size(),
    );
  };

  readonly press = (event: PointerEvent): void => {
    if (this.#pointers.size === 0) this.#dragged = 0;
    this.#pointers.set(event.pointerId, this.#within(event));
  };

  readonly drag = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#within(event);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    if (other) this.#pinch(before, now, other);
    else if (this.isZoomed) this.#pull(before, now);
  };

  readonly release = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (event.type === 'pointerup' && event.pointerType === 'touch') this.#tap(event);
  };

  /** The click at the end of a drag picks nothing. */
  readonly click = (event: MouseEvent): void => {
    if (this.#dragged <= SLIP) return;
    event.stopPropagation();
    event.preventDefault();
    this.#dragged = 0;
  };

  readonly type = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = this.#zoomByKey(event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    this.zoom = next;
  };

  /** Brings into sight what has got the focus. */
  readonly follow = ({ target }: FocusEvent): void => {
    if (!this.isZoomed || this.#pointers.size > 0 || !(target instanceof Element)) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    const own = this.#root().getBoundingClientRect();
    const box = { x: left - own.left, y: top - own.top, width, height };
    this.zoom = showing(this.zoom, box, this.#size(), FOCUS_MARGIN);
  };

  #zoomByKey(key: string): Zoom | null {
    const size = this.#size();
    const middle = this.#focused() ?? { x: size.width / 2, y: size.height / 2 };
    if (key === '+' || key === '=') return zoomedAt(this.zoom, STEP, middle, size);
    if (!this.isZoomed) return null;
    if (key === '-') return zoomedAt(this.zoom, 1 / STEP, middle, size);
    if (key === '0') return WHOLE;
    const way = WAYS[key];
    return way ? moved(this.zoom, ...way, size) : null;
  }

  /** The middle of what has the focus: zooming by key leaves it where it is. */
  #focused(): Point | null {
    const root = this.#root();
    const element = document.activeElement;
    if (!element || element === root || !root.contains(element)) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const own = root.getBoundingClientRect();
    return { x: left - own.left + width / 2, y: top - own.top + height / 2 };
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const far = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.zoom = zoomedAt(this.zoom, far(now) / far(before), middle, this.#size());
    this.#dragged = SLIP + 1;
  }

  #pull(before: Point, now: Point): void {
    this.#dragged += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#dragged <= SLIP) return;
    this.zoom = moved(this.zoom, now.x - before.x, now.y - before.y, this.#size());
  }

  /** Two taps beside all places zoom in, or out again. */
  #tap(event: PointerEvent): void {
    const { target, timeStamp } = event;
    const isPlace = target instanceof Element && target.closest('[role="button"], button');
    const isDouble = !isPlace && timeStamp - this.#lastTap < DOUBLE_TAP;
    this.#lastTap = isPlace || isDouble || this.#dragged > SLIP ? 0 : timeStamp;
    if (!isDouble) return;
    this.zoom = this.isZoomed ? WHOLE : zoomedAt(this.zoom, 2, this.#within(event), this.#size());
  }

  #size(): Size {
    const { clientWidth: width, clientHeight: height } = this.#root();
    return { width, height };
  }

  #within({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#root().getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}
