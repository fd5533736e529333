import type { Composition, Outcome } from '@petcare/contracts';
import { createTelemetry, observed, startTelemetry } from './telemetry.ts';

const composition: Composition = { id: '0123456789', shell: { release: '00000000000a' }, remotes: {} };
const outcome: Outcome = { package: 'mf-search', release: '00000000000b', stage: 'load', ok: true, milliseconds: 5 };

function aTelemetry(ofTester: Partial<Composition> = {}) {
  const sent: { composition: string; outcomes: Outcome[] }[] = [];
  const telemetry = createTelemetry({ ...composition, ...ofTester }, (body) => sent.push(JSON.parse(body) as (typeof sent)[number]));
  return { ...telemetry, sent };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('outcomes go out in one batch, five seconds after the first', () => {
  const { observe, sent } = aTelemetry();
  observe(outcome);
  jest.advanceTimersByTime(4_999);
  observe({ ...outcome, stage: 'mount' });
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual([{ composition: '0123456789', outcomes: [outcome, { ...outcome, stage: 'mount' }] }]);
});

test('what is left goes out with the page; nothing goes out twice or empty', () => {
  const { observe, flush, sent } = aTelemetry();
  observe(outcome);
  flush();
  flush();
  jest.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
});

test('a page in a loop of errors sends one full batch at a time', () => {
  const { observe, sent } = aTelemetry();
  for (let turn = 0; turn < 1_000; turn += 1) observe(outcome);
  jest.advanceTimersByTime(5_000);
  expect(sent.map(({ outcomes }) => outcomes.length)).toEqual([40]);
});

test('a tester’s own build is not reported', () => {
  const { observe, flush, sent } = aTelemetry();
  observe({ ...outcome, release: 'localhost:4200' });
  flush();
  expect(sent).toEqual([]);
});

test.each<[string, Partial<Composition>]>([
  ['has fail', { faults: [{ remote: 'mf-search', fault: 'hang' }] }],
  ['has put in place', { overrides: ['mf-search'] }],
])('a remote that a tester %s is not reported, the others are', (_, ofTester) => {
  const { observe, flush, sent } = aTelemetry(ofTester);
  observe(outcome);
  observe({ ...outcome, package: 'mf-reviews' });
  flush();
  expect(sent.flatMap(({ outcomes }) => outcomes.map((reported) => reported.package))).toEqual(['mf-reviews']);
});

test('a page with a remote from a dev server reports nothing at all', () => {
  const local = { release: 'localhost:4200', entry: 'http://localhost:4200/remoteEntry.js' };
  const { observe, flush, sent } = aTelemetry({ remotes: { 'mf-search': local }, overrides: ['mf-search'] });
  observe({ ...outcome, package: 'shell', release: '00000000000a' });
  flush();
  expect(sent).toEqual([]);
});

test('a page that slept for hours reports no more than the collector takes', () => {
  const { observe, flush, sent } = aTelemetry();
  observe({ ...outcome, milliseconds: 9_000_000 });
  flush();
  expect(sent[0]?.outcomes[0]?.milliseconds).toBe(600_000);
});

describe('of a document', () => {
  const beacons: Blob[] = [];
  const told: Outcome[] = [];
  let observe: ReturnType<typeof startTelemetry>;
  beforeAll(() => {
    // jsdom has none.
    navigator.sendBeacon = (_address, body) => beacons.push(body as Blob) > 0;
    observe = startTelemetry(composition, (given) => told.push(given));
  });
  beforeEach(() => {
    beacons.length = 0;
    told.length = 0;
  });
  const fails = (file: string) => dispatchEvent(new ErrorEvent('error', { filename: file, error: new Error('on purpose') }));
  const hide = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test.each<[string, () => void]>([
    ['the page is left', () => dispatchEvent(new Event('pagehide'))],
    ['the tab goes out of sight, which may be the last that is heard of it', () => hide('hidden')],
  ])('what waits goes out at once when %s, as one beacon', async (_, leave) => {
    fails('http://localhost/releases/mf-search/00000000000b/remote.js');
    fails('http://localhost/releases/shell/00000000000a/main.js');
    expect(beacons).toEqual([]);
    leave();
    expect(beacons.map(({ type }) => type)).toEqual(['application/json']);
  });

  test('a tab that comes into sight sends nothing', () => {
    fails('http://localhost/releases/mf-search/00000000000b/remote.js');
    hide('visible');
    expect(beacons).toEqual([]);
    dispatchEvent(new Event('pagehide'));
  });

  test('a file that does not come once somebody has set out for another page is no failure; later, as after a download, it is', () => {
    const missing = { ...outcome, ok: false };
    dispatchEvent(new Event('beforeunload'));
    observe(missing);
    dispatchEvent(new Event('pagehide'));
    expect(beacons).toEqual([]);

    jest.advanceTimersByTime(20_000);
    observe(missing);
    dispatchEvent(new Event('pagehide'));
    expect(beacons).toHaveLength(1);
  });

  test('what is thrown where nothing catches it is told by the file that threw it, and nobody’s is left out', () => {
    fails('http://localhost/releases/mf-search/00000000000b/remote.js');
    fails('chrome-extension://abc/content.js');
    const rejection = Object.assign(new Event('unhandledrejection'), {
      reason: Object.assign(new Error('late'), {
        stack: 'Error: late\n at http://localhost/releases/mf-reviews/00000000000c/remote.js:1:2',
      }),
    });
    dispatchEvent(rejection);
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no error at all' }));
    const failed = { stage: 'error', ok: false, milliseconds: 0 };
    expect(told).toEqual([
      { package: 'mf-search', release: '00000000000b', reason: 'on purpose', ...failed },
      { package: 'mf-reviews', release: '00000000000c', reason: 'late', ...failed },
    ]);
  });
});

test('a promise is observed and stays what it was', async () => {
  const seen: Outcome[] = [];
  const subject = { package: 'mf-search', release: '00000000000b', stage: 'load' } as const;
  await expect(observed((given) => seen.push(given), subject, Promise.resolve(7))).resolves.toBe(7);
  await expect(observed((given) => seen.push(given), subject, Promise.reject(new Error('x'.repeat(999))))).rejects.toThrow('xxx');
  expect(seen).toEqual([
    { ...subject, ok: true, milliseconds: 0 },
    { ...subject, ok: false, milliseconds: 0, reason: 'x'.repeat(200) },
  ]);
});
