import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { INTEGRITY_LENGTH, INTEGRITY_PLACEHOLDER, RELEASE_PLACEHOLDER, type BuildManifest, type ManifestFile } from './manifest.ts';

/** The first load that a site allows a remote where nobody has said otherwise, in bytes of brotli. */
export const USUAL_BUDGET = 21_000;

/** Quality 11 gives a megabyte three seconds; 9 gives it a fifth of one for 4 % more bytes. */
const LARGE = 600_000;
const COMPRESSIBLE = /\.(m?js|css|svg|json|html|txt)$/;
/** Below this a compressed form saves no packet. */
const SMALLEST = 512;
/** Code that pages load: what the table of hashes names. */
const CODE = /\.(m?js|css)$/;
const PREFIX = 'sha384-';
const ENTRY = new RegExp(`\\|([^|\\s"'\`]+) ${PREFIX}[\\w+/=]{${INTEGRITY_LENGTH - PREFIX.length}}`, 'g');

/** The brotli form in which a site gives a file. */
export async function brotliOf(content: Uint8Array): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}

/** True when a site stores compressed forms of a file of so many bytes. */
export const isCompressed = (path: string, bytes: number): boolean => COMPRESSIBLE.test(path) && bytes >= SMALLEST;

/** The table by which an entry knows the hash of each other script and stylesheet. */
export const integrityTable = (files: readonly { path: string; integrity: string }[]): string =>
  files.map(({ path, integrity }) => `|${basename(path)} ${integrity}`).join('');

/** True when pages load a file as code, so that the table names it. */
export const isCode = (path: string): boolean => CODE.test(path);

/** True when hashes of files stand in a text, as only a release's entry has them. */
export const namesHashes = (text: string): boolean => text.search(ENTRY) >= 0;

// As hard to compress as a real hash, and the same as long as the file has the name that its content gave it.
const hashOfName = (name: string) => `${PREFIX}${createHash('sha384').update(name).digest('base64')}`;

/**
 * The text of a built file without what its release's id decides: the id itself, and the hashes of files that it stands in.
 * Two builds of the same sources are alike in it, under whichever id.
 */
const withoutId = (text: string, release: string): string =>
  text.replace(ENTRY, (_entry, name: string) => `|${name} ${hashOfName(name)}`).replaceAll(release, RELEASE_PLACEHOLDER);

/** The bytes of brotli of a file of a release that a budget counts; undefined where its plain compressed size is that. */
export async function weightOf(content: Uint8Array, release: string): Promise<number | undefined> {
  const text = Buffer.from(content).toString('utf8');
  const without = withoutId(text, release);
  return without === text ? undefined : (await brotliOf(Buffer.from(without))).length;
}

/** The first load of a build in a folder, which has no id and no compressed files yet: the figure that a site holds against the budget. */
export async function firstLoadOf(out: string): Promise<{ bytes: number; budget: number | undefined }> {
  const manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as BuildManifest;
  const loaded = new Set([...manifest.initial, ...Object.values(manifest.pages).flat()]);
  const texts = new Map<string, string>();
  for (const { path } of manifest.files) {
    if (loaded.has(path) || isCode(path)) texts.set(path, await readFile(join(out, path), 'utf8'));
  }
  const named = manifest.files.filter(({ path }) => isCode(path) && !texts.get(path)?.includes(INTEGRITY_PLACEHOLDER));
  const table = integrityTable(named.map(({ path }) => ({ path, integrity: hashOfName(basename(path)) })));
  const weighed = async (file: ManifestFile) => {
    const text = texts.get(file.path);
    if (text === undefined || !loaded.has(file.path)) return file;
    const content = Buffer.from(text.replaceAll(INTEGRITY_PLACEHOLDER, table));
    const bytes = content.length;
    return isCompressed(file.path, bytes) ? { ...file, bytes, br: (await brotliOf(content)).length } : { ...file, bytes };
  };
  return { bytes: firstLoad({ ...manifest, files: await Promise.all(manifest.files.map(weighed)) }), budget: manifest.contract?.budget };
}

/** The first load of a package in bytes of brotli: all that has to run, and the heaviest page. */
export function firstLoad({ files, initial, pages }: BuildManifest): number {
  const sizes = new Map(files.map(({ path, bytes, br, weight }) => [path, weight ?? br ?? bytes]));
  const sum = (paths: string[]) => paths.reduce((total, path) => total + (sizes.get(path) ?? 0), 0);
  return sum(initial) + Math.max(0, ...Object.values(pages).map(sum));
}
