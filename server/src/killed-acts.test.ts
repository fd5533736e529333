import { buildApp } from './app.ts';
import { unwrap } from './platform/errors/result.ts';
import { type BookableCompany } from './modules/reservations/testing/a-bookable-company.ts';
import { aBookableHospital, MONDAY, TUESDAY, type BookableHospital } from './modules/reservations/testing/a-bookable-hospital.ts';
import { aParlor, bookBath } from './modules/reservations/testing/a-paid-booking.ts';
import { aDyingProcess } from './testing/storms/a-dying-process.ts';
import { aReview, sampleRatings } from './testing/a-review.ts';
import { aVerifiedReceipt } from './testing/a-receipt.ts';
import { aForm } from './testing/an-applicant.ts';
import { readSchema } from './platform/graphql/read-schema.ts';
import type { Http } from './platform/http/http.ts';
import { communityActs, communityIds, type CommunityIds } from './testing/surface/community-acts.ts';
import { operatorCookies } from './testing/calls.ts';
import { form, mutation, post, requestOf, type Make } from './testing/keyed-calls.ts';
import { anOperator } from './testing/operators.ts';
import { fieldCalls } from './testing/surface/surface.ts';
import { aGuardian, aVerifiedGuardian, logIn, newcomer, type Person } from './testing/people.ts';
import { withApp } from './testing/with-app.ts';

const server = withApp();
let guest: Person;
let hospital: BookableHospital;
let parlor: BookableCompany & { bath: string };
let passPrice = 0;
let ids: Record<'gift' | 'pass' | 'receipt' | 'review' | 'post' | 'pet' | 'product', string>;
let community: CommunityIds;

const asGuest = () => guest;
const asHospital = () => hospital.owner;
const asCompany = () => parlor.owner;
const byPhone = (time: string) => ({ name: '박전화', phone: '010-3333-4444', date: TUESDAY, time });
const review = (kind: 'hospital' | 'company', visitDate: string) => ({
  ...sampleRatings[kind],
  wouldRevisit: true,
  visitDate,
  review: '다정하게 맞아 주셔서 또 가고 싶어요.',
});
const free = (price: number) => ({ price: 0, point: price });

/** Whatever makes or pays something, by the name of its call. */
const verbs: Record<string, Make> = {
  buyGiftCard: mutation(asGuest, '($id: ID!) { buyGiftCard(groupId: $id, price: 0, point: 500) { order { ordrIdx } } }', () => ({
    id: ids.gift,
  })),
  createPet: mutation(asGuest, '{ createPet(input: { name: "보리", kindName: "믹스" }) { id } }'),
  createPost: mutation(asGuest, '{ createPost(boardId: "petcafe", title: "산책길", content: "<p>좋아요</p>") { id } }'),
  createPostComment: mutation(asGuest, '($id: ID!) { createPostComment(postId: $id, content: "저도요") { id } }', () => ({ id: ids.post })),
  createReview: mutation(
    asGuest,
    '($id: ID!, $input: ReviewInput!) { createReview(kind: hospital, businessId: $id, input: $input) { id } }',
    () => ({
      id: hospital.id,
      input: review('hospital', '2026-02-02'),
    }),
  ),
  togglePostLike: mutation(asHospital, '($id: ID!) { togglePostLike(postId: $id) { id } }', () => ({ id: ids.post })),
  toggleReviewLike: mutation(asHospital, '($id: ID!) { toggleReviewLike(reviewId: $id) { id } }', () => ({ id: ids.review })),
  replyToReview: mutation(asHospital, '($id: ID!) { replyToReview(reviewId: $id, content: "고맙습니다") { id } }', () => ({
    id: ids.review,
  })),
  addFavourite: mutation(asGuest, '($id: ID!) { addFavourite(listingId: $id) }', () => ({ id: hospital.id })),
  addFavourites: mutation(
    asGuest,
    '($id: ID!) { addFavourites(favourites: [{ listingId: $id, markedAt: "2026-11-01T00:00:00Z" }]) }',
    () => ({ id: parlor.id }),
  ),
  makeBookingByPhone: mutation(asHospital, '($input: PhoneBookingInput!) { makeBookingByPhone(input: $input) { id } }', () => ({
    input: byPhone('09:00'),
  })),
  makeMyReservationFeed: mutation(asHospital, '{ makeMyReservationFeed { __typename } }'),
  createHospitalProduct: mutation(
    asHospital,
    '{ createHospitalProduct(input: { name: "사료", price: 20000, productType: product }) { id } }',
  ),
  createHospitalProductOption: mutation(
    asHospital,
    '($id: ID!) { createHospitalProductOption(productId: $id, input: { name: "큰 것", additionalPrice: 1000 }) { id } }',
    () => ({ id: ids.product }),
  ),
  copyMyProduct: mutation(asHospital, '($id: ID!) { copyMyProduct(productId: $id) { id } }', () => ({ id: ids.product })),
  saveMyProduct: mutation(
    asHospital,
    '{ saveMyProduct(input: { kind: product, name: "간식", price: 3000, isShown: true, options: [], pictures: [] }) { id } }',
  ),
  sendListingCorrection: mutation(
    asGuest,
    '($id: ID!) { sendListingCorrection(listingId: $id, subject: phone, content: "번호가 달라요") }',
    () => ({
      id: hospital.id,
    }),
  ),
  recordPetWeight: mutation(asGuest, '($id: ID!) { recordPetWeight(petId: $id, date: "2026-11-01", weight: 4.5) { id } }', () => ({
    id: ids.pet,
  })),
  registerAccountUser: mutation(
    () => undefined,
    '($input: RegisterAccountUserInput!) { registerAccountUser(input: $input) }',
    () => {
      const { recommender: _recommender, ...input } = newcomer();
      return { input };
    },
  ),
  'POST /api/client/gift/item/{gift_id}/purchase': post(
    asGuest,
    () => `/gift/item/${ids.gift}/purchase`,
    () => free(500),
  ),
  'POST /api/client/pass/item/{id}/purchase': post(
    asGuest,
    () => `/pass/item/${ids.pass}/purchase`,
    () => ({ price: passPrice, point: 0 }),
  ),
  'POST /api/client/pass/receipt/{id}/buy': post(
    asGuest,
    () => `/pass/receipt/${ids.receipt}/buy`,
    () => ({}),
  ),
  'POST /api/client/reservation': form(
    asGuest,
    () => '/reservation',
    () => ({ hospitalID: String(hospital.id), date: MONDAY, time: '10:00' }),
  ),
  'POST /api/client/reservation/by-phone': post(
    asCompany,
    () => '/reservation/by-phone',
    () => byPhone('10:00'),
  ),
  'POST /api/client/reservation/{reservation_id}/order': async () => {
    const id = await bookBath(server(), guest, parlor);
    return { token: guest.token, url: `/api/client/reservation/${id}/order`, payload: { price: 30_000, point: 0 } };
  },
  'POST /api/client/company/{id}/review': form(
    asGuest,
    () => `/company/${parlor.id}/review`,
    () => Object.fromEntries(Object.entries(review('company', '2026-02-02')).map(([name, value]) => [name, String(value)])),
  ),
  'POST /api/client/product/register-company': post(
    asCompany,
    () => '/product/register-company',
    () => ({
      productType: 'product',
      name: '빗',
      price: 9_000,
    }),
  ),
  'POST /api/client/user/register': post(
    () => undefined,
    () => '/user/register',
    () => newcomer(),
  ),
  'POST /api/client/user/register-company': form(
    () => undefined,
    () => '/user/register-company',
    () => aForm('company'),
  ),
  'POST /api/client/user/register-hospital': form(
    () => undefined,
    () => '/user/register-hospital',
    () => aForm('hospital'),
  ),
  'POST /api/client/user/register-pharmacy': form(
    () => undefined,
    () => '/user/register-pharmacy',
    () => aForm('pharmacy'),
  ),
  'POST /api/operator/words/add': async () => {
    const { token } = await anOperator(server());
    return { token, url: '/api/operator/words/add', payload: { word: '도박' }, headers: { cookie: operatorCookies.get(token)! } };
  },
  ...communityActs(
    server,
    asGuest,
    () => hospital.owner,
    () => community,
  ),
};

/** Calls that leave the same behind when they run twice, that keep no answer, or that another row of the table stands for. */
const others = [
  /^(update|delete|remove|set|show|order|archive|restore|revoke|unlink|read|change|block|unblock)[A-Z]/,
  /^(increase[A-Z]\w*Count|recordPageView|checkEmailCode|ping|logout|withdraw|login\w*|createAccessToken|confirmIdentity|registerSocialUser)$/,
  /^(KCPMobileRegisterTraction|startPaymentInWindow)$/,
  // A device is one row, which says the same however often it is told of.
  /^(addMyPushDevice|seeMyPushEndpoint)$/,
  // Their letters go out at once, and the last one is the one that counts.
  /^(sendEmailCode|sendTemporaryPassword|POST .*\/user\/(email-code|find-email|identity\/danal|temporary-password))$/,
  // An address is invited once, and an invitation is taken once.
  /^(invite|resend|cancel|accept|decline|remove)Staff(Invitation)?$|^leaveWorkplace$/,
  // The same verb as over REST, or by GraphQL.
  /^(registerHospital|registerPharmacy|createHospitalMedicalProduct\w*|POST .*\/(register-company-option|user\/registration))$/,
  // Pictures wait with the person for a day, then they go.
  /^(uploadFile|POST \/api\/upload)$/,
  // All acts of operators go one way, for which one of them stands above; codes of the second factor are good once.
  /^POST \/api\/operator\//,
  // Read only.
  /^POST .*\/(company-time\/preview|gift\/order\/\{order_idx\}|pass\/order\/\{order_idx\})$/,
];

beforeAll(async () => {
  const app = server();
  const { services } = app;
  guest = await aVerifiedGuardian(app);
  hospital = await aBookableHospital(app);
  parlor = await aParlor(app);
  await services.gifts.addGiftGroup({ name: '간식', price: 500, stock: 50, image: null });
  const [gift] = unwrap(await services.gifts.listGiftGroups({}, 'recent'));
  const [pass] = await services.passes.listItems();
  passPrice = pass!.price;
  const receipt = await aVerifiedReceipt(app, hospital.id, { date: '2026-01-05', items: [{ name: '약값', price: 7_000 }] });
  const author = await aGuardian(app);
  const reviewId = await aReview(app, { kind: 'hospital', id: hospital.id }, author);
  const answered = async (make: Make) =>
    (await app.http.inject(requestOf(await make()))).json<{ data: Record<string, { id: string }> }>().data;
  const [{ id: post } = { id: '' }] = Object.values(await answered(verbs['createPost']!));
  const [{ id: pet } = { id: '' }] = Object.values(await answered(verbs['createPet']!));
  const [{ id: product } = { id: '' }] = Object.values(await answered(verbs['createHospitalProduct']!));
  ids = {
    gift: String(gift!.id),
    pass: String(pass!.id),
    receipt: String(receipt.id),
    review: String(reviewId),
    post,
    pet,
    product,
  };
  community = await communityIds(app, guest, hospital.owner, post);
});

/** The rows of each table but the one of the keys. */
async function countRows(): Promise<Record<string, number>> {
  const { db } = server();
  const tables = await db<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('idempotency_keys', 'rate_limits')`;
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`).join(' union all ');
  const counted = await db.unsafe<{ name: string; rows: number }[]>(counts);
  return Object.fromEntries(counted.map(({ name, rows }) => [name, rows]));
}

describe('a process that dies between the commit of an act and its answer', () => {
  let dying: ReturnType<typeof aDyingProcess>;
  beforeAll(() => {
    dying = aDyingProcess(server(), Object.keys(verbs).length);
  });
  afterAll(() => dying.close());
  // Each act takes the clock a minute on.
  beforeEach(async () => {
    for (const person of [guest, hospital.owner, parlor.owner]) person.token = await logIn(server(), person);
  });

  test.each(Object.keys(verbs))('%s: the repeat does nothing twice and gets the answer', async (name) => {
    const app = server();
    const request = requestOf(await verbs[name]!(), name.replaceAll(' ', '-'));
    const before = await countRows();
    expect(await dying.ask(request)).toBe('dead');
    const after = await countRows();
    app.clock.advance({ seconds: 61 });
    const repeat = await app.http.inject(request);
    expect(after).not.toEqual(before);
    expect(await countRows()).toEqual(after);
    expect([repeat.headers['idempotent-replayed'], repeat.json()]).toEqual([
      'true',
      expect.not.objectContaining({ errors: expect.anything() }),
    ]);
  });

  test('every call that takes a key is tried above, or is safe to run twice', async () => {
    const { db, clock, config } = server();
    const posts: string[] = [];
    const extend = (http: Http) =>
      http.addHook('onRoute', ({ method, url, config: route }) => {
        if (method === 'POST' && url !== '/graphql' && route?.idempotent !== false) posts.push(`POST ${url.replace(/:(\w+)/g, '{$1}')}`);
      });
    const { http } = buildApp({ db, clock, config, extend });
    await http.ready();
    await http.close();
    const mutations = fieldCalls(readSchema()).flatMap(({ field, kind }) => (kind === 'mutation' ? [field] : []));
    const untried = [...posts, ...mutations].filter((name) => !(name in verbs) && !others.some((pattern) => pattern.test(name)));
    expect(untried).toEqual([]);
  });
});
