import { businessNouns, type BusinessKind } from '@petcare/contracts';
import { createAttempts } from '@petcare/api';
import { checkAccount } from '@petcare/account';
import { checkListing, checkPapers, emptyListing, emptyPapers, ListingFields, PapersFields } from '@petcare/business-form';
import { useCheckedForm, type FormErrors } from '@petcare/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { registerBusiness } from '../../../session/register-business.ts';
import { Consents } from '../consents.tsx';
import { EmailCodeField } from '../email-code-field.tsx';
import { EmailField } from '../email-field.tsx';
import { forgetDrafts, useJoinDraft } from '../join-draft.ts';
import { checkConsents, emptyLogin, emptyPerson, noConsents } from '../join-values.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { PersonFields } from '../person-fields.tsx';
import { amongFields, isRight } from '../steps/step-errors.ts';
import { Step } from '../steps/step.tsx';
import { StepList } from '../steps/step-list.tsx';
import { useSteps } from '../steps/use-steps.ts';

const emptyAccount = { ...emptyLogin, ...emptyPerson, ...noConsents };
type AccountValues = typeof emptyAccount;

function checkBusinessAccount(values: AccountValues): FormErrors<AccountValues> {
  return {
    ...checkAccount(values, ['email', 'password', 'name', 'nickname', 'phone']),
    ...checkConsents(values),
  };
}

/** Three forms, one after the other and one request at the end; each keeps what is in it, the chosen file too, whichever is shown. */
export function BusinessSteps({ kind }: { kind: BusinessKind }) {
  const noun = businessNouns[kind];
  const navigate = useNavigate();
  const [attempts] = useState(createAttempts);
  const listing = useCheckedForm({ initial: emptyListing, check: (values) => checkListing(kind, values), send: async () => void goTo(2) });
  const papers = useCheckedForm({ initial: emptyPapers, check: checkPapers, send: async () => void goTo(3) });
  const account = useCheckedForm({ initial: emptyAccount, check: checkBusinessAccount, send: join });
  useJoinDraft(`${kind} listing`, listing, emptyListing);
  useJoinDraft(`${kind} papers`, papers, emptyPapers);
  useJoinDraft(`${kind} account`, account, emptyAccount);
  const { step, goTo, place } = useSteps(!isRight(checkListing(kind, listing.values)) ? 1 : !isRight(checkPapers(papers.values)) ? 2 : 3);

  async function join(values: AccountValues) {
    const { over14: _over14, term: _term, privacy: _privacy, ...person } = values;
    const application = { ...listing.values, ...papers.values };
    const idempotencyKey = attempts.keyFor(values, listing.values, papers.values);
    const outcome = await registerBusiness(kind, person, application, { idempotencyKey });
    if (outcome.ok) {
      forgetDrafts();
      return void navigate(outcome.data.stateURL, { replace: true });
    }
    if (outcome.code !== 'UNREACHABLE') attempts.answered();
    const [atListing, atPapers] = [amongFields(outcome.fields, listing.values), amongFields(outcome.fields, papers.values)];
    listing.refuse(atListing);
    papers.refuse(atPapers);
    const refusedStep = !isRight(atListing) ? 1 : !isRight(atPapers) ? 2 : 3;
    if (refusedStep === 3) return outcome;
    goTo(refusedStep);
    return { fields: outcome.fields, message: '' };
  }

  return (
    <div ref={place}>
      <StepList steps={[noun, '서류', '계정']} present={step} />
      {step === 1 && (
        <Step
          key={1}
          title={`어느 ${noun}인가요?`}
          lead={listing.values.isNew ? '펫케어에 아직 없는 곳을 새로 알려 주세요.' : '펫케어에 나와 있는 곳이면 찾아서 골라 주세요.'}
          form={listing}
          action="다음"
        >
          <ListingFields kind={kind} form={listing} />
        </Step>
      )}
      {step === 2 && (
        <Step
          key={2}
          title="사업자 서류를 보여 주세요"
          lead="확인하는 사람만 볼 수 있어요."
          form={papers}
          onBack={() => goTo(1)}
          action="다음"
        >
          <PapersFields form={papers} />
        </Step>
      )}
      {step === 3 && (
        <Step
          key={3}
          title="담당자 계정을 만들어 주세요"
          lead="이 계정으로 로그인해서 관리해요."
          form={account}
          isPending={account.isPending}
          onBack={() => goTo(2)}
          action="가입 신청하기"
        >
          <EmailField form={account} description="로그인할 때 쓰는 주소예요." />
          <EmailCodeField form={account} />
          <NewPasswordField form={account} />
          <PersonFields form={account} nameLabel="담당자 이름" />
          <Consents form={account} />
        </Step>
      )}
    </div>
  );
}
