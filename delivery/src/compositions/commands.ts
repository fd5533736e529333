import { withRegistry, type Say } from '../registry/with-registry.ts';
import { mixLink } from './mix-link.ts';

/** Print the signed link that opens what is live, with these releases (`mf-search@0123456789ab`) in place. The exit code: 1 when there is none. */
export async function mixCommand(
  databaseUrl: string,
  { say, ...mix }: { named: string[]; page: URL; days: number; say: Say },
): Promise<number> {
  const found = await withRegistry(databaseUrl, (sql) => mixLink(sql, mix));
  say('why' in found ? found.why : found.link);
  return 'why' in found ? 1 : 0;
}
