import type { Composition } from '@petcare/contracts';
import { senderOf } from './sender.ts';

const site = 'https://petcare.example/releases';
const listener = `${site}/shell/0123456789ab/src_start.1.js`;
const copies = `${site}/shell/0123456789ab/vendor.2.js`;
const search = `${site}/mf-search/aaaaaaaaaaaa/hospital.page.3.js`;
const composition: Composition = {
  id: '0123456789',
  shell: { release: '0123456789ab' },
  remotes: {
    'mf-search': { release: 'aaaaaaaaaaaa', entry: '/releases/mf-search/aaaaaaaaaaaa/remoteEntry.js' },
    'mf-reviews': { release: 'localhost:4200', entry: 'http://localhost:4200/remoteEntry.js' },
  },
};

const inChromium = (...files: string[]) =>
  ['Error', ...files.map((file, index) => (index % 2 ? `    at async Object.next (${file}:1:${index})` : `    at ${file}:1:20`))].join(
    '\n',
  );
const inFirefox = (...files: string[]) => files.map((file, index) => `next${index}@${file}:1:20`).join('\n');

describe.each([
  ['Chromium', inChromium],
  ['Firefox', inFirefox],
])('senderOf with a stack of %s', (_, stackOf) => {
  test.each([
    ['mf-search', [listener, copies, copies, search]],
    ['mf-search, when React called it', [listener, copies, copies, search, copies, listener]],
    ['mf-search, when loaded again from a fresh address', [listener, copies, `${search}?attempt=2`]],
    ['mf-reviews, from a tester’s machine', [listener, copies, 'http://localhost:4200/write-review.part.js', copies]],
    ['shell, after a click in mf-search', [listener, copies, listener, copies, search]],
    ['shell, when no other package is in the stack', [listener, copies, copies]],
    ['null, for a foreign script', [listener, copies, 'https://elsewhere.example/x.js']],
  ])('returns %s', (told, files) => {
    const [sender] = told.split(',');
    expect(String(senderOf(stackOf(...files), composition))).toBe(sender);
  });
});

test('stack frames without a file are ignored', () => {
  const stack = [
    'Error',
    `    at ${listener}:1:2`,
    '    at new Promise (<anonymous>)',
    `    at Object.next (${copies}:1:2)`,
    '    at Array.forEach (<anonymous>)',
    `    at press (${search}:1:2)`,
  ];
  expect(senderOf(stack.join('\n'), composition)).toBe('mf-search');
  expect(senderOf('', composition)).toBe('shell');
});
