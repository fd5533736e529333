import { ownName, siteOf } from '../own-package/own-package.ts';
import { UsageError } from '../own-package/usage-error.ts';

/** `petcare dev`: the remote from its sources inside a site that runs, until the command is ended. The answer is the exit code. */
export async function devCommand(dir: string, against: string | undefined): Promise<number> {
  const name = await ownName(dir);
  const address = siteOf(dir, against);
  const { developRemote, siteOrigin } = await import('../dev-server.ts');
  const site = siteOrigin(address);
  if (site === null) throw new UsageError(`--against is the address of a site, as https://petcare.example, not "${address}".`);
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  await developRemote(dir, { name, site, isElsewhere: true, ended });
  return 0;
}
