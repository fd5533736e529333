import { extname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { DEVELOPMENT_PAGE_SCRIPT } from '@petcare/wire/manifest';
import { isInCheckout, repository, scriptRule } from '../../presets/webpack/base-config.ts';

/** The build of `development-page.ts`, one file with everything in it. */
export function developmentPageConfig(out: string): Configuration {
  return {
    name: 'development-page',
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    // JavaScript like this file, where the kit has brought it.
    entry: join(import.meta.dirname, `development-page${extname(import.meta.filename)}`),
    output: { path: out, filename: DEVELOPMENT_PAGE_SCRIPT },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: { rules: [scriptRule()], parser: { javascript: { dynamicImportMode: 'eager' } } },
    // Packages of the kit change while their version stays: webpack would keep what it knows of the version.
    cache: isInCheckout
      ? {
          type: 'filesystem',
          cacheDirectory: join(repository, '.cache', 'webpack', 'development-page'),
          buildDependencies: { config: [import.meta.filename, join(repository, 'pnpm-lock.yaml')] },
        }
      : { type: 'memory' },
    infrastructureLogging: { level: 'error' },
  };
}
