import { isObjectType } from 'graphql';
import { withApp } from './testing/with-app.ts';

const server = withApp();

test('every query and mutation of the schema is answered by a module', () => {
  const { schema } = server().http.graphql;
  const roots = [schema.getQueryType(), schema.getMutationType()].filter(isObjectType);
  const unanswered = roots.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => !field.resolve)
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(unanswered).toEqual([]);
});
