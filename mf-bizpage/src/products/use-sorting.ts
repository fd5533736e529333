import { useDrag } from '@petcare/dragging';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

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
  const putDown = () => {
    setDragged(null);
    onEnd?.();
  };

  const { press } = useDrag<{ index: number }>({
    slack: 0,
    touch: 'at-once',
    onDrag: (held, { x, y, right, down }) => {
      const to = right === 0 && down === 0 ? held.index : nearest(items(), x, y);
      if (to !== held.index) onMove(held.index, to);
      held.index = to;
      setDragged(to);
    },
    onDrop: putDown,
    onGiveUp: putDown,
  });

  return {
    dragged,
    said,
    listRef: (element) => void (list.current = element),
    handle: (index, name) => ({
      'data-handle': true,
      onPointerDown: (event) => count > 1 && press({ index }, event),
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

/** The place of the item whose middle is nearest to a point of the window. */
function nearest(items: readonly Element[], x: number, y: number): number {
  const distances = items.map((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  });
  return distances.indexOf(Math.min(...distances));
}
