import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@petcare/node/processes';
import { expect, test } from '../fixtures.ts';

const repository = join(import.meta.dirname, '..', '..');
const LOADER = ['--import', 'tsx'];

// What the benches are held against must be a whole application: nobody else builds it.
test('the sources as one application show the list of hospitals, and a hospital after a click', async ({ page, baseURL, faults }) => {
  // Everything is built, from nothing.
  test.setTimeout(600_000);
  const out = await mkdtemp(join(tmpdir(), 'petcare-monolith-'));
  await promisify(execFile)(process.execPath, [...LOADER, 'bench/monolith/build.main.ts', out], { cwd: repository });
  const port = await freePort();
  const server = spawn(process.execPath, [...LOADER, 'bench/monolith/serve.main.ts', out, baseURL ?? '', String(port)], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    await once(server, 'message');
    await page.goto(`http://127.0.0.1:${port}/hostpital-list`);
    const first = page.locator('main article, main li').getByRole('link').first();
    await expect(first).toBeVisible();
    await first.click();
    await expect(page).toHaveURL(/\/hospital\?id=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('불러오는 중이에요')).toHaveCount(0);
    expect(faults).toEqual([]);
  } finally {
    server.kill();
    await rm(out, { recursive: true, force: true });
  }
});
