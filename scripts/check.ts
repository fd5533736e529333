import { runChecks } from './lib/checks.ts';
import { inWords } from './lib/counts.ts';

const counts = await runChecks();
console.log(inWords(counts));
process.exit(counts.failed > 0 ? 1 : 0);
