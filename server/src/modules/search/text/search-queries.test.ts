import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '../../../platform/errors/result.ts';
import { paths } from '../../../platform/paths.ts';
import { withApp } from '../../../testing/with-app.ts';
import { importListings, listingSources as sources } from '../../registers/index.ts';
import { queries, written, writtenQueries } from './search-queries.data.ts';

const official = join(paths.repository, '..', 'shared', 'data', 'animal_hospitals_localdata_20260714_euckr.csv');
const own = join(paths.repository, 'e2e', 'register', 'own-export.csv');
const isThere = existsSync(official);

/** Against the project's own small export, where the official one does not lie beside the project. */
const ownQueries = [
  ['한빛 언덕', '한빛언덕동물병원'],
  ['ㅎㅂㅇㄷ', '한빛언덕동물병원'],
  ['한빗언덕', '한빛언덕동물병원'],
  ['구로구 새벽들', '새벽들동물병원'],
] as const;

const server = withApp();
beforeAll(async () => {
  const report = await importListings(server(), sources.hospitals, isThere ? official : own);
  expect(report.inserted).toBeGreaterThanOrEqual(isThere ? 5_400 : 3);
  unwrap(await server().services.listings.addListing({ kind: 'hospital', ...written, ownerUserId: null }));
});

test('the list lists fifty queries, each once', () => {
  expect(queries.length).toBeGreaterThanOrEqual(50);
  expect(new Set(queries.map(([text]) => text)).size).toBe(queries.length);
});

test.each([...(isThere ? queries : ownQueries), ...writtenQueries.map((text) => [text, written.name] as const)])(
  'who types %s finds %s among the first three',
  async (search, name) => {
    const found = unwrap(await server().services.search.searchListings('hospital', { search, count: 3 }));
    expect(found.map((listing) => listing.name)).toContain(name);
  },
);
