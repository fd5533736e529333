import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { deep, expect } from '../fixtures.ts';
import { test as base } from '../house.ts';
import type { CommandResult } from '../npm.ts';

const root = join(import.meta.dirname, '..', '..');
const NAME = 'mf-example';
const TITLE = '예시';

// A whole checkout is installed, checked and released: about a minute on a machine that does nothing else.
base.describe.configure({ timeout: 900_000 });

/** A copy of this checkout, whose commands act on the house. */
type Checkout = { dir: string; run(file: string, ...args: string[]): Promise<CommandResult> };

/** Copies the present sources. On the disk of this checkout, so that the packages that are installed here needn't be fetched. */
async function copySources(): Promise<string> {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const dir = await mkdtemp(join(cache, 'checkout-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await copyFile(join(root, file), join(dir, file));
  }
  // The check of the API's operations asks git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: dir });
  return dir;
}

const test = base.extend<{ checkout: Checkout }>({
  checkout: async ({ house }, use) => {
    const dir = await copySources();
    const leave = new AbortController();
    const env = {
      ...process.env,
      DATABASE_URL: house.databaseUrl,
      TEST_DATABASE_URL: house.databaseUrl,
      DATA_DIR: house.dataDir,
      SITE_URL: house.url,
    };
    await use({
      dir,
      run: (file, ...args) =>
        new Promise((resolve, reject) => {
          const child = spawn(file, args, { cwd: dir, env, stdio: ['ignore', 'pipe', 'pipe'], signal: leave.signal });
          let output = '';
          for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
          child.once('error', reject);
          child.once('close', (code) => resolve({ code: code ?? 1, output }));
        }),
    });
    leave.abort();
    await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  },
});

/** Put the row that the command has printed at the end of the route table. */
async function addRow(dir: string, said: string): Promise<void> {
  const row = said.split('\n').find((line) => line.includes("path: '/example'")) ?? '';
  const file = join(dir, 'shell', 'src', 'routes.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/\n\] as const/, `\n${row}\n] as const`));
}

type Cycle = (props: object) => Promise<unknown>;
type Container = {
  get(expose: string): Promise<() => { remote: { partLifecycles(part: string): Record<'bootstrap' | 'mount', Cycle | Cycle[]> | null } }>;
};

/** Mount the part that the loaded remote offers, as the shell does it: no slot asks for it yet. */
async function mountPart(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { remote } = (await (globalThis as unknown as { mf_example: Container }).mf_example.get('./remote'))();
    const cycles = remote.partLifecycles('example-card');
    const domElement = Object.assign(document.createElement('div'), { id: 'part' });
    document.body.append(domElement);
    const props = { name: 'part', domElement, slotProps: {}, client: null, host: {}, onCrash: console.error, singleSpa: {} };
    for (const cycle of [cycles?.bootstrap ?? [], cycles?.mount ?? []].flat()) await cycle(props);
  });
}

test(
  'a scaffolded remote passes every check, is released and opens, with only its route row added by hand',
  deep(),
  async ({ page, house, checkout }) => {
    const done = async (file: string, ...args: string[]) => {
      const { code, output } = await checkout.run(file, ...args);
      expect(code, output).toBe(0);
      return output;
    };
    const npm = (...args: string[]) => done('npm', 'run', ...args);
    await addRow(checkout.dir, await npm('new-remote', NAME, TITLE));
    await npm('generate');
    await Promise.all([
      done(process.execPath, 'node_modules/jest/bin/jest.js', '--selectProjects', 'browser', '--testPathPatterns', `/${NAME}/`),
      npm('check'),
    ]);
    // The release is opened in a browser: that would take too long while the checks run.
    await npm('release', NAME, 'shell');

    expect(await house.live()).toHaveProperty(NAME);
    await page.goto('/example');
    await expect(page).toHaveTitle(`${TITLE} | 펫케어`);
    const own = page.locator(`main [data-owner="${NAME}"]`);
    await expect(own.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await own.getByRole('button', { name: '인사하기' }).click();
    await expect(page.getByText('안녕하세요!')).toBeVisible();
    await mountPart(page);
    await expect(page.locator('#part').getByRole('link', { name: TITLE })).toHaveAttribute('href', '/example');
  },
);
