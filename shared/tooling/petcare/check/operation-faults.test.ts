import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationFaults } from './operation-faults.ts';

const sdl = 'type Query { walks(city: String): [Walk!]! }\ntype Walk { id: ID! }';
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'petcare-operations-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function faults(code: string) {
  await writeFile(join(dir, 'walks.ts'), code);
  return operationFaults({ sdl, dir, files: ['walks.ts'] });
}

test.each([
  'graphql(`query Walks { walks(city: "서울") { id } }`);',
  "graphql('query Walks { walks { id } }');",
  'graphql("query Walks { walks { id } }");',
  'graphql(`query Walks { walks { ...Walk @_unmask } }`, [walk]);\ngraphql(`fragment Walk on Walk { id }`);',
  'graphql(`fragment Walk on Walk { id ${fields} }`);',
])('the check of operations finds nothing in %s', async (code) => {
  expect(await faults(code)).toEqual([]);
});

test.each([
  ['graphql(`query Walks { walks { name } }`);', 'Cannot query field "name" on type "Walk".'],
  ["graphql('query Walks { walks(town: 1) { id } }');", 'Unknown argument "town" on field "Query.walks".'],
  ['graphql(`query Walks {`);', 'Syntax Error: Expected Name, found <EOF>.'],
])('the check of operations names the file and the fault of %s', async (code, fault) => {
  expect(await faults(code)).toEqual([`walks.ts:1: ${fault}`]);
});

test('the check of operations names the line of a fault in a query of several', async () => {
  const code = 'export const other = 1;\nexport const query = graphql(`\n  query Walks {\n    walks { name }\n  }\n`);\n';
  expect(await faults(code)).toEqual(['walks.ts:4: Cannot query field "name" on type "Walk".']);
});

test('the check of operations throws when what should be a schema is none', async () => {
  await expect(async () => operationFaults({ sdl: '<html>', dir, files: [] })).rejects.toThrow('Syntax Error');
});
