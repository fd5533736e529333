import { machine, writeResults } from '../lib/results.ts';
import { runBench, sectionsBelow } from '../lib/run-bench.ts';
import { measureStreams } from './streams.ts';

await runBench(async ({ undo, folder }) => {
  const dir = await folder('community');
  const sections = [() => measureStreams(dir, (step) => undo.push(step))];
  await writeResults('community', await sectionsBelow(`\`npm run bench community\` on ${machine()}`, sections));
});
