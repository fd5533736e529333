import { toast } from '@petcare/event-bus';
import { useNavigate } from 'react-router-dom';
import { LOGGED_OUT, logout } from '../session/logout.ts';

/** Log out as the header does: home, and say so. Leaves the page first, so that a guarded one doesn't send to the login. */
export function useLogoutHome(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate('/');
    await logout();
    toast('success', LOGGED_OUT);
  };
}
