import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { deep, expect, test } from '../fixtures.ts';
import { startHouse } from '../house.ts';
import { compositionOf } from '../mix.ts';
import { remotePages } from '../remote-pages.ts';

test.use({ mix: 'live' });
test.describe.configure({ timeout: 600_000 });

const { url } = remotePages['mf-payments'] ?? { url: '/' };
const title = { level: 1, name: '포인트샵', exact: true };

/** A store for the releases of a house: its settings, and the real path of a stored file. */
type Place = { env: Record<string, string>; fileIn(dataDir: string, path: string): string; stop(): Promise<void> };

const aFolder = async (): Promise<Place> => ({
  env: {},
  fileIn: (dataDir, path) => join(dataDir, 'releases', path),
  stop: async () => undefined,
});

async function aBucket(): Promise<Place> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'shared/node/src/testing/s3-server.main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!server.stdout) throw new Error('The bucket has no output');
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  const { env, folder, suffix } = JSON.parse(line) as { env: Record<string, string>; folder: string; suffix: string };
  return {
    env,
    fileIn: (_dataDir, path) => join(folder, 'releases', `${path}${suffix}`),
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

for (const [kind, open] of Object.entries({ folder: aFolder, bucket: aBucket })) {
  test(
    `never runs a release that is damaged in its ${kind}, and shows the previous one`,
    deep(kind === 'bucket'),
    async ({ page, database: _needed }) => {
      const place = await open();
      const house = await startHouse(place.env);
      try {
        const before = (await house.live())['mf-payments'];
        await page.goto(`${house.url}${url}`);
        await expect(page.getByRole('heading', title)).toBeVisible();
        const release = await house.release(
          'mf-payments',
          [{ file: 'src/point/point.page.tsx', from: '>포인트샵<', to: '>새 포인트샵<' }],
          '--no-smoke',
        );
        const stored = (form: string) => place.fileIn(house.dataDir, `mf-payments/${release}/remoteEntry.js${form}`);
        const damaged = `${await readFile(stored(''), 'utf8')}\n;window.tampered = true;`;
        await writeFile(stored(''), damaged);
        await writeFile(stored('.br'), new Uint8Array(brotliCompressSync(damaged)));
        await writeFile(stored('.gz'), new Uint8Array(gzipSync(damaged)));

        const answer = await fetch(`${house.url}/releases/mf-payments/${release}/remoteEntry.js`);
        expect(await answer.text()).toContain('tampered');
        await page.goto(`${house.url}${url}`);
        expect((await compositionOf(page))?.remotes['mf-payments']).toMatchObject({ release, previous: { release: before } });
        await expect(page.getByRole('heading', title)).toBeVisible({ timeout: 30_000 });
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      } finally {
        await house.close();
        await place.stop();
      }
    },
  );
}
