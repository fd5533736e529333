import { loginPath, useSession } from '@petcare/auth';
import { AccountType } from '@petcare/contracts';
import { toast } from '@petcare/event-bus';
import { LinkButton, type LinkButtonProps } from '@petcare/ui';

/** The way to ask the house, for whoever is there: businesses, which have no my page, use the customer voice. */
export function InquiryLink(props: Omit<LinkButtonProps, 'to' | 'onClick' | 'children'>) {
  const session = useSession();
  const isBusiness = session.status === 'signed-in' && session.identity.accountType !== AccountType.NORMAL;
  const path = isBusiness ? '/customer-voice' : '/mypage/questions/input';
  return (
    <LinkButton
      {...props}
      icon="message"
      to={session.status === 'signed-in' ? path : loginPath(path)}
      onClick={() => session.status === 'anonymous' && toast('info', '로그인 후 이용바랍니다.')}
    >
      {isBusiness ? '고객의 소리 남기기' : '1:1 문의하기'}
    </LinkButton>
  );
}
