import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '../../platform/errors/result.ts';
import { licenceCsv, NEW, OLD, type LicenceRow } from '../../testing/licence-export.ts';
import { aHospital } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { importListings, type ImportOptions } from './import-listings.ts';
import { UnusableExport } from './read-listings.ts';
import { sources } from './sources.ts';

const server = withApp();
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'petcare-editions-'))));
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => void (await server().db`truncate businesses, register_editions cascade`));

const run = async (rows: LicenceRow[], options: ImportOptions = {}, header = NEW) => {
  const path = join(folder, 'export.csv');
  await writeFile(path, licenceCsv(header, rows));
  return importListings(server(), sources.hospitals, path, options);
};
type ImportedRow = { id: number; licenceNumber: string; name: string; phone: string | null };
const shown = async () => [
  ...(await server().db<
    ImportedRow[]
  >`select id, licence_number, name, phone from businesses where is_public order by name, licence_number`),
];
const numbers = async () => (await shown()).map(({ licenceNumber }) => licenceNumber);
/** All that a search, a card or a page shows of a listing, and what the next import will ask. */
const everything = async () => [
  ...(await server().db`
    select kind, licence_number, licensed_on, name, phone, postcode, region_code, address, jibun_address, latitude, longitude,
      is24, search_name, search_stem, search_text, choseong, register_row_at, register_name
    from businesses where is_public order by licence_number`),
];
const give = async (licenceNumber: string) => {
  const { db, services } = server();
  const { id } = await aHospital(server());
  const [listing] = await db<[{ id: number }]>`select id from businesses where licence_number = ${licenceNumber}`;
  unwrap(await db.begin((tx) => services.listings.owners.giveListing(tx, 'hospital', listing.id, id)));
  return { id, accountType: 1, socialType: 0, nickname: '', name: '', sessionId: '', awaitsApproval: false } as const;
};

/** Some 60 m apart, and 80 m. */
const [HERE, AT_60_M, AT_80_M] = ['199947.2', '200007.2', '200027.2'];
const y = '453593.8';
const OLDER = '2026-05-01 10:00:00';
const NEWER = '2026-07-13 16:57:07';

test('an older edition is refused with both dates, unless it is asked for; the newer one then undoes it', async () => {
  const newer = [{ number: '1', name: '새이름동물병원', modified: NEWER }];
  const older = [{ number: '1', name: '옛이름동물병원', modified: OLDER }];
  expect(await run(newer)).toMatchObject({ edition: '2026-07-13' });
  await expect(run(older)).rejects.toThrow(/2026-05-01 자료예요.*2026-07-13 자료가 이미/);
  expect(await shown()).toMatchObject([{ name: '새이름동물병원' }]);
  expect(await run(older, { older: true })).toMatchObject({ edition: '2026-05-01', updated: 1, heldBack: 0 });
  expect(await shown()).toMatchObject([{ name: '옛이름동물병원' }]);
  expect(await run(newer)).toMatchObject({ updated: 1 });
  expect(await shown()).toMatchObject([{ name: '새이름동물병원' }]);
});

test('a file that does not say its day is asked for it; a day to come is none', async () => {
  await run([
    { number: '1', modified: NEWER },
    { number: '2', modified: '2099-01-01 00:00:00' },
  ]);
  await expect(run([{ number: '1', name: '어느날동물병원' }])).rejects.toThrow('--edition');
  await expect(run([{ number: '1' }], { edition: '2026-07-12' })).rejects.toThrow(UnusableExport);
  expect(await run([{ number: '1', name: '오늘동물병원' }, { number: '2' }], { edition: '2026-07-14' })).toMatchObject({ updated: 1 });
  await expect(run([{ number: '1', modified: NEWER }])).rejects.toThrow('2026-07-14');
  const mended = { number: '2', name: '고친동물병원', modified: '2026-07-15 00:00:00' };
  expect(await run([{ number: '1' }, mended])).toMatchObject({ edition: '2026-07-15', heldBack: 0 });
  expect((await shown()).map(({ name }) => name)).toContain('고친동물병원');
});

test('in a newer edition, too, a row that is older than what is known is left out', async () => {
  await run([
    { number: '1', name: '새이름동물병원', modified: NEWER },
    { number: '2', name: '둘째동물병원', modified: NEWER },
  ]);
  const stale: LicenceRow[] = [
    { number: '1', name: '옛이름동물병원', modified: OLDER },
    { number: '2', status: '폐업', modified: OLDER },
    { number: '3', name: '셋째동물병원', modified: NEWER },
  ];
  expect(await run(stale)).toMatchObject({ heldBack: 2, inserted: 1, updated: 0, turnedOff: 0 });
  expect((await shown()).map(({ name }) => name)).toEqual(['둘째동물병원', '새이름동물병원', '셋째동물병원']);
});

describe('the same hospital under a new licence', () => {
  const was: LicenceRow = { number: '42-1', name: '한강 동물병원', x: HERE, y, modified: OLDER, phone: '5551234' };
  const is: LicenceRow = { number: '65-1', name: '한강동물병원', x: AT_60_M, y, modified: NEWER, phone: '' };

  test.each([
    ['its old number is gone', [is]],
    ['its old licence has ended', [{ ...was, status: '폐업', modified: NEWER }, is]],
  ])('goes on as one listing, with the telephone that the register has lost: %s', async (_name, edition) => {
    await run([was]);
    const [before] = await shown();
    expect(await run(edition)).toMatchObject({ inserted: 0, renumbered: 1, turnedOff: 0 });
    expect(await shown()).toEqual([{ id: before!.id, licenceNumber: '65-1', name: '한강동물병원', phone: '+8225551234' }]);
    expect(await run(edition)).toMatchObject({ inserted: 0, updated: 0, renumbered: 0 });
  });

  test('is found by the name that the register has, whatever its owner calls it', async () => {
    await run([was]);
    const owner = await give('42-1');
    unwrap(await server().services.listings.updateMyListing('hospital', owner, { name: '주인이쓴이름' }));
    expect(await run([is])).toMatchObject({ renumbered: 1, inserted: 0 });
    expect(await shown()).toMatchObject([{ licenceNumber: '65-1', name: '주인이쓴이름' }]);
  });

  test('whose licence has ended while it had an owner is told to the operator', async () => {
    await run([was]);
    await give('42-1');
    const report = await run([{ ...was, status: '폐업', modified: NEWER }, is]);
    expect(report).toMatchObject({ renumbered: 0, inserted: 1, turnedOff: 1 });
    expect(report.notices).toEqual([expect.stringContaining('42-1')]);
    expect(await numbers()).toEqual(['65-1']);
  });

  test.each([
    ['80 m away', { ...is, x: AT_80_M }, []],
    ['another name', { ...is, name: '한강24시동물병원' }, []],
    ['the old one still there', is, [was]],
    ['no position', { ...is, x: '', y: '' }, []],
  ])('is not one with %s', async (_name, row, rest) => {
    await run([was]);
    expect(await run([row, ...rest])).toMatchObject({ renumbered: 0, inserted: 1 });
    expect(await numbers()).toHaveLength(1 + rest.length);
  });

  test('that stands there twice already is one again: the listing with the owner', async () => {
    await run([was, is]);
    await give('42-1');
    expect(await numbers()).toHaveLength(2);
    expect(await run([is])).toMatchObject({ renumbered: 1 });
    const [{ hasOwner, isPublic }] = await server().db<[{ hasOwner: boolean; isPublic: boolean }]>`
      select owner_user_id is not null as has_owner, is_public from businesses where licence_number = '65-1'`;
    expect({ hasOwner, isPublic }).toEqual({ hasOwner: true, isPublic: true });
    expect(await numbers()).toEqual(['65-1']);
  });
});

test('what the register does not know any more is kept; of another address nothing old is', async () => {
  const full: LicenceRow = { number: '1', modified: OLDER };
  const bare: LicenceRow = { ...full, phone: '', postcode: '', jibun: '', x: '', y: '', licensed: '', modified: NEWER };
  await run([full]);
  const [before] = await everything();
  await run([bare]);
  const [after] = await everything();
  expect(after).toMatchObject({ ...before, registerRowAt: expect.any(String), searchText: expect.any(String) });
  expect(await run([bare])).toMatchObject({ updated: 0 });
  await run([{ ...bare, road: '서울특별시 중구 세종대로 1' }]);
  const [moved] = await everything();
  expect(moved).toMatchObject({ phone: '+8225551234', postcode: null, latitude: null, jibunAddress: null, regionCode: '11140' });
});

test('a listing whose row could not be read is neither closed nor taken for another', async () => {
  await run([{ number: '1' }, { number: '2', name: '둘째동물병원', x: '199000' }]);
  const report = await run([{ number: '1' }, { number: '2', name: '' }, { number: '3', name: '둘째동물병원', x: '199000' }]);
  expect(report).toMatchObject({ unusable: [{ line: 3 }], turnedOff: 0, inserted: 1, renumbered: 0 });
  expect(await numbers()).toEqual(['2', '3', '1']);
});

test('a part of a register closes nothing elsewhere, a whole one what it has no more', async () => {
  const seoul = Array.from({ length: 4 }, (_, index) => ({ number: `s${index}`, name: `종로${index}동물병원` }));
  const road = '경기도 하남시 신평로 1';
  const hanam = Array.from({ length: 8 }, (_, index) => ({ number: `h${index}`, name: `하남${index}동물병원`, road, jibun: '' }));
  await run([...seoul, ...hanam]);
  const ofSeoul = await run([...seoul.slice(1), hanam[0]!]);
  expect(ofSeoul).toMatchObject({ turnedOff: 0, notices: [expect.stringContaining('일부만')] });
  expect(await run([...seoul.slice(1), ...hanam.slice(0, 3)])).toMatchObject({ turnedOff: 1, closed: 1, notices: [] });
  expect(await numbers()).toHaveLength(11);
  expect(await run([...seoul.slice(1), ...hanam.slice(2)])).toMatchObject({ turnedOff: 2 });
  expect(await numbers()).toHaveLength(9);
});

test('a file of changes closes nothing, however few listings there are', async () => {
  await run([{ number: 'one', name: '하나동물병원' }]);
  const change = { number: 'two', name: '둘째동물병원', x: '199000' };
  expect(await run([change], { part: true })).toMatchObject({ turnedOff: 0, inserted: 1, notices: [expect.stringContaining('일부만')] });
  expect((await numbers()).sort()).toEqual(['one', 'two']);
  expect(await run([change])).toMatchObject({ turnedOff: 1 });
});

test('the old edition and then the new one end as the new one alone', async () => {
  const road = (index: number) => `서울특별시 종로구 창경궁로 ${index + 1}`;
  const x = (index: number) => `${199000 + index * 100}`;
  const place = (index: number, modified: string): LicenceRow => ({
    ...{ number: `a${index}`, name: `${index}번동물병원`, road: road(index), x: x(index), y, modified },
  });
  const old = Array.from({ length: 40 }, (_, index) => place(index, OLDER));
  const now = old.flatMap((row, index): LicenceRow[] => {
    if (index < 12) return [{ ...row, number: `b${index}`, modified: NEWER }];
    if (index < 16) return [{ ...row, status: '폐업', modified: NEWER }];
    if (index < 20) return [];
    if (index < 25) return [{ ...row, name: `${index}번24시동물병원`, modified: NEWER }];
    if (index < 30) return [{ ...row, road: road(index + 100), x: x(index + 100), modified: NEWER }];
    return [row];
  });
  const fresh = Array.from({ length: 5 }, (_, index) => place(index + 60, NEWER));
  await run([...now, ...fresh]);
  const alone = await everything();
  await server().db`truncate businesses, register_editions cascade`;
  await run(old, {}, OLD);
  await run([...now, ...fresh]);
  expect(await everything()).toEqual(alone);
  await run(old, { older: true }, OLD);
  await run([...now, ...fresh]);
  expect(await everything()).toEqual(alone);
});
