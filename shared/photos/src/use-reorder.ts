import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

/** The drag of a picture: the place that it had, its distance from there, and the place that it is over. */
export type Drag = { from: number; over: number; x: number; y: number };

const FAR_PX = 6;
const LONG_PRESS_MS = 300;

/**
 * Dragging the items of a list to other places of it, by mouse at once and by finger after a long press, so that a page
 * can still be scrolled by them. `place` is put on each item, `list` around them.
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  // A finger that drags must not scroll; only a listener that is not passive can say so.
  const hold = useEffectEvent((event: TouchEvent) => {
    if (isDragging) event.preventDefault();
  });
  useEffect(() => {
    const element = list.current;
    const held = (event: TouchEvent) => hold(event);
    element?.addEventListener('touchmove', held, { passive: false });
    return () => element?.removeEventListener('touchmove', held);
  }, []);

  function begin(from: number, { pointerType, clientX, clientY, button, target }: PointerEvent<HTMLElement>) {
    if (button !== 0 || (target as Element).closest('button')) return;
    let latest: Drag | null = null;
    const show = (next: Drag | null) => {
      latest = next;
      setDrag(next);
    };
    const timer = pointerType === 'touch' ? window.setTimeout(() => show({ from, over: from, x: 0, y: 0 }), LONG_PRESS_MS) : 0;
    const move = (event: globalThis.PointerEvent) => {
      const [x, y] = [event.clientX - clientX, event.clientY - clientY];
      if (!latest && Math.hypot(x, y) < FAR_PX) return;
      if (!latest && pointerType === 'touch') return end();
      show({ from, x, y, over: placeAt(list.current, event.clientX, event.clientY) ?? latest?.over ?? from });
    };
    const drop = () => {
      const dropped = latest;
      end();
      if (dropped && dropped.over !== dropped.from) onMove(dropped.from, dropped.over);
    };
    const end = () => {
      clearTimeout(timer);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', end);
      show(null);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', end);
  }

  return { list, drag, place: (index: number) => ({ onPointerDown: (event: PointerEvent<HTMLElement>) => begin(index, event) }) };
}

/** The place of the list at a point of the window. */
function placeAt(list: HTMLElement | null, x: number, y: number): number | undefined {
  const places = [...(list?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const found = places.findIndex((place) => {
    // Where it stands, not where it is being dragged to.
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent } = place;
    const around = offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const [left, top] = [around.left + offsetLeft, around.top + offsetTop];
    return x >= left && x < left + offsetWidth && y >= top && y < top + offsetHeight;
  });
  return found < 0 ? undefined : found;
}
