import { usePageHead } from '@petcare/remote';
import { FormCard } from '../form-card.tsx';
import { AlreadyMember, OtherWays } from '../join-foot.tsx';
import { GuardianSteps } from './guardian-steps.tsx';

const head = {
  title: '보호자 회원가입',
  description: '이메일로 펫케어 보호자 회원이 되세요. 휴대폰 본인 확인을 하면 상품권을 살 수 있는 3,000포인트를 드려요.',
  canonical: '/join',
};

/** Join as a guardian with an email address and a password. */
export function GuardianJoin({ next }: { next: string | null }) {
  usePageHead(head);
  return (
    <FormCard title="보호자 회원가입" lead="가입 후 본인 확인하면 3,000포인트를 드려요.">
      <GuardianSteps next={next} />
      <AlreadyMember next={next} />
      <OtherWays next={next} />
    </FormCard>
  );
}
