import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@petcare/node/processes';
import { startServer, type ServerProcess } from '../lib/server-process.ts';

const repository = join(import.meta.dirname, '..', '..');

export type StartedServers = { urls: string[]; memory(): Promise<number>; stop(): Promise<void> };

/** Servers as a site has them, each with these settings beside its own port. */
export async function startServers(count: number, env: NodeJS.ProcessEnv): Promise<StartedServers> {
  const servers: (ServerProcess & { url: string })[] = [];
  for (let number = 0; number < count; number += 1) {
    const port = await freePort();
    const own = { PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'development', RATE_LIMITS: 'off' };
    const server = await startServer(join(repository, 'server/src/main.ts'), [], { ...env, ...own });
    servers.push({ ...server, url: `http://127.0.0.1:${port}` });
  }
  return {
    urls: servers.map(({ url }) => url),
    /** Megabytes that all of them hold. */
    memory: async () => (await Promise.all(servers.map(({ pid }) => residentOf(pid)))).reduce((sum, one) => sum + one, 0),
    stop: async () => void (await Promise.all(servers.map(({ stop }) => stop()))),
  };
}

export async function startSandbox(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const { stop } = await startServer(join(repository, 'server/src/providers/sandbox/main.ts'), [], { PORT: String(port) });
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function residentOf(pid: number): Promise<number> {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
  return Number(kilobytes) / 1_024;
}
