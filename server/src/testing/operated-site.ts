import { join } from 'node:path';
import sharp from 'sharp';
import { anApplicant } from './an-applicant.ts';
import { operatorOf } from './operator-acts.ts';
import { aGuardian, aHospital } from './people.ts';
import { aPostOf } from './posts.ts';
import { report } from './reports.ts';
import type { TestApp } from './with-app.ts';

/** Something of everything that acts are about, and an input for each act that does something with it. */
export async function anOperatedSite(app: TestApp): Promise<Record<string, object>> {
  const { services, db, config } = app;
  const operator = operatorOf(app, '김운영');
  const [author, reader, blocked, hospital] = [await aGuardian(app), await aGuardian(app), await aGuardian(app), await aHospital(app)];
  const post = await aPostOf(app, author, 'mypet');
  const [hidden, settled] = [await aPostOf(app, author, 'mypet'), await aPostOf(app, author, 'mypet')];
  for (const one of [post, settled]) await report(app, reader, 'post', one.id, { reason: 'advertising', detail: '링크' });
  const { registrationId } = await anApplicant(app, 'hospital');
  const waiting = { kind: 'hospital', name: '기다림병원', address: '서울특별시', ownerUserId: hospital.id } as const;
  const listing = await services.listings.createListing(db, waiting);
  const picture = { path: join(config.uploadsDir, 'picture.png'), filename: 'picture.png' };
  await sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toFile(picture.path);
  const made = async (name: string, input: object) => {
    const done = await operator.run<{ id: number }>(name, input);
    if (!done.ok) throw new Error(`${name}: ${done.error.message}`);
    return done.value.id;
  };
  await made('texts hide', { kind: 'post', id: hidden.id, reason: '광고' });
  await made('users block', { account: String(blocked.id), until: '2027-01-31', reason: '욕설' });
  await made('words add', { word: '도박' });
  const days = { start: '2026-11-23', end: '2026-11-30' };
  const bannerDraft = { type: 'home', name: '겨울 산책', url: '/notice/7', ...days, file: picture, mobile: picture };
  const banner = await made('banners add', bannerDraft);
  const gift = await made('gifts add', { name: '간식 꾸러미', price: 2_000, stock: 2 });
  const pass = await made('passes add', { name: '3일 이용권', days: 3, price: 2_500 });
  const notice = await made('notices add', { title: '공지', file: '내용' });
  const fileId = await made('notices attach', { notice, file: picture });
  const faq = await made('faqs add', { category: '기타', question: '질문', file: '답' });
  const shownListing = async (name: string) => {
    const added = await services.listings.addListing({ kind: 'pharmacy', name, address: '서울특별시', ownerUserId: null });
    return added.ok ? added.value : 0;
  };
  const [shown, hiddenListing] = [await shownListing('보이는약국'), await shownListing('가려진약국')];
  await made('listings hide', { listing: hiddenListing, reason: '광고' });
  const premium = await made('premium give', { listing: shown, from: '2026-11-23', to: '2026-11-30' });
  const locked = await aGuardian(app);
  await made('users lock', { account: locked.email, reason: '도용' });
  await made('operators add', { email: reader.email });
  const reason = '이유가 있어요';
  return {
    'registrations show': { registration: registrationId },
    'registrations approve': { registration: registrationId },
    'registrations reject': { registration: registrationId, reason },
    'listings approve': { listing },
    'listings show': { listing },
    'listings hide': { listing: shown, reason },
    'listings restore': { listing: hiddenListing },
    'premium give': { listing: shown, from: '2026-12-24', to: '2026-12-31' },
    'premium take': { premium },
    'users show': { account: author.email },
    'users lock': { account: author.email, reason },
    'users unlock': { account: locked.email, reason },
    'reports show': { kind: 'post', id: post.id },
    'reports settle': { kind: 'post', id: settled.id, outcome: 'blocked', until: '2027-01-31', reason },
    'texts hide': { kind: 'post', id: post.id, reason },
    'texts restore': { kind: 'post', id: hidden.id, reason },
    'words add': { word: '사기꾼' },
    'words remove': { word: '도박' },
    'users block': { account: author.email, until: '2027-01-31', reason },
    'users unblock': { account: blocked.email, reason },
    'company show': {},
    'company change': { name: '새 회사', registrationNumber: '1208147521' },
    'gifts add': { name: '새 상품권', price: 1_000, stock: 1 },
    'gifts change': { gift, price: 3_000 },
    'gifts picture': { gift, file: picture },
    'gifts retire': { gift },
    'gifts sell': { gift },
    'passes add': { name: '새 이용권', days: 9, price: 1_000 },
    'passes change': { pass, price: 3_000 },
    'passes retire': { pass },
    'passes sell': { pass },
    'notices add': { title: '새 공지', file: '내용' },
    'notices change': { notice, title: '바뀐 공지' },
    'notices attach': { notice, file: picture },
    'notices detach': { notice, fileId },
    'notices remove': { notice },
    'faqs add': { category: '기타', question: '새 질문', file: '답' },
    'faqs change': { faq, question: '바뀐 질문' },
    'faqs remove': { faq },
    'operators add': { email: author.email },
    'operators reset': { email: reader.email },
    'operators remove': { email: reader.email },
    'posts comment': { board: 'mypet', post: post.idx, text: '함께 지켜 주세요.' },
    'contests open': { title: '겨울 사진', from: '2026-11-24', to: '2026-11-25', prizes: '사료, 간식', file: '소개' },
    'banners add': bannerDraft,
    'banners edit': { banner, name: '봄 산책' },
    'banners hide': { banner },
    'banners show': { banner },
    'banners remove': { banner },
  };
}
