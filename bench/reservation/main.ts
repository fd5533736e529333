import { machine, writeResults } from '../lib/results.ts';
import { runBench, sectionsBelow, type BenchRun } from '../lib/run-bench.ts';
import { openHouses } from './houses.ts';
import { measureOnPhone } from './phone.ts';
import { measureKill, measureRace } from './race.ts';
import { measureReading } from './reading.ts';
import { measureWriting } from './writing.ts';

async function measure({ undo, cleanUp, folder }: BenchRun): Promise<string> {
  const houses = await openHouses(await folder('reservation'), (step) => undo.push(step));
  const sections = [measureReading, measureWriting, measureRace, measureKill].map((section) => () => section(houses));
  const text = await sectionsBelow(`\`npm run bench reservation\` on ${machine()}`, sections);
  // What has been asked is not needed any more, and would only be in the way.
  await cleanUp();
  console.log('Starting a whole site for the month on a phone …');
  return sectionsBelow(text, [async () => measureOnPhone(await folder('reservation'), undo)]);
}

await runBench(async (run) => writeResults('reservation', await measure(run)));
