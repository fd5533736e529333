import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_CONTRACTS } from '../../presets/webpack/manifest/site-contracts-file.ts';
import { declarationsOf, foreignOf } from '../types/declarations-of.ts';
import { againstOf } from './against.ts';
import { ownName } from '../own-package/own-package.ts';

/** `petcare types`: writes the types of the events and slots that other remotes of the site declare. The answer is the exit code. */
export async function typesCommand(dir: string, to: string | undefined): Promise<number> {
  const name = await ownName(dir);
  const contracts = await againstOf(dir, to).contracts();
  await writeFile(join(dir, SITE_CONTRACTS), declarationsOf(contracts, name));
  const { events, slots } = foreignOf(contracts, name);
  console.log(`${SITE_CONTRACTS}: ${events.length} events and ${slots.length} slots of other remotes`);
  return 0;
}
