import type { ConfigField, ConfigSchema } from '@petcare/contracts';
import { boundsOf, configIn, misfitsOf, MOST_KEYS, schemaProblems, valueOf, valueProblem } from './config.policy.ts';

const schema: ConfigSchema = {
  isOpen: { type: 'boolean', default: true, description: 'Whether it is open' },
  title: { type: 'string', default: '', description: 'Its title', maxLength: 5 },
  note: { type: 'string', default: '', description: 'A note' },
  most: { type: 'integer', default: 5, description: 'At most', minimum: 1, maximum: 10 },
  any: { type: 'integer', default: 0, description: 'Any number' },
  layout: { type: 'enum', values: ['list', 'grid'], default: 'list', description: 'How it stands' },
};

test.each([
  ['isOpen', true, null],
  ['isOpen', 'true', 'isOpen is true or false, not "true"'],
  ['title', '다섯 글자', null],
  ['title', 'six chars', 'title is a text of 5 characters at most, in one line, not "six chars"'],
  ['title', 'a\nb', 'title is a text of 5 characters at most, in one line, not "a\\nb"'],
  ['note', 'x'.repeat(200), null],
  ['note', 'x'.repeat(201), expect.stringContaining('200 characters')],
  ['note', 5, expect.stringContaining('a text')],
  ['most', 1, null],
  ['most', 10, null],
  ['most', 0, 'most is a whole number from 1 to 10, not 0'],
  ['most', 11, 'most is a whole number from 1 to 10, not 11'],
  ['most', 1.5, 'most is a whole number from 1 to 10, not 1.5'],
  ['any', -7, null],
  ['any', 2 ** 53, expect.stringContaining('any is a whole number, not')],
  ['layout', 'grid', null],
  ['layout', 'table', 'layout is one of list, grid, not "table"'],
  ['other', 1, 'there is no key other'],
  ['constructor', 1, 'there is no key constructor'],
])('of the value %s: %j says %j', (key, value, problem) => {
  expect(valueProblem(schema, { key, value })).toEqual(problem);
});

test.each([
  ['isOpen', 'false', false],
  ['isOpen', 'no', 'no'],
  ['most', '7', 7],
  ['any', '-7', -7],
  ['most', '7.0', '7.0'],
  ['most', '1e1', '1e1'],
  ['title', '7', '7'],
  ['other', 'true', 'true'],
])('the config command reads what is typed for %s, %s, as %j', (key, text, value) => {
  expect(valueOf(schema, key, text)).toBe(value);
});

const field = (over: object): ConfigSchema => ({ key: { type: 'integer', default: 5, description: 'A number', ...over } as ConfigField });

test.each([
  [schema, []],
  [{}, []],
  [field({ minimum: 6 }), ['key has the default 5, which is not a whole number from 6.']],
  [field({ maximum: 4 }), ['key has the default 5, which is not a whole number to 4.']],
  [field({ minimum: 3, maximum: 1, default: 2 }), ['key has the default 2, which is not a whole number from 3 to 1.']],
  [field({ description: ' ' }), ['key has no description of one sentence.']],
  [field({ description: 'x'.repeat(201) }), ['key has no description of one sentence.']],
  [field({ type: 'string', default: '', maxLength: 1_001 }), ['key takes more than 1000 characters.']],
  [field({ type: 'enum', values: ['a'], default: 'b' }), ['key has the default "b", which is not one of a.']],
  [{ 'a-b': field({})['key'] as ConfigField }, [expect.stringContaining('a-b is no name of a key')]],
  [
    Object.fromEntries(Array.from({ length: MOST_KEYS + 1 }, (_, at) => [`k${at}`, field({})['key'] as ConfigField])),
    ['There are more than 50 keys.'],
  ],
])('of the schema %j says %j', (one, problems) => {
  expect(schemaProblems(one)).toEqual(problems);
});

test('a schema says what may be set, in words', () => {
  expect(Object.values(schema).map(boundsOf)).toEqual([
    'true or false',
    'a text of 5 characters at most, in one line',
    'a text of 200 characters at most, in one line',
    'a whole number from 1 to 10',
    'a whole number',
    'one of list, grid',
  ]);
});

test('each release is given what it takes of what is set for its package', () => {
  const release = (name: string, config?: ConfigSchema) => ({ package: name, manifest: { contract: { ...(config && { config }) } } });
  const settings = [
    { package: 'mf-a', key: 'most', value: 7 },
    { package: 'mf-a', key: 'layout', value: 'table' },
    { package: 'mf-a', key: 'gone', value: true },
    { package: 'mf-b', key: 'most', value: 3 },
  ];
  expect(configIn([release('mf-a', schema), release('mf-b')], settings)).toEqual({ 'mf-a': { most: 7 } });
  expect(configIn([release('mf-a', schema)], [])).toEqual({});
  expect(misfitsOf(release('mf-a', schema), settings)).toEqual(['layout is one of list, grid, not "table"', 'there is no key gone']);
  expect(misfitsOf(release('mf-b'), settings)).toEqual(['there is no key most']);
});
