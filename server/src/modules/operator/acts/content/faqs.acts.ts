import { Type } from '@fastify/type-provider-typebox';
import { err, ok } from '../../../../platform/errors/result.ts';
import { changeAct, listAct } from '../../act.ts';
import { givenOf, integer, number, optional, pageOfFile, text } from '../../fields.ts';
import { done, withId } from '../common/done.ts';
import { nothingToChange } from '../common/nothing-to-change.ts';

const named = { area: 'faqs' };
const faq = { faq: number('질문 번호') };
const USUAL_PLACE = 100;
const draftFields = {
  category: text('분류'),
  question: text('질문'),
  file: pageOfFile('답(.html이나 .txt)'),
  place: optional(integer('분류 안의 순서. 작을수록 앞')),
};

export const faqsActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '자주 묻는 질문을 보이는 순서대로 보여요.',
    item: Type.Object({ id: Type.Integer(), category: Type.String(), question: Type.String(), place: Type.Integer() }),
    async list({ faqs }, { page, count }) {
      const [items, total] = await Promise.all([faqs.listFaqs({}, { page, count }), faqs.countFaqs({})]);
      if (!items.ok) return items;
      return total.ok ? ok({ items: items.value, total: total.value }) : total;
    },
    line: (one) => [`${one.id}번`, one.category, `순서 ${one.place}`, one.question].join(' · '),
    totalLine: (total) => `자주 묻는 질문 ${total}개`,
  }),
  changeAct({
    ...named,
    verb: 'add',
    help: '자주 묻는 질문을 올려요.',
    changes: ['faqs'],
    input: draftFields,
    more: { id: Type.Integer() },
    run: ({ change, faqs }, { category, question, file: answer, place = USUAL_PLACE }) =>
      change({ category, question }, async (tx) =>
        withId(await faqs.desk.write(tx, { category, question, answer, place }), (id) => `질문 ${id}번을 올렸어요.`),
      ),
  }),
  changeAct({
    ...named,
    verb: 'change',
    help: '자주 묻는 질문을 수정해요.',
    changes: ['faqs'],
    input: {
      ...faq,
      category: optional(draftFields.category),
      question: optional(draftFields.question),
      file: optional(draftFields.file),
      place: draftFields.place,
    },
    async run({ change, faqs }, { faq: faqId, file: answer, ...rest }) {
      const draft = givenOf({ ...rest, answer });
      if (Object.keys(draft).length === 0) return err(nothingToChange);
      return change({ faqId, changed: Object.keys(draft).join(' ') }, async (tx) =>
        done(await faqs.desk.change(tx, faqId, draft), `질문 ${faqId}번을 수정했어요.`),
      );
    },
  }),
  changeAct({
    ...named,
    verb: 'remove',
    kind: 'final',
    help: '자주 묻는 질문을 삭제해요.',
    changes: ['faqs'],
    input: faq,
    run: ({ change, faqs }, { faq: faqId }) =>
      change({ faqId }, async (tx) => done(await faqs.desk.remove(tx, faqId), `질문 ${faqId}번을 삭제했어요.`)),
  }),
];
