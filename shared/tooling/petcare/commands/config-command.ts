import { parseArgs } from 'node:util';
import { configCommandOf, configElsewhere } from '@petcare/wire/elsewhere';
import { elsewhereFor, ownName } from '../own-package/own-package.ts';
import { UsageError } from '../own-package/usage-error.ts';

/** `petcare config`: lists the configuration of the package on the site, or changes a key of it. The answer is the exit code. */
export async function configCommand(dir: string, args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ args: [...args], options: { note: text, to: text }, allowPositionals: true });
  const command = configCommandOf(positionals, values.note);
  if (!command) throw new UsageError('petcare config [list] | set KEY VALUE [--note WHY] | reset KEY');
  return configElsewhere(elsewhereFor(dir, values.to), { name: await ownName(dir) }, command, console.log);
}
