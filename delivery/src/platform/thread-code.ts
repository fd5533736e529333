import { buildSync } from 'esbuild';

const codes = new Map<string, string>();

/**
 * The script of a thread, of plain JavaScript: a thread that loaded TypeScript by itself would bring a compiler of its own each
 * time. A build for production has it made already, and `built-thread-code.ts` in place of this.
 */
export function threadCode(entry: string): string {
  const known = codes.get(entry);
  if (known !== undefined) return known;
  const code =
    buildSync({
      entryPoints: [entry],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      define: { 'import.meta.url': '""' },
      write: false,
      logLevel: 'silent',
    }).outputFiles[0]?.text ?? '';
  codes.set(entry, code);
  return code;
}
