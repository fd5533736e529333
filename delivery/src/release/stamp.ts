import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityTable, isCode } from '@petcare/wire/first-load';
import { INTEGRITY_PLACEHOLDER, RELEASE_PLACEHOLDER, type BuildManifest, type ManifestFile } from '@petcare/wire/manifest';

const STAMPED = /\.([cm]?js|css)$/;

/** True for a file that may have had its release's id, or the table of hashes, written into it. */
export const isStamped = (path: string): boolean => STAMPED.test(path);

/** Of the files and of what the build says of itself: a release that promises something else is another one. */
export async function contentHash(folder: string, { files, ...said }: BuildManifest): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(said));
  for (const { path } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    hash
      .update(`${path}\0`)
      .update(new Uint8Array(await readFile(join(folder, path))))
      .update('\0');
  }
  return hash.digest('hex').slice(0, RELEASE_PLACEHOLDER.length);
}

function hashed(file: ManifestFile, content: Buffer): ManifestFile {
  const integrity = `sha384-${createHash('sha384').update(new Uint8Array(content)).digest('base64')}`;
  return { ...file, bytes: content.length, integrity };
}

/** Write something where the build left room for it; the file as it is then. */
async function fill(folder: string, file: ManifestFile, placeholder: string, text: string): Promise<ManifestFile> {
  const path = join(folder, file.path);
  let content = await readFile(path);
  if (isStamped(file.path) && content.includes(placeholder)) {
    content = Buffer.from(content.toString('utf8').replaceAll(placeholder, text));
    await writeFile(path, new Uint8Array(content));
  }
  return hashed(file, content);
}

/** The hashes by which the entry has its other files loaded. A file that carries the table can't be in it. */
async function fillIntegrity(folder: string, files: ManifestFile[]): Promise<ManifestFile[]> {
  const code = files.filter(({ path }) => isCode(path));
  const carries = new Map(
    await Promise.all(code.map(async ({ path }) => [path, (await readFile(join(folder, path))).includes(INTEGRITY_PLACEHOLDER)] as const)),
  );
  const table = integrityTable(code.filter(({ path }) => !carries.get(path)));
  return Promise.all(files.map((file) => (carries.get(file.path) ? fill(folder, file, INTEGRITY_PLACEHOLDER, table) : file)));
}

/** Give a fresh build its id, and its entry the hashes of the rest: both are written where the build left room for them. */
export async function stampRelease(folder: string): Promise<BuildManifest & { release: string }> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as BuildManifest;
  const release = await contentHash(folder, manifest);
  const stamped = await Promise.all(manifest.files.map((file) => fill(folder, file, RELEASE_PLACEHOLDER, release)));
  return { ...manifest, release, files: await fillIntegrity(folder, stamped) };
}
