import { expect, type APIRequestContext } from '@playwright/test';
import postgres from 'postgres';
import { DEMO_PASSWORD } from './accounts.ts';
import { emailCodeFor } from './email-code.ts';
import { postFromOwnNetwork } from './own-network.ts';
import { aBusinessNumber, anOwner, approve, licence, type BusinessKind } from './businesses.ts';

export type OwnListing = { kind: BusinessKind; id: string; name: string; /** Its owner's, with the demo password. */ email: string };

/** The changes of a listing of each kind by its owner, who takes bookings and has a channel. */
const channel = 'petcare_e2e';
const changes = {
  hospital: `mutation { updateMyHospital(input: { kakaoplus: "${channel}" }) { id } }`,
  pharmacy: `mutation { updateMyPharmacy(input: { kakaoplus: "${channel}" }) { id } }`,
};

/** A public listing of its own, joined, approved and described as its owner does it. */
export async function anOwnListing(request: APIRequestContext, database: string, kind: BusinessKind, name: string): Promise<OwnListing> {
  const owner = anOwner();
  const account = { ...owner, password: DEMO_PASSWORD, name: '김대표', phone: '010-1234-5678', registrationNumber: aBusinessNumber() };
  const emailCode = await emailCodeFor(request, owner.email);
  const listing = {
    [`${kind}Name`]: name,
    address: '전라남도 신안군 흑산면 예리길 1',
    latitude: 34.6843,
    longitude: 125.4378,
    contract: '061-2000-0199',
  };
  const company = { companyType: 'beauty', allowReservation: 'true', agreeReservation: 'true', kakaoplus: channel };
  const joined = await postFromOwnNetwork(`/api/client/user/register-${kind}`, {
    multipart: { ...account, emailCode, ...listing, ...(kind === 'company' && company), file: licence },
  });
  expect(joined.status, joined.text).toBe(201);
  await approve(database, owner.email);
  if (kind !== 'company') {
    const login = await request.post('/api/client/user/login', { data: { email: owner.email, password: DEMO_PASSWORD } });
    const { data } = (await login.json()) as { data: { token: string } };
    const changed = await request.post('/graphql', { data: { query: changes[kind] }, headers: { authorization: `Bearer ${data.token}` } });
    expect(await changed.json()).not.toHaveProperty('errors');
  }
  const sql = postgres(database, { max: 1 });
  try {
    const [row] = await sql<{ id: string }[]>`select id::text from businesses where name = ${name}`;
    return { kind, id: row!.id, name, email: owner.email };
  } finally {
    await sql.end();
  }
}
