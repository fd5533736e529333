import { isEmail } from '@petcare/account';
import { toast } from '@petcare/event-bus';
import { Button } from '@petcare/ui';
import { TextField, type CheckedForm } from '@petcare/ui/form';
import { useState } from 'react';
import { sendEmailCode } from '../../session/email-code.ts';
import type { LoginValues } from './join-values.ts';

type Props = { form: CheckedForm<Pick<LoginValues, 'email' | 'emailCode'>> };

/** The code that comes to the address above by mail, and the button that sends for it. */
export function EmailCodeField({ form }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  const [isPending, setPending] = useState(false);
  const email = form.values.email.trim();

  async function ask() {
    if (!isEmail(email)) return form.refuse({ email: '인증번호를 받을 이메일 주소를 적어 주세요.' });
    setPending(true);
    const sent = await sendEmailCode(email);
    setPending(false);
    if (sent.ok) return setSentTo(email);
    if (sent.fields['email'] !== undefined) form.refuse({ email: sent.fields['email'] });
    else toast('error', sent.message);
  }

  const isSent = sentTo !== undefined && sentTo === email;
  return (
    <TextField
      {...form.textField('emailCode')}
      label="인증번호"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="숫자 6자리"
      isRequired
      description={isSent ? '메일을 보냈어요. 10분 안에 메일에 있는 인증번호를 적어 주세요.' : '위 이메일로 받은 인증번호를 적어 주세요.'}
      suffix={
        <Button variant="secondary" size="sm" onPress={() => void ask()} isPending={isPending}>
          {isSent ? '다시 받기' : '인증번호 받기'}
        </Button>
      }
    />
  );
}
