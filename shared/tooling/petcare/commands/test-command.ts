import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ownName } from '../own-package/own-package.ts';

const require = createRequire(import.meta.url);
const OWN = ['jest.config.cjs', 'jest.config.mjs', 'jest.config.js'];

/**
 * `petcare test`: jest, with what was typed handed on to it. Events and slots of remotes, which a page gets with the
 * remote that declares them, are known in each test, and so are the defaults of its configuration. The exit code is jest's.
 */
export async function testCommand(dir: string, args: readonly string[]): Promise<number> {
  await ownName(dir);
  const config = OWN.some((file) => existsSync(join(dir, file))) ? [] : ['--config', require.resolve('@petcare/tooling/jest-alone')];
  const { declaredIn } = await import('../../presets/webpack/manifest/site-contracts.ts');
  const { remoteOffer } = await import('../../presets/remote-offers.ts');
  const { config: schema = {} } = remoteOffer(join(dir, 'remote.ts'));
  const petcareConfig = Object.fromEntries(Object.entries(schema).map(([key, field]) => [key, field.default]));
  const declared = ['--globals', JSON.stringify({ petcareDeclared: declaredIn(dir), petcareConfig })];
  const child = spawn(process.execPath, [require.resolve('jest/bin/jest'), ...config, ...declared, ...args], {
    cwd: dir,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
