import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elsewhereOf, type OtherSite } from '@petcare/wire/elsewhere';
import { UsageError } from './usage-error.ts';

const REGISTRY = /^@petcare:registry\s*=\s*(\S+?)\/kit\/?\s*$/m;

/** The name of the remote whose folder a command is run in. Throws `UsageError` where there is none. */
export async function ownName(dir: string): Promise<string> {
  const path = join(dir, 'remote.ts');
  if (!existsSync(path)) throw new UsageError(`${dir} is no folder of a remote: it has no remote.ts.`);
  // TypeScript comes with it: half a second that no other command has to wait.
  const { remoteOffer } = await import('../../presets/remote-offers.ts');
  return remoteOffer(path).name;
}

/**
 * The address of the site: the one of the command line, else the one that
 * `.npmrc` has the kit from. Throws `UsageError` without either.
 */
export function siteOf(dir: string, given: string | undefined): string {
  if (given !== undefined) return given;
  const path = join(dir, '.npmrc');
  const found = existsSync(path) ? REGISTRY.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  if (found === undefined)
    throw new UsageError(
      'Which site? Its address stands behind the option, as https://petcare.example, or in .npmrc: @petcare:registry=https://petcare.example/kit/',
    );
  return found;
}

/** The site with the key of PETCARE_KEY. Throws `UsageError` without a key, or where none may be sent. */
export function elsewhereFor(dir: string, to: string | undefined): OtherSite {
  const elsewhere = elsewhereOf(siteOf(dir, to), process.env['PETCARE_KEY']);
  if ('wrong' in elsewhere) throw new UsageError(elsewhere.wrong);
  return elsewhere;
}
