import { buildSync } from 'esbuild';
import { paths } from '../../platform/paths.ts';

let code: string | null = null;

/**
 * The script of a rendering thread, of plain JavaScript: a thread that loaded
 * TypeScript by itself would bring a compiler of its own each time.
 */
export function threadCode(): string {
  code ??=
    buildSync({
      entryPoints: [paths.renderThread],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      write: false,
      logLevel: 'silent',
    }).outputFiles[0]?.text ?? '';
  return code;
}
