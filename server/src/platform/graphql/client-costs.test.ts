import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, type DefinitionNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { MOST_A_PAGE } from '../paging.ts';
import { paths } from '../paths.ts';
import { costOf } from './cost.ts';
import { limits } from './limits.ts';
import { readOperation } from './operation.ts';
import { readSchema } from './read-schema.ts';

const OPERATION = /graphql\(\s*`([^`]+)`/g;
/** Fields that a fragment inserts by a constant, as those of all features. */
const INSERTED = /\$\{\w+\}/g;
const schema = readSchema();

function clientDefinitions(): (readonly [string, DefinitionNode])[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'shell', 'mf-*', 'shared'], {
    cwd: paths.repository,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(paths.repository, file), 'utf8').matchAll(OPERATION)].flatMap(([, text]) =>
      parse(text!.replaceAll('@_unmask', '').replaceAll(INSERTED, '__typename')).definitions.map(
        (definition) => [file.split('/')[0]!, definition] as const,
      ),
    ),
  );
}

const found = clientDefinitions();
const definitions = found.map(([, definition]) => definition);
const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
const operations = definitions.filter(
  (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION && node.operation !== 'subscription',
);
const documentOf = (operation: OperationDefinitionNode): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [operation, ...fragments],
});

/** As many as a page may have, and ids enough for any choice in a form. */
function largest({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  const ids = Array.from({ length: 30 }, (_, index) => String(index));
  return Object.fromEntries(
    variableDefinitions.map(({ variable: { name }, type }) => [name.value, JSON.stringify(type).includes('ListType') ? ids : MOST_A_PAGE]),
  );
}

test('the operations of all seven remotes are found', () => {
  const remotes = found.flatMap(([folder, { kind }]) => (kind === Kind.OPERATION_DEFINITION && folder.startsWith('mf-') ? [folder] : []));
  expect(new Set(remotes).size).toBe(7);
  expect(remotes.length).toBeGreaterThan(80);
});

test.each(operations.map((node) => [node.name!.value, node] as const))(
  '%s costs less than the limit with the largest pages',
  (_name, node) => {
    const document = documentOf(node);
    const cost = costOf(schema, document, readOperation(document)!, largest(node));
    expect(cost).toBeLessThanOrEqual(limits.cost);
  },
);
