import { gql } from '../../../testing/calls.ts';
import { aCompany, aGuardian, aHospital, aPharmacy } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';

const server = withApp();
const guro = '서울특별시 구로구 디지털로 300';
const FIELDS =
  'name contract pharmacist handlingMedicine isUnion uniqueness is24 isStore state businessHours { weekday isClosed } isOpenNow address { sigungu }';
const UPDATE = `mutation ($input: UpdateMyPharmacyInput!) { updateMyPharmacy(input: $input) { ${FIELDS} } }`;

const mine = async (token?: string) =>
  gql<{ getMyPharmacy: Record<string, unknown> | null }>(server(), token, `{ getMyPharmacy { ${FIELDS} } }`);
const update = (token: string | undefined, input: object) =>
  gql<{ updateMyPharmacy: Record<string, unknown> }>(server(), token, UPDATE, { input });

async function anOwner(name: string) {
  const owner = await aPharmacy(server());
  unwrap(await server().services.listings.addListing({ kind: 'pharmacy', name, address: guro, ownerUserId: owner.id }));
  return owner;
}

test('a pharmacy changes its profile, and is found by what it wrote', async () => {
  const { token } = await anOwner('옛약국');
  expect((await mine(token)).data.getMyPharmacy).toMatchObject({
    name: '옛약국',
    pharmacist: [],
    handlingMedicine: null,
    isUnion: false,
    uniqueness: null,
    isStore: false,
  });
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, isClosed: false, open: '00:00', close: '00:00' }));
  const input = {
    name: ' 새약국 ',
    contract: '02-555-1234',
    pharmacist: [' 약사둘 '],
    handlingMedicine: '광견병 백신',
    isUnion: true,
    uniqueness: ' 처방전 조제 ',
    isStore: true,
    businessHours: week,
  };
  const { data, errors } = await update(token, {
    ...input,
    address: { address: '부산광역시 해운대구 우동 1', latitude: 35.16, longitude: 129.16 },
  });
  expect(errors).toEqual([]);
  const changed = {
    name: '새약국',
    contract: '+8225551234',
    pharmacist: ['약사둘'],
    handlingMedicine: '광견병 백신',
    isUnion: true,
    uniqueness: '처방전 조제',
    isStore: true,
    isOpenNow: true,
    address: { sigungu: '해운대구' },
  };
  expect(data.updateMyPharmacy).toMatchObject(changed);
  expect((await mine(token)).data.getMyPharmacy).toMatchObject(changed);
  for (const search of ['약사둘', '광견병']) {
    const found = await gql<{ searchPharmacies: { name: string; isUnion: boolean; uniqueness: string }[] }>(
      server(),
      undefined,
      'query ($search: String) { searchPharmacies(search: $search) { name isUnion uniqueness } }',
      { search },
    );
    expect([search, found.data.searchPharmacies]).toEqual([search, [{ name: '새약국', isUnion: true, uniqueness: '처방전 조제' }]]);
  }
  // What is not named stays; null clears.
  const cleared = await update(token, { uniqueness: null, pharmacist: null, isUnion: null });
  expect(cleared.data.updateMyPharmacy).toMatchObject({
    name: '새약국',
    handlingMedicine: '광견병 백신',
    pharmacist: [],
    isUnion: false,
    uniqueness: null,
  });
});

test.each<[object, string]>([
  [{ name: ' ' }, 'name'],
  [{ pharmacist: ['가'.repeat(31)] }, 'pharmacist'],
  [{ pharmacist: Array.from({ length: 51 }, () => '약사') }, 'pharmacist'],
  [{ handlingMedicine: '가'.repeat(301) }, 'handlingMedicine'],
  [{ uniqueness: '가'.repeat(301) }, 'uniqueness'],
  [{ homepage: 'javascript:alert(1)' }, 'homepage'],
  [{ contract: '<b>' }, 'contract'],
  [{ facilityPicture: ['https://elsewhere.test/a.webp'] }, 'facilityPicture'],
  [{ businessHours: [] }, 'businessHours'],
])('%j is refused in Korean, and nothing is saved', async (input, property) => {
  const { token } = await anOwner('그대로약국');
  const { errors } = await update(token, { introduce: '바뀌면 안 돼요', ...input });
  expect(errors[0]?.extensions.errors?.map((error) => error.property)).toEqual([property]);
  expect(errors[0]?.message).toMatch(/[가-힣].*요\.$/);
  expect((await mine(token)).data.getMyPharmacy).toMatchObject({ name: '그대로약국' });
});

test('only pharmacies, and only their own', async () => {
  const app = server();
  for (const person of [await aGuardian(app), await aHospital(app), await aCompany(app)]) {
    expect([
      (await mine(person.token)).errors[0]?.extensions.code,
      (await update(person.token, { name: '남의약국' })).errors[0]?.extensions.code,
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  }
  expect((await update(undefined, { name: '남의약국' })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const { token } = await aPharmacy(app);
  expect([(await mine(token)).data.getMyPharmacy, (await update(token, { name: 'x' })).errors[0]?.message]).toEqual([
    null,
    '등록한 약국이 없어요.',
  ]);
});
