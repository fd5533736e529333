import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aForm, send } from '../../testing/an-applicant.ts';
import { multipart, rest } from '../../testing/calls.ts';
import { pdfs } from '../../testing/pdfs.ts';
import { aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { openPdf } from './open-pdf.ts';

const server = withApp();
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'petcare-pdf-'))));
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['whole', 'readable'],
  ['junk', 'unreadable'],
  ['half', 'unreadable'],
  ['empty', 'unreadable'],
  ['endless', 'unreadable'],
  ['locked', 'locked'],
  ['bomb', 'unreadable'],
] as const)('a %s PDF is %s', async (name, outcome) => {
  const path = join(folder, name);
  await writeFile(path, pdfs[name]());
  expect(await openPdf({ path })).toBe(outcome);
});

test('a PDF that takes longer than it may is unreadable', async () => {
  const path = join(folder, 'slow');
  await writeFile(path, pdfs.whole());
  expect(await openPdf({ path }, 0)).toBe('unreadable');
});

test.each([
  ['junk', 'UNREADABLE_PDF', 'PDF를 열 수 없어요. 파일이 온전한지 확인하고 다시 올려 주세요.'],
  ['locked', 'LOCKED_PDF', '비밀번호로 잠긴 PDF예요. 잠금을 풀고 다시 올려 주세요.'],
] as const)('a %s PDF is refused as the paper of who joins, and as an upload', async (name, code, message) => {
  const app = server();
  const file = new File([new Uint8Array(pdfs[name]())], '사업자등록증.pdf', { type: 'application/pdf' });
  const form = aForm('hospital', { file });
  const joining = await send(app, 'hospital', form);
  expect(joining).toMatchObject({ status: 400, body: { message, error: { code } } });
  expect(await app.db`select 1 from users where email = ${String(form['email'])}`).toHaveLength(0);
  const { token } = await aGuardian(app);
  const { payload, headers } = await multipart({ file });
  expect(await rest(app, token, 'POST', '/api/upload?private=true', payload, headers)).toMatchObject({
    status: 400,
    body: { error: { code } },
  });
  expect(await app.db`select 1 from waiting_uploads`).toHaveLength(0);
});

test('a PDF that can be opened is taken', async () => {
  const file = new File([new Uint8Array(pdfs.whole())], '사업자등록증.pdf', { type: 'application/pdf' });
  expect((await send(server(), 'hospital', aForm('hospital', { file }))).status).toBe(201);
});
