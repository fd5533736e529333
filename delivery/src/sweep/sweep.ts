import type { Database } from '../platform/database.ts';
import { insertAct } from '../registry/audit.sql.ts';
import { forgetExpiredPreviews } from '../previews/previews.sql.ts';
import { lockMoves, lockPackage } from '../registry/registry.sql.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { forgetOldCompositions, markSwept, selectPackages, selectUnused, type UnusedRelease } from './sweep.sql.ts';

/** Remove the files of every release that nobody needs. No pointer moves meanwhile, so none comes to point at what goes. */
export async function sweep(sql: Database, { store, actor }: { store: ReleaseStore; actor: string }): Promise<UnusedRelease[]> {
  return sql.begin(async (tx) => {
    await lockMoves(tx);
    for (const name of await selectPackages(tx)) await lockPackage(tx, name);
    await forgetOldCompositions(tx);
    await forgetExpiredPreviews(tx);
    const unused = await selectUnused(tx);
    for (const one of unused) {
      await markSwept(tx, one);
      await insertAct(tx, { actor, act: 'sweep', package: one.package, release: one.release, previous: null, note: null });
      await store.remove(one.package, one.release);
    }
    await store.removeAbandoned();
    return unused;
  });
}
