import { Type } from '@fastify/type-provider-typebox';
import { ok } from '../../../../platform/errors/result.ts';
import { changeAct, listAct, pageOf } from '../../act.ts';
import { word } from '../../fields.ts';
import { done } from '../common/done.ts';

const named = { area: 'words' };

export const wordsActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '금칙어를 보여요.',
    item: Type.Object({ word: Type.String(), createdAt: Type.String() }),
    list: async ({ words }, asked) =>
      ok(
        pageOf(
          (await words.list()).map(({ word: one, createdAt }) => ({ word: one, createdAt })),
          asked,
        ),
      ),
    line: (one) => one.word,
    totalLine: (total) => `금칙어 ${total}개`,
  }),
  changeAct({
    ...named,
    verb: 'add',
    help: '사람들이 쓰는 모든 글에서 쓸 수 없는 말을 추가해요.',
    changes: [],
    input: { word: word('금칙어') },
    run: ({ change, words }, { word: one }) =>
      change({ word: one.trim() }, async (tx) => done(await words.add(tx, one), `‘${one}’을(를) 금칙어에 추가했어요.`)),
  }),
  changeAct({
    ...named,
    verb: 'remove',
    help: '금칙어에서 삭제해요.',
    changes: [],
    input: { word: word('금칙어') },
    run: ({ change, words }, { word: one }) =>
      change({ word: one.trim() }, async (tx) => done(await words.remove(tx, one), `‘${one}’을(를) 금칙어에서 삭제했어요.`)),
  }),
];
