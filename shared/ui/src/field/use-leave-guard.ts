import { useEffect, useState } from 'react';

/**
 * While `isChanged`, asks before the tab is closed, and keeps back a pressed
 * link that leads away from the page. `wanted` is where it leads (path, query
 * and hash), for `LeaveQuestion`; `stay` forgets it.
 */
export function useLeaveGuard(isChanged: boolean): { wanted: string | null; stay: () => void } {
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (!isChanged) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isElsewhere =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link?.getAttribute('target') === '_blank';
      if (!(link instanceof HTMLAnchorElement) || isElsewhere || link.origin !== location.origin) return;
      if (link.pathname === location.pathname && link.search === location.search) return;
      // Before any router hears of it.
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search + link.hash);
    }
    window.addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isChanged]);

  return { wanted, stay: () => setWanted(null) };
}
