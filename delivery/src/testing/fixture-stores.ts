import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { openStore } from '../stores/open-store.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { OBJECT_SUFFIX, startS3Server } from '@petcare/node/s3-server';
import { readStoreSettings } from '../settings/read-settings.ts';

/** Every kind of store; what is tested of one is tested of each. */
export const storeKinds = ['folder', 's3'] as const;
export type StoreKind = (typeof storeKinds)[number];

export type FixtureStore = {
  /** The environment that names it. */
  env: NodeJS.ProcessEnv;
  /** Opens the store as one process does. */
  open(): Promise<ReleaseStore>;
  /** The real path of a stored file on this machine, to look at and to spoil. */
  fileOf(...path: string[]): string;
  /** Everything that really lies there, in order. */
  paths(): Promise<string[]>;
  remove(): Promise<void>;
};

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function aFolder(): Promise<FixtureStore> {
  const root = await mkdtemp(join(tmpdir(), 'petcare-releases-'));
  const env = { RELEASES_DIR: root };
  return {
    env,
    open: () => openStore(readStoreSettings(env)),
    fileOf: (...path) => join(root, ...path),
    paths: () => filesBelow(root),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function anS3(): Promise<FixtureStore> {
  const server = await startS3Server();
  return {
    env: server.env,
    open: () => openStore(readStoreSettings(server.env)),
    fileOf: (...path) => join(server.folder, 'releases', `${join(...path)}${OBJECT_SUFFIX}`),
    async paths() {
      const objects = (await filesBelow(server.folder)).filter((path) => path.endsWith(OBJECT_SUFFIX));
      return objects.map((path) => relative('releases', path.slice(0, -OBJECT_SUFFIX.length)));
    },
    remove: server.stop,
  };
}

export function aStore(kind: StoreKind): Promise<FixtureStore> {
  return kind === 'folder' ? aFolder() : anS3();
}
