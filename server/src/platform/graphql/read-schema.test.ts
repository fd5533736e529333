import { buildASTSchema, printSchema } from 'graphql';
import { readSchema, readTypes } from './read-schema.ts';

test('the types of all modules are valid, and the schema is made of them', () => {
  expect(printSchema(readSchema())).toContain('type Hospital implements Listing');
  expect(() => buildASTSchema(readTypes())).not.toThrow();
});
