import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ownName, siteOf } from './own-package.ts';
import { Wrong } from './wrong.ts';

const require = createRequire(import.meta.url);

/** Says on the terminal which types don't fit, after each save. */
function watchTypes(dir: string): ChildProcess | null {
  if (!existsSync(join(dir, 'tsconfig.json'))) return null;
  const args = [require.resolve('typescript/bin/tsc'), '--noEmit', '--watch', '--preserveWatchOutput'];
  return spawn(process.execPath, args, { cwd: dir, stdio: 'inherit' });
}

/** `petcare dev`: the remote from its sources inside a site that runs, until the command is ended. The answer is the exit code. */
export async function devCommand(dir: string, against: string | undefined): Promise<number> {
  const name = await ownName(dir);
  const address = siteOf(dir, against);
  const { servedLines, serveRemote, siteOrigin } = await import('../../dev-server.ts');
  const site = siteOrigin(address);
  if (site === null) throw new Wrong(`--against is the address of a site, as https://petcare.example, not "${address}".`);
  const server = await serveRemote(dir);
  for (const line of servedLines(site, name, server.port, true)) console.log(line);
  const types = watchTypes(dir);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  types?.kill();
  await server.close();
  return 0;
}
