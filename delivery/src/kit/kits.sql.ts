import type { Database, Transaction } from '../platform/database.ts';

/** The tarballs of the kit of a shell that visitors were given and whose files are kept. */
export type KeptKit = { release: string; createdAt: Date; files: { path: string; integrity: string }[] };

/** The kits that are kept, of the shell that was live last first. */
export async function selectKeptKits(sql: Database | Transaction): Promise<KeptKit[]> {
  return sql<KeptKit[]>`
    select r.release, r.created_at, jsonb_agg(jsonb_build_object('path', f ->> 'path', 'integrity', f ->> 'integrity')) as files
    from delivery.releases r, jsonb_array_elements(r.manifest -> 'files') f
    where r.package = 'shell' and r.swept_at is null and r.live_at is not null and f ->> 'path' like 'kit/%.tgz'
    group by r.release, r.created_at, r.live_at
    order by r.live_at desc`;
}
