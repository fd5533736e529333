import type { Compiler, javascript, NormalModule, WebpackPluginInstance } from 'webpack';

type Expression = { range?: [number, number] };

/**
 * A library that asks where it lies (`import.meta.url`) is told the release's
 * address. Webpack would write down where it lay on the machine that built it:
 * nobody's business, and another release wherever the same sources are built.
 */
export class LibraryAddressPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { dependencies, RuntimeGlobals } = compiler.webpack;

    function tellAddress(parser: javascript.JavascriptParser): void {
      parser.hooks.expression.for('import.meta.url').tap('LibraryAddressPlugin', (expression) => {
        const { range } = expression as Expression;
        const module = parser.state.module as NormalModule;
        if (!range || !/[\\/]node_modules[\\/]/.test(module.resource)) return undefined;
        module.addPresentationalDependency(new dependencies.ConstDependency(RuntimeGlobals.publicPath, range, [RuntimeGlobals.publicPath]));
        return true;
      });
    }
    compiler.hooks.normalModuleFactory.tap('LibraryAddressPlugin', (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap('LibraryAddressPlugin', (parser) => tellAddress(parser as javascript.JavascriptParser));
    });
  }
}
