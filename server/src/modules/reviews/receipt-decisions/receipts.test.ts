import sharp from 'sharp';
import { unwrap } from '../../../platform/errors/result.ts';
import { gql, multipart, rest } from '../../../testing/calls.ts';
import { aPrivateFile } from '../../../testing/a-picture.ts';
import { aGuardian, PASSWORD, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import type { WaitingReceipt } from './receipt-decisions.service.ts';
import { withSandbox } from '../../../testing/sandbox/with-sandbox.ts';
import { operatorOf } from '../../../testing/operator-acts.ts';
import { aBusiness, sampleRatings } from '../../../testing/a-review.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys, publicUrl: 'https://petcare.example' }));
const operator = () => operatorOf(server());
const CREATE = `mutation ($kind: ListingKind!, $businessId: ID!, $input: ReviewInput!) {
  createReview(kind: $kind, businessId: $businessId, input: $input) { id }
}`;
const UPDATE = 'mutation ($reviewId: ID!, $input: ReviewInput!) { updateReview(reviewId: $reviewId, input: $input) { id } }';
const SEEN = `query ($reviewId: ID!) {
  getReview(reviewId: $reviewId) { isVerified receiptState point receipts { id picture date total state reason items { name price } } }
}`;
const base = { ...sampleRatings.hospital, wouldRevisit: true, visitDate: '2026-11-20', review: '설명이 자세하고 다정하게 봐 주셨어요.' };
const items = [{ name: '엑스선 촬영', price: 35_000 }];

type Receipt = { id: string; picture: string | null; date: string; total: number; state: string; reason: string | null; items: object[] };
type ReviewForWriter = { isVerified: boolean; receiptState: string | null; point: number; receipts: Receipt[] | null };
type Receipts = { id?: string; picture?: string; date: string; items: object[] }[];

async function seenBy(person: Person | undefined, reviewId: string): Promise<ReviewForWriter> {
  return (await gql<{ getReview: ReviewForWriter }>(server(), person?.token, SEEN, { reviewId })).data.getReview;
}

async function write(writer: Person, receipts: Receipts, business = aBusiness(server(), 'hospital')) {
  const given = { kind: 'hospital', businessId: String(await business), input: { ...base, receipts } };
  return gql<{ createReview: { id: string } }>(server(), writer.token, CREATE, given);
}

async function aReviewWithReceipt() {
  const writer = await aGuardian(server());
  const receipt = { picture: await aPrivateFile(server(), writer), date: '2026-11-20', items };
  const reviewId = (await write(writer, [receipt])).data.createReview.id;
  const [stored] = (await seenBy(writer, reviewId)).receipts!;
  return { writer, reviewId, receiptId: Number(stored!.id), stored: stored!, receipt };
}

const change = (writer: Person, reviewId: string, input: object) =>
  gql(server(), writer.token, UPDATE, { reviewId, input: { ...base, ...input } });
const pointOf = async ({ token }: Person) =>
  (await gql<{ getMyPoint: { point: number } }>(server(), token, '{ getMyPoint { point } }')).data.getMyPoint.point;
const lettersTo = async ({ email }: Person) =>
  (await fetch(`${sandbox().url}/mail/letters?to=${encodeURIComponent(email)}`)).json() as Promise<{ subject: string; text: string }[]>;
const isThere = async (address: string) => (await server().http.inject(address)).statusCode === 200;
const firstError = ({ errors }: { errors: { extensions: { code?: string; errors?: { property: string }[] } }[] }) => [
  errors[0]?.extensions.code,
  errors[0]?.extensions.errors?.map(({ property }) => property),
];

test('receipts are shown to their writer alone, the picture for ten minutes', async () => {
  const { writer, reviewId, stored } = await aReviewWithReceipt();
  expect(stored).toMatchObject({ date: '2026-11-20', total: 35_000, state: 'waiting', reason: null, items });
  expect(await isThere(stored.picture!)).toBe(true);
  const nothing = { isVerified: false, receiptState: null, receipts: null };
  expect(await seenBy(undefined, reviewId)).toMatchObject(nothing);
  expect(await seenBy(await aGuardian(server()), reviewId)).toMatchObject(nothing);
  server().clock.advance({ minutes: 10, seconds: 1 });
  expect(await isThere(stored.picture!)).toBe(false);
  server().clock.set('2026-11-23T03:00:00.000Z');
  expect((await seenBy(writer, reviewId)).receiptState).toBe('waiting');
});

test('a receipt is verified once, of ten at once too: badge, 1,500 points, mail and a line in the log', async () => {
  const { writer, reviewId, receiptId } = await aReviewWithReceipt();
  const answers = await Promise.all(Array.from({ length: 10 }, () => operator().run('receipts verify', { receipt: receiptId })));
  expect(answers.filter(({ ok }) => ok)).toMatchObject([{ ok: true, value: { point: 1_500, isTold: true } }]);
  expect(await seenBy(writer, reviewId)).toMatchObject({ isVerified: true, receiptState: 'verified', point: 1_500 });
  expect(await seenBy(undefined, reviewId)).toMatchObject({ isVerified: true, receipts: null });
  expect(await pointOf(writer)).toBe(1_500);
  await server().runJob('send-letters');
  expect(await lettersTo(writer)).toMatchObject([{ subject: '[펫케어] 다정한곳 영수증이 인증되었어요' }]);
  const acts = (await operator().acts()).filter(({ details }) => details['receiptId'] === receiptId);
  expect(acts.map(({ act }) => act)).toEqual(['receipts verify']);
});

test('a changed receipt needs a new verification, and no second one is paid for', async () => {
  const { writer, reviewId, receiptId, receipt } = await aReviewWithReceipt();
  const same = { id: String(receiptId), date: receipt.date, items };
  unwrap(await operator().run('receipts verify', { receipt: receiptId }));
  await change(writer, reviewId, { review: '글만 고쳐 쓴 리뷰예요. 그대로예요.' });
  await change(writer, reviewId, { receipts: [same] });
  expect(await seenBy(writer, reviewId)).toMatchObject({ isVerified: true, receipts: [{ id: String(receiptId) }] });

  await change(writer, reviewId, { receipts: [{ ...same, items: [{ ...items[0], price: 1 }] }] });
  const changed = await seenBy(writer, reviewId);
  expect(changed).toMatchObject({ isVerified: false, receiptState: 'waiting', receipts: [{ total: 1 }] });
  expect(await isThere(changed.receipts![0]!.picture!)).toBe(true);
  expect(await operator().run('receipts verify', { receipt: receiptId })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await operator().run('receipts verify', { receipt: Number(changed.receipts![0]!.id) })).toMatchObject({ value: { point: 0 } });
  expect(await pointOf(writer)).toBe(1_500);
});

test('points are taken back and the picture is swept when the review is deleted', async () => {
  const { writer, reviewId, receiptId, stored } = await aReviewWithReceipt();
  unwrap(await operator().run('receipts verify', { receipt: receiptId }));
  await gql(server(), writer.token, 'mutation ($reviewId: ID!) { deleteReview(reviewId: $reviewId) }', { reviewId });
  expect(await pointOf(writer)).toBe(0);
  expect(await isThere(stored.picture!)).toBe(true);
  await server().runJob('sweep-uploads');
  expect(await isThere(stored.picture!)).toBe(false);
});

test('a receipt is refused with a reason that its writer is shown and sent', async () => {
  const { writer, reviewId, receiptId } = await aReviewWithReceipt();
  expect(await operator().run('receipts refuse', { receipt: receiptId, reason: ' ' })).toMatchObject({
    error: { code: 'VALIDATION_FAILED' },
  });
  expect(await operator().run('receipts refuse', { receipt: receiptId, reason: ' 날짜가 보이지 않아요. ' })).toMatchObject({
    ok: true,
    value: { point: 0, isTold: true },
  });
  const refused = { state: 'refused', reason: '날짜가 보이지 않아요.' };
  expect(await seenBy(writer, reviewId)).toMatchObject({ isVerified: false, receiptState: 'refused', receipts: [refused] });
  await server().runJob('send-letters');
  expect((await lettersTo(writer))[0]?.text).toContain('이유: 날짜가 보이지 않아요.');
  expect(await operator().run('receipts verify', { receipt: receiptId })).toMatchObject({ error: { code: 'ALREADY_DECIDED' } });
});

test('the operator is told of a picture that anybody has handed in before, also of a receipt that is gone', async () => {
  const first = await aReviewWithReceipt();
  const second = await aReviewWithReceipt();
  const third = await aGuardian(server());
  const form = await multipart({
    file: await sharp({ create: { width: 30, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  });
  const { body } = await rest<{ id: string }>(server(), third.token, 'POST', '/api/upload?private=true', form.payload, form.headers);
  const other = (await write(third, [{ picture: body.data.id, date: '2026-11-20', items }])).data.createReview.id;
  await gql(server(), first.writer.token, `mutation { deleteReview(reviewId: "${first.reviewId}") }`);
  const waiting = await operator().list<WaitingReceipt & { picture: string }>('receipts list');
  const flagged = waiting.find(({ id }) => id === second.receiptId)!;
  expect(flagged.alike).toBeGreaterThan(0);
  expect(flagged.alikeIds).not.toContain(first.receiptId);
  expect(waiting.find(({ reviewId }) => reviewId === Number(other))).toMatchObject({ alike: 0, business: '다정한곳' });
  expect((await server().http.inject(flagged.picture)).rawPayload.subarray(8, 12).toString()).toBe('WEBP');
});

test("another's picture and one twice are refused, and then nothing of the review is stored", async () => {
  const [writer, other] = [await aGuardian(server()), await aGuardian(server())];
  const business = aBusiness(server(), 'hospital');
  const foreign = { picture: await aPrivateFile(server(), other), date: '2026-11-20', items };
  expect(firstError(await write(writer, [foreign], business))[0]).toBe('FOREIGN_UPLOAD');
  const own = { ...foreign, picture: await aPrivateFile(server(), writer) };
  const many = Array.from({ length: 1_000 }, () => items[0]!);
  expect(firstError(await write(writer, [{ ...own, items: many }], business))).toEqual(['VALIDATION_FAILED', ['receipts']]);
  expect(firstError(await write(writer, [{ ...own, date: '2026-11-24' }], business))).toEqual(['VALIDATION_FAILED', ['receipts']]);
  const unknown = { ...own, items: [{ medicalId: '999999', price: 1 }] };
  expect(firstError(await write(writer, [unknown], business))).toEqual(['VALIDATION_FAILED', ['receipts']]);
  expect(await server().db`select 1 from reviews where user_id = ${writer.id}`).toHaveLength(0);
  const written = await write(writer, [own], business);
  expect(firstError(written)[0]).toBeUndefined();
  const twice = await write(writer, [own]);
  expect(firstError(twice)[0]).toBe('FOREIGN_UPLOAD');
  const { reviewId, receipt, receiptId } = await aReviewWithReceipt();
  const stolen = { id: String(receiptId), date: receipt.date, items };
  expect(firstError(await change(writer, written.data.createReview.id, { receipts: [stolen] }))).toEqual([
    'VALIDATION_FAILED',
    ['receipts'],
  ]);
  expect(firstError(await change(writer, reviewId, { receipts: [] }))[0]).toBe('FORBIDDEN');
});

test('of a writer who leaves, pictures and unverified receipts go, verified prices stay without a name', async () => {
  const { writer, reviewId, receiptId, stored } = await aReviewWithReceipt();
  unwrap(await operator().run('receipts verify', { receipt: receiptId }));
  const more = { picture: await aPrivateFile(server(), writer), date: '2026-11-21', items };
  await change(writer, reviewId, { receipts: [{ id: String(receiptId), date: '2026-11-20', items }, more] });
  expect((await rest(server(), writer.token, 'POST', '/user/withdraw', { password: PASSWORD })).status).toBe(200);
  expect(await isThere(stored.picture!)).toBe(false);
  expect(await server().db`select id, picture_key from receipts where review_id = ${reviewId}`).toEqual([
    { id: receiptId, pictureKey: null },
  ]);
  expect(unwrap(await server().services.reviews.receipts.getFeeRecord(receiptId))).toMatchObject({ total: 35_000, hospital: '다정한곳' });
});

test('verified receipts of a region are listed for passes, whole or masked, without who wrote them', async () => {
  const { receiptId } = await aReviewWithReceipt();
  await aReviewWithReceipt();
  const { receipts } = server().services.reviews;
  const area = { sido: '서울특별시', sigungu: '구로구' };
  const before = await receipts.countFeeRecords(area);
  unwrap(await operator().run('receipts verify', { receipt: receiptId }));
  expect(await receipts.countFeeRecords(area)).toBe(before + 1);
  const [masked] = unwrap(await receipts.listMaskedReceipts({ ...area, count: 1 }));
  expect(masked).toEqual({
    id: receiptId,
    hospital: '다***',
    location: '서울특별시 구로구',
    month: '2026-11',
    petDivision: null,
    items: [{ medicalId: null, name: '엑스선 촬영' }],
    total: '3*,***',
  });
  expect(await receipts.countFeeRecords({ sido: '부산광역시' })).toBe(0);
  expect(await receipts.countFeeRecords({ medicalId: 1 })).toBe(0);
  server().clock.set('2028-11-20T03:00:00.000Z');
  expect(await receipts.getFeeRecord(receiptId)).toMatchObject({ ok: false });
});
