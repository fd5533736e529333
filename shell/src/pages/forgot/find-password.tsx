import { checkAccount } from '@petcare/account';
import { Stack, tokens } from '@petcare/ui';
import { FormFoot, TextField, useCheckedForm } from '@petcare/ui/form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sendTemporaryPassword } from '../../session/find-account.ts';
import { MailSent } from './mail-sent.tsx';

/** A temporary password by mail; what is said is the same whether or not anybody has joined with the address. */
export function FindPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useCheckedForm({
    initial: { email: '' },
    check: (values) => checkAccount(values, ['email']),
    async send({ email }) {
      const outcome = await sendTemporaryPassword(email.trim());
      if (!outcome.ok) return outcome.code === 'MAILBOX_REFUSED' ? { ...outcome, fields: { email: outcome.message } } : outcome;
      setSentTo(email.trim());
      return undefined;
    },
  });

  if (sentTo) return <MailSent email={sentTo} onOther={() => setSentTo(null)} />;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={5}>
        <TextField {...form.textField('email')} label="이메일" type="email" autoComplete="username" placeholder="name@example.com" />
        <Text>30분 동안 쓸 수 있는 임시 비밀번호를 메일로 보내 드려요. 원래 비밀번호는 임시 비밀번호로 로그인하기 전까지 그대로예요.</Text>
        <FormFoot form={form} submit="임시 비밀번호 받기" place="fill" size="lg" />
      </Stack>
    </form>
  );
}

const Text = styled.p`
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textSoft};
`;
