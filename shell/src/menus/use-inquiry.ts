import { loginPath, useSession } from '@petcare/auth';
import { AccountType } from '@petcare/contracts';
import { toast } from '@petcare/event-bus';
import { useNavigate } from 'react-router-dom';
import { inquiryPath } from './menus.ts';

/** Open the 1:1 inquiry; whoever is not logged in is told so and sent to the login. */
export function useInquiry(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  return () => {
    if (session.status !== 'signed-in') {
      toast('info', '로그인 후 이용바랍니다.');
      void navigate(loginPath(inquiryPath(AccountType.NORMAL)));
    } else void navigate(inquiryPath(session.identity.accountType));
  };
}
