import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const QUESTION = '(?:What|Who|Whom|Whose|Whether|Which|How|Where|When|Why)\\b';
/** A description of the API that begins with a question: in quotes, or the first line of a block. Code has the lint rule `language/noun-first`. */
const IN_GRAPHQL = new RegExp(`^\\s*(?:"(?!"")${QUESTION}.*|"""\\n\\s*${QUESTION}.*)`, 'gm');

test('descriptions of the API begin with the noun that comes back', () => {
  const files = execFileSync('git', ['ls-files', '--', 'server/src/*.graphql'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  const questions = files.flatMap((file) =>
    (readFileSync(join(ROOT, file), 'utf8').match(IN_GRAPHQL) ?? []).map((text) => `${file}: ${text.trim()}`),
  );
  expect(questions).toEqual([]);
});

test.each([
  ['a description in quotes', '  "How many are left."\n', 1],
  ['a block', '"""\nWhat is public.\n"""\n', 1],
  ['a description that begins with a noun', '  "The number that is left, whatever is shown."\n', 0],
])('%s is read as it is meant', (_what, text, count) => {
  expect(text.match(IN_GRAPHQL) ?? []).toHaveLength(count);
});
