import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A bound in time of a test or of a file: the last argument of a call that ends a block, or jest's own setting. */
const BOUND = /^\s*\}?, [\d_]{4,}\);$|^\s*\},\n\s+[\d_]{4,},\n\s*\);$|^(?:test|before|after).*\), [\d_]{4,}\);$|jest\.setTimeout\(/gm;

test('a test of the usual run has no bound in time of its own: a slow machine would fail it', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.test.ts', '*.test.tsx'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !/\.deep\.test\.ts$|patience-laws/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const bounded = files.filter((file) => readFileSync(join(ROOT, file), 'utf8').match(BOUND));
  expect(bounded).toEqual([]);
});

test.each([
  ['a bound after the block', 'test("x", () => {\n}, 20_000);\n', 1],
  ['a bound in a line of its own', 'test("x",\n  () => {\n  },\n  60_000,\n);\n', 1],
  ['a bound in one line', 'beforeAll(() => fill(server()), 120_000);\n', 1],
  ['a bound of a file', 'jest.setTimeout(60_000);\n', 1],
  ['a number that is none', 'expect(size).toBeLessThan(20_000);\n  budget: 30_000,\n', 0],
])('%s is read as it is meant', (_what, text, count) => {
  expect(text.match(BOUND) ?? []).toHaveLength(count);
});
