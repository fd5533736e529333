import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { freePort } from '@petcare/node/processes';
import { routes } from '../../shell/src/routes.ts';
import { table } from '../lib/figures.ts';
import { installOutside } from '../lib/outside.ts';
import { sized } from '../lib/sized.ts';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.ts';
import type { Peers } from './peers.ts';

const VERSION = '12.8.2';
const MOST_PAGES = sized(Infinity, 1);

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];

type Audit = { score: number | null; details?: { items?: { description?: string }[] } };
type Result = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};
type Lighthouse = (url: string, options: object) => Promise<{ lhr: Result } | undefined>;

/** Every public page that is there, with things of the demo data in the place of parameters. */
function publicPaths(hospital: string): string[] {
  const shown = routes.filter(({ access, page }) => access === 'public' && page !== null).map(({ path }) => path);
  return shown.map((path) => (path === '/hospital' ? `/hospital?id=${hospital}` : path.replace(/:[a-z]+/gi, '1')));
}

/** The first line that the browser's console was told, where that is what took the points. */
function said(audit: Audit | undefined): string {
  const [line] = audit?.details?.items?.[0]?.description?.split('\n') ?? [];
  return line ? ` (${line.slice(0, 100).replaceAll('|', '/')})` : '';
}

/** Audits that took points off, or that say that something is wrong in a category that should have all of them. */
function failing({ categories: scored, audits }: Result): string[] {
  return categories.flatMap((category) =>
    scored[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (category === 'performance' ? 0.9 : 1))
      .map(({ id }) => `\`${id}\`${said(audits[id])}`),
  );
}

/** Lighthouse's four scores of each public page. */
export async function measureLighthouse({ peers, hospitals }: Peers): Promise<string> {
  const folder = await installOutside({ lighthouse: VERSION });
  const entry = createRequire(join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(console.log),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  const rows: string[][] = [];
  const missed: Record<Category, number> = { performance: 0, accessibility: 0, 'best-practices': 0, seo: 0 };
  try {
    for (const path of publicPaths(hospitals[0] ?? '').slice(0, MOST_PAGES)) {
      const run = await lighthouse(`${peers[0]?.url}${path}`, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
      if (!run || run.lhr.runtimeError)
        throw new Error(`Lighthouse could not look at ${path}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
      const scores = categories.map((category) => Math.round((run.lhr.categories[category].score ?? 0) * 100));
      categories.forEach((category, index) => (missed[category] += (scores[index] ?? 0) < goals[category] ? 1 : 0));
      rows.push([`\`${path}\``, ...scores.map(String), failing(run.lhr).join(', ') || '–']);
    }
  } finally {
    await browser.close();
  }
  return [
    '### Lighthouse',
    '',
    `Lighthouse ${VERSION}, mobile, its own simulated throttling, one run of each public page that there is.`,
    '',
    table(['page', ...categories, 'what took points off'], rows),
    '',
    categories
      .map(
        (category) =>
          `Goal ${category} ${goals[category] < 100 ? '≥ ' : ''}${goals[category]}: ${missed[category] === 0 ? 'met' : `**missed** on ${missed[category]} of ${rows.length}`}.`,
      )
      .join(' '),
  ].join('\n');
}
