import { createAttempts } from '@petcare/api';
import { withNext } from '@petcare/auth';
import { checkAccount, problemOfRepeat } from '@petcare/account';
import { usePageHead } from '@petcare/remote';
import { Stack } from '@petcare/ui';
import { FormFoot, useCheckedForm, type FormErrors } from '@petcare/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { register } from '../../session/register.ts';
import { FormCard } from '../form-card.tsx';
import { Consents } from './consents.tsx';
import { EmailCodeField } from './email-code-field.tsx';
import { EmailField } from './email-field.tsx';
import { AlreadyMember } from '../join-foot.tsx';
import { forgetDrafts, useJoinDraft } from './join-draft.ts';
import { checkConsents, emptyPassword, emptyPerson, noConsents, noEmailCode } from './join-values.ts';
import { PasswordFields } from './password-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { RecommenderField } from './recommender-field.tsx';
import { TakenEmail } from './taken-email.tsx';
import { welcome } from './welcome.ts';

const head = {
  title: '보호자 회원가입',
  description: '이메일로 펫케어 보호자 회원이 되세요. 휴대폰 본인 확인을 하면 상품권을 살 수 있는 3,000포인트를 드려요.',
  canonical: '/join',
};

const initial = { ...emptyPerson, ...noEmailCode, ...emptyPassword, ...noConsents, recommender: '' };
type Values = typeof initial;

function check(values: Values): FormErrors<Values> {
  const problem = problemOfRepeat(values.passwordAgain, values.password);
  return {
    ...checkAccount(values, ['email', 'password', 'name', 'nickname', 'phone']),
    ...(problem !== undefined && { passwordAgain: problem }),
    ...checkConsents(values),
  };
}

/** Join as a guardian with an email address and a password. */
export function GuardianJoin({ next }: { next: string | null }) {
  usePageHead(head);
  const navigate = useNavigate();
  const [attempts] = useState(createAttempts);
  const form = useCheckedForm({
    initial,
    check,
    send: async (values) => {
      const { passwordAgain: _again, over14: _over14, term: _term, privacy: _privacy, recommender, ...account } = values;
      const registration = {
        ...account,
        email: account.email.trim(),
        emailCode: account.emailCode.trim() || undefined,
        recommender: recommender.trim() || undefined,
      };
      const outcome = await register(registration, { idempotencyKey: attempts.keyFor(values) });
      if (!outcome.ok) {
        if (outcome.code !== 'UNREACHABLE') attempts.answered();
        return outcome;
      }
      forgetDrafts();
      const landing = welcome(outcome.data, next);
      void navigate(outcome.data.token ? landing : withNext('/login', next), { replace: true });
      return undefined;
    },
  });
  useJoinDraft('guardian', form, initial);

  return (
    <FormCard title="보호자 회원가입" lead="가입하고 휴대폰 본인 확인을 하면 3,000포인트를 드려요.">
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap={5}>
          <EmailField
            form={form}
            description="로그인할 때 쓰는 주소예요."
            whenTaken={<TakenEmail advice="내 계정이라면 새로 가입하지 않고 로그인할 수 있어요." action="로그인하기" next={next} />}
          />
          <EmailCodeField form={form} />
          <PasswordFields form={form} />
          <PersonFields form={form} />
          <RecommenderField form={form} />
          <Consents form={form} />
          <FormFoot form={form} submit="가입하기" place="fill" size="lg" />
        </Stack>
      </form>
      <AlreadyMember next={next} />
    </FormCard>
  );
}
