import { loginPath } from '@petcare/auth';
import { useHydrated } from '@petcare/remote';
import { useLocation } from 'react-router-dom';

// Coming back to these after a login would make no sense.
const accountPaths = ['/', '/login', '/join', '/join-gate', '/forgot'];

/** The login's address, with the way back to the page that is shown now. A server leaves the query out: one frame serves all pages of a path. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return accountPaths.includes(pathname) ? '/login' : loginPath(isHydrated ? pathname + search : pathname);
}
