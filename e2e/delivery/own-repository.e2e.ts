import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startDevOutside } from '../dev-command.ts';
import { deep, expect } from '../fixtures.ts';
import { test as base } from '../house.ts';
import { aKey, outside, type Outside } from './outside.ts';

const NAME = 'mf-dog-walks';
const PAGE = 'src/dog-walks/dog-walks.page.tsx';
/** The service hears of a move at once; a busy machine takes its time to show a page. */
const SEEN = { timeout: 60_000 };

// All that it is built with is fetched and installed: two minutes on a machine that does nothing else.
base.describe.configure({ timeout: 900_000 });

const withMore: Record<string, (text: string) => string> = {
  'src/dog-walks/dog-walks.module.css': () => '.route {\n  border-radius: 12px;\n}\n',
  'src/dog-walks/route.svg': () =>
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="20" cx="20" cy="20"/></svg>\n',
  'src/dog-walks/distance.worker.ts': () => 'postMessage(42);\n',
  [PAGE]: (text) =>
    text
      .replace(
        'export function DogWalksPage() {',
        `import { useEffect, useState } from 'react';
import * as styles from './dog-walks.module.css';
import route from './route.svg';

export function DogWalksPage() {
  const [far, setFar] = useState(0);
  useEffect(() => {
    const worker = new Worker(new URL('./distance.worker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<number>) => setFar(data);
    return () => worker.terminate();
  }, []);`,
      )
      .replace('<Inline>', '<img className={styles.route} src={route} alt="산책길" />\n      <p>{far} km</p>\n      <Inline>'),
};

const test = base.extend<{ outsider: Outside }>({
  outsider: async ({ house }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'petcare-outside-'));
    await use(await outside(folder, NAME, await aKey(house, NAME, '--prefix', '/dog-walks')));
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  },
});

test(
  'a team with Node, the site’s address and a key creates a remote, works on it inside the site, tests, releases and rolls it back',
  deep(),
  async ({ house, outsider, page, faults }) => {
    const { dir, run } = outsider;
    const done = async (command: string, cwd?: string) => {
      const { code, output } = await run(command, cwd);
      expect(code, output).toBe(0);
      return output;
    };
    await done(
      `npx --yes --@petcare:registry=${house.url}/kit/ @petcare/tooling create ${NAME} '강아지 산책' --site ${house.url}`,
      dirname(dir),
    );
    await done('npm install --no-audit --no-fund');
    await done('npm test');
    await done('npm run check');
    expect((await run('npx petcare release --canary 50')).output).toContain('nothing live that a canary could be compared with');
    expect(await done('npm run release')).toMatch(/mf-dog-walks [0-9a-f]{12}: live\n/);
    const title = page.getByRole('heading', { level: 1, name: '강아지 산책' });
    await expect(async () => {
      await page.goto(`${house.url}/dog-walks`);
      await expect(title).toBeVisible({ timeout: 5_000 });
    }).toPass(SEEN);

    for (const [file, edit] of Object.entries(withMore)) {
      const text = await readFile(join(dir, file), 'utf8').catch(() => '');
      await writeFile(join(dir, file), edit(text));
    }
    const dev = await startDevOutside(dir);
    try {
      await page.goto(dev.address.replace('/?', '/dog-walks?'));
      await expect(page.getByText('42 km')).toBeVisible();
      await expect(page.getByRole('img', { name: '산책길' })).toHaveCSS('border-radius', '12px');
      await dev.save(PAGE, '인사하기', '반갑게 인사하기');
      await expect(page.getByRole('button', { name: '반갑게 인사하기' })).toBeVisible();
      await expect(page.getByText('42 km')).toBeVisible();
      await dev.restore(PAGE);
    } finally {
      await page.goto('about:blank');
      await dev.stop();
    }

    await done('npm test');
    await done('npm run check');
    const [, canary = ''] = /mf-dog-walks ([0-9a-f]{12}): live for 50 %/.exec(await done('npx petcare release --canary 50')) ?? [];
    await page.goto(`${house.url}/dog-walks?remote=${NAME}@canary`);
    await expect(page.getByText('42 km')).toBeVisible();
    expect(await done('npx petcare promote')).toContain(`${NAME}: ${canary} is live for all`);
    expect(await done('npx petcare rollback')).toContain(`${canary} is withdrawn`);
    await page.goto(`${house.url}/dog-walks?remote=`);
    await expect(title).toBeVisible();
    await expect(page.getByRole('img', { name: '산책길' })).toHaveCount(0);
    expect(await done('npx petcare audit')).toMatch(/release[\s\S]*canary[\s\S]*promote[\s\S]*rollback/);
    expect(faults).toEqual([]);
  },
);
