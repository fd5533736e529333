import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuildManifest } from '@petcare/wire/manifest';

/** A finished build in a new folder below `parent`: these files with their compressed forms, and the manifest. `level` is that of this machine's zlib. */
export async function aBuild(parent: string, files: Record<string, string>, { level = 9 } = {}): Promise<string> {
  const folder = await mkdtemp(join(parent, 'build-'));
  const listed: BuildManifest['files'] = [];
  for (const [path, text] of Object.entries(files)) {
    const [br, gzip] = [brotliCompressSync(text), gzipSync(text, { level })];
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    await writeFile(join(folder, `${path}.br`), new Uint8Array(br));
    await writeFile(join(folder, `${path}.gz`), new Uint8Array(gzip));
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    listed.push({ path, bytes: Buffer.byteLength(text), integrity, br: br.length, gzip: gzip.length });
  }
  const manifest: Partial<BuildManifest> = { name: 'mf-search', entry: 'remoteEntry.js', files: listed };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
