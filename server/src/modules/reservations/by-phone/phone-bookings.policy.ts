import { readPhone } from '@petcare/phone/read';
import { invalid, type PropertyError } from '../../../platform/errors/app-error.ts';
import { checkBooking } from '../booking/booking.policy.ts';

/** A booking as a business writes it down for somebody who called. */
export type PhoneBooking = {
  name: string;
  phone: string;
  date: string;
  time: string;
  /** Of a stay the day on which it ends. */
  endDate: string | null;
  petName: string | null;
  petKind: string | null;
  note: string;
};

const MAX_NAME = 40;

export function checkPhoneBooking(booking: PhoneBooking): PropertyError[] {
  const { length } = [...booking.name];
  return [
    ...(length >= 1 && length <= MAX_NAME ? [] : [invalid('name', 'length', `이름을 ${MAX_NAME}자까지 적어 주세요.`)]),
    ...(readPhone(booking.phone) ? [] : [invalid('phone', 'isPhone', '전화번호를 다시 확인해 주세요.')]),
    ...checkBooking(booking),
  ];
}
