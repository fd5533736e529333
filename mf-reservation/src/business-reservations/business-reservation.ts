import type { RestData } from '@petcare/api';

/** A reservation at the signed-in business, as the list answers it. */
export type BusinessReservation = RestData<'get', '/api/client/reservation/reservation-list'>['items'][number];

/** Who comes; there is nobody any more when a guest has withdrawn. */
export const guestOf = ({ user }: Pick<BusinessReservation, 'user'>): string => user?.name ?? '탈퇴한 회원';

/** 초코 · 강아지; empty when nothing was said of the animal. */
export const petOf = ({ petName, petKind }: Pick<BusinessReservation, 'petName' | 'petKind'>): string =>
  [petName, petKind].filter(Boolean).join(' · ');

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
