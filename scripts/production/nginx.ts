import { execFileSync, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, until } from '@petcare/node/processes';
import { root } from '../lib/paths.ts';
import type { Run } from '../lib/run.ts';
import { ask } from '../storm/front-door.ts';
import { installed } from './installed.ts';

/** Debian's `nginx`, where it is installed. */
export const nginxPath = installed('nginx');

/** The name in the documented files, which the certificate of a run is for. */
export const SITE = 'petcare.example';
const START_LIMIT = 10_000;

/**
 * The configuration of an nginx that has one file of docs/production in it, written into `folder` with a certificate of its own.
 * @param change what a run has otherwise than the file
 * @returns the path of it
 */
export async function writeNginx(folder: string, file: string, change: (text: string) => string = (text) => text): Promise<string> {
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const names = ['-subj', `/CN=${SITE}`, '-addext', `subjectAltName=DNS:${SITE}`];
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '1', ...names], { stdio: 'ignore' });
  const documented = await readFile(join(root, 'docs/production', file), 'utf8');
  const own = documented.replaceAll('/etc/ssl/petcare', folder).replaceAll('/var/cache/nginx', folder);
  await writeFile(join(folder, 'petcare.conf'), change(own));
  const path = join(folder, 'nginx.conf');
  const http = `access_log ${folder}/access.log; include ${folder}/petcare.conf;`;
  await writeFile(path, `daemon off; pid ${folder}/pid; error_log stderr; events {} http { ${http} }`);
  return path;
}

/** A door of a run. */
export interface Door {
  /** The ports of HTTP and of TLS. */
  plain: number;
  tls: number;
  certificate: Buffer;
  /** The log that nginx writes of calls where it is not told otherwise. */
  logged(): Promise<string>;
}

/** The documented door in front of the delivery at `port`. */
export async function startDoor(run: Run, folder: string, port: number): Promise<Door> {
  const [plain, tls] = [await freePort(), await freePort()];
  const path = await writeNginx(folder, 'nginx/petcare.conf', (text) =>
    text
      .replace(/(server 127\.0\.0\.1):\d+/g, `$1:${port}`)
      .replace(/^ +listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${tls} `),
  );
  const nginx = spawn(nginxPath ?? 'nginx', ['-c', path], { stdio: ['ignore', 'ignore', 'inherit'] });
  // Its workers end with it by SIGTERM alone.
  run.undo.push(async () => void nginx.kill('SIGTERM'));
  const answers = async () => (await ask(`http://127.0.0.1:${plain}/`, { method: 'GET' })).status !== 0;
  if (!(await until(answers, START_LIMIT, 50))) throw new Error('nginx did not start in time');
  const certificate = await readFile(join(folder, 'fullchain.pem'));
  return { plain, tls, certificate, logged: () => readFile(join(folder, 'access.log'), 'utf8') };
}
