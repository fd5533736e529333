import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { firstLoad, type BuildManifest } from './manifest.ts';

/** The first load of a build in a folder, whose files no site has compressed yet. */
export async function firstLoadOf(out: string): Promise<{ bytes: number; budget: number | undefined }> {
  const manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as BuildManifest;
  const loaded = new Set([...manifest.initial, ...Object.values(manifest.pages).flat()]);
  const files = await Promise.all(
    manifest.files.map(async (file) => {
      if (!loaded.has(file.path)) return file;
      const content = await promisify(brotliCompress)(new Uint8Array(await readFile(join(out, file.path))));
      return { ...file, br: Math.min(file.bytes, content.length) };
    }),
  );
  return { bytes: firstLoad({ ...manifest, files }), budget: manifest.contract?.budget };
}
