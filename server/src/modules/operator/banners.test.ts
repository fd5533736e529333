import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, seoulDate } from '@petcare/time';
import sharp from 'sharp';
import { gql } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { operatorOf, type TypedValues } from '../../testing/operator-acts.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const operator = () => operatorOf(server());
const type = (line: string, values: TypedValues = {}) => operator().type(line, values);

const path = (name: string) => join(server().config.uploadsDir, name);
const usual = () => ({
  ...{ type: 'home', name: '겨울 산책', url: '/notice/7', start: '2026-11-23', end: '2026-11-30' },
  ...{ file: path('pc.png'), mobile: path('mobile.png') },
});

beforeAll(async () => {
  for (const [name, width] of [
    ['pc.png', 60],
    ['mobile.png', 30],
  ] as const)
    await sharp({ create: { width, height: 10, channels: 3, background: 'teal' } })
      .png()
      .toFile(path(name));
  await writeFile(path('text.png'), 'no picture');
});

async function put(values: Partial<TypedValues> = {}): Promise<string> {
  const { code, said } = await type('banners add', { ...usual(), ...values });
  expect([code, said]).toEqual([0, expect.stringContaining('걸었어요')]);
  return /\d+/.exec(said)![0];
}

type Banner = { id: string; name: string; PCImage: string; mobileImage: string; url: string; isInternalLink: boolean; isAd: boolean };
const SHOWN = `query($type: Int!) { getBannersByType(type: $type) {
  id name type PCImage mobileImage url displayStart displayEnd visible isInternalLink isAd timestamp { createdAt } } }`;
const shown = async (place = 0) =>
  (await gql<{ getBannersByType: Banner[] }>(server(), undefined, SHOWN, { type: place })).data.getBannersByType;
const namesOf = async (place = 0) => (await shown(place)).map(({ name }) => name);
const isThere = async (url: string) => (await server().http.inject(url)).statusCode === 200;

const VIEW = 'mutation($id: ID!) { increaseBannerVisitorCount(bannerId: $id) }';
const CLICK = 'mutation($id: ID!) { increaseBannerClickCount(bannerId: $id) }';
const act = async (query: string, id: string, token?: string) => {
  const { data, errors } = await gql<Record<string, boolean>>(server(), token, query, { id });
  return errors[0]?.extensions.code ?? Object.values(data)[0];
};

test('a banner is shown in its place from its first day to the end of its last, with its pictures', async () => {
  const acts = (await operator().acts()).length;
  const id = await put({ start: '2026-11-24', end: '2026-11-25', ad: true, url: 'https://brand.example/sale?a=1', name: ' 겨울\n세일 ' });
  await put({ type: 'list', name: '목록 배너' });
  expect([await namesOf(0), await namesOf(1), await namesOf(9)]).toEqual([[], ['목록 배너'], []]);
  server().clock.advance({ minutes: 12 * 60 });
  const [banner] = await shown();
  expect(banner).toMatchObject({
    ...{ id, name: '겨울 세일', type: 0, url: 'https://brand.example/sale?a=1', isInternalLink: false, isAd: true, visible: true },
    ...{ displayStart: '2026-11-23T15:00:00.000Z', displayEnd: '2026-11-25T15:00:00.000Z' },
  });
  expect([await isThere(banner!.PCImage), await isThere(banner!.mobileImage)]).toEqual([true, true]);
  expect((await type('banners list')).said).toContain(
    `${id}번 · home · 겨울 세일 · https://brand.example/sale?a=1 · 2026-11-24–2026-11-25 · 본 사람 0 · 누른 사람 0 · 광고`,
  );
  server().clock.advance({ minutes: 48 * 60 - 1 });
  expect(await namesOf()).toEqual(['겨울 세일']);
  server().clock.advance({ minutes: 1 });
  expect(await namesOf()).toEqual([]);
  expect((await operator().acts()).slice(acts).map(({ act: done }) => done)).toEqual(['banners add', 'banners add']);
});

test('who sees and presses a banner is counted once a day, and nobody for one that is not shown', async () => {
  const [id, who] = [await put({ end: '2027-11-30', name: '세는 배너' }), await aGuardian(server())];
  const views = [await act(VIEW, id), await act(VIEW, id), await act(VIEW, id, who.token), await act(CLICK, id, who.token)];
  expect(views).toEqual([true, false, true, true]);
  expect((await Promise.all(Array.from({ length: 5 }, () => act(CLICK, id)))).filter((counted) => counted === true)).toHaveLength(1);
  server().clock.advance({ minutes: 24 * 60 });
  await server().runJob('forget-banner-visits');
  expect([await act(VIEW, id), await act(VIEW, id)]).toEqual([true, false]);
  expect((await type('banners list')).said).toContain('세는 배너 · /notice/7 · 2026-11-23–2027-11-30 · 본 사람 3 · 누른 사람 2');

  expect((await type(`banners hide ${id}`)).code).toBe(0);
  expect([await namesOf(), await act(VIEW, id), await act(CLICK, 'nothing')]).toEqual([[], 'NOT_FOUND', 'NOT_FOUND']);
  expect((await type('banners list')).said).toContain('가림');
  expect((await type(`banners show ${id}`)).code).toBe(0);
  expect(await namesOf()).toEqual(['세는 배너']);
});

test('the pictures of a banner are gone with it', async () => {
  const id = await put({ end: '2027-11-30', name: '지울 배너' });
  const { PCImage, mobileImage } = (await shown()).find(({ name }) => name === '지울 배너')!;
  expect((await type(`banners remove ${id}`)).code).toBe(0);
  expect((await type(`banners remove ${id}`)).said).toBe('이 번호의 배너가 없어요.');
  await server().runJob('sweep-uploads');
  expect([await isThere(PCImage), await isThere(mobileImage)]).toEqual([false, false]);
});

test('an edited banner shows what was said anew, keeps the rest and what was counted, and its old picture is gone after the next sweep', async () => {
  const id = await put({ end: '2027-11-30', name: '고칠 배너', ad: true });
  const before = (await shown()).find((one) => one.id === id)!;
  expect(await act(VIEW, id)).toBe(true);
  const acts = (await operator().acts()).length;
  const values = { type: 'list', url: 'https://brand.example/new', mobile: path('pc.png'), 'no-ad': true };
  expect(await type(`banners edit ${id}`, values)).toEqual({ code: 0, said: `배너 ${id}번을 수정했어요.` });

  expect((await shown()).map((one) => one.id)).not.toContain(id);
  const after = (await shown(1)).find((one) => one.id === id)!;
  expect(after).toMatchObject({
    name: '고칠 배너',
    url: 'https://brand.example/new',
    isInternalLink: false,
    isAd: false,
    PCImage: before.PCImage,
  });
  expect(after.mobileImage).not.toBe(before.mobileImage);
  // A page that somebody has open still shows the old one.
  expect([await isThere(before.mobileImage), await isThere(after.mobileImage)]).toEqual([true, true]);
  await server().runJob('sweep-uploads');
  expect(await Promise.all([before.mobileImage, after.mobileImage, after.PCImage].map(isThere))).toEqual([false, true, true]);
  expect((await type('banners list')).said).toContain(
    `${id}번 · list · 고칠 배너 · https://brand.example/new · 2026-11-23–2027-11-30 · 본 사람 1 · 누른 사람 0\n`,
  );
  expect((await operator().acts()).slice(acts).map((one) => one.act)).toEqual(['banners edit']);
});

test('a banner whose time is over is shown again with an end to come, and its dates are looked at together', async () => {
  const today = seoulDate(server().clock.now());
  const id = await put({ start: addDays(today, -3), end: addDays(today, -1), name: '어제까지' });
  expect(await namesOf()).not.toContain('어제까지');
  expect(await type(`banners edit ${id}`, { end: addDays(today, -4) })).toMatchObject({
    code: 1,
    said: expect.stringContaining('보이는 날은'),
  });
  expect((await type(`banners edit ${id}`, { start: addDays(today, 1) })).code).toBe(1);
  expect((await type(`banners edit ${id}`, { end: today })).code).toBe(0);
  expect(await namesOf()).toContain('어제까지');
});

test.each<[string, TypedValues, string]>([
  ['an unknown place', { type: 'side' }, '자리: home, list 가운데'],
  ['no name', { name: ' ' }, '이름은 1자에서'],
  ['an address that runs a script', { url: 'javascript:alert(1)' }, '주소는 /로 시작하는'],
  ['an address of another site that looks like ours', { url: '//evil.example' }, '주소는 /로 시작하는'],
  ['an address of another site with a backslash', { url: '/\\evil.example' }, '주소는 /로 시작하는'],
  ['an address without encryption', { url: 'http://brand.example' }, '주소는 /로 시작하는'],
  ['an address with a name in it', { url: 'https://petcare@evil.example' }, '주소는 /로 시작하는'],
  ['a day that does not exist', { start: '2026-02-30' }, '날짜를'],
  ['an end before the beginning', { end: '2026-11-01' }, '보이는 날은'],
  ['no picture', { mobile: 'text.png' }, '이미지만'],
  ['a file that is not there', { file: 'gone.png' }, '파일이 없어요'],
])('a banner with %s is neither put up nor made of another, and leaves no picture', async (_what, given, sentence) => {
  const id = await put({ end: '2027-11-30' });
  const was = (await shown()).find((one) => one.id === id);
  const acts = (await operator().acts()).length;
  const pictures = async () => (await readdir(path('images'))).length;
  const before = await pictures();
  const files = {
    ...(given['file'] && { file: path(String(given['file'])) }),
    ...(given['mobile'] && { mobile: path(String(given['mobile'])) }),
  };
  expect(await type('banners add', { ...usual(), ...given, ...files })).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
  expect([await pictures(), (await operator().acts()).length]).toEqual([before, acts]);
  expect(await type(`banners edit ${id}`, { ...given, ...files })).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
  expect([await pictures(), (await operator().acts()).length]).toEqual([before, acts]);
  expect((await shown()).find((one) => one.id === id)).toEqual(was);
  expect((await type(`banners remove ${id}`)).code).toBe(0);
});

test.each([
  ['a banner that is not there', 'banners edit 999', { end: '2027-01-01' }, 1, '이 번호의 배너가 없어요.'],
  ['nothing to change', 'banners edit 1', {}, 1, '바꿀 것을 하나 이상 적어 주세요.'],
])('an edit of %s is refused', async (_what, line, values, code, said) => {
  expect(await type(line, values)).toEqual({ code, said });
});
