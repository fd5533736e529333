import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildManifest, ManifestFile } from '@petcare/wire/manifest';
import { paths } from '../platform/paths.ts';
import { environmentWith } from '../settings/environment.ts';
import { putInPlace } from '../platform/put-in-place.ts';
import { compressFile } from './compress.ts';
import { stampRelease } from './stamp.ts';

export type StampedManifest = BuildManifest & { release: string };

/** Builds the package in `dir` into `out`, with its `manifest.json`. Throws, saying why, when it can't be built, or is stopped. */
export type Builder = (dir: string, out: string, stopped?: AbortSignal) => Promise<void>;

/** The largest package takes a minute on a busy machine. */
const BUILD_LIMIT = 15 * 60_000;

/** The package's build, in a process of its own: webpack takes a core and its memory goes with it. */
export const webpackBuilder: Builder = (dir, out, stopped) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', paths.builder, dir, out], {
      cwd: paths.repository,
      env: environmentWith({ NODE_ENV: 'production' }),
      stdio: ['ignore', 'inherit', 'pipe'],
      timeout: BUILD_LIMIT,
      ...(stopped && { signal: stopped }),
    });
    let report = '';
    child.stderr.on('data', (chunk: Buffer) => (report += chunk.toString('utf8')));
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`Building ${dir} ${signal ? `was ended (${signal})` : 'failed'}:\n${report}`)),
    );
  });

async function readManifest(folder: string): Promise<StampedManifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as StampedManifest;
}

/** Give a fresh build its id and its compressed forms, in its folder; so many files are compressed at a time. */
export async function finishBuild(folder: string, atATime = Infinity): Promise<StampedManifest> {
  const stamped = await stampRelease(folder);
  const files: ManifestFile[] = [];
  for (let at = 0; at < stamped.files.length; at += atATime) {
    files.push(...(await Promise.all(stamped.files.slice(at, at + atATime).map((file) => compressFile(folder, file, stamped.release)))));
  }
  const finished = { ...stamped, files };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(finished));
  return finished;
}

/** The finished, compressed build of these inputs: the one in the cache, or a new one that is put there whole. */
export async function buildOnce(options: {
  dir: string;
  cached: string;
  build: Builder;
  stopped?: AbortSignal | undefined;
}): Promise<{ folder: string; manifest: StampedManifest; built: boolean }> {
  const { dir, cached, build, stopped } = options;
  if (existsSync(cached)) return { folder: cached, manifest: await readManifest(cached), built: false };

  await mkdir(dirname(cached), { recursive: true });
  const work = await mkdtemp(`${cached}.`);
  try {
    await build(dir, work, stopped);
    await finishBuild(work);
    await putInPlace(work, cached);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return { folder: cached, manifest: await readManifest(cached), built: true };
}
