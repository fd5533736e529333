import type { RestData } from '@petcare/api';
import { formatTime, formatWon } from '@petcare/ui';
import { itemsInWords } from '../record/items-in-words.ts';
import { paymentInWords } from '../record/payment-in-words.ts';
import { spanInWords } from '../record/when-in-words.ts';

/** A reservation at the signed-in business, as the list answers it. */
export type BusinessReservation = RestData<'get', '/api/client/reservation/reservation-list'>['items'][number];

/** The guest's name; a guest who has withdrawn has none any more. */
export const guestOf = ({ user }: Pick<BusinessReservation, 'user'>): string => user?.name ?? '탈퇴한 회원';

/** 초코 · 강아지; empty when nothing was said of the animal. */
export const petOf = ({ petName, petKind }: Pick<BusinessReservation, 'petName' | 'petKind'>): string =>
  [petName, petKind].filter(Boolean).join(' · ');

/** 목욕 (털 엉킴 풀기) · 35,000원 · 28,000원 + 2,000P 결제; empty when nothing was picked and nothing is to pay. */
export function chargeOf({ items, price, paid, refunded }: Pick<BusinessReservation, 'items' | 'price' | 'paid' | 'refunded'>): string {
  return [itemsInWords(items), price > 0 && formatWon(price), paymentInWords({ paid, refunded, refundState: null })]
    .filter(Boolean)
    .join(' · ');
}

/** A reservation's part in a day: 오전 9:30; of a stay 입실 오전 9:30, 숙박 중 or 퇴실, and its span. */
export function hourOn(day: string, { date, endDate, time }: Pick<BusinessReservation, 'date' | 'endDate' | 'time'>): string {
  if (!endDate) return formatTime(time);
  const what = day === date ? `입실 ${formatTime(time)}` : day === endDate ? '퇴실' : '숙박 중';
  return `${what}\n${spanInWords(date, endDate)}`;
}

const genders: Record<string, string> = { male: '남아', female: '여아' };

/** 여아 · 4살 · 4.9kg: what the guest's own pet was like when it was booked for. */
export function petFacts({ pet }: Pick<BusinessReservation, 'pet'>, today: string): string {
  if (!pet) return '';
  const { petGender, petBirthday, petWeight } = pet;
  const age = petBirthday && ageOn(petBirthday, today);
  return [petGender && genders[petGender], age, petWeight !== null && `${petWeight}kg`].filter(Boolean).join(' · ');
}

function ageOn(birthday: string, today: string): string {
  const [years, months] = [
    Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)),
    Number(today.slice(5, 7)) - Number(birthday.slice(5, 7)),
  ];
  const inMonths = years * 12 + months - (today.slice(8) < birthday.slice(8) ? 1 : 0);
  return inMonths < 12 ? `${Math.max(0, inMonths)}개월` : `${Math.floor(inMonths / 12)}살`;
}
