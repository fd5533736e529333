import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');
const STATUS = /^Status: (accepted|superseded), (\d{4}-\d\d-\d\d)(?:$|[ ;])/;
/** Of the decisions up to this one some decide two things; a number only falls. */
const LAST_OF_TWO_THINGS = 161;

const decisions = readdirSync(FOLDER)
  .filter((file) => /^\d{3}-.*\.md$/.test(file))
  .map((file) => {
    const [title = '', , status = ''] = readFileSync(join(FOLDER, file), 'utf8').split('\n');
    return { file, title, status };
  });

const isDated = (status: string) => !Number.isNaN(Date.parse(STATUS.exec(status)?.[2] ?? ''));
const isOfOneThing = (title: string) => !/, | and /.test(title.replace(/^# \d{3}: /, ''));

test('each decision has its number and its title in its first line, and a status with a date in its third', () => {
  const wrong = decisions.filter(({ file, title, status }) => !title.startsWith(`# ${file.slice(0, 3)}: `) || !isDated(status));
  expect(wrong).toEqual([]);
});

test('the title of a new decision names one thing', () => {
  const wrong = decisions.filter(({ file, title }) => Number(file.slice(0, 3)) > LAST_OF_TWO_THINGS && !isOfOneThing(title));
  expect(wrong).toEqual([]);
});

test('the list of decisions by topic has each of them once', () => {
  const list = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  expect(decisions.filter(({ file }) => list.split(`(${file})`).length !== 2).map(({ file }) => file)).toEqual([]);
});

test.each([
  ['Status: accepted', '# 001: Migrations', false, true],
  ['Status: accepted, 2026-11-27; adds to 155', '# 001: Fonts and images', true, false],
  ['Status: accepted, 2026-13-27', '# 001: Keys, grants', false, false],
])('a decision with "%s" and the title "%s" is told by its date and by its title', (status, title, dated, one) => {
  expect([isDated(status), isOfOneThing(title)]).toEqual([dated, one]);
});
