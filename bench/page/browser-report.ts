import { median, percentile, table, times } from '../lib/figures.ts';
import { desktop, phone, type MeasuredPage } from './profiles.ts';
import type { Peer, Series, Visit } from './rounds.ts';
import type { Sample } from './visit.ts';

type Measure = Exclude<keyof Sample, 'kinds'>;

/** A goal against the monolith: at most so many times its median. */
type Goal = { says: string; measure: Measure; most: (isRendered: boolean) => number; peer: string };
/** A goal by itself. */
type Limit = { says: string; measure: Measure; most: number };

export const MONOLITH = 'monolith';
export const NEXT = 'Next.js';

const goals: Goal[] = [
  { says: 'FCP ≤ 0.40 × (rendered) or 1.00 ×', measure: 'fcp', most: (isRendered) => (isRendered ? 0.4 : 1), peer: MONOLITH },
  { says: 'LCP ≤ 0.40 × (rendered) or 1.00 ×', measure: 'lcp', most: (isRendered) => (isRendered ? 0.4 : 1), peer: MONOLITH },
  { says: 'answers a click ≤ 0.97 ×', measure: 'answers', most: () => 0.97, peer: MONOLITH },
  { says: 'TBT ≤ 1.1 ×', measure: 'tbt', most: () => 1.1, peer: MONOLITH },
  { says: 'TBT ≤ 0.5 × Next.js', measure: 'tbt', most: () => 0.5, peer: NEXT },
  { says: 'bytes before it answers ≤ 1.10 ×', measure: 'bytes', most: () => 1.1, peer: MONOLITH },
];

const limits: Limit[] = [
  { says: 'CLS < 0.02', measure: 'cls', most: 0.0199 },
  { says: 'requests before it answers ≤ 10', measure: 'requests', most: 10 },
];

const visits: Visit[] = ['cold', 'warm'];
const columns = [phone, desktop].flatMap((device) => visits.map((visit) => ({ device, visit })));

const find = (all: readonly Series[], device: string, visit: Visit, path: string, peer: string) =>
  all.find((one) => one.device === device && one.visit === visit && one.path === path && one.peer === peer);

const valuesOf = ({ samples }: Series, measure: Measure) => samples.map((sample) => sample[measure]);

function cell(series: Series, measure: Measure, write: (value: number) => string): string {
  const values = valuesOf(series, measure);
  const [middle, high] = [write(median(values)), write(percentile(values, 0.75))];
  return middle === high ? middle : `${middle} (${high})`;
}

const whole = (value: number) => Math.round(value).toString();
const thousands = (value: number) => (value / 1000).toFixed(1);

function figures(all: readonly Series[], pages: readonly MeasuredPage[], peers: readonly Peer[]): string[] {
  const head = ['page', 'peer', 'FCP', 'LCP', 'answers a click', 'TBT', 'blocked from the start', 'CLS', 'requests', 'kB'];
  return columns.flatMap(({ device, visit }) => {
    const rows = pages.flatMap(({ path }) =>
      peers.flatMap(({ name }) => {
        const series = find(all, device.name, visit, path, name);
        if (!series) return [];
        const of = (measure: Measure, write = whole) => cell(series, measure, write);
        return [
          [
            `\`${path}\``,
            name,
            of('fcp'),
            of('lcp'),
            of('answers'),
            of('tbt'),
            of('blocked'),
            of('cls', (value) => value.toFixed(3)),
            of('requests'),
            of('bytes', thousands),
          ],
        ];
      }),
    );
    return ['', `#### ${device.name}, ${visit}`, '', `${device.says}.`, '', table(head, rows)];
  });
}

const verdict = (met: boolean) => (met ? 'met' : '**missed**');

/** Nothing beside nothing is as much. */
const shareOf = (ours: number, theirs: number) => (theirs === 0 ? (ours === 0 ? 1 : Infinity) : ours / theirs);

function goalRows(all: readonly Series[], { path }: MeasuredPage, ours: string, isRendered: boolean): string[][] {
  const middle = (device: string, visit: Visit, peer: string, measure: Measure) => {
    const series = find(all, device, visit, path, peer);
    return series ? median(valuesOf(series, measure)) : null;
  };
  const against = goals.flatMap(({ says, measure, most, peer }) => {
    const cells = columns.map(({ device, visit }) => {
      const [own, theirs] = [middle(device.name, visit, ours, measure), middle(device.name, visit, peer, measure)];
      if (own === null || theirs === null) return null;
      const share = shareOf(own, theirs);
      return `${Number.isFinite(share) ? times(share) : `${whole(own)} : 0`} ${verdict(share <= most(isRendered))}`;
    });
    return cells.some((one) => one !== null) ? [[says, ...cells.map((one) => one ?? '–')]] : [];
  });
  const alone = limits.map(({ says, measure, most }) => [
    says,
    ...columns.map(({ device, visit }) => {
      const own = middle(device.name, visit, ours, measure) ?? NaN;
      return `${measure === 'cls' ? own.toFixed(3) : whole(own)} ${verdict(own <= most)}`;
    }),
  ]);
  return [...against, ...alone].map(([says = '', ...cells]) => [`\`${path}\`${isRendered ? '' : ' (not rendered)'}`, says, ...cells]);
}

/** The kinds of requests of a first opening on the phone, as the median of each. */
function kindsOf(all: readonly Series[], path: string, peer: string): string {
  const samples = find(all, phone.name, 'cold', path, peer)?.samples ?? [];
  const kinds = [...new Set(samples.flatMap(({ kinds }) => Object.keys(kinds)))];
  return kinds.map((kind) => `${median(samples.map((sample) => sample.kinds[kind] ?? 0))} ${kind.toLowerCase()}`).join(', ');
}

/** The browser's part of the page: each goal, then each figure. `rendered` are the paths that came with content. */
export function browserReport(options: {
  all: readonly Series[];
  pages: readonly MeasuredPage[];
  peers: readonly Peer[];
  rendered: ReadonlySet<string>;
  rounds: number;
}): string {
  const { all, pages, peers, rendered, rounds } = options;
  const [ours] = peers;
  if (!ours) throw new Error('There is nothing to measure');
  return [
    '### In the browser',
    '',
    `Chromium, ${rounds} rounds, each page of each peer in turn, in a browser context of its own: opened with nothing kept (cold) and again with what that left (warm). Milliseconds since the navigation began, as median (p75 where it differs). Each opening is done twice: once left alone (FCP, LCP, CLS, TBT: blocked time after FCP), once clicked every 50 ms by the browser's own input until the page answers; requests and bytes with their headers are those until then. What a page answers with is the same for all: ${pages.map(({ path, says }) => `\`${path}\` ${says}`).join('; ')}.`,
    '',
    peers.some(({ name }) => name === NEXT)
      ? `${NEXT}: the same sources of two screens (frame, page, kit, API client) as one application of its pages router, rendered for each request, compressed with gzip as it does by itself. The monolith is client-rendered: the route's lazy files preloaded, scripts deferred in the head, brotli, files kept for a year.`
      : `The monolith is client-rendered: the route's lazy files preloaded, scripts deferred in the head, brotli, files kept for a year. ${NEXT} could not be installed or built here, so nothing is compared with it.`,
    '',
    table(
      ['page', 'goal', ...columns.map(({ device, visit }) => `${device.name}, ${visit}`)],
      pages.flatMap((page) => goalRows(all, page, ours.name, rendered.has(page.path))),
    ),
    '',
    ...[
      `Requests until the answer, ${phone.name}, cold:`,
      '',
      table(
        ['page', ...peers.map(({ name }) => name)],
        pages.map(({ path }) => [`\`${path}\``, ...peers.map(({ name }) => kindsOf(all, path, name) || '–')]),
      ),
    ],
    ...figures(all, pages, peers),
  ].join('\n');
}
