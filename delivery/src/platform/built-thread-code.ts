import { readFileSync } from 'node:fs';

const codes = new Map<string, string>();

/** The script of a thread, as a build for production has it beside the place of its source. */
export function threadCode(entry: string): string {
  const code = codes.get(entry) ?? readFileSync(entry.replace(/\.ts$/, '.js'), 'utf8');
  codes.set(entry, code);
  return code;
}
