import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ManifestFile } from '@petcare/wire/manifest';
import webpack, { type Stats } from 'webpack';
import { compressFile } from '../../delivery/src/release/compress.ts';
import config from './webpack.config.ts';

const [out, previous] = process.argv.slice(2);
if (!out) throw new Error('usage: build.main.ts OUTPUT_FOLDER [PREVIOUS_OUTPUT_FOLDER]');

async function filesIn(folder: string): Promise<ManifestFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return Promise.all(
    paths.map(async (path) => {
      const integrity = `sha384-${createHash('sha384')
        .update(new Uint8Array(await readFile(join(folder, path))))
        .digest('base64')}`;
      return { path, bytes: (await stat(join(folder, path))).size, integrity };
    }),
  );
}

/** The compressed forms of a file that the previous build had too: its name says that its content is the same. */
async function kept(path: string): Promise<boolean> {
  if (!previous || !/\.[0-9a-f]{8}\./.test(path) || !existsSync(join(previous, `${path}.br`))) return false;
  for (const form of ['br', 'gz']) await copyFile(join(previous, `${path}.${form}`), join(out ?? '', `${path}.${form}`));
  return true;
}

async function build(path: string): Promise<void> {
  const compiler = webpack({ ...config, output: { ...config.output, path } });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, built) => (built ? resolve(built) : reject(error ?? new Error('nothing was built')))),
  );
  // Closing writes the persistent cache.
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}

// The same steps as those of a release: built in a process of its own, hashed, compressed. It is no package: it has no release and no kit.
await build(out);
const files = await filesIn(out);
await Promise.all(files.map(async (file) => (await kept(file.path)) || compressFile(out, file)));
await writeFile(join(out, 'manifest.json'), JSON.stringify({ files }));
