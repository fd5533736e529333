import { checkAccount } from '@petcare/account';
import { Stack } from '@petcare/ui';
import { FormFoot, TextField, useCheckedForm } from '@petcare/ui/form';
import { useState } from 'react';
import { findEmail, type FoundEmail } from '../../session/find-account.ts';
import { FoundEmails, NobodyFound } from './found-emails.tsx';

/** The accounts of a name and a number, masked. */
export function FindEmail({ onForgotPassword }: { onForgotPassword: () => void }) {
  const [found, setFound] = useState<FoundEmail[] | null>(null);
  const form = useCheckedForm({
    initial: { name: '', phone: '' },
    check: (values) => checkAccount(values, ['name', 'phone']),
    async send({ name, phone }) {
      const outcome = await findEmail({ name: name.trim(), phone: phone.trim() });
      if (!outcome.ok) return outcome;
      setFound(outcome.data);
      return undefined;
    },
  });

  if (found) {
    const again = () => setFound(null);
    return found.length > 0 ? <FoundEmails found={found} onForgotPassword={onForgotPassword} /> : <NobodyFound onAgain={again} />;
  }
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={5}>
        <TextField {...form.textField('name')} label="이름" autoComplete="name" placeholder="홍길동" />
        <TextField {...form.textField('phone')} label="휴대폰 번호" type="tel" autoComplete="tel" placeholder="010-1234-5678" />
        <FormFoot form={form} submit="이메일 찾기" place="fill" size="lg" />
      </Stack>
    </form>
  );
}
