import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deep, expect } from '../fixtures.ts';
import { test } from '../house.ts';
import { aKey, kitOf, outside } from './outside.ts';

const NAME = 'mf-community';
const BESIDE = 'mf-dog-walks';
const PART = 'src/board/home-posts.part.tsx';
/** Those of the whole house in any mix, and all of the community's: its journey, pages, screens and mounts. */
const WALKS = ['composition', 'journeys', 'rendering/post-views', 'screens', '--grep', '@compat|mf-community|/community/|of a post'];
const root = join(import.meta.dirname, '..', '..');

// All that it is built with is fetched and installed.
test.describe.configure({ timeout: 900_000 });

test(
  'mf-community moves into a repository of its own: tested, checked, built and released from there; the site passes its walks with it and with a new remote',
  deep(),
  async ({ house, page, faults }) => {
    const folder = await mkdtemp(join(tmpdir(), 'petcare-moved-'));
    try {
      const { dir, done } = await outside(folder, NAME, await aKey(house, NAME));
      await cp(join(root, NAME), dir, { recursive: true, filter: (path) => !/[\\/](node_modules|dist)$/.test(path) });
      await done(`${kitOf(house)} adopt --site ${house.url}`);
      await done('npm install --no-audit --no-fund');
      await done('npm test');
      await done('npm run check');
      await done('npm run build');
      const text = await readFile(join(dir, PART), 'utf8');
      await writeFile(join(dir, PART), text.replace('아직 올라온 글이 없어요.', '아직 아무 글도 없어요.'));
      const [, release = ''] = /mf-community ([0-9a-f]{12}): live\n/.exec(await done('npm run release')) ?? [];

      await expect(async () => expect((await house.live())[NAME]).toBe(release)).toPass({ timeout: 60_000 });
      const isRendered = `data-owner="${NAME}" data-rendered="${release}"`;
      expect(await (await fetch(`${house.url}/community/mypet`)).text()).toContain(isRendered);
      await page.goto('/community/mypet');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const post = page.locator(`[data-owner="${NAME}"] a[href^="/community/mypet/"]:not([href$="/input"])`).first();
      const address = (await post.getAttribute('href')) ?? '';
      await post.click();
      await expect(page).toHaveURL(address);
      await expect(page.locator(`[data-owner="${NAME}"]`).getByRole('heading', { level: 1 })).toBeVisible();
      expect(await (await fetch(`${house.url}${address}`)).text()).toContain(isRendered);
      await page.goto(address);
      // Taken over as it stood: a fault of hydration would be among those of the page.
      await expect(page.locator('[data-place] [data-rendered]')).toHaveCount(0);
      await expect(page.locator(`[data-owner="${NAME}"]`).getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('/');
      await expect(page.locator(`[data-slot="home.posts"] [data-owner="${NAME}"] li`).first()).toBeVisible();
      expect(faults).toEqual([]);

      const beside = await outside(folder, BESIDE, await aKey(house, BESIDE, '--prefix', '/dog-walks'));
      await beside.done(`${kitOf(house)} create ${BESIDE} '강아지 산책' --site ${house.url}`, folder);
      await beside.done('npm install --no-audit --no-fund');
      await beside.done('npm run release');
      await expect(async () => expect(await (await fetch(`${house.url}/dog-walks`)).text()).toContain(`data-owner="${BESIDE}"`)).toPass({
        timeout: 60_000,
      });
      const walked = await house.run('e2e', ...WALKS, '--workers', '1', '--output', join(house.dataDir, 'e2e'));
      expect(walked.code, walked.output).toBe(0);
      for (const walk of [
        'composition/one-copy',
        'journeys/community',
        'journeys/whole-house',
        'rendering/post-views',
        'screens/every-screen',
      ])
        expect(walked.output).toContain(`${walk}.e2e.ts`);
      expect((await house.live())[NAME]).toBe(release);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  },
);
