import { buildSchema } from 'graphql';
import { accessOf, readFieldAccess } from './field-access.ts';

const schemaOf = (mutation: string) =>
  buildSchema(`
    directive @access(for: [Audience!]!, whileWaiting: Boolean! = false) on FIELD_DEFINITION
    enum Audience { public member guardian hospital pharmacy company business }
    type Query { open: Boolean @access(for: public) shared: Boolean @access(for: [hospital, company], whileWaiting: true) }
    type Mutation { ${mutation} }
  `);

test('a field without @access stops the start and is named', () => {
  expect(() => readFieldAccess(schemaOf('forgotten: Boolean'))).toThrow('Mutation.forgotten does not declare who may ask for it');
});

test('an unknown audience stops the start', () => {
  expect(() => readFieldAccess(schemaOf('secret: Boolean @access(for: everybody)'))).toThrow('everybody');
});

test('a field’s access is one audience or several', () => {
  const schema = schemaOf('mine: Boolean @access(for: member)');
  readFieldAccess(schema);
  const { open, shared } = schema.getQueryType()!.getFields();
  expect([accessOf(open!), accessOf(shared!)]).toEqual([
    { access: 'public', whileWaiting: false },
    { access: ['hospital', 'company'], whileWaiting: true },
  ]);
});
