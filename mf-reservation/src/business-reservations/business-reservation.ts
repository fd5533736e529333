import type { RestData } from '@petcare/api';

/** A reservation at the signed-in business, as the list answers it. */
export type BusinessReservation = RestData<'get', '/api/client/reservation/reservation-list'>['items'][number];

/** Who comes; there is nobody any more when a guest has withdrawn. */
export const guestOf = ({ user }: Pick<BusinessReservation, 'user'>): string => user?.name ?? '탈퇴한 회원';

/** 초코 · 강아지; empty when nothing was said of the animal. */
export const petOf = ({ petName, petKind }: Pick<BusinessReservation, 'petName' | 'petKind'>): string =>
  [petName, petKind].filter(Boolean).join(' · ');
