import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { SERVER_ENTRY, type BuildManifest } from './manifest.ts';
import { serverConfig } from './src/server-config.ts';
import { withServerBuild } from './src/server-manifest.ts';

const [dir, out] = process.argv.slice(2);
if (!dir || !out) throw new Error('usage: build.main.ts PACKAGE_FOLDER OUTPUT_FOLDER');

const { default: browser } = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as { default: Configuration };
const server = serverConfig({ name: browser.name ?? '', dir });
const compiler = webpack([browser, ...(server ? [server] : [])].map((config) => ({ ...config, output: { ...config.output, path: out } })));

/** The browser build has written the manifest before the other is known. */
async function addServerBuild(): Promise<void> {
  const path = join(out ?? '', 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as BuildManifest;
  const content = await readFile(join(out ?? '', SERVER_ENTRY));
  await writeFile(path, JSON.stringify(withServerBuild(manifest, { dir: dir ?? '', content }), null, 2));
}

const stats = await new Promise<MultiStats>((resolve, reject) =>
  compiler.run((error, built) => (built ? resolve(built) : reject(error ?? new Error('nothing was built')))),
);
const report = stats.toString({ preset: 'errors-warnings', colors: false });
if (report) console.error(report);
if (server && !stats.hasErrors()) await addServerBuild();
// Closing writes the persistent caches.
compiler.close(() => process.exit(stats.hasErrors() ? 1 : 0));
