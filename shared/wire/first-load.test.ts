import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstLoadOf } from './first-load.ts';

test('a first load is what runs at first and the heaviest page, compressed, beside the budget of remote.ts', async () => {
  const out = await mkdtemp(join(tmpdir(), 'petcare-first-load-'));
  const sizes = { 'remoteEntry.js': 5_000, 'light.js': 1, 'heavy.js': 90_000, 'never.js': 500_000 };
  const manifest = {
    files: Object.entries(sizes).map(([path, bytes]) => ({ path, bytes, integrity: '' })),
    initial: ['remoteEntry.js'],
    pages: { light: ['light.js'], heavy: ['heavy.js'] },
    contract: { budget: 30_000 },
  };
  await writeFile(join(out, 'manifest.json'), JSON.stringify(manifest));
  for (const [path, bytes] of Object.entries(sizes)) await writeFile(join(out, path), 'a'.repeat(bytes));
  const { bytes, budget } = await firstLoadOf(out);
  await rm(out, { recursive: true });
  expect(budget).toBe(30_000);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(200);
});
