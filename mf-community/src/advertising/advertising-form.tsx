import { graphql, useSentOnce } from '@petcare/api';
import { createStoredValue } from '@petcare/storage';
import { Select } from '@petcare/ui/choice';
import { TextArea, TextField } from '@petcare/ui/form';
import { useMutation } from 'urql';
import * as v from 'valibot';
import { Consent } from '../voice/consent.tsx';
import { emailSentence, lengthOf, phoneSentence, said } from '../writing/text-checks.ts';
import { HouseForm } from '../voice/house-form.tsx';
import { useHouseForm } from '../voice/use-house-form.ts';

const AdvertisingPage_Send = graphql(`
  mutation AdvertisingPage_Send(
    $name: String!
    $company: String!
    $email: String!
    $businessType: Int!
    $contract: String
    $other: String
  ) {
    createAdIntroduction(name: $name, company: $company, email: $email, businessType: $businessType, contract: $contract, other: $other)
  }
`);

/** The numbers are the API's. */
const businessTypes = [
  { value: '1', label: '동물병원' },
  { value: '2', label: '동물약국' },
  { value: '3', label: '펫 서비스 (미용·호텔·유치원)' },
  { value: '4', label: '용품·사료' },
  { value: '5', label: '광고 대행사' },
  { value: '0', label: '그 밖의 곳' },
] as const;
type BusinessType = (typeof businessTypes)[number]['value'];

const MOST = 2_000;
type Words = { company: string; businessType: BusinessType | null; name: string; email: string; contract: string; other: string };
type Values = Words & { consent: boolean };

const nothing: Words = { company: '', businessType: null, name: '', email: '', contract: '', other: '' };
const drafts = createStoredValue<Words>({
  key: 'petcare.ad-draft',
  where: 'tab',
  schema: v.object({
    company: v.string(),
    businessType: v.nullable(v.picklist(businessTypes.map(({ value }) => value))),
    name: v.string(),
    email: v.string(),
    contract: v.string(),
    other: v.string(),
  }),
});

export function AdvertisingForm({ onSent }: { onSent: () => void }) {
  const [, write] = useMutation(AdvertisingPage_Send);
  const send = useSentOnce(write);
  const form = useHouseForm<Values>({
    ...{ drafts, nothing, onSent },
    check: ({ company, businessType, name, email, contract, consent }) =>
      said({
        company: lengthOf(company) >= 1 ? undefined : '회사나 가게 이름을 적어 주세요.',
        businessType: businessType === null ? '업종을 골라 주세요.' : undefined,
        name: lengthOf(name) >= 1 ? undefined : '이름을 적어 주세요.',
        email: emailSentence(email),
        contract: contract.trim() ? phoneSentence(contract) : undefined,
        consent: consent ? undefined : '동의해 주셔야 문의를 받을 수 있어요.',
      }),
    send: ({ company, businessType, name, email, contract, other }) =>
      send({
        ...{ company, name, email: email.trim(), businessType: Number(businessType) },
        ...{ contract: contract.trim() || null, other: other.trim() || null },
      }),
  });
  const { values, change, errorOf, textField } = form;

  return (
    <HouseForm form={form} submitLabel="문의 보내기">
      <TextField {...textField('company')} label="회사나 가게 이름" autoComplete="organization" maxLength={100} isRequired />
      <Select
        label="업종"
        options={businessTypes}
        value={values.businessType}
        onChange={(businessType) => change({ businessType })}
        errorMessage={errorOf('businessType')}
        isRequired
      />
      <TextField {...textField('name')} label="담당자 이름" autoComplete="name" maxLength={30} isRequired />
      <TextField {...textField('email')} label="이메일" type="email" autoComplete="email" isRequired />
      <TextField {...textField('contract')} label="연락처" type="tel" autoComplete="tel" placeholder="010-1234-5678" />
      <TextArea
        {...textField('other')}
        label="문의 내용"
        rows={6}
        maxLength={MOST}
        placeholder="알리고 싶은 것, 원하는 자리와 기간을 적어 주세요."
      />
      <Consent
        isGiven={values.consent}
        onChange={(given) => change({ consent: given })}
        errorMessage={errorOf('consent')}
        kept="회사 이름, 업종, 담당자 이름, 이메일, 연락처, 문의 내용"
        purpose="광고 문의를 확인하고 연락하는 데"
        until="1년"
      />
    </HouseForm>
  );
}
