import { machine, writeResults } from '../lib/results.ts';
import { runBench, sectionsBelow } from '../lib/run-bench.ts';
import { measureBoards } from './boards.ts';
import { measureStreams } from './streams.ts';

await runBench(async ({ undo, folder, cleanUp }) => {
  // Each ends what it has started before the next one begins.
  const alone = (measure: typeof measureStreams) => async () => {
    const text = await measure(await folder('community'), (step) => undo.push(step));
    await cleanUp();
    return text;
  };
  await writeResults(
    'community',
    await sectionsBelow(`\`npm run bench community\` on ${machine()}`, [measureStreams, measureBoards].map(alone)),
  );
});
