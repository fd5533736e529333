import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps the keyboard near where it was: when the element goes while the focus is within it, the focus goes to the next
 * thing around that a script can give it to (`tabIndex={-1}`): a panel, a group of fields, at last the page's content.
 */
export function useFocusKept(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (shown?.contains(document.activeElement))
        shown.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, [element]);
}
