import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { unwrap } from '../../../platform/errors/result.ts';
import { gql, multipart, rest } from '../../../testing/calls.ts';
import { aPrivateFile } from '../../../testing/a-picture.ts';
import { pdfs } from '../../../testing/pdfs.ts';
import { aGuardian, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBusiness, aReview, sampleRatings } from '../../../testing/a-review.ts';
import { operatorOf } from '../../../testing/operator-acts.ts';

const server = withApp();
const operator = () => operatorOf(server());
type Parts = Parameters<typeof multipart>[0];
type Receipt = { id: string; picture: string; date: string; items: object[]; total: number; state: string; reason: string | null };
type ShownReview = { id: string; review: string; isVerified: boolean; receipts: Receipt[] | null };

const right: Parts = {
  ...Object.fromEntries(Object.entries(sampleRatings.company).map(([name, rating]) => [name, String(rating)])),
  wouldRevisit: 'true',
  review: '목욕을 꼼꼼하게 해 주셔서 좋았어요.',
  visitDate: '2026-11-20',
};
const scan = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const storedFiles = () => readdir(join(server().config.uploadsDir, 'private')).catch(() => []);
const isThere = async (url: string) => (await server().http.inject({ url })).statusCode === 200;
const read = (company: number, id: string, person?: Person) =>
  rest<ShownReview>(server(), person?.token, 'GET', `/company/${company}/review/${id}`);

async function send(method: 'POST' | 'PATCH', person: Person, path: string, parts: Parts) {
  const form = await multipart(parts);
  return rest<ShownReview>(server(), person.token, method, `/company/${path}`, form.payload, form.headers);
}
const write = (person: Person, company: number, parts: Parts) => send('POST', person, `${company}/review`, { ...right, ...parts });
const change = (person: Person, company: number, id: string, parts: Parts) => send('PATCH', person, `${company}/review/${id}`, parts);

async function aReviewWith(...colours: string[]) {
  const [company, writer] = [await aBusiness(server(), 'company'), await aGuardian(server())];
  const written = await write(writer, company, { 'receipts[]': await Promise.all(colours.map(scan)) });
  return { company, writer, review: written.body.data, receipts: written.body.data.receipts! };
}

test('receipts that come with a review are kept for its writer, of the visit day, until an operator verifies one', async () => {
  const { company, writer, review, receipts } = await aReviewWith('red', 'blue');
  expect(receipts).toEqual(
    [0, 1].map(() => expect.objectContaining({ date: '2026-11-20', items: [], total: 0, state: 'waiting', reason: null }) as object),
  );
  expect(await isThere(receipts[1]!.picture)).toBe(true);
  expect((await read(company, review.id, await aGuardian(server()))).body.data).toMatchObject({ isVerified: false, receipts: null });
  expect(unwrap(await operator().run('receipts verify', { receipt: Number(receipts[0]!.id) }))).toMatchObject({ point: 1_500 });
  expect((await read(company, review.id)).body.data).toMatchObject({ isVerified: true, receipts: null });
  expect((await read(company, review.id, writer)).body.data).toMatchObject({ receipts: [{ state: 'verified' }, { state: 'waiting' }] });
  const mine = await rest<{ items: ShownReview[] }>(server(), writer.token, 'GET', '/company/my-reviews');
  expect(mine.body.data.items[0]!.receipts).toHaveLength(2);
});

test('all receipts are kept, those of `existReceipts`, or none, and what goes is swept', async () => {
  const { company, writer, review, receipts } = await aReviewWith('red', 'blue');
  const [first, second] = receipts as [Receipt, Receipt];
  const idsAfter = async (parts: Parts) => (await change(writer, company, review.id, parts)).body.data.receipts!.map(({ id }) => id);
  expect(await idsAfter({ wouldRevisit: 'false', visitDate: '2026-11-19' })).toEqual([first.id, second.id]);
  const added = await idsAfter({ 'existReceipts[]': [second.id], 'receipts[]': [await scan('green')] });
  expect(added).toEqual([second.id, expect.stringMatching(/^\d+$/)]);
  expect((await read(company, review.id, writer)).body.data.receipts!.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-19']);
  await server().runJob('sweep-uploads');
  expect([await isThere(first.picture), await isThere(second.picture)]).toEqual([false, true]);
  expect(await idsAfter({ 'existReceipts[]': [''] })).toEqual([]);
});

test('the items of a receipt that was written with the form of the site are kept', async () => {
  const [company, writer] = [await aBusiness(server(), 'company'), await aGuardian(server())];
  const id = String(await aReview(server(), { kind: 'company', id: company }, writer));
  const receipt = `{ picture: "${await aPrivateFile(server(), writer)}", date: "2026-11-20", items: [{ name: "목욕", price: 30000 }] }`;
  const input = `{ ${Object.keys(sampleRatings.company)
    .map((name) => `${name}: 5`)
    .join(', ')}, wouldRevisit: true, visitDate: "2026-11-20", review: "${String(right['review'])}", receipts: [${receipt}] }`;
  expect((await gql(server(), writer.token, `mutation { updateReview(reviewId: ${id}, input: ${input}) { id } }`)).errors).toEqual([]);
  const [stored] = (await read(company, id, writer)).body.data.receipts!;
  const changed = await change(writer, company, id, { 'existReceipts[]': [stored!.id], 'receipts[]': [await scan('red')] });
  expect(changed.body.data.receipts).toMatchObject([
    { id: stored!.id, items: [{ name: '목욕', price: 30_000 }], total: 30_000 },
    { items: [] },
  ]);
});

test.each<[string, () => Promise<Parts>, number, string]>([
  ['a PDF', async () => ({ 'receipts[]': [pdfs.whole()] }), 400, 'receipts'],
  ['a text that is called a picture', async () => ({ 'receipts[]': [new File(['글'], 'a.jpg', { type: 'image/jpeg' })] }), 415, ''],
  ['a sixth one', async () => ({ 'receipts[]': await Promise.all(Array.from({ length: 6 }, () => scan('red'))) }), 400, 'receipts'],
  ['one of a visit too long ago', async () => ({ 'receipts[]': [await scan('red')], visitDate: '2024-11-22' }), 400, 'receipts'],
  ['a text for a file', async () => ({ 'receipts[]': ['private/00000000-0000-4000-8000-000000000000/1600.webp'] }), 400, 'receipts.0'],
])('a receipt with %s is refused, in a new review and in a change, and leaves nothing behind', async (_name, parts, status, property) => {
  const { company, writer, review } = await aReviewWith('red');
  const before = [await storedFiles(), (await read(company, review.id, writer)).body.data.receipts!.map(({ id }) => id)];
  for (const answer of [
    await write(writer, company, { visitDate: '2026-11-01', ...(await parts()) }),
    await change(writer, company, review.id, { review: '이 글은 저장되면 안 되는 글이에요.', ...(await parts()) }),
  ]) {
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/[가-힣]/)]);
    expect(answer.body.errors?.map((error) => error.property) ?? []).toEqual(property ? [property] : []);
  }
  const after = (await read(company, review.id, writer)).body.data;
  expect([await storedFiles(), after.receipts!.map(({ id }) => id)]).toEqual(before);
  expect(after.review).toBe(right['review']);
});

test("receipts of another review are refused, and nothing is said of another's", async () => {
  const { company, writer, review, receipts } = await aReviewWith('red');
  const other = await aReviewWith('blue');
  for (const id of [other.receipts[0]!.id, '0', 'x']) {
    const answer = await change(writer, company, review.id, { 'existReceipts[]': [id] });
    expect([answer.status, answer.body.errors?.map((error) => error.property)]).toEqual([400, ['existReceipts']]);
  }
  const stolen = await change(other.writer, company, review.id, { 'existReceipts[]': [receipts[0]!.id] });
  expect([stolen.status, stolen.body.errors]).toEqual([403, undefined]);
  const sixth = await change(writer, company, review.id, { 'receipts[]': await Promise.all(Array.from({ length: 5 }, () => scan('red'))) });
  expect(sixth.body.errors?.map((error) => error.property)).toEqual(['receipts']);
});
