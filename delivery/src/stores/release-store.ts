import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MANIFEST, pathsOf, requireSameContent } from './manifest.ts';
import type { Objects } from '@petcare/node/objects';
import { ABANDONED_AFTER, type ReleaseStore } from './store.ts';

const AT_ONCE = 8;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

async function inTurns<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** A file without its compression: another machine's zlib may make other bytes of the same file. */
function plain(path: string, content: Buffer): Buffer {
  if (path.endsWith('.br')) return brotliDecompressSync(content);
  return path.endsWith('.gz') ? gunzipSync(content) : content;
}

/** Releases as objects, one a file: the same whatever keeps the objects. */
export function releaseStore(objects: Objects): ReleaseStore {
  const keyOf = (name: string, release: string, path = '') => `${name}/${release}/${path}`;

  async function keysOf(name: string, release: string): Promise<Set<string>> {
    const keys = new Set<string>();
    for await (const { key } of objects.list(keyOf(name, release))) keys.add(key);
    return keys;
  }

  // What the manifest names may be gone: a sweep took leftovers away on which a writer had counted.
  async function has(name: string, release: string): Promise<boolean> {
    const manifest = await objects.get(keyOf(name, release, MANIFEST));
    if (!manifest) return false;
    const keys = await keysOf(name, release);
    return pathsOf(manifest).every((path) => keys.has(keyOf(name, release, path)));
  }

  async function putFile(name: string, release: string, path: string, content: Buffer): Promise<void> {
    const key = keyOf(name, release, path);
    if (await objects.create(key, content)) return;
    const there = await objects.get(key);
    if (there && plain(path, there).equals(plain(path, content))) return;
    throw new Error(`${key} is stored already, with other content. What is stored never changes: nothing was released.`);
  }

  return {
    has,
    read: (name, release, path) => objects.get(keyOf(name, release, path)),
    async put(name, release, from) {
      const manifest = await readFile(join(from, MANIFEST));
      const stored = await objects.get(keyOf(name, release, MANIFEST));
      if (stored) requireSameContent(name, release, stored, manifest);
      if (stored && (await has(name, release))) return;
      const files = (await filesIn(from)).filter((path) => path !== MANIFEST);
      await inTurns(files, async (path) => putFile(name, release, path, await readFile(join(from, path))));
      if (await objects.create(keyOf(name, release, MANIFEST), manifest)) return;
      const faster = await objects.get(keyOf(name, release, MANIFEST));
      if (faster) requireSameContent(name, release, faster, manifest);
    },
    async remove(name, release) {
      await objects.delete(keyOf(name, release, MANIFEST));
      await inTurns(await keysOf(name, release), objects.delete);
    },
    async removeAbandoned() {
      const releases = new Map<string, { keys: string[]; whole: boolean; written: number }>();
      for await (const { key, modified } of objects.list('')) {
        const [name, release, ...path] = key.split('/');
        if (path.length === 0) continue;
        const id = `${name}/${release}`;
        const { keys, whole, written } = releases.get(id) ?? { keys: [], whole: false, written: 0 };
        releases.set(id, {
          keys: [...keys, key],
          whole: whole || path.join('/') === MANIFEST,
          written: Math.max(written, modified.getTime()),
        });
      }
      for (const { keys, whole, written } of releases.values()) {
        if (!whole && Date.now() - written > ABANDONED_AFTER) await inTurns(keys, objects.delete);
      }
    },
  };
}
