import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { paths } from '../../../platform/paths.ts';
import { withApp } from '../../../testing/with-app.ts';
import { importBreeds, importDiseases, importFees, UnusableFile } from './import-knowledge.ts';

const server = withApp();
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'petcare-knowledge-'))));
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => void (await server().db`truncate pet_kinds, symptoms, diseases, medicals cascade`));

const fileOf = async (content: string | object, encoding: 'utf8' | 'cp949' = 'utf8') => {
  const path = join(folder, 'file');
  await writeFile(path, iconv.encode(typeof content === 'string' ? content : JSON.stringify(content), encoding));
  return path;
};
const breeds = async (dog: unknown[], cat: unknown[]) => importBreeds(server(), await fileOf({ dog, cat }));
const offered = async () =>
  (
    await server().db<
      { name: string }[]
    >`select name from pet_kinds where parent_id is not null and retired_at is null order by parent_id, position`
  ).map(({ name }) => name);

test('breeds stand below their animal, in the order of the file; the repeated and the empty are named', async () => {
  expect(await breeds(['푸들', '말티즈', '푸들', ' '], ['샴'])).toEqual({
    count: 5,
    inserted: 3,
    updated: 0,
    retired: 0,
    doubted: [],
    unusable: [
      { line: 3, reason: '1번째에 이미 있어요' },
      { line: 4, reason: '이름이 없어요' },
    ],
  });
  expect(await offered()).toEqual(['푸들', '말티즈', '샴']);
  expect(await server().db`select name from pet_kinds where parent_id is null order by position`).toMatchObject([
    { name: '강아지' },
    { name: '고양이' },
  ]);
});

test('a breed that is not in the file any more is not offered, and is again when it is back', async () => {
  const dogs = ['푸들', '말티즈', '진돗개', '풍산개', '삽살개'];
  await breeds(dogs, ['샴']);
  expect(await breeds(dogs, ['샴'])).toMatchObject({ inserted: 0, updated: 0, retired: 0 });
  expect(await breeds(dogs.slice(0, 4), ['샴'])).toMatchObject({ retired: 1 });
  expect(await offered()).toHaveLength(5);
  expect(await breeds(dogs, ['샴'])).toMatchObject({ inserted: 0, retired: 0 });
  expect(await offered()).toHaveLength(6);
  await expect(breeds(['푸들'], ['샴'])).rejects.toThrow(UnusableFile);
  expect(await offered()).toHaveLength(6);
});

const finding = {
  species: 'dog',
  body_system: 'eyes',
  chief_complaint: '눈물을 많이 흘린다',
  disease: '결막염',
  symptoms: ['눈이 붉다', '눈을 비빈다'],
};
const diseases = async (rows: unknown[]) => importDiseases(server(), await fileOf(rows as object));
const links = () => server().db`
  select d.name, s.division, s.group_name, s.parent, s.child from disease_symptoms ds join diseases d on d.id = ds.disease_id
  join symptoms s on s.id = ds.symptom_id where d.retired_at is null and s.retired_at is null order by d.name, s.child`;

test('a disease knows its symptoms, a complaint without symptoms stands for itself, and a second run changes nothing', async () => {
  const rows = [finding, { ...finding, disease: '각막염', symptoms: [] }];
  expect(await diseases(rows)).toMatchObject({ count: 2, inserted: 2, unusable: [] });
  expect(await links()).toEqual([
    { name: '각막염', division: '강아지', groupName: '눈', parent: '눈물을 많이 흘린다', child: null },
    { name: '결막염', division: '강아지', groupName: '눈', parent: '눈물을 많이 흘린다', child: '눈을 비빈다' },
    { name: '결막염', division: '강아지', groupName: '눈', parent: '눈물을 많이 흘린다', child: '눈이 붉다' },
  ]);
  expect(await diseases(rows)).toMatchObject({ inserted: 0, updated: 0, retired: 0 });
  expect(await diseases([{ ...finding, symptoms: ['눈이 붉다'] }, rows[1]])).toMatchObject({ inserted: 0, retired: 0 });
  expect(await links()).toHaveLength(2);
});

test('a description is kept by a file that has none, and a disease has changed only when something of it has', async () => {
  const described = () =>
    server().db<
      { name: string; description: string | null; changedAt: string }[]
    >`select name, description, changed_at from diseases order by name`;
  const { clock } = server();
  const at = (minute: string) => clock.set(`2026-11-23T03:${minute}:00.000Z`);
  const keratitis = { ...finding, disease: '각막염' };
  at('01');
  await diseases([{ ...finding, description: ' 눈에 생긴  염증이에요. ' }, keratitis]);
  at('02');
  await diseases([finding, { ...keratitis, symptoms: ['눈이 붉다'] }]);
  expect(await described()).toEqual([
    { name: '각막염', description: null, changedAt: '2026-11-23T03:02:00.000Z' },
    { name: '결막염', description: '눈에 생긴 염증이에요.', changedAt: '2026-11-23T03:01:00.000Z' },
  ]);
  at('03');
  expect(
    await diseases([
      { ...finding, description: '다르게 적었어요.' },
      { ...keratitis, symptoms: ['눈이 붉다'] },
    ]),
  ).toMatchObject({ inserted: 0, updated: 1 });
  expect((await described()).map(({ description, changedAt }) => [description, changedAt])).toEqual([
    [null, '2026-11-23T03:02:00.000Z'],
    ['다르게 적었어요.', '2026-11-23T03:03:00.000Z'],
  ]);
  at('00');
});

test('findings that can not be used are named', async () => {
  const report = await diseases([
    finding,
    finding,
    { ...finding, species: 'bird' },
    { ...finding, body_system: 'wing' },
    { ...finding, disease: '' },
    '글',
  ]);
  expect(report.unusable).toEqual([
    { line: 2, reason: '1번째에 이미 있어요' },
    { line: 3, reason: '동물을 알 수 없어요' },
    { line: 4, reason: '신체 부위를 알 수 없어요' },
    { line: 5, reason: '증상이나 질병의 이름이 없어요' },
    { line: 6, reason: '동물을 알 수 없어요' },
  ]);
});

test('what holds markup is refused wherever it stands, and nothing of it is kept', async () => {
  const scraped = { ...finding, disease: '코로나바이러스 감염증"\n\t\tdocument.getElementById("prID").innerHTML ="알코올' };
  const report = await diseases([
    finding,
    scraped,
    { ...finding, disease: '각막염', symptoms: ['눈이 <b>붉다</b>'] },
    { ...finding, disease: '녹내장', description: '<p>눈</p>' },
  ]);
  expect(report.unusable).toEqual([2, 3, 4].map((line) => ({ line, reason: 'HTML 태그나 스크립트가 섞여 있어요' })));
  expect(await server().db`select name from diseases`).toEqual([{ name: '결막염' }]);
  expect((await breeds(['푸들', '<i>샴</i>'], ['샴'])).unusable).toEqual([{ line: 2, reason: 'HTML 태그나 스크립트가 섞여 있어요' }]);
});

test('a complaint stands where its words say, and the report names those that stood elsewhere', async () => {
  const report = await diseases([
    { ...finding, body_system: 'act', chief_complaint: '기력이 없다', disease: '간염' },
    { ...finding, body_system: 'act', chief_complaint: '산책을 나가기 싫어한다', disease: '심장질환' },
  ]);
  expect(report.doubted).toEqual([{ line: 1, reason: '‘기력이 없다’ 증상이 ‘행동’에 있어 ‘전신’에 등록했어요' }]);
  expect(await server().db`select distinct group_name, parent from symptoms order by parent`).toEqual([
    { groupName: '전신', parent: '기력이 없다' },
    { groupName: '행동', parent: '산책을 나가기 싫어한다' },
  ]);
});

const FEES = 'sido,sigungu,item_id,item_name,weight,min_krw,median_krw,max_krw';
const fees = async (lines: string[], encoding: 'utf8' | 'cp949' = 'utf8', year = 2025) =>
  importFees(server(), await fileOf([FEES, ...lines].join('\r\n'), encoding), year);
const xray = (sigungu: string, weight: string, median = 20_000) =>
  `서울특별시,${sigungu},xray,엑스선 촬영비와 판독료,${weight},10000,${median},90000`;

test.each(['utf8', 'cp949'] as const)('fees in %s hang on a tree of three levels', async (encoding) => {
  expect(
    await fees([xray('강남구', '5kg'), xray('강남구', '10kg'), '전국,,consult_first,초진 진찰료,,1000,10000,61000'], encoding),
  ).toMatchObject({ inserted: 3, unusable: [] });
  const rows = await server().db`
    select a.name as first, b.name as second, c.name as third, f.region_code, f.min_won, f.median_won, f.max_won
    from published_fees f join medicals c on c.id = f.medical_id join medicals b on b.id = c.parent_id left join medicals a on a.id = b.parent_id
    order by c.position`;
  expect(rows).toEqual([
    {
      first: '검사',
      second: '엑스선 촬영비와 판독료',
      third: '5kg',
      regionCode: '11680',
      minWon: 10_000,
      medianWon: 20_000,
      maxWon: 90_000,
    },
    {
      first: '검사',
      second: '엑스선 촬영비와 판독료',
      third: '10kg',
      regionCode: '11680',
      minWon: 10_000,
      medianWon: 20_000,
      maxWon: 90_000,
    },
    { first: null, second: '진찰', third: '초진 진찰료', regionCode: null, minWon: 1000, medianWon: 10_000, maxWon: 61_000 },
  ]);
});

test('fees that changed are changed, those of other regions and years stay', async () => {
  await fees([xray('강남구', '5kg'), xray('강동구', '5kg')]);
  expect(await fees([xray('강남구', '5kg')])).toMatchObject({ inserted: 0, updated: 0 });
  expect(await fees([xray('강남구', '5kg', 30_000)])).toMatchObject({ inserted: 0, updated: 1 });
  expect(await fees([xray('강남구', '5kg')], 'utf8', 2026)).toMatchObject({ inserted: 1 });
  expect(await server().db`select year, median_won from published_fees order by region_code, year`).toEqual([
    { year: 2025, medianWon: 30_000 },
    { year: 2026, medianWon: 20_000 },
    { year: 2025, medianWon: 20_000 },
  ]);
});

test('fees that can not be used are named', async () => {
  const report = await fees(
    [
      xray('강남구', '5kg'),
      xray('강남구', '5kg', 30_000),
      xray('없는구', '5kg'),
      xray('강남구', '10kg', 5),
      xray('강남구', '10kg', -1),
      '서울특별시,강남구,xray',
    ].map(String),
  );
  expect(report.unusable).toEqual([
    { line: 3, reason: '같은 지역의 같은 항목이 2번째 줄에 이미 있어요' },
    { line: 4, reason: '시군구를 알 수 없어요: 서울특별시 없는구' },
    { line: 5, reason: '최저, 중간, 최고 금액의 순서가 맞지 않아요' },
    { line: 6, reason: '금액을 알 수 없어요' },
    { line: 7, reason: '열이 8개여야 하는데 3개예요' },
  ]);
});

test.each([
  ['breeds', importBreeds, '{"dog": 1}'],
  ['breeds', importBreeds, '{'],
  ['breeds', importBreeds, '{"dog": [], "cat": []}'],
  ['diseases', importDiseases, '[{"name": "푸들"}]'],
  ['fees', (deps: Parameters<typeof importBreeds>[0], path: string) => importFees(deps, path, 2025), '이름,나이\r\n김,3'],
] as const)('%s: another file is refused', async (_name, importer, text) => {
  await expect(importer(server(), await fileOf(text))).rejects.toThrow(UnusableFile);
});

const data = join(paths.repository, '..', 'shared', 'data');
const isThere = existsSync(join(data, 'breeds_ko.json'));

(isThere ? test : test.skip)(
  `the real files${isThere ? '' : ' (skipped: ../shared/data is absent)'}: 322 breeds, 207 diseases, 133 fees, and again without a change`,
  async () => {
    const deps = server();
    const all = async () => [
      await importBreeds(deps, join(data, 'breeds_ko.json')),
      await importDiseases(deps, join(data, 'pet_symptom_disease_ko.json')),
      await importFees(deps, join(data, 'vet_fees_sample_2025_utf8.csv'), 2025),
    ];
    expect(await all()).toMatchObject([
      { count: 322, inserted: 322, unusable: [] },
      { count: 376, inserted: 207, unusable: [{ line: 151, reason: 'HTML 태그나 스크립트가 섞여 있어요' }] },
      { count: 133, inserted: 133, unusable: [] },
    ]);
    expect(await all()).toMatchObject(Array.from({ length: 3 }, () => ({ inserted: 0, updated: 0, retired: 0 })));
  },
);
