import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_item, index) => index !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}

type Sorting = {
  /** The present position of the dragged thing. */
  dragged: number | null;
  /** The announcement for screen readers after a step. */
  said: string;
  /** For the element around the `[data-sorted]` items, each with a `[data-handle]`. */
  listRef: (element: HTMLElement | null) => void;
  /** For the handle of the item at this place: drag it, or press the arrow keys on it. */
  handle: (
    index: number,
    name: string,
  ) => { 'data-handle': true; onPointerDown: (event: PointerEvent) => void; onKeyDown: (event: KeyboardEvent) => void };
};

/** Puts things into another order by pointer, touch and keyboard, in a column or a grid. `onEnd` is called when one was put down. */
export function useSorting(count: number, onMove: (from: number, to: number) => void, onEnd?: () => void): Sorting {
  const list = useRef<HTMLElement | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const items = () => [...(list.current?.querySelectorAll('[data-sorted]') ?? [])];

  const drag = useEffectEvent(({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const distances = items().map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
    });
    const to = distances.indexOf(Math.min(...distances));
    if (dragged === null || to < 0 || to === dragged) return;
    onMove(dragged, to);
    setDragged(to);
  });
  const drop = useEffectEvent(() => {
    setDragged(null);
    onEnd?.();
  });

  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    // On the window: an item that changes its place loses what was captured.
    const [move, end] = [(event: globalThis.PointerEvent) => drag(event), () => drop()];
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [isDragging]);

  return {
    dragged,
    said,
    listRef: (element) => void (list.current = element),
    handle: (index, name) => ({
      'data-handle': true,
      onPointerDown: ({ button }) => {
        if (button === 0 && count > 1) setDragged(index);
      },
      onKeyDown: (event) => {
        const to = index + (steps[event.key] ?? 0);
        if (to === index || to < 0 || to >= count) return;
        event.preventDefault();
        flushSync(() => {
          onMove(index, to);
          setSaid(`${name}: ${count}개 가운데 ${to + 1}번째예요.`);
        });
        items()[to]?.querySelector<HTMLElement>('[data-handle]')?.focus();
        onEnd?.();
      },
    }),
  };
}
