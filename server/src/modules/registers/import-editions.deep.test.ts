import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCsv } from '../../platform/csv.ts';
import { paths } from '../../platform/paths.ts';
import { withApp } from '../../testing/with-app.ts';
import { importListings } from './import-listings.ts';
import { sources } from './sources.ts';

const official = join(paths.repository, '..', 'shared', 'data', 'animal_hospitals_localdata_20260714_euckr.csv');
const isThere = existsSync(official);
const server = withApp();
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'petcare-editions-'))));
afterAll(() => rm(folder, { recursive: true }));

/** The export as it may have been in February: 강원 and 전북 under their old numbers, what came later not there or still open. */
async function olderEdition(): Promise<string> {
  const all: string[][] = [];
  for await (const { cells } of readCsv(official)) all.push(cells);
  const [header, ...rows] = all;
  const at = (column: string) => header!.indexOf(column);
  const [number, modified, refreshed] = [at('관리번호'), at('최종수정시점'), at('데이터갱신시점')];
  const [status, licensed, road] = [at('영업상태명'), at('인허가일자'), at('도로명주소')];
  const older = rows
    .filter((cells) => cells[licensed]! < '2026-03-01')
    .map((cells) => {
      const row = [...cells];
      row[refreshed] = '2026-02-27 10:00:00';
      if (row[modified]! >= '2026-03-01') {
        row[modified] = '2025-01-02 03:04:05';
        row[status] = '영업/정상';
      }
      if (/^(강원|전북)/.test(row[road]!)) row[number] = `9${row[number]!.slice(1)}`;
      return row;
    });
  const path = join(folder, 'older.csv');
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  await writeFile(path, [header!, ...older].map((row) => row.map(quoted).join(',')).join('\r\n'));
  return path;
}

(isThere ? test : test.skip)(
  `the official export after an older one ends as it alone${isThere ? '' : ' (skipped: ../shared/data is absent)'}`,
  async () => {
    const { db } = server();
    const older = await olderEdition();
    const everything = async () => [
      ...(await db`
        select licence_number, licensed_on, name, phone, postcode, region_code, address, jibun_address, latitude, longitude,
          is24, search_text, register_row_at from businesses where is_public order by licence_number`),
    ];
    await importListings(server(), sources.hospitals, official);
    const alone = await everything();
    await expect(importListings(server(), sources.hospitals, older)).rejects.toThrow('--older');
    expect((await importListings(server(), sources.hospitals, older, { older: true })).renumbered).toBeGreaterThan(300);
    expect(await importListings(server(), sources.hospitals, official)).toMatchObject({ inserted: 0 });
    expect(await everything()).toEqual(alone);
    await db`truncate businesses, register_editions cascade`;
    await importListings(server(), sources.hospitals, older);
    await importListings(server(), sources.hospitals, official);
    expect(await everything()).toEqual(alone);
  },
);
