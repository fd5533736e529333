import { createAttempts } from '@petcare/api';
import { withNext } from '@petcare/auth';
import { checkAccount } from '@petcare/account';
import { lazyPiece } from '@petcare/remote';
import { Skeleton } from '@petcare/ui';
import { useCheckedForm } from '@petcare/ui/form';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkEmailCode } from '../../session/email-code.ts';
import { register } from '../../session/register.ts';
import { EmailCodeField } from './email-code-field.tsx';
import { EmailField } from './email-field.tsx';
import { forgetDrafts, useJoinDraft } from './join-draft.ts';
import { checkConsents, emptyLogin, emptyPerson, noConsents } from './join-values.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { Step } from './steps/step.tsx';
import { StepList } from './steps/step-list.tsx';
import { amongFields, isRight } from './steps/step-errors.ts';
import { useSteps } from './steps/use-steps.ts';
import { TakenEmail } from './taken-email.tsx';
import { welcome } from './welcome.ts';

// Only the first step is in the page; the others come while it is being filled in.
const PersonFields = lazyPiece(() => import('./person-fields.tsx').then((module) => module.PersonFields), <Skeleton variant="block" />);
const EndFields = lazyPiece(() => import('./end-fields.tsx').then((module) => module.EndFields), <Skeleton variant="block" />);

const emptyEnd = { ...noConsents, recommender: '' };
type Login = typeof emptyLogin;
type Person = typeof emptyPerson;
type End = typeof emptyEnd;

const checkLogin = (values: Login) => checkAccount(values, ['email', 'password']);
const checkPerson = (values: Person) => checkAccount(values, ['name', 'nickname', 'phone']);
const mailboxOf = ({ email, emailCode }: Login) => JSON.stringify([email.trim(), emailCode.trim()]);

/** Three forms, one after the other and one account at the end; each keeps what is in it, whichever is shown. */
export function GuardianSteps({ next }: { next: string | null }) {
  const navigate = useNavigate();
  const [attempts] = useState(createAttempts);
  // The address and its code as the server has found them to be right.
  const [proven, setProven] = useState<string>();
  const login = useCheckedForm({ initial: emptyLogin, check: checkLogin, send: proveMailbox });
  const person = useCheckedForm({ initial: emptyPerson, check: checkPerson, send: async () => void goTo(3) });
  const end = useCheckedForm<End>({ initial: emptyEnd, check: checkConsents, send: join });
  useJoinDraft('guardian login', login, emptyLogin);
  useJoinDraft('guardian person', person, emptyPerson);
  useJoinDraft('guardian end', end, emptyEnd);
  const isProven = isRight(checkLogin(login.values)) && proven === mailboxOf(login.values);
  const { step, goTo, place } = useSteps(!isProven ? 1 : !isRight(checkPerson(person.values)) ? 2 : 3);

  useEffect(() => {
    PersonFields.fetch();
    EndFields.fetch();
  }, []);

  async function proveMailbox(values: Login) {
    const outcome = await checkEmailCode(values.email.trim(), values.emailCode.trim());
    if (!outcome.ok) return outcome;
    setProven(mailboxOf(values));
    goTo(2);
    return undefined;
  }

  async function join(values: End) {
    const { recommender, marketing } = values;
    const { email, emailCode, password } = login.values;
    const registration = {
      ...person.values,
      ...{ password, marketing },
      email: email.trim(),
      emailCode: emailCode.trim() || undefined,
      recommender: recommender.trim() || undefined,
    };
    const outcome = await register(registration, { idempotencyKey: attempts.keyFor(values, person.values, login.values) });
    if (outcome.ok) {
      forgetDrafts();
      const landing = welcome(outcome.data, next);
      void navigate(outcome.data.token ? landing : withNext('/login', next), { replace: true });
      return undefined;
    }
    if (outcome.code !== 'UNREACHABLE') attempts.answered();
    const [atLogin, atPerson] = [amongFields(outcome.fields, login.values), amongFields(outcome.fields, person.values)];
    login.refuse(atLogin);
    person.refuse(atPerson);
    if (isRight(atLogin) && isRight(atPerson)) return outcome;
    goTo(isRight(atLogin) ? 2 : 1);
    return { fields: outcome.fields, message: '' };
  }

  return (
    <div ref={place}>
      <StepList steps={['계정', '내 정보', '약관']} present={step} />
      {step === 1 && (
        <Step key={1} title="로그인할 계정을 만들어요" form={login} isPending={login.isPending} action="다음">
          <EmailField
            form={login}
            description="로그인할 때 쓰는 주소예요."
            whenTaken={<TakenEmail advice="내 계정이라면 새로 가입하지 않고 로그인할 수 있어요." action="로그인하기" next={next} />}
          />
          <EmailCodeField form={login} />
          <NewPasswordField form={login} />
        </Step>
      )}
      {step === 2 && (
        <Step key={2} title="누구신지 알려 주세요" form={person} onBack={() => goTo(1)} action="다음">
          <PersonFields form={person} />
        </Step>
      )}
      {step === 3 && (
        <Step key={3} title="약관에 동의하면 끝나요" form={end} isPending={end.isPending} onBack={() => goTo(2)} action="가입하기">
          <EndFields form={end} />
        </Step>
      )}
    </div>
  );
}
