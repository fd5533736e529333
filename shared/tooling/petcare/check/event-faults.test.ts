import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventFaults, SENDERS } from './event-faults.ts';
import { sourcesOf } from './sources-of.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'petcare-events-'));
  await mkdir(join(dir, 'src'));
});
afterEach(() => rm(dir, { recursive: true }));

async function faults(code: string, { emits = [] as string[], hears = [] as string[] }) {
  const offer = JSON.stringify({ name: 'mf-walks', pages: {}, parts: {}, emits, hears });
  await writeFile(join(dir, 'remote.ts'), `export const remote = defineRemote(${offer});`);
  await writeFile(join(dir, 'src/walks.tsx'), code);
  await writeFile(join(dir, 'src/walks.test.tsx'), "import { bus } from '@petcare/event-bus';\nbus.emit('points.changed', {});");
  return eventFaults(dir, sourcesOf(dir).sources);
}

const EVERYTHING = `import { bus as all, toast, useBusEvent, type BusEvent } from '@petcare/event-bus';
import { usePageHead } from '@petcare/remote';
all.emit('post.written', {});
all.on('route.changed').subscribe();
useBusEvent('review.written', () => toast('info', 'x'));`;

test('the check of events finds nothing where remote.ts names what the code does', async () => {
  const emits = ['page.described', 'post.written', 'toast.shown'];
  expect(await faults(EVERYTHING, { emits, hears: ['review.written', 'route.changed'] })).toEqual([]);
});

test('the check of events names each event of the code that remote.ts does not, with its line', async () => {
  expect(await faults(EVERYTHING, {})).toEqual([
    `src/walks.tsx:1: emits 'toast.shown', which remote.ts does not name among "emits".`,
    `src/walks.tsx:2: emits 'page.described', which remote.ts does not name among "emits".`,
    `src/walks.tsx:3: emits 'post.written', which remote.ts does not name among "emits".`,
    `src/walks.tsx:4: hears 'route.changed', which remote.ts does not name among "hears".`,
    `src/walks.tsx:5: hears 'review.written', which remote.ts does not name among "hears".`,
  ]);
});

test('the check of events names what remote.ts promises and only a test does', async () => {
  expect(await faults('', { emits: ['points.changed'], hears: ['points.changed'] })).toEqual([
    `remote.ts: 'points.changed' is among "emits", and no code emits it.`,
    `remote.ts: 'points.changed' is among "hears", and no code hears it.`,
  ]);
});

test('the check of events compares the events that a remote declares itself with its code, too', async () => {
  const code = "import { bus } from '@petcare/event-bus';\nbus.emit('mf-walks.planned', {});";
  await writeFile(join(dir, 'src/walks.tsx'), code);
  await writeFile(
    join(dir, 'remote.ts'),
    `const events = { 'mf-walks.planned': { payload }, 'mf-walks.ended': { payload } } as const;
export const remote = defineRemote({ name: 'mf-walks', events, emits: ['mf-walks.planned'], hears: ['mf-weather.rain'] });`.replaceAll(
      '{ payload }',
      "{ payload: { type: 'null' } }",
    ),
  );
  expect(eventFaults(dir, ['src/walks.tsx'])).toEqual([
    `remote.ts: 'mf-weather.rain' is among "hears", and no code hears it.`,
    `remote.ts: 'mf-walks.ended' is declared, and is not among "emits".`,
  ]);
});

test('the check of events takes no name that is not written out, and no other thing that emits', async () => {
  const code = `import { bus, type toast } from '@petcare/event-bus';
bus.emit(name, {});
socket.emit('post.written', {});`;
  expect(await faults(code, {})).toEqual(['src/walks.tsx:2: the name of an event is read without being run: write it out.']);
});

test('the check of events knows every package of the kit that sends in the name of a remote', () => {
  const shared = join(__dirname, '../../..');
  const sending = readdirSync(shared).filter((name) => {
    const { sources } = ['tooling', 'wire'].includes(name) ? { sources: [] } : sourcesOf(join(shared, name));
    return sources.some((file) => readFileSync(join(shared, name, file), 'utf8').includes("from '@petcare/event-bus'"));
  });
  // The session's own event is not one of a remote.
  expect(sending.filter((name) => name !== 'auth').map((name) => `@petcare/${name}`)).toEqual(
    Object.keys(SENDERS).filter((name) => name !== '@petcare/event-bus'),
  );
});
