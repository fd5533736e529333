import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const MODULES = join(import.meta.dirname, '../server/src/modules');
const MOST_FILES = 30;
/** Modules that are to get rooms yet, and how many files they had when that was written down. */
const CROWDED: Readonly<Record<string, number>> = { accounts: 37, listings: 47, reviews: 49, search: 35 };

const modules = readdirSync(MODULES);
const entriesOf = (module: string) => readdirSync(join(MODULES, module), { withFileTypes: true });
const roomsOf = (module: string) =>
  entriesOf(module).flatMap((entry) => (entry.isDirectory() && entry.name !== 'testing' ? [entry.name] : []));

/** The rooms of its module that each room needs, tests apart. */
function needsOf(module: string): Map<string, Set<string>> {
  const folder = join(MODULES, module);
  return new Map(
    roomsOf(module).map((room) => {
      const files = readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' });
      const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).map((file) => join(folder, room, file));
      const imported = sources.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path]) => normalize(join(dirname(file), path!))),
      );
      const rooms = imported
        .map((path) => relative(folder, path).split('/'))
        .flatMap(([first, second]) => (second && first !== '..' ? [first!] : []));
      return [room, new Set(rooms.filter((one) => one !== room))];
    }),
  );
}

/** Rooms one after the other, the last of which needs the first; none where they have an order. */
function circleIn(needs: ReadonlyMap<string, ReadonlySet<string>>, from: string, above: string[] = []): string[] {
  if (above.includes(from)) return [...above.slice(above.indexOf(from)), from];
  for (const next of needs.get(from) ?? []) {
    const circle = circleIn(needs, next, [...above, from]);
    if (circle.length > 0) return circle;
  }
  return [];
}

test.each(modules.filter((module) => roomsOf(module).length > 0))('the rooms of %s have an order', (module) => {
  const needs = needsOf(module);
  for (const room of needs.keys()) expect(circleIn(needs, room)).toEqual([]);
});

test('rooms that need each other by a third are found', () => {
  const needs = new Map([
    ['life', new Set(['record'])],
    ['record', new Set(['notices'])],
    ['notices', new Set(['life'])],
  ]);
  expect(circleIn(needs, 'life')).toEqual(['life', 'record', 'notices', 'life']);
});

test.each(modules)('%s has no more than thirty files in one folder, or no more than it had', (module) => {
  const count = entriesOf(module).filter((entry) => entry.isFile()).length;
  expect(count).toBeLessThanOrEqual(CROWDED[module] ?? MOST_FILES);
});
