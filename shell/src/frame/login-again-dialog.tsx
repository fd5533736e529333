import { clearTokens } from '@petcare/auth';
import { Button, Stack, tokens } from '@petcare/ui';
import { FormFoot, PasswordField, TextField, useCheckedForm } from '@petcare/ui/form';
import { Dialog } from '@petcare/ui/overlay';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { checkLogin } from '../pages/login/check-login.ts';
import { SocialWays } from '../pages/social-ways.tsx';
import { login } from '../session/login.ts';

/** Asks who was at work on this page to log in again, and before it is given up, whether that is meant. */
export function LoginAgainDialog({ nickname }: { nickname: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = useId();
  const form = useCheckedForm({
    initial: { email: '', password: '' },
    check: checkLogin,
    async send({ email, password }) {
      const outcome = await login({ email: email.trim(), password });
      return outcome.ok ? undefined : outcome;
    },
  });
  const [isLeaving, setLeaving] = useState(false);
  const [isGone, setGone] = useState(false);

  const leave = () => {
    setGone(true);
    void navigate('/');
  };
  useEffect(() => {
    // Only once the page is left: a guarded one would send to the login.
    if (isGone && pathname === '/') clearTokens();
  }, [isGone, pathname]);

  if (isLeaving) {
    return (
      <Dialog
        isOpen
        onClose={() => setLeaving(false)}
        isDismissable={false}
        size="sm"
        role="alertdialog"
        title="이 페이지에서 나갈까요?"
        footer={
          <>
            <Button variant="secondary" onPress={leave}>
              나가기
            </Button>
            <Button onPress={() => setLeaving(false)}>이어서 쓰기</Button>
          </>
        }
      >
        쓰던 내용은 사라져요.
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={() => setLeaving(true)}
      isDismissable={false}
      size="sm"
      title="다시 로그인해 주세요"
      footer={<FormFoot form={form} formId={id} submit="로그인" cancel={() => setLeaving(true)} cancelLabel="나가기" />}
    >
      <Stack gap={5}>
        <form id={id} onSubmit={form.onSubmit} noValidate>
          <Stack gap={4}>
            <p>{nickname}님의 로그인이 만료되었어요. 쓰던 내용은 그대로 있으니 다시 로그인하고 이어서 하세요.</p>
            <TextField label="이메일" type="email" autoComplete="username" {...form.textField('email')} />
            <PasswordField label="비밀번호" autoComplete="current-password" {...form.textField('password')} />
          </Stack>
        </form>
        <SocialWays caption="새 창에서 간편 로그인" look="round" inNewTab />
        <OtherWays>
          다른 방법으로 로그인하시나요?{' '}
          <Link to="/login" target="_blank">
            새 창에서 로그인
          </Link>
        </OtherWays>
      </Stack>
    </Dialog>
  );
}

const OtherWays = styled.p`
  font-size: ${tokens.font.size.sm};
  & > a {
    color: ${tokens.color.primary};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;
