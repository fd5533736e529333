import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../platform/paths.ts';
import { graphqlTypes } from './graphql-artifacts.ts';
import { restTypes } from './rest-types.ts';

/** The types of both sides, which are not committed: of the server's resolvers, and of the browser's calls as openapi.json has them. */
export async function writeTypes(): Promise<void> {
  const openapi = readFileSync(join(paths.server, 'openapi.json'), 'utf8');
  const types = { ...(await graphqlTypes()), [join(paths.repository, 'shared', 'api', 'rest-env.d.ts')]: await restTypes(openapi) };
  for (const [path, text] of Object.entries(types)) {
    // Another command may read them just now.
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
  }
}
