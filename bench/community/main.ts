import { machine, writeResults } from '../lib/results.ts';
import { runBench, sectionsBelow } from '../lib/run-bench.ts';
import { measureBoards } from './boards.ts';
import { measureStreams } from './streams.ts';

await runBench(async ({ undo, folder }) => {
  const dir = await folder('community');
  const end = (step: () => Promise<unknown>) => void undo.push(step);
  const sections = [() => measureStreams(dir, end), () => measureBoards(dir, end)];
  await writeResults('community', await sectionsBelow(`\`npm run bench community\` on ${machine()}`, sections));
});
