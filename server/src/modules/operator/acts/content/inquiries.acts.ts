import { Type } from '@fastify/type-provider-typebox';
import { ok } from '../../../../platform/errors/result.ts';
import { changeAct, listAct, showAct } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { number, textOfFile } from '../../fields.ts';
import { dayOf } from '../common/days.ts';
import { done } from '../common/done.ts';

const named = { area: 'inquiries' };
const input = { inquiry: number('문의 번호') };
const inquiry = {
  id: Type.Integer(),
  userId: Type.Integer(),
  category: Type.String(),
  title: Type.String(),
  content: Type.String(),
  pictures: Type.Array(Type.String({ description: 'an address, good for ten minutes' })),
  answer: orNull(Type.String()),
  answeredAt: orNull(Type.String()),
  createdAt: Type.String(),
};
type Head = { id: number; createdAt: string; category: string; title: string; pictures: readonly string[] };
const headOf = ({ id, createdAt, category, title, pictures }: Head) =>
  [`${id}번`, dayOf(createdAt), category, title, `사진 ${pictures.length}장`].join(' · ');

export const inquiriesActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '답을 기다리는 1:1 문의를 오래된 것부터 보여요.',
    item: Type.Object(inquiry),
    async list({ inquiries, uploads }, asked) {
      const { items, total } = await inquiries.desk.listWaiting(asked);
      return ok({ items: items.map((one) => ({ ...one, pictures: one.pictures.map((key) => uploads.privateUrl(key)) })), total });
    },
    line: headOf,
    totalLine: (total) => `답을 기다리는 문의 ${total}건`,
  }),
  showAct({
    ...named,
    verb: 'show',
    help: '문의 하나를 사진과 답까지 보여요.',
    input,
    output: inquiry,
    async run({ inquiries, uploads }, { inquiry: id }) {
      const found = await inquiries.desk.read(id);
      return found.ok ? ok({ ...found.value, pictures: found.value.pictures.map((key) => uploads.privateUrl(key)) }) : found;
    },
    lines: (one, addressOf) => [
      headOf(one),
      one.content,
      ...one.pictures.map((picture) => `사진(10분 동안 열려요): ${addressOf(picture)}`),
      one.answer === null ? '아직 답하지 않았어요.' : `답: ${one.answer}`,
    ],
  }),
  changeAct({
    ...named,
    verb: 'answer',
    help: '문의에 답하고, 물은 사람에게 메일로 알려요.',
    changes: [],
    input: { ...input, file: textOfFile('답') },
    more: { isTold: Type.Boolean() },
    run: ({ change, inquiries }, { inquiry: inquiryId, file: answer }) =>
      change<{ done: string; isTold: boolean }>({ inquiryId }, async (tx) => {
        const answered = await inquiries.desk.answer(tx, inquiryId, answer);
        if (!answered.ok) return answered;
        const { isTold } = answered.value;
        return ok({ done: `문의 ${inquiryId}번에 답했어요. ${isTold ? '곧 메일로 알려요' : '메일은 보내지 않아요'}.`, isTold });
      }),
  }),
  changeAct({
    ...named,
    verb: 'correct',
    help: '이미 한 답을 다른 말로 바꿔요. 다시 알리지는 않아요.',
    changes: [],
    input: { ...input, file: textOfFile('고친 답') },
    run: ({ change, inquiries }, { inquiry: inquiryId, file: answer }) =>
      change({ inquiryId }, async (tx) =>
        done(await inquiries.desk.correct(tx, inquiryId, answer), `문의 ${inquiryId}번의 답을 수정했어요.`),
      ),
  }),
];
