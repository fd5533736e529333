import type { PropertyError } from '../../platform/errors/app-error.ts';
import { checkMaxLength } from '../../platform/errors/max-length.ts';

/** Opening hours and closed days in an owner's words. */
export type HoursTexts = { businessHoursText?: string | null; humu?: string | null };

export function checkHoursTexts({ businessHoursText, humu }: HoursTexts): PropertyError[] {
  return [
    ...checkMaxLength('businessHoursText', '진료시간 안내는', businessHoursText, 500),
    ...checkMaxLength('humu', '휴무일 안내는', humu, 200),
  ];
}
