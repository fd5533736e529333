import { Type } from '@fastify/type-provider-typebox';
import { ok } from '../../../platform/errors/result.ts';
import { changeAct, listAct } from '../act.ts';
import { day, text } from '../fields.ts';
import { accountFields, accountOf } from './account-of.ts';
import { endOf, lastDayBefore } from './days.ts';
import { done } from './done.ts';

const named = { area: 'users' };

export const usersActs = [
  listAct({
    ...named,
    verb: 'blocked',
    help: '글쓰기가 제한된 회원을 먼저 풀리는 사람부터 보여요.',
    item: Type.Object({
      userId: Type.Integer(),
      nickname: Type.String(),
      email: Type.String(),
      until: Type.String(),
      reason: Type.String(),
    }),
    list: async ({ accounts }, asked) => ok(await accounts.blocks.listBlocked(asked)),
    line: ({ userId, nickname, email, until, reason }) =>
      [`${userId}번`, nickname, email, `${lastDayBefore(until)}까지`, reason].join(' · '),
    totalLine: (total) => `글쓰기가 제한된 회원 ${total}명`,
  }),
  changeAct({
    ...named,
    verb: 'block',
    help: '회원이 남에게 쓰는 것을 마지막 날까지 제한하고 알려요. 예약과 결제는 그대로예요.',
    input: { ...accountFields, until: day('제한하는 마지막 날'), reason: text('제한하는 이유. 회원에게 보여요') },
    async run(context, { account: given, until: lastDay, reason }) {
      const account = await accountOf(context, given);
      if (!account.ok) return account;
      const [{ id, nickname }, until] = [account.value, endOf(lastDay)];
      return context.change({ accountId: id, until: until.toISOString(), reason: reason.trim() }, async (tx) =>
        done(await context.moderation.block(tx, id, until, reason), `${nickname} 회원의 글쓰기를 ${lastDay}까지 제한했어요.`),
      );
    },
  }),
  changeAct({
    ...named,
    verb: 'unblock',
    help: '글쓰기 제한을 풀어요.',
    input: { ...accountFields, reason: text('푸는 이유') },
    async run(context, { account: given, reason }) {
      const account = await accountOf(context, given);
      if (!account.ok) return account;
      const { id, nickname } = account.value;
      return context.change({ accountId: id, reason: reason.trim() }, async (tx) =>
        done(await context.moderation.unblock(tx, id), `${nickname} 회원의 글쓰기 제한을 풀었어요.`),
      );
    },
  }),
];
