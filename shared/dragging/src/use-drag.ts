import { useCallback, useEffect, useRef, type PointerEvent } from 'react';

const LONG_PRESS_MS = 300;

/** The place of the pointer in the window, and its distance from the press, in CSS pixels. */
export type DragPoint = { x: number; y: number; right: number; down: number };

export type DragSettings<Thing> = {
  /** The distance in CSS pixels from which a press is a drag; 0: from the press on. */
  slack: number;
  /** A finger drags from the press on, after a long press so that it can scroll the page, or never. */
  touch: 'at-once' | 'after-long-press' | 'never';
  /** A drag has begun (with no distance then), or gone on. */
  onDrag: (thing: Thing, at: DragPoint) => void;
  /** It was let go; called only after `onDrag`. */
  onDrop: (thing: Thing) => void;
  /** The browser took the pointer for something else, or what is dragged left the page; called only after `onDrag`. */
  onGiveUp: (thing: Thing) => void;
};

/**
 * A thing follows the pointer that pressed it, by the first button or one finger. `press` is called from `onPointerDown` of
 * the thing; `surface` is the ref of an element around all of them, without which a finger would scroll instead of drag
 * after a long press. One drag at a time.
 */
export function useDrag<Thing>(settings: DragSettings<Thing>) {
  const { slack, touch } = settings;
  // A drag goes on over many renders.
  const latest = useRef(settings);
  latest.current = settings;
  const running = useRef<{ isDragging: boolean; end: () => void } | null>(null);
  useEffect(() => () => running.current?.end(), []);

  function begin(thing: Thing, { pointerId, pointerType, clientX, clientY, button, currentTarget }: PointerEvent<Element>) {
    const byFinger = pointerType === 'touch';
    if (button !== 0 || running.current || (byFinger && touch === 'never')) return;
    // Outside the window too, and however far a quick hand goes before anything is drawn.
    currentTarget.setPointerCapture(pointerId);
    const press = { isDragging: false, end };
    const waits = byFinger && touch === 'after-long-press';
    const timer = waits ? setTimeout(() => follow({ clientX, clientY }), LONG_PRESS_MS) : undefined;
    running.current = press;

    function follow(at: { clientX: number; clientY: number }) {
      press.isDragging = true;
      latest.current.onDrag(thing, { x: at.clientX, y: at.clientY, right: at.clientX - clientX, down: at.clientY - clientY });
    }
    function move(event: globalThis.PointerEvent) {
      if (event.pointerId !== pointerId) return;
      if (!press.isDragging && Math.hypot(event.clientX - clientX, event.clientY - clientY) < slack) return;
      // Whoever moves before the long press is over scrolls.
      if (!press.isDragging && waits) return end();
      follow(event);
    }
    function up(event: globalThis.PointerEvent) {
      if (event.pointerId !== pointerId) return;
      const { isDragging } = press;
      press.isDragging = false;
      end();
      if (isDragging) latest.current.onDrop(thing);
    }
    function cancel(event: globalThis.PointerEvent) {
      if (event.pointerId === pointerId) end();
    }
    function end() {
      clearTimeout(timer);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      running.current = null;
      if (press.isDragging) latest.current.onGiveUp(thing);
    }
    // On the window: a thing that changes its place in the document loses what it has captured.
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    if (slack === 0 && !waits) follow({ clientX, clientY });
  }

  // Only a listener that is not passive, and there before the finger is, keeps it from scrolling.
  const surface = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const hold = (event: TouchEvent) => running.current?.isDragging && event.preventDefault();
    element.addEventListener('touchmove', hold, { passive: false });
    return () => element.removeEventListener('touchmove', hold);
  }, []);

  return { press: begin, surface };
}
