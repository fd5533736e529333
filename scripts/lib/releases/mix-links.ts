import { mixLink, type MixLink } from '../../../delivery/src/compositions/mix-link.ts';
import { selectLiveReleases, type LiveRelease } from '../../../delivery/src/registry/registry.sql.ts';
import { withRegistry } from '../../../delivery/src/registry/with-registry.ts';
import { withSiteDatabase } from '../site/site-database.ts';

const DAYS = 1;

/** Signed links that open these mixes on a site for a day, and their ids. Throws, saying why, when a release is not stored. */
export function linksTo(mixes: readonly (readonly string[])[], site: string): Promise<MixLink[]> {
  const inRegistry = async (databaseUrl: string) =>
    withRegistry(databaseUrl, async (sql) => {
      const links: MixLink[] = [];
      for (const named of mixes) {
        const found = await mixLink(sql, { named, page: new URL(site), days: DAYS });
        if ('why' in found) throw new Error(found.why);
        links.push(found);
      }
      return links;
    });
  return withSiteDatabase(inRegistry, { needsServer: false });
}

/** The releases that visitors get now, by package. */
export function liveReleases(): Promise<LiveRelease[]> {
  return withSiteDatabase((databaseUrl) => withRegistry(databaseUrl, selectLiveReleases), { needsServer: false });
}
