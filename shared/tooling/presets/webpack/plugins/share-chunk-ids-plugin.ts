import type { Compiler, WebpackPluginInstance } from 'webpack';
import { shareOf } from '../names/share-of.ts';

/**
 * Ids of the chunks that only take shared modules. Webpack names them by the absolute path of the module's file: a release would be
 * another one in each folder that it is built in, with longer ids the deeper it lies.
 */
export class ShareChunkIdsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShareChunkIdsPlugin', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'ShareChunkIdsPlugin', stage: -1 }, (chunks) => {
        for (const chunk of chunks) {
          const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
          const keys = modules.map((module) => (module.type === 'consume-shared-module' ? shareOf(module) : undefined));
          if (chunk.name || keys.length === 0 || keys.includes(undefined)) continue;
          chunk.id = `share:${keys.sort().join()}`;
          chunk.ids = [chunk.id];
        }
      });
    });
  }
}
