import { unwrap } from '../../../platform/errors/result.ts';
import { gql, multipart, rest } from '../../../testing/calls.ts';
import { pdfs } from '../../../testing/pdfs.ts';
import { aGuardian, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBookableCompany, bookAt, type BookableCompany } from '../testing/a-bookable-company.ts';
import { aBookableHospital, book, MONDAY } from '../testing/a-bookable-hospital.ts';

const server = withApp();
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Ids of a bookable product with two options, and of one that is goods. */
async function someProducts({ owner }: BookableCompany) {
  const { products } = server().services;
  const viewer = { ...owner, accountType: 3, socialType: 0, name: '', sessionId: '', awaitsApproval: false } as const;
  const options = [
    { name: '스파', additionalPrice: 10_000 },
    { name: '발톱', additionalPrice: 5_000 },
  ];
  const bath = unwrap(await products.addProduct(viewer, 'company', { productType: 'service', name: '목욕', price: 30_000, options }));
  const food = unwrap(await products.addProduct(viewer, 'company', { productType: 'product', name: '사료', price: 20_000 }));
  return { viewer, bath, spa: bath.options[0]!, nails: bath.options[1]!, food };
}

const PET = { name: '보리', vaccinations: [], kindId: null, kindName: '시고르자브종', reminder: 'none' } as const;
async function aPet({ id, nickname }: Person) {
  const viewer = { id, nickname, accountType: 0, socialType: 0, name: '', sessionId: '', awaitsApproval: false } as const;
  const draft = {
    ...PET,
    petImage: null,
    gender: 'female',
    isNeutralized: null,
    birthday: '2020-02-29',
    registerNumber: null,
    weight: 4.2,
  };
  return { viewer, pet: unwrap(await server().services.pets.addPet(viewer, draft as never)) };
}

describe('booking at a company', () => {
  test('keeps names and prices of what was booked, and the pet, as they were', async () => {
    const app = server();
    const company = await aBookableCompany(app);
    const { viewer, bath, spa, nails } = await someProducts(company);
    const guest = await aGuardian(app);
    const own = await aPet(guest);
    const products = JSON.stringify([{ productId: String(bath.id), optionIds: [String(spa.id), String(nails.id)], price: 45_000 }]);
    const made = await bookAt(app, guest, company, { petId: String(own.pet.id), products });
    expect(made.status).toBe(201);
    const items = [
      {
        purpose: 'service',
        productId: String(bath.id),
        productName: '목욕',
        optionId: null,
        optionName: null,
        nights: null,
        price: 30_000,
      },
      {
        purpose: 'service',
        productId: String(bath.id),
        productName: '목욕',
        optionId: String(spa.id),
        optionName: '스파',
        nights: null,
        price: 10_000,
      },
      {
        purpose: 'service',
        productId: String(bath.id),
        productName: '목욕',
        optionId: String(nails.id),
        optionName: '발톱',
        nights: null,
        price: 5_000,
      },
    ];
    expect(made.body.data).toMatchObject({
      status: 0,
      kind: 'company',
      price: 45_000,
      hospital: null,
      company: { id: String(company.id) },
      business: { id: String(company.id), kind: 'company', name: '포근미용', isPublic: true },
      pet: {
        id: String(own.pet.id),
        petName: '보리',
        petKind: '시고르자브종',
        petWeight: 4.2,
        petGender: 'female',
        petBirthday: '2020-02-29',
      },
      items,
    });
    const read = await rest(app, guest.token, 'GET', `/reservation/${made.body.data.id}`);
    expect(read.body.data).toEqual(made.body.data);

    unwrap(await app.services.products.changeProduct(viewer, 'company', bath.id, { name: '거품 목욕', price: 99_000 }));
    unwrap(await app.services.products.deleteOption(viewer, 'company', bath.id, nails.id));
    unwrap(await app.services.pets.removePet(own.viewer, own.pet.id));
    const { data } = await gql(
      app,
      guest.token,
      `query($id: ID!) { getReservation(reservationId: $id) {
        kind price pet { id petName petWeight } business { name } company { name } hospital { name }
        items { purpose productId productName optionId optionName nights price }
      } }`,
      { id: made.body.data.id },
    );
    expect(data['getReservation']).toEqual({
      kind: 'company',
      price: 45_000,
      pet: { id: null, petName: '보리', petWeight: 4.2 },
      business: { name: '포근미용' },
      company: { name: '포근미용' },
      hospital: null,
      items: [items[0], items[1], { ...items[2], optionId: null }],
    });
  });

  test('retires what was booked, and deletes what was not', async () => {
    const app = server();
    const company = await aBookableCompany(app);
    const { viewer, bath, food } = await someProducts(company);
    const guest = await aGuardian(app);
    const products = JSON.stringify([{ productId: bath.id }]);
    const made = await bookAt(app, guest, company, { products });
    expect(made.body.data['price']).toBe(30_000);
    for (const { id } of [bath, food]) unwrap(await app.services.products.deleteProduct(viewer, 'company', id));
    expect(await app.db`select id from products where business_id = ${company.id}`).toEqual([{ id: bath.id }]);
    expect((await app.services.products.getProduct(viewer.id, bath.id, 'company')).ok).toBe(false);
    expect(await app.services.products.countProducts({ ownerUserId: viewer.id }, { shelf: 'company' })).toBe(0);
    const kept = await rest<{ items: object[] }>(app, guest.token, 'GET', `/reservation/${made.body.data.id}`);
    expect(kept.body.data.items).toMatchObject([{ productId: String(bath.id), productName: '목욕' }]);
    expect((await bookAt(app, guest, company, { time: '10:00', products })).status).toBe(400);
  });

  test('refuses another price with the prices of now, and books nothing', async () => {
    const app = server();
    const company = await aBookableCompany(app);
    const { bath, spa } = await someProducts(company);
    const guest = await aGuardian(app);
    const products = JSON.stringify([{ productId: String(bath.id), optionId: String(spa.id), price: 39_999 }]);
    const refused = await bookAt(app, guest, company, { products });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(refused.body).toMatchObject({
      details: {
        price: 40_000,
        products: [{ productId: String(bath.id), productName: '목욕', optionIds: [String(spa.id)], price: 40_000 }],
      },
    });
    expect(await app.db`select 1 from reservations where business_id = ${company.id}`).toHaveLength(0);
    const accepted = JSON.stringify([{ productId: String(bath.id), optionId: String(spa.id), price: 40_000 }]);
    expect((await bookAt(app, guest, company, { products: accepted })).status).toBe(201);
  });

  test('refuses products that are goods, of another business, twice there or no JSON', async () => {
    const app = server();
    const company = await aBookableCompany(app);
    const { bath, food } = await someProducts(company);
    const other = await someProducts(await aBookableCompany(app));
    const guest = await aGuardian(app);
    const refused = async (products: string) =>
      (await bookAt(app, guest, company, { products })).body.errors?.map(({ property }) => property);
    for (const products of [
      [{ productId: food.id }],
      [{ productId: other.bath.id }],
      [{ productId: bath.id, optionIds: [other.spa.id] }],
      [{ productId: bath.id }, { productId: bath.id }],
      [{ productId: bath.id, price: 1.5 }],
      Array.from({ length: 11 }, (_, index) => ({ productId: index + 1 })),
    ]) {
      expect(await refused(JSON.stringify(products))).toEqual(['products']);
    }
    expect(await refused('{')).toEqual(['products']);
    expect((await bookAt(app, guest, company, { products: '' })).status).toBe(201);
  });

  test('takes a pet of the guest only, and no dead one', async () => {
    const app = server();
    const company = await aBookableCompany(app);
    const guest = await aGuardian(app);
    const theirs = await aPet(await aGuardian(app));
    const own = await aPet(guest);
    expect((await bookAt(app, guest, company, { petId: String(theirs.pet.id) })).body.errors?.[0]?.property).toBe('petId');
    unwrap(await app.services.pets.archivePet(own.viewer, own.pet.id, null));
    expect((await bookAt(app, guest, company, { petId: String(own.pet.id) })).body.errors?.[0]?.property).toBe('petId');
  });

  test('asks for one business, which takes reservations', async () => {
    const app = server();
    const company = await aBookableCompany(app, { allowReservation: false });
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    expect((await bookAt(app, guest, company)).body.error.code).toBe('RESERVATION_NOT_OFFERED');
    expect((await bookAt(app, guest, hospital)).status).toBe(404);
    expect((await book(app, guest, hospital, { companyID: String(company.id) })).status).toBe(400);
  });
});

test('times of a company are found by its own id', async () => {
  const app = server();
  const company = await aBookableCompany(app);
  await bookAt(app, await aGuardian(app), company, { time: '09:30' });
  const get = async (path: string) => (await rest<unknown>(app, undefined, 'GET', `/reservation/${path}`)).body.data;
  const times = (await get(`abletime?company_id=${company.id}&date=${MONDAY}`)) as { items: { time: string; taken: boolean }[] };
  expect(times.items.filter(({ taken }) => taken)).toEqual([{ time: '09:30', taken: true }]);
  expect(await get(`able?company_id=${company.id}&start_date=${MONDAY}&end_date=${MONDAY}`)).toMatchObject({
    items: [{ date: MONDAY, free: 5 }],
  });
  expect(await get(`find?type=company&id=${company.id}`)).toMatchObject({ type: 'company', allowReservation: true });
  expect((await rest(app, undefined, 'GET', `/reservation/find?type=hospital&id=${company.id}`)).status).toBe(404);
});

describe('pictures that wait with the guest', () => {
  async function upload(person: Person, file: Buffer | File = png, query = '?private=true') {
    const form = await multipart({ file });
    const { body } = await rest<{ id: string; url: string }>(
      server(),
      person.token,
      'POST',
      `/api/upload${query}`,
      form.payload,
      form.headers,
    );
    return body.data;
  }

  test('a booking takes the pictures over that wait with the guest, each once', async () => {
    const app = server();
    const company = await aBookableCompany(app);
    const guest = await aGuardian(app);
    const { id } = await upload(guest);
    const made = await bookAt(app, guest, company, { 'photos[]': id });
    expect(made.status).toBe(201);
    expect(made.body.data['images']).toEqual([expect.stringContaining(`/uploads/${id}?`)]);
    const again = await bookAt(app, guest, company, { time: '10:00', 'photos[]': id });
    expect([again.status, again.body.error.code, again.body.errors?.[0]?.property]).toEqual([400, 'FOREIGN_UPLOAD', id]);
  });

  test('a booking that is refused leaves its pictures waiting', async () => {
    const app = server();
    const company = await aBookableCompany(app);
    const guest = await aGuardian(app);
    const { id } = await upload(guest);
    await bookAt(app, await aGuardian(app), company);
    expect((await bookAt(app, guest, company, { 'photos[]': id })).body.error.code).toBe('SLOT_TAKEN');
    expect((await bookAt(app, guest, company, { time: '10:00', 'photos[]': id })).status).toBe(201);
  });

  test('refuses pictures of somebody else, public ones, papers and an eleventh', async () => {
    const app = server();
    const company = await aBookableCompany(app);
    const guest = await aGuardian(app);
    const pdf = new File([new Uint8Array(pdfs.whole())], 'a.pdf', { type: 'application/pdf' });
    const keys = [(await upload(await aGuardian(app))).id, (await upload(guest, png, '')).url, (await upload(guest, pdf)).id];
    for (const key of keys) {
      const refused = await bookAt(app, guest, company, { 'photos[]': key });
      expect([refused.status, refused.body.errors?.[0]?.property]).toEqual([400, key]);
    }
    const many = Array.from({ length: 11 }, (_, index) => `private/${index}/1600.webp`);
    expect((await bookAt(app, guest, company, { 'photos[]': many })).status).toBe(400);
  });
});

test('an answer tells how many nights a stay has, where there are stays', async () => {
  const app = server();
  const hotel = await aBookableCompany(app, { isBeautyParlor: false, isHotel: true });
  await rest(app, hotel.owner.token, 'PATCH', '/reservation/company-time', { minNights: 2, maxNights: 7 });
  const nightsAt = async (id: number) =>
    (await rest<{ nights: unknown }>(app, undefined, 'GET', `/reservation/find?type=company&id=${id}`)).body.data.nights;
  expect(await nightsAt(hotel.id)).toEqual({ least: 2, most: 7 });
  expect(await nightsAt((await aBookableCompany(app)).id)).toBeNull();
});
