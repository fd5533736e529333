import { isForOperators } from '../../platform/access/access.ts';
import { operatorCookies, rest } from '../../testing/calls.ts';
import { anOperator, aNamedPerson, codeOf } from '../../testing/operators.ts';
import { aGuardian } from '../../testing/people.ts';
import { makeCall, restCalls } from '../../testing/surface/surface.ts';
import { withApp } from '../../testing/with-app.ts';
import { operatorActs } from './index.ts';

const server = withApp({ rateLimits: true });
const routes = restCalls().filter(({ access }) => access === 'operator');
const acts = () => server().db<{ act: string; by: string | null }[]>`select act, by from operator_acts order by id`;

test('every act has its route but those that name operators, and no call below the prefix is open to others', () => {
  const there = restCalls().filter(({ path }) => path.startsWith('/api/operator'));
  expect(there.filter(({ access }) => !isForOperators(access))).toEqual([]);
  const missing = operatorActs
    .map(({ area, verb, kind }) => `${kind === 'list' || kind === 'show' ? 'GET' : 'POST'} /api/operator/${area}/${verb}`)
    .filter((call) => !routes.some((route) => route.call === call));
  expect(missing).toEqual(['add', 'reset', 'remove'].map((verb) => `POST /api/operator/operators/${verb}`));
});

test('whoever is named and has not passed the second factor is told so by each call, and does nothing', async () => {
  const app = server();
  const named = await aNamedPerson(app);
  for (const row of routes) {
    const answer = await makeCall(app, row, { authorization: `Bearer ${named.token}` });
    expect([row.call, answer]).toEqual([row.call, { status: 403, code: 'SECOND_FACTOR_NEEDED' }]);
  }
  expect(await acts()).toEqual([]);
});

test('a session passes every call, and nobody else’s login does with its cookie', async () => {
  const app = server();
  const operator = await anOperator(app);
  const cookie = operatorCookies.get(operator.token)!;
  const thief = await aGuardian(app);
  for (const row of routes) {
    const { status } = await makeCall(app, row, { authorization: `Bearer ${operator.token}`, cookie });
    expect([row.call, [401, 403].includes(status), status < 500]).toEqual([row.call, false, true]);
    expect((await makeCall(app, row, { authorization: `Bearer ${thief.token}`, cookie })).status).toBe(404);
    expect((await makeCall(app, row, { cookie })).status).toBe(404);
  }
});

test('a change is written down with who made it; tried, it leaves nothing, and sent again with its key it is done once', async () => {
  const app = server();
  const operator = await anOperator(app);
  const before = (await acts()).length;
  const add = (body: object, headers = {}) => rest(app, operator.token, 'POST', '/api/operator/words/add', body, headers);
  const done = { done: '‘도박’을(를) 금칙어에 추가했어요.' };
  expect((await add({ word: '도박', dryRun: true })).body.data).toEqual(done);
  expect(await acts()).toHaveLength(before);
  for (const round of [1, 2])
    expect([round, (await add({ word: '도박' }, { 'idempotency-key': 'once' })).body.data]).toEqual([round, done]);
  expect((await acts()).slice(before)).toEqual([{ act: 'words add', by: operator.email }]);
  const listed = await rest(app, operator.token, 'GET', '/api/operator/words/list');
  expect(listed.body.data).toMatchObject({ total: 1, page: 1, count: 20, items: [{ word: '도박' }] });
});

test('whoever has stolen a session undoes nothing for good: no code, a wrong one and one that was used are refused', async () => {
  const app = server();
  const operator = await anOperator(app);
  const call = <Data>(path: string, body: object) => rest<Data>(app, operator.token, 'POST', `/api/operator/faqs/${path}`, body);
  const added = await call<{ id: number }>('add', { category: '예약', question: '어떻게 예약하나요?', file: '예약하기를 눌러 주세요.' });
  const remove = async (faq: number, more: object = {}) => {
    const { status, body } = await call('remove', { faq, ...more });
    return [status, body.error?.code ?? body.data];
  };
  const { id } = added.body.data;
  const used = codeOf(operator, app);
  const wrong = String((Number(used) + 1) % 1_000_000).padStart(6, '0');
  expect(await remove(id)).toEqual([400, 'VALIDATION_FAILED']);
  expect(await remove(id, { secondFactor: wrong })).toEqual([400, 'VALIDATION_FAILED']);
  // An act that can't be done anyway costs no code.
  expect(await remove(id + 1, { secondFactor: used })).toEqual([404, 'NOT_FOUND']);
  expect(await remove(id, { secondFactor: used })).toEqual([200, { done: `질문 ${id}번을 삭제했어요.` }]);
  const next = (await call<{ id: number }>('add', { category: '예약', question: '또 물어요', file: '답이에요.' })).body.data.id;
  expect(await remove(next, { secondFactor: used })).toEqual([400, 'VALIDATION_FAILED']);
  expect((await acts()).filter(({ act }) => act === 'faqs remove')).toHaveLength(1);
});

test('what the page is made of names each act, its fields and what they are called', async () => {
  const app = server();
  const { token } = await anOperator(app);
  const { body } = await rest<{ areas: { area: string; acts: { verb: string; fields: object[] }[] }[] }>(
    app,
    token,
    'GET',
    '/api/operator/acts',
  );
  const settle = body.data.areas.find(({ area }) => area === 'reports')!.acts.find(({ verb }) => verb === 'settle')!;
  expect(settle).toMatchObject({
    kind: 'change',
    fields: expect.arrayContaining([
      {
        name: 'kind',
        label: '글의 종류',
        type: 'choice',
        isRequired: true,
        isPositional: true,
        isMany: false,
        words: expect.arrayContaining(['post']),
      },
      {
        name: 'until',
        label: expect.stringContaining('마지막 날'),
        type: 'date',
        isRequired: false,
        isPositional: false,
        isMany: false,
        words: [],
      },
    ]),
  });
  expect(body.data.areas.find(({ area }) => area === 'operators')!.acts.map(({ verb }) => verb)).toEqual(['list']);
});
