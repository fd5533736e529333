import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';
import { createSmsClient } from './sms.client.ts';

const sandbox = withSandbox();
const sms = () => createSmsClient(sandbox().keys.sms!);
const texts = async (to: string) => (await fetch(`${sandbox().url}/sms/texts?to=${to}`)).json();

test('a text is taken over, to the Korean form of the number', async () => {
  expect(await sms().send({ to: '+821012345678', text: '안녕하세요 & <b>' })).toEqual({
    ok: true,
    messageId: expect.stringMatching(/^M4V/),
  });
  expect(await texts('01012345678')).toEqual([{ to: '01012345678', from: '0212345678', text: '안녕하세요 & <b>' }]);
  expect(await (await fetch(`${sandbox().url}/sms/`)).text()).not.toContain('<b>');
});

test('a text is found by its key at the number that it went to', async () => {
  const [to, other] = ['+821077770001', '+821077770002'];
  expect(await sms().findSent({ to, key: 'k1' })).toBeNull();
  await sms().send({ to, text: '하나', key: 'k1' });
  await sms().send({ to, text: '둘' });
  expect(await sms().findSent({ to, key: 'k1' })).toEqual({ ok: true, messageId: expect.stringMatching(/^M4V/) });
  expect(await sms().findSent({ to, key: 'k2' })).toBeNull();
  expect(await sms().findSent({ to: other, key: 'k1' })).toBeNull();
  for (const wrong of [{ apiSecret: 'wrong' }, { url: 'http://127.0.0.1:1' }])
    expect(await createSmsClient({ ...sandbox().keys.sms!, ...wrong }).findSent({ to, key: 'k1' })).toMatchObject({
      reason: 'unavailable',
    });
});

test.each([
  [{ apiKey: 'OTHER' }, 'InvalidAPIKey'],
  [{ apiSecret: 'wrong' }, 'SignatureDoesNotMatch'],
  [{ from: '0299999999' }, 'ValidationError'],
])('%p is refused with its reason', async (wrong, code) => {
  const client = createSmsClient({ ...sandbox().keys.sms!, ...wrong });
  expect(await client.send({ to: '+821012340000', text: 'x' })).toMatchObject({
    ok: false,
    reason: 'refused',
    detail: expect.stringContaining(code),
  });
  expect(await texts('01012340000')).toEqual([]);
});

test('no number or no text is refused; a server that is none or says something else is unavailable', async () => {
  expect(await sms().send({ to: '+1202', text: 'x' })).toMatchObject({ ok: false, reason: 'refused' });
  expect(await sms().send({ to: '+821012345678', text: '' })).toMatchObject({ ok: false, reason: 'refused' });
  const keys = sandbox().keys.sms!;
  for (const url of ['http://127.0.0.1:1', `${sandbox().url}/readyz`]) {
    expect(await createSmsClient({ ...keys, url }).send({ to: '+821012345678', text: 'x' })).toMatchObject({
      ok: false,
      reason: 'unavailable',
    });
  }
});
