import { Type } from '@fastify/type-provider-typebox';
import { ok } from '../../../../platform/errors/result.ts';
import { topicsOfListings } from '../../../../platform/topics.ts';
import { asAnswered, changeAct, listAct } from '../../act.ts';
import { day, number, oneOf } from '../../fields.ts';
import { dayOf, lastDayBefore } from '../common/days.ts';

const named = { area: 'premium' };
const states = ['coming', 'running', 'over'] as const;
const words: Record<(typeof states)[number], string> = { coming: '예정', running: '지금', over: '끝남' };

export const premiumActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '프리미엄 업체를 지금인 것과 예정인 것부터, 날짜와 함께 보여요.',
    item: Type.Object({
      id: Type.Integer(),
      businessId: Type.Integer(),
      kind: Type.String(),
      name: Type.String(),
      startsAt: Type.String(),
      endsAt: Type.String(),
      state: oneOf(states, '상태'),
    }),
    list: async ({ listings }, asked) => ok(await listings.premiums.list(asked)),
    line: ({ id, businessId, kind, name, startsAt, endsAt, state }) =>
      [`${id}번`, words[state], `${dayOf(startsAt)} ~ ${lastDayBefore(endsAt)}`, `업체 ${businessId} ${name}`, kind].join(' · '),
    totalLine: (total) => `프리미엄 ${total}건`,
  }),
  changeAct({
    ...named,
    verb: 'give',
    help: '업체를 시작하는 날부터 마지막 날까지 프리미엄으로 해요. 추천 자리에 광고로 보이고, 날짜는 저절로 지켜져요.',
    changes: ({ listing }) => [`listings:${listing}`],
    input: { listing: number('업체 번호'), from: day('시작하는 날'), to: day('마지막 날') },
    more: { id: Type.Integer() },
    run: ({ change, listings }, { listing: businessId, from, to }) =>
      change<{ done: string; id: number }>({ businessId, from, to }, async (tx) => {
        const given = await listings.premiums.give(tx, { businessId, from, to });
        if (!given.ok) return given;
        const { id, name } = given.value;
        return ok({ done: `업체 ${businessId}번 ${name}을(를) ${from}부터 ${to}까지 프리미엄으로 했어요(${id}번).`, id });
      }),
  }),
  changeAct({
    ...named,
    verb: 'take',
    help: '프리미엄을 지금 거둬요. 예정인 것은 없던 일이 돼요.',
    changes: asAnswered,
    input: { premium: number('프리미엄 번호') },
    run: ({ change, listings }, { premium: premiumId }) =>
      change({ premiumId }, async (tx) => {
        const listing = await listings.premiums.takeBack(tx, premiumId);
        if (!listing.ok) return listing;
        return ok({ done: `프리미엄 ${premiumId}번을 거뒀어요.`, changed: topicsOfListings([listing.value]) });
      }),
  }),
];
