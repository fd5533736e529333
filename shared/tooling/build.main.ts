import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { SERVER_ENTRY, type BuildManifest } from './manifest.ts';
import { repository } from './src/base-config.ts';
import { writeKit } from './src/kit/write-kit.ts';
import { serverConfig } from './src/server-config.ts';
import { withServerBuild } from './src/server-manifest.ts';

const [dir, out] = process.argv.slice(2);
if (!dir || !out) throw new Error('usage: build.main.ts PACKAGE_FOLDER OUTPUT_FOLDER');

const { default: browser } = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as { default: Configuration };
const server = serverConfig({ name: browser.name ?? '', dir });
const compiler = webpack([browser, ...(server ? [server] : [])].map((config) => ({ ...config, output: { ...config.output, path: out } })));

/** The browser build has written the manifest before the others are known. */
async function completeManifest(dir: string, out: string): Promise<void> {
  const path = join(out, 'manifest.json');
  const browsers = JSON.parse(await readFile(path, 'utf8')) as BuildManifest;
  const manifest = server ? withServerBuild(browsers, { dir, content: await readFile(join(out, SERVER_ENTRY)) }) : browsers;
  const kit = browser.name === 'shell' ? await writeKit({ dir, repository, out }) : [];
  await writeFile(path, JSON.stringify({ ...manifest, files: [...manifest.files, ...kit] }, null, 2));
}

const stats = await new Promise<MultiStats>((resolve, reject) =>
  compiler.run((error, built) => (built ? resolve(built) : reject(error ?? new Error('nothing was built')))),
);
const report = stats.toString({ preset: 'errors-warnings', colors: false });
if (report) console.error(report);
if (!stats.hasErrors()) await completeManifest(dir, out);
// Closing writes the persistent caches.
compiler.close(() => process.exit(stats.hasErrors() ? 1 : 0));
