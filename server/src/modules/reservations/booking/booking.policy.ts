import { conflict, invalid, type AppError, type PropertyError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';

const MAX_NOTE = 1_000;
const MAX_PET_TEXT = 40;
const MAX_PICTURES = 10;
/** The key of a private picture: nothing that anybody may see, and no paper. */
const PICTURE = /^private\/.+\.webp$/;

/** The errors of a guest's texts, checked before anything is stored. */
export function checkBooking(booking: { note: string; petName: string | null; petKind: string | null }): PropertyError[] {
  return [
    ...atMost('note', booking.note, MAX_NOTE),
    ...atMost('petName', booking.petName, MAX_PET_TEXT),
    ...atMost('petKind', booking.petKind, MAX_PET_TEXT),
  ];
}

/** The pictures of a booking: files that it brings along, and keys of those that wait. */
export function checkPhotos({ photos, images }: { photos: readonly string[]; images: readonly unknown[] }): PropertyError[] {
  if (photos.length + images.length > MAX_PICTURES) {
    return [invalid('photos', 'arrayMaxSize', `사진은 ${MAX_PICTURES}장까지 올릴 수 있어요.`)];
  }
  return photos.filter((key) => !PICTURE.test(key)).map((key) => invalid(key, 'isImage', '사진을 다시 올려 주세요.'));
}

/** Bookings that one guest may have open: times that are to come and that a business holds without its word, or without the payment. */
const MOST_OPEN = { all: 5, here: 2 };

/** Nothing when a guest who has so many open, in all and at this business, may ask for one more. */
export function decideOpening(open: { all: number; here: number }): Result<null, AppError<'TOO_MANY_BOOKINGS'>> {
  if (open.here >= MOST_OPEN.here) return err(tooMany(`이곳에서 확정을 기다리는 예약이 ${open.here}건 있어요.`));
  if (open.all >= MOST_OPEN.all) return err(tooMany(`확정을 기다리는 예약이 모두 ${open.all}건 있어요.`));
  return ok(null);
}

const tooMany = (open: string) => conflict('TOO_MANY_BOOKINGS', `${open} 확정되거나 취소한 다음 다시 예약해 주세요.`);

function atMost(property: string, text: string | null, length: number): PropertyError[] {
  return [...(text ?? '')].length <= length
    ? []
    : [invalid(property, 'maxLength', `${length.toLocaleString('ko-KR')}자까지 적을 수 있어요.`)];
}
