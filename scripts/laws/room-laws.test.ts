import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const MOST_FILES = 30;

/** Folders that are to get rooms yet, and how many files they had when that was written down: a number only falls. */
const CROWDED: Readonly<Record<string, number>> = {};

/** Folders whose rooms need each other in a circle yet, and by how many ways from one room to another: a number only falls. */
const CIRCLING: Readonly<Record<string, number>> = {};

const PACKAGE = /^(shell|mf-[^/]+|shared\/[^/]+|server|delivery|scripts|e2e|bench)(\/|$)/;
/** The folders of what is made, stored or measured, and migrations, which are in order by their numbers. */
const OUTSIDE = /(^|\/)(node_modules|dist|\..+|test-results)$|^(server\/migrations|bench\/next)$/;
const SOURCE = /\.(ts|tsx|mjs|cjs)$/;
/** A test sees what it likes, and builders for tests serve those of other rooms. */
const TEST = /\.(test|e2e)\.tsx?$|(^|\/)testing\//;

type Folder = { path: string; files: string[] };

function foldersBelow(path: string): Folder[] {
  const entries = readdirSync(join(ROOT, path), { withFileTypes: true });
  const inside = (name: string) => (path ? `${path}/${name}` : name);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => inside(name));
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => inside(name));
  return [{ path, files }, ...folders.filter((folder) => !OUTSIDE.test(folder)).flatMap(foldersBelow)];
}

const folders = foldersBelow('').filter(({ path }) => PACKAGE.test(path));

/** Each folder's ways between two of the rooms in it, `from to`, by which a file in one imports a file in the other. */
function waysBetweenRooms(sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const ways = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    for (const [, imported] of text.matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)) {
      const from = file.split('/');
      const to = normalize(join(dirname(file), imported!)).split('/');
      const depth = from.findIndex((name, index) => name !== to[index]);
      if (depth === from.length - 1 || depth === to.length - 1) continue;
      const folder = from.slice(0, depth).join('/');
      ways.set(folder, (ways.get(folder) ?? new Set()).add(`${from[depth]} ${to[depth]}`));
    }
  }
  return ways;
}

/** Those of the ways that come back to the room in which they begin. */
function circlingWays(ways: ReadonlySet<string>): string[] {
  const pairs = [...ways].map((way) => way.split(' ') as [string, string]);
  function roomsFrom(room: string, met = new Set<string>()): Set<string> {
    for (const [from, to] of pairs) {
      if (from !== room || met.has(to)) continue;
      met.add(to);
      roomsFrom(to, met);
    }
    return met;
  }
  return [...ways].filter((_way, index) => roomsFrom(pairs[index]![1]).has(pairs[index]![0]));
}

/** The folders or files that have more than a list of exceptions allows, and the exceptions that nothing needs any more. */
function beyond(counts: ReadonlyMap<string, number>, allowed: Readonly<Record<string, number>>, most: number): string[] {
  const more = [...counts].filter(([path, count]) => count > (allowed[path] ?? most)).map(([path, count]) => `${path}: ${count}`);
  const unneeded = Object.keys(allowed).filter((path) => (counts.get(path) ?? 0) <= most);
  return [...more, ...unneeded.map((path) => `${path}: no exception any more`)];
}

test('no folder has more than thirty files beside each other', () => {
  const counts = new Map(folders.map(({ path, files }) => [path, files.length]));
  expect(beyond(counts, CROWDED, MOST_FILES)).toEqual([]);
});

test('the rooms of a folder have an order: none needs one that needs it', () => {
  const files = folders.flatMap((folder) => folder.files).filter((file) => SOURCE.test(file) && !TEST.test(file));
  const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const circles = [...waysBetweenRooms(sources)].map(([folder, ways]) => [folder, circlingWays(ways)] as const);
  const found = new Map(circles.map(([folder, ways]) => [folder, ways.length]));
  expect({
    beyond: beyond(found, CIRCLING, 0),
    circles: circles.filter(([folder, ways]) => ways.length > 0 && !(folder in CIRCLING)),
  }).toEqual({
    beyond: [],
    circles: [],
  });
});

test('rooms that need each other by a third are found, with the folder they are in', () => {
  const ways = waysBetweenRooms(
    new Map([
      ['m/life/a.ts', "import { b } from '../record/b.ts';\nexport const lazily = () => import('./deep/c.ts');"],
      ['m/record/b.ts', "import type { C } from '../notices/deep/c.ts';"],
      ['m/notices/deep/c.ts', "import '../../life/a.ts';\nimport { d } from '../../top.ts';"],
      ['m/agenda/e.ts', "import { a } from '../life/a.ts';"],
    ]),
  );
  expect([...ways.keys()]).toEqual(['m']);
  expect(circlingWays(ways.get('m')!)).toEqual(['life record', 'record notices', 'notices life']);
});

test('an exception that is no more needed has to go', () => {
  expect(
    beyond(
      new Map([
        ['a', 31],
        ['b', 40],
        ['c', 12],
      ]),
      { b: 40, c: 35 },
      30,
    ),
  ).toEqual(['a: 31', 'c: no exception any more']);
});
