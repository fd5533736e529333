import { pageAnswer, type PageAnswer } from '../document/page-answer.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createDataVersion, type DataVersion } from './data-version.ts';
import type { PageProduction } from '../document/produce-page.ts';

let now: number;
let version: DataVersion;
let topics: string[] | null;
let cache: PageCache;
let made: number;
let content: string;
let whole: boolean;
let isAway: boolean;

beforeEach(() => {
  [now, made, content, whole, isAway, topics] = [0, 0, 'same', true, false, ['posts']];
  version = createDataVersion({ now: () => now, grace: 4 });
  cache = createPageCache({
    dataVersion: version,
    isAway: () => isAway,
    ages: { fresh: 10, stale: 60, away: 1_000, settled: 2 },
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
    topics,
    unrendered: [],
  });
  return { status: 200, policy: nonce, unrendered: [], stream: null, answer: Promise.resolve(answer) };
}

async function given(key = '/', wrote = 0): Promise<PageAnswer> {
  const served = await cache.serve(key, make, wrote);
  if (!('answer' in served)) throw new Error('A stream was given');
  return served.answer;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the cache gives a fresh page again', async () => {
  const first = await given();
  now = 9;
  expect(await given()).toBe(first);
  expect(await given('/other')).not.toBe(first);
  expect(made).toBe(2);
});

test('the cache gives a stale page, and makes it again once in the background', async () => {
  const first = await given();
  [now, content] = [10, 'new'];
  expect(await Promise.all([given(), given()])).toEqual([first, first]);
  await settled();
  expect(made).toBe(2);
  expect((await given()).plain.toString()).toContain('new');
});

test('the cache keeps the bytes and the ETag of a page that was made again with the same content', async () => {
  const first = await given();
  now = 10;
  await given();
  await settled();
  expect(await given()).toBe(first);
  now = 19;
  expect(await given()).toBe(first);
  expect(made).toBe(2);
});

test('the cache does not give a page that is too old', async () => {
  const first = await given();
  now = 60;
  content = 'new';
  expect(await given()).not.toBe(first);
});

/** Writes, and gives the version that the writer is shown at least. */
function write(...changed: string[]): number {
  version.bump(changed);
  return version.current();
}

test('the cache gives whoever has written no page of before, nor one that was being made then', async () => {
  await given();
  const first = write('posts');
  content = 'new';
  expect((await given('/', first)).plain.toString()).toContain('new');

  const second = write('posts');
  const before = given('/', second);
  const third = write('posts');
  content = 'newest';
  expect((await given('/', third)).plain.toString()).toContain('newest');
  await before;
  expect((await given('/', third)).plain.toString()).toContain('newest');
});

test('the cache gives everybody else the page of before a change once more, and makes it anew behind', async () => {
  const first = await given();
  write('posts');
  [now, content] = [2, 'new'];
  expect(await Promise.all([given(), given(), given()])).toEqual([first, first, first]);
  await settled();
  expect(made).toBe(2);
  expect((await given()).plain.toString()).toContain('new');
});

test('a page is made anew before it is given, where a change is known for a time', async () => {
  await given();
  write('posts');
  [now, content] = [4, 'new'];
  expect((await given()).plain.toString()).toContain('new');
});

test('the cache makes a page no more often than it settles, however often somebody writes', async () => {
  await given();
  for (; now < 40; now += 0.1) {
    write('posts');
    await given();
    await settled();
  }
  expect(made).toBeLessThanOrEqual(1 + 40 / 2);
});

test.each([
  ['of another topic', 1, () => write('reviews')],
  ['of its topic', 2, () => write('reviews', 'posts')],
])('after a change %s, a page has been made %i times for its writer', async (_name, times, change) => {
  const first = await given();
  const wrote = change();
  const again = await given('/', wrote);
  expect([again === first || again.made.now === 2, made]).toEqual([true, times]);
});

test('a page that may show anything is of before any change', async () => {
  topics = null;
  await given();
  const wrote = write('gifts');
  await given('/', wrote);
  expect(made).toBe(2);
});

test('a page that shows nothing that changes is of before no change', async () => {
  topics = [];
  const first = await given();
  expect(await given('/', write('posts', 'gifts'))).toBe(first);
});

test('what was begun before and took longer takes the place of nothing newer', async () => {
  let finish: (production: PageProduction) => void = () => undefined;
  const slow = cache.serve('/', () => new Promise((resolve) => (finish = resolve)));
  const wrote = write('posts');
  content = 'new';
  await given('/', wrote);
  content = 'old';
  finish(await make());
  await slow;
  expect((await given('/', wrote)).plain.toString()).toContain('new');
});

test('a mark of another process stands for nothing', () => {
  const other = createDataVersion();
  other.bump(['posts']);
  expect([version.readMark(other.mark()), version.readMark(undefined), version.readMark('x'), other.readMark(other.mark())]).toEqual([
    0, 0, 0, 1,
  ]);
});

test('the cache makes one page for many requests at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => given()));
  expect(new Set(answers).size).toBe(1);
  expect(made).toBe(1);
});

test('the cache gives an incomplete page once, and makes it again for the next request', async () => {
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
    [
      'is older than a change',
      () => {
        version.bump(['posts']);
        now = 2;
      },
    ],
  ])('the cache gives a page that %s', async (_name, change) => {
    change();
    expect(await given()).toBe(first);
    await settled();
    expect([await given(), made]).toEqual([first, 3]);
  });

  test('the cache gives it to whoever hears first that the API is away', async () => {
    [now, isAway] = [60, false];
    const asked = cache.serve('/', async () => {
      isAway = true;
      return make();
    });
    expect(await asked).toEqual({ answer: first, kept: true });
  });

  test('the cache gives no page of long ago', async () => {
    now = 1_000;
    expect((await given()).plain.toString()).toContain('empty');
  });

  test('the cache gives the new page as soon as there is one', async () => {
    [now, whole, content] = [100, true, 'new'];
    await given();
    await settled();
    isAway = false;
    expect((await given()).plain.toString()).toContain('new');
  });
});

test('the cache keeps no more bytes than its limit', async () => {
  cache = createPageCache({ dataVersion: version, isAway: () => false, bytes: 3_000, onError: console.error });
  content = 'x'.repeat(1_000);
  for (const key of ['/1', '/2', '/1', '/2']) await given(key);
  expect(made).toBe(4);
});
