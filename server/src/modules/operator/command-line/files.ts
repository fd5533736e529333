import { basename } from 'node:path';
import { stat } from 'node:fs/promises';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { badRequest } from '../../../platform/errors/app-error.ts';
import { incomingText } from '../../../incoming/incoming-text.ts';
import type { Act } from '../act.ts';
import { fieldOf } from '../fields.ts';
import { textIn, writtenIn } from './written-file.ts';

type TypedInput = Record<string, string | string[] | boolean>;

/** The typed input, with the content of files, or the files themselves, in place of their paths. */
export async function withFiles(act: Act, typed: TypedInput): Promise<Result<Record<string, unknown>>> {
  const input: Record<string, unknown> = { ...typed };
  for (const [name, schema] of Object.entries(act.input.properties)) {
    const [{ file }, path] = [fieldOf(schema), typed[name]];
    if (file === undefined || typeof path !== 'string') continue;
    if (file === 'text' || file === 'page') {
      const written = await (file === 'text' ? textIn(path) : writtenIn(path));
      if (written === undefined) return err(badRequest('NO_SUCH_FILE', `글을 읽을 수 없어요: ${path}`));
      input[name] = written;
    } else {
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return err(badRequest('NO_SUCH_FILE', `파일이 없어요: ${path}`));
      input[name] = { path, filename: incomingText(basename(path)) };
    }
  }
  return ok(input);
}
