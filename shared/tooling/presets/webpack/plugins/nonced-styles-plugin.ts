import type { Compiler, javascript, NormalModule, WebpackPluginInstance } from 'webpack';

type Expression = { range?: [number, number]; arguments?: unknown[] };
type Parser = javascript.JavascriptParser;

/** The page's nonce, as a browser shows it to scripts alone. */
const NONCE = `document.querySelector('meta[property="csp-nonce"]')?.nonce??""`;
const GLOBALS = ['window', 'self', 'globalThis'];

/**
 * Gives each `<style>` that a library makes the page's nonce, without which the page's policy refuses it. Most libraries have
 * no setting for it, and whoever can run a script here may write styles anyway. One that a library gives itself stays.
 */
export class NoncedStylesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { ConstDependency } = compiler.webpack.dependencies;

    function giveNonce(parser: Parser, call: Expression): undefined {
      const [name] = call.arguments ?? [];
      const module = parser.state.module as NormalModule;
      if (!call.range || !name || !/[\\/]node_modules[\\/]/.test(module.resource)) return;
      const tag = parser.evaluateExpression(name as Parameters<Parser['evaluateExpression']>[0]);
      if (!tag.isString() || tag.string !== 'style') return;
      module.addPresentationalDependency(new ConstDependency('Object.assign(', call.range[0]));
      module.addPresentationalDependency(new ConstDependency(`,{nonce:${NONCE}})`, call.range[1]));
    }

    function watch(parser: Parser): void {
      const tap = (from: string, path: string) =>
        parser.hooks.callMemberChain.for(from).tap('NoncedStylesPlugin', (call, members) => {
          if (members.join('.') === path) giveNonce(parser, call as Expression);
        });
      tap('document', 'createElement');
      for (const global of GLOBALS) tap(global, 'document.createElement');
      // `const d = document` is `document` below.
      for (const name of ['document', ...GLOBALS]) parser.hooks.canRename.for(name).tap('NoncedStylesPlugin', () => true);
    }
    compiler.hooks.normalModuleFactory.tap('NoncedStylesPlugin', (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm', 'javascript/dynamic'])
        factory.hooks.parser.for(type).tap('NoncedStylesPlugin', (parser) => watch(parser as Parser));
    });
  }
}
