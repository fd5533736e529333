import { keepRunning, startLimit, type Running } from './keep-running.ts';

/** Something that ends when it is told to. */
function something() {
  let end: (problem: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  let serves = false;
  const running: Running = { ended, hasServed: () => serves, stop: async () => end('stopped') };
  return { running, end, serve: () => (serves = true) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what is kept running', () => {
  let now: number;
  let started: ReturnType<typeof something>[];
  let paused: number[];
  let said: string[];
  let kept: Pick<Running, 'stop'>;
  let again: () => Promise<Running>;

  beforeEach(() => {
    [now, paused, said, started] = [0, [], [], [something()]];
    again = async () => {
      started.push(something());
      return started.at(-1)!.running;
    };
    const options = { name: 'server', again: () => again(), say: (line: string) => void said.push(line), now: () => now };
    const pause = async (milliseconds: number) => {
      paused.push(milliseconds);
      now += milliseconds;
    };
    kept = keepRunning(started[0]!.running, { ...options, pause });
  });

  test('is started again at once, and says so', async () => {
    started[0]!.end('killed by SIGKILL');
    await settled();
    expect([started.length, paused]).toEqual([2, []]);
    expect(said).toEqual(['server stopped (killed by SIGKILL): starting it again.']);
    await kept.stop();
  });

  test('is started no more than five times within a minute when it ends before it serves', async () => {
    for (let time = 0; time < 7; time += 1) {
      started.at(-1)!.end('exit 1');
      await settled();
      now += 1_000;
    }
    expect([started.length, paused]).toEqual([8, [56_000]]);
    await kept.stop();
  });

  test('is started again at once, however often it ends, when it has served', async () => {
    for (let time = 0; time < 100; time += 1) {
      started.at(-1)!.serve();
      started.at(-1)!.end('killed by SIGKILL');
      await settled();
    }
    expect([started.length, paused]).toEqual([101, []]);
    await kept.stop();
  });

  test('is tried again when it can not be started', async () => {
    const real = again;
    let failures = 2;
    again = async () => {
      if (failures-- > 0) throw new Error('no disk');
      return real();
    };
    started[0]!.end('');
    await settled();
    expect(said).toEqual([
      'server stopped (exit 0): starting it again.',
      'server stopped (no disk): starting it again.',
      'server stopped (no disk): starting it again.',
    ]);
    expect(started).toHaveLength(2);
    await kept.stop();
  });

  test('is not started again once it was stopped', async () => {
    await kept.stop();
    expect(started).toHaveLength(1);
  });

  test('is stopped also when it is just being started', async () => {
    let arrive: (running: Running) => void = () => undefined;
    again = () => new Promise((resolve) => (arrive = resolve));
    started[0]!.end('exit 1');
    await settled();
    const late = something();
    const stopped = jest.spyOn(late.running, 'stop');
    const stopping = kept.stop();
    arrive(late.running);
    await stopping;
    expect(stopped).toHaveBeenCalled();
  });
});

test('a failed start that is a minute old limits nothing', () => {
  let now = 0;
  const limit = startLimit(() => now);
  for (let start = 0; start < 5; start += 1) limit.failed();
  now = 59_999;
  expect(limit.pause()).toBe(1);
  now = 60_000;
  expect(limit.pause()).toBe(0);
});
