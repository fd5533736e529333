import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '../../../platform/errors/result.ts';
import { gql } from '../../../testing/calls.ts';
import { aCompany, aHospital, type Person } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/with-app.ts';
import { importFees } from '../../medical/index.ts';

export type Shop = { id: number; owner: Person };

const FEES = `sido,sigungu,item_id,item_name,weight,min_krw,median_krw,max_krw
서울특별시,구로구,consult_first,초진 진찰료,5kg,5000,8000,11000
서울특별시,구로구,consult_first,초진 진찰료,10kg,9000,9000,9000
제주특별자치도,제주시,xray_chest,엑스선 촬영비,,40000,40000,40000
`;

/** For tests: a public listing whose owner is signed in. */
export async function aShop(app: TestApp, kind: 'hospital' | 'company', address = '서울특별시 구로구 디지털로 300'): Promise<Shop> {
  const owner = kind === 'hospital' ? await aHospital(app) : await aCompany(app);
  const id = unwrap(await app.services.listings.addListing({ kind, name: `${owner.nickname}의 곳`, address, ownerUserId: owner.id }));
  return { id, owner };
}

/** For tests: a tree of treatments; the ids of its nodes by their names, the last two joined: 초진 진찰료 5kg. */
export async function someTreatments(app: TestApp): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-fees-'));
  await writeFile(join(folder, 'fees.csv'), FEES);
  await importFees(app, join(folder, 'fees.csv'), 2025);
  await rm(folder, { recursive: true });
  type Node = { id: string; name: string; child?: Node[] };
  const { data } = await gql<{ getMedicals: Node[] }>(app, undefined, '{ getMedicals { id name child { id name child { id name } } } }');
  const named = new Map<string, string>();
  for (const top of data.getMedicals) {
    named.set(top.name, top.id);
    for (const middle of top.child ?? []) {
      named.set(middle.name, middle.id);
      for (const leaf of middle.child ?? []) named.set(`${middle.name} ${leaf.name}`, leaf.id);
    }
  }
  return named;
}
