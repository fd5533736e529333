import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Marks stylesheets with their package, so that they can be taken away with it (`shared/remote`). */
export class OwnedStylesPlugin implements WebpackPluginInstance {
  readonly #owner: string;

  constructor(owner: string) {
    this.#owner = owner;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OwnedStylesPlugin', (compilation) => {
      const { createStylesheet } = compiler.webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation);
      createStylesheet.tap(
        'OwnedStylesPlugin',
        (source) => `${source}
      link.dataset.stylesOf = ${JSON.stringify(this.#owner)};`,
      );
    });
  }
}
