import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@petcare/node/processes';
import type { Run } from '../lib/run.ts';
import { installed } from './installed.ts';

/** Debian's `haproxy`, where it is installed. */
export const haproxyPath = installed('haproxy');

/** Ports of processes that answer alike, and the port under which they are one. */
export interface BalancedService {
  name: string;
  port: number;
  ports: readonly number[];
}

/** A balancer of a run. */
export interface Balancer {
  /** True when it sends calls to the process at `port`. */
  uses(port: number): Promise<boolean>;
}

/** A balancer that sends calls to who is ready. One look in vain is a busy machine, two are a process that ends or is gone. */
export async function startHaproxy(run: Run, folder: string, balanced: readonly BalancedService[]): Promise<Balancer> {
  const file = join(folder, 'haproxy.cfg');
  const figures = await freePort();
  await writeFile(file, configurationOf(balanced, figures));
  const haproxy = spawn(haproxyPath ?? 'haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  run.undo.push(async () => void haproxy.kill('SIGKILL'));
  return {
    async uses(port) {
      const rows = await fetch(`http://127.0.0.1:${figures}/;csv`).then((answer) => answer.text());
      const [header = [], ...servers] = rows.split('\n').map((row) => row.split(','));
      const server = servers.find((row) => row[header.indexOf('svname')]?.endsWith(`:${port}`));
      return server?.[header.indexOf('status')] === 'UP';
    },
  };
}

const configurationOf = (balanced: readonly BalancedService[], figures: number) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  default-server check inter 500ms fall 2 rise 1
  option redispatch
  retries 2
  retry-on conn-failure empty-response
${balanced.map(listenerOf).join('')}
listen figures
  bind 127.0.0.1:${figures}
  stats enable
  stats uri /
`;

const listenerOf = ({ name, port, ports }: BalancedService) => `
listen ${name}
  bind 127.0.0.1:${port}
  http-request disable-l7-retry unless METH_GET
${ports.map((one) => `  server ${name}:${one} 127.0.0.1:${one}\n`).join('')}`;
