import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Changes what the address says about a list, from its first page. A second choice builds on the first also when it
 * comes before the page was drawn with it: a new address is drawn when there is time.
 */
export function useChoose<C extends { page: number }>(shown: C, show: (next: C) => void): (change: Partial<C>) => void {
  const { key } = useLocation();
  const chosen = useRef({ key, choice: shown });
  useEffect(() => {
    if (chosen.current.key !== key) chosen.current = { key, choice: shown };
  });
  return (change) => {
    const choice = { ...chosen.current.choice, page: 1, ...change };
    chosen.current = { key: chosen.current.key, choice };
    show(choice);
  };
}
