import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { koreanStringsPlugin } from './korean-strings-plugin.ts';
import { providedShares } from './shared-modules.ts';
import { ShellAssetsPlugin } from './shell-assets-plugin.ts';

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
    plugins: [
      ...(base.plugins ?? []),
      new ShellAssetsPlugin({ dir }),
      koreanStringsPlugin(),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedShares(dir),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
      }),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          // Every shared module would get a chunk and a request of its own.
          vendor: { test: /node_modules|[\\/]shared[\\/]/, name: 'vendor', enforce: true, priority: 10, chunks: 'async' },
        },
      },
    },
  };
}
