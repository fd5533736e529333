import { Type } from '@fastify/type-provider-typebox';
import { ok } from '../../../../platform/errors/result.ts';
import { offsetOf } from '../../../../platform/paging.ts';
import { listAct } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { day, optional, text } from '../../fields.ts';
import { listActs } from '../../operator.sql.ts';
import { beginningOf, endOf, momentOf } from '../common/days.ts';

export const logActs = [
  listAct({
    area: 'acts',
    verb: 'list',
    help: '운영자가 한 일을 최근 것부터, 누가 했는지와 함께 보여요.',
    input: {
      by: optional(text('한 사람. 컴퓨터의 사용자 이름이나 계정의 이메일')),
      area: optional(text('reports처럼 명령의 첫 낱말')),
      from: optional(day('이날부터')),
      to: optional(day('이날까지')),
    },
    item: Type.Object({
      id: Type.Integer(),
      act: Type.String(),
      details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
      by: orNull(Type.String()),
      createdAt: Type.String(),
    }),
    async list({ db }, { by, area, from, to, ...page }) {
      const filter = {
        by,
        area,
        since: from === undefined ? undefined : beginningOf(from),
        until: to === undefined ? undefined : endOf(to),
      };
      return ok(await listActs(db, filter, { limit: page.count, offset: offsetOf(page) }));
    },
    line({ id, act, details, by, createdAt }) {
      const said = Object.entries(details).map(([name, value]) => `${name}=${value}`);
      return [`${id}번`, momentOf(createdAt), by ?? '알 수 없음', act, said.join(' ')].join(' · ');
    },
    totalLine: (total) => `한 일 ${total}건`,
  }),
];
