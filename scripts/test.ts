import { parseArgs } from 'node:util';
import { changedFiles } from './lib/changed/changed-files.ts';
import { scopeOf } from './lib/changed/scope.ts';
import { runTests } from './lib/tests/run-tests.ts';
import { usualStages } from './lib/tests/test-stages.ts';

const names: readonly string[] = usualStages;
const USAGE = `Usage: npm test                            everything that must pass
       npm test -- --only ${names.join('|')}
       npm test -- --changed [--since REF]    what a change can break: since where it left main, uncommitted files included`;

const options = { only: { type: 'string' }, changed: { type: 'boolean' }, since: { type: 'string' } } as const;

function argumentsOf() {
  try {
    const { values } = parseArgs({ options });
    if (values.only !== undefined && !names.includes(values.only)) throw new Error(`There is no stage ${values.only}`);
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return process.exit(2);
  }
}

const { only, changed, since } = argumentsOf();
const wanted = names.filter((name) => only === undefined || name === only);

if (changed || since !== undefined) {
  const scope = scopeOf(changedFiles(since));
  console.log(scope.reasons.join('\n'));
  process.exitCode = await runTests(wanted, { depth: 'usual', unit: scope.unit, e2e: scope.e2e, owners: scope.owners });
} else {
  process.exitCode = await runTests(wanted, { depth: 'usual' });
}
