import { siftPhotos } from './check-photo.ts';

const file = (name: string, type = 'image/jpeg', bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const MEGABYTE = 1024 * 1024;

test.each<[string, File[], { room?: number; takesPdf?: boolean }, string[], string[]]>([
  ['takes pictures of exactly 10 MB', [file('a.jpg', 'image/jpeg', 10 * MEGABYTE)], {}, ['a.jpg'], []],
  ['refuses a byte more', [file('a.jpg', 'image/jpeg', 10 * MEGABYTE + 1)], {}, [], ['한 장은 10MB까지 올릴 수 있어요.']],
  ['refuses HEIC by its type', [file('a', 'image/heic')], {}, [], [expect.stringContaining('HEIC') as string]],
  ['refuses HEIC of a browser that does not know it', [file('IMG_1.HEIC', '')], {}, [], [expect.stringContaining('HEIC') as string]],
  ['refuses another kind', [file('a.txt', 'text/plain')], {}, [], ['JPG, PNG, WebP, GIF 파일만 올릴 수 있어요.']],
  ['refuses a PDF where pictures are meant', [file('a.pdf', 'application/pdf')], {}, [], ['JPG, PNG, WebP, GIF 파일만 올릴 수 있어요.']],
  ['takes a PDF where papers are meant', [file('a.pdf', 'application/pdf')], { takesPdf: true }, ['a.pdf'], []],
  ['refuses an empty file', [file('a.jpg', 'image/jpeg', 0)], {}, [], ['빈 파일이에요. 다른 사진을 골라 주세요.']],
  [
    'names the one of several',
    [file('a.txt', 'text/plain'), file('b.jpg')],
    {},
    ['b.jpg'],
    ['a.txt: JPG, PNG, WebP, GIF 파일만 올릴 수 있어요.'],
  ],
  [
    'leaves out what there is no room for',
    [file('a.jpg'), file('b.jpg')],
    { room: 1 },
    ['a.jpg'],
    ['1장까지만 더 올릴 수 있어서 나머지는 제외했어요.'],
  ],
  ['takes nothing when it is full', [file('a.jpg')], { room: 0 }, [], ['더 올릴 수 없어요. 먼저 올린 사진을 삭제해 주세요.']],
])('%s', (_what, files, limits, names, problems) => {
  const sifted = siftPhotos(files, { room: 10, takesPdf: false, ...limits });
  expect([sifted.taken.map(({ name }) => name), sifted.problems]).toEqual([names, problems]);
});
