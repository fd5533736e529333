import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Webpack marks script tags by the build's unique name and waits for a marked
 * one that is still pending, whatever its address: a second attempt would hang
 * on the first. Without a name it goes by address. Webpack's schema refuses an
 * empty name, so it is emptied behind the check.
 */
export class NoUniqueNamePlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.options.output.uniqueName = '';
  }
}
