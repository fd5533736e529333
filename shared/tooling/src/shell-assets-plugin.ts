import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const STYLESHEET = 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';

/** The files of the typeface: the stylesheet and the pieces that it names, as `fonts/…`. */
function fontFiles(dir: string): { name: string; path: string }[] {
  const ui = realpathSync(join(dir, 'node_modules', '@petcare', 'ui'));
  const css = createRequire(join(ui, 'package.json')).resolve(STYLESHEET);
  const pieces = join(dirname(css), 'woff2-dynamic-subset');
  return [
    { name: 'fonts/pretendard.css', path: css },
    ...readdirSync(pieces).map((file) => ({ name: `fonts/woff2-dynamic-subset/${file}`, path: join(pieces, file) })),
  ];
}

/** Puts beside the shell's scripts what the delivery service reads (`routes.json`) and what the page links (fonts, icon). */
export class ShellAssetsPlugin implements WebpackPluginInstance {
  readonly #dir: string;

  constructor({ dir }: { dir: string }) {
    this.#dir = dir;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellAssetsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ShellAssetsPlugin', stage }, async () => {
        const { routes } = (await import(pathToFileURL(join(this.#dir, 'src', 'routes.ts')).href)) as { routes: unknown };
        compilation.emitAsset('routes.json', new sources.RawSource(JSON.stringify(routes)));
        compilation.emitAsset('favicon.svg', new sources.RawSource(readFileSync(join(import.meta.dirname, 'favicon.svg'))));
        for (const { name, path } of fontFiles(this.#dir)) {
          compilation.emitAsset(name, new sources.RawSource(readFileSync(path)));
        }
      });
    });
  }
}
