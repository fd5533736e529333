import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { copyCheckout } from '../lib/checkout.ts';
import { machine, writeResults } from '../lib/results.ts';
import { runBench, sectionsBelow, type BenchRun } from '../lib/run-bench.ts';
import { editToLive } from './edit-to-live.ts';
import { pageRequests } from './page-requests.ts';
import { returningVisitor } from './returning-visitor.ts';

async function chromiumVersion(): Promise<string> {
  process.env['CHROMIUM_PATH'] = await findChromium(console.log);
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'], args: ['--no-sandbox'] });
  const version = browser.version();
  await browser.close();
  return version;
}

async function measure({ undo, folder }: BenchRun): Promise<string> {
  const facts = machine(await chromiumVersion());
  const checkout = await copyCheckout();
  undo.push(() => checkout.remove());
  const builds = await folder('monolith');
  const buildOf = (name: string) => join(builds, name);

  console.log('Installing, building and starting a copy of this checkout …');
  const site = await checkout.startSite();
  undo.push(() => site.stop());

  return sectionsBelow(`\`npm run bench delivery\` on ${facts}`, [
    () => pageRequests(site),
    () => editToLive(checkout, site, buildOf),
    () => returningVisitor(checkout, site, buildOf),
  ]);
}

await runBench(async (run) => writeResults('delivery', await measure(run)));
