import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotliOf, isCompressed, weightOf } from '@petcare/wire/first-load';
import type { ManifestFile } from '@petcare/wire/manifest';

const gzipAsync = promisify(gzip);

/**
 * Lay a brotli and a gzip form beside a file that gains by it; sizes go into what is returned.
 * @param release the id of the release that the file is of, where it may stand in the file
 */
export async function compressFile(folder: string, file: ManifestFile, release?: string): Promise<ManifestFile> {
  if (!isCompressed(file.path, file.bytes)) return file;
  const path = join(folder, file.path);
  const content = new Uint8Array(await readFile(path));
  const weight = release === undefined ? undefined : await weightOf(content, release);
  const [br, gz] = await Promise.all([brotliOf(content), gzipAsync(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, new Uint8Array(br)), writeFile(`${path}.gz`, new Uint8Array(gz))]);
  return { ...file, br: br.length, gzip: gz.length, ...(weight !== undefined && { weight }) };
}
