import { join } from 'node:path';
import { startPostgres } from '@petcare/postgres';
import { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { paths } from '../../server/src/platform/paths.ts';
import { noProviders } from '../../server/src/providers/keys.ts';
import { percentile, table, times } from '../lib/figures.ts';
import { sized } from '../lib/sized.ts';
import { CATEGORY, fillBoard, words } from '../lib/board-posts.ts';

const FEW = sized(1_000, 200);
const MANY = sized(1_000_000, 2_000);
const ROUNDS = sized(400, 20);
const A_PAGE = 10;
const BOARD = 'mypet';

const LIST = `query($boardId: String!, $page: Int, $count: Int, $category: String, $search: String, $before: Int) {
  getPostsByPage(boardId: $boardId, page: $page, count: $count, category: $category, search: $search, before: $before) {
    id idx title content category commentCount view likeCount user { nickname } timestamp { createdAt }
  }
  getPostCount(boardId: $boardId, category: $category, search: $search, before: $before)
}`;

type Undo = (step: () => Promise<unknown>) => void;
type Question = { name: string; asked: object };

/** The questions to a board of so many posts. Far back is the ten-thousandth page, or the middle where there are not so many. */
const questionsOf = (count: number): Question[] => [
  { name: 'the first page', asked: {} },
  {
    name: 'the ten-thousandth page, by the number of the post before',
    asked: { before: count > 10_000 * A_PAGE ? count - 9_999 * A_PAGE : count >> 1 },
  },
  { name: 'a category', asked: { category: CATEGORY } },
  { name: 'a word that every thousandth post says', asked: { search: words.often } },
  { name: 'a word that three posts say', asked: { search: words.seldom } },
  { name: 'a word that no post says', asked: { search: '북극곰' } },
];

/** Milliseconds of each question to a board of so many posts, in a database of its own. */
async function measure(dir: string, count: number, undo: Undo): Promise<Map<string, number[]>> {
  const cluster = await startPostgres({ dir: join(dir, `posts-${count}`), say: console.log });
  undo(cluster.stop);
  await migrate(cluster.url, paths.migrations);
  const db = createDatabase(cluster.url);
  undo(() => db.end());
  console.log(`Making ${count.toLocaleString('en')} posts …`);
  await fillBoard(db, BOARD, count);
  const { http } = buildApp({
    ...{ db, clock: systemClock },
    config: {
      ...{ production: false, publicUrl: null, jwtSecret: 'for a bench', uploadsDir: join(dir, 'uploads'), rateLimits: false, log: false },
      ...{ passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 }, providers: noProviders, jobs: null, redisUrl: null },
      countsKeptSeconds: 0,
    },
  });
  undo(() => http.close());
  await http.ready();

  async function ask(asked: object): Promise<number> {
    const payload = { query: LIST, variables: { boardId: BOARD, page: 1, count: A_PAGE, ...asked } };
    const begun = performance.now();
    const answer = await http.inject({ method: 'POST', url: '/graphql', payload });
    const took = performance.now() - begun;
    if (answer.json<{ errors?: unknown }>().errors) throw new Error(answer.body);
    return took;
  }
  const questions = questionsOf(count);
  const taken = new Map(questions.map(({ name }) => [name, [] as number[]]));
  // In turn, so that what else the machine does falls on all of them.
  for (let round = -ROUNDS / 4; round < ROUNDS; round += 1) {
    for (const { name, asked } of questions) {
      const took = await ask(asked);
      if (round >= 0) taken.get(name)!.push(took);
    }
  }
  return taken;
}

/** Lists of a board with a million posts beside one with a thousand. */
export async function measureBoards(dir: string, undo: Undo): Promise<string> {
  const few = await measure(dir, FEW, undo);
  const many = await measure(dir, MANY, undo);
  const rows = [...many].map(([name, taken]) => {
    const [small, large] = [percentile(few.get(name)!, 0.95), percentile(taken, 0.95)];
    return [name, `${small.toFixed(1)} ms`, `${large.toFixed(1)} ms`, times(large / small)];
  });
  return [
    `**A page of ten posts and their number, by GraphQL in one process: a board of ${MANY.toLocaleString('en')} posts beside one of ${FEW.toLocaleString('en')}**, p95 of ${ROUNDS}`,
    table(['asked for', FEW.toLocaleString('en'), MANY.toLocaleString('en'), 'ratio'], rows),
  ].join('\n\n');
}
