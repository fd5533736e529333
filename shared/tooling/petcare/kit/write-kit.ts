import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { KIT_LIST, KIT_SCHEMA, type Kit, type ManifestFile } from '@petcare/wire/manifest';
import { packFolder } from '@petcare/wire/pack-folder';
import { compilePackage, filesBelow } from './compiled-package.ts';
import { writeDeclarations } from './declarations.ts';
import type { SourcePackage } from './published-package.ts';

const integrityOf = (algorithm: 'sha384' | 'sha512', content: Buffer) =>
  `${algorithm}-${createHash(algorithm).update(new Uint8Array(content)).digest('base64')}`;

const schemaOf = (repository: string) => join(repository, 'server', 'schema.graphql');

type SourceKit = { version: string; sources: SourcePackage[] };

/** The packages that the shell's package.json names as its kit. Throws when one has another version than the shell. */
async function kitOf(dir: string, shared: string): Promise<SourceKit> {
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
 * The hash of all that a kit is made of: sources and package.json files of its packages, the schema, and the versions that are installed.
 */
async function keyOf(sources: readonly SourcePackage[], repository: string): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node);
  for (const { dir } of sources)
    for (const path of [join(dir, 'package.json'), ...(await filesBelow(dir))])
      hash.update(`${relative(repository, path)}\0`).update(new Uint8Array(await readFile(path)));
  for (const path of [schemaOf(repository), join(repository, 'pnpm-lock.yaml')]) hash.update(new Uint8Array(await readFile(path)));
  return hash.digest('hex').slice(0, 32);
}

async function makeKit(
  { version, sources }: SourceKit,
  { repository, work, to }: { repository: string; work: string; to: string },
): Promise<void> {
  const declared = join(work, 'declared');
  await writeDeclarations(sources, { repository, work, to: declared });
  await mkdir(to, { recursive: true });
  const kit: Kit = { version, packages: [] };
  for (const source of sources) {
    const packed = join(work, basename(source.dir), 'package');
    const manifest = await compilePackage(source, packed);
    await cp(join(declared, basename(source.dir)), packed, { recursive: true });
    const file = `petcare-${basename(source.dir)}-${version}.tgz`;
    await packFolder(join(work, basename(source.dir)), join(to, file));
    const integrity = integrityOf('sha512', await readFile(join(to, file)));
    kit.packages.push({ name: source.name, version, file: `kit/${file}`, integrity, manifest });
  }
  await copyFile(schemaOf(repository), join(to, basename(KIT_SCHEMA)));
  await writeFile(join(to, basename(KIT_LIST)), JSON.stringify(kit, null, 2));
}

/** The folder of a kit that is made once of the same sources: most releases of a shell change nothing in `shared/`. */
async function keptKit(kit: SourceKit, repository: string): Promise<string> {
  const kept = join(repository, '.cache', 'kit', await keyOf(kit.sources, repository));
  if (existsSync(kept)) return kept;
  await mkdir(dirname(kept), { recursive: true });
  // Inside the checkout: TypeScript finds the installed packages from there.
  const work = await mkdtemp(join(repository, '.cache', 'kit-'));
  try {
    await makeKit(kit, { repository, work, to: join(work, 'kit') });
    // Another build of the same sources may have been quicker.
    await rename(join(work, 'kit'), kept).catch((error: unknown) => {
      if (!existsSync(kept)) throw error;
    });
    return kept;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Make the kit of a shell: the packages that a team outside the checkout builds
 * its remote with, as npm has them, the list of them, and the schema of the API, in the
 * folder of the shell's build.
 * @param options.dir absolute folder of the shell
 * @param options.repository absolute folder of the checkout
 * @param options.out absolute folder of the shell's build
 * @returns the files that were written, for the build's manifest; none for a shell without a kit
 */
export async function writeKit({ dir, repository, out }: { dir: string; repository: string; out: string }): Promise<ManifestFile[]> {
  const kit = await kitOf(dir, join(repository, 'shared'));
  if (kit.sources.length === 0) return [];
  const kept = await keptKit(kit, repository);
  await cp(kept, join(out, dirname(KIT_LIST)), { recursive: true });
  return Promise.all(
    (await readdir(kept)).sort().map(async (name) => {
      const content = await readFile(join(kept, name));
      return { path: `${dirname(KIT_LIST)}/${name}`, bytes: content.length, integrity: integrityOf('sha384', content) };
    }),
  );
}
