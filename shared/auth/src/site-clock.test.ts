const HOUR = 3_600_000;
const now = Date.parse('2026-11-26T03:00:00.400Z');
const said = 'Thu, 26 Nov 2026 03:00:00 GMT';

/** The clock of a document that has just begun, on a device whose clock is ahead by so much. */
async function aDocument(ahead: number) {
  jest.useFakeTimers({ now: now + ahead });
  jest.resetModules();
  return import('./site-clock.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test.each([HOUR, -HOUR, 26 * HOUR])('a clock that is ahead by %i ms gives the time of the site once an answer has come', async (ahead) => {
  const { learnSiteTime, siteNow } = await aDocument(ahead);
  expect(siteNow()).toBe(now + ahead);
  learnSiteTime(said, Date.now() - 100);
  expect(Math.abs(siteNow() - now)).toBeLessThan(1_000);
  const next = await aDocument(ahead);
  expect(Math.abs(next.siteNow() - now)).toBeLessThan(1_000);
});

test('a clock that is right is taken as it is, also where an answer takes a minute', async () => {
  const { learnSiteTime, siteNow } = await aDocument(0);
  learnSiteTime(said, Date.now() - 100);
  jest.advanceTimersByTime(60_000);
  learnSiteTime(said, Date.now() - 60_000);
  expect(siteNow()).toBe(Date.now());
  expect(localStorage).toHaveLength(0);
});

test('a clock that was put right is believed again with the next answer', async () => {
  const wrong = await aDocument(HOUR);
  wrong.learnSiteTime(said, Date.now());
  const { learnSiteTime, siteNow } = await aDocument(0);
  learnSiteTime(said, Date.now());
  expect(siteNow()).toBe(now);
  expect(localStorage).toHaveLength(0);
});

test.each([null, '', 'soon'])('an answer that says no time (%s) changes nothing', async (date) => {
  const { learnSiteTime, siteNow } = await aDocument(HOUR);
  learnSiteTime(date, Date.now());
  expect(siteNow()).toBe(now + HOUR);
});
