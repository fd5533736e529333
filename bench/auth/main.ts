import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machine, writeResults } from '../lib/results.ts';
import { measureLogins } from './logins.ts';
import { measureTokenChecks } from './token-checks.ts';
import { startAuthServer } from './auth-server.ts';

const undo: (() => Promise<unknown>)[] = [];
async function cleanUp(): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
}
for (const name of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(name, () => void cleanUp().finally(() => process.exit(1)));
process.channel?.unref();

async function measure(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'petcare-bench-auth-'));
  undo.push(() => rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  console.log('Starting PostgreSQL and the server …');
  const server = await startAuthServer(dir, (step) => undo.push(step));
  const sections = [`\`npm run bench auth\` on ${machine()}`];
  for (const section of [() => measureLogins(server), measureTokenChecks]) {
    const text = await section();
    console.log(`\n${text}`);
    sections.push(text);
  }
  return sections.join('\n\n');
}

try {
  await writeResults('auth', await measure());
  console.log('\nWritten to bench/results.md');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
