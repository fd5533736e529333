import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { checkName, checkPrice } from '../gifts/index.ts';

const MAX_DAYS = 3_650;

/** An operator's input for a new pass. */
export type NewPassItem = { name: string; days: number; price: number };

export function checkPassItem({ name, days, price }: NewPassItem): PropertyError[] {
  const isDays = Number.isInteger(days) && days >= 1 && days <= MAX_DAYS;
  const message = `기간은 1일에서 ${MAX_DAYS.toLocaleString('ko-KR')}일 사이로 적어 주세요.`;
  return [...checkName(name), ...(isDays ? [] : [invalid('days', 'range', message)]), ...checkPrice(price)];
}
