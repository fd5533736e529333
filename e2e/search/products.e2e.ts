import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../accounts.ts';
import { aBusinessNumber, anOwner, approve, licence, unique } from '../businesses.ts';
import { emailCodeFor } from '../email-code.ts';
import { expect, test } from '../fixtures.ts';
import { postFromOwnNetwork } from '../own-network.ts';
import { expectFit } from '../screens/fit.ts';

const FAR_OFF = '경상북도 울릉군 울릉읍 도동길 1';
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
/** A picture of one dot. */
const dot = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};

type Answer<T> = { data: T };
type Business = { id: string; headers: { authorization: string } };

/** A business with a public listing far from any other, by calls. */
async function aBusiness(page: Page, database: string, kind: 'hospital' | 'company', name: string): Promise<Business> {
  const owner = anOwner();
  const multipart = {
    ...owner,
    emailCode: await emailCodeFor(page.request, owner.email),
    password: DEMO_PASSWORD,
    name: '김대표',
    phone: '010-1234-5678',
    registrationNumber: aBusinessNumber(),
    address: FAR_OFF,
    [`${kind}Name`]: name,
    ...(kind === 'company' && { companyType: 'beauty' }),
    file: licence,
  };
  const joined = await postFromOwnNetwork(`/api/client/user/register-${kind}`, { multipart });
  expect(joined.status, joined.text).toBe(201);
  await approve(database, owner.email);
  const login = await page.request.post('/api/client/user/login', { data: { email: owner.email, password: DEMO_PASSWORD } });
  const { data } = (await login.json()) as Answer<{ token: string }>;
  const headers = { authorization: `Bearer ${data.token}` };
  const mine = await ask<{ getMyRegistration: { listingId: string } }>(page, { headers }, '{ getMyRegistration { listingId } }');
  return { id: mine.getMyRegistration.listingId, headers };
}

async function ask<T>(page: Page, { headers }: Pick<Business, 'headers'>, query: string, variables: object = {}): Promise<T> {
  const answer = (await (await page.request.post('/graphql', { headers, data: { query, variables } })).json()) as Answer<T> & {
    errors?: object[];
  };
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

test('the site shows a company’s product on its product page and the company’s page until it is deleted', async ({
  page,
  database,
  faults,
}) => {
  const name = `섬마을미용${unique()}`;
  const company = await aBusiness(page, database, 'company', name);
  await page.goto(`/company/${company.id}/product`);
  await expect(page.getByText('아직 올린 상품이 없어요.')).toBeVisible();

  const draft = { productType: 'service', name: '바닷바람 목욕', price: 30_000, options: [{ name: '큰 아이', price: 10_000 }] };
  const made = await page.request.post('/api/client/product/register-company', { headers: company.headers, data: draft });
  const { data: product } = (await made.json()) as Answer<{ id: string }>;
  const multipart = {
    description1: '짠 기를 씻어 내요.',
    content: '<p>미지근한 물로 <b>두 번</b> 헹궈요.<script>alert(1)</script></p>',
    productImage: dot,
  };
  expect((await page.request.patch(`/api/client/product/${product.id}/detail`, { headers: company.headers, multipart })).status()).toBe(
    200,
  );

  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await page.goto(`/company/${company.id}`);
    await expect(page.getByRole('region', { name: '상품과 가격' })).toContainText('30,000원부터');
    await page.getByRole('link', { name: '1개 모두 보기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} 상품과 가격` })).toBeVisible();
    await expectFit(page);
    await page.getByRole('region', { name: '서비스' }).getByRole('link', { name: draft.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: draft.name })).toBeVisible();
    await expect(page.getByRole('list', { name: '옵션과 가격' })).toContainText('40,000원');
    await expect(page.getByRole('img', { name: draft.name })).toHaveJSProperty('complete', true);
    await expect(page.getByText('미지근한 물로 두 번 헹궈요.')).toBeVisible();
    await expectFit(page);
  }

  await page.request.delete(`/api/client/product/${product.id}`, { headers: company.headers });
  expect(faults).toEqual([]);
  const gone = await page.goto(`/company/${company.id}/product?product=${product.id}`);
  expect(gone?.status()).toBe(404);
  await expect(page.getByText('상품을 찾을 수 없어요.')).toBeVisible();
  await page.goto(`/company/${company.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: '상품과 가격' })).toHaveCount(0);
});

test('the site shows a hospital’s fee beside the average of others until it is deleted', async ({ page, database, faults }) => {
  const name = `섬마을동물병원${unique()}`;
  const hospital = await aBusiness(page, database, 'hospital', name);
  const { getMedicals } = await ask<{ getMedicals: { name: string; child: { id: string; name: string }[] }[] }>(
    page,
    hospital,
    '{ getMedicals { name child { id name } } }',
  );
  const medicalId = getMedicals.find((kind) => kind.name === '진찰')!.child.find((one) => one.name === '재진 진찰료')!.id;
  const create = 'mutation ($input: CreateMedicalProductInput!) { made: createHospitalMedicalProduct(input: $input) { id } }';
  const { made } = await ask<{ made: { id: string } }>(page, hospital, create, {
    input: { medicalId, price: 1_000, description1: '섬에서는 더 싸요.', options: [{ name: '왕진', additionalPrice: 20_000 }] },
  });

  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await page.goto(`/hospital?id=${hospital.id}`);
    await expect(page.getByRole('region', { name: '진료비' })).toContainText('재진 진찰료1,000원부터');
    await page.getByRole('link', { name: '1개 모두 보기' }).click();
    const fees = page.getByRole('region', { name: '진찰' });
    await expect(fees.getByRole('heading', { name: '재진 진찰료' })).toBeVisible();
    // Nobody else publishes fees on the island.
    await expect(fees.getByText(/^전국 평균보다 [\d,]+원 저렴해요$/)).toBeVisible();
    await expect(fees.getByRole('list', { name: '옵션과 가격' })).toContainText('21,000원');
    await expectFit(page);
  }

  expect(await ask(page, hospital, 'mutation ($id: ID!) { deleteHospitalMedicalProduct(productId: $id) }', { id: made.id })).toEqual({
    deleteHospitalMedicalProduct: true,
  });
  await page.reload();
  await expect(page.getByText('아직 올린 진료비가 없어요.')).toBeVisible();
  await expect(page.getByRole('link', { name: '지역 평균 진료비 보기' })).toHaveAttribute('href', /^\/search\/medical/);
  expect(faults).toEqual([]);
});
