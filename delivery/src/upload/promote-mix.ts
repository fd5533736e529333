import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFrom, lineOfRelease, reasonsOf, refusalOf, type OtherSite } from '@petcare/wire/elsewhere';
import type { Budgets } from '../checks/mix-faults.ts';
import type { Database } from '../platform/database.ts';
import { withRegistry, type Say } from '../registry/with-registry.ts';
import { moveReleases, type PreparedRelease } from '../release/release-package.ts';
import type { Smoke } from '../smoke/smoke.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { discard, putBuild, UPLOAD_FOLDER } from './receive-release.ts';

export type PromoteMix = {
  /** That site, with the key of its shell, which is given every build. */
  from: OtherSite;
  names: readonly string[];
  store: ReleaseStore;
  budgets: Budgets;
  smokeWith?: (sql: Database) => Smoke;
  /** The address at which this site is to be seen. */
  site: string;
  actor: string;
  note?: string;
  say: Say;
};

/**
 * Make what is live on another site live here: these packages, all or none, the very bytes under the same ids, checked
 * together as every release; what is refused leaves nothing behind. Tells of each. The exit code: 1 when nothing has moved.
 */
export async function promoteMixCommand(databaseUrl: string, options: PromoteMix): Promise<number> {
  const { from, names, site, note, say, smokeWith, store, ...deps } = options;
  const folder = await mkdtemp(join(tmpdir(), UPLOAD_FOLDER));
  const refused = (faults: readonly string[]) => {
    say(refusalOf([...names], [...faults]));
    return 1;
  };
  try {
    const given: { name: string; archive: string; release: string }[] = [];
    for (const name of names) {
      const archive = join(folder, `${name}.tgz`);
      const build = await buildFrom(from, name, { scope: 'shell' }, archive);
      if ('said' in build) return refused(reasonsOf(build.said));
      given.push({ name, archive, release: build.release });
    }
    return await withRegistry(databaseUrl, async (sql) => {
      const stored: { name: string; prepared: PreparedRelease; wasHere: boolean }[] = [];
      let isMoved = false;
      try {
        for (const { name, archive, release } of given) {
          const build = { package: name, archive: createReadStream(archive), expected: release };
          const put = await putBuild({ store, workDir: folder }, build);
          if ('refused' in put) return refused([put.refused.message, ...put.refused.faults]);
          stored.push({ name, ...put });
        }
        const why = { note: [`from ${from.to.host}`, note].filter(Boolean).join(': ') };
        const moving = { ...deps, ...why, sql, store, ...(smokeWith && { smoke: smokeWith(sql) }) };
        const results = [
          ...(await moveReleases(
            moving,
            stored.map(({ prepared }) => prepared),
          )),
        ];
        const faults = results.find(([, result]) => result.refused)?.[1].refused;
        if (faults) return refused(faults);
        isMoved = true;
        for (const [name, result] of results) say(lineOfRelease(name, result, { site }));
        return 0;
      } finally {
        if (!isMoved)
          for (const { name, prepared, wasHere } of stored) await discard({ sql, store }, name, { release: prepared.release, wasHere });
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
