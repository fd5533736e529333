import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machine, writeResults } from '../lib/results.ts';
import { openHouses } from './houses.ts';
import { measureOnPhone } from './phone.ts';
import { measureKill, measureRace } from './race.ts';
import { measureReading } from './reading.ts';
import { measureWriting } from './writing.ts';

const undo: (() => Promise<unknown>)[] = [];
async function cleanUp(): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
}
for (const name of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(name, () => void cleanUp().finally(() => process.exit(1)));
process.channel?.unref();

async function measure(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'petcare-bench-reservation-'));
  const removed = () => rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  undo.push(removed);
  const houses = await openHouses(dir, (step) => undo.push(step));
  const sections = [`\`npm run bench reservation\` on ${machine()}`];
  const say = (text: string) => {
    console.log(`\n${text}`);
    sections.push(text);
  };
  for (const section of [measureReading, measureWriting, measureRace, measureKill]) say(await section(houses));
  // What has been asked is not needed any more, and would only be in the way.
  await cleanUp();
  undo.push(removed);
  console.log('Starting a whole site for the month on a phone …');
  say(await measureOnPhone(dir, undo));
  return sections.join('\n\n');
}

try {
  await writeResults('reservation', await measure());
  console.log('\nWritten to bench/results.md');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
