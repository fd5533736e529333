import type { Database } from '../platform/database.ts';
import { selectLiveReleases } from '../registry/registry.sql.ts';
import { siteSecret } from '../platform/secrets.sql.ts';
import { compositionId, type Releases } from '../mix/composition-id.ts';
import { putComposition } from './compositions.sql.ts';
import { namedRelease } from './named-release.ts';
import { queryOf, signTicket } from '../mix/signed-link.ts';

const DAY = 86_400_000;

export type MixLink = { id: string; link: string };

/** The signed link that opens what is live with the named releases in place, and the id of that mix; or why there is none. */
export async function mixLink(
  sql: Database,
  { named, page, days }: { named: readonly string[]; page: URL; days: number },
): Promise<MixLink | { why: string }> {
  const live = await selectLiveReleases(sql);
  const releases: Releases = Object.fromEntries(live.map((row) => [row.package, row.release]));
  for (const text of named) {
    const found = await namedRelease(sql, live, text);
    if ('why' in found) return found;
    releases[found.name] = found.release;
  }
  if (!releases['shell']) return { why: 'There is no shell yet: npm start releases everything once.' };
  const id = compositionId(releases);
  const until = new Date(Date.now() + days * DAY);
  await putComposition(sql, id, releases, until);
  const link = new URL(page);
  link.search = queryOf(signTicket(await siteSecret(sql), id, until));
  return { id, link: link.href };
}
