import { existsSync } from 'node:fs';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { RELEASE_PLACEHOLDER, SERVER_ENTRY, SERVER_RENDERER } from '@petcare/wire/manifest';
import { AliasesPlugin } from './plugins/aliases-plugin.ts';
import { cssNames, keptCache, scriptRule, type PackageOptions } from './base-config.ts';
import { koreanPlugin } from './plugins/korean-plugin.ts';
import { NoUniqueNamePlugin } from './plugins/no-unique-name-plugin.ts';
import { sharedModules } from './names/shared-modules.ts';

/** The version of Node whose workers run it. */
const NODE = '20.19';

/** The modules that draw with WebGL: asked for in effects only, so a rendering never gets there. */
const BROWSER_ONLY = ['maplibre-gl', 'pmtiles'];

/** The modules that the shell's server build gives to those of the remotes. */
const GIVEN = [...sharedModules, SERVER_RENDERER];

const REMOTE = `
  import { remote } from './remote.ts';
  import { createRenderer } from '@petcare/remote/server';
  export const render = createRenderer(remote);`;

const SHELL = `
  ${GIVEN.map((module, index) => `import * as shared${index} from '${module}';`).join('\n')}
  export { render } from './src/server.tsx';
  export const shared = { ${GIVEN.map((module, index) => `'${module}': shared${index}`).join(', ')} };`;

/** The module that the build starts from; null when the package can't be rendered without a browser. */
function entryOf({ name, dir }: PackageOptions): string | null {
  const [rendered, code] = name === 'shell' ? ['src/server.tsx', SHELL] : ['remote.ts', REMOTE];
  return existsSync(join(dir, rendered)) ? `data:text/javascript,${encodeURIComponent(code)}` : null;
}

/**
 * The build that renders a package without a browser, beside the browser's and
 * of the same sources: one CommonJS file that exports a `ServerBuild`. A remote
 * asks for the shared modules by `require`, which whoever runs it answers from
 * the shell's `shared`; the shell has them in it. Lazy modules are in the file
 * too, and run when they are asked for.
 * @returns null for a package that has no such build
 */
export function serverConfig({ name, dir }: PackageOptions): Configuration | null {
  const entry = entryOf({ name, dir });
  if (entry === null) return null;
  const external = [...BROWSER_ONLY, ...(name === 'shell' ? [] : GIVEN)];
  return {
    name: `${name}-server`,
    mode: 'production',
    context: dir,
    target: 'node20',
    devtool: false,
    entry: { main: entry },
    output: {
      path: join(dir, 'dist'),
      filename: SERVER_ENTRY,
      library: { type: 'commonjs2' },
      // Pictures lie where the browser build puts them, and are named alike.
      publicPath: `/releases/${name}/${RELEASE_PLACEHOLDER}/`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    externals: Object.fromEntries(external.map((module) => [module, `commonjs ${module}`])),
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      // A relative address of a file needs no place that this code would lie at.
      // Workers are the browser's: here they would be Node's, which a rendering may not have.
      parser: { javascript: { exprContextCritical: false, dynamicImportMode: 'eager', url: 'relative', worker: false } },
      generator: { asset: { emit: false }, ...cssNames({ name, dir }) },
      rules: [
        scriptRule({ targets: { node: NODE } }),
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        { test: /\.(woff2|svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    // Style sheets are the browser build's: here they only give their names.
    experiments: { css: true },
    optimization: {
      moduleIds: 'deterministic',
      emitOnErrors: false,
      splitChunks: false,
      // Names stay, for the stacks of errors; comments go, with the places of files in them.
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          terserOptions: { compress: false, mangle: false, format: { comments: false } },
        }),
      ],
    },
    plugins: [new NoUniqueNamePlugin(), new AliasesPlugin(dir), koreanPlugin()],
    cache: keptCache({ name, dir }, 'server'),
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
