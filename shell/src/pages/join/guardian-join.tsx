import { checkAccount, problemOfRepeat, safeNext } from '@petcare/auth';
import { usePageHead } from '@petcare/remote';
import { Button, Stack } from '@petcare/ui';
import { TextField, useCheckedForm, type FormErrors } from '@petcare/ui/form';
import { useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { register } from '../../session/register.ts';
import { FormCard, FormEnd } from '../form-card.tsx';
import { Consents } from './consents.tsx';
import { EmailField } from './email-field.tsx';
import { checkConsents, emptyPassword, emptyPerson, noConsents } from './join-values.ts';
import { PasswordFields } from './password-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { welcome } from './welcome.ts';

const head = { title: '보호자 회원가입', description: '이메일로 펫케어 보호자 회원이 되세요. 가입하면 상품권을 살 수 있는 3,000포인트를 드려요.', canonical: '/join' };

const initial = { ...emptyPerson, ...emptyPassword, ...noConsents, recommender: '' };
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
  const client = useClient();
  const form = useCheckedForm({
    initial,
    check,
    send: async ({ passwordAgain: _again, term: _term, privacy: _privacy, recommender, ...account }) => {
      const outcome = await register({ ...account, recommender: recommender.trim() || undefined });
      if (!outcome.ok) return outcome;
      void welcome(client);
      void navigate(safeNext(next, outcome.data.stateURL), { replace: true });
      return undefined;
    },
  });

  return (
    <FormCard title="보호자 회원가입" lead="가입하면 3,000포인트를 드려요.">
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap={5}>
          <EmailField form={form} description="로그인할 때 쓰는 주소예요." />
          <PasswordFields form={form} />
          <PersonFields form={form} />
          <TextField {...form.textField('recommender')} label="추천인 닉네임 (선택)" autoComplete="off" description="추천해 주신 분께도 3,000포인트를 드려요." />
          <Consents form={form} />
          <FormEnd refusal={form.refusal}>
            <Button type="submit" size="lg" fullWidth isPending={form.isPending}>
              가입하기
            </Button>
          </FormEnd>
        </Stack>
      </form>
    </FormCard>
  );
}
