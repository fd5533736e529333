import type { Compilation, Compiler } from 'webpack';

/** The web workers that a build has, each with what its code is made of. */
function workersOf({ asyncEntrypoints, chunkGraph, requestShortener }: Compilation): Map<string, string> {
  return new Map(
    asyncEntrypoints.map((entry) => {
      const modules = entry.chunks.flatMap((chunk) =>
        [...chunkGraph.getChunkModules(chunk)]
          // The runtime has the hash of the whole build in it.
          .filter(({ type }) => type !== 'runtime')
          .map((module) => `${chunkGraph.getModuleId(module)} ${chunkGraph.getModuleHash(module, chunk.runtime)}`),
      );
      const [file] = chunkGraph.getChunkEntryModulesIterable(entry.getEntrypointChunk());
      return [file?.readableIdentifier(requestShortener) ?? '', modules.sort().join('\n')];
    }),
  );
}

/** Tells after each good build which web workers are others than before: a page that runs one keeps the old. */
export function onChangedWorkers(compiler: Compiler, told: (workers: string[]) => void): void {
  let before = new Map<string, string>();
  compiler.hooks.done.tap('onChangedWorkers', ({ compilation }) => {
    if (compilation.errors.length > 0) return;
    const workers = workersOf(compilation);
    const changed = [...before].filter(([name, code]) => workers.has(name) && workers.get(name) !== code).map(([name]) => name);
    before = workers;
    if (changed.length > 0) told(changed);
  });
}
