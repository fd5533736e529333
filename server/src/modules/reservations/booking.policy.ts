import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';

const MAX_NOTE = 1_000;
const MAX_PET_TEXT = 40;
const MAX_PICTURES = 10;
/** The key of a private picture: nothing that anybody may see, and no paper. */
const PICTURE = /^private\/.+\.webp$/;

/** What a guest writes, checked before anything is stored. */
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

function atMost(property: string, text: string | null, length: number): PropertyError[] {
  return [...(text ?? '')].length <= length
    ? []
    : [invalid(property, 'maxLength', `${length.toLocaleString('ko-KR')}자까지 적을 수 있어요.`)];
}
