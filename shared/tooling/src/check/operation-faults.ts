import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, specifiedRules, validate } from 'graphql';

const OPERATION = /\bgraphql\(\s*(['"`])([^]*?)\1/g;
// Fragments are composed at run time: one that is defined in a file may be used from another. @_unmask is gql.tada's own.
const rules = specifiedRules.filter(({ name }) => name !== 'NoUnusedFragmentsRule' && name !== 'KnownFragmentNamesRule');

/**
 * Check every `graphql(\`…\`)` of some files against a schema: a field or
 * argument that the server lacks is a fault here, not in front of a person.
 * @param options.sdl the schema in GraphQL's own language; throws when it is none
 * @param options.dir absolute folder of the files
 * @param options.files paths below `dir`
 * @returns one line a fault, empty when all fit
 */
export function operationFaults({ sdl, dir, files }: { sdl: string; dir: string; files: readonly string[] }): string[] {
  const schema = buildSchema(sdl);
  return files.flatMap((file) =>
    [...readFileSync(join(dir, file), 'utf8').matchAll(OPERATION)].flatMap(([, , text = '']) =>
      faultsOf(text).map((fault) => `${file}: ${fault}`),
    ),
  );

  function faultsOf(text: string): string[] {
    try {
      return validate(schema, parse(text.replaceAll('@_unmask', '')), rules).map(({ message }) => message);
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  }
}
