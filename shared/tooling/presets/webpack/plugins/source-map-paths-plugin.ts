import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Source maps quote generated modules too, and the federation runtime's names
 * files by their place on the machine that built it. They are named by their
 * place in the repository instead: the same release, wherever it is built.
 */
export class SourceMapPathsPlugin implements WebpackPluginInstance {
  readonly #root: string;

  /** @param root absolute folder of the repository */
  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SourceMapPathsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'SourceMapPathsPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const map = name.endsWith('.map') ? asset.source().toString() : '';
          if (map.includes(this.#root)) compilation.updateAsset(name, new sources.RawSource(map.replaceAll(`${this.#root}/`, '')));
        }
      });
    });
  }
}
