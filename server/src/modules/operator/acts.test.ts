import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { anOperatedSite } from '../../testing/operated-site.ts';
import { operatorOf } from '../../testing/operator-acts.ts';
import { startProgram } from '../../testing/server-process.ts';
import { withApp } from '../../testing/with-app.ts';
import { areas, createOperator, fieldOf, operatorActs, type Act } from './index.ts';

const server = withApp();
const operator = () => operatorOf(server(), '김운영');
const run = (act: Act, input: object, isTrial = false) =>
  createOperator({ ...server().services, db: server().db, clock: server().clock }).run(act, input, { by: '김운영', isTrial });
const nameOf = ({ area, verb }: Act) => `${area} ${verb}`;

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
  const inputs = await anOperatedSite(server());
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
});
