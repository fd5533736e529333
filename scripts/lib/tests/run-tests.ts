import { inWords, nothing, oneFailed, sum } from './counts.ts';
import { startRun } from '../run.ts';
import { timesInWords } from './suite-times.ts';
import { failuresByFlaky, type StageReport } from './test-report.ts';
import { stages, type Selection } from './test-stages.ts';

/** Runs these stages one after the other and says at the end what each came to. Returns the exit code. */
export async function runTests(names: readonly string[], selection: Selection): Promise<number> {
  const run = startRun();
  const started = Date.now();
  const reports: [string, StageReport][] = [];

  for (const name of names) {
    console.log(`\n── ${name}`);
    const began = Date.now();
    const report = await runStage(name);
    await run.undoAll();
    console.log(`── ${name}: ${inWords(report.counts)} (${Math.round((Date.now() - began) / 1000)} s)`);
    reports.push([name, report]);
  }

  async function runStage(name: string): Promise<StageReport> {
    const stage = stages[name];
    const isLeftOut = (name === 'unit' || name === 'e2e') && selection[name] === null;
    if (isLeftOut || !stage) return { counts: isLeftOut ? nothing : oneFailed, files: [], flaky: [] };
    return stage(run, selection).catch((error: unknown) => {
      console.error(`${name} could not run: ${error instanceof Error ? error.message : String(error)}`);
      return { counts: oneFailed, files: [], flaky: [] };
    });
  }

  console.log('');
  console.log(timesInWords(reports.flatMap(([, { files }]) => files)).join('\n'));
  console.log(`The whole took ${Math.round((Date.now() - started) / 1000)} s.\n`);
  for (const [name, { counts }] of reports) console.log(`${name.padEnd(6)} ${inWords(counts)}`);
  const flaky = reports.flatMap(([, report]) => report.flaky);
  for (const name of flaky) console.log(`FLAKY: failed, then passed alone; mending it is the next work: ${name}`);
  const tooFlaky = failuresByFlaky(flaky);
  if (tooFlaky > 0) console.log(`${tooFlaky} flaky tests are too many: the run has failed.`);

  const total = sum(reports.map(([, { counts }]) => counts));
  console.log(inWords({ ...total, passed: total.passed - tooFlaky, failed: total.failed + tooFlaky }));
  return total.failed + tooFlaky > 0 || run.leave.aborted ? 1 : 0;
}
