import { siteNow } from '@petcare/auth';
import { seoulDate } from '@petcare/time';
import type { FormErrors } from '@petcare/ui/form';
import { vaccinationsOf, type Pet } from './pet.ts';

/** The person's input: text as it stands in the fields, '' where there is none. */
export type PetValues = {
  name: string;
  petImage: string;
  gender: 'male' | 'female' | 'none';
  neutralized: 'yes' | 'no' | 'none';
  weight: string;
  birthday: string;
  registerNumber: string;
  /** A division's id, or `other` for an animal that the list does not have. */
  division: string;
  /** The breed's id; '' where the owner does not know it. */
  breed: string;
  /** The text of its field: the breed's name, or a search for one. */
  breedName: string;
  kindName: string;
  vaccination1Date: string;
  vaccination1Kind: string;
  vaccination2Date: string;
  vaccination2Kind: string;
  vaccination3Date: string;
  vaccination3Kind: string;
  vaccination4Date: string;
  vaccination4Kind: string;
  reminder: 'none' | 'mail' | 'sms';
};

export const OTHER = 'other';
export const places = [1, 2, 3, 4] as const;

const yesOrNo = (value: boolean | null) => (value === null ? 'none' : value ? 'yes' : 'no');

/** `divisionOf` answers the id of the division that a kind's id belongs to. */
export function valuesOf(pet: Pet | undefined, divisionOf: (kindId: string) => string): PetValues {
  const division = pet ? (pet.kind ? divisionOf(pet.kind.id) : OTHER) : '';
  const given = pet ? vaccinationsOf(pet) : [];
  const at = (index: number) => ({ date: given[index]?.date ?? '', kind: given[index]?.kind ?? '' });
  return {
    name: pet?.name ?? '',
    petImage: pet?.petImage ?? '',
    gender: pet?.gender ?? 'none',
    neutralized: yesOrNo(pet?.isNeutralize ?? null),
    weight: pet?.weight ? String(pet.weight) : '',
    birthday: pet?.birthday ?? '',
    registerNumber: pet?.registerNumber ?? '',
    division,
    breed: pet?.kind && pet.kind.id !== division ? pet.kind.id : '',
    breedName: pet?.kind && pet.kind.id !== division ? pet.kind.name : '',
    kindName: pet && !pet.kind ? pet.kindName : '',
    vaccination1Date: at(0).date,
    vaccination1Kind: at(0).kind,
    vaccination2Date: at(1).date,
    vaccination2Kind: at(1).kind,
    vaccination3Date: at(2).date,
    vaccination3Kind: at(2).kind,
    vaccination4Date: at(3).date,
    vaccination4Kind: at(3).kind,
    reminder: pet?.reminder ?? 'none',
  };
}

const isWeight = (text: string) => /^\d{1,3}(\.\d{1,3})?$/.test(text) && Number(text) >= 0.01 && Number(text) <= 200;

/** The errors, one sentence for each field. The server checks again. */
export function checkPet(values: PetValues): FormErrors<PetValues> {
  const today = seoulDate(siteNow());
  const errors: FormErrors<PetValues> = {};
  const length = [...values.name.trim()].length;
  if (length === 0) errors.name = '이름을 적어 주세요.';
  if (length > 20) errors.name = '이름은 20자까지 적어 주세요.';
  if (!values.division) errors.division = '종류를 골라 주세요.';
  if (values.division === OTHER && !values.kindName.trim()) errors.kindName = '어떤 동물인지 적어 주세요.';
  if (values.breedName.trim() && !values.breed) errors.breedName = '찾은 품종에서 하나를 골라 주세요. 모르면 지우고 비워 두세요.';
  if (values.birthday > today) errors.birthday = '생일은 오늘이나 지난 날짜로 골라 주세요.';
  if (values.weight.trim() && !isWeight(values.weight.trim())) errors.weight = '몸무게는 0.01kg에서 200kg 사이로 적어 주세요.';
  if (values.registerNumber && !/^\d{15}$/.test(values.registerNumber.replace(/[\s-]/g, '')))
    errors.registerNumber = '동물등록번호는 숫자 15자리예요. 다시 확인해 주세요.';
  for (const place of places) {
    const [date, kind] = [values[`vaccination${place}Date`], values[`vaccination${place}Kind`].trim()];
    if (date && !kind) errors[`vaccination${place}Kind`] = '어떤 접종이었는지 적어 주세요.';
    if (kind && !date) errors[`vaccination${place}Date`] = '접종한 날짜를 골라 주세요.';
    if (date > today) errors[`vaccination${place}Date`] = '접종일은 오늘이나 지난 날짜로 골라 주세요.';
    if (date && values.birthday && date < values.birthday)
      errors[`vaccination${place}Date`] = '접종일이 생일보다 빨라요. 다시 확인해 주세요.';
  }
  return errors;
}

/** The input of the mutation. */
export function inputOf(values: PetValues) {
  const orNull = (text: string) => text.trim() || null;
  const isOther = values.division === OTHER;
  return {
    name: values.name.trim(),
    petImage: orNull(values.petImage),
    gender: values.gender === 'none' ? null : values.gender,
    isNeutralize: values.neutralized === 'none' ? null : values.neutralized === 'yes',
    weight: values.weight.trim() ? Number(values.weight) : null,
    birthday: orNull(values.birthday),
    registerNumber: orNull(values.registerNumber),
    kindId: isOther ? null : values.breed || values.division,
    kindName: isOther ? values.kindName.trim() : null,
    vaccination1Date: orNull(values.vaccination1Date),
    vaccination1Kind: orNull(values.vaccination1Kind),
    vaccination2Date: orNull(values.vaccination2Date),
    vaccination2Kind: orNull(values.vaccination2Kind),
    vaccination3Date: orNull(values.vaccination3Date),
    vaccination3Kind: orNull(values.vaccination3Kind),
    vaccination4Date: orNull(values.vaccination4Date),
    vaccination4Kind: orNull(values.vaccination4Kind),
    reminder: values.reminder,
  };
}
