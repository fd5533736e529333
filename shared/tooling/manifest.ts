/** One built file. `bytes` is its plain size; `br` and `gzip` those of its stored compressed forms, where it has them. */
export type ManifestFile = { path: string; bytes: number; integrity: string; br?: number; gzip?: number };

/**
 * What a build says of itself, stored beside it as `manifest.json`.
 * `initial` is what has to run before anything of it shows; `pages` and `parts`
 * name the further files of each screen's first load; `shared` the versions of
 * the shared modules that it gives (the shell) or takes (a remote). `release` is there once the
 * build has its id.
 */
export type BuildManifest = {
  name: string;
  release?: string;
  entry: string;
  files: ManifestFile[];
  initial: string[];
  pages: Record<string, string[]>;
  parts: Record<string, string[]>;
  shared: Record<string, string>;
};

/**
 * Stands in built files where the release's own id belongs. The id is a hash
 * of the files, so it is written over the placeholder afterwards: same length,
 * so that the source maps stay right.
 */
export const RELEASE_PLACEHOLDER = 'RELEASE_ID__';
