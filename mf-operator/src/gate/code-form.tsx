import { refusalOf, rest } from '@petcare/api';
import { tokens } from '@petcare/ui';
import { FormFoot, TextField, useCheckedForm } from '@petcare/ui/form';
import { styled } from 'styled-components';

/** Asks for a code of the authenticator, or a recovery code, and opens a session with it. */
export function CodeForm({ onDone }: { onDone: () => void }) {
  const form = useCheckedForm({
    initial: { code: '' },
    check: ({ code }) => (code.trim() ? {} : { code: '인증 앱의 코드를 적어 주세요.' }),
    async send({ code }) {
      const answer = await rest.post('/api/operator/session', { body: { code } });
      if (!answer.success) return refusalOf(answer);
      onDone();
    },
  });
  return (
    <Form noValidate onSubmit={form.onSubmit}>
      <TextField
        {...form.textField('code')}
        label="코드"
        description="인증 앱에 보이는 여섯 자리 숫자예요. 휴대폰이 없으면 복구 코드를 적어도 돼요."
        autoComplete="one-time-code"
        autoFocus
        isRequired
      />
      <FormFoot form={form} submit="확인" place="fill" />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`;
