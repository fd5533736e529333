import { useDrag } from '@petcare/dragging';
import { useState, type PointerEvent } from 'react';

/** The drag of a picture: the place that it had, its distance from there, and the place that it is over. */
export type Drag = { from: number; over: number; x: number; y: number };

/** Less is a press, not a drag. */
const SLACK_PX = 6;

/** Dragging the pictures of a list to other places of it. `place` is put on each, `list` around them. */
export function useReorder(onMove: (from: number, to: number) => void) {
  const [shown, setShown] = useState<Drag | null>(null);
  const { press, surface } = useDrag<Pick<Drag, 'from' | 'over'> & { list: HTMLElement | null }>({
    slack: SLACK_PX,
    touch: 'after-long-press',
    onDrag: (held, { x, y, right, down }) => {
      held.over = placeAt(held.list, x, y) ?? held.over;
      setShown({ from: held.from, over: held.over, x: right, y: down });
    },
    onDrop: ({ from, over }) => {
      setShown(null);
      if (over !== from) onMove(from, over);
    },
    onGiveUp: () => setShown(null),
  });

  const onPointerDown = (from: number, event: PointerEvent<HTMLElement>) => {
    if ((event.target as Element).closest('button')) return;
    press({ from, over: from, list: event.currentTarget.parentElement }, event);
  };
  return {
    list: surface,
    drag: shown,
    place: (index: number) => ({ onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(index, event) }),
  };
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
