import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { runTests } from './lib/tests/run-tests.ts';

const files = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

// Deeper looks at what `npm test` holds already: by hand, and at night (docs/testing.md). With words, those whose files have one in their path.
const words = process.argv.slice(2);
if (words.length === 0) process.exitCode = await runTests(['unit', 'e2e', 'bench'], { depth: 'deep' });
else {
  const named = (all: string[]) => all.filter((file) => words.some((word) => file.includes(word)));
  const [unit, e2e] = [named(files('*.deep.test.ts', '*.deep.test.tsx')), named(files('e2e/*.e2e.ts'))];
  const stages = [...(unit.length > 0 ? ['unit'] : []), ...(e2e.length > 0 ? ['e2e'] : [])];
  if (stages.length === 0) {
    console.error(`No deep test has ${words.join(' or ')} in its path.`);
    process.exitCode = 2;
  } else {
    const selection = {
      unit: ['--runTestsByPath', ...unit.map((file) => join(root, file))],
      // Playwright takes paths as patterns, and those of the walks begin below e2e/.
      e2e: ['--pass-with-no-tests', ...e2e.map((file) => file.slice('e2e/'.length))],
    };
    process.exitCode = await runTests(stages, { depth: 'deep', ...selection });
  }
}
