import type { Database } from '../platform/database.ts';
import type { Objects } from '@petcare/node/objects';
import type { Setting } from '../config/config.policy.ts';
import type { Grant } from '../grants/grants.policy.ts';
import type { Origin } from '../origins/origins.policy.ts';
import type { FeatureSwitch } from '../switches/switches.policy.ts';
import type { LiveRelease } from '../registry/registry.sql.ts';
import { selectRevision, selectSnapshot } from './snapshot.sql.ts';

/** The live releases after so many acts; a snapshot from before there were grants, origins, switches or settings has none. */
export type Snapshot = {
  revision: number;
  releases: LiveRelease[];
  grants?: Grant[];
  origins?: Origin[];
  switches?: FeatureSwitch[];
  settings?: Setting[];
};

const FOLDER = 'registry/';
const KEY = /^registry\/\d{12}\.json$/;
const KEPT = 3;
const EVERY = 5_000;

const keyOf = (revision: number) => `${FOLDER}${String(revision).padStart(12, '0')}.json`;

async function keysIn(objects: Objects): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of objects.list(FOLDER)) if (KEY.test(key)) keys.push(key);
  return keys.sort();
}

/**
 * Keep what is live beside the releases, for when the registry can't be
 * reached. Each revision has a key of its own that is written once, so whoever
 * is late or slow never overwrites what is newer.
 */
export async function keepSnapshot(objects: Objects, { revision, releases, ...decided }: Snapshot): Promise<void> {
  const key = keyOf(revision);
  const newest = (await keysIn(objects)).at(-1);
  if (newest !== undefined && newest >= key) return;
  // Nobody judges a canary while the registry is away: it is given to nobody.
  const certain: Snapshot = {
    revision,
    releases: releases.map((release) => ({ ...release, canary: null })),
    ...decided,
  };
  await objects.create(key, Buffer.from(JSON.stringify(certain)));
  for (const old of (await keysIn(objects)).slice(0, -KEPT)) await objects.delete(old);
}

/** The live releases as a delivery service last saw them in the registry. */
export async function latestSnapshot(objects: Objects): Promise<Snapshot | null> {
  for (const key of (await keysIn(objects)).reverse()) {
    const content = await objects.get(key);
    if (content) return JSON.parse(content.toString('utf8')) as Snapshot;
  }
  return null;
}

/** Keep a snapshot of whatever has become live, one round after the other, until stopped. */
export function watchSnapshots(sql: Database, objects: Objects, onError: (error: unknown) => void): { stop(): void } {
  let kept = -1;
  let round: Promise<void> | null = null;

  async function once(): Promise<void> {
    if ((await selectRevision(sql)) === kept) return;
    const snapshot = await selectSnapshot(sql);
    await keepSnapshot(objects, snapshot);
    kept = snapshot.revision;
  }
  const next = () => {
    round ??= once()
      .catch(onError)
      .finally(() => (round = null));
  };
  next();
  const timer = setInterval(next, EVERY).unref();

  // Nobody waits for a round that is on: a snapshot is there whole or not at all.
  return { stop: () => clearInterval(timer) };
}
