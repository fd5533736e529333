import type { Chunk, Compiler, WebpackPluginInstance } from 'webpack';
import { INTEGRITY_PLACEHOLDER, INTEGRITY_LENGTH } from '../manifest.ts';

/**
 * Chunks and styles are loaded with the hash that they were stored with, so
 * that the browser refuses a changed byte. The hashes are known only when the
 * release has its id: they are written over the placeholder then. An entry that
 * is tried again under a fresh address (a query) has its chunks fetched under
 * one too: the browser may keep the refused ones for a year.
 */
export class IntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule, runtime, web } = compiler.webpack;

    class IntegrityRuntimeModule extends RuntimeModule {
      constructor() {
        super('integrity');
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
          ${RuntimeGlobals.require}.freshOf = (url) => (attempt ? url + "?" + attempt : url);`;
      }
    }
    const checked = (element: string, address: string) => (source: string) =>
      `${source}
      ${element}.integrity = ${RuntimeGlobals.require}.integrityOf(url);
      ${element}.${address} = ${RuntimeGlobals.require}.freshOf(url);`;

    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const carriers = new Set<Chunk>();
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('IntegrityPlugin', (chunk) => {
        if (!carriers.has(chunk)) compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
        carriers.add(chunk);
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', checked('script', 'src'));
      web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap('IntegrityPlugin', checked('link', 'href'));
    });
  }
}
