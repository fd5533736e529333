import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startDevOutside } from '../dev-command.ts';
import { deep, expect } from '../fixtures.ts';
import { test as base } from '../house.ts';
import { declaring, OFFERING } from './declaring.ts';
import { aKey, kitOf, outside, type OutsideRepository } from './outside.ts';

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

const PART = 'src/dog-walks/asked.part.tsx';
/** A part that hears the event of another remote and stands in its slot. */
const asking: Record<string, (text: string) => string> = {
  [PART]: () => `import type { RemoteSlots } from '@petcare/contracts';
import { useBusEvent } from '@petcare/event-bus';
import { useState } from 'react';

export function AskedPart({ page }: RemoteSlots['${OFFERING}.below-title']) {
  const [asked, setAsked] = useState(0);
  useBusEvent('${OFFERING}.asked', ({ page: from }) => setAsked((count) => (from === page ? count + 1 : count)));
  return (
    <p>
      {page} 질문 {asked}개
    </p>
  );
}
`,
  'remote.ts': (text) =>
    text.replace('hears: []', `hears: ['${OFFERING}.asked']`).replace(
      'parts: {',
      `fills: { '${OFFERING}.below-title': { part: 'asked' } },
  parts: {
    asked: () => import('./${PART}').then((m) => m.AskedPart),`,
    ),
};

async function edited(dir: string, edits: Record<string, (text: string) => string>): Promise<void> {
  for (const [file, edit] of Object.entries(edits)) {
    const text = await readFile(join(dir, file), 'utf8').catch(() => '');
    await writeFile(join(dir, file), edit(text));
  }
}

const test = base.extend<{ outsider: OutsideRepository }>({
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
    const { dir, run, done } = outsider;
    await done(`${kitOf(house)} create ${NAME} '강아지 산책' --site ${house.url}`, dirname(dir));
    await done('npm install --no-audit --no-fund');
    await done('npm test');
    await done('npm run check');
    expect((await run('npx --no petcare release --canary 50')).output).toContain('nothing live that a canary could be compared with');
    expect(await done('npm run release')).toMatch(/mf-dog-walks [0-9a-f]{12}: live\n/);
    const title = page.getByRole('heading', { level: 1, name: '강아지 산책' });
    await expect(async () => {
      await page.goto(`${house.url}/dog-walks`);
      await expect(title).toBeVisible({ timeout: 5_000 });
    }).toPass(SEEN);

    await edited(dir, withMore);
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
    const [, canary = ''] = /mf-dog-walks ([0-9a-f]{12}): live for 50 %/.exec(await done('npx --no petcare release --canary 50')) ?? [];
    await page.goto(`${house.url}/dog-walks?remote=${NAME}@canary`);
    await expect(page.getByText('42 km')).toBeVisible();
    expect(await done('npx --no petcare promote')).toContain(`${NAME}: ${canary} is live for all`);
    expect(await done('npx --no petcare rollback')).toContain(`${canary} is withdrawn`);
    await page.goto(`${house.url}/dog-walks?remote=`);
    await expect(title).toBeVisible();
    await expect(page.getByRole('img', { name: '산책길' })).toHaveCount(0);
    expect(await done('npx --no petcare audit')).toMatch(/release[\s\S]*canary[\s\S]*promote[\s\S]*rollback/);

    await house.release(OFFERING, declaring(OFFERING));
    await edited(dir, asking);
    expect((await run('npm run check')).output).toMatch(new RegExp(`✗ types[\\s\\S]*${PART}[^\\n]*${OFFERING}.below-title`));
    expect(await done('npx --no petcare types')).toContain('1 events and 2 slots of other remotes');
    await done('npm run check');
    const right = await readFile(join(dir, PART), 'utf8');
    await writeFile(join(dir, PART), right.replace('page: from', 'place: from').replace('page }: Remote', 'place }: Remote'));
    const { code, output } = await run('npm run check');
    expect(code, output).toBe(1);
    expect(output.match(/asked\.part\.tsx\(\d+,\d+\): error TS2339: Property 'place' does not exist on type/g)).toHaveLength(2);
    await writeFile(join(dir, PART), right);
    await done('npm run release');
    await expect(async () => {
      await page.goto('/point');
      await expect(page.getByText('포인트샵 질문 0개')).toBeVisible({ timeout: 5_000 });
    }).toPass(SEEN);
    await page.getByRole('button', { name: '물어보기' }).click();
    await expect(page.getByText('포인트샵 질문 1개')).toBeVisible();
    expect(faults).toEqual([]);
  },
);
