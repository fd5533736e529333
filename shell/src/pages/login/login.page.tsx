import { currentSession, safeNext } from '@petcare/auth';
import { myPagePaths } from '@petcare/contracts';
import { usePageHead } from '@petcare/remote';
import { Button, Stack, tokens } from '@petcare/ui';
import { PasswordField, TextField } from '@petcare/ui/form';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { SiteLink } from '../../frame/site-link.tsx';
import { login } from '../../session/login.ts';
import { focusFirstInvalid } from '../focus-first-invalid.ts';
import { FormCard, FormEnd } from '../form-card.tsx';
import { withNext } from '../next-address.ts';

const Ways = styled.p`
  display: flex;
  justify-content: center;
  margin-top: ${tokens.space[4]};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textSoft};
  & > a { display: inline-flex; align-items: center; min-height: ${tokens.touchTarget}; padding-inline: ${tokens.space[4]}; }
  & > a + a { border-left: 1px solid transparent; font-weight: ${tokens.font.weight.semibold}; color: ${tokens.color.primary}; }
  & > a:hover { text-decoration: underline; text-underline-offset: 0.25em; }
`;

type Errors = { email?: string; password?: string };

function checkLogin({ email, password }: { email: string; password: string }): Errors {
  return {
    ...(!email.trim() && { email: '이메일을 적어 주세요.' }),
    ...(!password && { password: '비밀번호를 적어 주세요.' }),
  };
}

const head = { title: '로그인', description: '펫케어에 로그인하고 리뷰를 쓰고, 동물병원을 예약하고, 모은 포인트를 확인하세요.', canonical: '/login' };

/** Log in with email and password, and go on to where the person wanted to go. */
export function LoginPage() {
  usePageHead(head);
  const [params] = useSearchParams();
  const next = params.get('next');
  const navigate = useNavigate();
  const [here] = useState(currentSession);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState('');
  const [isPending, setPending] = useState(false);

  if (here.status === 'signed-in') return <Navigate to={safeNext(next, myPagePaths[here.identity.accountType])} replace />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = checkLogin({ email, password });
    flushSync(() => {
      setErrors(found);
      setRefusal('');
    });
    if (Object.keys(found).length > 0) return focusFirstInvalid(form);
    setPending(true);
    const outcome = await login({ email: email.trim(), password });
    setPending(false);
    if (outcome.ok) {
      const { state, stateURL } = outcome.data;
      return navigate(state === 'OK' ? safeNext(next, stateURL) : stateURL, { replace: true });
    }
    flushSync(() => {
      setErrors(outcome.fields);
      setRefusal(Object.keys(outcome.fields).length > 0 ? '' : outcome.message);
    });
    focusFirstInvalid(form);
  };

  return (
    <FormCard title="로그인" lead="다시 만나서 반가워요.">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={5}>
          <TextField
            label="이메일"
            type="email"
            name="email"
            autoComplete="username"
            placeholder="name@example.com"
            value={email}
            onChange={(text) => {
              setEmail(text);
              setErrors(({ email: _, ...rest }) => rest);
            }}
            errorMessage={errors.email}
          />
          <PasswordField
            label="비밀번호"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(text) => {
              setPassword(text);
              setErrors(({ password: _, ...rest }) => rest);
            }}
            errorMessage={errors.password}
          />
          <FormEnd refusal={refusal}>
            <Button type="submit" size="lg" fullWidth isPending={isPending}>
              로그인
            </Button>
          </FormEnd>
        </Stack>
      </form>
      <Ways>
        <SiteLink to="/forgot">이메일·비밀번호 찾기</SiteLink>
        <SiteLink to={withNext('/join-gate', next)}>회원가입</SiteLink>
      </Ways>
    </FormCard>
  );
}
