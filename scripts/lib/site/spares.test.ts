import type { Child, ChildOptions } from './children.ts';
import { keepSpares } from './spares.ts';

const service: ChildOptions = { name: 'delivery', entry: 'main.ts', env: {}, logs: '' };
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A process that ends when it is told to, and knows what it has become. */
function aChild(pid: number) {
  let end: (problem: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  const became: number[] = [];
  const child: Child = {
    name: 'delivery',
    pid,
    logFile: '',
    ended,
    hasServed: () => false,
    stop: async () => end('stopped'),
    become: () => void became.push(pid),
  };
  return { child, end, became };
}

function someSpares() {
  const started: ReturnType<typeof aChild>[] = [];
  const start = async () => {
    started.push(aChild(started.length));
    return started.at(-1)!.child;
  };
  return { started, spares: keepSpares({ service, loads: 'app.ts', onStart: async () => undefined, settles: 0, start }) };
}

test('there is always a process at hand that becomes the service, however often one is taken', async () => {
  const { started, spares } = someSpares();
  await settled();
  expect(started).toHaveLength(2);
  for (let time = 0; time < 50; time += 1) {
    expect(spares.take()?.pid).toBe(time);
    expect(started[time]!.became).toEqual([time]);
    await settled();
    expect(started).toHaveLength(time + 3);
  }
  await spares.stop();
});

test('two services that end one right after the other have a process each', async () => {
  const { spares } = someSpares();
  await settled();
  expect([spares.take()?.pid, spares.take()?.pid, spares.take()]).toEqual([0, 1, null]);
  await spares.stop();
});

test('processes of which five have ended within a minute while they waited are left alone until it is over', async () => {
  const { started, spares } = someSpares();
  await settled();
  for (let ended = 0; ended < 7; ended += 1) {
    started[ended]?.end('no memory');
    await settled();
  }
  expect(started).toHaveLength(2 + 4);
  await spares.stop();
});

test('the end of those that were stopped starts no other, also while one is being started', async () => {
  const { started, spares } = someSpares();
  await settled();
  spares.take();
  await spares.stop();
  await settled();
  expect(started).toHaveLength(3);
  expect(await started[2]!.child.ended).toBe('stopped');
});
