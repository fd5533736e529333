import { kitAnswer } from '../own-package/kit-answer.ts';

/**
 * The kit that the live shell of a site gives to build with: its version, and the version of each of its packages and of what these need.
 */
export type SiteKit = { version: string; versionOf: (dependency: string) => string };

type PackageListing = { 'dist-tags': { latest: string }; versions: Record<string, { dependencies?: Record<string, string> }> };

const ask = async <T>(address: string) => (await (await kitAnswer(address)).json()) as T;

/** Ask a site what its kit is. Throws where it has none. */
export async function readSiteKit(site: string): Promise<SiteKit> {
  const kit = await ask<{ version: string; packages: { name: string }[] }>(`${site}/kit`);
  const described = await Promise.all(kit.packages.map(({ name }) => ask<PackageListing>(`${site}/kit/${name}`)));
  const needed = new Map(described.flatMap((one) => Object.entries(one.versions[one['dist-tags'].latest]?.dependencies ?? {})));
  return {
    version: kit.version,
    versionOf(dependency) {
      if (kit.packages.some(({ name }) => name === dependency)) return `^${kit.version}`;
      const version = needed.get(dependency);
      if (version === undefined) throw new Error(`The kit has no ${dependency}, and no package of it says which ${dependency} it needs.`);
      return version;
    },
  };
}
