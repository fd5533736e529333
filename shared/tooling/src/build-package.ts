import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { SERVER_ENTRY, type BuildManifest } from '../manifest.ts';
import { remoteOffer } from '../remote-offers.ts';
import { repository } from './base-config.ts';
import { writeKit } from './kit/write-kit.ts';
import { remoteConfig } from './remote-config.ts';
import { serverConfig } from './server-config.ts';
import { withServerBuild } from './server-manifest.ts';

/** The package's own configuration; without one it is a remote, of the name in its remote.ts. */
async function browserConfig(dir: string): Promise<Configuration> {
  const own = ['webpack.config.ts', 'webpack.config.mjs'].map((file) => join(dir, file)).find((file) => existsSync(file));
  if (own === undefined) return remoteConfig({ name: remoteOffer(join(dir, 'remote.ts')).name, dir });
  return ((await import(pathToFileURL(own).href)) as { default: Configuration }).default;
}

/**
 * Build the package in a folder, for browsers and for the server, with its
 * manifest: what a release is made of.
 * @param dir absolute folder of the package
 * @param out absolute folder that the build is written into
 * @returns whether it was built, and webpack's report of errors and warnings; empty without any
 */
export async function buildPackage(dir: string, out: string): Promise<{ built: boolean; report: string }> {
  const browser = await browserConfig(dir);
  const server = serverConfig({ name: browser.name ?? '', dir });
  const configs = [browser, ...(server ? [server] : [])].map((config) => ({ ...config, output: { ...config.output, path: out } }));
  const compiler = webpack(configs);
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, all) => (all ? resolve(all) : reject(error ?? new Error('nothing was built')))),
  );
  const built = !stats.hasErrors();
  if (built) {
    // The browser build has written it before the others are known.
    const path = join(out, 'manifest.json');
    const browsers = JSON.parse(await readFile(path, 'utf8')) as BuildManifest;
    const manifest = server ? withServerBuild(browsers, { dir, content: await readFile(join(out, SERVER_ENTRY)) }) : browsers;
    const kit = browser.name === 'shell' ? await writeKit({ dir, repository, out }) : [];
    await writeFile(path, JSON.stringify({ ...manifest, files: [...manifest.files, ...kit] }, null, 2));
  }
  // Closing writes the persistent caches.
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return { built, report: built && !stats.hasWarnings() ? '' : stats.toString({ preset: 'errors-warnings', colors: false }) };
}
