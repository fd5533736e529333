import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@petcare/node/processes';
import { checkoutAt, copyCheckout, type Checkout } from '../lib/checkout.ts';
import { buildMonolith } from '../lib/monolith.ts';
import { VISITED_HOST } from '../lib/page-of.ts';
import { startServer } from '../lib/server-process.ts';
import { NEXT_PAGES, startNext } from '../next/next.ts';
import { MONOLITH, NEXT } from './browser-report.ts';
import type { Peer } from './rounds.ts';

/**
 * The measured peers: the first peer is ours. `hospitals` are ids of the demo data, most reviewed first, `releases` is the folder of those
 * that are live.
 */
export type Peers = { peers: Peer[]; hospitals: string[]; releases: string; apiUrl: string };

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

async function startMonolith(checkout: Checkout, { apiUrl }: Site, undo: Undo): Promise<Peer & { folder: string }> {
  console.log('Building the same sources as one application …');
  const folder = await mkdtemp(join(tmpdir(), 'petcare-monolith-'));
  undo(() => rm(folder, { recursive: true, force: true }));
  await buildMonolith(checkout, { out: folder });
  const port = await freePort();
  const server = await startServer(join(checkout.root, 'bench', 'monolith', 'serve.main.ts'), [folder, apiUrl, String(port)]);
  undo(() => server.stop());
  return { name: MONOLITH, url: asVisitor(port), folder };
}

/** Its packages come from the registry: without one the others are measured all the same. */
async function startNextPeer({ root }: Checkout, { apiUrl }: Site, fonts: string, undo: Undo): Promise<Peer[]> {
  console.log('Building two screens with Next.js …');
  try {
    const server = await startNext({ root, apiUrl, fonts });
    undo(() => server.stop());
    return [{ name: NEXT, url: asVisitor(server.port), pages: NEXT_PAGES }];
  } catch (error) {
    console.error(error);
    return [];
  }
}

async function hospitalsOf({ apiUrl }: Site): Promise<string[]> {
  const query = '{ getHospitalsByPage(page: 1, count: 100) { id reviewCount } }';
  const answer = await fetch(`${apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { getHospitalsByPage: { id: string; reviewCount: number }[] } };
  return data.getHospitalsByPage.sort((a, b) => b.reviewCount - a.reviewCount).map(({ id }) => id);
}

/** Start everything that is measured, from one state of the sources and on one API. */
export async function startPeers(running: string | null, undo: Undo): Promise<Peers> {
  const checkout = running ? checkoutAt(dirname(dirname(running))) : await copyCheckout();
  undo(() => checkout.remove());
  const site = await startOurs(checkout, running, undo);
  const monolith = await startMonolith(checkout, site, undo);
  const next = await startNextPeer(checkout, site, join(monolith.folder, 'fonts'), undo);
  return {
    peers: [{ name: 'composed', url: asVisitor(new URL(site.url).port) }, monolith, ...next],
    hospitals: await hospitalsOf(site),
    releases: join(checkout.root, '.data', 'releases'),
    apiUrl: site.apiUrl,
  };
}
