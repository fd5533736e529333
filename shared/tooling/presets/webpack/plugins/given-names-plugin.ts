import type { Compiler, Dependency, WebpackPluginInstance } from 'webpack';
import { givenNames } from '../names/given-names.ts';
import { shareBehind } from '../names/share-of.ts';

/**
 * Webpack takes every name of a shared module for used, since anybody may ask
 * for it. Of those in `givenNames` only these are, under their own names.
 */
export class GivenNamesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('GivenNamesPlugin', (compilation) => {
      compilation.hooks.dependencyReferencedExports.tap('GivenNamesPlugin', (referenced, dependency) => {
        const key = shareBehind(compilation, dependency as Dependency);
        const names = key && givenNames[key];
        return names ? names.map((name) => ({ name: [name], canMangle: false, canInline: false })) : referenced;
      });
    });
  }
}
