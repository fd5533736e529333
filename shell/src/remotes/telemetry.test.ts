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

test('the telemetry sends outcomes in one batch five seconds after the first', () => {
  const { observe, sent } = aTelemetry();
  observe(outcome);
  jest.advanceTimersByTime(4_999);
  observe({ ...outcome, stage: 'mount' });
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual([{ composition: '0123456789', outcomes: [outcome, { ...outcome, stage: 'mount' }] }]);
});

test('the telemetry sends the remaining outcomes on a flush, none twice and no empty batch', () => {
  const { observe, flush, sent } = aTelemetry();
  observe(outcome);
  flush();
  flush();
  jest.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
});

test('the telemetry sends one full batch at a time when errors repeat endlessly', () => {
  const { observe, sent } = aTelemetry();
  for (let turn = 0; turn < 1_000; turn += 1) observe(outcome);
  jest.advanceTimersByTime(5_000);
  expect(sent.map(({ outcomes }) => outcomes.length)).toEqual([40]);
});

test('the telemetry does not report the own build of a tester', () => {
  const { observe, flush, sent } = aTelemetry();
  observe({ ...outcome, release: 'localhost:4200' });
  flush();
  expect(sent).toEqual([]);
});

test.each<[string, Partial<Composition>]>([
  ['made fail', { faults: [{ remote: 'mf-search', fault: 'hang' }] }],
  ['overridden', { overrides: ['mf-search'] }],
])('the telemetry reports all remotes except the one that a tester has %s', (_, ofTester) => {
  const { observe, flush, sent } = aTelemetry(ofTester);
  observe(outcome);
  observe({ ...outcome, package: 'mf-reviews' });
  flush();
  expect(sent.flatMap(({ outcomes }) => outcomes.map((reported) => reported.package))).toEqual(['mf-reviews']);
});

test('the telemetry reports nothing on a page with a remote from a dev server', () => {
  const local = { release: 'localhost:4200', entry: 'http://localhost:4200/remoteEntry.js' };
  const { observe, flush, sent } = aTelemetry({ remotes: { 'mf-search': local }, overrides: ['mf-search'] });
  observe({ ...outcome, package: 'shell', release: '00000000000a' });
  flush();
  expect(sent).toEqual([]);
});

test('the telemetry limits a duration to the maximum that the collector accepts', () => {
  const { observe, flush, sent } = aTelemetry();
  observe({ ...outcome, milliseconds: 9_000_000 });
  flush();
  expect(sent[0]?.outcomes[0]?.milliseconds).toBe(600_000);
});

describe('in a document', () => {
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
    ['the tab is hidden', () => hide('hidden')],
  ])('the telemetry sends waiting outcomes at once as one beacon when %s', async (_, leave) => {
    fails('http://localhost/releases/mf-search/00000000000b/remote.js');
    fails('http://localhost/releases/shell/00000000000a/main.js');
    expect(beacons).toEqual([]);
    leave();
    expect(beacons.map(({ type }) => type)).toEqual(['application/json']);
  });

  test('the telemetry sends nothing when the tab becomes visible', () => {
    fails('http://localhost/releases/mf-search/00000000000b/remote.js');
    hide('visible');
    expect(beacons).toEqual([]);
    dispatchEvent(new Event('pagehide'));
  });

  test('the telemetry reports no file that fails while the page is being left, but does so later, as after a download', () => {
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

  test('the telemetry reports uncaught errors for the package that threw them and ignores those of unknown files', () => {
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

test('the telemetry observes a promise without changing its outcome', async () => {
  const seen: Outcome[] = [];
  const subject = { package: 'mf-search', release: '00000000000b', stage: 'load' } as const;
  await expect(observed((given) => seen.push(given), subject, Promise.resolve(7))).resolves.toBe(7);
  await expect(observed((given) => seen.push(given), subject, Promise.reject(new Error('x'.repeat(999))))).rejects.toThrow('xxx');
  expect(seen).toEqual([
    { ...subject, ok: true, milliseconds: 0 },
    { ...subject, ok: false, milliseconds: 0, reason: 'x'.repeat(200) },
  ]);
});
