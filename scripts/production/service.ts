import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from '@petcare/node/processes';
import { root } from '../lib/paths.ts';
import type { Run } from '../lib/run.ts';
import { ask } from '../storm/front-door.ts';

/** Milliseconds in which a service of a site is ready. */
export const READY_LIMIT = 90_000;

/** A process of ours as a balancer's keeper has it: started until it is ready, ended, and started anew under its port. */
export async function aService(run: Run, script: 'server' | 'delivery', port: number, env: Record<string, string>) {
  let child: ChildProcess;
  const isReady = () => ask(`http://127.0.0.1:${port}/readyz`, { method: 'GET' }).then(({ status }) => status === 200);
  const start = async () => {
    child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/services', `${script}.ts`)], {
      cwd: root,
      env: { ...process.env, ...env, PORT: String(port), DRAIN_SECONDS: '3', STOP_SECONDS: '30' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    if (!(await until(isReady, READY_LIMIT, 200))) throw new Error(`${script} was not ready in time`);
  };
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    return (await ended)[0] as number | null;
  };
  /** Ends it in the middle of what it does. */
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  run.undo.push(async () => void child.kill('SIGKILL'));
  return { port, start, stop, kill };
}
