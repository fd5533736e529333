import { formatFileSize, siftFiles } from './sift-files.ts';

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const limits = { accept: ['image/jpeg', 'image/png'], maxMegabytes: 1, room: 2 };

test.each([
  ['takes files within the limits', [file('a.jpg', 'image/jpeg'), file('b.png', 'image/png')], ['a.jpg', 'b.png'], []],
  [
    'refuses files of another kind',
    [file('a.txt', 'text/plain'), file('b.png', 'image/png')],
    ['b.png'],
    ['JPG, PNG 파일만 올릴 수 있어요.'],
  ],
  ['gives the same reason only once', [file('a.txt', 'text/plain'), file('b.txt', 'text/plain')], [], ['JPG, PNG 파일만 올릴 수 있어요.']],
  ['takes a file of exactly the size limit', [file('a.jpg', 'image/jpeg', 1024 * 1024)], ['a.jpg'], []],
  [
    'refuses a file one byte over the size limit',
    [file('a.jpg', 'image/jpeg', 1024 * 1024 + 1)],
    [],
    ['한 파일은 1MB까지 올릴 수 있어요.'],
  ],
  [
    'leaves out files beyond the maximum number',
    [file('a.jpg', 'image/jpeg'), file('b.jpg', 'image/jpeg'), file('c.jpg', 'image/jpeg')],
    ['a.jpg', 'b.jpg'],
    ['2개까지만 더 올릴 수 있어서 나머지는 제외했어요.'],
  ],
])('siftFiles %s', (_, files, names, problems) => {
  const sifted = siftFiles(files, limits);
  expect(sifted.taken.map(({ name }) => name)).toEqual(names);
  expect(sifted.problems).toEqual(problems);
});

test('siftFiles takes nothing when the maximum number is reached', () => {
  expect(siftFiles([file('a.jpg', 'image/jpeg')], { ...limits, room: 0 })).toEqual({
    taken: [],
    problems: ['더 올릴 수 없어요. 먼저 올린 파일을 삭제해 주세요.'],
  });
});

test.each([
  [0, '0B'],
  [1023, '1023B'],
  [1024, '1KB'],
  [1536, '1.5KB'],
  [10 * 1024 * 1024, '10MB'],
  [2_400_000, '2.3MB'],
])('a file of %i bytes is formatted as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
