import { multipart, rest } from '../../testing/calls.ts';
import { aGuardian, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { aBookableCompany, bookAt } from './a-bookable-company.ts';

const server = withApp();
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

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
  const pdf = new File(['%PDF-1.7 x'], 'a.pdf', { type: 'application/pdf' });
  const keys = [(await upload(await aGuardian(app))).id, (await upload(guest, png, '')).url, (await upload(guest, pdf)).id];
  for (const key of keys) {
    const refused = await bookAt(app, guest, company, { 'photos[]': key });
    expect([refused.status, refused.body.errors?.[0]?.property]).toEqual([400, key]);
  }
  const many = Array.from({ length: 11 }, (_, index) => `private/${index}/1600.webp`);
  expect((await bookAt(app, guest, company, { 'photos[]': many })).status).toBe(400);
});

test('tells how many nights a stay has, where there are stays', async () => {
  const app = server();
  const hotel = await aBookableCompany(app, { isBeautyParlor: false, isHotel: true });
  await rest(app, hotel.owner.token, 'PATCH', '/reservation/company-time', { minNights: 2, maxNights: 7 });
  const nightsAt = async (id: number) =>
    (await rest<{ nights: unknown }>(app, undefined, 'GET', `/reservation/find?type=company&id=${id}`)).body.data.nights;
  expect(await nightsAt(hotel.id)).toEqual({ least: 2, most: 7 });
  expect(await nightsAt((await aBookableCompany(app)).id)).toBeNull();
});
