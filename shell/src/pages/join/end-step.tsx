import type { Attempts } from '@petcare/api';
import { withNext } from '@petcare/auth';
import { useCheckedForm, type CheckedForm } from '@petcare/ui/form';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { register } from '../../session/register.ts';
import { Consents } from './consents.tsx';
import { forgetDrafts, useJoinDraft } from './join-draft.ts';
import { checkConsents, noConsents, type LoginValues, type PersonValues } from './join-values.ts';
import { RecommenderField } from './recommender-field.tsx';
import { Step } from './steps/step.tsx';
import { amongFields, isRight } from './steps/step-errors.ts';
import { welcome } from './welcome.ts';

const empty = { ...noConsents, recommender: '' };

type Props = {
  login: CheckedForm<LoginValues>;
  person: CheckedForm<PersonValues>;
  attempts: Attempts;
  goTo: (step: number) => void;
  next: string | null;
  onShown: () => void;
};

/** The last step of joining as a guardian: what is agreed to, who recommended the site, and the one call that makes the account. */
export function EndStep({ login, person, attempts, goTo, next, onShown }: Props) {
  const navigate = useNavigate();
  const form = useCheckedForm<typeof empty>({
    initial: empty,
    check: checkConsents,
    async send(values) {
      const { email, emailCode, password } = login.values;
      const registration = {
        ...person.values,
        ...{ password, marketing: values.marketing },
        email: email.trim(),
        emailCode: emailCode.trim() || undefined,
        recommender: values.recommender.trim() || undefined,
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
    },
  });
  useJoinDraft('guardian end', form, empty);
  useEffect(() => onShown(), [onShown]);
  return (
    <Step title="약관에 동의하면 끝나요" form={form} isPending={form.isPending} onBack={() => goTo(2)} action="가입하기">
      <Consents form={form} />
      <RecommenderField form={form} />
    </Step>
  );
}
