import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { root } from '../paths.ts';
import { MARK, ownPlaces, standIns } from './own-places.ts';
import { copyPackages } from './packages.ts';
import { absent, type Part } from './parts.ts';

/** Packages that are CommonJS ask for others, and for their own place, in its way. */
const REQUIRE = `import { createRequire as requireOfBuild } from 'node:module';
import { fileURLToPath as pathOfBuild } from 'node:url';
const require = requireOfBuild(import.meta.url), __filename = pathOfBuild(import.meta.url), __dirname = import.meta.dirname;`;

const plugins = [standIns({ 'delivery/src/platform/thread-code.ts': 'delivery/src/platform/built-thread-code.ts' }), ownPlaces];

const usual = (part: Part): BuildOptions => ({
  absWorkingDir: root,
  outbase: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: [...absent, ...part.packages.map(({ name }) => name)],
  logLevel: 'warning',
});

const builtName = (entry: string) => entry.replace(/\.ts$/, '.js');

async function filesOf({ path, ending }: Part['files'][number]): Promise<string[]> {
  if (ending === undefined) return [path];
  const names = await readdir(join(root, path), { recursive: true });
  return names.filter((name) => name.endsWith(ending)).map((name) => join(path, name));
}

async function bundlePart(part: Part, to: string): Promise<void> {
  await build({
    ...usual(part),
    entryPoints: [...new Set(part.programs.map(({ entry }) => entry))],
    outdir: to,
    splitting: true,
    format: 'esm',
    chunkNames: 'chunks/[name]-[hash]',
    banner: { js: REQUIRE },
    plugins,
  });
  for (const { entry, format } of part.alone)
    await build({
      ...usual(part),
      entryPoints: [entry],
      outfile: join(to, builtName(entry)),
      format,
      // Their code is handed to a thread, which has no place.
      ...(format === 'cjs' && { define: { 'import.meta.url': '""' } }),
    });
}

/**
 * Writes one part of production into `to`, whole or not at all: plain JavaScript under the names of the repository, the files
 * that it reads, the packages that can't be bundled, and a package.json with its commands.
 * @throws Error when something else lies there
 */
export async function writeBuild(part: Part, to: string): Promise<void> {
  if (existsSync(to) && !existsSync(join(to, MARK)) && (await readdir(to)).length > 0)
    throw new Error(`${to} is no build: something else lies there, and nothing was done.`);
  const coming = `${to}.coming`;
  await rm(coming, { recursive: true, force: true });
  await mkdir(coming, { recursive: true });
  await bundlePart(part, coming);
  for (const path of (await Promise.all(part.files.map(filesOf))).flat()) {
    await mkdir(dirname(join(coming, path)), { recursive: true });
    await cp(join(root, path), join(coming, path));
  }
  const packages = await copyPackages(part.packages, coming);
  const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { engines: object };
  const scripts = Object.fromEntries(
    part.programs.flatMap(({ entry, script }) => (script ? [[script.name, script.line ?? `node ${builtName(entry)}`]] : [])),
  );
  const manifest = {
    name: `petcare-${part.name}`,
    private: true,
    version: '0.0.0',
    type: 'module',
    engines,
    scripts,
    dependencies: packages,
  };
  await writeFile(join(coming, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(coming, MARK), `${JSON.stringify({ part: part.name, platform: process.platform, arch: process.arch })}\n`);
  await rm(to, { recursive: true, force: true });
  await rename(coming, to);
}
