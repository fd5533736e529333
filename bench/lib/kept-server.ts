import { startChild, type Child, type ChildOptions } from '../../scripts/lib/site/children.ts';
import { keepRunning } from '../../scripts/lib/site/keep-running.ts';
import { until } from '@petcare/node/processes';
import { keepSpares } from '../../scripts/lib/site/spares.ts';

const MOST_WAITING = 60_000;

/** The API as `npm start` keeps it. */
export interface KeptServer {
  pid: () => number;
  /** Fulfils when the process that serves now has said that it listens. */
  serving: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the API and keeps it: what ends is started again, by a process that has loaded it where there is one. */
export async function keepServer(service: ChildOptions): Promise<KeptServer> {
  const spares = keepSpares({ service, loads: 'server/src/app.ts', onStart: () => Promise.resolve() });
  let current: Child = await startChild(service);
  const again = async () => (current = spares.take() ?? (await startChild(service)));
  const kept = keepRunning(current, { name: service.name, again, say: console.log });
  return {
    pid: () => current.pid,
    async serving() {
      if (!(await until(async () => current.hasServed(), MOST_WAITING))) throw new Error(`${service.name} did not start`);
    },
    async stop() {
      await spares.stop();
      await kept.stop();
    },
  };
}
