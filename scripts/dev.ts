import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serveRemote } from '@petcare/tooling/dev-server';
import { paths, root } from './lib/paths.ts';

const START_LIMIT_MILLISECONDS = 10 * 60_000;

/** The port of the site that runs from this checkout, if one answers. */
async function runningSite(): Promise<number | null> {
  if (!existsSync(paths.runtime)) return null;
  const { port } = JSON.parse(readFileSync(paths.runtime, 'utf8')) as { port: number };
  const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => null);
  return answer?.ok ? port : null;
}

async function startSite(): Promise<{ port: number; site: ChildProcess }> {
  const site = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts', 'start.ts')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const deadline = Date.now() + START_LIMIT_MILLISECONDS;
  while (site.exitCode === null && Date.now() < deadline) {
    const port = await runningSite();
    if (port) return { port, site };
    await pause(300);
  }
  site.kill('SIGTERM');
  throw new Error('The site did not start; the lines above say why.');
}

async function main(remote: string | undefined): Promise<void> {
  if (!remote?.startsWith('mf-') || !existsSync(join(root, remote, 'remote.ts'))) {
    console.error('Usage: npm run dev REMOTE   (as: npm run dev mf-search)');
    process.exit(2);
  }
  const running = await runningSite();
  const { port, site } = running ? { port: running, site: null } : await startSite();
  const server = await serveRemote(join(root, remote));
  console.log(`${remote} live in the site: http://localhost:${port}/?remote=${remote}@localhost:${server.port}`);

  const stop = async () => {
    site?.kill('SIGTERM');
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  process.once('disconnect', () => void stop());
  site?.once('exit', () => void stop());
}

await main(process.argv[2]);
