import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addKey } from '../keys/keys.ts';
import { selectActs, type LoggedAct } from '../registry/audit.sql.ts';
import { selectLiveReleases, type LiveRelease } from '../registry/registry.sql.ts';
import { aDelivery, type FixtureDelivery } from './fixture-delivery.ts';
import type { FixtureHouse } from './fixture-house.ts';

export type Answer = { status: number; body: Record<string, unknown> };

export type FixtureUploads = {
  delivery: FixtureDelivery;
  origin: string;
  /** The folder in which archives are unpacked. */
  workDir: string;
  /** A fresh key for a package, or for testers. */
  key(scope: string): Promise<{ id: string; key: string }>;
  /** `POST` to `/releases/<path>` over the network. */
  post(path: string, key: string | null, archive?: Uint8Array, headers?: Record<string, string>): Promise<Answer>;
  pointer(name: string): Promise<LiveRelease | undefined>;
  /** The acts since this was made. */
  acts(): Promise<LoggedAct[]>;
  /** All that an upload could leave behind: work folders, stored files, rows of the registry. */
  traces(): Promise<unknown>;
};

/** The delivery service of a house, listening, and what a team elsewhere does with it. */
export async function aListeningDelivery(
  house: FixtureHouse,
  options: { budgets?: { default: number }; registryLimit?: number } = {},
): Promise<FixtureUploads> {
  const workDir = await mkdtemp(join(house.root, 'uploads-'));
  const delivery = await aDelivery(house, { workDir, ...options });
  const origin = await delivery.app.listen({ port: 0, host: '127.0.0.1' });
  const before = (await selectActs(house.sql, null)).length;
  return {
    delivery,
    origin,
    workDir,
    async key(scope) {
      const made = await addKey(house.sql, { scope, note: null, actor: 'owner' });
      await delivery.registry.refresh();
      return made;
    },
    async post(path, key, archive, headers = {}) {
      const sent = archive && { body: new Uint8Array(archive), headers: { 'content-type': 'application/gzip' } };
      const answer = await fetch(`${origin}/releases/${path}`, {
        method: 'POST',
        ...sent,
        headers: { ...sent?.headers, ...(key && { authorization: `Bearer ${key}` }), ...headers },
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    pointer: async (name) => (await selectLiveReleases(house.sql)).find((row) => row.package === name),
    acts: async () => (await selectActs(house.sql, null)).slice(before),
    async traces() {
      return [
        await readdir(workDir),
        await house.place.paths(),
        await house.sql`select package, release from delivery.releases order by 1, 2`,
      ];
    },
  };
}
