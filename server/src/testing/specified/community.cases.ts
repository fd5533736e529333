import { aPicture, aPictureFile } from '../a-picture.ts';
import { multipart, rest } from '../calls.ts';
import type { Person } from '../people.ts';
import type { TestApp } from '../with-app.ts';
import type { Cases, RestInput } from './cases.ts';
import { NOBODY } from './world.ts';

const PAGE = { page: 1, count: 10 };
const TEXT = { title: '눈밭의 초코', content: '<p>신났어요.</p>' };

/** A contest entry's twelve places for pictures. */
async function places(app: TestApp, who: Person): Promise<Record<string, string>> {
  const urls = await Promise.all(Array.from({ length: 12 }, () => aPicture(app, who)));
  return Object.fromEntries(urls.map((url, index) => [`image${index + 1}`, url]));
}

/** Another entry of the guest's, or a comment on one; its id. */
async function made(app: TestApp, { token }: Person, path: string, parts: Record<string, string>, isForm = false): Promise<string> {
  const form = isForm ? await multipart(parts) : { payload: parts, headers: {} };
  return (await rest<{ id: string }>(app, token, 'POST', path, form.payload, form.headers)).body.data.id;
}

export const communityCases: Cases<RestInput> = {
  'GET /contest': () => ({ good: {}, gives: { title: '겨울 사진' }, bad: { query: { round: 'x' }, code: 'VALIDATION_FAILED' } }),
  'GET /contest/posts': ({ ids }) => ({
    good: { query: { ...PAGE, sort: 'popular' } },
    gives: { items: expect.arrayContaining([expect.objectContaining({ id: ids.entry })]) },
    bad: { query: { sort: 'best' }, code: 'VALIDATION_FAILED' },
  }),
  'GET /contest/my-posts': ({ hospital, ids }) => ({
    good: { by: hospital.owner },
    gives: { items: [expect.objectContaining({ id: ids.entry })], total: 1 },
    bad: { by: null, code: 'NO_ACCESS_TOKEN' },
  }),
  'GET /contest/best': () => ({ good: {}, gives: { items: [] }, bad: { query: { page: 0 }, code: 'VALIDATION_FAILED' } }),
  'GET /contest/posts/{post_id}': ({ ids }) => ({
    good: { at: [ids.entry] },
    gives: { id: ids.entry },
    bad: { at: [NOBODY], code: 'NOT_FOUND' },
  }),
  'POST /contest/posts': async ({ app, guest }) => ({
    good: { form: { ...TEXT, ...(await places(app, guest)) } },
    gives: { title: TEXT.title },
    bad: { form: TEXT, code: 'VALIDATION_FAILED' },
  }),
  'PATCH /contest/posts/{post_id}': async ({ app, hospital, ids, stranger }) => ({
    good: { at: [ids.entry], by: hospital.owner, form: { ...TEXT, title: '봄의 초코', ...(await places(app, hospital.owner)) } },
    gives: { title: '봄의 초코' },
    bad: { at: [ids.entry], by: stranger, form: { title: '내 거' }, code: 'NOT_FOUND' },
  }),
  'DELETE /contest/posts/{post_id}': async ({ app, guest, stranger, ids }) => ({
    good: { at: [await made(app, guest, '/contest/posts', { ...TEXT, image1: await aPicture(app, guest) }, true)] },
    gives: {},
    bad: { at: [ids.entry], by: stranger, code: 'NOT_FOUND' },
  }),
  'POST /contest/posts/{post_id}/like': ({ ids, hospital }) => ({
    good: { at: [ids.entry] },
    gives: { isLiked: true },
    bad: { at: [ids.entry], by: hospital.owner, code: 'OWN_LIKE' },
  }),
  'GET /contest/posts/{post_id}/likes': ({ ids }) => ({
    good: { at: [ids.entry] },
    gives: { total: 1 },
    bad: { at: [NOBODY], code: 'NOT_FOUND' },
  }),
  'GET /contest/posts/{post_id}/comments': ({ ids }) => ({
    good: { at: [ids.entry] },
    gives: { items: expect.arrayContaining([expect.objectContaining({ id: ids.entryComment })]) },
    bad: { at: [NOBODY], code: 'NOT_FOUND' },
  }),
  'POST /contest/posts/{post_id}/comments': ({ ids }) => ({
    good: { at: [ids.entry], body: { comment: '저도요', parent_id: ids.entryComment } },
    gives: { comment: '저도요' },
    bad: { at: [ids.entry], body: { comment: ' ' }, code: 'VALIDATION_FAILED' },
  }),
  'DELETE /contest/comments/{comment_id}': async ({ app, guest, stranger, ids }) => ({
    good: { at: [await made(app, guest, `/contest/posts/${ids.entry}/comments`, { comment: '지울 말' })] },
    gives: {},
    bad: { at: [ids.entryComment], by: stranger, code: 'NOT_FOUND' },
  }),
  'POST /contest/comments/{comment_id}/like': ({ ids, hospital }) => ({
    good: { at: [ids.entryComment] },
    gives: { isLiked: true },
    bad: { at: [ids.entryComment], by: hospital.owner, code: 'OWN_LIKE' },
  }),
  'GET /contest/comments/{comment_id}/likes': ({ ids }) => ({
    good: { at: [ids.entryComment] },
    gives: { total: 1 },
    bad: { at: [NOBODY], code: 'NOT_FOUND' },
  }),
  'GET /api/location-info/get-info': () => ({
    good: [{ query: { latitude: 37.4837, longitude: 126.8969 } }, { query: { address: '서울특별시 구로구 디지털로 300' } }],
    gives: { sido: '서울특별시' },
    bad: { query: { latitude: 91, longitude: 126 }, code: 'VALIDATION_FAILED' },
  }),
  'POST /api/upload': async () => ({
    good: { form: { file: await aPictureFile() } },
    gives: { url: expect.any(String) },
    bad: { form: { file: new File([], 'empty.png', { type: 'image/png' }) }, code: 'UNSUPPORTED_MEDIA_TYPE' },
  }),
};
