import { parseBusinessNumber } from '@petcare/business-number';
import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';

/** From one address of the network, or by one account that asks again. */
export const registrationsAnHour = { max: 30, windowSeconds: 3600 } as const;

export function checkBusinessNumber(written: string): PropertyError[] {
  return parseBusinessNumber(written) ? [] : [invalid('registrationNumber', 'isBusinessNumber', '사업자등록번호를 다시 확인해 주세요.')];
}

export const MAX_REASON = 300;

export function checkReason(reason: string): PropertyError[] {
  const length = [...reason.trim()].length;
  return length >= 1 && length <= MAX_REASON ? [] : [invalid('reason', 'length', `이유를 ${MAX_REASON}자까지 적어 주세요.`)];
}

/** The reasons that the other accounts are told when one is approved. */
export const reasons = {
  listingTaken: '같은 업체를 신청한 다른 계정이 먼저 승인되었어요. 이 업체의 사업자라면 고객센터에 알려 주세요.',
  numberTaken: '같은 사업자등록번호로 다른 계정이 먼저 승인되었어요. 본인의 번호라면 고객센터에 알려 주세요.',
} as const;
