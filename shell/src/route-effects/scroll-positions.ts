import { createStoredValue } from '@petcare/storage';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { array, number, string, tuple } from 'valibot';

const stored = createStoredValue({ key: 'petcare.scroll-positions', where: 'tab', schema: array(tuple([string(), number()])) });
const KEPT = 100;
/** A page that comes back asks the API anew, and grows as the answers arrive. */
const GROWS_FOR = 10_000;
const takenOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The key of the open history entry: it changes before the page does. */
const open = () => [(history.state as { key?: string } | null)?.key, location.href].join(' ');

/** Keep the page there while it grows, until the person takes over. */
function hold(top: number): AbortController {
  const holding = new AbortController();
  const release = () => holding.abort();
  const growing = new ResizeObserver(() => window.scrollTo(0, top));
  const limit = setTimeout(release, GROWS_FOR);
  growing.observe(document.body);
  for (const sign of takenOver) addEventListener(sign, release, { signal: holding.signal, passive: true });
  holding.signal.addEventListener('abort', () => {
    growing.disconnect();
    clearTimeout(limit);
  });
  return holding;
}

type ScrollPositions = { arrive(entry: string): boolean; stop(): void };

function keepScrollPositions(): ScrollPositions {
  const positions = new Map(stored.read());
  const stopping = new AbortController();
  const { signal } = stopping;
  let shown: { entry: string; as: string } | null = null;
  let held: AbortController | null = null;

  // Between two pages the window scrolls, too, and on a page that still grows: neither was the person.
  const remember = () => {
    if (shown?.as === open() && (held?.signal.aborted ?? true)) positions.set(shown.entry, window.scrollY);
  };
  const store = () => void stored.write([...positions].slice(-KEPT));
  addEventListener('scroll', remember, { signal, passive: true });
  // Whoever scrolls and clicks at once is gone before the browser tells of the scrolling.
  addEventListener('click', remember, { signal, capture: true });
  addEventListener('pagehide', store, { signal });

  return {
    arrive(entry) {
      held?.abort();
      const isFirst = shown === null;
      shown = { entry, as: open() };
      const top = positions.get(entry);
      if (isFirst || top === undefined) {
        positions.set(entry, window.scrollY);
        return false;
      }
      held = hold(top);
      return true;
    },
    stop() {
      held?.abort();
      stopping.abort();
    },
  };
}

/**
 * Whoever comes back to an entry of the history finds it scrolled as it was left;
 * the answer tells, from the effects on, that this was so. Where a document begins
 * is the browser's to say.
 */
export function useScrollPositions(): RefObject<boolean> {
  const { key, pathname, search, hash } = useLocation();
  const positions = useRef<ScrollPositions>(null);
  const isBack = useRef(false);
  useEffect(() => {
    const kept = keepScrollPositions();
    positions.current = kept;
    return kept.stop;
  }, []);
  useEffect(() => {
    // The router names each entry that it makes: not the first of a document, nor those of a plain link to a place on it.
    const name = key === 'default' ? hash : key;
    isBack.current = positions.current?.arrive([name, pathname, search].join(' ')) ?? false;
  }, [key, pathname, search, hash]);
  return isBack;
}
