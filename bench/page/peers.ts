import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../scripts/lib/process.ts';
import { checkoutAt, copyCheckout, type Checkout } from '../lib/checkout.ts';
import { buildMonolith } from '../lib/monolith.ts';
import { VISITED_HOST } from '../lib/page-of.ts';
import { startServer } from '../lib/server-process.ts';
import { MONOLITH } from './browser-report.ts';
import type { Peer } from './rounds.ts';

/** What is measured, and how to take it away again. The first peer is ours. */
export type Peers = { peers: Peer[]; apiUrl: string };

type Undo = (step: () => Promise<unknown>) => void;

const asVisitor = (port: number | string) => `http://${VISITED_HOST}:${port}`;

type Site = { url: string; apiUrl: string };

async function startOurs(checkout: Checkout, running: string | null, undo: Undo): Promise<Site> {
  if (running) return JSON.parse(await readFile(running, 'utf8')) as Site;
  console.log('Installing, building and starting a copy of this checkout …');
  const site = await checkout.startSite();
  undo(() => site.stop());
  return site;
}

async function startMonolith(checkout: Checkout, { apiUrl }: Site, undo: Undo): Promise<Peer> {
  console.log('Building the same sources as one application …');
  const folder = await mkdtemp(join(tmpdir(), 'petcare-monolith-'));
  undo(() => rm(folder, { recursive: true, force: true }));
  await buildMonolith(checkout, { out: folder });
  const port = await freePort();
  const server = await startServer(join(checkout.root, 'bench', 'monolith', 'serve.main.ts'), [folder, apiUrl, String(port)]);
  undo(() => server.stop());
  return { name: MONOLITH, url: asVisitor(port) };
}

/** Start everything that is measured, from one state of the sources and on one API. */
export async function startPeers(running: string | null, undo: Undo): Promise<Peers> {
  const checkout = running ? checkoutAt(dirname(dirname(running))) : await copyCheckout();
  undo(() => checkout.remove());
  const site = await startOurs(checkout, running, undo);
  const monolith = await startMonolith(checkout, site, undo);
  return { peers: [{ name: 'composed', url: asVisitor(new URL(site.url).port) }, monolith], apiUrl: site.apiUrl };
}
