import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { copyCheckout } from '../lib/checkout.ts';
import { machine, writeResults } from '../lib/results.ts';
import { editToLive } from './edit-to-live.ts';
import { pageRequests } from './page-requests.ts';
import { returningVisitor } from './returning-visitor.ts';

const undo: (() => Promise<unknown>)[] = [];
async function cleanUp(): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
}
for (const name of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(name, () => void cleanUp().finally(() => process.exit(1)));
process.channel?.unref();

async function chromiumVersion(): Promise<string> {
  process.env['CHROMIUM_PATH'] = await findChromium(console.log);
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'], args: ['--no-sandbox'] });
  const version = browser.version();
  await browser.close();
  return version;
}

async function measure(): Promise<string> {
  const facts = machine(await chromiumVersion());
  const checkout = await copyCheckout();
  undo.push(() => checkout.remove());
  const builds = await mkdtemp(join(tmpdir(), 'petcare-monolith-'));
  undo.push(() => rm(builds, { recursive: true, force: true }));
  const folder = (name: string) => join(builds, name);

  console.log('Installing, building and starting a copy of this checkout …');
  const site = await checkout.startSite();
  undo.push(() => site.stop());

  const sections = [`\`npm run bench delivery\` on ${facts}`];
  for (const section of [
    () => pageRequests(site),
    () => editToLive(checkout, site, folder),
    () => returningVisitor(checkout, site, folder),
  ]) {
    const text = await section();
    console.log(`\n${text}`);
    sections.push(text);
  }
  return sections.join('\n\n');
}

try {
  await writeResults('delivery', await measure());
  console.log('\nWritten to bench/results.md');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
