import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_PLACEHOLDER, type BuildManifest, type ManifestFile } from '@petcare/tooling/manifest';

const CARRIES_PLACEHOLDER = /\.(m?js|css)$/;

/** Of the files and of what the build says of itself: a release that promises something else is another one. */
async function contentHash(folder: string, { files, ...said }: BuildManifest): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(said));
  for (const { path } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(`${path}\0`).update(new Uint8Array(await readFile(join(folder, path)))).update('\0');
  }
  return hash.digest('hex').slice(0, RELEASE_PLACEHOLDER.length);
}

async function stampFile(folder: string, file: ManifestFile, release: string): Promise<ManifestFile> {
  const path = join(folder, file.path);
  let content = await readFile(path);
  if (CARRIES_PLACEHOLDER.test(file.path) && content.includes(RELEASE_PLACEHOLDER)) {
    content = Buffer.from(content.toString('utf8').replaceAll(RELEASE_PLACEHOLDER, release));
    await writeFile(path, new Uint8Array(content));
  }
  const integrity = `sha384-${createHash('sha384').update(new Uint8Array(content)).digest('base64')}`;
  return { ...file, bytes: content.length, integrity };
}

/** Give a fresh build its id, the hash of its files, and write it where the build left room for it. */
export async function stampRelease(folder: string): Promise<BuildManifest & { release: string }> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as BuildManifest;
  const release = await contentHash(folder, manifest);
  const files = await Promise.all(manifest.files.map((file) => stampFile(folder, file, release)));
  return { ...manifest, release, files };
}
