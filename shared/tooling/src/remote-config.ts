import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { consumedShares } from './shared-modules.ts';

/**
 * The whole build of a remote: one container with the one expose `./remote`.
 * The container is webpack's own: the host's federation runtime loads it just
 * as well, and it saves the 20 kB that each remote's own runtime would cost.
 * @param options.name folder name of the remote, as `mf-search`
 * @param options.dir its absolute folder
 */
export function remoteConfig({ name, dir }: { name: string; dir: string }): Configuration {
  const base = baseConfig({ name, dir });
  const container = name.replaceAll('-', '_');
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: container,
        library: { type: 'var', name: container },
        filename: 'remoteEntry.js',
        exposes: { './remote': { import: './remote.ts', name: 'remote' } },
        shared: consumedShares(dir),
      }),
    ],
  };
}
