import { aBusiness } from './testing/a-review.ts';
import { aShop } from './modules/products/testing/a-shop.ts';
import { aPicture } from './testing/a-picture.ts';
import { gql, multipart, rest } from './testing/calls.ts';
import { aGuardian, aHospital, PASSWORD, type Person } from './testing/people.ts';
import { withApp, type TestApp } from './testing/with-app.ts';

const server = withApp();

/** Saves with these pictures; answers the code of what was refused, or nothing. */
type Save = (addresses: string[]) => Promise<string | undefined>;
type Keeper = { person: Person; save: Save; remove?: () => Promise<unknown> };

const REVIEW = {
  ...{ kindnessRating: 5, explainRating: 5, diagnosisRating: 5, facilityRating: 5, priceRating: 5 },
  ...{ wouldRevisit: true, visitDate: '2026-11-20', review: '설명이 자세하고 다정하게 봐 주셨어요.' },
};

async function run<Data>(app: TestApp, { token }: Person, mutation: string, variables: object) {
  return gql<Data>(app, token, mutation, variables as Record<string, unknown>);
}

/** The keeper of a thing with pictures, who creates it with the first call, changes it with the next ones. */
async function keeperOf(
  app: TestApp,
  person: Person,
  asked: { create: string; change: string; delete?: string; variables: (addresses: string[]) => object },
): Promise<Keeper> {
  let id: string | undefined;
  return {
    person,
    async save(addresses) {
      const { data, errors } = await run<{ made: { id: string } } | null>(app, person, id ? asked.change : asked.create, {
        ...asked.variables(addresses),
        ...(id && { id }),
      });
      id ??= data?.made.id;
      return errors[0]?.extensions.code;
    },
    ...(asked.delete && { remove: () => run(app, person, asked.delete!, { id }) }),
  };
}

const keepers: Record<string, (app: TestApp) => Promise<Keeper>> = {
  'a review': async (app) => {
    const business = String(await aBusiness(app, 'hospital'));
    return keeperOf(app, await aGuardian(app), {
      create:
        'mutation($input: ReviewInput!, $business: ID!) { made: createReview(kind: hospital, businessId: $business, input: $input) { id } }',
      change: 'mutation($input: ReviewInput!, $id: ID!) { made: updateReview(reviewId: $id, input: $input) { id } }',
      delete: 'mutation($id: ID!) { deleteReview(reviewId: $id) }',
      variables: (files) => ({ business, input: { ...REVIEW, files } }),
    });
  },
  'a pet': async (app) =>
    keeperOf(app, await aGuardian(app), {
      create: 'mutation($input: PetInput!) { made: createPet(input: $input) { id } }',
      change: 'mutation($input: PetInput!, $id: ID!) { made: updatePet(petId: $id, input: $input) { id } }',
      delete: 'mutation($id: ID!) { deletePet(petId: $id) }',
      variables: ([petImage = null]: (string | null)[]) => ({ input: { name: '보리', kindName: '믹스견', petImage } }),
    }),
  'a post': async (app) =>
    keeperOf(app, await aGuardian(app), {
      create: 'mutation($content: String!) { made: createPost(boardId: "mypet", title: "산책", content: $content) { id } }',
      change: 'mutation($content: String!, $id: ID!) { made: updatePost(postId: $id, title: "산책", content: $content) { id } }',
      delete: 'mutation($id: ID!) { deletePost(postId: $id) }',
      // One who hides that a picture is one.
      variables: (addresses) => ({ content: `<p>글</p>${addresses.map((address) => `<img alt=" src=" src="${address}">`).join('')}` }),
    }),
  'a product of a hospital': async (app) =>
    keeperOf(app, (await aShop(app, 'hospital')).owner, {
      create: 'mutation($create: CreateProductInput!) { made: createHospitalProduct(input: $create) { id } }',
      change: 'mutation($change: UpdateProductInput!, $id: ID!) { made: updateHospitalProduct(productId: $id, input: $change) { id } }',
      delete: 'mutation($id: ID!) { deleteHospitalProduct(productId: $id) }',
      variables([productImage = null, ...more]: (string | null)[]) {
        const content = more.map((address) => `<img src="${address}">`).join('');
        const input = { name: '샴푸', price: 1_000, content, productImage };
        return { change: input, create: { ...input, productType: 'product' } };
      },
    }),
  'a hospital’s profile': async (app) => {
    const change = 'mutation($input: UpdateMyHospitalInput!) { made: updateMyHospital(input: $input) { id } }';
    const variables = (facilityPicture: string[]) => ({ input: { facilityPicture } });
    return keeperOf(app, (await aShop(app, 'hospital')).owner, { create: change, change, variables });
  },
  'an account': async (app) => {
    const change = 'mutation($input: UpdateMyInfoInput!) { made: updateMyInfo(input: $input) { id } }';
    const variables = ([userImage = null]: (string | null)[]) => ({ input: { userImage } });
    const keeper = await keeperOf(app, await aGuardian(app), { create: change, change, variables });
    return { ...keeper, remove: () => rest(app, keeper.person.token, 'POST', '/user/withdraw', { password: PASSWORD }) };
  },
};
const many = ['a review', 'a post', 'a product of a hospital', 'a hospital’s profile'];
const isThere = async (address: string) => (await server().http.inject(address)).statusCode === 200;

test.each(Object.keys(keepers))('%s shows pictures that waited with its writer, and gives them up with itself', async (name) => {
  const app = server();
  const { person, save, remove } = await keepers[name]!(app);
  const [one, two] = [await aPicture(app, person), await aPicture(app, person)];
  const foreign = await aPicture(app, await aHospital(app));
  const made = one.replace(/[0-9a-f]{8}-/, '00000000-');

  for (const refused of [foreign, made]) {
    expect(await save([refused])).toBe('FOREIGN_UPLOAD');
    if (many.includes(name)) expect(await save([one, refused])).toBe('FOREIGN_UPLOAD');
  }
  expect(await save([one])).toBeUndefined();
  expect(await save([one])).toBeUndefined();
  // Another thing of the same person can't show it as well.
  const second = await keepers['an account']!(app);
  const change = { input: { userImage: one } };
  const taken = await run(app, person, 'mutation($input: UpdateMyInfoInput!) { updateMyInfo(input: $input) { id } }', change);
  if (name !== 'an account') expect(taken.errors[0]?.extensions.code).toBe('FOREIGN_UPLOAD');
  expect(await second.save([one])).toBe('FOREIGN_UPLOAD');

  expect(await save(many.includes(name) ? [two, one] : [two])).toBeUndefined();
  await app.runJob('sweep-uploads');
  expect([await isThere(one), await isThere(two)]).toEqual([many.includes(name), true]);
  await (remove ? remove() : save([]));
  await app.runJob('sweep-uploads');
  expect([await isThere(one), await isThere(two)]).toEqual([false, false]);
});

test('of two tabs that change one review, no picture is shown that the other has removed', async () => {
  const app = server();
  const { person, save } = await keepers['a review']!(app);
  const pictures = [await aPicture(app, person), await aPicture(app, person)];
  await save(pictures);
  const codes = await Promise.all([save([]), save(pictures), save([]), save(pictures)]);
  await app.runJob('sweep-uploads');
  const { data } = await gql<{ getMyReviewsByPage: { files: { filepath: string }[] }[] }>(
    app,
    person.token,
    '{ getMyReviewsByPage { files { filepath } } }',
  );
  const shown = data.getMyReviewsByPage[0]!.files.map(({ filepath }) => filepath);
  expect(codes.filter((code) => code !== undefined).every((code) => code === 'FOREIGN_UPLOAD')).toBe(true);
  for (const picture of pictures) expect(await isThere(picture)).toBe(shown.includes(picture));
});

test('who leaves takes along the pictures of pets and products', async () => {
  const app = server();
  for (const name of ['a pet', 'a product of a hospital']) {
    const { person, save } = await keepers[name]!(app);
    const picture = await aPicture(app, person);
    await save([picture]);
    expect((await rest(app, person.token, 'POST', '/user/withdraw', { password: PASSWORD })).status).toBe(200);
    await app.runJob('sweep-uploads');
    expect(await isThere(picture)).toBe(false);
  }
});

test('pictures that come with a company’s form stay as long as it shows them', async () => {
  const app = server();
  const { owner } = await aShop(app, 'company');
  const form = async (parts: Parameters<typeof multipart>[0], path: string) => {
    const { payload, headers } = await multipart(parts);
    return (await rest<{ id: string; images: string[]; productImage: string }>(app, owner.token, 'PATCH', path, payload, headers)).body
      .data;
  };
  const bytes = (await app.http.inject(await aPicture(app, owner))).rawPayload;
  const { images } = await form({ 'images[]': [bytes, bytes] }, '/user/company');
  await form({ 'existImages[]': [images[1]!] }, '/user/company');
  const draft = { productType: 'product', name: '빗', price: 1_000 };
  const product = await rest<{ id: string }>(app, owner.token, 'POST', '/product/register-company', draft);
  const path = `/product/${product.body.data.id}/detail`;
  const [first, next] = [
    (await form({ productImage: bytes }, path)).productImage,
    (await form({ productImage: bytes }, path)).productImage,
  ];
  await app.runJob('sweep-uploads');
  expect(await Promise.all([...images, first, next].map(isThere))).toEqual([false, true, false, true]);
});
