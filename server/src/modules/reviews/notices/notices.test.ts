import { gql } from '../../../testing/calls.ts';
import { aCompany, aGuardian, aHospital, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { withSandbox } from '../../../testing/sandbox/with-sandbox.ts';
import type { ListingKind } from '../../listings/index.ts';
import { aBusiness, aReview } from '../../../testing/a-review.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys, publicUrl: 'https://petcare.example' }));
async function tell() {
  await server().runJob('tell-of-reviews');
  await server().runJob('send-letters');
}
const lettersTo = async ({ email }: Person) =>
  (await fetch(`${sandbox().url}/mail/letters?to=${encodeURIComponent(email)}`)).json() as Promise<{ subject: string; text: string }[]>;
const REPLY = 'mutation ($id: ID!, $content: String!) { replyToReview(reviewId: $id, content: $content) { id } }';
const reply = (owner: Person, id: number, content: string) => gql(server(), owner.token, REPLY, { id: String(id), content });

async function aBusinessOf(owner: Person, kind: ListingKind) {
  return { kind, id: await aBusiness(server(), kind, { name: '포근한곳', ownerUserId: owner.id }) };
}

test('a business is told of a new review once, by two jobs at once', async () => {
  const owner = await aHospital(server());
  const hospital = await aBusinessOf(owner, 'hospital');
  await aReview(server(), hospital, await aGuardian(server()), { review: `설명이 자세했어요. ${'가'.repeat(200)}` });
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  const letters = await lettersTo(owner);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ subject: '[펫케어] 포근한곳에 새 리뷰가 올라왔어요' });
  expect(letters[0]!.text).toContain('★ 4.0 · 2026년 1월 1일 방문\n설명이 자세했어요.');
  expect(letters[0]!.text).toContain('가…');
  expect(letters[0]!.text).toContain('https://petcare.example/bizpage/hospital-review');
});

test('what came within ten minutes is told in one mail', async () => {
  const owner = await aCompany(server());
  const company = await aBusinessOf(owner, 'company');
  await aReview(server(), company, await aGuardian(server()));
  await tell();
  for (let i = 0; i < 6; i += 1) await aReview(server(), company, await aGuardian(server()));
  await tell();
  expect(await lettersTo(owner)).toHaveLength(1);
  server().clock.advance({ minutes: 10 });
  await tell();
  const letters = await lettersTo(owner);
  expect(letters).toHaveLength(2);
  expect(letters[1]).toMatchObject({
    subject: '[펫케어] 포근한곳에 새 리뷰 6개가 올라왔어요',
    text: expect.stringContaining('그 밖에 1개가 더 있어요.'),
  });
});

test('nobody is told of a review that was deleted, or after a week without a mail server', async () => {
  const owner = await aHospital(server());
  const hospital = await aBusinessOf(owner, 'hospital');
  const writer = await aGuardian(server());
  const id = await aReview(server(), hospital, writer);
  await server().runJob('tell-of-reviews');
  await gql(server(), writer.token, `mutation { deleteReview(reviewId: "${id}") }`);
  await aReview(server(), hospital, await aGuardian(server()));
  server().clock.advance({ days: 8 });
  await tell();
  expect(await lettersTo(owner)).toEqual([]);
});

test('the writer is told of the first reply, where they asked for it', async () => {
  const owner = await aHospital(server());
  const hospital = await aBusinessOf(owner, 'hospital');
  const [curious, silent] = [await aGuardian(server()), await aGuardian(server())];
  const asked = await aReview(server(), hospital, curious, { hearsOfReply: true });
  const other = await aReview(server(), hospital, silent);
  await reply(owner, asked, '찾아 주셔서 고맙습니다.');
  await reply(owner, other, '또 오세요.');
  await Promise.all([tell(), tell()]);
  await reply(owner, asked, '고친 답글이에요.');
  await gql(server(), owner.token, `mutation { deleteReviewReply(reviewId: "${asked}") { id } }`);
  await reply(owner, asked, '다시 쓴 답글이에요.');
  await tell();
  const letters = await lettersTo(curious);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({
    subject: '[펫케어] 포근한곳에서 내 리뷰에 답글을 남겼어요',
    text: expect.stringContaining('찾아 주셔서 고맙습니다.'),
  });
  expect(letters[0]!.text).toContain('https://petcare.example/mypage/review');
  expect(await lettersTo(silent)).toEqual([]);
});

test('the wish for a mail is shown to the writer alone, and kept over an edit that does not name it', async () => {
  const hospital = { kind: 'hospital', id: await aBusiness(server(), 'hospital') } as const;
  const [writer, reader] = [await aGuardian(server()), await aGuardian(server())];
  const id = await aReview(server(), hospital, writer, { hearsOfReply: true });
  const input = {
    ...{ kindnessRating: 5, explainRating: 4, diagnosisRating: 4, facilityRating: 3, priceRating: 4 },
    ...{ wouldRevisit: true, visitDate: '2026-01-02', review: '다시 보니 더 좋았던 곳이에요.' },
  };
  const edited = await gql(
    server(),
    writer.token,
    'mutation ($id: ID!, $input: ReviewInput!) { updateReview(reviewId: $id, input: $input) { hearsOfReply } }',
    {
      id: String(id),
      input,
    },
  );
  expect(edited.data).toEqual({ updateReview: { hearsOfReply: true } });
  const shown = await gql(server(), reader.token, `{ getReview(reviewId: "${id}") { hearsOfReply } }`);
  expect(shown.data).toEqual({ getReview: { hearsOfReply: false } });
});
