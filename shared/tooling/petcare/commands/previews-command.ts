import { parseArgs } from 'node:util';
import { previewCommandOf, previewsElsewhere } from '@petcare/wire/elsewhere';
import { elsewhereFor, ownName } from '../own-package/own-package.ts';
import { UsageError } from '../own-package/usage-error.ts';

/** `petcare previews`: lists the package's previews, or ends one. The answer is the exit code. */
export async function previewsCommand(dir: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: { to: { type: 'string' } }, allowPositionals: true });
  const command = previewCommandOf(positionals);
  if (!command) throw new UsageError('petcare previews [list] | discard ID, as petcare previews lists them');
  if ('wrong' in command) throw new UsageError(command.wrong);
  return previewsElsewhere(elsewhereFor(dir, values.to), await ownName(dir), command, console.log);
}
