import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstLoad } from '@petcare/wire/first-load';
import type { BuildManifest } from '@petcare/wire/manifest';
import postgres from 'postgres';
import { expect, test } from '../fixtures.ts';

/** Bytes of brotli that a change of a line or two may add before anybody has to look for what to take away. */
const ROOM_FOR_A_CHANGE = 500;

test.use({ mix: 'live' });

// A package at its very bound can't be released with the next change, and neither can the walks that release one.
test('each live package leaves room for a change below the bound of its first load', async ({ database }) => {
  const budgets = JSON.parse(await readFile(join(import.meta.dirname, '../../delivery/budgets.json'), 'utf8')) as Record<string, number>;
  const sql = postgres(database, { max: 1, onnotice: () => {} });
  const live = await sql<{ manifest: BuildManifest }[]>`
    select manifest from delivery.pointers join delivery.releases using (package, release)
  `;
  await sql.end();
  expect(live.length).toBeGreaterThan(7);
  const rooms = live.map(({ manifest }) => {
    const bound = budgets[manifest.name] ?? manifest.contract?.budget ?? budgets['default'] ?? 0;
    return { name: manifest.name, room: Math.round(bound - firstLoad(manifest)) };
  });
  expect(rooms.filter(({ room }) => room < ROOM_FOR_A_CHANGE)).toEqual([]);
});
