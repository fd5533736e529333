import { addDays, seoulDate } from '@petcare/time';
import { Type } from '@fastify/type-provider-typebox';
import { badRequest } from '../../../../platform/errors/app-error.ts';
import { err, ok } from '../../../../platform/errors/result.ts';
import { spans } from '../../../statistics/index.ts';
import { listAct, pageOf } from '../../act.ts';
import { day, oneOf, optional } from '../../fields.ts';
import { won } from '../common/won.ts';

const USUAL_DAYS = 30;
const MOST_DAYS = 3 * 366;
const wrongDays = badRequest('WRONG_DAYS', '마지막 날(to)은 시작하는 날(from)보다 빠르지 않고, 3년 안이어야 해요.');

export const statisticsActs = [
  listAct({
    area: 'statistics',
    verb: 'list',
    help: '가입, 예약, 결제, 리뷰와 본 페이지의 수를 날, 주(월요일부터)나 달로 보여요. 따로 적지 않으면 오늘까지 30일이에요.',
    input: {
      by: optional(oneOf(spans, '얼마씩')),
      from: optional(day('시작하는 날')),
      to: optional(day('마지막 날')),
    },
    item: Type.Object({
      from: Type.String({ description: 'the first day of the span' }),
      joinings: Type.Integer(),
      bookings: Type.Integer(),
      payments: Type.Integer(),
      paid: Type.Integer(),
      reviews: Type.Integer(),
      views: Type.Integer(),
    }),
    async list({ clock, statistics }, { by = 'day', from, to = seoulDate(clock.now()), ...page }) {
      const first = from ?? addDays(to, 1 - USUAL_DAYS);
      if (to < first || to >= addDays(first, MOST_DAYS)) return err(wrongDays);
      return ok(pageOf((await statistics.listSpans(by, first, to)).reverse(), page));
    },
    line: ({ from, joinings, bookings, payments, paid, reviews, views }) =>
      [
        ...[from, `가입 ${joinings}`, `예약 ${bookings}`, `결제 ${payments}건 ${won(paid)}`],
        ...[`리뷰 ${reviews}`, `본 페이지 ${views}`],
      ].join(' · '),
    totalLine: (total) => `모두 ${total}줄`,
  }),
];
