import { Type } from '@fastify/type-provider-typebox';
import { ok } from '../../../../platform/errors/result.ts';
import { changeAct, listAct } from '../../act.ts';
import { number } from '../../fields.ts';
import { done } from '../common/done.ts';

const named = { area: 'corrections' };

export const correctionsActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '업체 정보가 틀렸다는 제안을 오래된 것부터 보여요.',
    item: Type.Object({
      id: Type.Integer(),
      businessId: Type.Integer(),
      name: Type.String(),
      subject: Type.String(),
      content: Type.String(),
      createdAt: Type.String(),
    }),
    list: async ({ listings }, asked) => ok(await listings.corrections.listOpenCorrections(asked)),
    line: (one) => [`${one.id}번`, `업체 ${one.businessId} ${one.name}`, one.subject, one.createdAt, one.content].join(' · '),
    totalLine: (total) => `기다리는 수정 제안 ${total}건`,
  }),
  changeAct({
    ...named,
    verb: 'close',
    help: '살펴본 제안을 마쳐요.',
    changes: [],
    input: { correction: number('제안 번호') },
    run: ({ change, listings }, { correction: correctionId }) =>
      change({ correctionId }, async (tx) =>
        done(await listings.corrections.closeCorrection(tx, correctionId), `제안 ${correctionId}번을 마쳤어요.`),
      ),
  }),
];
