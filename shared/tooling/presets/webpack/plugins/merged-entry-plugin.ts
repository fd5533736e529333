import type { Chunk, Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** Above it, what only another package's page shows is not worth bringing along with a page of one's own. */
const SMALL_PART = 6_000;

/**
 * Lays what is fetched with a container's entry anyhow into the entry's own
 * file: what it exposes, and its small parts, since a part is asked for as soon
 * as the entry is there. The modules are only handed in; they run when they are
 * asked for, with the shared modules at hand by then.
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
    if (!entry) throw new Error('The container has no entry');
    for (const chunk of new Set([...this.#exposed(compilation), ...smallParts(compilation)])) {
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

  #exposed(compilation: Compilation): Chunk[] {
    return compilation.chunkGroups.find(({ options }) => options.name === this.#expose)?.chunks ?? [];
  }
}

/** The files that only one part needs, and that are small. */
function smallParts(compilation: Compilation): Chunk[] {
  const sizeOf = ({ files }: Chunk) => [...files].reduce((sum, file) => sum + (compilation.assets[file]?.size() ?? 0), 0);
  return [...compilation.chunks].filter((chunk) => {
    const origins = [...chunk.groupsIterable].flatMap((group) => group.origins);
    return origins.length > 0 && origins.every(({ request }) => request?.endsWith('.part.tsx')) && sizeOf(chunk) <= SMALL_PART;
  });
}
