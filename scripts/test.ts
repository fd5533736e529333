import { inWords, oneFailed, sum, type Counts } from './lib/counts.ts';
import { stages, type Run } from './lib/test-stages.ts';

const [flag, only] = process.argv.slice(2);
const names = Object.keys(stages).filter((name) => flag !== '--only' || name === only);
if ((flag !== undefined && flag !== '--only') || names.length === 0) {
  console.error(`Usage: npm test [-- --only ${Object.keys(stages).join('|')}]`);
  process.exit(2);
}

const leave = new AbortController();
const run: Run = { undo: [], leave: leave.signal };

async function undoAll(): Promise<void> {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(name, () => {
    leave.abort();
    void undoAll().finally(() => process.exit(130));
  });
}
process.channel?.unref();

async function stage(name: string): Promise<Counts> {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const counts = await (stages[name] ?? (() => Promise.resolve(oneFailed)))(run).catch((error: unknown) => {
    console.error(`${name} could not run: ${error instanceof Error ? error.message : String(error)}`);
    return oneFailed;
  });
  await undoAll();
  console.log(`── ${name}: ${inWords(counts)} (${Math.round((Date.now() - started) / 1000)} s)`);
  return counts;
}

const results: [string, Counts][] = [];
for (const name of names) results.push([name, await stage(name)]);

console.log('');
for (const [name, counts] of results) console.log(`${name.padEnd(6)} ${inWords(counts)}`);
const total = sum(results.map(([, counts]) => counts));
console.log(inWords(total));
process.exitCode = total.failed > 0 || leave.signal.aborted ? 1 : 0;
