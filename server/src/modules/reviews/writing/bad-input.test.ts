import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { gql, multipart, rest } from '../../../testing/calls.ts';
import { aPicture, aPrivateFile } from '../../../testing/a-picture.ts';
import { aBusiness, aReview, sampleRatings } from '../../../testing/a-review.ts';
import { aGuardian, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';

const server = withApp();
const CREATE = 'mutation ($id: ID!, $input: ReviewInput!) { createReview(kind: hospital, businessId: $id, input: $input) { id review } }';
const UPDATE = 'mutation ($id: ID!, $input: ReviewInput!) { updateReview(reviewId: $id, input: $input) { id review } }';
const right = { ...sampleRatings.hospital, wouldRevisit: true, visitDate: '2026-11-20', review: '설명이 자세하고 다정하게 봐 주셨어요.' };
const elsewhere = '/uploads/images/0b5c3d9e-0000-4000-8000-000000000000/800.webp';
type RefusedAnswer = { errors: { message: string; extensions: { code: string; errors?: { property: string }[] } }[] };

/** All that a refused review could have left: its row, its receipts, files of pictures. */
async function leftBehind(writer: Person) {
  const files = (place: string) => readdir(join(server().config.uploadsDir, place)).catch(() => []);
  const rows = await server()
    .db`select r.review, r.files, (select count(*) from receipts c where c.review_id = r.id) from reviews r where user_id = ${writer.id}`;
  return [[...rows], (await files('images')).sort(), (await files('private')).sort()];
}

/** A picture of so many pixels in a few bytes: a white page of one bit each. */
function aHugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

test.each<[string, (other: Person) => Promise<object>, string, string[] | undefined]>([
  ["another's picture", async (other) => ({ files: [await aPicture(server(), other)] }), 'FOREIGN_UPLOAD', undefined],
  ["another's pet", async (other) => ({ petId: await aPetOf(other) }), 'VALIDATION_FAILED', ['petId']],
  ['a visit of the future', async () => ({ visitDate: '2026-11-24' }), 'VALIDATION_FAILED', ['visitDate']],
  ['a rating of another kind', async () => ({ hygieneRating: 5 }), 'VALIDATION_FAILED', ['hygieneRating']],
  ['ratings beyond the scale', async () => ({ kindnessRating: 0, priceRating: 6 }), 'VALIDATION_FAILED', ['kindnessRating', 'priceRating']],
  ['nine letters', async () => ({ review: '아홉글자뿐이에요.' }), 'VALIDATION_FAILED', ['review']],
  ['2,001 letters', async () => ({ review: '가'.repeat(2_001) }), 'VALIDATION_FAILED', ['review']],
  ['eleven pictures', async () => ({ files: Array(11).fill(elsewhere) }), 'VALIDATION_FAILED', ['files']],
  [
    'a receipt of the future',
    async (other) => ({ receipts: [{ picture: await aPrivateFile(server(), other), date: '2026-11-24', items: [] }] }),
    'VALIDATION_FAILED',
    ['receipts'],
  ],
  ['a rating of four and a half', async () => ({ priceRating: 4.5 }), 'VALIDATION_FAILED', undefined],
  [
    'a private file among the pictures',
    async () => ({ files: ['private/00000000-0000-4000-8000-000000000000/1600.webp'] }),
    'VALIDATION_FAILED',
    ['files'],
  ],
  [
    'a receipt of a thousand items',
    async (other) => ({
      receipts: [
        { picture: await aPrivateFile(server(), other), date: '2026-11-20', items: Array(1_000).fill({ name: '주사', price: 1 }) },
      ],
    }),
    'VALIDATION_FAILED',
    ['receipts'],
  ],
])('a text with %s is taken neither in a new review nor in a change, and leaves nothing behind', async (_name, wrong, code, properties) => {
  const [writer, other, id] = [await aGuardian(server()), await aGuardian(server()), String(await aBusiness(server(), 'hospital'))];
  const own = String(await aReview(server(), { kind: 'hospital', id: Number(id) }, writer));
  const input = { ...right, ...(await wrong(other)) };
  const before = await leftBehind(writer);
  for (const answer of [
    await gql(server(), writer.token, CREATE, { id, input }),
    await gql(server(), writer.token, UPDATE, { id: own, input }),
  ]) {
    const [error] = (answer as unknown as RefusedAnswer).errors;
    const named = error?.extensions.errors?.map(({ property }) => property);
    expect([error?.extensions.code, properties && named, error?.message]).toEqual([code, properties, expect.stringMatching(/[가-힣]/)]);
  }
  expect(await leftBehind(writer)).toEqual(before);
});

const aPetOf = async ({ token }: Person) =>
  (await gql<{ createPet: { id: string } }>(server(), token, 'mutation { createPet(input: { name: "보리", kindName: "말티즈" }) { id } }'))
    .data.createPet.id;

test('a script is kept as the text that it is, and numbers of people are masked', async () => {
  const [writer, id] = [await aGuardian(server()), String(await aBusiness(server(), 'hospital'))];
  const review = '<script>alert(1)</script> 문의는 010-1234-5678, 900101-1234567 이에요.';
  const { data } = await gql<{ createReview: { review: string } }>(server(), writer.token, CREATE, { id, input: { ...right, review } });
  expect(data.createReview.review).toBe('<script>alert(1)</script> 문의는 010-****-****, ******-******* 이에요.');
});

test.each<[string, () => Buffer, number]>([
  ['10 MB and one byte', () => Buffer.concat([aHugePng(8, 8), Buffer.alloc(10 * 1024 * 1024 + 1 - aHugePng(8, 8).length)]), 413],
  ['30,000 × 30,000 pixels', () => aHugePng(30_000, 30_000), 400],
])('no picture or receipt of %s is taken, and nothing is left behind', async (_name, bytes, status) => {
  const [writer, company] = [await aGuardian(server()), await aBusiness(server(), 'company')];
  const before = await leftBehind(writer);
  const fields = {
    ...Object.fromEntries(Object.keys(sampleRatings.company).map((name) => [name, '5'])),
    wouldRevisit: 'true',
    review: right.review,
  };
  for (const name of ['images[]', 'receipts[]']) {
    const form = await multipart({ ...fields, [name]: bytes() });
    const answer = await rest(server(), writer.token, 'POST', `/company/${company}/review`, form.payload, form.headers);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/[가-힣]/)]);
  }
  expect(await leftBehind(writer)).toEqual(before);
});
