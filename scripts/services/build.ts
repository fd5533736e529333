import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parts } from '../lib/build/parts.ts';
import { writeBuild } from '../lib/build/write-build.ts';
import { root } from '../lib/paths.ts';

const usage = 'Usage: npm run build [-- --to FOLDER]   (server and delivery for production, as plain JavaScript; without it into dist/)';

try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const to = values.to === undefined ? join(root, 'dist') : resolve(process.env['INIT_CWD'] ?? process.cwd(), values.to);
  for (const part of parts) {
    await writeBuild(part, join(to, part.name));
    console.log(`${join(to, part.name)} is written: npm run ${part.name} starts it there.`);
  }
} catch (error) {
  const isUsage = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? usage : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
