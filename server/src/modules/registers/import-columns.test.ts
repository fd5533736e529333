import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licenceCsv, NEW, OLD } from '../../testing/licence-export.ts';
import { withApp } from '../../testing/with-app.ts';
import { importListings } from './import-listings.ts';
import { readListings, UnusableExport } from './read-listings.ts';
import { sources } from './sources.ts';

const server = withApp();
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'petcare-columns-'))));
afterAll(() => rm(folder, { recursive: true }));

const exportOf = (header: string) =>
  licenceCsv(
    header,
    Array.from({ length: 30 }, (_, index) => ({
      ...{
        number: `30000000102024000${100 + index}`,
        name: `${index}번동물병원`,
        phone: `02555${1000 + index}`,
        modified: header === NEW ? '2026-07-13 16:57:07' : '20260713165707',
      },
      ...{
        road: `서울특별시 종로구 창경궁로 ${index + 1}`,
        jibun: `서울특별시 종로구 명륜2가 ${index + 1}`,
        x: `${199900 + index}`,
        y: '453593.8',
      },
    })),
  );
const swapped = (header: string, a: string, b: string) => {
  const [first, ...rows] = exportOf(header).split('\r\n');
  const columns = first!.split(',').map((column) => (column === a ? b : column === b ? a : column));
  return [columns.join(','), ...rows].join('\r\n');
};
const fileOf = async (text: string) => {
  const path = join(folder, 'export.csv');
  await writeFile(path, text);
  return path;
};
const pairsOf = (header: string) => {
  const used =
    /^(관리번호|사업장명|영업상태명|인허가일자|전화번호|소재지전화|도로명우편번호|도로명주소|도로명전체주소|지번주소|소재지전체주소|좌표정보.*|최종수정시점)$/;
  const columns = header.split(',');
  return columns.flatMap((a, at) => columns.slice(at + 1).flatMap((b) => (used.test(a) || used.test(b) ? [[a, b] as const] : [])));
};

test.each([
  ['that is given out now', NEW],
  ['of LOCALDATA', OLD],
])('an export %s is read as it is, and refused with any two labels of its columns changed round', async (_name, header) => {
  expect((await readListings(sources.hospitals, await fileOf(exportOf(header)), '2026-07-14')).kept).toHaveLength(30);
  const accepted: string[] = [];
  for (const [a, b] of pairsOf(header)) {
    const path = await fileOf(swapped(header, a, b));
    try {
      await readListings(sources.hospitals, path, '2026-07-14');
      accepted.push(`${a} ↔ ${b}`);
    } catch (error) {
      if (!(error instanceof UnusableExport)) throw error;
    }
  }
  expect(accepted).toEqual([]);
});

test('names with addresses or X with Y change nothing, and the columns are named', async () => {
  await importListings(server(), sources.hospitals, await fileOf(exportOf(NEW)));
  const everything = async () => [...(await server().db`select * from businesses order by id`)];
  const before = await everything();
  const bring = async (a: string, b: string) => importListings(server(), sources.hospitals, await fileOf(swapped(NEW, a, b)));
  await expect(bring('사업장명', '도로명주소')).rejects.toThrow("'사업장명' 열의 값 30개 중 0개만 이름 같아요");
  await expect(bring('좌표정보(X)', '좌표정보(Y)')).rejects.toThrow('주소와 가까운 좌표');
  expect(await everything()).toEqual(before);
});

test.each([
  ['pharmacies', 'sido,name,road_address,tel,lat,lng'],
  ['grooming', 'id,name,category3,address,phone,url,closedDays,hours,parking,lat,lng'],
  ['hotels', 'kind,sido,name,address,tel'],
] as const)('a list of %s is refused with any two labels changed round', async (name, header) => {
  const values = (index: number): Record<string, string> => ({
    ...{ id: `${index}`, sido: '경기도', kind: 'hotels', name: `${index}번가게`, category3: '미용', tel: `031555${1000 + index}` },
    ...{ road_address: `경기도 하남시 신평로 ${index}`, address: `경기도 하남시 신평로 ${index}`, phone: `031-555-${1000 + index}` },
    ...{ url: `https://shop${index}.example`, closedDays: '매주 일요일', hours: '월~토 10:00~19:00', parking: 'Y' },
    ...{ lat: `37.5${index}`, lng: `127.2${index}` },
  });
  const columns = header.split(',');
  const rows = Array.from({ length: 30 }, (_, index) => columns.map((column) => values(index + 10)[column]).join(','));
  const read = async (labels: string[]) =>
    readListings(sources[name], await fileOf([labels.join(','), ...rows].join('\r\n')), '2026-07-14');
  expect((await read(columns)).kept).toHaveLength(30);
  for (const [at, a] of columns.entries()) {
    for (const b of columns.slice(at + 1)) {
      await expect(read(columns.map((column) => (column === a ? b : column === b ? a : column)))).rejects.toThrow(UnusableExport);
    }
  }
});
