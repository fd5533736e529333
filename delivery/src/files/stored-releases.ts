import type { BuildManifest, ManifestFile } from '@petcare/wire/manifest';
import type { ReleaseStore } from '../stores/store.ts';

const PACKAGE = /^[a-z][a-z0-9-]*$/;
const RELEASE = /^[0-9a-f]{12}$/;

/** A file that a release's manifest lists, with the way to its bytes: as they are, or a compressed form (`.br`, `.gz`). */
export type StoredFile = ManifestFile & { read(form: string): Promise<Buffer | null> };

/** The files of every stored release. Only what a release's manifest lists can be asked for, so no path leads out of it. */
export type StoredReleases = {
  /** The manifest of a stored release; null when there is none. */
  manifest(name: string, release: string): Promise<BuildManifest | null>;
  file(name: string, release: string, path: string): Promise<StoredFile | null>;
  json(name: string, release: string, path: string): Promise<unknown>;
};

export function createStoredReleases(store: ReleaseStore): StoredReleases {
  const known = new Map<string, { manifest: BuildManifest; files: ReadonlyMap<string, ManifestFile> }>();

  async function knownOf(name: string, release: string) {
    if (!PACKAGE.test(name) || !RELEASE.test(release)) return null;
    const key = `${name}/${release}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    const text = await store.read(name, release, 'manifest.json');
    if (text === null) return null;
    // A stored release never changes, so what was read once stays right.
    const manifest = JSON.parse(text.toString('utf8')) as BuildManifest;
    const found = { manifest, files: new Map(manifest.files.map((file) => [file.path, file])) };
    known.set(key, found);
    return found;
  }

  async function file(name: string, release: string, path: string): Promise<StoredFile | null> {
    const listed = (await knownOf(name, release))?.files.get(path);
    return listed ? { ...listed, read: (form) => store.read(name, release, `${path}${form}`) } : null;
  }

  return {
    file,
    manifest: async (name, release) => (await knownOf(name, release))?.manifest ?? null,
    async json(name, release, path) {
      const content = await (await file(name, release, path))?.read('');
      if (!content) throw new Error(`${name} ${release} has no ${path}`);
      return JSON.parse(content.toString('utf8'));
    },
  };
}
