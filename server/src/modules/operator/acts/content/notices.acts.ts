import { Type } from '@fastify/type-provider-typebox';
import { err, ok } from '../../../../platform/errors/result.ts';
import { changeAct, listAct } from '../../act.ts';
import { givenFile, givenOf, number, optional, pageOfFile, text } from '../../fields.ts';
import { dayOf } from '../common/days.ts';
import { done, withId } from '../common/done.ts';
import { HOUSE } from './house.ts';
import { nothingToChange } from '../common/nothing-to-change.ts';

const named = { area: 'notices' };
const notice = { notice: number('공지 번호') };

export const noticesActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '공지를 새로운 것부터 보여요.',
    item: Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      writer: Type.String(),
      viewCount: Type.Integer(),
      createdAt: Type.String(),
    }),
    list: async ({ notices }, asked) => ok(await notices.desk.list(asked)),
    line: ({ id, title, writer, viewCount, createdAt }) => [`${id}번`, dayOf(createdAt), title, writer, `조회 ${viewCount}`].join(' · '),
    totalLine: (total) => `공지 ${total}건`,
  }),
  changeAct({
    ...named,
    verb: 'add',
    help: '공지를 올려요.',
    changes: ['notices'],
    input: { title: text('제목'), file: pageOfFile('글(.html이나 .txt)'), writer: optional(text('쓴 사람으로 보일 이름')) },
    more: { id: Type.Integer() },
    run: ({ change, notices }, { title, file: content, writer = HOUSE }) =>
      change({ title, writer }, async (tx) =>
        withId(await notices.desk.write(tx, { title, content, writer }), (id) => `공지 ${id}번을 올렸어요.`),
      ),
  }),
  changeAct({
    ...named,
    verb: 'change',
    help: '공지를 수정해요.',
    changes: ['notices'],
    input: {
      ...notice,
      title: optional(text('제목')),
      file: optional(pageOfFile('글(.html이나 .txt)')),
      writer: optional(text('쓴 사람으로 보일 이름')),
    },
    async run({ change, notices }, { notice: noticeId, file: content, ...rest }) {
      const draft = givenOf({ ...rest, content });
      if (Object.keys(draft).length === 0) return err(nothingToChange);
      return change({ noticeId, changed: Object.keys(draft).join(' ') }, async (tx) =>
        done(await notices.desk.change(tx, noticeId, draft), `공지 ${noticeId}번을 수정했어요.`),
      );
    },
  }),
  changeAct({
    ...named,
    verb: 'attach',
    help: '공지에 이미지나 PDF를 붙여요.',
    changes: ['notices'],
    input: { ...notice, file: givenFile('picture-or-pdf', '이미지나 PDF') },
    more: { id: Type.Integer() },
    run: ({ change, notices: { desk } }, { notice: noticeId, file: { path, filename } }) =>
      desk.keepFile({ path, name: filename }, (stored) =>
        change({ noticeId, file: stored.name }, async (tx) =>
          withId(await desk.attach(tx, noticeId, stored), (id) => `공지 ${noticeId}번에 파일 ${id}번을 붙였어요.`),
        ),
      ),
  }),
  changeAct({
    ...named,
    verb: 'detach',
    kind: 'final',
    help: '공지에서 파일을 삭제해요.',
    changes: ['notices'],
    input: { ...notice, fileId: number('파일 번호') },
    run: ({ change, notices }, { notice: noticeId, fileId }) =>
      change({ noticeId, fileId }, async (tx) =>
        done(await notices.desk.detach(tx, noticeId, fileId), `공지 ${noticeId}번에서 파일 ${fileId}번을 삭제했어요.`),
      ),
  }),
  changeAct({
    ...named,
    verb: 'remove',
    kind: 'final',
    help: '공지를 삭제해요.',
    changes: ['notices'],
    input: notice,
    run: ({ change, notices }, { notice: noticeId }) =>
      change({ noticeId }, async (tx) => done(await notices.desk.remove(tx, noticeId), `공지 ${noticeId}번을 삭제했어요.`)),
  }),
];
