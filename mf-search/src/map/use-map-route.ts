import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Part = { search?: string; hash?: string };
export type MapRoute = { search: string; hash: string; write: (part: Part) => void };

const REMEMBERED = 8;

/**
 * The map's address. What is written into it replaces this step of the history and leaves the rest as it is, also
 * what was written a moment before; `onForeign` hears of a hash that somebody else has put there.
 */
export function useMapRoute(onForeign: (hash: string) => void): MapRoute {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ search, hash });
  const own = useRef([hash]);
  const path = useRef('');
  useEffect(() => void (path.current = location.pathname), []);
  const arrived = useEffectEvent(() => {
    latest.current = { search, hash };
    if (!own.current.includes(hash)) onForeign(hash);
  });
  useEffect(() => arrived(), [search, hash]);

  const write = useCallback(
    (part: Part) => {
      // A map that comes to rest while the next page is on its way calls nobody back.
      if (location.pathname !== path.current) return;
      latest.current = { ...latest.current, ...part };
      own.current = [...own.current.slice(1 - REMEMBERED), latest.current.hash];
      void navigate(latest.current, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return { search, hash, write };
}
