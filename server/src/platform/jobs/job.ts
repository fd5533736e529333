import type { FastifyBaseLogger } from 'fastify';

declare const payloadOf: unique symbol;

/** The name under which a job waits in the database, and what it carries. */
export type JobType<Payload extends object> = { readonly name: string; readonly [payloadOf]?: Payload };

/** A job as a module declares it in its registration. */
export type Job = {
  name: string;
  /** Cron expression, read in Asia/Seoul; one run of all processes together. The payload is then `{}`. */
  schedule: string | null;
  /** Sent also by each process that starts. */
  atStart: boolean;
  /** Tries after the first one. */
  retries: number;
  /** Before the second try; doubles with each further one, with some chance in it. */
  retrySeconds: number;
  /** A try that takes longer has failed. So long does the job of a process that died wait for another one. */
  mostSeconds: number;
  run(payload: object, context: JobContext): Promise<void>;
};

export type JobContext = {
  log: FastifyBaseLogger;
  /** Aborts when `mostSeconds` are over, or when the process stops and can wait no longer. */
  signal: AbortSignal;
};

type Settings<Payload> = Partial<Pick<Job, 'schedule' | 'atStart' | 'retries' | 'retrySeconds' | 'mostSeconds'>> & {
  run(payload: Payload, context: JobContext): Promise<void>;
};

const defaults = { schedule: null, atStart: false, retries: 5, retrySeconds: 10, mostSeconds: 60 };

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

/** The seconds between two runs of a schedule, at most; a list or a range in it counts as one of its values. */
export function periodOf(schedule: string): number {
  const fields = schedule.split(' ');
  const any = fields.findIndex((field) => field.startsWith('*'));
  const step = Number(/^\*\/(\d+)$/.exec(fields[any] ?? '')?.[1] ?? 1);
  if (any === 2 && fields[4] !== '*') return 7 * DAY;
  return step * ([MINUTE, HOUR, DAY, 31 * DAY][any] ?? 366 * DAY);
}

/** @param name letters, digits and hyphens; never given to another kind of job */
export function jobType<Payload extends object = Record<string, never>>(name: string): JobType<Payload> {
  return { name };
}

/** `run` may be called more than once for one job, also side by side: it must bear that. */
export function defineJob<Payload extends object>({ name }: JobType<Payload>, { run, ...settings }: Settings<Payload>): Job {
  // What is stored under a name was sent as that name's payload: `send` takes no other.
  return { ...defaults, ...settings, name, run: run as Job['run'] };
}
