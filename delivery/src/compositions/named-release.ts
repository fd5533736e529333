import type { Database } from '../platform/database.ts';
import type { LiveRelease } from '../registry/registry.sql.ts';
import { wholeRelease } from '../registry/whole-release.ts';

const NAMED = /^([a-z][a-z0-9-]*)@(?:(live|previous|canary)|([0-9a-f]{1,12}))$/;

export type NamedRelease = { name: string; release: string };

/**
 * The release that a person means by `mf-search@0123456789ab`, by the start of
 * an id that only one release has, or by what it is now: `live`, `previous`,
 * `canary`. Else why it is none.
 */
export async function namedRelease(sql: Database, live: readonly LiveRelease[], text: string): Promise<NamedRelease | { why: string }> {
  const [, name = '', role, start] = NAMED.exec(text) ?? [];
  if (start) {
    const whole = await wholeRelease(sql, name, start);
    return 'why' in whole ? whole : { name, release: whole.release };
  }
  const pointer = live.find((one) => one.package === name);
  if (!role || !pointer) return { why: `${text} is no stored release; it is written PACKAGE@RELEASE: npm run audit lists them.` };
  const release = { live: pointer.release, previous: pointer.previous, canary: pointer.canary?.release }[role];
  return release ? { name, release } : { why: `${text}: ${name} has no ${role} release now.` };
}
