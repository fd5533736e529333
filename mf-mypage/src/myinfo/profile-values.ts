import { noAddress, trimmedAddress, type AddressValue } from '@petcare/address';
import { checkAccount } from '@petcare/account';
import { AccountType } from '@petcare/contracts';
import { formatPhone } from '@petcare/ui';
import type { FormErrors } from '@petcare/ui/form';
import type { MyInfo } from './my-info.ts';

/** The person's input: text as it stands in the fields. */
export type ProfileValues = { [Part in keyof AddressValue]: string } & {
  name: string;
  nickname: string;
  phone: string;
  gender: 'female' | 'male' | 'none';
  age: string;
  married: 'yes' | 'no' | 'none';
};

/** A business is at its listing's address, and nobody's spouse. */
export const isGuardian = ({ type }: Pick<MyInfo, 'type'>) => type === AccountType.NORMAL;
/** Verified names and numbers change by verifying again only. */
export const isVerified = ({ identityVerifiedAt }: Pick<MyInfo, 'identityVerifiedAt'>) => identityVerifiedAt !== null;

/** An address as it stands in its fields. */
export function addressTexts(address: AddressValue): { [Part in keyof AddressValue]: string } {
  const parts = Object.keys(noAddress) as (keyof AddressValue)[];
  return Object.fromEntries(parts.map((part) => [part, address[part] ?? ''])) as { [Part in keyof AddressValue]: string };
}

export function valuesOf({ name, nickname, phone, gender, age, married, address }: MyInfo): ProfileValues {
  return {
    name,
    nickname,
    phone: formatPhone(phone),
    gender: gender ?? 'none',
    age: age === null ? '' : String(age),
    married: married === null ? 'none' : married ? 'yes' : 'no',
    ...addressTexts(address),
  };
}

const isAge = (text: string) => text.trim() === '' || (/^\d{1,3}$/.test(text.trim()) && Number(text) <= 150);

/** The errors, one sentence for each field. The server checks again. */
export function checkProfile(values: ProfileValues, info: MyInfo): FormErrors<ProfileValues> {
  const errors: FormErrors<ProfileValues> = checkAccount(values, isVerified(info) ? ['nickname'] : ['name', 'nickname', 'phone']);
  if (!isGuardian(info)) return errors;
  if (!isAge(values.age)) errors.age = '나이는 0부터 150까지 숫자로 적어 주세요.';
  if (!/^(\d{5})?$/.test(values.postcode.trim())) errors.postcode = '우편번호는 숫자 다섯 자리예요.';
  return errors;
}

/** The input of the mutation. */
export function changeOf(values: ProfileValues, info: MyInfo) {
  const { name, nickname, phone, gender, age, married } = values;
  return {
    nickname: nickname.trim(),
    ...(!isVerified(info) && { name: name.trim(), phone }),
    ...(isGuardian(info) && {
      gender: gender === 'none' ? null : gender,
      age: age.trim() === '' ? null : Number(age),
      married: married === 'none' ? null : married === 'yes',
      address: trimmedAddress(values),
    }),
  };
}
