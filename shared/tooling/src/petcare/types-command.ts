import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteUrlOf } from '../elsewhere/site.ts';
import { SITE_CONTRACTS } from '../site-contracts-file.ts';
import { declarationsOf, foreignOf } from '../types/declarations-of.ts';
import { siteDeclarations } from '../types/site-declarations.ts';
import { ownName, siteOf } from './own-package.ts';
import { Wrong } from './wrong.ts';

/** `petcare types`: writes the types of the events and slots that other remotes of the site declare. The answer is the exit code. */
export async function typesCommand(dir: string, to: string | undefined): Promise<number> {
  const name = await ownName(dir);
  const site = siteUrlOf(siteOf(dir, to));
  if ('wrong' in site) throw new Wrong(site.wrong);
  const contracts = await siteDeclarations(site.origin);
  await writeFile(join(dir, SITE_CONTRACTS), declarationsOf(contracts, name));
  const { events, slots } = foreignOf(contracts, name);
  console.log(`${SITE_CONTRACTS}: ${events.length} events and ${slots.length} slots of other remotes`);
  return 0;
}
