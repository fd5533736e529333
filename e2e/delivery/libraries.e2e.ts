import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, realpath, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '../fixtures.ts';
import { test, type House } from '../house.ts';
import type { CommandResult } from '../npm.ts';
import { aKey } from './outside.ts';

const root = join(import.meta.dirname, '..', '..');
const NAME = 'mf-walk-log';
const PAGE = 'src/walk-log/walk-log.page.tsx';
/** The packages that the remote takes of the page; one of ours knows where they lie. */
const OF_THE_PAGE = ['@petcare/remote', '@petcare/ui', 'react', 'react-dom', 'react-router-dom', 'rxjs', 'styled-components', 'urql'];
/** The libraries that it brings: of this package's own, so that nothing is fetched. */
const BROUGHT = ['@fullcalendar/react', 'observable-hooks', 'react-data-table-component', 'rxjs-own', 'temporal-polyfill'];

// A release is built and opened in a browser.
test.describe.configure({ timeout: 600_000 });

const files: Record<string, string> = {
  'package.json': JSON.stringify({
    name: NAME,
    type: 'module',
    dependencies: Object.fromEntries([...OF_THE_PAGE, ...BROUGHT].map((name) => [name, '*'])),
    aliases: { 'observable-hooks': { rxjs: 'rxjs-own' } },
  }),
  'tsconfig.json': JSON.stringify({ extends: '@petcare/tooling/tsconfig.remote.json', include: ['*.ts', 'src'] }),
  'remote.ts': `import { defineRemote } from '@petcare/remote';
export const remote = defineRemote({
  name: '${NAME}',
  routes: [{ path: '/walk-log', page: 'walk-log', access: 'public', title: '산책 일지' }],
  pages: { 'walk-log': () => import('./${PAGE}').then((m) => m.WalkLogPage) },
  parts: {},
  emits: [],
  hears: [],
});
`,
  [PAGE]: `import { lazyPiece } from '@petcare/remote';
import { PageContainer, PageTitle } from '@petcare/ui';

const Log = lazyPiece(() => import('./log.tsx').then((m) => m.Log));

export function WalkLogPage() {
  return (
    <PageContainer>
      <PageTitle>산책 일지</PageTitle>
      <Log />
    </PageContainer>
  );
}
`,
  'src/walk-log/log.tsx': `import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import korean from '@fullcalendar/react/locales/ko';
import classic from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import { useObservableState } from 'observable-hooks';
import DataTable from 'react-data-table-component';
import { of, zip } from 'rxjs-own';
import { ThemeProvider, useTheme } from 'styled-components';

const walks = [
  { day: '2026-11-02', name: '보리', km: 3 },
  { day: '2026-11-03', name: '초코', km: 5 },
];
const columns = [
  { name: '이름', selector: (row: { name: string }) => row.name, sortable: true },
  { name: '거리', selector: (row: { km: number }) => row.km, sortable: true },
];
const sum$ = zip(of(3), of(5), (one, other) => one + other);

function Sum() {
  const sum = useObservableState(sum$, 0);
  const { unit } = useTheme() as { unit: string };
  return <p>{\`모두 \${String(sum)} \${unit}\`}</p>;
}

export function Log() {
  return (
    <>
      <ThemeProvider theme={{ unit: 'km' } as object}>
        <Sum />
      </ThemeProvider>
      <DataTable columns={columns} data={walks} />
      <FullCalendar
        plugins={[dayGrid, classic]}
        locale={korean}
        initialView="dayGridMonth"
        initialDate="2026-11-01"
        events={walks.map(({ day, name }) => ({ title: name, date: day }))}
      />
    </>
  );
}
`,
};

/** A remote that is no package of this project; what it is built with is linked. */
async function aRemote(house: House): Promise<string> {
  const dir = join(await mkdtemp(join(house.dataDir, 'sources-')), NAME);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
  const link = async (names: readonly string[], from: string) => {
    for (const name of names) {
      await mkdir(dirname(join(dir, 'node_modules', name)), { recursive: true });
      await symlink(await realpath(join(root, from, 'node_modules', name)), join(dir, 'node_modules', name));
    }
  };
  await link([...OF_THE_PAGE, '@petcare/tooling'], 'mf-search');
  await link(['@types/react'], '.');
  await link(BROUGHT, 'e2e');
  return dir;
}

/** The kit's command, in the remote's folder. */
function petcare(dir: string, args: readonly string[], env: Record<string, string> = {}): Promise<CommandResult> {
  const command = ['--import', fileURLToPath(import.meta.resolve('tsx')), join(root, 'shared/tooling/petcare/petcare.main.ts'), ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: dir, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

test('a remote brings a table, a calendar and a library with its own copy of rxjs, and a visitor sees them without a violation of the policy', async ({
  house,
  page,
  faults,
}) => {
  const key = await aKey(house, NAME, '--prefix', '/walk-log');
  const dir = await aRemote(house);
  const checked = await petcare(dir, ['check', '--to', house.url]);
  expect(checked.code, checked.output).toBe(0);
  const { output } = await petcare(dir, ['release', '--to', house.url], { PETCARE_KEY: key });
  expect(output).toMatch(new RegExp(`^${NAME} [0-9a-f]{12}: live`, 'm'));
  expect(output).not.toMatch(/warning|shared/i);

  await page.addInitScript(() => {
    Object.assign(window, { violations: [] as string[] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { violations: string[] }).violations.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
  await page.goto('/walk-log');
  await expect(page.getByText('모두 8 km')).toBeVisible();
  const rows = page
    .getByRole('row')
    .filter({ hasText: /보리|초코/ })
    .filter({ hasText: /[35]/ });
  // Its own style, which it writes into the page itself.
  await expect(page.locator('.rdt_table')).toHaveCSS('display', 'flex');
  await page.getByRole('columnheader', { name: '거리' }).click();
  await page.getByRole('columnheader', { name: '거리' }).click();
  await expect(rows.first()).toContainText('초코');
  await expect(page.getByText('보리')).toHaveCount(2);
  await expect(page.getByText('2026년 11월 30일')).toBeAttached();
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--fc-classic-border'))).toBe('#ddd');
  await page.screenshot({ path: test.info().outputPath('libraries.png'), fullPage: true });
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  expect(faults).toEqual([]);
});
