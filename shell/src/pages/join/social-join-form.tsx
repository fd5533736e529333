import { checkAccount, isEmail, isNickname, isPersonName } from '@petcare/account';
import { Stack } from '@petcare/ui';
import { FormFoot, socialNames, useCheckedForm, type FormErrors, type SocialProvider } from '@petcare/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { registerSocial, type JoinTicket } from '../../session/register-social.ts';
import { Consents } from './consents.tsx';
import { EmailField } from './email-field.tsx';
import { forgetDrafts, useJoinDraft } from './join-draft.ts';
import { dropTicket } from './join-ticket.ts';
import { checkConsents, emptyPerson, noConsents } from './join-values.ts';
import { PersonFields } from './person-fields.tsx';
import { RecommenderField } from './recommender-field.tsx';
import { TakenEmail } from './taken-email.tsx';
import { welcome } from './welcome.ts';

const empty = { email: '', ...emptyPerson, ...noConsents, recommender: '' };
type Values = typeof empty;

function check(values: Values): FormErrors<Values> {
  return { ...checkAccount(values, ['email', 'name', 'nickname', 'phone']), ...checkConsents(values) };
}

const fitting = (text: string | null, isFit: (text: string) => boolean) => (text !== null && isFit(text) ? text.trim() : '');

/** The first values: the provider's, where they are valid here. */
function startOf({ email, name, nickname }: JoinTicket): Values {
  return { ...empty, email: fitting(email, isEmail), name: fitting(name, isPersonName), nickname: fitting(nickname, isNickname) };
}

type Props = { provider: SocialProvider; ticket: string; said: JoinTicket; next: string | null; onOver: (message: string) => void };

/** The form of joining by a provider; `onOver` when its ticket is good for nothing any more. */
export function SocialJoinForm({ provider, ticket, said, next, onOver }: Props) {
  const navigate = useNavigate();
  const [initial] = useState(() => startOf(said));
  const form = useCheckedForm({
    initial,
    check,
    async send(values) {
      const { over14: _over14, term: _term, privacy: _privacy, email, recommender, ...person } = values;
      const outcome = await registerSocial(provider, {
        ...person,
        ticket,
        email: email.trim(),
        recommender: recommender.trim() || undefined,
      });
      if (outcome.ok) {
        dropTicket();
        forgetDrafts();
        void navigate(welcome(outcome.data, next ?? outcome.data.next), { replace: true });
        return undefined;
      }
      if (outcome.code === 'SOCIAL_EXPIRED') {
        onOver(`${outcome.message} 적어 주신 내용은 남겨 두었어요.`);
        return undefined;
      }
      if (outcome.code === 'SOCIAL_ACCOUNT_TAKEN') onOver(outcome.message);
      return outcome;
    },
  });

  // Another person by the same provider begins anew.
  useJoinDraft(`${provider} ${initial.email} ${initial.name} ${initial.nickname}`, form, initial);

  const name = socialNames[provider];
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={5}>
        <EmailField
          form={form}
          autoComplete="email"
          description={
            said.email
              ? `${name}에서 알려 준 주소예요. 다른 주소로 바꿔도 돼요.`
              : `${name}에서 이메일을 받지 못했어요. 예약 소식을 받을 주소를 적어 주세요.`
          }
          whenTaken={
            <TakenEmail
              advice={`내 계정이라면 로그인한 다음 내 정보에서 ${name} 계정을 연결해 주세요.`}
              action="로그인하고 연결하기"
              next="/mypage/myinfo"
            />
          }
        />
        <PersonFields form={form} />
        <RecommenderField form={form} />
        <Consents form={form} />
        <FormFoot form={form} submit="가입하기" place="fill" size="lg" />
      </Stack>
    </form>
  );
}
