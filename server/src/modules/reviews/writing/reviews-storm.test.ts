import type { ChildProcess } from 'node:child_process';
import { createDatabase } from '../../../platform/database/database.ts';
import { aGuardian, type Person } from '../../../testing/people.ts';
import { pick, randomFrom } from '../../../testing/many-listings/random.ts';
import { startServer } from '../../../testing/server-process.ts';
import { tied, untiedFigures } from '../../../testing/storms/tied-reviews.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBusiness, sampleRatings } from '../../../testing/a-review.ts';

const PEOPLE = 60;
const ANSWERS = { killServer: 60, killConnections: 120, enough: 200 };

const secret = 'x'.repeat(64);
const server = withApp({ jwtSecret: secret });
const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

type Answer = { data?: Record<string, { id: string } | string | null> | null; errors?: { extensions: { code: string } }[] };

test('every figure stays exact while sixty people write, like and delete, a server is killed and all connections end', async () => {
  const app = server();
  // The servers that are killed live by the real clock, and so must the sessions.
  app.clock.set(new Date().toISOString());
  const id = await aBusiness(app, 'hospital');
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => aGuardian(app)));
  const servers = await Promise.all([startServer(app, { RATE_LIMITS: 'off' }), startServer(app, { RATE_LIMITS: 'off' })]);
  running.push(...servers.map(({ child }) => child));
  const [doomed, steady] = servers as [(typeof servers)[0], (typeof servers)[0]];
  const killer = createDatabase(app.databaseUrl, { max: 1 });

  const written = new Map<string, Person>();
  const asked = new Set<string>();
  const codes = new Map<string, number>();
  let answered = 0;

  async function send({ token }: Person, url: string, query: string, variables: object): Promise<Answer | null> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) }).then(
      (response) => response.json() as Promise<Answer>,
      () => null,
    );
    const code = answer === null ? 'no answer' : (answer.errors?.[0]?.extensions.code ?? 'ok');
    codes.set(code, (codes.get(code) ?? 0) + 1);
    if (code === 'ok') answered += 1;
    if (answered === ANSWERS.killServer) doomed.child.kill('SIGKILL');
    if (answered === ANSWERS.killConnections)
      await killer`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    return code === 'ok' ? answer : null;
  }

  const lane = async (person: Person, number: number) => {
    const random = randomFrom(number);
    for (let day = 1; answered < ANSWERS.enough && day < 28; day += 1) {
      const { url } = number % 2 === 0 && doomed.isAlive() ? doomed : steady;
      const input = {
        ...sampleRatings.hospital,
        kindnessRating: pick(random, [1, 2, 3, 4, 5]),
        wouldRevisit: random() < 0.5,
        visitDate: `2020-01-${String(day).padStart(2, '0')}`,
        review: '다정하게 맞아 주셔서 또 가고 싶어요.',
      };
      const made = await send(
        person,
        url,
        'mutation ($id: ID!, $input: ReviewInput!) { createReview(kind: hospital, businessId: $id, input: $input) { id } }',
        { id: String(id), input },
      );
      const own = (made?.data?.['createReview'] as { id: string } | undefined)?.id;
      if (own) written.set(own, person);
      const liked = pick(random, [...written.keys()]);
      if (liked) await send(person, url, 'mutation ($id: ID!) { toggleReviewLike(reviewId: $id) { id } }', { id: liked });
      if (own && random() < 0.4) {
        asked.add(own);
        await send(person, url, 'mutation ($id: ID!) { deleteReview(reviewId: $id) }', { id: own });
      }
    }
  };
  await Promise.all(people.map(lane));
  // What was open when its server or connection was gone is rolled back before anything is counted.
  running.splice(0).forEach((child) => child.kill('SIGKILL'));
  await killer`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await killer.end();

  expect(answered).toBeGreaterThanOrEqual(ANSWERS.enough);
  expect([...codes.keys()].filter((code) => !['ok', 'no answer', 'UNAVAILABLE', 'BUSY', 'NOT_FOUND', 'OWN_LIKE'].includes(code))).toEqual(
    [],
  );
  expect(await untiedFigures(app)).toEqual(tied);
  const rows = await app.db<{ id: number }[]>`select id from reviews where business_id = ${id}`;
  const kept = new Set(rows.map((row) => String(row.id)));
  expect([...written.keys()].filter((review) => !asked.has(review) && !kept.has(review))).toEqual([]);
});
