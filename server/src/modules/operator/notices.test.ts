import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gql } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { pdfs } from '../../testing/pdfs.ts';
import { operatorOf, type TypedValues } from '../../testing/operator-acts.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const operator = () => operatorOf(server());
const type = (line: string, values: TypedValues = {}) => operator().type(line, values);

async function aFile(name: string, content: string | Buffer): Promise<string> {
  const path = join(server().config.uploadsDir, name);
  await writeFile(path, content);
  return path;
}

async function aNotice(title: string, content = '내용이에요.'): Promise<string> {
  const { code, said } = await type('notices add', { title, file: await aFile('notice.txt', content) });
  expect([code, said]).toEqual([0, expect.stringContaining('올렸어요')]);
  return /\d+/.exec(said)![0];
}

type Notice = {
  id: string;
  title: string;
  content: string;
  viewCount: number;
  file: { id: string; name: string; url: string; size: number }[];
  admin: { name: string };
  updatedAt: string | null;
};
const LIST = `query($page: Int, $count: Int) {
  getNoticesByPage(page: $page, count: $count) { id title content } getNoticeCount }`;
const ONE = `query($id: ID!) {
  getNotice(noticeId: $id) { id title content viewCount file { id name url size } admin { name } createdAt updatedAt }
  getNoticeNeighbours(noticeId: $id) { previous { title } next { title } }
}`;
const VIEW = 'mutation($id: ID!) { increaseNoticeViewCount(noticeId: $id) }';
const open = async (id: string) => (await gql<{ getNotice: Notice }>(server(), undefined, ONE, { id })).data.getNotice;
const actsSince = async (before: number) => (await operator().acts()).slice(before).map(({ act }) => act);

test('an operator writes, changes and removes notices, which everybody reads newest first, each beside its neighbours', async () => {
  const acts = (await operator().acts()).length;
  const [first, second, third] = [await aNotice('첫 공지'), await aNotice('둘째 공지', '가\n나\n\n<b>다'), await aNotice('셋째 공지')];
  const { data } = await gql<{ getNoticesByPage: Notice[]; getNoticeCount: number }>(server(), undefined, LIST, { count: 2 });
  expect(data.getNoticesByPage.map(({ title }) => title)).toEqual(['셋째 공지', '둘째 공지']);
  expect(data.getNoticeCount).toBe(3);
  expect(await open(second)).toMatchObject({
    content: '<p>가<br />나</p><p>&lt;b&gt;다</p>',
    admin: { name: '펫케어 운영팀' },
    updatedAt: null,
  });
  const neighbours = async (id: string) => (await gql(server(), undefined, ONE, { id })).data['getNoticeNeighbours'];
  expect(await neighbours(second)).toEqual({ previous: { title: '첫 공지' }, next: { title: '셋째 공지' } });
  expect(await neighbours(third)).toMatchObject({ next: null });

  const page = await aFile('changed.html', '<h2 onclick="x()">바뀐 내용</h2><script>x()</script><img src="https://elsewhere.test/x.png">');
  expect((await type(`notices change ${second}`, { title: ' 바뀐\n공지 ', file: page, writer: '김운영' })).code).toBe(0);
  expect(await open(second)).toMatchObject({ title: '바뀐 공지', content: '<h2>바뀐 내용</h2>', admin: { name: '김운영' } });
  expect((await open(second)).updatedAt).not.toBeNull();
  expect((await type('notices list')).said).toContain('바뀐 공지 · 김운영 · 조회 0');

  expect((await type(`notices remove ${second}`)).code).toBe(0);
  expect((await gql(server(), undefined, ONE, { id: second })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await neighbours(first)).toMatchObject({ next: { title: '셋째 공지' } });
  expect(await actsSince(acts)).toEqual(['notices add', 'notices add', 'notices add', 'notices change', 'notices remove']);
});

test('a file is taken along under its name, and is gone with its notice', async () => {
  const id = await aNotice('파일이 있는 공지');
  const form = await aFile('신청서: 2026.pdf', pdfs.whole());
  expect((await type(`notices attach ${id}`, { file: form })).code).toBe(0);
  const [file] = (await open(id)).file;
  expect(file).toMatchObject({ name: '신청서 2026.pdf', size: pdfs.whole().length });
  const taken = await server().http.inject(file!.url);
  expect(taken.statusCode).toBe(200);
  expect(taken.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('신청서 2026.pdf')}`,
  });
  expect(taken.rawPayload.equals(pdfs.whole())).toBe(true);

  const other = await aNotice('다른 공지');
  const status = async (notice: string, of: string) => (await server().http.inject(`/api/client/notice/${notice}/file/${of}`)).statusCode;
  expect([await status(other, file!.id), await status(id, 'nothing'), await status('nothing', file!.id)]).toEqual([404, 404, 404]);

  expect(await type(`notices attach ${id}`, { file: await aFile('글.pdf', '%PDF junk') })).toMatchObject({ code: 1 });
  expect(await type(`notices attach ${id}`, { file: `${form}.gone` })).toMatchObject({
    code: 1,
    said: expect.stringContaining('파일이 없어요'),
  });
  expect(await type('notices attach 999999', { file: form })).toMatchObject({ code: 1, said: '이 번호의 공지가 없어요.' });
  expect((await open(id)).file).toHaveLength(1);

  expect((await type(`notices attach ${id}`, { file: form })).code).toBe(0);
  expect((await type(`notices detach ${id} ${file!.id}`)).code).toBe(0);
  expect([await status(id, file!.id), (await open(id)).file.length]).toEqual([404, 1]);
  const { key } = (await server().services.notices.listFiles([Number(id)]))[0]!;
  expect((await type(`notices remove ${id}`)).code).toBe(0);
  await server().runJob('sweep-uploads');
  expect(await server().services.uploads.readPrivate(key)).toBeUndefined();
});

test('a view counts once a visitor and day', async () => {
  const [id, person] = [await aNotice('많이 읽은 공지'), await aGuardian(server())];
  const view = async (token?: string) => (await gql(server(), token, VIEW, { id })).data['increaseNoticeViewCount'];
  expect([await view(), await view(), await view(person.token), await view(person.token)]).toEqual([true, false, true, false]);
  server().clock.advance({ minutes: 60 * 24 });
  expect(await view()).toBe(true);
  expect((await open(id)).viewCount).toBe(3);
  await server().runJob('forget-notice-views');
  expect([await view(), (await open(id)).viewCount]).toEqual([false, 3]);
  expect((await gql(server(), undefined, VIEW, { id: '999999' })).errors[0]?.extensions.code).toBe('NOT_FOUND');
});

test.each<[string, TypedValues & { text?: string }, string]>([
  ['notices add', { title: ' ', text: '내용' }, '제목은 1자에서 100자까지'],
  ['notices add', { title: '가'.repeat(101), text: '내용' }, '제목은 1자에서 100자까지'],
  ['notices add', { title: '제목', text: ' ' }, '내용을 적어 주세요.'],
  ['notices add', { title: '제목', text: '가'.repeat(20_000) }, '20,000자까지'],
  ['notices add', { title: '제목', text: '내용', writer: '가'.repeat(31) }, '쓴 사람은'],
  ['notices add', { title: '제목', file: '/nowhere.txt' }, '글을 읽을 수 없어요'],
  ['notices change 999999', { title: '제목' }, '이 번호의 공지가 없어요.'],
  ['notices remove nothing', {}, '<notice> 공지 번호: 정수로'],
  ['notices detach 999999 1', {}, '이 번호의 공지가 없어요.'],
])('%s with %p is refused, with no line in the log', async (line, { text, ...values }, sentence) => {
  const acts = (await operator().acts()).length;
  const file = text === undefined ? values.file : await aFile('typed.txt', text);
  expect(await type(line, { ...values, ...(file !== undefined && { file }) })).toMatchObject({
    code: 1,
    said: expect.stringContaining(sentence),
  });
  expect(await actsSince(acts)).toEqual([]);
});
