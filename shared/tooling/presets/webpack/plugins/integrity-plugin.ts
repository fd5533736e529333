import type { Chunk, Compiler, WebpackPluginInstance } from 'webpack';
import { INTEGRITY_PLACEHOLDER, INTEGRITY_LENGTH } from '@petcare/wire/manifest';

/**
 * Chunks and styles are loaded with the hash that they were stored with, so
 * that the browser refuses a changed byte. The hashes are known only when the
 * release has its id: they are written over the placeholder then. An entry that
 * is tried again under a fresh address (a query) has its chunks fetched under
 * one too: the browser may keep the refused ones for a year, and webpack would
 * go on waiting for an element of the plain address that still hangs.
 */
export class IntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule, runtime, web } = compiler.webpack;

    class IntegrityRuntimeModule extends RuntimeModule {
      constructor() {
        // After the names of chunks are there.
        super('integrity', RuntimeModule.STAGE_ATTACH);
      }
      override generate(): string {
        return `
          ${RuntimeGlobals.require}.integrityOf = (url) => {
            const table = ${JSON.stringify(INTEGRITY_PLACEHOLDER)};
            const file = "|" + url.split("?")[0].split("/").pop() + " ";
            const at = table.indexOf(file);
            return at < 0 ? "" : table.slice(at + file.length, at + file.length + ${INTEGRITY_LENGTH});
          };
          const attempt = document.currentScript?.src.split("?")[1];
          const fresh = (nameOf) => nameOf && ((chunk) => nameOf(chunk) + "?" + attempt);
          if (attempt) {
            ${RuntimeGlobals.getChunkScriptFilename} = fresh(${RuntimeGlobals.getChunkScriptFilename});
            ${RuntimeGlobals.getChunkCssFilename} = fresh(${RuntimeGlobals.getChunkCssFilename});
          }`;
      }
    }
    const checked = (element: string) => (source: string) =>
      `${source}
      ${element}.integrity = ${RuntimeGlobals.require}.integrityOf(url);`;

    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const carriers = new Set<Chunk>();
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('IntegrityPlugin', (chunk) => {
        if (!carriers.has(chunk)) compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
        carriers.add(chunk);
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', checked('script'));
      web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap('IntegrityPlugin', checked('link'));
    });
  }
}
