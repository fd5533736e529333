import type { Composition, Outcome } from '@petcare/contracts';
import { packageRows } from './package-rows.ts';
import { createRecorder, type Note } from './recorder.ts';

const release = '00000000000b';
const composition: Composition = {
  id: '0123456789',
  shell: { release: '00000000000a' },
  remotes: { 'mf-search': { release, entry: '/releases/mf-search/00000000000b/remoteEntry.js' } },
  tester: { canaries: [] },
};
const outcome = (stage: Outcome['stage'], ok: boolean, more: Partial<Outcome> = {}): Note => ({
  outcome: { package: 'mf-search', release, stage, ok, milliseconds: 12, ...(ok ? {} : { reason: 'because' }), ...more },
});
const fetching: Note = { fetching: 'mf-search', release };

function searchAfter(notes: Note[], { on = [] as string[], with: more = {} as Partial<Composition> } = {}) {
  const recorder = createRecorder(composition);
  for (const note of notes) recorder.take(note);
  return packageRows({ ...composition, ...more }, recorder.recorded(), new Set(on)).find(({ name }) => name === 'mf-search');
}

test.each<[string, Note[], string[], string]>([
  ['nothing has requested it', [], [], 'untouched'],
  ['it is being fetched', [fetching], [], 'loading'],
  ['it was fetched', [fetching, outcome('load', true)], [], 'loaded'],
  ['it is on the page', [fetching, outcome('load', true), outcome('mount', true)], ['mf-search'], 'mounted'],
  ['it was unmounted', [fetching, outcome('load', true), outcome('mount', true), outcome('unmount', false)], [], 'loaded'],
  ['it could not be fetched', [fetching, outcome('load', false)], [], 'failed'],
  ['it is tried again', [fetching, outcome('load', false), fetching], [], 'loading'],
  ['it broke while it was shown', [fetching, outcome('load', true), outcome('mount', true), outcome('error', false)], [], 'failed'],
  ['one of its places broke and another is shown', [fetching, outcome('load', true), outcome('error', false)], ['mf-search'], 'mounted'],
])('the panel reports the state of a remote when %s', (_, notes, on, state) => {
  expect(searchAfter(notes, { on })?.state).toBe(state);
});

test('the panel shows the times of the last successful load and mount and the reason of a failure', () => {
  const row = searchAfter([
    outcome('load', true, { milliseconds: 120 }),
    outcome('mount', true, { milliseconds: 30 }),
    outcome('mount', false),
  ]);
  expect(row).toMatchObject({ load: 120, mount: 30, reason: 'because' });
});

test('the panel names the release that is used instead', () => {
  expect(searchAfter([outcome('load', false), outcome('load', true, { release: '00000000000c' })])?.fellBackTo).toBe('00000000000c');
  expect(searchAfter([outcome('load', true)])?.fellBackTo).toBeNull();
});

test.each<[string, Partial<Composition>]>([
  ['live', {}],
  ['canary', { tester: { canaries: ['mf-search'] } }],
  ['pinned', { pinned: true }],
  ['overridden', { pinned: true, overrides: ['mf-search'], tester: { canaries: ['mf-search'] } }],
])('the panel shows the origin of a remote: %s', (origin, more) => {
  expect(searchAfter([], { with: more })?.origin).toBe(origin);
});

test('the panel always lists the shell first', () => {
  const [shell] = packageRows(composition, { packages: {}, events: [] }, new Set());
  expect(shell).toMatchObject({ name: 'shell', release: '00000000000a', state: 'mounted' });
});

test('the panel names a shell that never started and the one used instead', () => {
  const recorder = createRecorder(composition);
  recorder.take({ outcome: { package: 'shell', release: '00000000000a', stage: 'load', ok: true, milliseconds: 1 } });
  const [shell] = packageRows({ ...composition, tester: { canaries: [], brokenShell: '0000000000ff' } }, recorder.recorded(), new Set());
  expect(shell).toMatchObject({ release: '0000000000ff', fellBackTo: '00000000000a' });
});

test('the panel keeps the last fifty events, newest first', () => {
  const recorder = createRecorder(composition);
  for (let turn = 1; turn <= 60; turn += 1) recorder.take({ event: { name: 'points.changed', payload: {}, at: turn }, stack: '' });
  const { events } = recorder.recorded();
  expect([events.length, events[0]?.at, events.at(-1)?.at]).toEqual([50, 60, 11]);
  expect(events[0]?.sender).toBe('shell');
});
