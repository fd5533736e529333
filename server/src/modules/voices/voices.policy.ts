import { readPhone } from '@petcare/phone/read';
import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { isBlank } from '../../platform/text/plain-text.ts';
import { checkEmail } from '../accounts/index.ts';

const NAME_MAX = 30;
const SUBJECT_MAX = 100;
const TEXT_MAX = 2_000;
const TEXT_MIN = 5;

/** The kind of somebody's business, by the number that goes over the wire. */
export const businessTypes = ['그 밖의 곳', '동물병원', '동물약국', '펫 서비스', '용품·사료', '광고 대행사'] as const;

/** Without blanks at its ends; what was not given is null. */
export type Voice = { name: string; inquiry: string; content: string; email: string | null; contact: string | null };
export type AdIntroduction = {
  name: string;
  company: string;
  email: string;
  businessType: number;
  contract: string | null;
  other: string | null;
};

export function checkVoice({ name, inquiry, content, email, contact }: Voice): PropertyError[] {
  return [
    ...checkShort('name', '이름을', name, NAME_MAX),
    ...checkShort('inquiry', '문의 유형을', inquiry, SUBJECT_MAX),
    ...(!isBlank(content) && isBetween(content, TEXT_MIN, TEXT_MAX)
      ? []
      : [invalid('content', 'length', '내용은 5자에서 2,000자까지 적어 주세요.')]),
    ...(email === null ? [] : checkEmail(email)),
    ...checkPhone('contact', contact),
  ];
}

export function checkAdIntroduction({ name, company, email, businessType, contract, other }: AdIntroduction): PropertyError[] {
  return [
    ...checkShort('name', '이름을', name, NAME_MAX),
    ...checkShort('company', '회사나 가게 이름을', company, SUBJECT_MAX),
    ...checkEmail(email),
    ...(businessTypes[businessType] ? [] : [invalid('businessType', 'isIn', '업종을 골라 주세요.')]),
    ...checkPhone('contract', contract),
    ...(other === null || isBetween(other, 0, TEXT_MAX) ? [] : [invalid('other', 'maxLength', '문의 내용은 2,000자까지 적을 수 있어요.')]),
  ];
}

function checkShort(property: string, subject: string, text: string, most: number): PropertyError[] {
  return !isBlank(text) && isBetween(text, 1, most) ? [] : [invalid(property, 'length', `${subject} 1자에서 ${most}자까지 적어 주세요.`)];
}

function checkPhone(property: string, phone: string | null): PropertyError[] {
  return phone === null || readPhone(phone) ? [] : [invalid(property, 'isPhone', '연락처를 다시 확인해 주세요.')];
}

const isBetween = (text: string, least: number, most: number) => [...text].length >= least && [...text].length <= most;
