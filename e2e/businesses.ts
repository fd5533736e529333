import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import postgres from 'postgres';
import { DEMO_PASSWORD } from './accounts.ts';
import { emailCodeFor } from './email-code.ts';
import { npmRun } from './npm.ts';
import { postFromOwnNetwork } from './own-network.ts';
import { registerDay } from './register.ts';

export type BusinessKind = 'hospital' | 'pharmacy' | 'company';

/** A text that no other run on this site has: letters only, to be part of a name. */
export function unique(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** A business registration number of chance with its right check digit. */
export function aBusinessNumber(): string {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  const nine = `1${String(chance % 100_000_000).padStart(8, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(nine[index]), Math.floor((Number(nine[8]) * 5) / 10));
  return `${nine}${(10 - (sum % 10)) % 10}`;
}

/** An empty page. */
const PDF = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>
endobj
trailer
<< /Root 1 0 R >>
%%EOF
`;

export const licence = { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };

const npm = (...args: [command: string, ...args: string[]]) => npmRun(args, { DATABASE_URL: process.env['E2E_DATABASE_URL'] });

/** The number of the latest registration of the account with this email. */
async function registrationOf(database: string, email: string): Promise<string> {
  const sql = postgres(database, { max: 1 });
  try {
    const [row] = await sql<
      { id: number }[]
    >`select g.id from registrations g join users u on u.id = g.user_id where u.email = ${email} order by g.id desc limit 1`;
    if (!row) throw new Error(`${email} has registered nothing`);
    return String(row.id);
  } finally {
    await sql.end();
  }
}

/** Approves the registration of the account with this email, as an operator does. */
export async function approve(database: string, email: string): Promise<void> {
  npm('operator', 'registrations', 'approve', await registrationOf(database, email));
}
export async function reject(database: string, email: string, reason: string): Promise<void> {
  npm('operator', 'registrations', 'reject', await registrationOf(database, email), '--reason', reason);
}

type Unowned = { name: string; address: string; x: number; y: number };

/** Bring listings that nobody owns into the running site, as an operator does. `x`, `y`: as in the official exports (EPSG:5174). */
export function importListings(kind: 'hospitals' | 'pharmacies', listings: readonly Unowned[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'petcare-export-'));
  const header =
    '관리번호,인허가일자,영업상태명,사업장명,전화번호,도로명우편번호,도로명주소,지번주소,좌표정보(X),좌표정보(Y),데이터갱신시점';
  const rows = listings.map(
    ({ name, address, x, y }) =>
      `99${aBusinessNumber()}000001,2024-03-04,영업/정상,${name},02-2000-0199,08300,${address},${address.replace(/ \S+로 /, ' 예시동 ')},${x},${y},${registerDay} 09:00:00`,
  );
  writeFileSync(join(folder, 'export.csv'), `${[header, ...rows].join('\n')}\n`);
  try {
    npm('import', kind, join(folder, 'export.csv'), '--part');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const importHospital = (name: string): void =>
  importListings('hospitals', [{ name, address: '서울특별시 구로구 예시로 99', x: 190005.1, y: 445250.5 }]);

export const next = (page: Page) => page.getByRole('main').getByRole('button', { name: '다음' }).click();
export const fileInput = (page: Page) => page.getByRole('main').locator('input[type=file]');
export const stepTitle = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

/** Fills in a listing that is not there yet. */
export async function describeListing(page: Page, kind: BusinessKind, name: string): Promise<void> {
  await page.getByRole('button', { name: '찾는 곳이 없어요, 새로 등록할게요' }).click();
  await page.getByRole('textbox', { name: /이름/ }).first().fill(name);
  await page.getByRole('textbox', { name: /기본 주소/ }).fill('서울특별시 구로구 디지털로 300');
  await page.getByRole('textbox', { name: /전화번호/ }).fill('02-1234-5678');
  if (kind === 'company') await page.getByText('호텔', { exact: true }).click();
}

/** Chooses a listing that is there. */
export async function claimListing(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').fill(name);
  await page.getByRole('radio', { name: new RegExp(name) }).press('Space');
}

export async function showPapers(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: /사업자등록번호/ }).fill(number);
  await fileInput(page).setInputFiles(licence);
}

export type Owner = { email: string; nickname: string };
export const anOwner = (): Owner => {
  const word = unique();
  return { email: `${word}@example.com`, nickname: `대표${word}` };
};

/** Fills in the person who answers for the business; password as the demo's. */
export async function makeAccount(page: Page, { email, nickname }: Owner): Promise<void> {
  const texts = [
    [/^이메일/, email],
    [/^인증번호/, await emailCodeFor(page.request, email)],
    [/^비밀번호\s*\*?$/, DEMO_PASSWORD],
    [/^담당자 이름/, '김대표'],
    [/^닉네임/, nickname],
    [/^휴대폰 번호/, '010-1234-5678'],
  ] as const;
  for (const [label, text] of texts) await page.getByRole('main').getByLabel(label).fill(text);
  await page.getByText('모두 동의해요').click();
}

export const sendApplication = (page: Page) => page.getByRole('button', { name: '가입 신청하기' }).click();

type Answer<T> = { data: T };

/** Join by the API and be signed in, for what comes after joining. `listing`: a name for a new one, or the id of one that is there. */
export async function joinByCall(page: Page, owner: Owner, listing: { hospitalName: string } | { hospitalId: string }): Promise<void> {
  const account = { ...owner, password: DEMO_PASSWORD, name: '김대표', phone: '010-1234-5678', registrationNumber: aBusinessNumber() };
  // Of one that is there the address is known.
  const emailCode = await emailCodeFor(page.request, owner.email);
  const multipart = { ...account, emailCode, address: '서울특별시 구로구 디지털로 300', ...listing, file: licence };
  const joined = await postFromOwnNetwork('/api/client/user/register-hospital', { multipart });
  expect(joined.status, joined.text).toBe(201);
  const login = await page.request.post('/api/client/user/login', { data: { email: owner.email, password: DEMO_PASSWORD } });
  const { data } = (await login.json()) as Answer<{ token: string; refreshToken: string }>;
  await page.goto('/healthz');
  await page.evaluate(({ token, refreshToken }) => {
    localStorage.setItem('petcare.accessToken', token);
    localStorage.setItem('petcare.refreshToken', refreshToken);
  }, data);
}

/** The id of the one listing that nobody owns and that is called so. */
export async function claimableId(page: Page, name: string): Promise<string> {
  const query = `query ($search: String!) { searchClaimableListings(kind: hospital, search: $search) { id } }`;
  const answer = await page.request.post('/graphql', { data: { query, variables: { search: name } } });
  const { data } = (await answer.json()) as Answer<{ searchClaimableListings: { id: string }[] }>;
  expect(data.searchClaimableListings).toHaveLength(1);
  return data.searchClaimableListings[0]!.id;
}
