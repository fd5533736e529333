import { runTests } from './lib/tests/run-tests.ts';

// Deeper looks at what `npm test` holds already: by hand, and at night (docs/testing.md).
process.exitCode = await runTests(['unit', 'e2e', 'bench'], { depth: 'deep' });
