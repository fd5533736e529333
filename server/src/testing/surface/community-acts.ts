import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { aPicture } from '../a-picture.ts';
import { form, mutation, post, requestOf, type Caller, type Make } from '../keyed-calls.ts';
import type { Person } from '../people.ts';
import type { TestApp } from '../with-app.ts';

/** By whose names the acts below are done: a guardian's post, question and comment, a hospital's answer, entry and comment on it. */
export type CommunityIds = Record<'post' | 'comment' | 'question' | 'answer' | 'entry' | 'entryComment', string>;

const HOUR_MS = 3_600_000;

async function entryOf(app: TestApp, who: Person): Promise<Record<string, string>> {
  return { title: '눈밭의 초코', content: '<p>신났어요.</p>', image1: await aPicture(app, who) };
}

/** A guardian and a hospital with something for each other to react to, and a contest that runs. */
export async function communityIds(app: TestApp, guest: Person, hospital: Person, postId: string): Promise<CommunityIds> {
  const made = async (make: Make): Promise<string> => {
    const { data } = (await app.http.inject(requestOf(await make()))).json<{ data: Record<string, { id: string } | string> }>();
    const [first] = Object.values(data);
    return typeof data['id'] === 'string' ? data['id'] : (first as { id: string }).id;
  };
  const [asGuest, asHospital] = [() => guest, () => hospital];
  const now = app.clock.now().getTime();
  const dates = { startsAt: new Date(now - HOUR_MS).toISOString(), endsAt: new Date(now + 240 * HOUR_MS).toISOString() };
  const round = { title: '겨울 사진', description: '<p>사진</p>', prizes: ['간식'], ...dates };
  unwrap(await inTransaction(app.db, (tx) => app.services.contest.desk.openRound(tx, round)));
  const question = await made(mutation(asGuest, '{ createPost(boardId: "ask", title: "기침", content: "<p>해요</p>") { id } }'));
  const comment = '($id: ID!) { createPostComment(postId: $id, content: "그래요") { id } }';
  const entry = await made(
    form(
      asHospital,
      () => '/contest/posts',
      () => entryOf(app, hospital),
    ),
  );
  return {
    ...{ post: postId, question, entry },
    comment: await made(mutation(asGuest, comment, () => ({ id: postId }))),
    answer: await made(mutation(asHospital, comment, () => ({ id: question }))),
    entryComment: await made(
      post(
        asHospital,
        () => `/contest/posts/${entry}/comments`,
        () => ({ comment: '예뻐요' }),
      ),
    ),
  };
}

/** Acts of the community that make something, by the name of their call. */
export function communityActs(app: () => TestApp, asGuest: Caller, asHospital: Caller, ids: () => CommunityIds): Record<string, Make> {
  return {
    togglePostBookmark: mutation(asHospital, '($id: ID!) { togglePostBookmark(postId: $id) { id } }', () => ({ id: ids().post })),
    createReport: mutation(asHospital, '($id: ID!) { createReport(kind: post, id: $id, reason: advertising) }', () => ({ id: ids().post })),
    acceptAnswer: mutation(asGuest, '($post: ID!, $answer: ID!) { acceptAnswer(postId: $post, commentId: $answer) { id } }', () => ({
      post: ids().question,
      answer: ids().answer,
    })),
    createInquiry: mutation(asGuest, '{ createInquiry(category: "기타", title: "문의", content: "궁금해요") { id } }'),
    sendMessage: mutation(asGuest, '($to: String!) { sendMessage(nickname: $to, content: "안녕하세요") { id } }', () => ({
      to: asHospital()?.nickname,
    })),
    createCustomerVoice: mutation(
      () => undefined,
      '{ createCustomerVoice(inquiry: "제안", content: "다크 모드가 있으면 좋겠어요", name: "김제안") }',
    ),
    createAdIntroduction: mutation(
      () => undefined,
      '{ createAdIntroduction(businessType: 1, company: "사료집", email: "ad@example.com", name: "박광고") }',
    ),
    'POST /api/client/contest/posts': form(
      asGuest,
      () => '/contest/posts',
      () => entryOf(app(), asGuest()!),
    ),
    'POST /api/client/contest/posts/{post_id}/like': post(
      asGuest,
      () => `/contest/posts/${ids().entry}/like`,
      () => ({}),
    ),
    'POST /api/client/contest/posts/{post_id}/comments': post(
      asGuest,
      () => `/contest/posts/${ids().entry}/comments`,
      () => ({ comment: '저도요' }),
    ),
    'POST /api/client/contest/comments/{comment_id}/like': post(
      asGuest,
      () => `/contest/comments/${ids().entryComment}/like`,
      () => ({}),
    ),
  };
}
