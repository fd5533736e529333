import { gql } from '../testing/calls.ts';
import { withApp } from '../testing/with-app.ts';
import { seedDemo } from './seed.ts';

const server = withApp();

test('seeds fees of the demo hospital and products of the demo company', async () => {
  const app = server();
  await seedDemo(app.services);
  type Offer = { name: string; businessId: string; price: number; options: object[]; areaPrice: { location: string } | null };
  const ids = await app.db<{ kind: string; id: string }[]>`select kind, id::text from businesses where owner_user_id is not null`;
  const idOf = (kind: string) => ids.find((one) => one.kind === kind)!.id;
  const { data } = await gql<Record<'fees' | 'hospital' | 'company', Offer[]>>(
    app,
    undefined,
    `query ($hospital: ID!, $company: ID!) {
      fees: getHospitalMedicalProductsByPage(hospitalId: $hospital, count: 100) { price options { id } areaPrice { location } }
      hospital: getHospitalProductsByPage(hospitalId: $hospital) { name options { id } }
      company: getCompanyProductsByPage(companyId: $company, count: 100) { name options { id } }
    }`,
    { hospital: idOf('hospital'), company: idOf('company') },
  );
  expect([data.fees.length, data.hospital.length, data.company.length]).toEqual([7, 3, 6]);
  expect(new Set(data.fees.map(({ areaPrice }) => areaPrice?.location))).toEqual(new Set(['서울특별시 구로구']));
}, 30_000);
