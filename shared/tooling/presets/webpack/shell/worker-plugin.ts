import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { isDevelopment } from '../base-config.ts';

const SCRIPT = 'sw.js';

/**
 * Puts the service worker beside the shell's scripts, as one file: it has no modules to share with a page, and the federation's runtime
 * needs a document.
 */
export class WorkerPlugin implements WebpackPluginInstance {
  readonly #entry: string;

  constructor({ dir }: { dir: string }) {
    this.#entry = join(dir, 'src', 'worker', 'worker.ts');
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WorkerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'WorkerPlugin', stage }, async () => {
        if (!existsSync(this.#entry)) return;
        const { outputFiles } = await build({
          entryPoints: [this.#entry],
          bundle: true,
          write: false,
          format: 'iife',
          minify: !isDevelopment(),
          target: ['chrome111', 'safari16.4', 'firefox121'],
          define: { 'process.env.NODE_ENV': '"production"' },
          legalComments: 'none',
          charset: 'utf8',
        });
        compilation.emitAsset(SCRIPT, new sources.RawSource(outputFiles[0]?.text ?? ''));
      });
    });
  }
}
