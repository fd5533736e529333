import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, until } from '@petcare/node/processes';
import { root } from '../lib/paths.ts';
import type { Run } from '../lib/run.ts';
import { installed } from './installed.ts';

/** Debian's `haproxy`, where it is installed. */
export const haproxyPath = installed('haproxy');

const START_LIMIT = 10_000;

/** Ports of processes that answer alike, and the port under which they are one: a `listen` of the documented file by its name. */
export interface BalancedService {
  name: 'servers' | 'deliveries';
  port: number;
  ports: readonly number[];
}

/** A balancer of a run, which is killed and started anew under its ports. */
export interface Balancer {
  /** True when it sends calls to the process at `port`. */
  uses(port: number): Promise<boolean>;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A balancer as docs/production has it, which sends calls to who is ready. */
export async function startHaproxy(run: Run, folder: string, balanced: readonly BalancedService[]): Promise<Balancer> {
  const file = join(folder, 'haproxy.cfg');
  const figures = await freePort();
  await writeFile(file, await configurationFor(balanced, figures));
  let haproxy: ChildProcess;
  const statuses = async () => {
    const rows = await fetch(`http://127.0.0.1:${figures}/;csv`).then((answer) => answer.text());
    const [header = [], ...servers] = rows.split('\n').map((row) => row.split(','));
    const [name, status] = [header.indexOf('svname'), header.indexOf('status')];
    return new Map(servers.map((row) => [row[name], row[status]]));
  };
  const answers = () =>
    statuses().then(
      () => true,
      () => false,
    );
  const kill = async () => {
    const ended = once(haproxy, 'exit');
    haproxy.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    haproxy = spawn(haproxyPath ?? 'haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
    if (!(await until(answers, START_LIMIT, 50))) throw new Error('HAProxy did not start in time');
  };
  run.undo.push(async () => void haproxy.kill('SIGKILL'));
  await start();
  return { uses: async (port) => (await statuses()).get(`at-${port}`) === 'UP', kill, start };
}

/** The configuration of docs/production for a run: with its ports, as many processes as it has, a page of figures, and the files it may open. */
async function configurationFor(balanced: readonly BalancedService[], figures: number): Promise<string> {
  const documented = await readFile(join(root, 'docs/production/haproxy/haproxy.cfg'), 'utf8');
  const [before = '', ...sections] = documented.split(/^(?=listen )/m);
  const own = sections.map((section) => {
    const service = balanced.find(({ name }) => section.startsWith(`listen ${name}\n`));
    if (!service) throw new Error(`Nothing in this run is behind ${section.slice(0, section.indexOf('\n'))}`);
    return sectionFor(section, service);
  });
  const few = before.replace(/^ {2}maxconn .*$/m, '  maxconn 2000');
  return [few, ...own, `\nlisten figures\n  bind 127.0.0.1:${figures}\n  stats enable\n  stats uri /\n`].join('');
}

function sectionFor(section: string, { port, ports }: BalancedService): string {
  const servers = ports.map((one) => `  server at-${one} 127.0.0.1:${one}\n`).join('');
  return section.replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`).replace(/(?:^ {2}server .*\n)+/m, servers);
}
