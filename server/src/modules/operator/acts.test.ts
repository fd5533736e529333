import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Value } from 'typebox/value';
import { anApplicant } from '../../testing/an-applicant.ts';
import { operatorOf } from '../../testing/operator-acts.ts';
import { aGuardian, aHospital } from '../../testing/people.ts';
import { aPostOf } from '../../testing/posts.ts';
import { report } from '../../testing/reports.ts';
import { startProgram } from '../../testing/server-process.ts';
import { withApp } from '../../testing/with-app.ts';
import { areas, createOperator, fieldOf, operatorActs, type Act } from './index.ts';

const server = withApp();
const operator = () => operatorOf(server(), '김운영');
const run = (act: Act, input: object, isTrial = false) =>
  createOperator({ ...server().services, db: server().db, clock: server().clock }).run(act, input, { by: '김운영', isTrial });
const nameOf = ({ area, verb }: Act) => `${area} ${verb}`;

/** Something of everything that acts are about, and an input for each act that does something with it. */
async function aSite(): Promise<Record<string, object>> {
  const { services, db, config } = server();
  const [author, reader, blocked, hospital] = [
    await aGuardian(server()),
    await aGuardian(server()),
    await aGuardian(server()),
    await aHospital(server()),
  ];
  const post = await aPostOf(server(), author, 'mypet');
  const [hidden, settled] = [await aPostOf(server(), author, 'mypet'), await aPostOf(server(), author, 'mypet')];
  for (const one of [post, settled]) await report(server(), reader, 'post', one.id, { reason: 'advertising', detail: '링크' });
  const { registrationId } = await anApplicant(server(), 'hospital');
  const waiting = { kind: 'hospital', name: '기다림병원', address: '서울특별시', ownerUserId: hospital.id } as const;
  const listing = await services.listings.createListing(db, waiting);
  const picture = { path: join(config.uploadsDir, 'picture.png'), filename: 'picture.png' };
  await sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toFile(picture.path);
  const made = async (name: string, input: object) => {
    const done = await operator().run<{ id: number }>(name, input);
    if (!done.ok) throw new Error(`${name}: ${done.error.message}`);
    return done.value.id;
  };
  await made('texts hide', { kind: 'post', id: hidden.id, reason: '광고' });
  await made('users block', { account: String(blocked.id), until: '2027-01-31', reason: '욕설' });
  await made('words add', { word: '도박' });
  const days = { start: '2026-11-23', end: '2026-11-30' };
  const bannerDraft = { type: 'home', name: '겨울 산책', url: '/notice/7', ...days, file: picture, mobile: picture };
  const banner = await made('banners add', bannerDraft);
  const gift = await made('gifts add', { name: '간식 꾸러미', price: 2_000, stock: 2 });
  const pass = await made('passes add', { name: '3일 이용권', days: 3, price: 2_500 });
  const notice = await made('notices add', { title: '공지', file: '내용' });
  const fileId = await made('notices attach', { notice, file: picture });
  const faq = await made('faqs add', { category: '기타', question: '질문', file: '답' });
  const shownListing = async (name: string) => {
    const added = await services.listings.addListing({ kind: 'pharmacy', name, address: '서울특별시', ownerUserId: null });
    return added.ok ? added.value : 0;
  };
  const [shown, hiddenListing] = [await shownListing('보이는약국'), await shownListing('가려진약국')];
  await made('listings hide', { listing: hiddenListing, reason: '광고' });
  const premium = await made('premium give', { listing: shown, from: '2026-11-23', to: '2026-11-30' });
  const locked = await aGuardian(server());
  await made('users lock', { account: locked.email, reason: '도용' });
  await made('operators add', { email: reader.email });
  const reason = '이유가 있어요';
  return {
    'registrations show': { registration: registrationId },
    'registrations approve': { registration: registrationId },
    'registrations reject': { registration: registrationId, reason },
    'listings approve': { listing },
    'listings show': { listing },
    'listings hide': { listing: shown, reason },
    'listings restore': { listing: hiddenListing },
    'premium give': { listing: shown, from: '2026-12-24', to: '2026-12-31' },
    'premium take': { premium },
    'users show': { account: author.email },
    'users lock': { account: author.email, reason },
    'users unlock': { account: locked.email, reason },
    'reports show': { kind: 'post', id: post.id },
    'reports settle': { kind: 'post', id: settled.id, outcome: 'blocked', until: '2027-01-31', reason },
    'texts hide': { kind: 'post', id: post.id, reason },
    'texts restore': { kind: 'post', id: hidden.id, reason },
    'words add': { word: '사기꾼' },
    'words remove': { word: '도박' },
    'users block': { account: author.email, until: '2027-01-31', reason },
    'users unblock': { account: blocked.email, reason },
    'company show': {},
    'company change': { name: '새 회사', registrationNumber: '1208147521' },
    'gifts add': { name: '새 상품권', price: 1_000, stock: 1 },
    'gifts change': { gift, price: 3_000 },
    'gifts picture': { gift, file: picture },
    'gifts retire': { gift },
    'gifts sell': { gift },
    'passes add': { name: '새 이용권', days: 9, price: 1_000 },
    'passes change': { pass, price: 3_000 },
    'passes retire': { pass },
    'passes sell': { pass },
    'notices add': { title: '새 공지', file: '내용' },
    'notices change': { notice, title: '바뀐 공지' },
    'notices attach': { notice, file: picture },
    'notices detach': { notice, fileId },
    'notices remove': { notice },
    'faqs add': { category: '기타', question: '새 질문', file: '답' },
    'faqs change': { faq, question: '바뀐 질문' },
    'faqs remove': { faq },
    'operators add': { email: author.email },
    'operators reset': { email: reader.email },
    'operators remove': { email: reader.email },
    'posts comment': { board: 'mypet', post: post.idx, text: '함께 지켜 주세요.' },
    'contests open': { title: '겨울 사진', from: '2026-11-24', to: '2026-11-25', prizes: '사료, 간식', file: '소개' },
    'banners add': bannerDraft,
    'banners edit': { banner, name: '봄 산책' },
    'banners hide': { banner },
    'banners show': { banner },
    'banners remove': { banner },
  };
}

/** Acts whose things take more to make: tried where they are tested. */
const elsewhere: readonly string[] = [
  ...['listings assign', 'corrections close', 'receipts verify', 'receipts refuse'],
  ...['inquiries show', 'inquiries answer', 'inquiries correct', 'voices close', 'ads close', 'contests announce'],
  ...['payments show', 'payments cancel', 'payments retry', 'payments close', 'gifts check', 'gifts use'],
];

/** Every row of every table, and the files. */
async function stateOfAll(): Promise<object> {
  const { db, config } = server();
  const tables = await db<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const hashes = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await db<{ row: string }[]>`select t::text || xmin::text as row from ${db(name)} t order by 1`;
      return [
        name,
        createHash('sha256')
          .update(rows.map(({ row }) => row).join('\n'))
          .digest('hex'),
      ] as const;
    }),
  );
  const files = await readdir(config.uploadsDir, { recursive: true });
  return { ...Object.fromEntries(hashes), files: files.sort() };
}

test.each(operatorActs.map((act) => [nameOf(act), act] as const))(
  '%s says in Korean what it does and takes, and refuses anything else',
  async (_name, act) => {
    expect(areas[act.area]?.label).toMatch(/[가-힣]/);
    expect(act.help).toMatch(/[가-힣].*\.$/);
    for (const schema of Object.values(act.input.properties)) expect(fieldOf(schema).label).toMatch(/[가-힣]/);
    expect(await run(act, { nonsense: 1 })).toMatchObject({ ok: false, error: { code: 'VALIDATION_FAILED' } });
  },
);

test('a trial of any act says what would be done, as its schema says, and leaves every row and file', async () => {
  const inputs = await aSite();
  const tried = operatorActs.filter((act) => act.kind === 'list' || inputs[nameOf(act)] !== undefined);
  expect(
    operatorActs
      .map(nameOf)
      .filter((name) => !elsewhere.includes(name))
      .sort(),
  ).toEqual(tried.map(nameOf).sort());
  const before = await stateOfAll();
  for (const act of tried) {
    const answer = await run(act, inputs[nameOf(act)] ?? {}, true);
    expect([nameOf(act), answer]).toEqual([nameOf(act), { ok: true, value: expect.anything() }]);
    expect([nameOf(act), Value.Check(act.output, answer.ok && answer.value)]).toEqual([nameOf(act), true]);
    expect(act.lines((answer.ok && answer.value) as never, (path) => path).length).toBeGreaterThan(0);
  }
  expect(await stateOfAll()).toEqual(before);
});

test('what is done by a command is written down with who, and read again by who, area and day', async () => {
  const { type } = operator();
  await type('words add 사기');
  const [last] = await operator().list<{ act: string; by: string }>('acts list', { area: 'words', by: '김운영' });
  expect(last).toMatchObject({ act: 'words add', by: '김운영', details: { word: '사기' } });
  expect((await type('acts list', { by: '아무개' })).said).toBe('한 일 0건');
  expect((await type('acts list', { from: '2026-11-24' })).said).toBe('한 일 0건');
  expect((await type('acts list', { area: 'words', to: '2026-11-23', count: '1' })).said).toMatch(
    /words add · word=사기\n한 일 2건 · 2쪽 가운데 1쪽/,
  );
});

test.each([
  ['report list', 2, '‘report’은(는) 없어요. ‘reports’을(를) 쓰려던 건가요?'],
  ['reports lst', 2, '‘reports lst’은(는) 없어요. ‘reports list’을(를) 쓰려던 건가요?'],
  ['constructor toString', 2, '‘constructor’은(는) 없어요.'],
  ['words list --jsno', 2, '‘--jsno’은(는) 없어요. ‘--json’을(를) 쓰려던 건가요?'],
  ['words add 도박 광고', 2, '‘광고’은(는) 남는 말이에요.'],
  ['words add 도박 --json=yes', 2, '--json에는 값을 적지 않아요.'],
  ['users block 1 --reason 욕설 --until', 2, '--until 뒤에 값을 적어 주세요.'],
  ['words list --page 0', 1, '--page 쪽: 1 이상이어야 해요.'],
  ['words add', 1, '<word> 금칙어: 꼭 필요한 값이에요.'],
  ['', 0, '사용법: npm run operator'],
  ['help reports', 0, 'reports settle <kind> <id> <outcome> --reason … [--until …]'],
  ['reports', 0, 'reports settle'],
  ['banners remove --help', 0, '되돌릴 수 없어요'],
])('%j ends with %i', async (line, code, said) => {
  expect(await operator().type(line)).toMatchObject({ code, said: expect.stringContaining(said) });
});

test('the command line itself adds a notice from a file, and its exit code tells what is refused', async () => {
  const file = join(server().config.uploadsDir, 'notice.txt');
  await writeFile(file, '가\n나\n\n다');
  const typed = (...args: string[]) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = startProgram(server(), 'modules/operator/main.ts', args, { OPERATOR: '밤번' }, ['ignore', 'pipe', 'pipe']);
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.on('close', (code) => resolve({ code, said }));
    });
  const [added, refused] = await Promise.all([
    typed('notices', 'add', '--title', '바뀌어요', '--file', file),
    typed('notices', 'remove', '999999', '--json'),
  ]);
  expect(added).toMatchObject({ code: 0, said: expect.stringContaining('올렸어요') });
  expect([refused.code, JSON.parse(refused.said)]).toEqual([1, { error: { code: 'NOT_FOUND', message: '이 번호의 공지가 없어요.' } }]);
  expect((await operator().list<{ title: string }>('notices list')).map(({ title }) => title)).toContain('바뀌어요');
  expect((await operator().acts()).at(-1)).toMatchObject({ act: 'notices add', by: '밤번' });
}, 60_000);
