import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '../../platform/errors/result.ts';
import { gql } from '../../testing/calls.ts';
import { withApp } from '../../testing/with-app.ts';
import { importBreeds, importDiseases, importFees } from './index.ts';

const server = withApp();
let folder: string;
afterAll(() => rm(folder, { recursive: true }));

const finding = (body_system: string, disease: string, symptoms: string[], chief_complaint = '눈물을 흘린다') => ({
  species: 'dog',
  body_system,
  chief_complaint,
  disease,
  symptoms,
});
const FEES = `sido,sigungu,item_id,item_name,weight,min_krw,median_krw,max_krw
서울특별시,강남구,consult_first,초진 진찰료,5kg,5000,11000,50000
서울특별시,강동구,consult_first,초진 진찰료,5kg,4000,9000,30000
서울특별시,중구,consult_first,초진 진찰료,5kg,10000,10000,10000
제주특별자치도,제주시,consult_first,초진 진찰료,5kg,8000,9000,10000
부산광역시,해운대구,consult_first,초진 진찰료,5kg,7000,8000,9000
서울특별시,강남구,xray_chest,엑스선,,30000,40000,90000
전국,,consult_revisit,재진 진찰료,,1000,8000,61000
부산광역시,중구,ct_scan,CT,,500000,500000,500000
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-medical-'));
  const file = async (name: string, content: string | object) => {
    const path = join(folder, name);
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  const app = server();
  await importBreeds(app, await file('breeds', { dog: ['푸들', '말티즈'], cat: ['샴'] }));
  await importDiseases(
    app,
    await file('diseases', [
      finding('eyes', '결막염 (반려견)', ['눈이 붉다', '눈을 비빈다']),
      finding('eyes', '각막궤양', ['눈이 붉다', '눈을 비빈다', '눈을 못 뜬다']),
      finding('eyes', '녹내장', ['눈이 붉다']),
      finding('leg', '슬개골 탈구', ['다리를 전다'], '다리를 든다'),
    ]),
  );
  await importFees(app, await file('fees', FEES), 2025);
  const { listings } = app.services;
  const add = async (name: string, expertise: string | null, address = '서울특별시 구로구 디지털로 300') =>
    unwrap(
      await listings.addListing({ kind: 'hospital', name, address, latitude: 37.48, longitude: 126.89, ownerUserId: null, expertise }),
    );
  await add('눈동물병원', '고양이 안과, 치과');
  await add('뼈동물병원', '슬개골 수술', '부산광역시 중구 중앙대로 1');
  await add('구로안과동물병원', null);
  await add('눈이튼튼동물병원', null);
  await add('축산과학원동물병원', null);
});

const ask = async <Data = Record<string, unknown>>(query: string, variables: Record<string, unknown> = {}) => {
  const { status, data, errors } = await gql<Data>(server(), undefined, query, variables);
  return { status, data, codes: errors.map(({ extensions }) => extensions.code) };
};
type NamedRow = { id: string; name: string };
const symptom = async (child: string) => {
  const { data } = await ask<{ list: { id: string; child: string }[] }>('{ list: getSymptomsByPage(count: 100) { id child } }');
  return data.list.find((one) => one.child === child)!.id;
};
const disease = async (name: string) =>
  (await ask<{ list: NamedRow[] }>('query ($name: String) { list: getDiseasesByPage(search: $name) { id name } }', { name })).data.list[0]!
    .id;
const treatment = async (...names: string[]) => {
  type Node = NamedRow & { child?: Node[] };
  const { data } = await ask<{ getMedicals: Node[] }>('{ getMedicals { id name child { id name child { id name } } } }');
  let nodes = data.getMedicals;
  let id = '';
  for (const name of names) {
    const node = nodes.find((one) => one.name === name)!;
    id = node.id;
    nodes = node.child ?? [];
  }
  return id;
};

test('symptoms are answered by animal, part of the body and complaint', async () => {
  const { data } = await ask('{ getSymptomTree { name count groups { name count parents { name count } } } }');
  expect(data).toEqual({
    getSymptomTree: [
      {
        name: '강아지',
        count: 4,
        groups: [
          { name: '눈', count: 3, parents: [{ name: '눈물을 흘린다', count: 3 }] },
          { name: '다리·걸음', count: 1, parents: [{ name: '다리를 든다', count: 1 }] },
        ],
      },
    ],
  });
  const below = await ask(
    '{ getSymptomsByPage(division: "강아지", group: "다리·걸음", parent: "다리를 든다") { division group parent child } getSymptomsCount(group: "눈") }',
  );
  expect(below.data).toEqual({
    getSymptomsByPage: [{ division: '강아지', group: '다리·걸음', parent: '다리를 든다', child: '다리를 전다' }],
    getSymptomsCount: 3,
  });
  const { data: one } = await ask('query ($id: ID!) { getSymptom(id: $id) { child } }', { id: await symptom('눈이 붉다') });
  expect(one).toEqual({ getSymptom: { child: '눈이 붉다' } });
  const ids = [await symptom('눈이 붉다'), '999999', 'x', await symptom('다리를 전다'), await symptom('눈이 붉다')];
  const { data: several } = await ask(
    'query ($ids: [ID!]!) { list: getSymptomsByIds(ids: $ids) { child } none: getSymptomsByIds(ids: []) { child } }',
    { ids },
  );
  expect(several).toEqual({ list: [{ child: '눈이 붉다' }, { child: '다리를 전다' }], none: [] });
});

test('a disease is answered with its symptoms and medical fields', async () => {
  const { data } = await ask(
    'query ($id: ID!) { getDisease(id: $id) { name matchCount medicalDisease symptoms { child } } getDiseasesCount(search: "염") }',
    { id: await disease('결막염') },
  );
  expect(data).toEqual({
    getDisease: {
      name: '결막염 (반려견)',
      matchCount: null,
      medicalDisease: ['안과'],
      symptoms: [{ child: '눈을 비빈다' }, { child: '눈이 붉다' }],
    },
    getDiseasesCount: 1,
  });
});

test('orders diseases by how many of the symptoms they have, then by fewest others', async () => {
  const symptomIds = [await symptom('눈이 붉다'), await symptom('눈을 비빈다'), await symptom('눈이 붉다'), '999999', 'x'];
  const { data } = await ask(
    'query ($symptomIds: [ID!]!) { searchDiseases(symptomIds: $symptomIds) { name matchCount } searchDiseasesCount(symptomIds: $symptomIds) }',
    { symptomIds },
  );
  expect(data).toEqual({
    searchDiseases: [
      { name: '결막염 (반려견)', matchCount: 2 },
      { name: '각막궤양', matchCount: 2 },
      { name: '녹내장', matchCount: 1 },
    ],
    searchDiseasesCount: 3,
  });
});

test('hospitals for a disease are found by the field in their text or name', async () => {
  const treating = (diseaseId: string, sido?: string) =>
    ask(
      'query ($diseaseId: ID!, $sido: String) { list: getDiseaseHospitalsByPage(diseaseId: $diseaseId, sido: $sido) { name } total: getDiseaseHospitalsCount(diseaseId: $diseaseId, sido: $sido) }',
      { diseaseId, sido },
    );
  expect((await treating(await disease('녹내장'))).data).toEqual({
    list: [{ name: '구로안과동물병원' }, { name: '눈동물병원' }],
    total: 2,
  });
  expect((await treating(await disease('슬개골 탈구'), '부산')).data).toEqual({ list: [{ name: '뼈동물병원' }], total: 1 });
  expect((await treating(await disease('슬개골 탈구'), '서울')).data).toEqual({ list: [], total: 0 });
});

test('treatments and kinds of animals are answered as trees', async () => {
  const { data } = await ask('{ getMedicals { name child { name child { name } } } getPetKinds { name childs { name } } }');
  expect(data).toMatchObject({
    getMedicals: expect.arrayContaining([
      {
        name: '진찰',
        child: [
          { name: '초진 진찰료', child: [{ name: '5kg' }] },
          { name: '재진 진찰료', child: [] },
        ],
      },
    ]),
    getPetKinds: [
      { name: '강아지', childs: [{ name: '푸들' }, { name: '말티즈' }] },
      { name: '고양이', childs: [{ name: '샴' }] },
    ],
  });
});

test('complaints, diseases and treatments are suggested while somebody types', async () => {
  const suggested = async (search: string) => {
    const query = 'query ($search: String!) { list: getKnowledgeSuggestions(search: $search) { kind name } }';
    return (await ask<{ list: { kind: string; name: string }[] }>(query, { search })).data.list.map(({ kind, name }) => `${kind} ${name}`);
  };
  expect(await suggested('슬개골')).toEqual(['disease 슬개골 탈구']);
  expect(await suggested('다리를')).toEqual(['symptom 다리를 든다']);
  // Neither the kind above a treatment nor a weight below it.
  expect(await suggested('진찰')).toEqual(['treatment 재진 진찰료', 'treatment 초진 진찰료']);
  expect(await suggested('5kg')).toEqual([]);
});

const price = (medicalId: string, sido?: string, sigungu?: string) =>
  ask(
    'query ($medicalId: ID!, $sido: String, $sigungu: String) { of: searchMedicalPrice(medicalId: $medicalId, sido: $sido, sigungu: $sigungu) { avg min max location search isWider sources year regions { location avg sources } larger { location avg min max sources } } }',
    { medicalId, sido, sigungu },
  );

test('the price of the area is answered with its neighbours and the larger area', async () => {
  const { data } = await price(await treatment('진찰', '초진 진찰료', '5kg'), '서울', '강남구');
  expect(data).toEqual({
    of: {
      avg: 11_000,
      min: 5_000,
      max: 50_000,
      location: '서울특별시 강남구',
      search: '초진 진찰료 5kg',
      isWider: false,
      sources: 3,
      year: 2025,
      regions: [
        { location: '서울특별시 강남구', avg: 11_000, sources: 3 },
        { location: '서울특별시 강동구', avg: 9_000, sources: 3 },
      ],
      larger: { location: '서울특별시', avg: 10_000, min: 4_000, max: 50_000, sources: 7 },
    },
  });
});

test.each<[string, [string?, string?], string[], Record<string, unknown> | null]>([
  [
    'one price only: the sido',
    ['서울', '중구'],
    ['진찰', '초진 진찰료'],
    { location: '서울특별시', isWider: true, sources: 7, search: '초진 진찰료' },
  ],
  [
    'none in the sido: the nation',
    ['부산', '중구'],
    ['진찰', '초진 진찰료', '5kg'],
    { location: '전국', isWider: true, sources: 11, larger: null },
  ],
  ['the nation by its own figure', [], ['진찰', '재진 진찰료'], { location: '전국', isWider: false, avg: 8_000, sources: 3 }],
  [
    'a whole sido',
    ['서울특별시'],
    ['진찰', '초진 진찰료', '5kg'],
    { location: '서울특별시', isWider: false, larger: expect.objectContaining({ location: '전국' }) },
  ],
  ['those of one sigungu are no mean of its sido', ['서울특별시'], ['검사', '엑스선'], null],
  ['fewer than three anywhere', ['부산', '중구'], ['검사', 'CT'], null],
])('%s', async (_which, area, path, expected) => {
  const { data, codes } = await price(await treatment(...path), ...area);
  expect(codes).toEqual([]);
  expect((data as { of: unknown }).of).toEqual(expected && expect.objectContaining(expected));
});

test('the fee of the day stays all day, is another one by days, and always one of which enough is known', async () => {
  const FEE = '{ getFeeOfTheDay { medicalId price { search location min avg max } } }';
  type Fee = { getFeeOfTheDay: { medicalId: string; price: { search: string; location: string } } };
  const fee = async () => (await ask<Fee>(FEE)).data.getFeeOfTheDay;
  const days: Fee['getFeeOfTheDay'][] = [];
  for (let day = 0; day < 4; day += 1) {
    days.push(await fee());
    server().clock.advance({ hours: 1 });
    expect(await fee()).toEqual(days.at(-1));
    server().clock.advance({ hours: 23 });
  }
  expect([...new Set(days.map(({ price: { search } }) => search))].sort()).toEqual(['재진 진찰료', '초진 진찰료']);
  expect(new Set(days.map(({ price: { location } }) => location))).toEqual(new Set(['전국']));
  expect(days.find(({ price: { search } }) => search === '초진 진찰료')?.medicalId).toBe(await treatment('진찰', '초진 진찰료'));
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['query ($page: Int) { getSymptomsByPage(page: $page) { id } }', { page: 0 }, ['VALIDATION_FAILED']],
  ['query ($page: Int) { getDiseasesByPage(page: $page) { id } }', { page: 1_000_000_000 }, ['VALIDATION_FAILED']],
  ['query ($count: Int) { getDiseasesByPage(count: $count) { id } }', { count: 1_000_000 }, ['VALIDATION_FAILED']],
  [
    'query ($ids: [ID!]!, $page: Int) { searchDiseases(symptomIds: $ids, page: $page) { id } }',
    { ids: ['1'], page: -1 },
    ['VALIDATION_FAILED'],
  ],
  ['query ($ids: [ID!]!) { searchDiseasesCount(symptomIds: $ids) }', { ids: Array.from({ length: 51 }, () => '1') }, ['VALIDATION_FAILED']],
  ['query ($ids: [ID!]!) { getSymptomsByIds(ids: $ids) { id } }', { ids: Array.from({ length: 51 }, () => '1') }, ['VALIDATION_FAILED']],
  ['query ($id: ID!) { getSymptom(id: $id) { id } }', { id: '9'.repeat(30) }, ['NOT_FOUND']],
  ['query ($id: ID!) { getDisease(id: $id) { id } }', { id: "1' or 1=1" }, ['NOT_FOUND']],
  ['query ($id: ID!) { getDiseaseHospitalsCount(diseaseId: $id) }', { id: '-1' }, ['NOT_FOUND']],
  ['query ($id: ID!) { searchMedicalPrice(medicalId: $id) { avg } }', { id: '0' }, ['NOT_FOUND']],
  ['{ searchMedicalPrice(medicalId: "1", sido: "화성", sigungu: "크레이터구") { avg } }', {}, ['VALIDATION_FAILED']],
  ['{ searchMedicalPrice(medicalId: "1", sigungu: "중구") { avg } }', {}, ['VALIDATION_FAILED']],
])('the call %s with %j is refused', async (query, variables, expected) => {
  const { status, codes } = await ask(query, variables);
  expect([status < 500, codes]).toEqual([true, expected]);
});

test.each(['%', '_', '\\', '\u0000', '눈\u0000', '가'.repeat(10_000), '\ud800', '🐶'])(
  '%j finds nothing, and breaks nothing',
  async (text) => {
    const query =
      'query ($text: String) { a: getSymptomsByPage(division: $text) { id } b: getSymptomsCount(parent: $text) c: getDiseasesByPage(search: $text) { id } d: getDiseasesCount(search: $text) }';
    expect(await ask(query, { text })).toEqual({ status: 200, codes: [], data: { a: [], b: 0, c: [], d: 0 } });
    const { codes } = await ask('query ($text: String) { searchMedicalPrice(medicalId: "1", sido: $text) { avg } }', { text });
    expect(codes).toEqual(['VALIDATION_FAILED']);
  },
);
