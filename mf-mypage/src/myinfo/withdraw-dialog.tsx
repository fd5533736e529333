import { graphql, refusalOf } from '@petcare/api';
import { clearTokens } from '@petcare/auth';
import { bus, toast } from '@petcare/event-bus';
import { Stack } from '@petcare/ui';
import { FormFoot, PasswordField, TextField, useCheckedForm } from '@petcare/ui/form';
import { Dialog } from '@petcare/ui/overlay';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import type { MyInfo } from './my-info.ts';
import { WhatGoes } from './what-goes.tsx';
import { LoginAgain } from './withdraw-login-again.tsx';

const WithdrawDialog_Withdraw = graphql(`
  mutation WithdrawDialog_Withdraw($password: String) {
    withdraw(password: $password)
  }
`);

const PHRASE = '탈퇴합니다';

type Values = { password: string; phrase: string };

/** Asked for thrice: what it does is read, the password is known, and the hand has written it. */
export function WithdrawDialog({ info, onClose }: { info: MyInfo; onClose: () => void }) {
  const navigate = useNavigate();
  const formId = useId();
  const [, withdraw] = useMutation(WithdrawDialog_Withdraw);
  const [isStale, setStale] = useState(false);
  const form = useCheckedForm<Values>({
    initial: { password: '', phrase: '' },
    check: ({ password, phrase }) => ({
      ...(info.hasPassword && !password && { password: '비밀번호를 적어 주세요.' }),
      ...(phrase.trim() !== PHRASE && { phrase: `‘${PHRASE}’라고 적어 주세요.` }),
    }),
    async send({ password }) {
      const { data, error } = await withdraw({ password: info.hasPassword ? password : null });
      if (data) {
        await leave();
        return undefined;
      }
      const needsLogin = error?.graphQLErrors.some(({ extensions }) => extensions['code'] === 'LOGIN_AGAIN') ?? false;
      setStale(needsLogin);
      return needsLogin ? undefined : refusalOf(error);
    },
  });

  async function leave() {
    await new Promise<void>((resolve) => {
      const hearing = bus.on('route.changed').subscribe(({ path }) => {
        if (path !== '/') return;
        hearing.unsubscribe();
        resolve();
      });
      void navigate('/');
    });
    // Only now: a guarded page would send to the login.
    clearTokens();
    toast('success', '탈퇴했어요. 그동안 펫케어와 함께해 주셔서 고마워요.');
  }

  if (isStale) return <LoginAgain onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={false}
      title="정말 탈퇴할까요?"
      footer={<FormFoot form={form} formId={formId} submit="탈퇴하기" variant="danger" cancel={onClose} cancelLabel="계속 쓸게요" />}
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate>
        <Stack gap={5}>
          <WhatGoes info={info} />
          {info.hasPassword && (
            <>
              <input type="text" name="username" autoComplete="username" value={info.email} readOnly hidden />
              <PasswordField {...form.textField('password')} label="비밀번호" isRequired />
            </>
          )}
          <TextField {...form.textField('phrase')} label={`확인을 위해 ‘${PHRASE}’라고 적어 주세요`} autoComplete="off" isRequired />
        </Stack>
      </form>
    </Dialog>
  );
}
