import { pageAnswer, type PageAnswer } from './page-answer.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PageProduction } from '../document/produce-page.ts';

let now: number;
let data: number;
let cache: PageCache;
let made: number;
let content: string;
let whole: boolean;

beforeEach(() => {
  [now, data, made, content, whole] = [0, 0, 0, 'same', true];
  cache = createPageCache({
    dataVersion: () => data,
    ages: { fresh: 10, stale: 60 },
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

test('a fresh page is given again as it is', async () => {
  const first = await given();
  now = 9;
  expect(await given()).toBe(first);
  expect(await given('/other')).not.toBe(first);
  expect(made).toBe(2);
});

test('a stale one is given while it is made anew behind, once', async () => {
  const first = await given();
  [now, content] = [10, 'new'];
  expect(await Promise.all([given(), given()])).toEqual([first, first]);
  await settled();
  expect(made).toBe(2);
  expect((await given()).plain.toString()).toContain('new');
});

test('one that was made anew and is the same keeps its bytes, and with them its tag', async () => {
  const first = await given();
  now = 10;
  await given();
  await settled();
  expect(await given()).toBe(first);
  now = 19;
  expect(await given()).toBe(first);
  expect(made).toBe(2);
});

test('one that is too old is not given any more', async () => {
  const first = await given();
  now = 60;
  content = 'new';
  expect(await given()).not.toBe(first);
});

test('after a change nobody gets what was before it, also not one that was being made then', async () => {
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

test('many who ask for the same at the same time cause one rendering', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => given()));
  expect(new Set(answers).size).toBe(1);
  expect(made).toBe(1);
});

test('one with a hole is given, and made anew for the next', async () => {
  whole = false;
  await given();
  await given();
  expect(made).toBe(2);
});

test('it holds no more than its bytes', async () => {
  cache = createPageCache({ dataVersion: () => 0, bytes: 3_000, onError: console.error });
  content = 'x'.repeat(1_000);
  for (const key of ['/1', '/2', '/1', '/2']) await given(key);
  expect(made).toBe(4);
});
