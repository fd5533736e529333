import { Type } from '@fastify/type-provider-typebox';
import { ok } from '../../../../platform/errors/result.ts';
import type { ChangedTopic } from '../../../../platform/topics.ts';
import { asAnswered, changeAct } from '../../act.ts';
import { number, optional, text, word } from '../../fields.ts';
import { HOUSE } from './house.ts';

const MAILBOX = 'help@petcare.example';

export const postsActs = [
  changeAct({
    area: 'posts',
    verb: 'comment',
    help: '게시판의 글에 운영팀으로 댓글을 남겨요.',
    changes: asAnswered,
    input: {
      board: word('게시판. mypet처럼 주소에 있는 말'),
      post: number('그 게시판에서 글의 번호'),
      text: text('댓글'),
      writer: optional(text('쓴 사람으로 보일 이름')),
      email: optional(text('쓴 사람의 이메일')),
    },
    more: { id: Type.Integer() },
    async run({ boards, change }, { board, post: idx, text: content, writer: name = HOUSE, email = MAILBOX }) {
      const post = await boards.readPost(board, { idx });
      if (!post.ok) return post;
      const postId = post.value.id;
      return change<{ done: string; id: number; changed: ChangedTopic[] }>({ postId, content, name }, async (tx) => {
        const written = await boards.comments.writeAsOperator(tx, postId, { content, name, email });
        if (!written.ok) return written;
        const { id } = written.value;
        return ok({ done: `댓글 ${id}번을 남겼어요.`, id, changed: [`posts:${board}`, `posts:${postId}`] });
      });
    },
  }),
];
