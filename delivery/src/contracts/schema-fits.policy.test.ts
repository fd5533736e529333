import type { JsonSchema } from '@petcare/wire/manifest';
import { schemaMisfit } from './schema-fits.policy.ts';

const text: JsonSchema = { type: 'string' };
const id: JsonSchema = { type: 'string', minLength: 1 };
const kinds = (...values: string[]): JsonSchema => ({ type: 'string', enum: values });
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const session: JsonSchema = {
  oneOf: [object({ status: { const: 'anonymous' } }), object({ status: { const: 'signed-in' }, userID: text })],
};

test.each<[string, JsonSchema, JsonSchema]>([
  ['the same', object({ id }), object({ id })],
  ['more than is asked for', object({ id, name: text }), object({ id })],
  ['what may be left out', object({ id }), object({ id, name: text }, ['id'])],
  ['a narrower text', id, text],
  ['fewer values', kinds('a'), kinds('a', 'b')],
  ['one value of a text', { const: 'a' }, text],
  ['a whole number for a number', { type: 'integer' }, { type: 'number' }],
  ['one form of several', object({ status: { const: 'anonymous' } }), session],
  ['the same forms', session, session],
  ['a text where null is allowed too', text, { anyOf: [text, { type: 'null' }] }],
  ['a list of narrower items', { type: 'array', items: id }, { type: 'array', items: text }],
])('a schema of own things accepts %s', (_, given, wanted) => {
  expect(schemaMisfit(given, wanted, 'it')).toBeNull();
});

test.each<[string, JsonSchema, JsonSchema, string]>([
  ['a property that is missing', object({}), object({ id }), 'it.id is missing, but needed'],
  ['a property that may be missing', object({ id }, []), object({ id }), 'it.id is optional, but needed'],
  ['another type', object({ id: { type: 'number' } }), object({ id }), 'it.id is number, not string'],
  ['null where none is expected', { anyOf: [text, { type: 'null' }] }, text, 'it is null, not string'],
  ['a wider text', text, id, 'it lacks minLength 1'],
  ['another value', kinds('a', 'c'), kinds('a', 'b'), 'it may be "c"'],
  ['any text for a choice', text, kinds('a'), 'it may be any string'],
  ['a form that nobody expects', session, object({ status: { const: 'anonymous' } }), 'it.status may be "signed-in"'],
  [
    'a misfit deep inside',
    object({ a: object({ b: { type: 'array', items: text } }) }),
    object({ a: object({ b: { type: 'array', items: id } }) }),
    'it.a.b[] lacks minLength 1',
  ],
])('a schema of own things refuses %s', (_, given, wanted, problem) => {
  expect(schemaMisfit(given, wanted, 'it')).toContain(problem);
});
