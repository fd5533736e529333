import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test('a command does nothing without the options that npm has kept for itself', () => {
  const env = { ...process.env, npm_config_canary: '10', npm_config_note: 'new map' };
  // A package that there isn't: nothing is released where the options are not missed.
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'run.mjs'), 'release', 'mf-none'], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    'npm has kept --canary, --note for itself, and nothing was done: npm run release mf-none -- --canary … --note …\n',
  ]);
});
