import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, GraphQLError, parse, specifiedRules, validate } from 'graphql';

/** Fields that come from a table: types hold them against the schema. */
const INSERTED = /\$\{\w+\}/g;
const OPERATION = /\bgraphql\(\s*(['"`])([^]*?)\1/g;
// Fragments are composed at run time: one that is defined in a file may be used from another. @_unmask is gql.tada's own.
const rules = specifiedRules.filter(({ name }) => name !== 'NoUnusedFragmentsRule' && name !== 'KnownFragmentNamesRule');

/**
 * Check every `graphql(\`…\`)` of some files against a schema: a field or
 * argument that the server lacks is a fault here, not in front of a person.
 * @param options.sdl the schema in GraphQL's own language; throws when it is none
 * @param options.dir absolute folder of the files
 * @param options.files paths below `dir`
 * @returns one line a fault, with file and line, empty when all fit
 */
export function operationFaults({ sdl, dir, files }: { sdl: string; dir: string; files: readonly string[] }): string[] {
  const schema = buildSchema(sdl);
  return files.flatMap((file) => {
    const source = readFileSync(join(dir, file), 'utf8');
    return [...source.matchAll(OPERATION)].flatMap((operation) => {
      const [whole, , text = ''] = operation;
      const before = source.slice(0, operation.index + whole.length - text.length - 1).split('\n').length - 1;
      return faultsOf(text).map(({ line, message }) => `${file}:${before + line}: ${message}`);
    });
  });

  function faultsOf(text: string): { line: number; message: string }[] {
    const said = ({ message, locations }: GraphQLError) => ({ message, line: locations?.[0]?.line ?? 1 });
    try {
      return validate(schema, parse(text.replaceAll('@_unmask', '').replaceAll(INSERTED, '__typename')), rules).map(said);
    } catch (error) {
      if (error instanceof GraphQLError) return [said(error)];
      throw error;
    }
  }
}
