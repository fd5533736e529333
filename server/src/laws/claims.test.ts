import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../platform/paths.ts';

/**
 * A subselect that skips what is locked is asked anew for each row of the table beside it, where the planner puts it
 * inside: it then takes all rows instead of one.
 */
const ASKED_ANEW = /(?:from|join|in|=)\s*\(\s*select\b[^;`]*?\bskip locked\b/i;

test('each statement that skips locked rows to change them selects them once, in a materialized query', () => {
  const texts = ['server/src', 'delivery/src'].flatMap((folder) =>
    readdirSync(join(paths.repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => ({ file, text: readFileSync(join(paths.repository, folder, file), 'utf8') })),
  );
  expect(texts.filter(({ text }) => text.includes('skip locked')).length).toBeGreaterThan(4);
  expect(texts.filter(({ text }) => ASKED_ANEW.test(text)).map(({ file }) => file)).toEqual([]);
  const claims = texts.flatMap(({ text }) => text.match(/with \w+ as (?:materialized )?\([^`]*?skip locked/gi) ?? []);
  expect(claims.filter((claim) => !claim.includes('as materialized ('))).toEqual([]);
});
