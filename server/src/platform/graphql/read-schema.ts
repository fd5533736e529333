import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, GraphQLSchema, parse, type DocumentNode } from 'graphql';
import { withFeatures } from './feature-fields.ts';
import { readFieldAccess } from './field-access.ts';
import { readCosts } from './cost.ts';
import { readTopics } from './field-topics.ts';
import { paths } from '../paths.ts';

const OURS = ['access', 'cost', 'shows', 'changes', 'features'];

/**
 * The base types and every module's own `.graphql` files as one schema, as clients see it: who may ask for a field
 * stands in its extensions (`accessOf`), no directive says so.
 */
export function readSchema(): GraphQLSchema {
  // Judging the types by themselves takes half of this, at each start: graphql.test.ts does.
  const declared = buildASTSchema(readTypes(), { assumeValidSDL: true });
  readFieldAccess(declared);
  readCosts(declared);
  readTopics(declared);
  const { directives, types, ...config } = declared.toConfig();
  return new GraphQLSchema({
    ...config,
    directives: directives.filter(({ name }) => !OURS.includes(name)),
    types: types.filter(({ name }) => name !== 'Audience' && name !== 'Topic'),
  });
}

/** The document of all types, as the files declare them and with a field for each feature where one asks for them. */
export function readTypes(): DocumentNode {
  return withFeatures(parse(readTypeDefs()));
}

function readTypeDefs(): string {
  const files = [join(paths.platform, 'graphql', 'base.graphql')];
  for (const module of readdirSync(paths.modules).sort()) {
    const folder = join(paths.modules, module);
    const own = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
    files.push(...own.sort().map((name) => join(folder, name)));
  }
  return files.map((path) => readFileSync(path, 'utf8')).join('\n');
}
