import { useLocation } from 'react-router-dom';

// Coming back to these after a login would make no sense.
const accountPaths = ['/', '/login', '/join', '/join-gate'];

/** The login's address, with the way back to the page that is shown now. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return accountPaths.includes(pathname) ? '/login' : `/login?next=${encodeURIComponent(pathname + search)}`;
}
