import type { Page } from '@playwright/test';

/** A text, the boxes of its lines, and the bar that it is in. */
type Piece = { element: Element; words: string; boxes: DOMRect[]; bar: Element };

/**
 * The things that stand in another's way in a bar now, in words: words that run into other words, out of their control or out of what cuts
 * them off, a mark that hides an icon, controls that lie across each other or have left the window. A bar is what stays over
 * the page, a header, a menu or a row of tools; as it lies over the page by design, only what is in the same one is compared.
 */
export function crowdingIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROL = 'a, button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="option"]';
    /** Names on a map give way to each other in the map's own time; a person's typed words scroll in their field. */
    const OTHERS = '.maplibregl-map, [role="application"], iframe, textarea, select, [contenteditable]';
    const MOST_PX = 3;
    const layers = new Map<Element, Element | null>();
    const layerOf = (element: Element | null): Element | null => {
      if (!element) return null;
      const known = layers.get(element);
      if (known !== undefined) return known;
      const { position } = getComputedStyle(element);
      const layer = position === 'fixed' || position === 'sticky' ? element : layerOf(element.parentElement);
      layers.set(element, layer);
      return layer;
    };
    /** Nothing for what is in the page itself. */
    const barOf = (element: Element) => layerOf(element) ?? element.closest('header, nav, [role="toolbar"], [data-foot-bar]');
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(OTHERS);
    const clips = new Map<Element, { element: Element; x: boolean; y: boolean; isMeant: boolean }[]>();
    /** The boxes that cut an element off, the nearest first. */
    const clipsOf = (element: Element): { element: Element; x: boolean; y: boolean; isMeant: boolean }[] => {
      const known = clips.get(element);
      if (known) return known;
      const look = getComputedStyle(element);
      const cuts = (overflow: string) => overflow !== 'visible';
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const own = {
        element,
        x: cuts(look.overflowX),
        y: cuts(look.overflowY),
        isMeant: scrolls(look.overflowX) || scrolls(look.overflowY) || look.textOverflow === 'ellipsis' || look.webkitLineClamp !== 'none',
      };
      const above = element.parentElement && element.parentElement !== document.body ? clipsOf(element.parentElement) : [];
      const all = own.x || own.y ? [own, ...above] : above;
      clips.set(element, all);
      return all;
    };
    const faults = new Set<string>();
    const pieces: Piece[] = [];
    const named = (words: string) => `“${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;

    const nameOf = (control: Element) =>
      named(control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute('name') || control.localName));

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const element = node.parentElement;
      const words = node.textContent ?? '';
      if (!element || !words.trim() || !isSeen(element)) continue;
      const bar = barOf(element);
      if (!bar) continue;
      const { fontSize } = getComputedStyle(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      let boxes = [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map((box) => {
          // The letters, without what a line has above and below them.
          const high = Math.min(box.height, parseFloat(fontSize));
          return new DOMRect(box.x, box.y + (box.height - high) / 2, box.width, high);
        });
      for (const { element: cutter, x, y, isMeant } of clipsOf(element)) {
        const cut = cutter.getBoundingClientRect();
        boxes = boxes.filter(
          (box) =>
            !(x && (box.right <= cut.left + 1 || box.left >= cut.right - 1)) &&
            !(y && (box.bottom <= cut.top + 1 || box.top >= cut.bottom - 1)),
        );
        if (cut.width <= 1 || cut.height <= 1) boxes = [];
        if (isMeant) {
          boxes = boxes.map((box) => {
            const [left, top] = [x ? Math.max(box.left, cut.left) : box.left, y ? Math.max(box.top, cut.top) : box.top];
            const [right, bottom] = [x ? Math.min(box.right, cut.right) : box.right, y ? Math.min(box.bottom, cut.bottom) : box.bottom];
            return new DOMRect(left, top, right - left, bottom - top);
          });
          continue;
        }
        const isCut = boxes.some(
          (box) =>
            (x && Math.max(cut.left - box.left, box.right - cut.right) > MOST_PX) ||
            (y && Math.max(cut.top - box.top, box.bottom - cut.bottom) > MOST_PX),
        );
        if (isCut) faults.add(`${named(words)} is cut off`);
      }
      if (boxes.length === 0) continue;
      pieces.push({ element, words, boxes, bar });
      const control = element.closest('button, a, [role="button"], [role="tab"]');
      if (control && getComputedStyle(control).display !== 'inline') {
        const room = control.getBoundingClientRect();
        const leaves = boxes.some(
          (box) =>
            box.left < room.left - MOST_PX ||
            box.right > room.right + MOST_PX ||
            box.top < room.top - MOST_PX ||
            box.bottom > room.bottom + MOST_PX,
        );
        if (leaves && getComputedStyle(element).position !== 'absolute') faults.add(`${named(words)} leaves its ${control.localName}`);
      }
    }

    const across = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = (a: DOMRect, b: DOMRect) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const lines = pieces.flatMap((piece) => piece.boxes.map((box) => ({ piece, box }))).sort((a, b) => a.box.top - b.box.top);
    for (const [at, { piece, box }] of lines.entries())
      for (let next = at + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.box.top > box.bottom) break;
        if (other.piece === piece || other.piece.bar !== piece.bar) continue;
        if (across(box, other.box) > MOST_PX && down(box, other.box) > MOST_PX)
          faults.add(`${named(piece.words)} runs into ${named(other.piece.words)}`);
      }

    const icons = [...document.querySelectorAll('svg')].filter((icon) => isSeen(icon) && !icon.parentElement?.closest('svg'));
    for (const icon of icons) {
      const box = icon.getBoundingClientRect();
      if (box.width < 8 || box.width > 64) continue;
      const bar = barOf(icon);
      for (const { piece, box: line } of lines) {
        if (piece.bar !== bar) continue;
        const share = (Math.max(0, across(box, line)) * Math.max(0, down(box, line))) / (box.width * box.height);
        if (share > 0.5) faults.add(`${named(piece.words)} hides the icon of ${nameOf(icon.closest(CONTROL) ?? icon)}`);
      }
    }

    const controls = [...document.querySelectorAll(CONTROL)].filter(isSeen).flatMap((control) => {
      const box = control.getBoundingClientRect();
      const cutters = clipsOf(control);
      const isHidden = box.width <= 1 || cutters.some(({ element }) => element.getBoundingClientRect().width <= 1);
      const bar = barOf(control);
      return isHidden || !bar ? [] : [{ control, box, bar, scrolls: cutters.some(({ isMeant }) => isMeant) }];
    });
    controls.sort((a, b) => a.box.top - b.box.top);
    for (const [at, { control, box, bar, scrolls }] of controls.entries()) {
      if (!scrolls && box.top < innerHeight && box.bottom > 0 && (box.left < -1 || box.right > innerWidth + 1))
        faults.add(`${nameOf(control)} of a bar has left the window`);
      if (getComputedStyle(control).display === 'inline') continue;
      for (let next = at + 1; next < controls.length; next += 1) {
        const other = controls[next];
        if (!other || other.box.top > box.bottom) break;
        if (other.bar !== bar || control.contains(other.control) || other.control.contains(control)) continue;
        if (getComputedStyle(other.control).display === 'inline') continue;
        const [x, y] = [across(box, other.box), down(box, other.box)];
        // One on top of the other, as a heart on a card's picture, is meant.
        const isWithin = x >= Math.min(box.width, other.box.width) - 1 && y >= Math.min(box.height, other.box.height) - 1;
        if (x > MOST_PX && y > MOST_PX && !isWithin) faults.add(`${nameOf(control)} lies across ${nameOf(other.control)}`);
      }
    }
    return [...faults];
  });
}
