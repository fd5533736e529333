import { withRegistry, type Say } from '../registry/with-registry.ts';
import { revokeKey } from './keys.ts';

/** Have a key open nothing any more; tells of it. The exit code: 1 when there is no such key. */
export async function revokeKeyCommand(databaseUrl: string, { id, actor, say }: { id: string; actor: string; say: Say }): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => {
    const revoked = await revokeKey(sql, { id, actor });
    say(revoked ? `Key ${id} opens nothing any more.` : `There is no valid key ${id}: npm run keys list`);
    return revoked ? 0 : 1;
  });
}
