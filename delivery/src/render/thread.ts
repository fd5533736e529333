import { Worker } from 'node:worker_threads';
import type { RenderedTree, RenderJob } from '@petcare/contracts';
import { carriedHeaders } from '@petcare/node';
import { paths } from '../platform/paths.ts';
import { threadCode } from '../platform/thread-code.ts';
import type { Topics } from './topics.ts';
import { checkedRendering } from './checked-rendering.ts';
import { RenderFailure } from './failure.ts';
import type { RenderLimits } from '../settings/settings.ts';
import type { FromThread, ThreadData, ToThread } from './thread/messages.ts';

/** A rendering; not `whole` when the API left something unanswered. */
export type ThreadAnswer = { rendered: RenderedTree; whole: boolean; topics: Topics };

/** One worker thread with one release's server build in it. */
export type Thread = {
  /** Fulfils when it can take jobs, or never will. */
  started: Promise<void>;
  /** Rejects with a RenderFailure. The time counts from when the thread has taken the job up. */
  render(job: RenderJob, limit: number, data: number): Promise<ThreadAnswer>;
  pending(): number;
  /** A job has waited in vain, and so far nothing else was answered either: it may hang. */
  isSilent(): boolean;
  end(): void;
};

type Waiting = {
  job: RenderJob;
  data: number;
  headers: Record<string, string>;
  limit: number;
  resolve(answer: ThreadAnswer): void;
  reject(failure: RenderFailure): void;
  timers: NodeJS.Timeout[];
};

/** A thread that has not answered by the end of a job has so many milliseconds more. */
const GRACE = 1_000;

/**
 * @param onLost is told once when it is gone: with why, or with null when it was ended
 * @param onAsked is told of each question of its jobs whether the API could answer it
 */
export function startThread(
  data: ThreadData,
  limits: Pick<RenderLimits, 'start' | 'memory'>,
  onLost: (failure: RenderFailure | null) => void,
  onAsked: (answered: boolean) => void,
): Thread {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let ready = false;
  let heard = 0;
  let silent = false;
  let lost: RenderFailure | null | undefined;
  let settleStart: () => void;
  const started = new Promise<void>((resolve) => (settleStart = resolve));
  const worker = new Worker(threadCode(paths.renderThread), {
    eval: true,
    workerData: data,
    env: { NODE_ENV: 'production' },
    execArgv: [],
    name: data.build.package,
    resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  worker.unref();
  const post = (message: ToThread) => worker.postMessage(message);

  function settle(id: number, failure: RenderFailure | null, answer?: ThreadAnswer): void {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    one.timers.forEach(clearTimeout);
    if (answer) one.resolve(answer);
    else one.reject(failure ?? new RenderFailure('crashed', 'The thread was ended'));
  }

  function lose(failure: RenderFailure | null): void {
    if (lost !== undefined) return;
    lost = failure;
    clearTimeout(startTimer);
    for (const id of [...waiting.keys()]) settle(id, failure);
    void worker.terminate();
    settleStart();
    onLost(failure);
  }

  function goesIfSilent(): void {
    silent = true;
    setTimeout(() => silent && lose(new RenderFailure('hung', 'It answers to nothing any more')), GRACE).unref();
  }

  /** A thread that waits for the API, or is busy with others, is well: only one that answers to nothing has to go. */
  function hand(id: number, { job, data, headers, limit, timers }: Waiting): void {
    let heardBefore = Infinity;
    post({ kind: 'job', id, job, data, headers });
    const ask = () => {
      heardBefore = heard;
      post({ kind: 'ping' });
    };
    const giveUp = () => {
      settle(id, new RenderFailure('late', `A rendering (${job.kind}) was not there after ${limit} ms: ${job.url}`));
      post({ kind: 'over', id });
      if (heard === heardBefore) goesIfSilent();
    };
    timers.push(setTimeout(ask, limit / 2), setTimeout(giveUp, limit));
  }

  const startTimer = setTimeout(() => lose(new RenderFailure('start', `It did not start within ${limits.start} ms`)), limits.start);
  worker.on('message', (message: FromThread) => {
    heard += 1;
    silent = false;
    switch (message.kind) {
      case 'ready':
        ready = true;
        clearTimeout(startTimer);
        for (const [id, one] of waiting) hand(id, one);
        return settleStart();
      case 'unfit':
        return lose(new RenderFailure('start', message.why));
      case 'threw':
        return settle(message.id, new RenderFailure('threw', message.why));
      case 'asked':
        return onAsked(message.answered);
      case 'pong':
        return undefined;
      case 'rendered': {
        const rendered = checkedRendering(message.rendered);
        return settle(
          message.id,
          rendered ? null : new RenderFailure('garbage', 'What it answered is no rendering'),
          rendered ? { rendered, whole: message.whole, topics: message.topics } : undefined,
        );
      }
    }
  });
  worker.on('error', (error: Error & { code?: string }) =>
    lose(
      new RenderFailure(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : ready ? 'crashed' : 'start', String(error?.stack ?? error)),
    ),
  );
  worker.on('exit', () => lose(new RenderFailure(ready ? 'crashed' : 'start', 'It ended by itself')));

  return {
    started,
    render: (job, limit, data) =>
      new Promise((resolve, reject) => {
        if (lost !== undefined) return reject(lost ?? new RenderFailure('crashed', 'The thread was ended'));
        const id = nextId;
        nextId += 1;
        const one: Waiting = { job, data, headers: carriedHeaders(), limit, resolve, reject, timers: [] };
        waiting.set(id, one);
        if (ready) return hand(id, one);
        // It may be slow to start: whoever waits for this doesn't wait longer than for a job.
        one.timers.push(setTimeout(() => !ready && settle(id, new RenderFailure('late', 'The thread was still starting')), limit));
        return undefined;
      }),
    pending: () => waiting.size,
    isSilent: () => silent,
    end: () => lose(null),
  };
}
