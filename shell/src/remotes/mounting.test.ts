import type { Remote } from '@petcare/remote';
import type { Loader } from './loader.ts';
import { createMounting } from './mounting.ts';
import { aMounting, settle, type Behaviour, type Props } from './testing/a-mounting.ts';

/** One release, which is there at once. */
const loader: Loader = {
  sources: () => [{ entry: '/e', release: 'new', fresh: false }],
  load: async () => ({}) as Remote,
  forget: () => undefined,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the shell shows a working remote and removes it completely on hiding', async () => {
  const { mounting, place, statuses, alive } = aMounting('good');
  mounting.show(place, {});
  await settle();
  expect(place.textContent).toBe('try 0');
  expect(place.firstElementChild).toHaveProperty('dataset.owner', 'mf-search');
  expect(statuses).toEqual(['loading', 'shown']);

  mounting.hide();
  await settle();
  expect(place.childNodes).toHaveLength(0);
  expect(alive.size).toBe(0);
});

test.each<Behaviour>(['fails to load', 'never loads', 'throws on mount', 'never mounts', 'crashes on render'])(
  'the shell recovers from a remote that %s with the next source',
  async (behaviour) => {
    const { mounting, place, statuses, alive } = aMounting(behaviour, 'good');
    mounting.show(place, {});
    await settle(25_000);
    expect(statuses).toEqual(['loading', 'shown']);
    expect(place.textContent).toBe('try 1');
    expect([...alive]).toEqual(['try 1']);
  },
);

test.each<Behaviour>(['fails to load', 'never loads', 'throws on mount', 'never mounts', 'crashes on render'])(
  'the shell fails with a remote that %s from every source and recovers on retry',
  async (behaviour) => {
    const { mounting, place, statuses, tries } = aMounting(behaviour, behaviour, behaviour, 'good');
    mounting.show(place, {});
    await settle(60_000);
    expect(statuses).toEqual(['loading', 'failed']);
    expect(tries()).toBe(3);
    expect(place.childNodes).toHaveLength(0);

    mounting.retry();
    await settle();
    expect(statuses).toEqual(['loading', 'failed', 'loading', 'shown']);
    expect(place.textContent).toBe('try 3');
  },
);

test('the shell clears the place for the notice when a shown remote crashes', async () => {
  const { mounting, place, statuses } = aMounting('good');
  const outcomes: string[] = [];
  let crash: (error: unknown) => void = () => undefined;
  const crashing = createMounting<object>({
    loader,
    remote: 'mf-search',
    idPrefix: 'p-',
    lifecyclesOf: () => ({
      bootstrap: async () => undefined,
      unmount: async () => undefined,
      async mount(props: Props) {
        crash = props.onCrash;
      },
    }),
    onStatus: (status) => statuses.push(status),
    observe: ({ stage, ok }) => outcomes.push(`${stage} ${ok ? 'ok' : 'failed'}`),
  });
  mounting.hide();
  crashing.show(place, {});
  await settle();
  crash(new Error('later'));
  await settle();
  expect(statuses).toEqual(['loading', 'shown', 'failed']);
  expect(place.childNodes).toHaveLength(0);
  expect(outcomes).toEqual(['mount ok', 'error failed', 'unmount ok']);
});

/** A mounting of trees that never fail to mount, and the way to crash the one that is shown. */
function aCrashingOne() {
  const statuses: string[] = [];
  const mounted: string[] = [];
  const crashes: ((error: unknown) => void)[] = [];
  const loader: Loader = {
    sources: () => ['plain', 'fresh', 'previous'].map((release) => ({ release, entry: `/${release}`, fresh: release !== 'plain' })),
    async load(_remote, { release }) {
      mounted.push(release);
      return {} as Remote;
    },
    forget: () => undefined,
  };
  const mounting = createMounting<object>({
    loader,
    remote: 'mf-search',
    idPrefix: 'p-',
    lifecyclesOf: () => ({
      bootstrap: async () => undefined,
      unmount: async () => undefined,
      mount: async ({ onCrash }: Props) => void crashes.push(onCrash),
    }),
    onStatus: (status) => statuses.push(status),
    observe: () => undefined,
  });
  mounting.show(document.createElement('div'), {});
  return { mounting, statuses, mounted, crash: (error: unknown) => crashes.at(-1)?.(error) };
}

test('the shell tries each remaining source when a shown remote misses a file, then clears the place for the notice', async () => {
  const { statuses, mounted, crash } = aCrashingOne();
  for (let turn = 0; turn < 3; turn += 1) {
    await settle();
    crash(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));
  }
  await settle();
  expect(mounted).toEqual(['plain', 'fresh', 'previous']);
  expect(statuses).toEqual(['loading', 'shown', 'loading', 'shown', 'loading', 'shown', 'loading', 'failed']);
});

test('the shell draws a shown remote anew once when a translated text is missed, then clears the place for the notice', async () => {
  const { statuses, mounted, crash } = aCrashingOne();
  const missed = () => new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  await settle();
  crash(missed());
  await settle();
  expect(mounted).toEqual(['plain', 'plain']);
  expect(statuses).toEqual(['loading', 'shown', 'loading', 'shown']);
  crash(missed());
  await settle();
  expect(statuses.at(-1)).toBe('failed');
});

test('the shell clears the place for the notice when the shell fails a remote and recovers on retry', async () => {
  const { mounting, statuses, mounted } = aCrashingOne();
  await settle();
  mounting.fail();
  mounting.retry();
  await settle();
  expect(statuses).toEqual(['loading', 'shown', 'failed', 'loading', 'shown']);
  expect(mounted).toEqual(['plain', 'fresh']);
  mounting.hide();
  mounting.fail();
  expect(statuses).toHaveLength(5);
});

test('the shell reports the outcome of each try with its release', async () => {
  const { mounting, place, outcomes } = aMounting('throws on mount', 'crashes on render', 'good');
  mounting.show(place, {});
  await settle();
  mounting.hide();
  await settle();
  expect(outcomes.filter((outcome) => outcome.startsWith('mount'))).toEqual(['mount new failed', 'mount new failed', 'mount old ok']);
  expect(outcomes.at(-1)).toBe('unmount old ok');
});

// One that throws is told at once, one that hangs at its deadline and not before.
test.each<[Behaviour, string, number]>([
  ['throws on mount', 'mount new failed', 0],
  ['never mounts', 'mount new failed', 10_000],
  ['throws on unmount', 'unmount new failed', 0],
  ['never unmounts', 'unmount new failed', 3_000],
])('the shell reports a remote that %s as "%s" after %i ms', async (behaviour, outcome, deadline) => {
  const { mounting, place, outcomes } = aMounting(behaviour, 'good');
  mounting.show(place, {});
  const [stage] = outcome.split(' ');
  if (stage === 'unmount') {
    await settle();
    mounting.hide();
  }
  if (deadline > 0) await settle(deadline - 1);
  const inTime = [...outcomes];
  await settle(1);
  expect(inTime.includes(outcome)).toBe(false);
  expect(outcomes).toContain(outcome);
});

test.each<Behaviour>(['throws on unmount', 'never unmounts'])(
  'the shell removes a remote that %s at once and can show it again before its deadline',
  async (behaviour) => {
    const { mounting, place, statuses } = aMounting(behaviour, 'good');
    mounting.show(place, {});
    await settle();
    mounting.hide();
    expect(place.childNodes).toHaveLength(0);
    mounting.show(place, {});
    await settle();
    expect(place.textContent).toBe('try 1');
    await settle(60_000);
    expect(place.textContent).toBe('try 1');
    expect(statuses).toEqual(['loading', 'shown', 'loading', 'shown']);
  },
);

test('never shows a remote that is hidden while it loads', async () => {
  const { mounting, place, statuses, alive } = aMounting('good');
  mounting.show(place, {});
  mounting.hide();
  await settle(60_000);
  expect(statuses).toEqual(['loading']);
  expect(place.childNodes).toHaveLength(0);
  expect(alive.size).toBe(0);
});

test('the shell removes a remote that is hidden while it mounts at once, with its partial content', async () => {
  const { mounting, place } = aMounting('never mounts');
  mounting.show(place, {});
  await settle();
  expect(place.textContent).toBe('half of it');
  mounting.hide();
  expect(place.childNodes).toHaveLength(0);
});

test('the shell passes changed props together with those of the mount and leaves nothing after hiding', async () => {
  let ready = () => undefined as void;
  const mounted = new Promise<void>((resolve) => void (ready = resolve));
  let given: Props & { hospitalId?: string } = { domElement: document.body, onCrash: () => undefined };
  const mounting = createMounting<{ hospitalId: string }>({
    loader,
    remote: 'mf-search',
    idPrefix: 'p-',
    observe: () => undefined,
    lifecyclesOf: () => ({
      bootstrap: async () => undefined,
      mount: () => mounted,
      unmount: async () => undefined,
      async update(props: Props) {
        given = props;
      },
    }),
    onStatus: () => undefined,
  });
  const place = document.createElement('div');
  const props = { hospitalId: '1' };
  mounting.show(place, props);
  await settle();
  // While it is being mounted.
  mounting.update({ hospitalId: '4' });
  ready();
  await settle();
  expect(given.hospitalId).toBe('4');
  mounting.update({ hospitalId: '2' });
  await settle();
  expect(given.hospitalId).toBe('2');
  expect(given.domElement).toBe(place.firstElementChild);
  expect(given.onCrash).toBeInstanceOf(Function);

  mounting.hide();
  await settle();
  expect(place.childNodes).toHaveLength(0);
});

test('the shell delivers the last of several fast prop changes without failing', async () => {
  const given: string[] = [];
  const statuses: string[] = [];
  const updates: (() => void)[] = [];
  const mounting = createMounting<{ hospitalId: string }>({
    loader,
    remote: 'mf-search',
    idPrefix: 'p-',
    observe: () => undefined,
    lifecyclesOf: () => ({
      bootstrap: async () => undefined,
      mount: async () => undefined,
      unmount: async () => undefined,
      update: ({ hospitalId }) => {
        given.push(hospitalId);
        return new Promise<void>((resolve) => updates.push(resolve));
      },
    }),
    onStatus: (status) => statuses.push(status),
  });
  mounting.show(document.createElement('div'), { hospitalId: '1' });
  await settle();
  for (const hospitalId of ['2', '3', '4']) mounting.update({ hospitalId });
  await settle();
  expect(updates).toHaveLength(1);
  updates[0]?.();
  await settle();
  mounting.update({ hospitalId: '5' });
  updates[1]?.();
  await settle();
  expect(given.at(-1)).toBe('5');
  expect(statuses).toEqual(['loading', 'shown']);
  mounting.hide();
});
