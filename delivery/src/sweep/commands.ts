import { withRegistry, type Say } from '../registry/with-registry.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { sweep } from './sweep.ts';

/** Clear away what nobody needs, and tell of each. */
export async function sweepCommand(
  databaseUrl: string,
  { store, actor, say }: { store: ReleaseStore; actor: string; say: Say },
): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => {
    const swept = await sweep(sql, { store, actor });
    for (const { package: name, release } of swept) say(`${name} ${release}: files removed`);
    if (swept.length === 0) say('Every stored release is in use, or younger than a day.');
    return 0;
  });
}
