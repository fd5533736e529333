import webpack, { type Configuration } from 'webpack';
import { baseConfig, isDevelopment } from './base-config.ts';
import { fastRefresh } from './fast-refresh.ts';
import { MergedEntryPlugin } from './plugins/merged-entry-plugin.ts';
import { consumedShares } from './names/shared-modules.ts';

/**
 * The whole build of a remote: one container with the one expose `./remote`.
 * The container is webpack's own: the host's federation runtime loads it just
 * as well, and it saves the 20 kB that each remote's own runtime would cost.
 * @param options.name folder name of the remote, as `mf-search`
 * @param options.dir its absolute folder
 */
export function remoteConfig({ name, dir }: { name: string; dir: string }): Configuration {
  const refreshed = isDevelopment();
  const base = baseConfig({ name, dir, refreshed });
  const refresh = refreshed ? fastRefresh({ chunkLoadingGlobal: String(base.output?.chunkLoadingGlobal) }) : { plugins: [], externals: [] };
  // What says in its place what a component threw is in no release: a dev server brings its own.
  const { '@petcare/remote': composing, ...shared } = consumedShares(dir);
  const container = name.replaceAll('-', '_');
  return {
    ...base,
    entry: {},
    externals: refresh.externals,
    plugins: [
      ...(base.plugins ?? []),
      ...refresh.plugins,
      new webpack.container.ModuleFederationPlugin({
        name: container,
        library: { type: 'var', name: container },
        filename: 'remoteEntry.js',
        exposes: { './remote': { import: './remote.ts', name: 'remote' } },
        shared: { ...shared, ...(composing && !refreshed && { '@petcare/remote': composing }) },
      }),
      // A dev server's updates are by chunk.
      ...(refreshed ? [] : [new MergedEntryPlugin({ expose: 'remote' })]),
    ],
  };
}
