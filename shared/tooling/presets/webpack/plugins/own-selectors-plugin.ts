import type { Compiler, NormalModule, WebpackPluginInstance } from 'webpack';
import { outreachesOf, sayOutreach } from './own-selectors.ts';

const STYLESHEET = /^css/;

/** Refuses a remote's stylesheets, its libraries' too, that style what isn't the remote's: they would for every page and package. */
export class OwnSelectorsPlugin implements WebpackPluginInstance {
  readonly #owner: string;

  constructor(owner: string) {
    this.#owner = owner;
  }

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('OwnSelectorsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OwnSelectorsPlugin', (modules) => {
        for (const module of modules) {
          if (!STYLESHEET.test(module.type)) continue;
          const css = module.originalSource()?.source().toString();
          const file = module.readableIdentifier(compilation.requestShortener);
          for (const outreach of css ? outreachesOf(css, this.#owner) : []) {
            const error = new WebpackError(sayOutreach(file, outreach, this.#owner));
            error.module = module as NormalModule;
            compilation.errors.push(error);
          }
        }
      });
    });
  }
}
