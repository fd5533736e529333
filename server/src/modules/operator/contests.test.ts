import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unwrap } from '../../platform/errors/result.ts';
import { aPicture } from '../../testing/a-picture.ts';
import { aGuardian } from '../../testing/people.ts';
import { operatorOf, type TypedValues } from '../../testing/operator-acts.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const operator = () => operatorOf(server());
const type = (line: string, values: TypedValues = {}) => operator().type(line, values);

test('an operator opens a round from a day to a day, names its winner after it, and both are written down', async () => {
  const { contest } = server().services;
  const file = join(server().config.uploadsDir, 'about.txt');
  await writeFile(file, '따뜻한 겨울 사진을\n보여 주세요.');
  const values = { title: '겨울 사진', from: '2026-11-23', to: '2026-11-25', prizes: '사료 1년분, 간식', file };
  expect(await type('contests open', { ...values, to: '11월 25일' })).toEqual({
    code: 1,
    said: '--to 마지막 날(2026-12-01처럼): 날짜를 YYYY-MM-DD 형식으로 적어 주세요.',
  });
  expect(await type('contests open', { ...values, to: '2026-11-21' })).toEqual({
    code: 1,
    said: '끝나는 때는 시작하는 때보다 늦어야 해요.',
  });
  expect(await type('contests open', values)).toEqual({ code: 0, said: '콘테스트 1번을 열었어요.' });
  expect(await contest.findRound()).toMatchObject({
    description: '<p>따뜻한 겨울 사진을<br />보여 주세요.</p>',
    prizes: ['사료 1년분', '간식'],
    startsAt: '2026-11-22T15:00:00.000Z',
    endsAt: '2026-11-25T15:00:00.000Z',
  });

  server().clock.set('2026-11-25T14:59:00Z');
  const guardian = await aGuardian(server());
  const viewer = { ...guardian, accountType: 0, socialType: 0, name: '', sessionId: '', awaitsApproval: false } as const;
  const images = [await aPicture(server(), guardian)];
  const { id } = unwrap(await contest.enter(viewer, { title: '초코', content: '<p>눈이에요</p>', images }));
  expect(await type(`contests announce 1 ${id}`)).toEqual({ code: 1, said: '아직 끝나지 않은 콘테스트예요.' });
  server().clock.set('2026-11-25T15:00:00Z');
  expect(await type(`contests announce 1 ${id}`)).toEqual({ code: 0, said: '콘테스트 1번의 수상작 1점을 발표했어요.' });
  expect((await type('contests list')).said).toBe('1번 · 겨울 사진 · 2026-11-23 ~ 2026-11-25 · 응모작 1 · 발표함\n콘테스트 1회');
  const acts = await server().db<{ act: string }[]>`select act from operator_acts order by id`;
  expect(acts.map(({ act }) => act)).toEqual(['contests open', 'contests announce']);
});
