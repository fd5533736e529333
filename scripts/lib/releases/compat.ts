import type { MixLink } from '../../../delivery/src/compositions/mix-link.ts';
import type { LiveRelease } from '../../../delivery/src/registry/registry.sql.ts';
import type { Counts } from '../tests/counts.ts';
import { linksTo, liveReleases } from './mix-links.ts';

type Pointer = Pick<LiveRelease, 'package' | 'release' | 'previous'>;
type TestedRelease = { package: string; release: string; result: { link: MixLink; counts: Counts } | null };

/**
 * For each package the mix of its present release with the previous ones of all
 * others; those that have none stay as they are. None where that is what is live.
 */
export function compatMixes(live: readonly Pointer[]): { package: string; release: string; named: string[] | null }[] {
  return live.map(({ package: name, release }) => {
    const others = live.filter((one) => one.package !== name);
    const named = [`${name}@${release}`, ...others.map((one) => `${one.package}@${one.previous ?? one.release}`)];
    return { package: name, release, named: others.some(({ previous }) => previous !== null) ? named : null };
  });
}

function inWords(result: TestedRelease['result']): string {
  if (!result) return '–           nothing to test: no other package has a previous release';
  const { link, counts } = result;
  const all = counts.passed + counts.failed;
  return `${link.id}  ${isGood(counts) ? `passed (${all})` : `FAILED (${counts.failed} of ${all}): ${link.link}`}`;
}

const isGood = ({ passed, failed }: Counts) => passed > 0 && failed === 0;

/** Test every package's present release with the previous ones of all others, equal mixes once, and print what came of each. The exit code. */
export async function testCompat(site: string, test: (mix: MixLink) => Promise<Counts>): Promise<number> {
  const mixes = compatMixes(await liveReleases());
  const links = await linksTo(
    mixes.flatMap(({ named }) => (named ? [named] : [])),
    site,
  );
  const counts = new Map<string, Counts>();
  for (const link of links) {
    if (counts.has(link.id)) continue;
    console.log(`\n── ${link.id}: ${link.link}`);
    counts.set(link.id, await test(link));
  }
  console.log('\npackage         release       mix         with the previous releases of all others');
  for (const { package: name, release, named } of mixes) {
    const link = named ? links.shift() : undefined;
    const found = link && counts.get(link.id);
    console.log(`${name.padEnd(15)} ${release}  ${inWords(found ? { link, counts: found } : null)}`);
  }
  return [...counts.values()].every(isGood) ? 0 : 1;
}
