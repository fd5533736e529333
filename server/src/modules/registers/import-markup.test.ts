import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withApp } from '../../testing/with-app.ts';
import { importListings } from './import-listings.ts';
import { sources } from './sources.ts';

const server = withApp();

test('signs that a publisher has escaped are read as signs, and markup is markup behind them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-markup-'));
  const path = join(folder, 'list.csv');
  const line = (name: string, number: number) => `서울특별시,${name},서울특별시 종로구 종로 ${number},02-555-1234,37.5704,126.9831`;
  const names = ['이방병원&lt;출장전문&gt;', '&lt;b&gt;굵은병원', '멍&amp;냥병원'];
  await writeFile(path, ['sido,name,road_address,tel,lat,lng', ...names.map(line)].join('\r\n'));
  const report = await importListings(server(), sources.pharmacies, path);
  await rm(folder, { recursive: true });
  expect(report.unusable).toMatchObject([{ line: 3 }]);
  expect(await server().db`select name from businesses order by id`).toEqual([{ name: '이방병원<출장전문>' }, { name: '멍&냥병원' }]);
  await server().db`truncate businesses cascade`;
});

test('a line with markup in it is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-markup-'));
  const path = join(folder, 'list.csv');
  const line = (name: string) => `서울특별시,${name},서울특별시 종로구 종로 1,02-555-1234,37.5704,126.9831`;
  await writeFile(path, ['sido,name,road_address,tel,lat,lng', line('튼튼약국'), line('<script>x</script>약국')].join('\r\n'));
  const report = await importListings(server(), sources.pharmacies, path);
  await rm(folder, { recursive: true });
  expect(report.unusable).toEqual([{ line: 3, reason: 'HTML 태그나 스크립트가 섞여 있어요' }]);
  expect(await server().db`select name from businesses`).toEqual([{ name: '튼튼약국' }]);
});
