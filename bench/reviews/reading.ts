import { median, percentile, table, times } from '../lib/figures.ts';
import { sized } from '../lib/sized.ts';
import { SIZES, type Places } from './data.ts';

const ROUNDS = sized(3, 1);
// Of twenty, the 95th percentile is the second slowest: one hiccup of the machine decides it.
const EACH = sized(60, 5);
const GOAL = 2;
const PAGE = 10;

type ListQuery = { name: string; filter?: string; sort?: string; page?: (size: number) => number };
const lastPage = (size: number) => Math.min(size, 10_000) / PAGE;
const questions: ListQuery[] = [
  { name: 'newest' },
  { name: 'best', sort: 'score' },
  { name: 'most helpful', sort: 'like' },
  { name: 'newest, last page', page: lastPage },
  { name: 'best, last page', sort: 'score', page: lastPage },
  { name: 'page 10,000', page: () => 10_000 },
  { name: '5 stars', filter: 'star: 5' },
  { name: '1 star', filter: 'star: 1' },
  { name: 'pictures', filter: 'hasPictures: true' },
  { name: 'verified', filter: 'isVerified: true' },
  { name: 'cats', filter: 'petDivision: "고양이"' },
  { name: 'cats, verified, 2 stars, best', filter: 'petDivision: "고양이", isVerified: true, star: 2', sort: 'score' },
  { name: 'pictures, middle page', filter: 'hasPictures: true', page: (size) => Math.ceil(lastPage(size) / 10) },
  { name: 'praised for kindness', filter: 'praisedFor: kindnessRating' },
  { name: 'a usual word', filter: 'search: "친절"' },
  { name: 'a rare word', filter: 'search: "슬개골"' },
];

const FIELDS =
  'id averageRating review files { filepath } likeCount isLiked reviewer { nickname } business { name } timestamp { createdAt }';
const listOf = ({ filter, sort = 'recent', page }: ListQuery, id: number, size: number) =>
  `{ getReviewTotal(filter: { kind: hospital, businessId: "${id}", ${filter ?? ''} }, sort: ${sort}) { total isAtLeast }
     getReviewsByPage(filter: { kind: hospital, businessId: "${id}", ${filter ?? ''} }, sort: ${sort}, page: ${page?.(size) ?? 1}, count: ${PAGE}) { ${FIELDS} } }`;
const summaryOf = (id: number) =>
  `{ getReviewRate(kind: hospital, businessId: "${id}") { count averageRating kindnessRating revisitShare stars { star count } praises { label count } } }`;

async function wait(url: string, query: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await answer.json()) as { errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]!.message);
  return performance.now() - started;
}

/** Each question of the two businesses in turn, one after the other: a p95 of each round. */
export async function measureReading(url: string, { small, large }: Places): Promise<string> {
  const asked = [
    { name: 'summary', query: summaryOf },
    ...questions.map((question) => ({ name: question.name, query: (id: number, size: number) => listOf(question, id, size) })),
  ];
  const rows: { name: string; small: number; large: number; growth: number }[] = [];
  for (const { name, query } of asked) {
    const rounds: { small: number; large: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const waits = { small: [] as number[], large: [] as number[] };
      for (let number = 0; number < EACH; number += 1) {
        waits.small.push(await wait(url, query(small, SIZES.small)));
        waits.large.push(await wait(url, query(large, SIZES.large)));
      }
      // The first round warms up.
      if (round > 0) rounds.push({ small: percentile(waits.small, 0.95), large: percentile(waits.large, 0.95) });
    }
    const row = {
      name,
      small: median(rounds.map((one) => one.small)),
      large: median(rounds.map((one) => one.large)),
      growth: median(rounds.map((one) => one.large / one.small)),
    };
    console.log(`${name}: ${row.small.toFixed(1)} → ${row.large.toFixed(1)} ms`);
    rows.push(row);
  }
  const missed = rows.filter(({ growth }) => growth > GOAL);
  return [
    '### Reading',
    '',
    `A hospital with 100,000 reviews beside one with 100, asked in turn, one question after the other, ${ROUNDS} rounds of ${EACH}; medians of the rounds' p95, milliseconds. A list is ten reviews with their total.`,
    '',
    table(
      ['', '100 reviews', '100,000 reviews', 'growth'],
      rows.map((row) => [row.name, row.small.toFixed(1), row.large.toFixed(1), times(row.growth)]),
    ),
    '',
    `Goal p95 ≤ ${GOAL} ×: ${missed.length === 0 ? 'met' : `**missed**: ${missed.map(({ name, growth }) => `${name} ${times(growth)}`).join(', ')}`}.`,
  ].join('\n');
}
