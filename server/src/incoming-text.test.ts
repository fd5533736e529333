import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unwrap } from './platform/errors/result.ts';
import { paths } from './platform/paths.ts';
import { incomingText } from './incoming/incoming-text.ts';
import { aCaller } from './testing/a-caller.ts';
import { aForm, send } from './testing/an-applicant.ts';
import { gql, rest } from './testing/calls.ts';
import { aGuardian, newcomer } from './testing/people.ts';
import { restCalls } from './testing/surface/surface.ts';
import { withApp } from './testing/with-app.ts';

const server = withApp();

/** As a Mac sends it, with a letter before the digits that turns them round. */
const written = `${'우리 강아지 번호'.normalize('NFD')} \u202e8765-4321\u200b 👨‍👩‍👧`;
const seen = '우리 강아지 번호 8765-4321 👨‍👩‍👧';

type Post = { createPost: { id: string; title: string; content: string } };
const posting =
  'mutation($title: String!, $content: String!) { createPost(boardId: "mypet", title: $title, content: $content) { id title content } }';

test('a text in variables is kept as it is seen', async () => {
  const { token } = await aGuardian(server());
  const { data } = await gql<Post>(server(), token, posting, { title: written, content: `<p>${written}</p>` });
  expect(data.createPost).toMatchObject({ title: seen, content: `<p>${seen}</p>` });
});

test('a text in a document is kept as it is seen, also where it is escaped', async () => {
  const { token } = await aGuardian(server());
  const query = `mutation { createPost(boardId: "mypet", title: "\\u202e보리\\u200b", content: "${written}") { title content } }`;
  const { data } = await gql<Post>(server(), token, query);
  expect(data.createPost).toEqual({ title: '보리', content: seen });
});

test('a letter that markup names by its number is none either', async () => {
  const { token } = await aGuardian(server());
  const { data } = await gql<Post>(server(), token, posting, { title: '글', content: '<p>번호 &#x202E;1234&#8203;</p>' });
  expect(data.createPost.content).toBe('<p>번호 1234</p>');
});

test('a text in JSON is kept as it is seen', async () => {
  const person = { ...newcomer(), name: `${'김보호'.normalize('NFD')}\u202e` };
  expect((await rest(server(), undefined, 'POST', '/user/register', person)).status).toBe(201);
  const { token } = unwrap(await server().services.accounts.sessions.login(person, '127.0.0.1'));
  expect((await rest(server(), token, 'GET', '/user/me')).body.data).toMatchObject({ name: '김보호' });
});

test('a text in a form is kept as it is seen, and found however it is asked for', async () => {
  const app = server();
  const form = aForm('company', { companyName: `${'해맑은미용실'.normalize('NFD')}\u202e` });
  const { body } = await send(app, 'company', form);
  const [row] = await app.db<{ name: string; id: number }[]>`
    select b.name, b.id from businesses b join registrations r on r.business_id = b.id where r.user_id = ${Number(body.data.id)}`;
  expect(row?.name).toBe('해맑은미용실');
  await app.db`update businesses set approval = 'approved' where id = ${row!.id}`;
  for (const search of ['해맑은미용실', '해맑은미용실'.normalize('NFD'), '해맑은\u200b미용실\u202c']) {
    const found = await rest<{ items: { name: string }[] }>(app, undefined, 'GET', `/company/search?search=${encodeURIComponent(search)}`);
    expect([search, found.body.data.items.map(({ name }) => name)]).toEqual([search, ['해맑은미용실']]);
  }
});

const bounded = restCalls().filter(({ lengths }) => Object.keys(lengths).length > 0);

test.each(bounded)('$call measures a text as it is seen', async (row) => {
  const person = await aCaller(server(), row.access);
  for (const [name, most] of Object.entries(row.lengths)) {
    const text = `${'가'.repeat(Math.min(most, 2_000) - 1).normalize('NFD')}\u200b`;
    const { body } = await rest(server(), person?.token, row.method, row.path, { ...row.body, [name]: text });
    const refusals = (body.errors ?? []).filter(({ property }) => property === name).flatMap(({ constraints }) => Object.keys(constraints));
    expect([name, refusals]).toEqual([name, expect.not.arrayContaining(['maxLength'])]);
  }
});

test('what was kept before is mended by the migration', async () => {
  const app = server();
  const { token } = await aGuardian(app);
  const { data } = await gql<Post>(app, token, posting, { title: '글', content: '<p>글</p>' });
  const id = Number(data.createPost.id);
  const kept = [
    written,
    'a\u2028b\vc',
    '1️⃣ ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩🏽‍⚕️',
    'x\ufe0f\u200dy\u{e0067}',
    '가\u3164\u2066나\u2069\ufeff',
    '\u0007종',
    '그대로 ㄱㅏ\n\t둘',
  ];
  const migration = await readFile(join(paths.repository, 'server/migrations/245.do.texts-as-they-are-seen.sql'), 'utf8');
  for (const text of kept) {
    await app.db`update board_posts set title = ${text}, content = ${text} where id = ${id}`;
    await app.db.begin(async (tx) => {
      // It mends a table that has gone since.
      await tx`create temp table review_reports (detail text) on commit drop`;
      await tx.unsafe(migration);
    });
    const [row] = await app.db`select title, content from board_posts where id = ${id}`;
    expect(row).toEqual({ title: incomingText(text), content: incomingText(text) });
  }
});
