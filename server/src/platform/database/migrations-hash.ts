import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths.ts';

/** Changes with the text of any migration. */
export function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(paths.migrations).sort()) hash.update(file).update(readFileSync(join(paths.migrations, file)));
  return hash.digest('hex').slice(0, 16);
}
