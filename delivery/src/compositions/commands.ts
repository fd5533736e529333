import { selectLiveReleases } from '../registry/registry.sql.ts';
import { siteSecret } from '../registry/secrets.sql.ts';
import { withRegistry, type Say } from '../registry/with-registry.ts';
import { compositionId } from './composition-id.ts';
import { isStored, putComposition, type Releases } from './compositions.sql.ts';
import { queryOf, signTicket } from './signed-link.ts';

const DAY = 86_400_000;
const NAMED = /^([a-z][a-z0-9-]*)@([0-9a-f]{12})$/;

/** Print the signed link that opens what is live, with these releases (`mf-search@0123456789ab`) in place. The exit code: 1 when one is not stored. */
export async function mixCommand(databaseUrl: string, options: { named: string[]; page: URL; days: number; say: Say }): Promise<number> {
  const { named, page, days, say } = options;
  return withRegistry(databaseUrl, async (sql) => {
    const releases: Releases = Object.fromEntries((await selectLiveReleases(sql)).map((row) => [row.package, row.release]));
    for (const text of named) {
      const [, name, release] = NAMED.exec(text) ?? [];
      if (!name || !release || !(await isStored(sql, name, release))) {
        say(`${text} is no stored release; it is written PACKAGE@RELEASE: npm run audit lists them.`);
        return 1;
      }
      releases[name] = release;
    }
    if (!releases['shell']) {
      say('There is no shell yet: npm start releases everything once.');
      return 1;
    }
    const id = compositionId(releases);
    const until = new Date(Date.now() + days * DAY);
    await putComposition(sql, id, releases, until);
    const link = new URL(page);
    link.search = queryOf(signTicket(await siteSecret(sql), id, until));
    say(link.href);
    return 0;
  });
}
