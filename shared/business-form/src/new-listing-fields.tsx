import { AddressField, type AddressPart, type AddressValue } from '@petcare/address';
import { Stack } from '@petcare/ui';
import { Checkbox, RadioGroup, TextField, type CheckedForm } from '@petcare/ui/form';
import { businessNouns, type BusinessKind } from '@petcare/contracts';
import type { CompanyType, ListingValues } from './business-values.ts';

const companyTypes: readonly { value: CompanyType; label: string }[] = [
  { value: 'beauty', label: '미용' },
  { value: 'hotel', label: '호텔' },
  { value: 'kindergarten', label: '유치원' },
  { value: 'store', label: '용품' },
];

const parts = ['postcode', 'sido', 'sigungu', 'address', 'detailAddress'] as const satisfies readonly (keyof AddressValue)[];
const addressOf = (values: ListingValues) => Object.fromEntries(parts.map((part) => [part, values[part] || null])) as AddressValue;
const valuesOf = (address: AddressValue) =>
  Object.fromEntries(parts.map((part) => [part, address[part] ?? ''])) as Record<(typeof parts)[number], string>;

type Props = { kind: BusinessKind; form: CheckedForm<ListingValues> };

/** The fields of a listing that is not there yet. */
export function NewListingFields({ kind, form }: Props) {
  const noun = businessNouns[kind];
  const { values, errorOf } = form;
  return (
    <Stack gap={5}>
      <TextField {...form.textField('listingName')} label={`${noun} 이름`} autoComplete="organization" isRequired />
      {kind === 'company' && (
        <RadioGroup
          label="하는 일"
          options={companyTypes}
          orientation="horizontal"
          value={values.companyType}
          onChange={(companyType) => form.change({ companyType })}
          errorMessage={errorOf('companyType')}
          isRequired
        />
      )}
      <AddressField
        label={`${noun} 주소`}
        value={addressOf(values)}
        onChange={(address) => form.change(valuesOf(address))}
        errors={{ postcode: errorOf('postcode'), address: errorOf('address'), detailAddress: errorOf('detailAddress') }}
        onLeave={(part: AddressPart) => form.textField(part).onBlur()}
        isRequired
      />
      <TextField
        {...form.textField('contract')}
        label={`${noun} 전화번호 (선택)`}
        type="tel"
        autoComplete="off"
        placeholder="02-1234-5678"
        description="보호자에게 보이는 번호예요."
      />
      {kind === 'company' && <CompanyFields form={form} />}
    </Stack>
  );
}

function CompanyFields({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <TextField {...form.textField('presentName')} label="대표자 이름 (선택)" autoComplete="off" />
      <TextField
        {...form.textField('presentContact')}
        label="대표자 연락처 (선택)"
        type="tel"
        autoComplete="off"
        placeholder="010-1234-5678"
      />
      <Checkbox isSelected={form.values.agreeReservation} onChange={(agreeReservation) => form.change({ agreeReservation })}>
        펫케어에서 예약을 받는 데 동의해요 (선택)
      </Checkbox>
    </>
  );
}
