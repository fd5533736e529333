import { Value } from 'typebox/value';
import { withApp } from '../../testing/with-app.ts';
import { areas, createOperator, fieldOf, findAct, operatorActs } from './index.ts';

const server = withApp();
const operator = () => createOperator({ ...server().services, db: server().db, clock: server().clock });
const run = (area: string, verb: string, input: object = {}, isTrial = false) =>
  operator().run(findAct(area, verb)!, input, { by: '김운영', isTrial });

describe.each(operatorActs.map((act) => [`${act.area} ${act.verb}`, act] as const))('%s', (_name, act) => {
  test('says in Korean what it does and what each property is', () => {
    expect(areas[act.area]?.label).toMatch(/[가-힣]/);
    expect(act.help).toMatch(/[가-힣].*\.$/);
    for (const schema of Object.values(act.input.properties)) expect(fieldOf(schema).label).toMatch(/[가-힣]/);
  });

  test('refuses a property that it does not have', async () => {
    expect(await operator().run(act, { nonsense: 1 }, { by: null })).toMatchObject({ ok: false, error: { code: 'VALIDATION_FAILED' } });
  });
});

test.each(operatorActs.filter(({ kind }) => kind === 'list').map((act) => [`${act.area} ${act.verb}`, act] as const))(
  '%s answers a page, as its schema says',
  async (_name, act) => {
    const listed = await operator().run(act, {}, { by: null });
    expect(listed).toMatchObject({ ok: true, value: { page: 1, count: 20 } });
    expect(Value.Check(act.output, listed.ok && listed.value)).toBe(true);
  },
);

test('a trial says what would be done, and leaves everything as it was', async () => {
  const listed = () => run('words', 'list');
  const before = await listed();
  expect(await run('words', 'add', { word: '도박' }, true)).toEqual({ ok: true, value: { done: '‘도박’을(를) 금칙어에 넣었어요.' } });
  expect(await listed()).toEqual(before);
  expect(await run('words', 'add', { word: '도박' })).toMatchObject({ ok: true });
  expect(await listed()).toMatchObject({ value: { total: 1 } });
  expect(await server().db`select act, by from operator_acts`).toEqual([{ act: 'words add', by: '김운영' }]);
});
