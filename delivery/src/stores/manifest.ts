import type { BuildManifest } from '@petcare/wire/manifest';

export const MANIFEST = 'manifest.json';

/** The files that a release is made of: those that its manifest lists, and their compressed forms. */
export function pathsOf(manifest: Buffer): string[] {
  const { files } = JSON.parse(manifest.toString('utf8')) as BuildManifest;
  return files.flatMap(({ path, br, gzip }) => [
    path,
    ...(br === undefined ? [] : [`${path}.br`]),
    ...(gzip === undefined ? [] : [`${path}.gz`]),
  ]);
}

function contentOf(manifest: string): string {
  const { files } = JSON.parse(manifest) as BuildManifest;
  return JSON.stringify(files.map(({ path, integrity }) => [path, integrity]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}

/**
 * Refuse to store other files under an address that is taken. Compressed forms
 * are left out: another machine's zlib may make other bytes of the same file.
 */
export function requireSameContent(name: string, release: string, stored: Buffer, coming: Buffer): void {
  if (contentOf(stored.toString('utf8')) === contentOf(coming.toString('utf8'))) return;
  throw new Error(`${name} ${release} is stored already, with other content. What is stored never changes: nothing was written.`);
}
