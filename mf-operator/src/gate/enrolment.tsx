import { refusalOf, rest, type RestData } from '@petcare/api';
import { Stack, tokens } from '@petcare/ui';
import { FormFoot, TextField, useCheckedForm } from '@petcare/ui/form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { GateCard } from './gate-card.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Key = RestData<'post', '/api/operator/enrolment'>;

/** The first visit of whoever was named: the printed code, the key for the authenticator, its first code, and recovery codes once. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const [enrolmentCode, setEnrolmentCode] = useState('');
  const [key, setKey] = useState<Key | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  if (key) return <AuthenticatorStep authenticator={key} enrolmentCode={enrolmentCode} onDone={setRecoveryCodes} />;
  return (
    <PrintedCodeStep
      onDone={(code, made) => {
        setEnrolmentCode(code);
        setKey(made);
      }}
    />
  );
}

function PrintedCodeStep({ onDone }: { onDone: (code: string, key: Key) => void }) {
  const form = useCheckedForm({
    initial: { enrolmentCode: '' },
    check: ({ enrolmentCode }) => (enrolmentCode.trim() ? {} : { enrolmentCode: '받은 등록 코드를 적어 주세요.' }),
    async send({ enrolmentCode }) {
      const answer = await rest.post('/api/operator/enrolment', { body: { enrolmentCode } });
      if (!answer.success) return refusalOf(answer);
      onDone(enrolmentCode, answer.data);
    },
  });
  return (
    <GateCard title="운영자 등록" description="운영자로 정해졌어요. 인증 앱을 등록하면 운영 화면을 쓸 수 있어요.">
      <Form noValidate onSubmit={form.onSubmit}>
        <TextField
          {...form.textField('enrolmentCode')}
          label="등록 코드"
          description="운영자로 정한 사람에게 받은 코드예요. 한 시간 동안 쓸 수 있어요."
          placeholder="ABCD-EFGH-JKMN"
          autoComplete="off"
          isRequired
        />
        <FormFoot form={form} submit="다음" place="fill" />
      </Form>
    </GateCard>
  );
}

type AuthenticatorProps = { authenticator: Key; enrolmentCode: string; onDone: (recoveryCodes: readonly string[]) => void };

function AuthenticatorStep({ authenticator: { secret, uri }, enrolmentCode, onDone }: AuthenticatorProps) {
  const form = useCheckedForm({
    initial: { code: '' },
    check: ({ code }) => (code.trim() ? {} : { code: '인증 앱의 코드를 적어 주세요.' }),
    async send({ code }) {
      const answer = await rest.post('/api/operator/enrolment/confirm', { body: { enrolmentCode, code } });
      if (!answer.success) return refusalOf(answer);
      onDone(answer.data.recoveryCodes);
    },
  });
  return (
    <GateCard title="인증 앱 등록" description="인증 앱(Google OTP, 1Password 등)으로 QR 코드를 찍고, 앱에 보이는 코드를 적어 주세요.">
      <QrCode text={uri} label="인증 앱에 등록하는 QR 코드" />
      <Stack gap={1}>
        <Hint>찍을 수 없으면 앱에 이 키를 직접 넣어 주세요. 지금만 보여요.</Hint>
        <Secret>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Secret>
      </Stack>
      <Form noValidate onSubmit={form.onSubmit}>
        <TextField {...form.textField('code')} label="앱에 보이는 코드" inputMode="numeric" autoComplete="one-time-code" isRequired />
        <FormFoot form={form} submit="등록하기" place="fill" />
      </Form>
    </GateCard>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`;

const Hint = styled.p`
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
`;

const Secret = styled.code`
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.sunken};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
`;
