import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { typefaceFiles } from './typeface.ts';

/** Puts beside the shell's scripts what the delivery service reads (`routes.json`) and what the page links (fonts, icons, what installs the site, the picture for links to it). */
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
        for (const picture of ['favicon.svg', 'share.png'])
          compilation.emitAsset(picture, new sources.RawSource(readFileSync(join(import.meta.dirname, '..', picture))));
        for (const file of ['site.webmanifest', ...readdirSync(join(import.meta.dirname, 'icons')).map((icon) => `icons/${icon}`)])
          compilation.emitAsset(file, new sources.RawSource(readFileSync(join(import.meta.dirname, file))));
        for (const { name, bytes } of await typefaceFiles()) compilation.emitAsset(name, new sources.RawSource(bytes));
      });
    });
  }
}
