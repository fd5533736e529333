import type { Browser } from 'playwright-core';
import { releasePackage, type ReleaseOptions } from '../release/release-package.ts';
import { readSmokeSettings } from '../settings/read-settings.ts';
import { selectLiveReleases } from '../registry/registry.sql.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { createSmoke, type SmokeOptions } from './smoke.ts';

const name = 'mf-search';
const limits = { start: 40, step: 20, look: 60 };

let house: FixtureHouse;
let delivery: FixtureDelivery;
let siteUrl: string;
let live: string;
/** The calls of browsers, in order. */
let asked: string[];

beforeEach(async () => {
  asked = [];
  house = await aFixtureHouse();
  delivery = await aDelivery(house);
  siteUrl = await delivery.app.listen({ port: 0, host: '127.0.0.1' });
  await releasePackage(house, 'shell');
  live = (await releasePackage(house, name)).release;
  await house.edit(name, 'mf-search 2');
});
afterEach(async () => {
  await delivery.close();
  await house.remove();
});

/** The calls that are never answered, and the error that comes instead when the browser ends. */
type Silence = { silent: ReadonlySet<string>; ended: Promise<never> };
type AnyCall = (...given: unknown[]) => unknown;

/** Something of a browser: answers as it is told here; whatever else is asked of it is well and says nothing. */
function answering(what: string, { silent, ended }: Silence, answers: Record<string, AnyCall>): object {
  return new Proxy(answers, {
    get: (_, property: string | symbol) => {
      // Whatever is waited for is asked whether it can be.
      if (property === 'then') return undefined;
      return (...given: unknown[]) => {
        const step = `${what}.${String(property)}`;
        asked.push(step);
        if (silent.has(step)) return ended;
        return (answers[String(property)] ?? (() => Promise.resolve()))(...given);
      };
    },
  });
}

/** A browser in which all pages are well. What is named it never answers, and its windows for the new mix neither; the window after them is for what is live. */
function aBrowser(...silent: string[]): Browser {
  let end: (error: Error) => void;
  const ended = new Promise<never>((_, reject) => (end = reject));
  ended.catch(() => undefined);
  let windows = 0;
  function context(): object {
    windows += 1;
    const not = { silent: new Set(windows === 1 ? silent : []), ended };
    const locator = (): object =>
      answering('locator', not, { first: locator, or: locator, isVisible: async () => false, count: async () => 1 });
    const page = { goto: async () => ({ ok: () => true }), locator, getByText: locator, evaluate: async () => [], on: () => undefined };
    return answering('context', not, { newPage: async () => answering('page', not, page) });
  }
  const close = async () => end(new Error('Target closed'));
  const browser = { newContext: async () => context(), isConnected: () => true, close };
  return answering('browser', { silent: new Set(silent), ended }, browser) as Browser;
}

const release = (options: Partial<SmokeOptions>, more: Partial<ReleaseOptions> = {}) => {
  const settings = readSmokeSettings({ CHROMIUM_PATH: process.execPath });
  const smoke = createSmoke({ sql: house.sql, siteUrl, settings, limits, ...options });
  return releasePackage({ ...house, ...more, smoke }, name);
};
const pointer = async () => (await selectLiveReleases(house.sql)).find((row) => row.package === name)?.release;
const times = (step: string) => asked.filter((one) => one === step).length;

test.each(['page.close', 'context.close', 'browser.close'])('what is well is released when the browser never answers %s', async (step) => {
  const { moved, note } = await release({ launch: async () => aBrowser(step) });
  expect([moved, note]).toEqual([true, expect.stringMatching(/^smoke run: 1 page in /)]);
  expect(asked).toContain(step);
});

test.each(['page.goto', 'page.waitForLoadState', 'page.evaluate', 'locator.isVisible', 'locator.count'])(
  'a page of which the browser never answers %s is refused, after a second look',
  async (step) => {
    const { refused } = await release({ launch: async () => aBrowser(step) });
    expect(refused).toEqual(['/hospital of mf-search, opened in a browser: the page does not answer any more.']);
    // The third was in what is live.
    expect(times(step)).toBe(3);
    expect(await pointer()).toBe(live);
  },
);

describe.each(['browser.newContext', 'context.addInitScript', 'context.newPage'])('a browser that never answers %s', (step) => {
  test('is replaced by another', async () => {
    const browsers = [aBrowser(step), aBrowser()];
    const { moved, note } = await release({ launch: async () => browsers.shift()! });
    expect([moved, note]).toEqual([true, expect.stringMatching(/^smoke run: 1 page in /)]);
    expect(times('browser.close')).toBe(2);
  });

  test('refuses the release when the other does not either', async () => {
    const { refused } = await release({ launch: async () => aBrowser(step) });
    expect(refused).toEqual([expect.stringMatching(/the browser does not answer: .*, twice\. .*--no-smoke/)]);
    expect(await pointer()).toBe(live);
  });
});

test('a browser that never starts is none', async () => {
  expect(await release({ launch: () => new Promise(() => undefined) })).toMatchObject({
    moved: true,
    note: expect.stringContaining('the browser does not start'),
  });
});

test('what was not looked at in time is refused, with the pages that were open', async () => {
  const { refused } = await release({ launch: async () => aBrowser('page.goto'), limits: { ...limits, look: 5_000 } }, { lookTime: 100 });
  expect(refused).toEqual([expect.stringMatching(/not over in time, at \/hospital\. .*--no-smoke/)]);
  expect(await pointer()).toBe(live);
});

test('a smoke run ends at once, with nothing moved, when it is stopped in the middle of a look', async () => {
  const leave = new AbortController();
  const options = { launch: async () => aBrowser('page.goto'), limits: { start: 5_000, step: 5_000, look: 5_000 }, stopped: leave.signal };
  const ended = release(options, { stopped: leave.signal });
  const opened = () => asked.includes('page.goto');
  while (!opened()) await new Promise(setImmediate);
  leave.abort(new Error('Stopped by SIGTERM.'));
  await expect(ended).rejects.toThrow('Stopped by SIGTERM.');
  expect(await pointer()).toBe(live);
  expect(times('page.goto')).toBe(1);
});

test('a smoke run begins nothing once it is stopped', async () => {
  await expect(release({}, { stopped: AbortSignal.abort(new Error('Stopped.')) })).rejects.toThrow('Stopped.');
  expect(await pointer()).toBe(live);
});
