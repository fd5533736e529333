import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { namesHashes } from '@petcare/wire/first-load';
import { isReleasedKind, isServerFile, RELEASED_KINDS, type BuildManifest, type PackageContract } from '@petcare/wire/manifest';
import { Compile } from 'typebox/compile';
import { disagreements, shellPagesOf, slotsKnownTo } from '../built/disagreements.policy.ts';
import { readCode } from '../built/reading.ts';
import { isStamped } from '../release/stamp.ts';
import { buildManifestSchema, routesSchema } from './build-manifest.schema.ts';
import { refusal, type Refusal } from '../http/refusal.ts';

const MANIFEST = 'manifest.json';
/** The shell's, with all contracts in it, is a thirtieth of it. */
const LARGEST_MANIFEST = 1_000_000;
const DEEPEST = 30;
const MOST_FAULTS = 20;
/** Names in code may be as long as it. */
const LONGEST_FAULT = 500;
const BUILD_AGAIN =
  "The manifest that a build with this site's kit writes says what its code does: build it again, with the kit brought up to date.";
/** A NUL, and half of a character that takes two. */
const NO_TEXT = /[\0\p{Surrogate}]/u;
const CODE = /\.(m?js|css)$/;

const manifestForm = Compile(buildManifestSchema);
const routesForm = Compile(routesSchema);

/** Deep nesting, texts that are no text and names that every object has can be written as JSON, but not be compared and stored. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !NO_TEXT.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < DEEPEST &&
    Object.entries(value).every(([key, inner]) => !(key in Object.prototype) && isPlain(key) && isPlain(inner, depth + 1))
  );
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isPlain(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The files that the manifest names and the archive lacks, and the reverse; those that it loads and doesn't list. */
function fileFaults({ files, entry, initial, pages, parts, server }: BuildManifest, unpacked: ReadonlySet<string>): string[] {
  const listed = new Set(files.map(({ path }) => path));
  const loaded = [entry, ...initial, ...Object.values(pages).flat(), ...Object.values(parts).flat()];
  return [
    ...(listed.has(MANIFEST) || listed.size < files.length ? ['The manifest lists a file twice, or itself.'] : []),
    ...[...listed].filter((path) => !unpacked.has(path)).map((path) => `${path} is in the manifest, and not in the archive.`),
    ...[...unpacked]
      .filter((path) => path !== MANIFEST && !listed.has(path))
      .map((path) => `${path} is in the archive, and not in the manifest.`),
    ...[...unpacked]
      .filter((path) => !isReleasedKind(path))
      .map((path) => `${path} is of no kind that a release may hold: ${RELEASED_KINDS.join(', ')}.`),
    ...[...listed]
      .filter((path) => isServerFile(path) && path !== server)
      .map((path) => `${path} lies in the folder of the server build, and is not its entry.`),
    ...(server === undefined || listed.has(server) ? [] : [`${server} is to render the pages, and is no file of this build.`]),
    ...[...new Set(loaded)]
      .filter((path) => !listed.has(path) || !CODE.test(path) || isServerFile(path))
      .map((path) => `${path} is to be loaded, and is no script or stylesheet of this build.`),
  ];
}

type Row = NonNullable<PackageContract['routes']>[number];
const asText = (rows: readonly Row[]) => JSON.stringify(rows.map(({ path, owner, page }) => [path, owner, page]));

/** The faults of the files that pages are made with: the entry that each page names; the shell's route table, the same that is checked. */
async function entryFaults({ name, entry, contract }: BuildManifest, folder: string): Promise<string[]> {
  if (name !== 'shell') return entry === 'remoteEntry.js' ? [] : ['The entry of a remote is remoteEntry.js.'];
  const text = await readFile(join(folder, 'routes.json'), 'utf8').catch(() => '');
  const routes = parsed(text);
  if (!routesForm.Check(routes)) return ['routes.json is no route table.'];
  return asText(routes) === asText(contract?.routes ?? []) ? [] : ['routes.json and the contract have different route tables.'];
}

/** Hashes stand in a release's entry, which the site writes there: of a file with such texts of its own a budget would count less than its bytes. */
async function hashFaults({ files }: BuildManifest, folder: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { path } of files.filter((file) => isStamped(file.path))) {
    if (namesHashes(await readFile(join(folder, path), 'utf8'))) faults.push(`${path} has hashes of files in it, which are written here.`);
  }
  return faults;
}

/** The differences between its manifest and its code, which is read without being run. */
async function codeFaults(manifest: BuildManifest, folder: string): Promise<string[]> {
  const { name, entry } = manifest;
  const files = Object.fromEntries(manifest.files.map(({ path }) => [path, join(folder, path)]));
  const pages = [...Object.keys(manifest.pages), ...shellPagesOf(manifest)];
  const read = await readCode({ name, entry, pages, slots: slotsKnownTo(manifest), files });
  if ('unreadable' in read) return [read.unreadable.slice(0, LONGEST_FAULT)];
  const sizes = Object.entries(files).map(async ([path, place]) => [path, (await stat(place)).size] as const);
  const faults = disagreements(manifest, read.facts, new Map(await Promise.all(sizes)));
  return faults.length > 0 ? [...faults.slice(0, MOST_FAULTS - 1).map((fault) => fault.slice(0, LONGEST_FAULT)), BUILD_AGAIN] : [];
}

const noBuild = (name: string, faults: string[]) => ({
  refused: refusal(400, `The archive is no build of ${name}.`, faults.slice(0, MOST_FAULTS)),
});

/** Look at an unpacked build before anything is done with it: whether it is one, of this package, whole, and what its manifest says of it. */
export async function readBuild(
  folder: string,
  name: string,
  unpacked: ReadonlySet<string>,
): Promise<{ manifest: BuildManifest } | { refused: Refusal }> {
  if (!unpacked.has(MANIFEST)) return noBuild(name, ['It has no manifest.json.']);
  const { size } = await stat(join(folder, MANIFEST));
  if (size > LARGEST_MANIFEST) return { refused: refusal(413, 'The manifest.json is larger than 1 MB.') };
  const manifest = parsed(await readFile(join(folder, MANIFEST), 'utf8'));
  if (manifest === undefined) return noBuild(name, ['Its manifest.json is no JSON that can be read.']);
  if (!manifestForm.Check(manifest)) {
    const faults = manifestForm.Errors(manifest).map(({ instancePath, message }) => `manifest.json${instancePath}: ${message}`);
    return noBuild(name, faults);
  }
  if (manifest.name !== name) return noBuild(name, [`It is a build of ${manifest.name}.`]);
  const build = manifest as BuildManifest;
  const steps = [() => fileFaults(build, unpacked), () => entryFaults(build, folder), hashFaults, codeFaults];
  let faults: string[] = [];
  for (const step of steps) if (faults.length === 0) faults = await step(build, folder);
  return faults.length > 0 ? noBuild(name, faults) : { manifest: build };
}
