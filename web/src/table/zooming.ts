/** Where a zoomed board lies behind its window: as far from the top left corner, as many times larger. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The board as it fits. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST = 4;

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Never smaller than its window, and never leaving a part of the window empty. */
export function held({ scale, x, y }: Zoom, window: Size): Zoom {
  const large = between(1, scale, MOST);
  return {
    scale: large,
    x: between(window.width * (1 - large), x, 0),
    y: between(window.height * (1 - large), y, 0),
  };
}

/** So many times larger or smaller, while the point stays where it is. */
export function zoomedAt(zoom: Zoom, times: number, { x, y }: Point, window: Size): Zoom {
  const scale = between(1, zoom.scale * times, MOST);
  const grown = scale / zoom.scale;
  return held({ scale, x: x - (x - zoom.x) * grown, y: y - (y - zoom.y) * grown }, window);
}

export function moved(zoom: Zoom, right: number, down: number, window: Size): Zoom {
  return held({ ...zoom, x: zoom.x + right, y: zoom.y + down }, window);
}

/** Moved as little as brings a part of the board into sight; the box is where it lies now. */
export function showing(zoom: Zoom, box: Point & Size, window: Size, margin: number): Zoom {
  const shift = (start: number, length: number, room: number) => {
    if (start < margin) return margin - start;
    const over = start + length - (room - margin);
    return over > 0 ? -Math.min(over, start - margin) : 0;
  };
  return moved(
    zoom,
    shift(box.x, box.width, window.width),
    shift(box.y, box.height, window.height),
    window,
  );
}
