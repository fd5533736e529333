import { currentSession, evaluateSession, safeNext, withNext } from '@petcare/auth';
import { myPagePaths, type Session } from '@petcare/contracts';
import { usePageHead } from '@petcare/remote';
import { Stack, tokens } from '@petcare/ui';
import { FormFoot, PasswordField, TextField, useCheckedForm } from '@petcare/ui/form';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { landingOf } from '../../session/landing.ts';
import { login } from '../../session/login.ts';
import { FormCard } from '../form-card.tsx';
import { SocialWays } from '../social-ways.tsx';
import { checkLogin } from './check-login.ts';
import { isGuardianWay, loginLead } from './login-lead.ts';
import { StorageNotice } from './storage-notice.tsx';

const head = {
  title: '로그인',
  description: '펫케어에 로그인하고 리뷰를 쓰고, 동물병원을 예약하고, 모은 포인트를 확인하세요.',
  canonical: '/login',
};

/** The session at the moment at which the page was opened; asked again when a browser brings it back as it was left. */
function useSessionOnArrival(): Session {
  // The server does not know: the first render is the same as its own.
  const [here, setHere] = useState<Session>({ status: 'unknown' });
  useEffect(() => {
    setHere(currentSession());
    const arrive = ({ persisted }: PageTransitionEvent) => persisted && setHere(evaluateSession());
    addEventListener('pageshow', arrive);
    return () => removeEventListener('pageshow', arrive);
  }, []);
  return here;
}

/** Log in with email and password or by a provider, and go on to where the person wanted to go. */
export function LoginPage() {
  usePageHead(head);
  const [params] = useSearchParams();
  const next = params.get('next');
  const act = params.get('for');
  const forGuardians = isGuardianWay(next, act);
  const navigate = useNavigate();
  const here = useSessionOnArrival();
  const form = useCheckedForm({
    initial: { email: '', password: '' },
    check: checkLogin,
    async send({ email, password }) {
      const outcome = await login({ email: email.trim(), password });
      if (!outcome.ok) return outcome;
      await navigate(landingOf(outcome.data, next), { replace: true });
    },
  });

  if (here.status === 'signed-in') return <Navigate to={safeNext(next, myPagePaths[here.identity.accountType])} replace />;
  return (
    <FormCard title="로그인" lead={loginLead(next, act)}>
      <SocialWays
        caption={forGuardians ? '처음이어도 바로 시작할 수 있어요' : '간편 로그인'}
        action={forGuardians ? '시작하기' : undefined}
        next={next}
      />
      <Or>이메일로 로그인</Or>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap={5}>
          <StorageNotice />
          <TextField label="이메일" type="email" autoComplete="username" placeholder="name@example.com" {...form.textField('email')} />
          <PasswordField label="비밀번호" autoComplete="current-password" {...form.textField('password')} />
          <FormFoot form={form} submit="로그인" place="fill" size="lg" />
        </Stack>
      </form>
      <Ways>
        <Link to="/forgot">이메일·비밀번호 찾기</Link>
        <Link to={withNext(forGuardians ? '/join' : '/join-gate', next)}>{forGuardians ? '이메일로 가입하기' : '회원가입'}</Link>
      </Ways>
    </FormCard>
  );
}

const Or = styled.h2`
  margin-block: ${tokens.space[6]} ${tokens.space[4]};
  font-size: ${tokens.font.size.md};
`;

const Ways = styled.p`
  display: flex;
  justify-content: center;
  margin-block: ${tokens.space[4]};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textSoft};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.touchTarget};
    padding-inline: ${tokens.space[4]};
  }
  & > a + a {
    border-left: 1px solid transparent;
    font-weight: ${tokens.font.weight.semibold};
    color: ${tokens.color.primary};
  }
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;
