import { Type, type Static } from '@fastify/type-provider-typebox';
import { ok } from '../../../../platform/errors/result.ts';
import type { ListedAccount } from '../../../accounts/index.ts';
import { changeAct, listAct, showAct } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { day, flag, oneOf, optional, text, word } from '../../fields.ts';
import { accountFields, accountOf } from './account-of.ts';
import { dayOf, endOf, lastDayBefore } from '../common/days.ts';
import { done } from '../common/done.ts';

const named = { area: 'users' };

const kinds = ['보호자', '동물병원', '동물약국', '업체'] as const;
const account = {
  id: Type.Integer(),
  kind: oneOf(kinds, '종류'),
  email: Type.String(),
  nickname: Type.String(),
  createdAt: Type.String(),
  awaitsApproval: Type.Boolean(),
  isVerified: Type.Boolean(),
  blockedUntil: orNull(Type.String()),
  blockReason: orNull(Type.String()),
  lockedAt: orNull(Type.String()),
  lockReason: orNull(Type.String()),
};
const Account = Type.Object(account);
const shown = ({ accountType, ...one }: ListedAccount) => ({ ...one, kind: kinds[accountType] });

function lineOf(one: Static<typeof Account>): string {
  const marks = [
    ...(one.awaitsApproval ? ['승인을 기다림'] : []),
    ...(one.isVerified ? ['본인 확인함'] : []),
    ...(one.blockedUntil ? [`글쓰기 제한 ${lastDayBefore(one.blockedUntil)}까지: ${one.blockReason}`] : []),
    ...(one.lockedAt ? [`이용 정지 ${dayOf(one.lockedAt)}부터: ${one.lockReason}`] : []),
  ];
  return [`${one.id}번`, one.kind, one.nickname, one.email, `가입 ${dayOf(one.createdAt)}`, ...marks].join(' · ');
}

export const usersActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '회원을 번호, 이메일이나 닉네임의 첫 글자들로 찾아 새로운 사람부터 보여요.',
    input: { text: optional(word('찾을 말')), locked: optional(flag('이용이 정지된 사람만')) },
    item: Account,
    async list({ accounts }, { text: said = '', locked = false, ...page }) {
      const { items, total } = await accounts.desk.search({ text: said, isLocked: locked }, page);
      return ok({ items: items.map(shown), total });
    },
    line: lineOf,
    totalLine: (total) => `회원 ${total}명`,
  }),
  showAct({
    ...named,
    verb: 'show',
    help: '회원 한 사람을 보여요.',
    input: accountFields,
    output: account,
    async run(context, given) {
      const found = await accountOf(context, given.account);
      if (!found.ok) return found;
      const one = await context.accounts.desk.read(found.value.id);
      return one.ok ? ok(shown(one.value)) : one;
    },
    lines: (one) => [lineOf(one)],
  }),
  changeAct({
    ...named,
    verb: 'lock',
    help: '회원의 이용을 정지해요: 모든 로그인을 바로 끝내고 다시 로그인하지 못하게 하며, 이유를 메일과 로그인 화면에서 알려요.',
    changes: [],
    input: { ...accountFields, reason: text('정지하는 이유. 회원에게 보여요') },
    async run(context, { account: given, reason }) {
      const found = await accountOf(context, given);
      if (!found.ok) return found;
      const { id, nickname } = found.value;
      return context.change({ accountId: id, reason: reason.trim() }, async (tx) =>
        done(await context.accounts.desk.lock(tx, id, reason), `${nickname} 회원의 이용을 정지했어요.`),
      );
    },
  }),
  changeAct({
    ...named,
    verb: 'unlock',
    help: '이용 정지를 풀어요.',
    changes: [],
    input: { ...accountFields, reason: text('푸는 이유') },
    async run(context, { account: given, reason }) {
      const found = await accountOf(context, given);
      if (!found.ok) return found;
      const { id, nickname } = found.value;
      return context.change({ accountId: id, reason: reason.trim() }, async (tx) =>
        done(await context.accounts.desk.unlock(tx, id), `${nickname} 회원의 이용 정지를 풀었어요.`),
      );
    },
  }),
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
    changes: [],
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
    changes: [],
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
