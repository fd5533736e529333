import type { BuildManifest } from '@petcare/wire/manifest';

/** The address of one file of a release. */
export function addressOf(name: string, release: string, path: string): string {
  return `/releases/${name}/${release}/${path}`;
}

/** The hash that a file of a release was stored with. */
export function integrityOf(manifest: BuildManifest, path: string): string | undefined {
  return manifest.files.find((file) => file.path === path)?.integrity;
}
