import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { paths } from '../platform/paths.ts';
import { graphqlArtifacts } from './graphql-artifacts.ts';
import { openapiText } from './openapi.ts';
import { restTypes } from './rest-types.ts';

// Resolver types come first: the app that describes its routes is typed by them, not built from them.
const graphql = await graphqlArtifacts();
const openapi = await openapiText();
const artifacts: Record<string, string> = {
  ...graphql,
  [join(paths.server, 'openapi.json')]: openapi,
  [join(paths.repository, 'shared', 'api', 'rest-env.d.ts')]: await restTypes(openapi),
};

const drifted = Object.entries(artifacts).filter(([path, text]) => readIfThere(path) !== text);
const names = drifted.map(([path]) => relative(paths.repository, path));
if (process.argv.includes('--check')) {
  if (names.length > 0) {
    console.error(`Out of date: ${names.join(', ')}. Run: npm run generate`);
    process.exitCode = 1;
  }
} else {
  for (const [path, text] of drifted) writeFileSync(path, text);
  console.log(names.length > 0 ? `Wrote ${names.join(', ')}` : 'Nothing changed');
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
