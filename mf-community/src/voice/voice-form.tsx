import { graphql, useSentOnce } from '@petcare/api';
import { createStoredValue } from '@petcare/storage';
import { RadioGroup, TextArea, TextField } from '@petcare/ui/form';
import { useMutation } from 'urql';
import * as v from 'valibot';
import { Consent } from './consent.tsx';
import { emailSentence, lengthOf, phoneSentence, said } from '../writing/text-checks.ts';
import { HouseForm } from './house-form.tsx';
import { useHouseForm } from './use-house-form.ts';
import { sayWaiting } from '../writing/say-waiting.ts';

const VoicePage_Send = graphql(`
  mutation VoicePage_Send($name: String!, $inquiry: String!, $content: String!, $email: String, $contact: String) {
    createCustomerVoice(name: $name, inquiry: $inquiry, content: $content, email: $email, contact: $contact)
  }
`);

const subjects = ['칭찬', '불편', '제안', '오류 신고', '기타'].map((value) => ({ value, label: value }));
const MOST = 2_000;

type Words = { name: string; inquiry: string; content: string; email: string; contact: string };
type Values = Words & { consent: boolean };

const nothing: Words = { name: '', inquiry: '칭찬', content: '', email: '', contact: '' };
const drafts = createStoredValue<Words>({
  key: 'petcare.voice-draft',
  where: 'tab',
  schema: v.object({ name: v.string(), inquiry: v.string(), content: v.string(), email: v.string(), contact: v.string() }),
});

export function VoiceForm({ onSent }: { onSent: () => void }) {
  const [, write] = useMutation(VoicePage_Send);
  const send = useSentOnce(write, sayWaiting);
  const form = useHouseForm<Values>({
    ...{ drafts, nothing, onSent },
    check: ({ name, content, email, contact, consent }) =>
      said({
        name: lengthOf(name) >= 1 && lengthOf(name) <= 30 ? undefined : '이름을 1자에서 30자까지 적어 주세요.',
        content: lengthOf(content) >= 5 && lengthOf(content) <= MOST ? undefined : '내용은 5자에서 2,000자까지 적어 주세요.',
        email: email.trim() ? emailSentence(email) : undefined,
        contact: contact.trim() ? phoneSentence(contact) : undefined,
        consent: consent ? undefined : '동의해 주셔야 의견을 받을 수 있어요.',
      }),
    send: (words) => send({ ...words, email: words.email.trim() || null, contact: words.contact.trim() || null }),
  });
  const { values, change, errorOf, textField } = form;

  return (
    <HouseForm form={form} submitLabel="의견 보내기">
      <RadioGroup
        label="어떤 이야기인가요?"
        options={subjects}
        value={values.inquiry}
        onChange={(inquiry) => change({ inquiry })}
        orientation="horizontal"
        isRequired
      />
      <TextArea
        {...textField('content')}
        label="내용"
        rows={8}
        maxLength={MOST}
        placeholder="쓰면서 좋았던 점, 불편했던 점을 편하게 적어 주세요."
        isRequired
      />
      <TextField {...textField('name')} label="이름" autoComplete="name" maxLength={30} isRequired />
      <TextField
        {...textField('email')}
        label="이메일"
        type="email"
        autoComplete="email"
        description="답을 받고 싶다면 이메일이나 연락처를 남겨 주세요."
      />
      <TextField {...textField('contact')} label="연락처" type="tel" autoComplete="tel" placeholder="010-1234-5678" />
      <Consent
        isGiven={values.consent}
        onChange={(given) => change({ consent: given })}
        errorMessage={errorOf('consent')}
        kept="이름, 이메일, 연락처, 남긴 내용"
        purpose="의견을 확인하고 답하는 데"
        until="3년 (전자상거래법의 소비자 불만 기록)"
      />
    </HouseForm>
  );
}
