import { gql } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { aPostOf } from '../../testing/posts.ts';
import { report } from '../../testing/reports.ts';
import { operatorOf, type TypedValues } from '../../testing/operator-acts.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const operator = () => operatorOf(server(), '김운영');
const type = (line: string, values: TypedValues = {}) => operator().type(line, values);

test('an operator reads a report, settles it, hides and restores by number or address, and the log says who, what and why', async () => {
  const [author, reader] = [await aGuardian(server()), await aGuardian(server())];
  const post = await aPostOf(server(), author, 'petcafe', { title: '광고' });
  await report(server(), reader, 'post', post.id, { reason: 'advertising', detail: '링크' });
  const before = (await operator().acts()).length;
  expect((await type('reports list')).said.split('\n')).toEqual([
    `post ${post.id}번 · 쓴 회원 ${author.id}번 · 신고 1건 · advertising: 링크`,
    '  광고 한강에 다녀왔어요.',
    '기다리는 신고 1개',
  ]);
  expect(JSON.parse((await type('reports list', { json: true })).said)).toMatchObject({
    items: [{ kind: 'post', id: Number(post.id) }],
    total: 1,
  });
  expect(await type(`reports settle post ${post.id} hidden`, { reason: '광고예요' })).toMatchObject({ code: 0 });
  expect((await type(`reports show post ${post.id}`)).said).toContain('advertising: 링크 (hidden)');
  expect(await type(`texts restore post petcafe/${post.idx}`, { reason: '다시 봤어요' })).toMatchObject({ code: 0 });
  expect(await type(`users block ${author.email}`, { until: '2027-01-31', reason: '되풀이했어요' })).toEqual({
    code: 0,
    said: `${author.nickname} 회원의 글쓰기를 2027-01-31까지 제한했어요.`,
  });
  expect((await type('users blocked')).said).toContain(
    `${author.id}번 · ${author.nickname} · ${author.email} · 2027-01-31까지 · 되풀이했어요`,
  );
  const write = 'mutation { createPost(boardId: "mypet", title: "글", content: "내용") { id } }';
  const { errors } = await gql(server(), author.token, write, {}, { 'idempotency-key': 'while-blocked' });
  expect(errors[0]?.message).toBe('운영 정책에 따라 2027년 1월 31일까지 글쓰기가 제한됐어요. 이유: 되풀이했어요');
  expect(await type(`users unblock ${author.id}`, { reason: '풀어요' })).toMatchObject({ code: 0 });
  expect(await type('words add 도박')).toMatchObject({ code: 0 });
  expect(await type('words list')).toEqual({ code: 0, said: '도박\n금칙어 1개' });
  const id = Number(post.id);
  expect((await operator().acts()).slice(before).map(({ act, details, by }) => ({ act, details, by }))).toEqual([
    { act: 'reports settle', details: { kind: 'post', id, outcome: 'hidden', reason: '광고예요' }, by: '김운영' },
    { act: 'texts restore', details: { kind: 'post', id, reason: '다시 봤어요' }, by: '김운영' },
    {
      act: 'users block',
      details: { accountId: author.id, until: '2027-01-31T15:00:00.000Z', reason: '되풀이했어요' },
      by: '김운영',
    },
    { act: 'users unblock', details: { accountId: author.id, reason: '풀어요' }, by: '김운영' },
    { act: 'words add', details: { word: '도박' }, by: '김운영' },
  ]);
});

test.each<[string, TypedValues, string]>([
  ['texts hide post 999999', { reason: '광고' }, '없는 글이에요. 이미 삭제됐을 수 있어요.'],
  ['texts hide post 1', {}, '--reason 가리는 이유: 꼭 필요한 값이에요.'],
  ['texts hide post 1', { reason: ' ' }, '이유를 1자에서 500자까지 적어 주세요.'],
  ['texts hide message 1', { reason: '욕설' }, '쪽지는 가릴 수 없어요. 그대로 두거나(kept) 쓴 회원의 글쓰기를 제한해(blocked) 주세요.'],
  ['texts hide story 1', { reason: '욕설' }, '<kind> 글의 종류: post, comment, entry, entryComment, message, review 가운데 하나예요.'],
  ['texts hide post one', { reason: '욕설' }, '번호를 숫자로 적어 주세요. 글은 mypet/12처럼 적어도 돼요.'],
  ['texts restore post mypet/999', { reason: '확인' }, '없는 글이에요. 이미 삭제됐을 수 있어요.'],
  ['reports settle post 1 gone', { reason: '확인' }, '<outcome> 결과: kept, hidden, blocked 가운데 하나예요.'],
  ['reports settle post 1 blocked', { reason: '확인' }, '언제까지 제한할지 날짜(until)를 2026-12-01처럼 적어 주세요.'],
  ['reports show review 1', {}, '기다리는 신고가 없어요.'],
  ['users block nobody@example.test', { until: '2027-01-31', reason: '욕설' }, '이 번호나 이메일의 회원이 없어요.'],
  ['words remove 없는말', {}, '없는 금칙어예요.'],
])('%j with %j is refused, and nothing is written down', async (line, values, said) => {
  const before = (await operator().acts()).length;
  expect(await type(line, values)).toEqual({ code: 1, said });
  expect(await operator().acts()).toHaveLength(before);
  const { error } = JSON.parse((await type(line, { ...values, json: true })).said) as { error: { message: string } };
  expect(said).toContain(error.message);
});

test('a block ends after today', async () => {
  const { email } = await aGuardian(server());
  expect(await type(`users block ${email}`, { until: '2020-01-01', reason: '욕설' })).toEqual({
    code: 1,
    said: '제한이 끝나는 날은 오늘보다 뒤, 10년 안이어야 해요.',
  });
});
