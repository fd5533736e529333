import { join } from 'node:path';
import { shellConfig } from '@petcare/tooling/webpack';
import webpack, { type Configuration } from 'webpack';
import { ScreensPlugin } from './screens-plugin.ts';

const dir = import.meta.dirname;
const repository = join(dir, '..', '..');

/** The path of this application's files below the site. */
export const ASSETS = '/assets/';

/** The plugins that only releases of single packages need. */
const ofReleases = new Set(['SharePlugin', 'GivenNamesPlugin', 'ManifestPlugin', 'IntegrityPlugin', 'NoUniqueNamePlugin']);

const shell = shellConfig({ dir: join(repository, 'shell') });

/**
 * Libraries in a file of their own, and the table of chunks in one too: a
 * change of a page renames only that page and the table. A page's lazy files
 * are few: each is a request, and a browser has six connections.
 */
const tuned: Configuration['optimization'] = {
  runtimeChunk: 'single',
  splitChunks: {
    chunks: 'all',
    maxAsyncRequests: 3,
    enforceSizeThreshold: Infinity,
    cacheGroups: { vendor: { test: /node_modules|[\\/]shared[\\/]/, name: 'vendor', chunks: 'initial', enforce: true } },
  },
};

/** As webpack splits when nobody says how. */
const plain: Configuration['optimization'] = { splitChunks: { chunks: 'async' } };

const isPlain = process.env['MONOLITH'] === 'plain';

/**
 * The shell and the seven remotes as one application: the same loader,
 * minifier and lazy pages, no federation, all libraries shaken. Tuned as a good
 * team would, unless MONOLITH=plain.
 */
const config: Configuration = {
  ...shell,
  name: 'monolith',
  context: dir,
  entry: { main: './app/main.ts' },
  output: { ...shell.output, path: join(dir, 'dist'), publicPath: ASSETS, chunkLoadingGlobal: 'petcare' },
  plugins: [
    ...(shell.plugins ?? []).filter((plugin) => plugin && !ofReleases.has(plugin.constructor.name)),
    new webpack.NormalModuleReplacementPlugin(/\/remotes\/loader\.ts$/, join(dir, 'app', 'loader.ts')),
    new ScreensPlugin(repository),
  ],
  optimization: { ...shell.optimization, ...(isPlain ? plain : tuned) },
  cache: {
    type: 'filesystem',
    cacheDirectory: join(repository, '.cache', 'webpack', isPlain ? 'monolith-plain' : 'monolith'),
    buildDependencies: { config: [join(dir, 'webpack.config.ts'), join(repository, 'pnpm-lock.yaml')] },
  },
};

export default config;
