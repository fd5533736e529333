import { useEffect, type RefObject } from 'react';
import { breakpoints } from '../foundation/media.ts';

/**
 * Takes everything outside of an element away from keyboard and screen readers while the element covers it, on a phone. Messages stay, and
 * so does what is put into the document later: a list to choose from, a question.
 */
export function useRestInert(covering: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const phone = globalThis.matchMedia?.(`(max-width: ${breakpoints.tablet - 0.02}px)`);
    if (!phone) return undefined;
    let taken: HTMLElement[] = [];
    const giveBack = () => {
      for (const element of taken) element.inert = false;
      taken = [];
    };
    const look = () => {
      giveBack();
      if (!phone.matches || !covering.current) return;
      taken = aroundOf(covering.current);
      for (const element of taken) element.inert = true;
    };
    look();
    phone.addEventListener('change', look);
    return () => {
      phone.removeEventListener('change', look);
      giveBack();
    };
  }, [covering]);
}

const MESSAGES = '[data-react-aria-top-layer], [data-live-announcer]';

/** All that stands beside an element or beside one that it stands in. */
function aroundOf(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement.children)
      if (other !== at && other instanceof HTMLElement && !other.inert && !other.matches(MESSAGES) && !other.querySelector(MESSAGES))
        around.push(other);
  return around;
}
