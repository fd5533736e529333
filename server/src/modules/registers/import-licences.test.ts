import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { unwrap } from '../../platform/errors/result.ts';
import { paths } from '../../platform/paths.ts';
import { licenceCells as cells, licenceCsv as csv, NEW, OLD } from '../../testing/licence-export.ts';
import { aHospital } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { importListings } from './import-listings.ts';
import { UnusableExport } from './read-listings.ts';
import { sources } from './sources.ts';

const server = withApp();
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'petcare-import-'))));
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => void (await server().db`truncate businesses cascade`));

const run = async (text: string, encoding: 'cp949' | 'utf8' = 'cp949') => {
  const path = join(folder, 'export.csv');
  await writeFile(path, iconv.encode(text, encoding));
  return importListings(server(), sources.hospitals, path);
};
const one = async (number: string) => {
  const [row] = await server().db`select * from businesses where licence_number = ${number}`;
  return row;
};
/** Somebody who has been given the imported hospital. */
const ownerOf = async (number: string) => {
  const { id } = await aHospital(server());
  const hospital = (await one(number)) as unknown as { id: number };
  unwrap(await server().db.begin((tx) => server().services.listings.owners.giveListing(tx, 'hospital', hospital.id, id)));
  return { id, accountType: 1, socialType: 0, nickname: '', name: '', sessionId: '', awaitsApproval: false } as const;
};
const publicNames = async () =>
  unwrap(await server().services.search.searchListings('hospital', { count: 100 })).map((listing) => listing.name);

test.each([
  ['25 columns, CP949', NEW, 'cp949'],
  ['LOCALDATA, CP949', OLD, 'cp949'],
  ['25 columns, UTF-8', NEW, 'utf8'],
  ['LOCALDATA, UTF-8 with a byte order mark', `\uFEFF${OLD}`, 'utf8'],
] as const)('the reader of licences reads %s', async (_name, header, encoding) => {
  const report = await run(`${header}\r\n${cells(header.replace('\uFEFF', ''), { number: '1' })}\r\n`, encoding);
  expect(report).toMatchObject({ rows: 1, open: 1, inserted: 1, unusable: [], lacking: [] });
  expect(await one('1')).toMatchObject({
    name: '시험동물병원',
    phone: '+8225551234',
    postcode: '03075',
    regionCode: '11110',
    licensedOn: '1995-09-05',
    isPublic: true,
    address: '서울특별시 종로구 창경궁로 261, 2층 (명륜2가)',
  });
  const { latitude, longitude } = (await one('1'))!;
  expect(latitude).toBeCloseTo(37.5846476, 5);
  expect(longitude).toBeCloseTo(127.0001899, 5);
});

test('a second run changes nothing, and a later export doubles nothing', async () => {
  await run(csv(NEW, [{ number: '1' }, { number: '2', name: '둘째동물병원' }]));
  expect(await run(csv(NEW, [{ number: '1' }, { number: '2', name: '둘째동물병원' }]))).toMatchObject({ open: 2, inserted: 0, updated: 0 });
  const later = [
    { number: '1', name: '바뀐동물병원' },
    { number: '2', name: '둘째동물병원' },
  ];
  expect(await run(csv(OLD, later))).toMatchObject({ inserted: 0, updated: 1 });
  expect((await publicNames()).sort()).toEqual(['둘째동물병원', '바뀐동물병원']);
});

test('a hospital that has closed is hidden, and shown again when it reopens', async () => {
  await run(csv(NEW, [{ number: '1' }]));
  expect(
    await run(
      csv(NEW, [
        { number: '1', status: '폐업' },
        { number: '2', status: '휴업' },
      ]),
    ),
  ).toMatchObject({ open: 0, closed: 2, turnedOff: 1 });
  expect(await publicNames()).toEqual([]);
  expect(await run(csv(NEW, [{ number: '1' }]))).toMatchObject({ inserted: 0, updated: 1 });
  expect(await publicNames()).toEqual(['시험동물병원']);
});

test('what an owner wrote is kept, and what only the register knows is updated', async () => {
  const { services } = server();
  await run(csv(NEW, [{ number: '1' }]));
  const owner = await ownerOf('1');
  unwrap(await services.listings.updateMyListing('hospital', owner, { name: '주인이쓴이름', doctors: ['한의사'], introduce: '소개' }));
  await run(csv(NEW, [{ number: '1', name: '등록부이름', phone: '5559999' }]));
  expect(await one('1')).toMatchObject({ name: '주인이쓴이름', introduce: '소개', phone: '+8225559999', ownerUserId: owner.id });
  for (const [search, total] of [
    ['주인이쓴', 1],
    ['한의사', 1],
    ['등록부이름', 0],
  ] as const) {
    expect(await services.search.searchListingsCount('hospital', { search })).toBe(total);
  }
});

test('the trade and the area of a hospital are read, which an empty cell takes nothing of and an owner may change', async () => {
  const premises = async () => {
    const [row] = await server().db`select gubun, size from businesses where licence_number = '1'`;
    return row;
  };
  await run(csv(OLD, [{ number: '1', gubun: '동물병원', size: '1,132.50' }]));
  expect(await premises()).toEqual({ gubun: '동물병원', size: 1132.5 });
  await run(csv(OLD, [{ number: '1', size: '0' }]));
  await run(csv(NEW, [{ number: '1' }]));
  expect(await premises()).toEqual({ gubun: '동물병원', size: 1132.5 });
  unwrap(await server().services.listings.updateMyListing('hospital', await ownerOf('1'), { size: 99 }));
  await run(csv(OLD, [{ number: '1', gubun: '종합동물병원', size: '140' }]));
  expect(await premises()).toEqual({ gubun: '종합동물병원', size: 99 });
});

test('a hospital named 24시 is marked as open day and night until its name or its owner changes that', async () => {
  const rows = [{ number: '1', name: '푸른24시동물병원' }, { number: '2', name: '하늘24시동물병원' }, { number: '3' }];
  await run(csv(NEW, rows));
  const always = async () =>
    unwrap(await server().services.search.searchListings('hospital', { filters: ['is24'] }))
      .map(({ name }) => name)
      .sort();
  expect(await always()).toEqual(['푸른24시동물병원', '하늘24시동물병원']);
  unwrap(await server().services.listings.updateMyListing('hospital', await ownerOf('2'), { is24: false }));
  await run(csv(NEW, [{ number: '1', name: '푸른동물병원' }, ...rows.slice(1)]));
  expect(await always()).toEqual([]);
});

test('unusable rows are named with line and reason, and the rest is imported', async () => {
  const report = await run(
    [
      csv(NEW, [
        { number: '' },
        { number: '2', name: ' ' },
        { number: '3', road: '', jibun: '' },
        { number: '4' },
        { number: '4' },
        { number: '5', status: '' },
      ]),
      '6,한 줄이,짧다',
      cells(NEW, { number: '7' }),
    ].join('\r\n'),
  );
  expect(report.unusable).toEqual([
    { line: 2, reason: '관리번호가 없어요' },
    { line: 3, reason: '사업장명이 없어요' },
    { line: 4, reason: '주소가 없어요' },
    { line: 6, reason: '관리번호 4은(는) 5번째 줄에 이미 있어요' },
    { line: 7, reason: '영업상태가 없어요' },
    { line: 8, reason: '열이 25개여야 하는데 3개예요' },
  ]);
  expect(report).toMatchObject({ rows: 8, open: 2, inserted: 2 });
});

test('a hospital without position, road address or telephone is imported, and what is missing is reported', async () => {
  const report = await run(
    csv(NEW, [
      { number: '1', x: '', y: '', road: '', phone: '12' },
      { number: '2', x: '99999999', y: '1', road: '어딘가 1', jibun: '' },
    ]),
  );
  expect(report.lacking.map(({ line, reason }) => [line, reason.slice(0, 6)])).toEqual([
    [2, '쓸 수 있는'],
    [2, '전화번호로 '],
    [3, '쓸 수 있는'],
    [3, '주소에서 시'],
    [3, '전화번호로 '],
  ]);
  expect(await one('1')).toMatchObject({ address: '서울특별시 종로구 명륜2가 5', latitude: null, phone: null });
});

test('the position that a later file lacks is kept while the address is the same', async () => {
  await run(csv(NEW, [{ number: '1' }]));
  await run(csv(NEW, [{ number: '1', name: '새이름', x: '', y: '' }]));
  expect((await one('1'))!['latitude']).toBeCloseTo(37.5846, 3);
  await run(csv(NEW, [{ number: '1', road: '서울특별시 중구 세종대로 1', x: '', y: '' }]));
  expect((await one('1'))!['latitude']).toBeNull();
});

test.each([
  ['another table', '이름,나이\r\n김,3'],
  ['nothing', ''],
  ['only a header', NEW],
  ['bytes', '\0\u0001\u0002\r\n\u0003'],
  ['another service', `${OLD}\r\n${cells(OLD, { number: '9' }).replace('동물병원', '동물약국')}`],
  ['a file that breaks off in a row', `${csv(NEW, [{ number: '9' }])}\r\n3000000,10,1995-`],
  ['a file that breaks off in a quote', `${csv(NEW, [{ number: '9' }])}\r\n3000000,10,"1995-`],
])('%s leaves the database as it was', async (_name, text) => {
  await run(csv(NEW, [{ number: '1' }]));
  await expect(run(text)).rejects.toThrow(UnusableExport);
  expect(await publicNames()).toEqual(['시험동물병원']);
});

const data = join(paths.repository, '..', 'shared', 'data');
const official = join(data, 'animal_hospitals_localdata_20260714_euckr.csv');
const key = join(data, 'animal_hospitals_wgs84_utf8.csv');
const isThere = existsSync(official) && existsSync(key);
const withRealData = isThere ? test : test.skip;

withRealData(
  `the official export of July 2026: 5,457 open hospitals within 15 m of the answer key${isThere ? '' : ' (skipped: ../shared/data is absent)'}`,
  async () => {
    expect(await importListings(server(), sources.hospitals, official)).toMatchObject({
      rows: 10_584,
      open: 5457,
      inserted: 5457,
      unusable: [],
    });
    const answers = parse(await readFile(key, 'utf8'), { columns: true, bom: true }) as Record<string, string>[];
    // Where the key took a position from another year's export, ours has none to compare.
    const open = answers.filter((row) => row['status'] === '영업/정상' && row['coord_source'] === '20260714');
    const rows = await server().db<{ licenceNumber: string; latitude: number; longitude: number }[]>`
    select licence_number, latitude, longitude from businesses where is_public and latitude is not null`;
    const ours = new Map(rows.map((row) => [row.licenceNumber, row]));
    expect(ours.size).toBe(open.length);
    const far = open.filter((row) => {
      const listing = ours.get(row['mgmt_no'] ?? '');
      return !listing || metres(listing, { latitude: Number(row['lat']), longitude: Number(row['lng']) }) > 15;
    });
    expect(far).toEqual([]);
    expect(await importListings(server(), sources.hospitals, official)).toMatchObject({ inserted: 0, updated: 0 });
  },
);

function metres(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return (Math.hypot(a.latitude - b.latitude, east) * Math.PI * 6_371_000) / 180;
}
