import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';

const MAX_NOTE = 1_000;
const MAX_PET_TEXT = 40;

/** What a guest writes, checked before anything is stored. */
export function checkBooking(booking: { note: string; petName: string | null; petKind: string | null }): PropertyError[] {
  return [
    ...atMost('note', booking.note, MAX_NOTE),
    ...atMost('petName', booking.petName, MAX_PET_TEXT),
    ...atMost('petKind', booking.petKind, MAX_PET_TEXT),
  ];
}

function atMost(property: string, text: string | null, length: number): PropertyError[] {
  return [...(text ?? '')].length <= length
    ? []
    : [invalid(property, 'maxLength', `${length.toLocaleString('ko-KR')}자까지 적을 수 있어요.`)];
}
