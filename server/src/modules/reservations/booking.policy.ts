import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { kindOf } from '../../platform/uploads/images.ts';

const MAX_NOTE = 1_000;
const MAX_PET_TEXT = 40;

/** What a guest writes and shows, checked before anything is stored. */
export function checkBooking(booking: { note: string; petName: string | null; petKind: string | null; images: Buffer[] }): PropertyError[] {
  return [
    ...atMost('note', booking.note, MAX_NOTE),
    ...atMost('petName', booking.petName, MAX_PET_TEXT),
    ...atMost('petKind', booking.petKind, MAX_PET_TEXT),
    ...booking.images.flatMap((bytes) =>
      kindOf(bytes) === 'image' ? [] : [invalid('images', 'isImage', 'JPEG, PNG, WebP, GIF 이미지만 올릴 수 있어요.')],
    ),
  ];
}

function atMost(property: string, text: string | null, length: number): PropertyError[] {
  return [...(text ?? '')].length <= length ? [] : [invalid(property, 'maxLength', `${length.toLocaleString('ko-KR')}자까지 적을 수 있어요.`)];
}
