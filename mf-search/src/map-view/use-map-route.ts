import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Part = { search?: string; hash?: string };
export type MapRoute = {
  search: string;
  hash: string;
  write: (part: Part) => void;
  /** The same as a step of the history of its own: what was before is a step back. */
  push: (part: Part) => void;
};

const REMEMBERED = 8;

/**
 * The map's address. What is written into it replaces this step of the history and leaves the rest as it is, also
 * what was written a moment before; `onForeign` hears of a hash that somebody else has put there, or gone back to.
 */
export function useMapRoute(onForeign: (hash: string, isStep: boolean) => void): MapRoute {
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ search, hash });
  const own = useRef([hash]);
  // Between what is written and its arrival, what arrives is older and no step of the history.
  const isOnItsWay = useRef(false);
  const path = useRef('');
  useEffect(() => void (path.current = location.pathname), []);
  const arrived = useEffectEvent(() => {
    const isLatest = hash === latest.current.hash;
    if (isLatest) isOnItsWay.current = false;
    const isStep = !isLatest && !isOnItsWay.current && own.current.includes(hash);
    latest.current = { search, hash };
    if (isStep || !own.current.includes(hash)) onForeign(hash, isStep);
  });
  useEffect(() => arrived(), [search, hash, key]);

  const go = useCallback(
    (part: Part, replace: boolean) => {
      // A map that comes to rest while the next page is on its way calls nobody back.
      if (location.pathname !== path.current) return;
      latest.current = { ...latest.current, ...part };
      isOnItsWay.current = true;
      own.current = [...own.current.slice(1 - REMEMBERED), latest.current.hash];
      void navigate(latest.current, { replace, preventScrollReset: true });
    },
    [navigate],
  );
  const write = useCallback((part: Part) => go(part, true), [go]);
  const push = useCallback((part: Part) => go(part, false), [go]);
  return { search, hash, write, push };
}
