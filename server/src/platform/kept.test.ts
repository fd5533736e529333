import { unwrap } from './errors/result.ts';
import { gql } from '../testing/calls.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { withApp } from '../testing/with-app.ts';
import { createKept } from './kept.ts';

type Answer = { number: number };

/** Each question waits until the test answers it. */
function keeping(seconds: number) {
  const clock = createFakeClock();
  const asked: { what: string; answer: (number: number) => void; fail: (error: Error) => void }[] = [];
  const kept = createKept(
    ({ what }: { what: string }) =>
      new Promise<Answer>((resolve, fail) => asked.push({ what, answer: (number) => resolve({ number }), fail })),
    { clock, seconds },
  );
  return { clock, asked, get: async (what: string) => (await kept.get({ what })).number };
}
/** Until what was answered has been put away. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('all who ask the same at the same time are asked for once', async () => {
  const { asked, get } = keeping(15);
  const all = Promise.all([get('a'), get('a'), get('b')]);
  expect(asked.map(({ what }) => what)).toEqual(['a', 'b']);
  asked[0]!.answer(1);
  asked[1]!.answer(2);
  expect(await all).toEqual([1, 1, 2]);
});

test('a fresh value is answered, then a stale one while it is renewed, then none', async () => {
  const { clock, asked, get } = keeping(15);
  const first = get('a');
  asked[0]!.answer(1);
  await first;
  clock.advance({ seconds: 5 });
  expect([await get('a'), asked.length]).toEqual([1, 1]);
  clock.advance({ seconds: 1 });
  expect([await get('a'), await get('a'), asked.length]).toEqual([1, 1, 2]);
  asked[1]!.answer(2);
  await settled();
  expect([await get('a'), asked.length]).toEqual([2, 2]);
  clock.advance({ seconds: 16 });
  const late = get('a');
  asked[2]!.answer(3);
  expect(await late).toBe(3);
});

test('whoever asks waits for the renewal under way when the value is too old', async () => {
  const { clock, asked, get } = keeping(15);
  const first = get('a');
  asked[0]!.answer(1);
  await first;
  clock.advance({ seconds: 10 });
  expect(await get('a')).toBe(1);
  clock.advance({ seconds: 6 });
  const waiting = get('a');
  asked[1]!.answer(2);
  expect([await waiting, asked.length]).toEqual([2, 2]);
});

test('the value is kept after a failed renewal until it is too old', async () => {
  const { clock, asked, get } = keeping(15);
  const first = get('a');
  asked[0]!.answer(1);
  await first;
  clock.advance({ seconds: 10 });
  expect(await get('a')).toBe(1);
  asked[1]!.fail(new Error('The database is away'));
  await settled();
  expect(await get('a')).toBe(1);
  asked[2]!.fail(new Error('The database is away'));
  await settled();
  clock.advance({ seconds: 6 });
  const late = get('a');
  asked[3]!.fail(new Error('The database is away'));
  await expect(late).rejects.toThrow('The database is away');
  const again = get('a');
  asked[4]!.answer(2);
  expect(await again).toBe(2);
});

test('every call asks when values are kept for no time', async () => {
  const { asked, get } = keeping(0);
  const both = Promise.all([get('a'), get('a')]);
  asked.forEach(({ answer }, index) => answer(index));
  expect(await both).toEqual([0, 1]);
});

describe('counts by area', () => {
  const server = withApp({ countsKeptSeconds: 15 });

  test('are answered from memory for 15 seconds', async () => {
    const add = async () =>
      unwrap(
        await server().services.listings.addListing({
          kind: 'hospital',
          name: '구로동물병원',
          address: '서울특별시 구로구 디지털로 300',
          ownerUserId: null,
        }),
      );
    const counted = async () => {
      const { data } = await gql<{ areas: { hospitalCount: number }[] }>(
        server(),
        undefined,
        '{ areas: getPlaceCountsByLevel(level: sido) { hospitalCount } }',
      );
      return data.areas.map(({ hospitalCount }) => hospitalCount);
    };
    await add();
    expect(await counted()).toEqual([1]);
    await add();
    expect(await counted()).toEqual([1]);
    server().clock.advance({ seconds: 16 });
    expect(await counted()).toEqual([2]);
  });
});
