import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type FileCacheOptions, type PathData, type RuleSetRule } from 'webpack';
import { isServerFile, RELEASE_PLACEHOLDER } from '@petcare/wire/manifest';
import { AliasesPlugin } from './plugins/aliases-plugin.ts';
import { IntegrityPlugin } from './plugins/integrity-plugin.ts';
import { LibraryAddressPlugin } from './plugins/library-address-plugin.ts';
import { ManifestPlugin } from './manifest/manifest-plugin.ts';
import { NoUniqueNamePlugin } from './plugins/no-unique-name-plugin.ts';
import { NoncedStylesPlugin } from './plugins/nonced-styles-plugin.ts';
import { OwnSelectorsPlugin } from './plugins/own-selectors-plugin.ts';
import { OwnedStylesPlugin } from './plugins/owned-styles-plugin.ts';
import { readableChunkName } from './plugins/readable-chunk-name.ts';
import { ShareChunkIdsPlugin } from './plugins/share-chunk-ids-plugin.ts';
import { SourceMapPathsPlugin } from './plugins/source-map-paths-plugin.ts';

const require = createRequire(import.meta.url);
const above = join(import.meta.dirname, '..', '..', '..', '..');
export const isInCheckout = existsSync(join(above, 'pnpm-workspace.yaml'));
/**
 * The folder at which paths in source maps begin and in which caches lie: the checkout, or outside of it the folder that a command is run
 * in.
 */
export const repository = isInCheckout ? above : process.cwd();

// Where a machine has Rust tell where it was (RUST_BACKTRACE), swc would do so below each syntax error.
process.env['RUST_LIB_BACKTRACE'] ??= '0';

/** Evergreen browsers of the last two years and more, from the first with `:has()`: no helpers for what they all have. */
const BROWSERS = 'chrome >= 111, safari >= 16.4, firefox >= 121';

/** `refreshed`: for a dev server, which shows a saved change in place. */
export type PackageOptions = { name: string; dir: string; refreshed?: boolean };

/** True when this process builds for a developer's own browser. */
export function isDevelopment(): boolean {
  return process.env['NODE_ENV'] === 'development';
}

/** Gives styled components names that are made of the file's content. */
export const styledComponents: [string, Record<string, boolean>] = [
  require.resolve('@swc/plugin-styled-components'),
  { ssr: true, displayName: false, fileName: false, cssProp: false },
];

/**
 * TypeScript and JSX to what the browsers run, or another target. Styled
 * components get the same names wherever a file is built, from its content: the
 * HTML of a server build wears the classes of the browser build.
 */
export function scriptRule({
  refreshed = false,
  targets = BROWSERS,
}: { refreshed?: boolean; targets?: string | Record<string, string> } = {}): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        env: { targets },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: refreshed, refresh: refreshed } },
          experimental: {
            plugins: [styledComponents],
            cacheRoot: join(repository, '.cache', 'swc'),
          },
        },
      },
    },
  };
}

/** Classes of CSS modules are named alike in both builds, and apart from those of the other packages: by package, file and class. */
export function cssNames({ name }: PackageOptions): Record<string, object> {
  const generator = { localIdentName: '[fullhash]', localIdentHashSalt: name, localIdentHashDigestLength: 8 };
  return { 'css/auto': generator, 'css/module': generator, 'css/global': generator };
}

/** The rooms here that decide what a build is. */
const BUILDING = ['.', 'manifest', 'names', 'plugins', 'shell'];

/** The cache that is kept between builds. A copy of a package in another folder must not spoil what is kept of the package. */
export function keptCache({ name, dir }: PackageOptions, kind: string): FileCacheOptions | { type: 'memory' } {
  if (dir !== join(repository, name)) return { type: 'memory' };
  const toolingFiles = BUILDING.map((room) => join(import.meta.dirname, room)).flatMap((room) =>
    readdirSync(room, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(room, entry.name)] : [])),
  );
  return {
    type: 'filesystem',
    cacheDirectory: join(repository, '.cache', 'webpack', `${name}-${kind}`),
    buildDependencies: {
      config: [
        ...toolingFiles,
        ...[join(repository, name, 'webpack.config.ts'), join(repository, 'pnpm-lock.yaml')].filter((file) => existsSync(file)),
      ],
    },
  };
}

/**
 * The configuration that the shell and every remote build with alike. `development` keeps names and skips minifying; it never uses eval
 * (CSP).
 */
export function baseConfig({ name, dir, refreshed = false }: PackageOptions): Configuration {
  const development = isDevelopment();
  const fileName = (kind: 'js' | 'css') => (data: PathData) =>
    `${data.chunk instanceof webpack.Chunk ? readableChunkName(data.chunk) : '[name]'}.[contenthash:8].${kind}`;
  // A saved stylesheet is asked for by the name that the page knows, and replaces what has it.
  const styleName = development ? '[id].css' : fileName('css');

  return {
    name,
    mode: development ? 'development' : 'production',
    context: dir,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: join(dir, 'dist'),
      publicPath: 'auto',
      filename: fileName('js'),
      chunkFilename: fileName('js'),
      cssFilename: styleName,
      cssChunkFilename: styleName,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: 120_000,
      // Two releases of one package can stand in one page: their chunks must not reach each other.
      chunkLoadingGlobal: `petcare_${name.replaceAll('-', '_')}_${RELEASE_PLACEHOLDER}`,
      hotUpdateGlobal: `petcare_${name.replaceAll('-', '_')}_update`,
      // The server build is written beside it, before, after or at this moment: its folder may be there and empty yet.
      clean: !development && { keep: (path) => isServerFile(`${path}/`) },
      hashFunction: 'xxhash64',
      // A dev server is on another origin than the page, which else hears nothing of an error but that there was one.
      crossOriginLoading: development && 'anonymous',
    },
    // es2015: RxJS without helpers for what these browsers have.
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], conditionNames: ['es2015', '...'] },
    module: {
      parser: { javascript: { exprContextCritical: false } },
      generator: cssNames({ name, dir }),
      rules: [
        scriptRule({ refreshed }),
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        { test: /\.(woff2|svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    experiments: { css: true },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      // A save with a mistake in it leaves what was served before: the next one is a step from that.
      emitOnErrors: false,
      minimize: !development,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          terserOptions: { format: { comments: false } },
        }),
      ],
      splitChunks: { chunks: 'async' },
    },
    // What is served while it is worked on is no release: nothing of it is stored.
    plugins: [
      new NoUniqueNamePlugin(),
      new ShareChunkIdsPlugin(),
      new LibraryAddressPlugin(),
      new SourceMapPathsPlugin(repository),
      new OwnedStylesPlugin(name),
      ...(name === 'shell' ? [] : [new OwnSelectorsPlugin(name), new NoncedStylesPlugin(), new AliasesPlugin(dir)]),
      ...(development ? [] : [new IntegrityPlugin(), new ManifestPlugin({ name, dir })]),
    ],
    performance: { hints: false },
    cache: keptCache({ name, dir }, development ? 'development' : 'production'),
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
