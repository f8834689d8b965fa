// What a person would see to be wrong with the page as it stands: a list of sentences.
(isTable) => {
  const EDGE = 1.5;
  const faults = [];
  const root = document.scrollingElement;
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  const scope = modal ?? document.body;

  const name = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const kind = [element.localName, ...element.classList].filter(
      (one) => !one.startsWith('svelte-'),
    );
    return `${kind.join('.')} "${text.replace(/\s+/g, ' ').slice(0, 60)}"`;
  };
  const isSeen = (element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    !element.closest('[inert], .visually-hidden, .skip, :popover-open') &&
    !getComputedStyle(element).clipPath.startsWith('inset(50%');
  const clips = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`]);
  const scrolls = (style, axis) => ['auto', 'scroll'].includes(style[`overflow${axis}`]);

  if (root.scrollWidth > root.clientWidth) {
    faults.push(`the page scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
  }
  if (isTable && root.scrollHeight > innerHeight) {
    faults.push(`the page scrolls down: ${root.scrollHeight} > ${innerHeight}`);
  }

  // What is hidden may still be come upon: by the focus, which then pushes all else aside.
  for (const element of scope.querySelectorAll('*')) {
    if (element instanceof SVGElement || !isSeen(element)) continue;
    const style = getComputedStyle(element);
    const isHiding = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    if (isHiding && style.textOverflow !== 'ellipsis') {
      faults.push(`too narrow by ${element.scrollWidth - element.clientWidth}: ${name(element)}`);
    }
  }

  // Every line of text with its box, as far as it is not scrolled out of sight.
  const lines = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const isWord = node.data.trim() && !element.closest('style, script, title, option, defs');
    if (!isWord || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 0.5 && box.height > 0.5) lines.push({ element, box, text: node.data.trim() });
    }
  }

  // Line boxes are taller than their letters.
  const letters = ({ left, right, top, bottom }) => {
    const spare = 0.2 * (bottom - top);
    return { left: left + 1, right: right - 1, top: top + spare, bottom: bottom - spare };
  };
  const inside = (box, frame, across, down) =>
    (!across || (box.left >= frame.left - EDGE && box.right <= frame.right + EDGE)) &&
    (!down || (box.top >= frame.top - EDGE && box.bottom <= frame.bottom + EDGE));

  // What scrolls may hide a line, what only clips may not; an ellipsis may if the whole can be had.
  const isShown = (line) => {
    for (let at = line.element; at && at !== document.body; at = at.parentElement) {
      if (at instanceof SVGElement && at.localName !== 'svg') continue;
      const style = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      const box = letters(line.box);
      if (!inside(box, frame, scrolls(style, 'X'), scrolls(style, 'Y'))) return false;
      const isDrawing = at.localName === 'svg';
      if (inside(box, frame, clips(style, 'X') || isDrawing, clips(style, 'Y') || isDrawing))
        continue;
      if (style.textOverflow !== 'ellipsis' || !at.closest('[title], [aria-label]')) {
        faults.push(`clipped: ${name(line.element)} by ${name(at).split(' ')[0]}`);
        return false;
      }
      const { left, top, bottom } = line.box;
      line.box = { left, right: Math.min(line.box.right, frame.right), top, bottom };
    }
    return true;
  };
  const shown = lines.filter(isShown);

  for (const { element, box } of shown) {
    if (box.left < -EDGE || box.right > innerWidth + EDGE) {
      faults.push(`beyond the side of the screen: ${name(element)}`);
    }
  }

  for (const { element, box } of shown) {
    const control = element.closest('button, .button, .button-primary, .button-quiet, summary');
    if (control && !inside(letters(box), control.getBoundingClientRect(), true, true)) {
      faults.push(`bursts its button: ${name(control)}`);
    }
  }

  // Letters upon letters, but for a heading that stays in sight while text scrolls below it.
  const over = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const isSticky = (element) => {
    for (let at = element; at; at = at.parentElement) {
      if (getComputedStyle(at).position === 'sticky') return true;
    }
    return false;
  };
  const boxes = shown
    .filter(({ element }) => !isSticky(element))
    .map(({ element, box }) => ({ element, box: letters(box) }));
  boxes.sort((a, b) => a.box.top - b.box.top);
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (one.element === other.element || !over(one.box, other.box)) continue;
      faults.push(`over one another: ${name(one.element)} and ${name(other.element)}`);
    }
  });

  // Things to press that lie upon each other; figures of a drawing may share a box.
  const CONTROLS = 'a[href], button, input, select, textarea, summary';
  const inSight = (element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (style.overflowX !== 'visible')
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (style.overflowY !== 'visible')
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom };
  };
  const controls = [...scope.querySelectorAll(CONTROLS)]
    .filter(isSeen)
    .map((element) => ({ element, box: inSight(element) }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
  const shrunk = ({ left, right, top, bottom }) => ({
    left: left + 2,
    right: right - 2,
    top: top + 2,
    bottom: bottom - 2,
  });
  const isVisible = ({ element, box }) => {
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return hit === element || element.contains(hit);
  };
  controls.filter(isVisible).forEach((one, index, all) => {
    for (const other of all.slice(index + 1)) {
      const related = one.element.contains(other.element) || other.element.contains(one.element);
      if (related || !over(shrunk(one.box), shrunk(other.box))) continue;
      faults.push(`upon each other: ${name(one.element)} and ${name(other.element)}`);
    }
  });
  return [...new Set(faults)];
};
