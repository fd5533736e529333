import { median, percentile, table } from '../lib/figures.ts';
import { sized } from '../lib/sized.ts';
import { MONTH, YEARS } from './data.ts';
import { addDays, today } from './days.ts';
import type { Houses } from './houses.ts';

const ROUNDS = sized(3, 1);
const EACH = sized(30, 5);
const GOALS = { free: 15, month: 50 };

async function wait(url: string, token?: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - started;
}

/** One question after the other, as somebody who looks at a calendar asks them. */
export async function measureReading({ servers: [{ url }], busy, crowded }: Houses): Promise<string> {
  const api = `${url}/api/client/reservation`;
  const free = (path: string, place: number) => () => wait(`${api}/${path}company_id=${place}`);
  const month = `${api}/agenda?start_date=${crowded.first}&end_date=${crowded.last}`;
  const asked = [
    {
      name: `free slots of 60 days, ${YEARS} years behind`,
      goal: GOALS.free,
      ask: free(`able?start_date=${today()}&end_date=${addDays(today(), 60)}&`, busy[0]!),
    },
    { name: 'times of a day', goal: GOALS.free, ask: free(`abletime?date=${addDays(today(), 7)}&`, busy[0]!) },
    {
      name: `calendar of a month with ${MONTH.bookings.toLocaleString('en')}`,
      goal: GOALS.month,
      ask: () => wait(month, crowded.ownerToken),
    },
  ];
  const rows: { name: string; goal: number; p50: number; p95: number }[] = [];
  for (const { name, goal, ask } of asked) {
    const rounds: number[][] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const waits: number[] = [];
      for (let number = 0; number < EACH; number += 1) waits.push(await ask());
      // The first round warms up.
      if (round > 0) rounds.push(waits);
    }
    const of = (share: number) => median(rounds.map((waits) => percentile(waits, share)));
    rows.push({ name, goal, p50: of(0.5), p95: of(0.95) });
    console.log(`${name}: p95 ${rows.at(-1)!.p95.toFixed(1)} ms`);
  }
  const missed = rows.filter(({ p95, goal }) => p95 > goal);
  return [
    '### Reading',
    '',
    `Over HTTP, one question after the other, ${ROUNDS} rounds of ${EACH}; medians of the rounds, milliseconds.`,
    '',
    table(
      ['', 'p50', 'p95', 'goal p95'],
      rows.map(({ name, p50, p95, goal }) => [name, p50.toFixed(1), p95.toFixed(1), `≤ ${goal}`]),
    ),
    '',
    `Goals: ${missed.length === 0 ? 'met' : `**missed**: ${missed.map(({ name }) => name).join(', ')}`}.`,
  ].join('\n');
}
