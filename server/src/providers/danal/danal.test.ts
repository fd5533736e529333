import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';
import { createDanalClient, type DanalClient } from './danal.client.ts';

const sandbox = withSandbox();
const danal = () => createDanalClient(sandbox().keys.danal!);
const order = { orderId: 'order-1', userId: '7', title: '펫케어', targetUrl: 'https://petcare.test/back' };

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${sandbox().url}/danal/Danal/WebAuth/Web/${path}`, { method: 'POST', body: new URLSearchParams(fields) });

async function opened(client: DanalClient): Promise<string> {
  const transaction = await client.open(order);
  if (!transaction.ok) throw new Error(transaction.reason);
  return transaction.TID;
}

test('a person is confirmed once, with CI and DI as they came', async () => {
  const transaction = await danal().open(order);
  expect(transaction).toEqual({
    ok: true,
    TID: expect.stringMatching(/^\d{30}$/),
    RETURNCODE: '0000',
    RETURNMSG: '성공',
    fields: { TID: expect.any(String) },
  });
  const { TID } = transaction as { TID: string };
  const popup = await (await post('Start.php', { TID, BackURL: 'https://petcare.test/cancel', IsDstAddr: '01055556666' })).text();
  expect(popup).toContain('연습용');
  expect(popup).toContain('김하늘');
  expect(popup).toContain('https://petcare.test/cancel');
  const finished = await (await post('Finish.php', { TID, person: 'haneul' })).text();
  expect(finished).toContain('action="https://petcare.test/back"');
  expect(await danal().confirm(TID)).toEqual({
    ok: true,
    name: '김하늘',
    birthday: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    gender: expect.stringMatching(/^(male|female)$/),
    phone: '01055556666',
    ci: expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/),
    di: expect.stringMatching(/^[A-Za-z0-9+/]{64}$/),
  });
  expect(await danal().confirm(TID)).toMatchObject({ ok: false, reason: 'refused', returnCode: '3003' });
});

test('a person is the same one each time, and nobody else', async () => {
  const ci: string[] = [];
  for (const person of ['haneul', 'haneul', 'bada', '홍길동']) {
    const TID = await opened(danal());
    await post('Finish.php', { TID, person });
    const confirmed = await danal().confirm(TID);
    ci.push(confirmed.ok ? confirmed.ci : '');
  }
  expect(ci[0]).toBe(ci[1]);
  expect(new Set(ci).size).toBe(3);
});

test('what Danal refuses is told with its code', async () => {
  const { keys } = sandbox();
  const stranger = createDanalClient({ ...keys.danal!, cppwd: 'wrong' });
  expect(await stranger.open(order)).toMatchObject({ ok: false, reason: 'refused', returnCode: '2002' });
  expect(await danal().open({ ...order, targetUrl: 'nowhere' })).toMatchObject({ ok: false, reason: 'refused' });
  expect(await danal().confirm('0'.repeat(30))).toMatchObject({ ok: false, reason: 'refused' });
  const TID = await opened(danal());
  expect(await danal().confirm(TID)).toMatchObject({ ok: false, reason: 'refused' });
  await post('Finish.php', { TID, person: 'haneul', outcome: 'refused' });
  expect(await danal().confirm(TID)).toMatchObject({ ok: false, reason: 'refused', returnMessage: '인증 실패' });
});

test('a server that is broken, is none, or answers something else is unavailable', async () => {
  const keys = sandbox().keys.danal!;
  const TID = await opened(danal());
  await post('Finish.php', { TID, person: 'haneul', outcome: 'broken' });
  expect(await danal().confirm(TID)).toMatchObject({ ok: false, reason: 'unavailable' });
  for (const serviceUrl of ['http://127.0.0.1:1/uas/', `${sandbox().url}/readyz`]) {
    expect(await createDanalClient({ ...keys, serviceUrl }).open(order)).toMatchObject({ ok: false, reason: 'unavailable' });
  }
});

test('the popup knows only open transactions, and shows what it was given as text', async () => {
  expect(await (await post('Start.php', { TID: '1' })).text()).toContain('거래를 찾을 수 없어요');
  const TID = await opened(danal());
  const popup = await (await post('Start.php', { TID, BackURL: '"><script>', IsDstAddr: '<b>' })).text();
  expect(popup).not.toContain('"><script>');
  expect(popup).not.toContain('<b>');
});
