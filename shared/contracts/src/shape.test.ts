import { safeParse } from 'valibot';
import { schemaOf, type Shape, type ValueOf } from './shape.ts';

const walk = {
  type: 'object',
  properties: {
    place: { type: 'string', minLength: 1 },
    pace: { type: 'string', enum: ['slow', 'fast'] },
    metres: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    dogs: { type: 'array', items: { type: 'string' } },
    isWet: { type: 'boolean' },
  },
  required: ['place', 'metres'],
} as const satisfies Shape;

const value: ValueOf<typeof walk> = { place: '한강', metres: 1200, pace: 'slow', dogs: ['보리'], isWet: false };
// @ts-expect-error -- A pace is one of two.
const wrongPace: ValueOf<typeof walk> = { place: '한강', metres: null, pace: 'tired' };
// @ts-expect-error -- The metres are required.
const withoutMetres: ValueOf<typeof walk> = { place: '한강' };

test.each<[string, unknown, boolean]>([
  ['everything', value, true],
  ['what is required only', { place: '한강', metres: null }, true],
  ['a value of no list', wrongPace, false],
  ['what is required missing', withoutMetres, false],
  ['a text that is too short', { place: '', metres: 1 }, false],
  ['a number with a fraction', { place: '한강', metres: 1.5 }, false],
  ['a list of another type', { place: '한강', metres: 1, dogs: [1] }, false],
  ['another type', { place: '한강', metres: 1, isWet: 'no' }, false],
  ['no object', '한강', false],
])('a value is checked by its shape: %s', (_, given, isGood) => {
  expect(safeParse(schemaOf(walk), given).success).toBe(isGood);
});
