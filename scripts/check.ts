import { runChecks } from './lib/tests/checks.ts';
import { inWords } from './lib/tests/counts.ts';

const counts = await runChecks();
console.log(inWords(counts));
process.exit(counts.failed > 0 ? 1 : 0);
