import { readFileSync } from 'node:fs';
import { isCode } from '@petcare/wire/first-load';
import { isServerFile } from '@petcare/wire/manifest';
import type { BuildToRead, BuiltFacts, ScreenFacts } from '../facts.ts';
import { codeFile } from './code-file.ts';
import type { Loads } from './loads.ts';
import { exposed, theOffer } from './offer.ts';
import { readScript, type Script } from './read-script.ts';
import { runtimeOf, type Runtime } from './runtime.ts';
import { Unreadable } from './syntax.ts';

/** Far more than any page has copies of; what is read is compared where visitors are served. */
const MOST_NAMES = 5_000;

const isScript = (path: string) => /\.m?js$/.test(path);
const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The files of a chunk in this build: as the runtime names them, or the scripts that it was laid into. */
function filesOfChunks(runtime: Runtime, code: readonly string[], scripts: readonly Script[]): (chunk: string) => string[] {
  const holders = new Map<string, string[]>();
  for (const { path, chunks } of scripts) {
    for (const chunk of chunks) holders.set(chunk, [...(holders.get(chunk) ?? []), path]);
  }
  const known = new Map<string, string[]>();
  return (chunk) => {
    const files = known.get(chunk) ?? runtime.filesOf(chunk).filter((path) => code.includes(path));
    if (!known.has(chunk) && !files.some(isScript)) files.push(...(holders.get(chunk) ?? []));
    known.set(chunk, files);
    return files;
  };
}

/** These files, with those that they name in what runs as they are loaded, and so on. */
function loadedAtOnce(files: Iterable<string>, code: readonly string[], scripts: readonly Script[]): string[] {
  const byPath = new Map(scripts.map((script) => [script.path, script]));
  const byName = new Map(code.map((path) => [baseOf(path), path]));
  const found = new Set(files);
  for (const path of found)
    for (const text of byPath.get(path)?.atOnce ?? []) {
      const named = byName.get(baseOf(text));
      if (named !== undefined) found.add(named);
    }
  return [...found];
}

/** The code that nothing in what is loaded before it names: neither as a chunk nor as a file. */
function unplacedOf(
  begun: readonly string[],
  code: readonly string[],
  scripts: readonly Script[],
  filesOf: (chunk: string) => string[],
): string[] {
  const byPath = new Map(scripts.map((script) => [script.path, script]));
  const byName = new Map(code.map((path) => [baseOf(path), path]));
  const reached = new Set(begun);
  for (const path of reached) {
    const { loads = [], given = [], texts = [] } = byPath.get(path) ?? {};
    const named = texts.flatMap((text) => byName.get(baseOf(text)) ?? []);
    for (const next of [...[...loads, ...given].flatMap(filesOf), ...named]) reached.add(next);
  }
  return code.filter((path) => !reached.has(path));
}

function namesOf(runtime: Runtime, scripts: readonly Script[]): BuiltFacts['shared'] {
  const names = new Map([...runtime.consumed.values()].map((key) => [key, new Set<string>()]));
  for (const { uses } of scripts) for (const [key, name] of uses) names.get(key)?.add(name);
  if ([...names.values()].reduce((sum, { size }) => sum + size, names.size) > MOST_NAMES)
    throw new Unreadable(`The code takes more than ${MOST_NAMES} names of shared modules.`);
  return Object.fromEntries([...names].map(([key, used]) => [key, [...used].sort()]));
}

/** The facts of a build that its scripts say. @throws Unreadable */
export function readBuild({ name, entry, pages, slots, files }: BuildToRead): BuiltFacts {
  const isShell = name === 'shell';
  const code = Object.keys(files).filter((path) => isCode(path) && !isServerFile(path));
  if (!code.includes(entry)) throw new Unreadable(`${entry} is no script of this build.`);
  const read = (path: string) => codeFile(path, readFileSync(files[path] ?? '', 'utf8'));
  const entryFile = read(entry);
  const runtime = runtimeOf(entryFile);
  const about = { consumed: runtime.consumed, pages: isShell ? pages : null };
  const first = readScript(entryFile, runtime, about);
  const expose = isShell ? null : exposed(entryFile);
  const scripts = [first];
  for (const path of code.filter((one) => isScript(one) && one !== entry)) {
    const file = read(path);
    scripts.push(readScript(file, runtimeOf(file), about));
  }

  const filesOf = filesOfChunks(runtime, code, scripts);
  const begun = loadedAtOnce([entry, ...(expose?.chunks ?? first.loads).flatMap(filesOf)], code, scripts);
  const unplaced = unplacedOf(begun, code, scripts, filesOf);
  const initial = [...begun, ...unplaced];
  const known = new Set(slots);
  const named = new Map(scripts.map(({ path, texts }) => [path, texts.filter((one) => known.has(one))]));
  const screen = ({ chunks }: Loads): ScreenFacts => {
    const own = loadedAtOnce(chunks.flatMap(filesOf), code, scripts).filter((path) => !initial.includes(path));
    const consumed = chunks.flatMap((chunk) => runtime.consumedBy.get(chunk) ?? []);
    return {
      files: own,
      shared: [...new Set(consumed.flatMap((id) => runtime.consumed.get(id) ?? []))],
      slots: [...new Set(own.flatMap((path) => named.get(path) ?? []))],
    };
  };
  const screens = (loads: Iterable<[string, Loads]>) => Object.fromEntries([...loads].map(([one, of]) => [one, screen(of)]));
  const offer =
    expose &&
    theOffer(
      scripts.flatMap(({ definitions }) => definitions),
      expose.modules,
    );
  return {
    initial,
    unplaced,
    shared: namesOf(runtime, scripts),
    offer: offer && {
      said: offer.said,
      pages: screens(Object.entries(offer.loads.pages)),
      parts: screens(Object.entries(offer.loads.parts)),
    },
    pages: screens(scripts.flatMap((script) => script.shellPages)),
  };
}
