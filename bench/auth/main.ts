import { machine, writeResults } from '../lib/results.ts';
import { runBench, sectionsBelow, type BenchRun } from '../lib/run-bench.ts';
import { measureLogins } from './logins.ts';
import { measureTokenChecks } from './token-checks.ts';
import { startAuthServer } from './auth-server.ts';

async function measure({ undo, folder }: BenchRun): Promise<string> {
  const dir = await folder('auth');
  console.log('Starting PostgreSQL and the server …');
  const server = await startAuthServer(dir, (step) => undo.push(step));
  return sectionsBelow(`\`npm run bench auth\` on ${machine()}`, [() => measureLogins(server), measureTokenChecks]);
}

await runBench(async (run) => writeResults('auth', await measure(run)));
