import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deep, expect } from '../fixtures.ts';
import { test } from '../house.ts';
import { aKey, outside } from './outside.ts';

const NAME = 'mf-community';
const PART = 'src/board/home-posts.part.tsx';
const root = join(import.meta.dirname, '..', '..');

// All that it is built with is fetched and installed.
test.describe.configure({ timeout: 900_000 });

test(
  'mf-community moves into a repository of its own: tested, checked, built and released from there',
  deep(),
  async ({ house, page, faults }) => {
    const folder = await mkdtemp(join(tmpdir(), 'petcare-moved-'));
    try {
      const { dir, run } = await outside(folder, NAME, await aKey(house, NAME));
      const done = async (command: string) => {
        const { code, output } = await run(command);
        expect(code, output).toBe(0);
        return output;
      };
      await cp(join(root, NAME), dir, { recursive: true, filter: (path) => !/[\\/](node_modules|dist)$/.test(path) });
      const kit = `--@petcare:registry=${house.url}/kit/ @petcare/tooling`;
      await done(`npx --yes ${kit} adopt --site ${house.url}`);
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
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  },
);
