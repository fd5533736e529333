import { loginPath, useSession } from '@petcare/auth';
import { AccountType } from '@petcare/contracts';
import { toast } from '@petcare/event-bus';
import { useNavigate } from 'react-router-dom';
import { inquiryPath } from './menus.ts';
import { announceUnavailable, isUnavailable } from './unavailable-links.ts';

/** Open the 1:1 inquiry; whoever is not logged in is told so and sent to the login. */
export function useInquiry(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  return () => {
    if (session.status !== 'signed-in') {
      toast('info', '로그인 후 이용바랍니다.');
      const wanted = inquiryPath(AccountType.NORMAL);
      void navigate(isUnavailable(wanted) ? '/login' : loginPath(wanted));
      return;
    }
    const path = inquiryPath(session.identity.accountType);
    if (isUnavailable(path)) announceUnavailable();
    else void navigate(path);
  };
}
