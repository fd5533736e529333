import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from '../base-config.ts';
import { GivenNamesPlugin } from '../plugins/given-names-plugin.ts';
import { koreanPlugin } from '../plugins/korean-plugin.ts';
import { providedShares } from '../names/shared-modules.ts';
import { ShellAssetsPlugin } from './shell-assets-plugin.ts';
import { WorkerPlugin } from './worker-plugin.ts';
import { shellChunks } from './shell-chunks.ts';

/**
 * Of the federation runtime, what a browser needs for remotes that are named by
 * their entry: no code for Node, none for manifests, and none for a share scope
 * of its own, since webpack's is the page's.
 */
const FEDERATION_RUNTIME = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_SHARED: true,
};

const loader = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The build of the shell: the host. It knows no remote by address (they are
 * registered at run time from the page's composition) and gives the shared
 * modules their one copy.
 * @param options.dir absolute folder of the shell
 */
export function shellConfig({ dir }: { dir: string }): Configuration {
  const base = baseConfig({ name: 'shell', dir });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        { test: join(dir, 'src/routes.ts'), enforce: 'pre', loader: loader('./visitors-routes-loader.cjs') },
        { test: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk.*\.mjs$/, loader: loader('./visitors-router-loader.cjs') },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      new ShellAssetsPlugin({ dir }),
      new WorkerPlugin({ dir }),
      koreanPlugin(),
      new webpack.DefinePlugin(FEDERATION_RUNTIME),
      new webpack.sharing.SharePlugin({ shared: providedShares(dir) }),
      new GivenNamesPlugin(),
    ],
    optimization: { ...base.optimization, splitChunks: shellChunks() },
  };
}
