import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { SERVER_ENTRY, type BuildManifest } from '@petcare/wire/manifest';
import { repository } from '../../presets/webpack/base-config.ts';
import { browserConfig } from '../../presets/webpack/browser-config.ts';
import { writeKit } from '../kit/write-kit.ts';
import { serverConfig } from '../../presets/webpack/server-config.ts';
import { withServerBuild } from '../../presets/webpack/manifest/server-manifest.ts';

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
