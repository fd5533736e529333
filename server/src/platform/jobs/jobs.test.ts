import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { paths } from '../paths.ts';
import { defineJob, jobType, periodOf, type Job } from './job.ts';
import { selectEnds } from './job-ends.sql.ts';
import { createJobEnds, type EndedTry } from './job-ends.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: TestDatabase;
let db: Database;
let started: Jobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url);
});

afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  started = [];
});

afterAll(async () => {
  await db.end();
  await database.drop();
});

type Line = { msg: string; job?: string; retriesLeft?: number; level: number; time: number };

/** Jobs as one process of the server has them, and what it logs. */
function aProcess({ runs = true } = {}): {
  jobs: Jobs;
  lines: Line[];
  tries: EndedTry[];
  said(message: string, times?: number): Promise<Line[]>;
} {
  const lines: Line[] = [];
  let heard = () => {};
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Line);
      heard();
      done();
    },
  });
  const { log } = fastify({ logger: { level: 'info', stream } });
  const tries: EndedTry[] = [];
  const jobs = createJobs(
    { databaseUrl: database.url, runs, pollSeconds: 0.1, maintenanceSeconds: 1, cronSeconds: 1 },
    log,
    createJobEnds({ db, log, onTry: (one) => void tries.push(one) }),
  );
  started.push(jobs);
  const said = (message: string, times = 1) =>
    new Promise<Line[]>((resolve) => {
      heard = () => {
        const found = lines.filter(({ msg }) => msg === message);
        if (found.length >= times) resolve(found);
      };
      heard();
    });
  return { jobs, lines, tries, said };
}

test('a job runs once when two processes wait for it, with the payload that was sent', async () => {
  const greet = jobType<{ name: string }>('greet');
  const greeted: string[] = [];
  const [a, b] = [aProcess(), aProcess()];
  const declared: Job[] = [
    defineJob(greet, {
      run: async ({ name }) => {
        greeted.push(name);
      },
    }),
  ];
  await Promise.all([a.jobs.start(declared), b.jobs.start(declared)]);
  const names = Array.from({ length: 10 }, (_, n) => `${n}`);
  for (const name of names) await a.jobs.send(db, greet, { name });
  await new Promise<void>((resolve) => {
    const check = () => (a.lines.length + b.lines.length >= 20 ? resolve() : setImmediate(check));
    check();
  });
  expect(greeted.sort()).toEqual(names);
});

test('a process that runs no jobs sends them to one that does', async () => {
  const carry = jobType<{ to: string }>('carry');
  const ranIn: string[] = [];
  const declaredIn = (name: string) => [defineJob(carry, { run: async ({ to }) => void ranIn.push(`${to} in ${name}`) })];
  const [server, worker] = [aProcess({ runs: false }), aProcess()];
  await server.jobs.start(declaredIn('server'));
  await server.jobs.send(db, carry, { to: 'Seoul' });
  await worker.jobs.start(declaredIn('worker'));
  await worker.said('job ended');
  expect([ranIn, server.lines]).toEqual([['Seoul in worker'], []]);
});

test('a job sent in a transaction is there when that commits, and not when it fails', async () => {
  const note = jobType<{ text: string }>('note');
  const noted: string[] = [];
  const { jobs, said } = aProcess();
  await jobs.start([
    defineJob(note, {
      run: async ({ text }) => {
        noted.push(text);
      },
    }),
  ]);
  const failing = db.begin(async (tx) => {
    await jobs.send(tx, note, { text: 'rolled back' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await db.begin((tx) => jobs.send(tx, note, { text: 'committed' }));
  await said('job ended');
  expect(noted).toEqual(['committed']);
});

test('a failing job is tried again, later each time, then given up with a line that says so', async () => {
  const fails = jobType('fails');
  const { jobs, said } = aProcess();
  await jobs.start([
    defineJob(fails, {
      retries: 2,
      retrySeconds: 1,
      run: async () => {
        throw new Error('out of order');
      },
    }),
  ]);
  await jobs.send(db, fails, {});
  const [given] = await said('job given up: its retries are spent');
  const tries = await said('job failed');
  expect(given).toMatchObject({ job: 'fails', level: 50, reason: { message: 'out of order' } });
  expect(tries.map(({ retriesLeft }) => retriesLeft)).toEqual([2, 1, 0]);
  const [first = 0, second = 0, third = 0] = tries.map(({ time }) => time);
  expect(second - first).toBeGreaterThanOrEqual(1_000);
  expect(third - second).toBeGreaterThanOrEqual(2_000);
});

test('another process runs the job of one that was killed', async () => {
  const program = join(paths.server, 'src/testing/storms/hanging-worker.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, database.url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const taken = once(child, 'message');
  const hangs = jobType('hangs');
  const sender = aProcess();
  await sender.jobs.start([defineJob(hangs, { mostSeconds: 2, retrySeconds: 1, run: async () => {} })]);
  await sender.jobs.stop();
  await sender.jobs.send(db, hangs, {});
  await taken;
  child.kill('SIGKILL');
  await once(child, 'exit');

  const { jobs, said } = aProcess();
  let runs = 0;
  await jobs.start([
    defineJob(hangs, {
      mostSeconds: 2,
      retrySeconds: 1,
      run: async () => {
        runs += 1;
      },
    }),
  ]);
  const [ended] = await said('job ended');
  expect(ended).toMatchObject({ job: 'hangs', try: 2 });
  expect(runs).toBe(1);
});

test('a scheduled job runs once a minute for all processes together, in Seoul time', async () => {
  const [a, b] = [aProcess(), aProcess()];
  let runs = 0;
  const declared = [
    defineJob(jobType('each-minute'), {
      schedule: '* * * * *',
      run: async () => {
        runs += 1;
      },
    }),
    defineJob(jobType('at-night'), { schedule: '0 3 * * *', run: async () => {} }),
  ];
  await Promise.all([a.jobs.start(declared), b.jobs.start(declared)]);
  await Promise.race([a.said('job ended'), b.said('job ended')]);
  expect(runs).toBe(1);
  const schedules = await db`select name, cron, timezone from jobs.schedule order by name`;
  expect([...schedules]).toEqual([
    { name: 'at-night', cron: '0 3 * * *', timezone: 'Asia/Seoul' },
    { name: 'each-minute', cron: '* * * * *', timezone: 'Asia/Seoul' },
  ]);
});

test('stopping waits for the job that runs, and takes no other', async () => {
  const slow = jobType('slow');
  const { jobs, lines, said } = aProcess();
  let finish = () => {};
  await jobs.start([defineJob(slow, { run: () => new Promise<void>((resolve) => (finish = resolve)) })]);
  await jobs.send(db, slow, {});
  await jobs.send(db, slow, {});
  await said('job started');
  const stopped = jobs.stop();
  finish();
  await stopped;
  expect(lines.map(({ msg }) => msg)).toEqual(['job started', 'job ended']);
});

test('stopping gives back a job that does not end, for another process', async () => {
  const endless = jobType('endless');
  const { jobs, said, lines } = aProcess();
  await jobs.start([defineJob(endless, { run: () => new Promise(() => {}) })]);
  await jobs.send(db, endless, {});
  await said('job started');
  await jobs.stop();
  expect(lines.at(-1)).toMatchObject({ msg: 'job failed', err: { message: 'the process stops' } });
  const [waiting] = await db`select state::text from jobs.job where name = 'endless'`;
  expect(waiting).toEqual({ state: 'retry' });
});

test('a job runs when a process starts, without waiting for its time', async () => {
  const { jobs, said } = aProcess();
  const run = async () => {};
  await jobs.start([defineJob(jobType('at-start'), { schedule: '0 0 1 1 *', atStart: true, run })]);
  expect((await said('job ended')).map(({ job }) => job)).toEqual(['at-start']);
});

test('of each job the time of its last end is kept, of one that fails that since when it is known, and each try is told with its time', async () => {
  const { jobs, tries, said } = aProcess();
  const fail = async () => {
    throw new Error('out of order');
  };
  const run = async () => {};
  await jobs.start([
    defineJob(jobType('never-well'), { atStart: true, retries: 0, run: fail }),
    defineJob(jobType('ever-well'), { atStart: true, run }),
  ]);
  await said('job ended', 2);
  const kept = await db`select name, ended_at > known_at as has_ended from job_ends where name like '%-well' order by name`;
  expect([...kept]).toEqual([
    { name: 'ever-well', hasEnded: true },
    { name: 'never-well', hasEnded: null },
  ]);
  expect(Object.keys(await selectEnds(db, ['never-well', 'ever-well', 'unknown'])).sort()).toEqual(['ever-well', 'never-well']);
  const told = tries.map(({ name, outcome, seconds }) => [name, outcome, seconds >= 0]);
  expect(told.sort()).toEqual([
    ['ever-well', 'ended', true],
    ['given-up', 'ended', true],
    ['never-well', 'failed', true],
  ]);
});

test.each([
  ['* * * * *', 60],
  ['*/10 * * * *', 600],
  ['7 * * * *', 3_600],
  ['10 4 * * *', 86_400],
  ['10 4 * * 1', 7 * 86_400],
  ['10 4 1 * *', 31 * 86_400],
  ['0 0 1 1 *', 366 * 86_400],
])('the schedule %s runs a job every %i seconds at most', (schedule, seconds) => expect(periodOf(schedule)).toBe(seconds));

test('a job that no module declares is not sent, nor any where no jobs are kept', async () => {
  const unknown = jobType('unknown');
  const { jobs } = aProcess();
  await jobs.start([]);
  await expect(jobs.send(db, unknown, {})).rejects.toThrow('declared by no module');
  await expect(
    createJobs(null, fastify().log, createJobEnds({ db, log: fastify().log, onTry: null })).send(db, unknown, {}),
  ).rejects.toThrow('keeps no jobs');
});
