import { parseArgs } from 'node:util';
import { switchCommandOf, switchesElsewhere } from '@petcare/wire/elsewhere';
import { elsewhereFor, ownName } from '../own-package/own-package.ts';
import { UsageError } from '../own-package/usage-error.ts';

/** `petcare switches`: lists the site's switches, or changes one of the package's own. The answer is the exit code. */
export async function switchesCommand(dir: string, args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ args: [...args], options: { note: text, to: text }, allowPositionals: true });
  const command = switchCommandOf(positionals, { note: values.note });
  if (!command)
    throw new UsageError('petcare switches [list] | set NAME PERCENT [--note WHY] | remove NAME, with a whole number from 0 to 100');
  return switchesElsewhere(elsewhereFor(dir, values.to), await ownName(dir), command, console.log);
}
