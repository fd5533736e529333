import { graphql } from '@petcare/api';
import { currentSession, safeNext } from '@petcare/auth';
import { myPagePaths } from '@petcare/contracts';
import { bus } from '@petcare/event-bus';
import { usePageHead } from '@petcare/remote';
import { Button, Stack } from '@petcare/ui';
import { PasswordField, TextField } from '@petcare/ui/form';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useClient } from 'urql';
import { register } from '../../session/register.ts';
import { focusFirstInvalid } from '../focus-first-invalid.ts';
import { FormCard, FormEnd } from '../form-card.tsx';
import { Consents } from './consents.tsx';
import { checkJoin, emptyJoin, isEmail, isNickname, type JoinErrors, type JoinValues } from './join-form.ts';
import { PasswordRuleList } from './password-rule-list.tsx';
import { useAvailability } from './use-availability.ts';

const JoinPage_CheckEmail = graphql(`
  query JoinPage_CheckEmail($value: String!) {
    isTaken: checkDuplicateEmail(email: $value)
  }
`);

const JoinPage_CheckNickname = graphql(`
  query JoinPage_CheckNickname($value: String!) {
    isTaken: checkDuplicateNickname(nickname: $value)
  }
`);

const JoinPage_MyPoint = graphql(`
  query JoinPage_MyPoint {
    getMyPoint {
      point
    }
  }
`);

const head = { title: '보호자 회원가입', description: '이메일로 펫케어 보호자 회원이 되세요. 가입하면 상품권을 살 수 있는 3,000포인트를 드려요.', canonical: '/join' };

/** Join as a guardian with an email address. What was typed stays, whatever goes wrong. */
export function JoinPage() {
  usePageHead(head);
  const [params] = useSearchParams();
  const next = params.get('next');
  const navigate = useNavigate();
  const client = useClient();
  const [here] = useState(currentSession);
  const [values, setValues] = useState(emptyJoin);
  const [left, setLeft] = useState<ReadonlySet<keyof JoinValues>>(new Set());
  const [isSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<JoinErrors>({});
  const [refusal, setRefusal] = useState('');
  const [isPending, setPending] = useState(false);

  const email = useAvailability(JoinPage_CheckEmail, isEmail(values.email) ? values.email.trim() : null);
  const nickname = useAvailability(JoinPage_CheckNickname, isNickname(values.nickname) ? values.nickname.trim() : null);

  if (here.status === 'signed-in') return <Navigate to={safeNext(next, myPagePaths[here.identity.accountType])} replace />;

  // What the server knows is said at once, what may still be being typed only when the field was left.
  const known: JoinErrors = {
    ...refused,
    ...(email === 'taken' && { email: '이미 가입된 이메일이에요.' }),
    ...(nickname === 'taken' && { nickname: '이미 쓰고 있는 닉네임이에요.' }),
  };
  const broken = checkJoin(values);
  const shownError = (field: keyof JoinValues) => known[field] ?? (isSubmitted || left.has(field) ? broken[field] : undefined);

  const change = (changed: Partial<JoinValues>) => {
    setValues((current) => ({ ...current, ...changed }));
    setRefused((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !(field in changed))));
  };
  const textField = (field: Exclude<keyof JoinValues, 'term' | 'privacy' | 'marketing'>) => ({
    name: field,
    value: values[field],
    onChange: (text: string) => change({ [field]: text }),
    onBlur: () => values[field] && setLeft((current) => new Set(current).add(field)),
    errorMessage: shownError(field),
  });

  const welcome = async () => {
    const { data } = await client.query(JoinPage_MyPoint, {}).toPromise();
    const point = data?.getMyPoint.point ?? 0;
    const gift = point > 0 ? ` 가입 축하 ${point.toLocaleString('ko-KR')}포인트를 드렸어요.` : '';
    bus.emit('toast.shown', { kind: 'success', message: `펫케어에 오신 것을 환영해요!${gift}` });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => {
      setSubmitted(true);
      setRefusal('');
    });
    if (Object.keys({ ...known, ...broken }).length > 0) return focusFirstInvalid(form);
    setPending(true);
    const { passwordAgain: _again, term: _term, privacy: _privacy, recommender, ...account } = values;
    const outcome = await register({ ...account, recommender: recommender.trim() || undefined });
    setPending(false);
    if (outcome.ok) {
      void welcome();
      return navigate(safeNext(next, outcome.data.stateURL), { replace: true });
    }
    flushSync(() => {
      setRefused(outcome.fields);
      setRefusal(Object.keys(outcome.fields).length > 0 ? '' : outcome.message);
    });
    focusFirstInvalid(form);
  };

  return (
    <FormCard title="보호자 회원가입" lead="가입하면 3,000포인트를 드려요.">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={5}>
          <TextField
            {...textField('email')}
            label="이메일"
            type="email"
            autoComplete="username"
            placeholder="name@example.com"
            description={email === 'free' && !shownError('email') ? '쓸 수 있는 이메일이에요.' : '로그인할 때 쓰는 주소예요.'}
            isRequired
          />
          <PasswordField
            {...textField('password')}
            label="비밀번호"
            autoComplete="new-password"
            description={<PasswordRuleList password={values.password} />}
            isRequired
          />
          <PasswordField {...textField('passwordAgain')} label="비밀번호 확인" autoComplete="new-password" isRequired />
          <TextField {...textField('name')} label="이름" autoComplete="name" placeholder="홍길동" isRequired />
          <TextField
            {...textField('nickname')}
            label="닉네임"
            autoComplete="nickname"
            description={nickname === 'free' && !shownError('nickname') ? '쓸 수 있는 닉네임이에요.' : '2~12자, 글자와 숫자를 쓸 수 있어요.'}
            isRequired
          />
          <TextField {...textField('phone')} label="휴대폰 번호" type="tel" autoComplete="tel" placeholder="010-1234-5678" isRequired />
          <TextField
            {...textField('recommender')}
            label="추천인 닉네임 (선택)"
            autoComplete="off"
            description="추천해 주신 분께도 3,000포인트를 드려요."
          />
          <Consents values={values} errors={{ term: shownError('term'), privacy: shownError('privacy') }} onChange={change} />
          <FormEnd refusal={refusal}>
            <Button type="submit" size="lg" fullWidth isPending={isPending}>
              가입하기
            </Button>
          </FormEnd>
        </Stack>
      </form>
    </FormCard>
  );
}
