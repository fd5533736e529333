import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, specifiedRules, validate } from 'graphql';

const OPERATION = /graphql\(\s*`([^`]+)`/g;
// Fragments are composed at run time: one that is defined in a file may be used from another. @_unmask is gql.tada's own.
const rules = specifiedRules.filter(({ name }) => name !== 'NoUnusedFragmentsRule' && name !== 'KnownFragmentNamesRule');

/**
 * Check every `graphql(\`…\`)` of the browser packages against the committed
 * schema: a field or argument that the server lacks is a fault here, not in
 * front of a person. Gives one line a fault, empty when all fit.
 */
export function checkOperations(root: string): string[] {
  const schema = buildSchema(readFileSync(join(root, 'server/schema.graphql'), 'utf8'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'shell', 'mf-*', 'shared'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('shared/api/'));
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(OPERATION)].flatMap(([, text = '']) =>
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
