import { pageAnswer, type PageAnswer } from './page-answer.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PageProduction } from '../document/produce-page.ts';

let now: number;
let data: number;
let cache: PageCache;
let made: number;
let content: string;
let whole: boolean;
let isAway: boolean;

beforeEach(() => {
  [now, data, made, content, whole, isAway] = [0, 0, 0, 'same', true, false];
  cache = createPageCache({
    dataVersion: () => data,
    isAway: () => isAway,
    ages: { fresh: 10, stale: 60, away: 1_000 },
    now: () => now,
    onError(error) {
      throw error;
    },
  });
});

async function make(): Promise<PageProduction> {
  made += 1;
  const nonce = `nonce-${made}-`;
  const answer = pageAnswer(`<p nonce="${nonce}">${content}</p><script id="rendered">{"now":${made},"data":{}}</script>`, {
    status: 200,
    policy: nonce,
    whole,
    made: { nonce, now: made },
  });
  return { status: 200, policy: nonce, stream: null, answer: Promise.resolve(answer) };
}

async function given(key = '/'): Promise<PageAnswer> {
  const served = await cache.serve(key, make);
  if (!('answer' in served)) throw new Error('A stream was given');
  return served.answer;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('gives a fresh page again', async () => {
  const first = await given();
  now = 9;
  expect(await given()).toBe(first);
  expect(await given('/other')).not.toBe(first);
  expect(made).toBe(2);
});

test('gives a stale page, and makes it again once in the background', async () => {
  const first = await given();
  [now, content] = [10, 'new'];
  expect(await Promise.all([given(), given()])).toEqual([first, first]);
  await settled();
  expect(made).toBe(2);
  expect((await given()).plain.toString()).toContain('new');
});

test('keeps the bytes and the ETag of a page that was made again with the same content', async () => {
  const first = await given();
  now = 10;
  await given();
  await settled();
  expect(await given()).toBe(first);
  now = 19;
  expect(await given()).toBe(first);
  expect(made).toBe(2);
});

test('does not give a page that is too old', async () => {
  const first = await given();
  now = 60;
  content = 'new';
  expect(await given()).not.toBe(first);
});

test('gives no page of before a change, nor one that was being made then', async () => {
  await given();
  data = 1;
  content = 'new';
  expect((await given()).plain.toString()).toContain('new');

  data = 2;
  const before = given();
  data = 3;
  content = 'newest';
  expect((await given()).plain.toString()).toContain('newest');
  await before;
  expect((await given()).plain.toString()).toContain('newest');
});

test('makes one page for many requests at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => given()));
  expect(new Set(answers).size).toBe(1);
  expect(made).toBe(1);
});

test('gives an incomplete page once, and makes it again for the next request', async () => {
  whole = false;
  await given();
  await given();
  expect(made).toBe(2);
});

describe('while the API is away', () => {
  let first: PageAnswer;
  beforeEach(async () => {
    first = await given();
    [whole, isAway, content] = [false, true, 'empty'];
  });

  test.each([
    ['is too old otherwise', () => (now = 999)],
    ['is older than a change', () => (data = 1)],
  ])('gives a page that %s', async (_name, change) => {
    change();
    expect(await given()).toBe(first);
    await settled();
    expect([await given(), made]).toEqual([first, 3]);
  });

  test('gives it to whoever hears first that the API is away', async () => {
    [now, isAway] = [60, false];
    const asked = cache.serve('/', async () => {
      isAway = true;
      return make();
    });
    expect(await asked).toEqual({ answer: first, kept: true });
  });

  test('gives no page of long ago', async () => {
    now = 1_000;
    expect((await given()).plain.toString()).toContain('empty');
  });

  test('gives the new page as soon as there is one', async () => {
    [now, whole, content] = [100, true, 'new'];
    await given();
    await settled();
    isAway = false;
    expect((await given()).plain.toString()).toContain('new');
  });
});

test('keeps no more bytes than its limit', async () => {
  cache = createPageCache({ dataVersion: () => 0, isAway: () => false, bytes: 3_000, onError: console.error });
  content = 'x'.repeat(1_000);
  for (const key of ['/1', '/2', '/1', '/2']) await given(key);
  expect(made).toBe(4);
});
