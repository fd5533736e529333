import { createFakeClock } from '../../testing/fake-clock.ts';
import { createStandings, type Standing } from './standings.ts';

const LOGIN = { id: 1, sessionId: 'a' };

function standingsOf({ answers, listens = true }: { answers: Standing[]; listens?: boolean }) {
  const clock = createFakeClock();
  const asked: (typeof LOGIN)[] = [];
  const told = { change: (_userId: number) => {}, begin: () => {} };
  const standings = createStandings({
    clock,
    find: async (claims) => {
      asked.push(claims);
      return answers[Math.min(asked.length, answers.length) - 1]!;
    },
    listen: async (onChange, onBegin) => {
      if (!listens) throw new Error('no connection');
      Object.assign(told, { change: onChange, begin: onBegin });
      onBegin();
    },
  });
  return { clock, standings, asked, told };
}

test('a full standing is asked once, until something of the account changes', async () => {
  const { standings, asked, told } = standingsOf({ answers: ['full', 'full', 'over'] });
  for (let time = 0; time < 3; time += 1) expect(await standings.of(LOGIN)).toBe('full');
  expect(asked).toHaveLength(1);
  told.change(2);
  await standings.of(LOGIN);
  expect(asked).toHaveLength(1);
  told.change(1);
  expect(await standings.of(LOGIN)).toBe('full');
  standings.forget(1);
  expect(await standings.of(LOGIN)).toBe('over');
});

test('every login of an account is asked for itself', async () => {
  const { standings, asked } = standingsOf({ answers: ['full', 'over'] });
  expect([await standings.of(LOGIN), await standings.of({ id: 1, sessionId: 'b' })]).toEqual(['full', 'over']);
  expect(asked.map(({ sessionId }) => sessionId)).toEqual(['a', 'b']);
});

test.each(['over', 'awaits-approval'] as const)('a standing that is %s is asked each time', async (standing) => {
  const { standings, asked } = standingsOf({ answers: [standing] });
  for (let time = 0; time < 3; time += 1) expect(await standings.of(LOGIN)).toBe(standing);
  expect(asked).toHaveLength(3);
});

test('an answer that a change may have overtaken is not remembered', async () => {
  const { standings, asked, told } = standingsOf({ answers: ['full', 'over'] });
  await standings.of({ id: 9, sessionId: 'listens now' });
  const first = standings.of(LOGIN);
  told.change(1);
  await first;
  await standings.of(LOGIN);
  expect(asked).toHaveLength(3);
});

test('what was remembered before an interruption, and for longer than a notice may be lost, is asked again', async () => {
  const { clock, standings, asked, told } = standingsOf({ answers: ['full'] });
  await standings.of(LOGIN);
  told.begin();
  await standings.of(LOGIN);
  expect(asked).toHaveLength(2);
  clock.advance({ seconds: 14 });
  await standings.of(LOGIN);
  expect(asked).toHaveLength(2);
  clock.advance({ seconds: 1 });
  await standings.of(LOGIN);
  expect(asked).toHaveLength(3);
});

test('while nobody tells, nothing is remembered', async () => {
  const { standings, asked } = standingsOf({ answers: ['full'], listens: false });
  for (let time = 0; time < 3; time += 1) await standings.of(LOGIN);
  expect(asked).toHaveLength(3);
});
