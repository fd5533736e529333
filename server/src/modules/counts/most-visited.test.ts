import { unwrap } from '../../platform/errors/result.ts';
import { gql, rest } from '../../testing/calls.ts';
import { withApp } from '../../testing/with-app.ts';
import type { ListingKind } from '../listings/index.ts';

const server = withApp();
const fields = { hospital: 'getMostVisitedHospitals', pharmacy: 'getMostVisitedPharmacies', company: 'getMostVisitedCompanies' };

let added = 0;
async function aListing(kind: ListingKind): Promise<number> {
  added += 1;
  return unwrap(
    await server().services.listings.addListing({
      kind,
      name: `${added}번째 한 곳`,
      address: '서울특별시 구로구 디지털로 300',
      ownerUserId: null,
    }),
  );
}

let guests = 0;
async function visit(kind: ListingKind, id: number, visitors: number): Promise<void> {
  const visits = Array.from({ length: visitors }, () =>
    server().services.counts.countVisit({ kind, id }, { ip: `10.0.${(guests += 1) >> 8}.${guests & 255}` }),
  );
  expect((await Promise.all(visits)).map(unwrap)).toEqual(visits.map(() => true));
}

async function mostVisited(kind: ListingKind, page = 1, count = 20): Promise<{ ids: number[]; total: number }> {
  const { data, errors } = await gql<{ list: { id: string }[]; total: number }>(
    server(),
    undefined,
    `query ($page: Int, $count: Int) { list: ${fields[kind]}ByPage(page: $page, count: $count) { id } total: ${fields[kind]}Count }`,
    { page, count },
  );
  expect(errors).toEqual([]);
  return { ids: data.list.map(({ id }) => Number(id)), total: data.total };
}

/** As reckoned anew from the days. */
async function expectExact(): Promise<void> {
  const sums = () => server().db`select business_id, kind, visits from recent_visits order by business_id`;
  const kept = await sums();
  await server().db`select recount_recent_visits(min(since)) from recent_visits`;
  expect(kept).toEqual(await sums());
}

test.each(Object.keys(fields) as ListingKind[])(
  'each %s that had visitors, most first; neither clicks nor one that is closed',
  async (kind) => {
    const [few, most, clicked, closed, never] = [
      await aListing(kind),
      await aListing(kind),
      await aListing(kind),
      await aListing(kind),
      await aListing(kind),
    ];
    await visit(kind, few, 1);
    await visit(kind, most, 3);
    await visit(kind, closed, 5);
    unwrap(await server().services.counts.countAct('click', { kind, id: clicked }, 1, { ip: '10.1.0.1' }));
    await server().db`update businesses set closed_at = now() where id = ${closed}`;
    expect(await mostVisited(kind)).toEqual({ ids: [most, few], total: 2 });
    expect([(await mostVisited(kind, 2, 1)).ids, (await mostVisited(kind, 3, 1)).ids]).toEqual([[few], []]);
    // REST goes on with the others, page by page, each once.
    const pages = [1, 2, 3, 4, 5].map(
      async (page) =>
        (await rest<{ items: { id: string }[] }>(server(), undefined, 'GET', `/${kind}/visitors?page=${page}&count=1`)).body.data.items,
    );
    expect((await Promise.all(pages)).flat().map(({ id }) => Number(id))).toEqual([most, few, never, clicked]);
    await expectExact();
  },
);

test('impossible pages are refused', async () => {
  for (const asked of [{ page: 0 }, { page: -1 }, { count: 0 }, { count: 1_000_000 }]) {
    const { errors } = await gql(
      server(),
      undefined,
      'query ($page: Int, $count: Int) { getMostVisitedHospitalsByPage(page: $page, count: $count) { id } }',
      asked,
    );
    expect([asked, errors[0]?.extensions.code]).toEqual([asked, 'VALIDATION_FAILED']);
  }
});

test('thirty days are told; an older visitor is taken off as others come, also in the middle of them', async () => {
  const { clock, db } = server();
  const [old, lasting] = [await aListing('company'), await aListing('company')];
  await visit('company', old, 10);
  await visit('company', lasting, 7);
  clock.advance({ days: 10 });
  await visit('company', lasting, 2);
  clock.advance({ days: 19 });
  expect((await mostVisited('company')).ids.slice(0, 2)).toEqual([old, lasting]);
  clock.advance({ days: 1 });
  // More of them at once than are done with one batch of visits.
  const many = await Promise.all(Array.from({ length: 250 }, () => aListing('hospital')));
  await Promise.all(many.map((id) => visit('hospital', id, 1)));
  await Promise.all([visit('company', lasting, 1), visit('hospital', many[0]!, 1)]);
  expect((await mostVisited('company')).ids).toEqual([lasting]);
  expect(await db`select visits from recent_visits where business_id = ${lasting}`).toEqual([{ visits: 3 }]);

  clock.advance({ days: 30 });
  for (let round = 0; round < 4; round += 1)
    await Promise.all([visit('hospital', many[round]!, 5), visit('hospital', many[9]!, 5), visit('hospital', many[round]!, 5)]);
  expect(await db`select distinct visits from recent_visits where business_id = any(${many.slice(0, 4)})`).toEqual([{ visits: 10 }]);
  expect(await db`select visits from recent_visits where business_id = ${many[9]!}`).toEqual([{ visits: 20 }]);
  expect((await mostVisited('hospital')).total).toBe(5);
  await expectExact();
});
