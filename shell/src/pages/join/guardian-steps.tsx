import { createAttempts } from '@petcare/api';
import { checkAccount } from '@petcare/account';
import { lazyPiece } from '@petcare/remote';
import { Skeleton } from '@petcare/ui';
import { useCheckedForm } from '@petcare/ui/form';
import { useState } from 'react';
import { checkEmailCode } from '../../session/email-code.ts';
import { EmailCodeField } from './email-code-field.tsx';
import { EmailField } from './email-field.tsx';
import { useJoinDraft } from './join-draft.ts';
import { emptyLogin, emptyPerson } from './join-values.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { Step } from './steps/step.tsx';
import { StepList } from './steps/step-list.tsx';
import { isRight } from './steps/step-errors.ts';
import { useSteps } from './steps/use-steps.ts';
import { TakenEmail } from './taken-email.tsx';

// Only the first step is in the page; the others come while it is being filled in.
const later = () => import('./later-steps.ts');
const PersonFields = lazyPiece(() => later().then((module) => module.PersonFields), <Skeleton variant="block" />);
const EndStep = lazyPiece(() => later().then((module) => module.EndStep), <Skeleton variant="block" />);

type Login = typeof emptyLogin;
type Person = typeof emptyPerson;

const checkLogin = (values: Login) => checkAccount(values, ['email', 'password']);
const checkPerson = (values: Person) => checkAccount(values, ['name', 'nickname', 'phone']);
const mailboxOf = ({ email, emailCode }: Login) => JSON.stringify([email.trim(), emailCode.trim()]);

/** Three forms, one after the other and one account at the end; each keeps what is in it, whichever is shown. */
export function GuardianSteps({ next }: { next: string | null }) {
  const [attempts] = useState(createAttempts);
  // The address and its code as the server has found them to be right.
  const [proven, setProven] = useState<string>();
  const login = useCheckedForm({ initial: emptyLogin, check: checkLogin, send: proveMailbox });
  const person = useCheckedForm({ initial: emptyPerson, check: checkPerson, send: async () => void goTo(3) });
  useJoinDraft('guardian login', login, emptyLogin);
  useJoinDraft('guardian person', person, emptyPerson);
  const isProven = isRight(checkLogin(login.values)) && proven === mailboxOf(login.values);
  const { step, goTo, place, showStep } = useSteps(!isProven ? 1 : !isRight(checkPerson(person.values)) ? 2 : 3);

  async function proveMailbox(values: Login) {
    const outcome = await checkEmailCode(values.email.trim(), values.emailCode.trim());
    if (!outcome.ok) return outcome;
    setProven(mailboxOf(values));
    goTo(2);
    return undefined;
  }

  return (
    <div ref={place} onFocus={PersonFields.fetch}>
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
      {step === 3 && <EndStep {...{ login, person, attempts, goTo, next }} onShown={showStep} />}
    </div>
  );
}
