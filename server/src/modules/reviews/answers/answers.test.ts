import { unwrap } from '../../../platform/errors/result.ts';
import { gql } from '../../../testing/calls.ts';
import { aGuardian, aHospital, aPharmacy, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBusiness, aReview } from '../../../testing/a-review.ts';

const server = withApp();
const reply = (who: Person, reviewId: number, content: string) =>
  gql<{ replyToReview: object }>(
    server(),
    who.token,
    'mutation ($reviewId: ID!, $content: String!) { replyToReview(reviewId: $reviewId, content: $content) { reply { content } } }',
    { reviewId: String(reviewId), content },
  );
const codeOf = ({ errors }: { errors: { extensions: { code?: string } }[] }) => errors[0]?.extensions.code;

async function aReviewedHospital() {
  const owner = await aHospital(server());
  const id = await aBusiness(server(), 'hospital', { ownerUserId: owner.id });
  const writer = await aGuardian(server());
  return { owner, id, writer, review: await aReview(server(), { kind: 'hospital', id }, writer) };
}

test('the reply of a business is shown to everybody until the business deletes it', async () => {
  const { owner, id, review } = await aReviewedHospital();
  expect((await reply(owner, review, ' 찾아 주셔서 고마워요. ')).data.replyToReview).toEqual({
    reply: { content: '찾아 주셔서 고마워요.' },
  });
  await reply(owner, review, '또 오세요.');
  const seen = () =>
    gql(server(), undefined, '{ list: getReviewsByPage(filter: { kind: hospital, businessId: "' + id + '" }) { reply { content } } }');
  expect((await seen()).data).toEqual({ list: [{ reply: { content: '또 오세요.' } }] });
  await gql(server(), owner.token, `mutation { deleteReviewReply(reviewId: "${review}") { id } }`);
  expect((await seen()).data).toEqual({ list: [{ reply: null }] });
});

test('only the reviewed business may reply, with 1 to 1,000 characters', async () => {
  const { owner, writer, review } = await aReviewedHospital();
  const [other, pharmacy] = [await aReviewedHospital(), await aPharmacy(server())];
  expect([
    codeOf(await reply(other.owner, review, '우리 병원이 더 좋아요.')),
    codeOf(await reply(pharmacy, review, '약국이에요.')),
    codeOf(await reply(writer, review, '제가 쓴 글이에요.')),
    codeOf(await reply(owner, review, '  ')),
    codeOf(await reply(owner, review, '가'.repeat(1_001))),
    codeOf(await reply(owner, 999_999, '없는 리뷰')),
  ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'VALIDATION_FAILED', 'VALIDATION_FAILED', 'NOT_FOUND']);
});

test('reviews of the own business are listed and counted, also those without a reply', async () => {
  const { owner, id, review } = await aReviewedHospital();
  await aReviewedHospital();
  const second = await aReview(server(), { kind: 'hospital', id }, await aGuardian(server()));
  await reply(owner, review, '고마워요.');
  const { data } = await gql(
    server(),
    owner.token,
    `{ all: getReviewsOfMyBusinessByPage { id } open: getReviewsOfMyBusinessByPage(isAnswered: false) { id }
      total: getReviewCountOfMyBusiness unanswered: getReviewCountOfMyBusiness(isAnswered: false) rate: getReviewRateOfMyBusiness { count } }`,
  );
  expect(data).toEqual({
    all: [{ id: String(second) }, { id: String(review) }],
    open: [{ id: String(second) }],
    total: 2,
    unanswered: 1,
    rate: { count: 2 },
  });
});

test('a review keeps what the pet was at the visit, and its id is shown to the writer alone', async () => {
  const app = server();
  const [writer, other] = [await aGuardian(app), await aGuardian(app)];
  const { data } = await gql<{ createPet: { id: string } }>(
    app,
    writer.token,
    'mutation { createPet(input: { name: "보리", kindName: "토끼" }) { id } }',
  );
  const petId = Number(data.createPet.id);
  const id = await aBusiness(app, 'company');
  const review = await aReview(app, { kind: 'company', id }, writer, { petId });
  await gql(app, writer.token, `mutation { updatePet(petId: "${petId}", input: { name: "보리", kindName: "기니피그" }) { id } }`);
  const seenBy = async ({ token }: Person) =>
    (await gql(app, token, `{ getReview(reviewId: "${review}") { pet { id division kindName } } }`)).data['getReview'];
  expect(await seenBy(writer)).toEqual({ pet: { id: String(petId), division: null, kindName: '토끼' } });
  expect(await seenBy(other)).toEqual({ pet: { id: null, division: null, kindName: '토끼' } });
  const viewer = { ...other, accountType: 0, socialType: 0, name: '', sessionId: 'test', awaitsApproval: false } as const;
  const draft = unwrap(await app.services.reviews.getReview(review));
  expect(await app.services.reviews.writeReview(viewer, { kind: 'company', id }, { ...draft, petId })).toMatchObject({
    ok: false,
    error: { errors: [{ property: 'petId' }] },
  });
  await gql(app, writer.token, `mutation { deletePet(petId: "${petId}") }`);
  unwrap(await app.services.reviews.editReview({ ...viewer, id: writer.id }, review, { ...draft, petId: null }));
  expect(await seenBy(writer)).toEqual({ pet: { id: null, division: null, kindName: '토끼' } });
});
