import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresTool } from './postgres-tools.ts';

const path = process.env['PATH'];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-postgres-tools-'));
  process.env['PATH'] = `${folder}:${path}`;
});
afterEach(async () => {
  process.env['PATH'] = path;
  await rm(folder, { recursive: true });
});

async function aTool(version: string) {
  const file = join(folder, 'pg_dump');
  await writeFile(file, `#!/bin/sh\necho "pg_dump (PostgreSQL) ${version}"\n`);
  await chmod(file, 0o755);
  return file;
}

test('the newest tool there is, when the server is no newer', async () => {
  const file = await aTool('97.2 (Debian 97.2-1)');
  expect(await postgresTool('pg_dump', 97)).toBe(file);
});

test('a tool older than the server is refused in a sentence that says which one is needed', async () => {
  await aTool('97.2 (Debian 97.2-1)');
  await expect(postgresTool('pg_dump', 98)).rejects.toThrow(
    'pg_dump 98 or newer is needed (Debian: postgresql-client-98); the newest here is 97. Nothing was done.',
  );
});
