import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';
import { createMailClient } from './mail.client.ts';
import { readMailKeys } from './mail.keys.ts';

const sandbox = withSandbox();
const mail = () => createMailClient(sandbox().keys.mail!);
const letters = async (to: string) => (await fetch(`${sandbox().url}/mail/letters?to=${encodeURIComponent(to)}`)).json();

test('a mail arrives as it was written', async () => {
  const letter = { to: 'a@example.test', subject: '[펫케어] 안내', text: '안녕하세요.\n\n임시 비밀번호: abc<b>&' };
  expect(await mail().send(letter)).toEqual({ ok: true });
  expect(await letters('a@example.test')).toEqual([
    {
      to: ['a@example.test'],
      from: 'no-reply@petcare.test',
      messageId: expect.any(String) as string,
      subject: letter.subject,
      text: letter.text,
    },
  ]);
  const page = await (await fetch(`${sandbox().url}/mail/`)).text();
  expect(page).toContain('연습용');
  expect(page).not.toContain('<b>');
});

test('mails side by side go to their own people', async () => {
  const people = Array.from({ length: 5 }, (_, i) => `side${i}@example.test`);
  const answers = await Promise.all(people.map((to) => mail().send({ to, subject: to, text: to })));
  expect(answers).toEqual(people.map(() => ({ ok: true })));
  for (const to of people) expect(await letters(to)).toMatchObject([{ subject: to }]);
});

test('an address can not add another one, nor a line to the head', async () => {
  for (const to of ['b@example.test, c@example.test', 'b@example.test\r\nBcc: c@example.test']) {
    await mail().send({ to, subject: 'x\r\nBcc: c@example.test', text: 'x' });
  }
  expect(await letters('c@example.test')).toEqual([]);
});

test('the sandbox goes on when a caller is cut off in the middle of a letter', async () => {
  const caller = connect(Number(new URL(sandbox().url).port), '127.0.0.1');
  caller.write('CONNECT mail:25 HTTP/1.1\r\n\r\n');
  const said = async (text: string) => {
    for await (const chunk of caller.iterator({ destroyOnReturn: false })) if (String(chunk).includes(text)) return;
  };
  await said('220 ');
  caller.write('EHLO cut.test\r\n');
  await said('250 ');
  caller.write('MAIL FROM:<cut@cut.test>\r\n');
  await said('250 ');
  caller.resetAndDestroy();
  await once(caller, 'close');
  expect(await mail().send({ to: 'after@example.test', subject: 'x', text: 'x' })).toEqual({ ok: true });
});

test('a mailbox that is not there is refused', async () => {
  expect(await mail().send({ to: 'nobody@example.test', subject: 'x', text: 'x' })).toMatchObject({ ok: false, reason: 'refused' });
});

test('a mail server that is down, or offers no encryption, is unavailable', async () => {
  const keys = sandbox().keys.mail!;
  const letter = { to: 'd@example.test', subject: 'x', text: 'x' };
  expect(await createMailClient({ ...keys, proxy: 'http://127.0.0.1:1' }).send(letter)).toMatchObject({ ok: false, reason: 'unavailable' });
  expect(await createMailClient({ ...keys, isEncrypted: true }).send(letter)).toMatchObject({ ok: false, reason: 'unavailable' });
  const closing = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
  const { port } = closing.address() as { port: number };
  expect(await createMailClient({ ...keys, url: `smtp://127.0.0.1:${port}`, proxy: null, isEncrypted: true }).send(letter)).toMatchObject({
    ok: false,
    reason: 'unavailable',
  });
  await new Promise((resolve) => closing.close(resolve));
  expect(await letters('d@example.test')).toEqual([]);
});

test('an address of another kind is no mail server', () => {
  expect(() => readMailKeys({ MAIL_URL: 'https://mail.test', MAIL_FROM: 'a@b.test' })).toThrow('MAIL_URL');
  expect(() => readMailKeys({ MAIL_URL: 'smtps://mail.test' })).toThrow('MAIL_FROM');
});
