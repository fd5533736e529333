import { machine, writeResults } from '../lib/results.ts';
import { runBench, type BenchRun } from '../lib/run-bench.ts';
import { benchArguments } from '../lib/sized.ts';
import { readArguments } from './arguments.ts';
import { openDatabases } from './databases.ts';
import { measureMap } from './map.ts';
import { AT_ONCE, groups, measureRound, warmUp, type Round } from './measure.ts';
import type { Group } from './questions.ts';
import { reportOf } from './report.ts';
import { startSite, type Site } from './sites.ts';

/** Writes what it has measured as soon as it is whole: the map's part needs a browser and a site, and comes last. */
async function measure(args: readonly string[], { undo, cleanUp, folder }: BenchRun): Promise<void> {
  const { sizes, rounds, data, keep } = readArguments(args);
  const dir = await folder('search-run');
  const databases = await openDatabases(keep, data, sizes);
  undo.push(databases.stop);

  const sites: Site[] = [];
  for (const size of sizes) {
    console.log(`Asking once about each of ${size.toLocaleString('en')} businesses, and warming up …`);
    const site = await startSite(databases.urlOf(size), size, dir, AT_ONCE, (step) => undo.push(step));
    await warmUp(site);
    sites.push(site);
  }
  const measured = new Map<string, Round[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const group of groups) {
      for (const site of sites) {
        const one = await measureRound(site, group, round % 2 === 1);
        const key = `${group} ${site.size}`;
        measured.set(key, [...(measured.get(key) ?? []), one]);
        console.log(
          `round ${round + 1}, ${key}: calm p95 ${one.calm.p95.toFixed(1)} ms, ${one.rate.toFixed(0)} a second, bare ${one.bareRate.toFixed(0)}`,
        );
      }
    }
  }
  const report = reportOf({ sizes, isReal: databases.isReal, rounds: (group: Group, size) => measured.get(`${group} ${size}`)! });
  const head = `\`npm run bench ${['search', ...(args.length > 0 ? ['--', ...args] : [])].join(' ')}\` on ${machine()}`;
  await write([head, report]);
  // What has been asked is not needed any more, and would only be in the way.
  await cleanUp();
  console.log('Starting a whole site for its map …');
  await write([head, report, await measureMap(keep, data, undo)]);
}

async function write(parts: string[]): Promise<void> {
  const text = parts.join('\n\n');
  console.log(`\n${text}`);
  await writeResults('search', text);
}

await runBench((run) => measure(benchArguments, run));
