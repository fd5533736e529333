import { parseBusinessNumber } from '@petcare/business-number';
import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { checkEmail } from '../accounts/index.ts';

/** The facts of the company that the law and people want to know. */
export const ownerFields = [
  'name',
  'representative',
  'address',
  'phone',
  'email',
  'registrationNumber',
  'mailOrderNumber',
  'hostingProvider',
  'privacyOfficer',
  'privacyEmail',
  'supportHours',
] as const;
export type OwnerField = (typeof ownerFields)[number];
/** Null: nobody has said it. */
export type SiteOwner = Record<OwnerField, string | null>;

const TEXT_MAX = 100;

/** An empty text takes back what was said. */
export function checkOwner(change: Partial<Record<OwnerField, string>>): PropertyError[] {
  return Object.entries(change).flatMap(([field, value]) => {
    if (value === '') return [];
    if ([...value].length > TEXT_MAX) return [invalid(field, 'maxLength', `${TEXT_MAX}자까지 적을 수 있어요.`)];
    if (field === 'email' || field === 'privacyEmail') return checkEmail(value).map((failed) => ({ ...failed, property: field }));
    if (field !== 'registrationNumber' || parseBusinessNumber(value)) return [];
    return [invalid(field, 'isBusinessNumber', '사업자등록번호 열 자리를 다시 확인해 주세요.')];
  });
}
