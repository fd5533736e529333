import { addDays, daysBetween } from '@petcare/time';
import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { isBlank, oneLine } from '../../platform/text/plain-text.ts';
import { isImageUrl } from '../../platform/text/image-url.policy.ts';
import type { WrittenPet } from './pet-columns.ts';

export const MOST_PETS = 20;
const NAME_MAX = 20;
const KIND_MAX = 30;
const YEARS_MAX = 60;
const KILOGRAMS = { min: 0.01, max: 200 };

/** Days are `YYYY-MM-DD` in Seoul. */
export type Vaccination = { date: string; kind: string };
type AskedVaccination = { date?: string | null; kind?: string | null };

/** The pet as its owner fills it in. `vaccinations` holds the four places in their order. */
export type PetDraft = Omit<WrittenPet, 'kindName'> & {
  /** Kilograms. */
  weight: number | null;
  vaccinations: readonly AskedVaccination[];
  kindName: string | null;
};

/** A draft as it is stored: texts on one line, digits alone, empty ones null. */
export function tidyPet(draft: PetDraft): PetDraft {
  const text = (value: string | null | undefined) => (value ? oneLine(value) : '') || null;
  return {
    ...draft,
    name: oneLine(draft.name),
    registerNumber: draft.registerNumber?.replace(/[\s-]/g, '') || null,
    vaccinations: draft.vaccinations.map(({ date, kind }) => ({ date: date ?? null, kind: text(kind) })),
    kindName: text(draft.kindName),
  };
}

/** Everything that is wrong with a tidy draft. `today` is the day in Seoul. */
export function checkPet(draft: PetDraft, today: string): PropertyError[] {
  const { name, petImage, weight, birthday, registerNumber, kindId, kindName } = draft;
  return [
    ...check(!isBlank(name) && lengthOf(name) <= NAME_MAX, 'name', 'length', `이름은 1자에서 ${NAME_MAX}자까지 적어 주세요.`),
    ...check(petImage === null || isImageUrl(petImage), 'petImage', 'isImageUrl', '사진을 다시 올려 주세요.'),
    ...check(weight === null || isWeight(weight), 'weight', 'range', weightSentence),
    ...check(birthday === null || birthday <= today, 'birthday', 'max', '생일은 오늘이나 지난 날짜로 골라 주세요.'),
    ...check(birthday === null || birthday >= oldest(today), 'birthday', 'min', '생일을 다시 확인해 주세요.'),
    ...check(
      registerNumber === null || /^\d{15}$/.test(registerNumber),
      'registerNumber',
      'length',
      '동물등록번호는 숫자 15자리예요. 다시 확인해 주세요.',
    ),
    ...check(kindId !== null || kindName !== null, 'kindName', 'isDefined', '종류를 골라 주세요.'),
    ...check(
      kindName === null || (!isBlank(kindName) && lengthOf(kindName) <= KIND_MAX),
      'kindName',
      'length',
      `종류는 ${KIND_MAX}자까지 적어 주세요.`,
    ),
    ...draft.vaccinations.flatMap((asked, index) => checkVaccination(asked, `vaccination${index + 1}`, { birthday, today })),
  ];
}

function checkVaccination(
  { date, kind }: AskedVaccination,
  property: string,
  { birthday, today }: { birthday: string | null; today: string },
): PropertyError[] {
  if (!date && !kind) return [];
  if (!date) return [invalid(`${property}Date`, 'isDefined', '접종한 날짜를 골라 주세요.')];
  if (!kind) return [invalid(`${property}Kind`, 'isDefined', '어떤 접종이었는지 적어 주세요.')];
  return [
    ...check(date <= today, `${property}Date`, 'max', '접종일은 오늘이나 지난 날짜로 골라 주세요.'),
    ...check(date >= (birthday ?? oldest(today)), `${property}Date`, 'min', '접종일이 생일보다 빨라요. 다시 확인해 주세요.'),
    ...check(!isBlank(kind) && lengthOf(kind) <= KIND_MAX, `${property}Kind`, 'length', `접종 이름은 ${KIND_MAX}자까지 적어 주세요.`),
  ];
}

/** Of a weight that is written down for a day. */
export function checkWeight(
  weight: number,
  date: string,
  { birthday, today }: { birthday: string | null; today: string },
): PropertyError[] {
  return [
    ...check(isWeight(weight), 'weight', 'range', weightSentence),
    ...check(date <= today, 'date', 'max', '잰 날은 오늘이나 지난 날짜로 골라 주세요.'),
    ...check(date >= (birthday ?? oldest(today)), 'date', 'min', '잰 날이 생일보다 빨라요. 다시 확인해 주세요.'),
  ];
}

/** Of the day on which a pet died; null where the owner does not say it. */
export function checkDeath(diedOn: string | null, { birthday, today }: { birthday: string | null; today: string }): PropertyError[] {
  if (diedOn === null) return [];
  return [
    ...check(diedOn <= today, 'diedOn', 'max', '오늘이나 지난 날짜로 골라 주세요.'),
    ...check(diedOn >= (birthday ?? oldest(today)), 'diedOn', 'min', '생일보다 빠른 날짜예요. 다시 확인해 주세요.'),
  ];
}

const YOUNG_DAYS = 16 * 7;
const YOUNG_INTERVAL_DAYS = 14;
const INTERVAL_DAYS = 365;

/**
 * The earliest vaccination that is due: a year after the last of its kind, and
 * two weeks after one that was given before the 16th week of life, as Korean
 * hospitals do it. Null when none is known.
 */
export function nextVaccination(birthday: string | null, given: readonly Vaccination[]): { kind: string; dueOn: string } | null {
  const last = new Map<string, string>();
  for (const { kind, date } of given) if (date > (last.get(kind) ?? '')) last.set(kind, date);
  const due = [...last].map(([kind, date]) => {
    const isYoung = birthday !== null && daysBetween(birthday, date) < YOUNG_DAYS;
    return { kind, dueOn: addDays(date, isYoung ? YOUNG_INTERVAL_DAYS : INTERVAL_DAYS) };
  });
  return due.reduce<{ kind: string; dueOn: string } | null>((first, next) => (first && first.dueOn <= next.dueOn ? first : next), null);
}

/** Kilograms as whole grams, as they are stored. */
export const gramsOf = (weight: number) => Math.round(weight * 1_000);

const weightSentence = `몸무게는 ${KILOGRAMS.min}kg에서 ${KILOGRAMS.max}kg 사이로 적어 주세요.`;
const isWeight = (weight: number) => weight >= KILOGRAMS.min && weight <= KILOGRAMS.max;
const lengthOf = (text: string) => [...text].length;
const oldest = (today: string) => `${Number(today.slice(0, 4)) - YEARS_MAX}${today.slice(4)}`;

function check(isFit: boolean, property: string, constraint: string, sentence: string): PropertyError[] {
  return isFit ? [] : [invalid(property, constraint, sentence)];
}
