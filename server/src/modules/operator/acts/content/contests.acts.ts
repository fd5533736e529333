import { Type } from '@fastify/type-provider-typebox';
import { ok } from '../../../../platform/errors/result.ts';
import { changeAct, listAct } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { day, listOf, number, pageOfFile, text } from '../../fields.ts';
import { beginningOf, dayOf, endOf, lastDayBefore } from '../common/days.ts';
import { done, withId } from '../common/done.ts';

const named = { area: 'contests' };

export const contestsActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '사진 콘테스트의 회차를 새로운 것부터 보여요.',
    item: Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      startsAt: Type.String(),
      endsAt: Type.String(),
      entryCount: Type.Integer(),
      announcedAt: orNull(Type.String()),
    }),
    list: async ({ contest }, asked) => ok(await contest.listRounds(asked)),
    line: ({ id, title, startsAt, endsAt, entryCount, announcedAt }) =>
      [`${id}번`, title, `${dayOf(startsAt)} ~ ${lastDayBefore(endsAt)}`, `응모작 ${entryCount}`, ...(announcedAt ? ['발표함'] : [])].join(
        ' · ',
      ),
    totalLine: (total) => `콘테스트 ${total}회`,
  }),
  changeAct({
    ...named,
    verb: 'open',
    help: '콘테스트 한 회차를 열어요.',
    changes: ['posts'],
    input: {
      title: text('제목'),
      from: day('시작하는 날'),
      to: day('마지막 날'),
      prizes: text('상품. 1등부터 쉼표로 나눠서'),
      file: pageOfFile('소개(.html이나 .txt)'),
    },
    more: { id: Type.Integer() },
    run({ change, contest }, { title, from, to, prizes, file: description }) {
      const [startsAt, endsAt] = [beginningOf(from).toISOString(), endOf(to).toISOString()];
      const draft = { title, description, prizes: prizes.split(',').map((prize) => prize.trim()), startsAt, endsAt };
      return change({ title, startsAt, endsAt }, async (tx) =>
        withId(await contest.desk.openRound(tx, draft), (id) => `콘테스트 ${id}번을 열었어요.`),
      );
    },
  }),
  changeAct({
    ...named,
    verb: 'announce',
    kind: 'final',
    help: '끝난 회차의 수상작을 1등부터 발표해요.',
    changes: ['posts'],
    input: {
      contest: number('콘테스트 번호'),
      entries: listOf(Type.Integer({ minimum: 1 }), '1등부터 응모작 번호', { minItems: 1, positional: true }),
    },
    run: ({ change, contest }, { contest: roundId, entries }) =>
      change({ roundId, entries: entries.join(' ') }, async (tx) =>
        done(await contest.desk.announce(tx, roundId, entries), `콘테스트 ${roundId}번의 수상작 ${entries.length}점을 발표했어요.`),
      ),
  }),
];
