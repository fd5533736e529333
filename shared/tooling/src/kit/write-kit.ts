import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { KIT_LIST, type Kit, type ManifestFile } from '../../manifest.ts';
import { packFolder } from '../../pack-folder.ts';
import { compilePackage } from './compiled-package.ts';
import { writeDeclarations } from './declarations.ts';
import type { SourcePackage } from './published-package.ts';

const integrityOf = (algorithm: 'sha384' | 'sha512', content: Buffer) =>
  `${algorithm}-${createHash(algorithm).update(new Uint8Array(content)).digest('base64')}`;

/** The packages that the shell's package.json names as its kit. Throws when one has another version than the shell. */
async function kitOf(dir: string, shared: string): Promise<{ version: string; sources: SourcePackage[] }> {
  const { version, kit = [] } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as { version: string; kit?: string[] };
  const sources = kit.map((name) => ({ name, dir: join(shared, name.slice('@petcare/'.length)) }));
  for (const source of sources) {
    const own = JSON.parse(await readFile(join(source.dir, 'package.json'), 'utf8')) as { version: string };
    if (own.version !== version)
      throw new Error(`${source.name} is ${own.version}, and the shell's contract ${version}: one version for the kit.`);
  }
  return { version, sources };
}

/**
 * Make the kit of a shell: the packages that a team outside the checkout builds
 * its remote with, as npm has them, and the list of them, in the folder of the
 * shell's build.
 * @param options.dir absolute folder of the shell
 * @param options.repository absolute folder of the checkout
 * @param options.out absolute folder of the shell's build
 * @returns the files that were written, for the build's manifest; none for a shell without a kit
 */
export async function writeKit({ dir, repository, out }: { dir: string; repository: string; out: string }): Promise<ManifestFile[]> {
  const shared = join(repository, 'shared');
  const { version, sources } = await kitOf(dir, shared);
  if (sources.length === 0) return [];
  await mkdir(join(repository, '.cache'), { recursive: true });
  const work = await mkdtemp(join(repository, '.cache', 'kit-'));
  try {
    const declared = join(work, 'declared');
    await writeDeclarations(sources, { repository, work, to: declared });
    await mkdir(join(out, 'kit'), { recursive: true });
    const kit: Kit = { version, packages: [] };
    for (const source of sources) {
      const packed = join(work, basename(source.dir), 'package');
      const manifest = await compilePackage(source, packed);
      await cp(join(declared, basename(source.dir)), packed, { recursive: true });
      const file = `kit/petcare-${basename(source.dir)}-${version}.tgz`;
      await packFolder(join(work, basename(source.dir)), join(out, file));
      kit.packages.push({ name: source.name, version, file, integrity: integrityOf('sha512', await readFile(join(out, file))), manifest });
    }
    await writeFile(join(out, KIT_LIST), JSON.stringify(kit, null, 2));
    return await Promise.all(
      [KIT_LIST, ...kit.packages.map(({ file }) => file)].map(async (path) => {
        const content = await readFile(join(out, path));
        return { path, bytes: content.length, integrity: integrityOf('sha384', content) };
      }),
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
