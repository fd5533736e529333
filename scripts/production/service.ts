import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { signal, until } from '@petcare/node/processes';
import { root } from '../lib/paths.ts';
import type { Run } from '../lib/run.ts';
import { ask } from '../storm/front-door.ts';

/** Milliseconds in which a service of a site is ready. */
export const READY_LIMIT = 90_000;

const entries = {
  server: 'scripts/services/server.ts',
  delivery: 'scripts/services/delivery.ts',
  sandbox: 'server/src/providers/sandbox/main.ts',
};

/** A process of ours as a balancer's keeper has it: started until it is ready, ended, and started anew under its port. */
export async function aService(run: Run, name: keyof typeof entries, port: number, env: Record<string, string>) {
  let child: ChildProcess;
  const isReady = () => ask(`http://127.0.0.1:${port}/readyz`, { method: 'GET' }).then(({ status }) => status === 200);
  const start = async () => {
    child = spawn(process.execPath, ['--import', 'tsx', join(root, entries[name])], {
      cwd: root,
      env: { ...process.env, ...env, PORT: String(port), DRAIN_SECONDS: '3', STOP_SECONDS: '30' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // A group of its own: the service is a child of what is started here.
      detached: true,
    });
    if (!(await until(isReady, READY_LIMIT, 200))) throw new Error(`${name} was not ready in time`);
  };
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    return (await ended)[0] as number | null;
  };
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  /** Ends it in the middle of what it does: the service would hear of its parent's end alone, and end as by SIGTERM. */
  const kill = async () => {
    if (!isRunning()) return;
    const ended = once(child, 'exit');
    signal(-child.pid!, 'SIGKILL');
    await ended;
  };
  run.undo.push(kill);
  await start();
  return { port, start, stop, kill };
}
