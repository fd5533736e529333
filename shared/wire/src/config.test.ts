import { configCommandOf, lineOfSetting } from './config.ts';

test.each([
  [[], { verb: 'list' }],
  [['list'], { verb: 'list' }],
  [['list', 'most'], null],
  [['set', 'most', '7'], { verb: 'set', key: 'most', value: '7', note: 'why' }],
  [['set', 'title', ''], { verb: 'set', key: 'title', value: '', note: 'why' }],
  [['set', 'most'], null],
  [['set', 'most', '7', '8'], null],
  [['reset', 'most'], { verb: 'reset', key: 'most', note: 'why' }],
  [['reset'], null],
  [['reset', 'most', '7'], null],
  [['toggle', 'most'], null],
])('the config command reads the words %j', (words, command) => {
  expect(configCommandOf(words, 'why')).toEqual(command);
});

test.each([
  [{ key: 'most', default: 5, bounds: 'a whole number', description: 'At most' }, /^most +5 +a whole number {2}At most$/],
  [
    { key: 'most', value: 7, default: 5, bounds: 'a whole number', description: 'At most' },
    /^most +7 \(default 5\) +a whole number {2}At most$/,
  ],
  [{ key: 'title', default: '', bounds: 'a text', description: 'Its title' }, /^title +"" +a text {2}Its title$/],
  [{ key: 'gone', value: true, problem: 'there is no key gone' }, /^gone +true +does not count: there is no key gone$/],
])('the line tells of %j in one line', (setting, line) => {
  expect(lineOfSetting(setting)).toMatch(line);
});
