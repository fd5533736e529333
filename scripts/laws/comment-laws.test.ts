import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Folders whose comments begin so already; one more is a line. */
const held = [
  'mf-community',
  ...['home', 'marketing', 'profile'].map((room) => `mf-bizpage/src/${room}`),
  'mf-mypage/src/home',
  'shared/rich-text',
  ...['alerts', 'banners', 'boards', 'contest', 'faqs', 'inquiries', 'messages', 'moderation', 'notices', 'sitemap', 'voices', 'words'].map(
    (module) => `server/src/modules/${module}`,
  ),
];

const QUESTION = '(?:What|Who|Whose|Whether|Which|How|Where)\\b';
/** A description of the API: in quotes, or the first line of a block. */
const IN_GRAPHQL = new RegExp(`^\\s*(?:"(?!"")${QUESTION}.*|"""\\n\\s*${QUESTION}.*)`, 'gm');
const IN_TYPESCRIPT = new RegExp(`/\\*\\*\\s(?:\\s*\\*\\s)?${QUESTION}.*`, 'g');

/** The comments in these files that begin with a question. */
function questionsIn(patterns: readonly string[], question: RegExp): string[] {
  const files = execFileSync('git', ['ls-files', '--', ...patterns], { cwd: ROOT, encoding: 'utf8' });
  return files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => (readFileSync(join(ROOT, file), 'utf8').match(question) ?? []).map((text) => `${file}: ${text.trim()}`));
}

test('descriptions of the API begin with the noun that comes back', () => {
  expect(questionsIn(['server/src/*.graphql'], IN_GRAPHQL)).toEqual([]);
});

test('comments of the community, of start pages, profiles and figures begin with the noun that comes back', () => {
  expect(
    questionsIn(
      held.flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]),
      IN_TYPESCRIPT,
    ),
  ).toEqual([]);
});

test.each([
  ['a description in quotes', '  "How many are left."\n', IN_GRAPHQL, 1],
  ['a block', '"""\nWhat is public.\n"""\n', IN_GRAPHQL, 1],
  ['a description that begins with a noun', '  "The number that is left, whatever is shown."\n', IN_GRAPHQL, 0],
  ['a comment of one line', '/** Whether it is so. */', IN_TYPESCRIPT, 1],
  ['a comment of several lines', '/**\n * Which of them it is.\n */', IN_TYPESCRIPT, 1],
  ['a sentence behind the first', '/** The one of them. Which is told here. */', IN_TYPESCRIPT, 0],
])('%s is read as it is meant', (_what, text, question, count) => {
  expect(text.match(question) ?? []).toHaveLength(count);
});
