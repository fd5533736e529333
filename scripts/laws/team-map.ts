import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteOffers, type RemoteOffer } from '@petcare/tooling/remote-offers';

const START = '<!-- map:start -->';
const END = '<!-- map:end -->';

interface RouteRow {
  path: string;
  owner: string;
  page: string | null;
  title: string;
}
type SlotOwners = Record<string, { host: string; remote: string; part: string }>;

/** The errors of the map in docs/map.md; empty when it says what the code says. */
export async function teamMapDrift(root: string): Promise<string> {
  const { before, after } = await maps(root);
  return before === after ? '' : 'The map in docs/map.md is out of date. Run: npm run generate';
}

/** Rewrites the map in docs/map.md; true when that changed something. */
export async function writeTeamMap(root: string): Promise<boolean> {
  const { file, before, after } = await maps(root);
  if (before === after) return false;
  await writeFile(file, after);
  return true;
}

/** The map's text. Throws when a route or a slot names something that its owner doesn't offer. */
export function teamMap(offers: RemoteOffer[], routes: readonly RouteRow[], slots: SlotOwners): string {
  const problems = faults(offers, routes, slots);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const teams = ['shell', ...offers.map(({ name }) => name)];
  const code = (text: string) => `\`${text}\``;
  const cell = (items: string[]) => items.join('<br>') || '–';
  const rows = teams.map((team) => {
    const offer = offers.find(({ name }) => name === team);
    const pages = routes.filter(({ owner, page }) => owner === team && page !== null).map(({ path, title }) => `${code(path)} ${title}`);
    const parts = Object.entries(slots)
      .filter(([, { remote }]) => remote === team)
      .map(([slot, { host, part }]) => `${code(part)} in ${host} (${code(slot)})`);
    const cells = [code(team), cell(pages), cell(parts), cell((offer?.emits ?? []).map(code)), cell((offer?.hears ?? []).map(code))];
    return `| ${cells.join(' | ')} |`;
  });
  const planned = routes.filter(({ page }) => page === null).length;
  return [
    '| team | pages | parts, and where they stand | emits | hears |',
    '|---|---|---|---|---|',
    ...rows,
    ...(planned > 0 ? ['', `${planned} more URLs of the route table have no page yet: the shell says so.`] : []),
  ].join('\n');
}

function faults(offers: RemoteOffer[], routes: readonly RouteRow[], slots: SlotOwners): string[] {
  const offerOf = new Map(offers.map((offer) => [offer.name, offer]));
  const missingPages = routes
    .filter(({ owner, page }) => owner !== 'shell' && page !== null && !offerOf.get(owner)?.pages.includes(page))
    .map(({ path, owner, page }) => `shell/src/routes.ts: ${path} shows the page '${page}', which ${owner} does not offer.`);
  const missingParts = Object.entries(slots)
    .filter(([, { remote, part }]) => !offerOf.get(remote)?.parts.includes(part))
    .map(([slot, { remote, part }]) => `shell/src/slots.ts: ${slot} is filled by the part '${part}', which ${remote} does not offer.`);
  const shown = new Set(routes.map(({ owner, page }) => `${owner} ${page}`));
  const unused = offers.flatMap(({ name, pages }) =>
    pages
      .filter((page) => !shown.has(`${name} ${page}`))
      .map((page) => `${name}/remote.ts: no URL in shell/src/routes.ts, nor a row of its own, shows its page '${page}'.`),
  );
  return [...missingPages, ...missingParts, ...unused];
}

async function maps(root: string) {
  const file = join(root, 'docs', 'map.md');
  const before = await readFile(file, 'utf8');
  const [start, end] = [before.indexOf(START), before.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`docs/map.md lacks the markers ${START} and ${END}.`);
  const load = (path: string) => import(pathToFileURL(join(root, path)).href);
  const { routes } = (await load('shell/src/routes.ts')) as { routes: readonly RouteRow[] };
  const { slotOwners } = (await load('shell/src/slots.ts')) as { slotOwners: SlotOwners };
  const offers = remoteOffers(root);
  const ownRows = offers.flatMap(({ name, routes: rows = [] }) => rows.map((row) => ({ ...row, owner: name })));
  const map = teamMap(offers, [...routes, ...ownRows], slotOwners);
  return { file, before, after: `${before.slice(0, start + START.length)}\n${map}\n${before.slice(end)}` };
}
