import type { Compiler, WebpackPluginInstance } from 'webpack';
import { aliasesOf, aliasFor } from '../names/aliases.ts';

/**
 * Gives a library, in place of what it imports, what the remote's package.json says in `aliases`. Before anything else looks
 * at the import: the page's shared modules are known by the name that is asked for.
 */
export class AliasesPlugin implements WebpackPluginInstance {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  apply(compiler: Compiler): void {
    const aliases = aliasesOf(this.#dir);
    compiler.hooks.normalModuleFactory.tap('AliasesPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('AliasesPlugin', (asked) => {
        const alias = aliasFor(aliases, { issuer: asked.contextInfo.issuer, request: asked.request });
        if (alias === undefined) return;
        asked.request = alias;
        // The library itself knows nothing of the remote's dependencies.
        asked.context = this.#dir;
      });
    });
  }
}
