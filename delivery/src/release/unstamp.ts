import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { INTEGRITY_LENGTH, INTEGRITY_PLACEHOLDER, RELEASE_PLACEHOLDER, type BuildManifest } from '@petcare/wire/manifest';
import type { ReleaseStore } from '../stores/store.ts';
import { contentHash, isStamped } from './stamp.ts';

const TABLE = new RegExp(`(?:\\|[^|\\s"'\`]+ sha384-[\\w+/=]{${INTEGRITY_LENGTH - 'sha384-'.length}})+`, 'g');

function unstamped(content: Buffer, release: string): Uint8Array {
  const text = content.toString('utf8');
  const without = text.replaceAll(TABLE, INTEGRITY_PLACEHOLDER).replaceAll(release, RELEASE_PLACEHOLDER);
  return new Uint8Array(without === text ? content : Buffer.from(without));
}

/**
 * Write a stored release into a folder as it was built, before it had an id: whoever stamps that again gets the same
 * release. Whether it could be done: false when the release is not stored, or what comes of it is not what it was.
 */
export async function unstampRelease(store: ReleaseStore, name: string, release: string, folder: string): Promise<boolean> {
  const said = await store.read(name, release, 'manifest.json');
  if (!said) return false;
  const { release: _given, files, ...rest } = JSON.parse(said.toString('utf8')) as BuildManifest;
  const listed: BuildManifest['files'] = [];
  for (const { path, bytes, integrity } of files) {
    const content = await store.read(name, release, path);
    if (!content) return false;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), isStamped(path) ? unstamped(content, release) : new Uint8Array(content));
    listed.push({ path, bytes, integrity });
  }
  const manifest: BuildManifest = { ...rest, files: listed };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const written = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as BuildManifest;
  return (await contentHash(folder, written)) === release;
}
