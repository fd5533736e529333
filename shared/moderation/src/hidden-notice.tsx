import { useSession } from '@petcare/auth';
import { LinkButton, Notice, Stack } from '@petcare/ui';

const GUARDIAN = 0;
const subjects = { 글: '글은', 댓글: '댓글은', 응모작: '응모작은', 리뷰: '리뷰는' };

/** The words of the house to the author of what an operator has hidden, with the way to ask about it. */
export function HiddenNotice({ of, reason }: { of: keyof typeof subjects; reason: string }) {
  const session = useSession();
  // Businesses have no inquiries: they find the house's address in its customer centre.
  const isGuardian = session.status === 'signed-in' && session.identity.accountType === GUARDIAN;
  return (
    <Notice kind="warn">
      <Stack gap={2} align="flex-start">
        <span>
          운영 정책에 따라 가려졌어요. 이 {subjects[of]} 나에게만 보여요.
          <br />
          이유: {reason}
        </span>
        <LinkButton to={isGuardian ? '/mypage/questions/input' : '/notice'} variant="secondary" size="sm">
          운영팀에 문의하기
        </LinkButton>
      </Stack>
    </Notice>
  );
}
