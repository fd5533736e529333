import { checkCount, toMarks } from './favourites.policy.ts';

const now = new Date('2026-11-26T03:00:00Z');
const mark = (businessId: number, at: string) => ({ businessId, markedAt: new Date(at) });
const shown = (marks: ReturnType<typeof toMarks>) => marks.map(({ businessId, markedAt }) => `${businessId} ${markedAt.toISOString()}`);

test.each([
  ['nothing', [], []],
  [
    'marks in any order, the last one first',
    [mark(1, '2026-11-01T00:00:00Z'), mark(2, '2026-11-02T00:00:00Z')],
    ['2 2026-11-02T00:00:00.000Z', '1 2026-11-01T00:00:00.000Z'],
  ],
  ['a listing twice, once', [mark(1, '2026-11-01T00:00:00Z'), mark(1, '2026-11-02T00:00:00Z')], ['1 2026-11-02T00:00:00.000Z']],
  [
    'a clock that is ahead, in the order it tells',
    [mark(1, '2027-01-01T00:00:00Z'), mark(2, '2027-01-02T00:00:00Z')],
    ['2 2026-11-26T03:00:00.000Z', '1 2026-11-26T02:59:59.999Z'],
  ],
  [
    'a clock that has begun anew, in the order it tells',
    [mark(1, '1970-01-01T00:00:00Z'), mark(2, '1970-01-01T00:00:01Z')],
    ['2 2020-01-01T00:00:00.000Z', '1 2019-12-31T23:59:59.999Z'],
  ],
])('toMarks() takes %s', (_what, given, expected) => {
  expect(shown(toMarks(given, now))).toEqual(expected);
});

test('checkCount() takes a hundred at once, and no more', () => {
  expect(checkCount(Array<number>(100).fill(1), 'listingIds').ok).toBe(true);
  expect(checkCount(Array<number>(101).fill(1), 'listingIds').ok).toBe(false);
});
