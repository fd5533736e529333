import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { paths } from '../platform/paths.ts';
import { createDatabase } from '../platform/database/database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { databaseSql, isCurrent } from './database-sql.ts';
import { schemaText } from './graphql-artifacts.ts';
import { openapiText } from './openapi.ts';
import { writeTypes } from './types.ts';

const artifacts: Record<string, string> = {
  [join(paths.server, 'schema.graphql')]: schemaText(),
  [join(paths.server, 'openapi.json')]: await openapiText(),
};

const databaseFile = join(paths.server, 'database.sql');
const drifted = Object.entries(artifacts).filter(([path, text]) => readIfThere(path) !== text);
const names = drifted.map(([path]) => relative(paths.repository, path));
if (process.argv.includes('--check')) {
  if (!isCurrent(readIfThere(databaseFile) ?? '')) names.push(relative(paths.repository, databaseFile));
  if (names.length > 0) {
    console.error(`Out of date: ${names.join(', ')}. Run: npm run generate`);
    process.exitCode = 1;
  }
} else {
  if (await writeDatabaseSql()) names.push(relative(paths.repository, databaseFile));
  for (const [path, text] of drifted) writeFileSync(path, text);
  await writeTypes();
  console.log(names.length > 0 ? `Wrote ${names.join(', ')}` : 'Nothing changed');
}

/** Needs PostgreSQL, at TEST_DATABASE_URL; whether the file is current, its first lines say without one. */
async function writeDatabaseSql(): Promise<boolean> {
  const database = await createTestDatabase();
  const db = createDatabase(database.url);
  const text = await databaseSql(db);
  await db.end();
  await database.drop();
  if (readIfThere(databaseFile) === text) return false;
  writeFileSync(databaseFile, text);
  return true;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
