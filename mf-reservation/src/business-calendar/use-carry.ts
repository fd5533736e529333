import { useDrag } from '@petcare/dragging';
import { minutesOf, timeOf } from '@petcare/time';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Entry } from './agenda.ts';

const HOLDING: readonly number[] = [0, 1];
/** Less is a press, not a drag. */
const SLACK = 4;

/** A place of a calendar: a day, and minutes since midnight. */
export type Spot = { date: string; minutes: number };

/** An entry that is being moved, and where it would be put down. */
export type CarriedEntry = Spot & { entry: Entry };

type Grid = {
  /** The spot of the entry under the pointer; null while nothing is drawn. */
  spotAt: (x: number, y: number, entry: Entry) => Spot | null;
  /** One press of an arrow further; it may stay where it is. */
  step: (from: Spot, right: number, down: number) => Spot;
  onOpen: (entry: Entry) => void;
  onDrop: (entry: Entry, to: { date: string; time: string }) => void;
};

/** Moving by the mouse, and by the keyboard: Space takes up what has the focus, arrows move it, Enter puts it down, Escape gives up. */
export function useCarry({ spotAt, step, onOpen, onDrop }: Grid) {
  const [carried, setShown] = useState<CarriedEntry | null>(null);
  // What a quick hand lets go of may not be drawn yet.
  const held = useRef<CarriedEntry | null>(null);
  // The press that ends a drag is no press of its own.
  const hasMoved = useRef(false);

  const setCarried = (next: CarriedEntry | null) => {
    held.current = next;
    setShown(next);
  };
  const drop = () => {
    if (!held.current) return;
    const { entry, date, minutes } = held.current;
    setCarried(null);
    if (date !== entry.date || timeOf(minutes) !== entry.time) onDrop(entry, { date, time: timeOf(minutes) });
  };
  const move = (right: number, down: number) => {
    const now = held.current;
    if (now) setCarried({ entry: now.entry, ...step(now, right, down) });
  };

  const { press } = useDrag<Entry>({
    slack: SLACK,
    touch: 'never',
    onDrag: (entry, { x, y }) => {
      const spot = spotAt(x, y, entry);
      if (!spot) return;
      hasMoved.current = true;
      setCarried({ entry, ...spot });
    },
    onDrop: drop,
    onGiveUp: () => setCarried(null),
  });

  const handlersOf = (entry: Entry) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasMoved.current = false;
      setCarried(null);
      if (HOLDING.includes(entry.status)) press(entry, event);
    },
    onClick: () => {
      if (!hasMoved.current) onOpen(entry);
      hasMoved.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!held.current) {
        if (event.key !== ' ' || !HOLDING.includes(entry.status)) return;
        event.preventDefault();
        hasMoved.current = false;
        return setCarried({ entry, date: entry.date, minutes: minutesOf(entry.time) });
      }
      const does = {
        ArrowUp: () => move(0, -1),
        ArrowDown: () => move(0, 1),
        ArrowLeft: () => move(-1, 0),
        ArrowRight: () => move(1, 0),
        Enter: drop,
        ' ': drop,
        Escape: () => setCarried(null),
      }[event.key];
      if (!does) return;
      event.preventDefault();
      does();
    },
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
      // A button is pressed by Space as well, in some browsers when it is let go.
      if (event.key === ' ') event.preventDefault();
    },
    onBlur: () => held.current && !hasMoved.current && setCarried(null),
  });
  return { carried, handlersOf };
}

/** The nearest of the days. */
export function clamp(date: string, days: readonly string[]): string {
  if (date < days[0]!) return days[0]!;
  return date > days.at(-1)! ? days.at(-1)! : date;
}
