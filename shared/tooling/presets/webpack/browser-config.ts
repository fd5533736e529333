import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { remoteOffer } from '../remote-offers.ts';
import { remoteConfig } from './remote-config.ts';

/** A package's own configuration; without one it is a remote, of the name in its remote.ts. */
export async function browserConfig(dir: string): Promise<Configuration> {
  const own = ['webpack.config.ts', 'webpack.config.mjs'].map((file) => join(dir, file)).find((file) => existsSync(file));
  if (own === undefined) return remoteConfig({ name: remoteOffer(join(dir, 'remote.ts')).name, dir });
  return ((await import(pathToFileURL(own).href)) as { default: Configuration }).default;
}
