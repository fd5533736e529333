import { invalid, type PropertyError } from '../../../platform/errors/app-error.ts';
import type { Sum } from '../../payments/index.ts';

/** Inclusive days in Seoul on which reservations began; open where none is given. */
export type Period = { startDate: string | null; endDate: string | null };

/** Won; points count as won. Of what was paid, `point` was paid with points. */
export type SettlementInfo = { count: number; totalPrice: number; point: number; fees: number; settlementAmount: number };

/** Of the whole period, not of each reservation: 10 % of the total, rounded half up. */
export function settle({ count, won, point }: Sum & { count: number }): SettlementInfo {
  const totalPrice = won + point;
  const fees = Math.floor((totalPrice + 5) / 10);
  return { count, totalPrice, point, fees, settlementAmount: totalPrice - fees };
}

export function checkOrder({ startDate, endDate }: Period): PropertyError[] {
  if (!startDate || !endDate || startDate <= endDate) return [];
  return [invalid('end_date', 'isAfter', '끝나는 날이 시작하는 날보다 빨라요.')];
}
