import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest, ManifestFile } from '@petcare/tooling/manifest';
import { releaseFolder } from '../release/store.ts';

const PACKAGE = /^[a-z][a-z0-9-]*$/;
const RELEASE = /^[0-9a-f]{12}$/;

export type StoredFile = ManifestFile & { location: string };

/** The files of every stored release. Only what a release's manifest lists can be asked for, so no path leads out of it. */
export type StoredReleases = {
  file(name: string, release: string, path: string): Promise<StoredFile | null>;
  json(name: string, release: string, path: string): Promise<unknown>;
};

export function createStoredReleases(releasesDir: string): StoredReleases {
  const known = new Map<string, ReadonlyMap<string, ManifestFile>>();

  async function filesOf(name: string, release: string): Promise<ReadonlyMap<string, ManifestFile> | null> {
    if (!PACKAGE.test(name) || !RELEASE.test(release)) return null;
    const key = `${name}/${release}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    const text = await readFile(join(releaseFolder(releasesDir, name, release), 'manifest.json'), 'utf8').catch(() => null);
    if (text === null) return null;
    // A stored release never changes, so what was read once stays right.
    const files = new Map((JSON.parse(text) as BuildManifest).files.map((file) => [file.path, file]));
    known.set(key, files);
    return files;
  }

  async function file(name: string, release: string, path: string): Promise<StoredFile | null> {
    const listed = (await filesOf(name, release))?.get(path);
    return listed ? { ...listed, location: join(releaseFolder(releasesDir, name, release), path) } : null;
  }

  return {
    file,
    async json(name, release, path) {
      const found = await file(name, release, path);
      if (!found) throw new Error(`${name} ${release} has no ${path}`);
      return JSON.parse(await readFile(found.location, 'utf8'));
    },
  };
}
