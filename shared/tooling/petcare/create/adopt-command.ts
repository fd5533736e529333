import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteUrlOf } from '@petcare/wire/elsewhere';
import { ownName } from '../own-package/own-package.ts';
import { workspaceOf } from '../own-package/workspace.ts';
import { UsageError } from '../own-package/usage-error.ts';
import { RESOLVED, scripts, settingFiles, TO_DEVELOP } from './own-repository.ts';
import { readSiteKit, type SiteKit } from './site-kit.ts';

type Dependencies = Record<string, string>;
type PackageJson = {
  name?: string;
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  resolutions?: Dependencies;
  scripts?: Dependencies;
};

/** Versions that only a workspace knows. */
const OF_WORKSPACE = /^(catalog|workspace):/;

function ofKit(dependencies: Dependencies = {}, kit: SiteKit): Dependencies {
  const entries = Object.entries(dependencies).map(([name, version]) => {
    if (!OF_WORKSPACE.test(version)) return [name, version];
    return [name, kit.versionOf(name)];
  });
  return Object.fromEntries(entries) as Dependencies;
}

/**
 * `petcare adopt`: makes the folder of a remote that was copied out of a workspace one of its own: versions of the
 * site's kit in package.json, and what a new remote has beside its sources where it is missing. The answer is the exit code.
 */
export async function adoptCommand(dir: string, to: string | undefined): Promise<number> {
  const name = await ownName(dir);
  if (workspaceOf(dir) !== null) throw new UsageError(`${dir} stands in a workspace: copy it out of there first.`);
  if (to === undefined) throw new UsageError('Which site? --site https://petcare.example');
  const url = siteUrlOf(to);
  if ('wrong' in url) throw new UsageError(url.wrong);
  const path = join(dir, 'package.json');
  if (!existsSync(path)) throw new UsageError(`${dir} has no package.json.`);
  const kit = await readSiteKit(url.origin);
  const own = JSON.parse(await readFile(path, 'utf8')) as PackageJson;
  const versionsOf = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, kit.versionOf(one)]));
  const adopted = {
    ...own,
    name,
    scripts: { ...scripts, ...own.scripts },
    dependencies: ofKit(own.dependencies, kit),
    devDependencies: { ...versionsOf(TO_DEVELOP), ...ofKit(own.devDependencies, kit) },
    resolutions: { ...versionsOf(RESOLVED), ...own.resolutions },
  };
  await writeFile(path, `${JSON.stringify(adopted, null, 2)}\n`);
  const written: string[] = [];
  for (const [file, text] of Object.entries(settingFiles(url.origin))) {
    if (existsSync(join(dir, file))) continue;
    await writeFile(join(dir, file), text);
    written.push(file);
  }
  console.log(`${name} takes the kit ${kit.version} of ${url.origin}: package.json${written.map((file) => `, ${file}`).join('')}`);
  return 0;
}
