import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Lays what a container exposes behind its entry, in one file: nobody fetches
 * the one without the other. The modules are only handed in there; they run
 * when they are asked for, with the shared modules at hand by then.
 */
export class MergedEntryPlugin implements WebpackPluginInstance {
  readonly #expose: string;

  constructor({ expose }: { expose: string }) {
    this.#expose = expose;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MergedEntryPlugin', (compilation) => {
      // Minified already; source maps and hashes are yet to come.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'MergedEntryPlugin', stage }, () => this.#merge(compilation, compiler));
    });
  }

  #merge(compilation: Compilation, { webpack }: Compiler): void {
    const [entryChunk] = [...compilation.entrypoints.values()].map((entry) => entry.getEntrypointChunk());
    const [entry] = entryChunk?.files ?? [];
    const exposed = compilation.chunkGroups.find(({ options }) => options.name === this.#expose)?.chunks ?? [];
    if (!entry) throw new Error('The container has no entry');
    for (const chunk of exposed) {
      for (const file of [...chunk.files].filter((one) => one.endsWith('.js') && one !== entry)) {
        const content = compilation.assets[file];
        if (!content) continue;
        compilation.updateAsset(entry, (source) => new webpack.sources.ConcatSource(source, '\n', content));
        compilation.deleteAsset(file);
        chunk.files.delete(file);
        chunk.files.add(entry);
      }
    }
  }
}
