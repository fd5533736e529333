import { parentPort, workerData } from 'node:worker_threads';
import type { ServerBuild } from '@petcare/contracts';
import { createApi } from './api.ts';
import { closeWaysOut, evaluate, remoteRequire, shellRequire } from './evaluate.ts';
import type { FromThread, ThreadData, ToThread } from './messages.ts';
import { jobSurroundings, type JobSurroundings } from './surroundings.ts';

const { build, shell, apiUrl, askMilliseconds } = workerData as ThreadData;
const tell = (message: FromThread) => parentPort?.postMessage(message);
const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 2_000);

function start(): ServerBuild {
  if (!shell) return evaluate(build, shellRequire);
  return evaluate(build, remoteRequire(evaluate(shell, shellRequire).shared ?? {}));
}

// Of a job that is over nobody waits for the rest: what fails there takes no others with it.
process.on('unhandledRejection', () => undefined);

const api = createApi(apiUrl, askMilliseconds);
type Job = Extract<ToThread, { kind: 'job' }>;
const jobs = new Map<number, JobSurroundings>();

async function render({ render: run }: ServerBuild, { id, job, data, headers }: Job): Promise<void> {
  const own = jobSurroundings(
    (operation) => api(operation, data, headers),
    (answered) => tell({ kind: 'asked', answered }),
  );
  jobs.set(id, own);
  try {
    const rendered = await run(job, own.surroundings);
    tell({ kind: 'rendered', id, rendered, whole: own.whole(), topics: own.topics() });
  } catch (error) {
    tell({ kind: 'threw', id, why: wordsOf(error) });
  } finally {
    own.end();
    jobs.delete(id);
  }
}

closeWaysOut();
try {
  const server = start();
  parentPort?.on('message', (message: ToThread) => {
    if (message.kind === 'job') void render(server, message);
    else if (message.kind === 'over') jobs.get(message.id)?.end();
    else tell({ kind: 'pong' });
  });
  tell({ kind: 'ready' });
} catch (error) {
  tell({ kind: 'unfit', why: wordsOf(error) });
}
