import type { Database } from '../../server/src/platform/database/database.ts';

const SOME = 2_000;
/** As many kinds of gift cards as a shop has. */
const GIFTS = 20;

/** The things of a filled country that visitors ask for. */
export type CountryFacts = {
  hospitals: { id: number; name: string; sido: string; sigungu: string; latitude: number; longitude: number }[];
  bookable: number[];
  newestPost: number;
  gifts: { id: number; price: number }[];
};

export async function factsOf(db: Database): Promise<CountryFacts> {
  const hospitals = await db<CountryFacts['hospitals']>`
    select id, name, latitude, longitude, split_part(address, ' ', 1) as sido, split_part(address, ' ', 2) as sigungu from businesses
    where kind = 'hospital' and latitude is not null order by id % 97, id limit ${SOME}`;
  await giveOwners(db);
  const bookable = await db<{ id: number }[]>`
    select id from businesses where kind = 'hospital' and allow_reservation and owner_user_id is not null and business_hours is not null
    order by id limit ${SOME}`;
  const [post] = await db<[{ idx: number }]>`select max(idx)::int as idx from board_posts`;
  const gifts = await db<CountryFacts['gifts']>`
    insert into gift_groups (name, price, stock, stocked, created_at)
    select '측정 교환권 ' || n, 10000, 100000, 100000, now() from generate_series(1, ${GIFTS}::int) n
    on conflict (name) do update set stock = gift_groups.stock + excluded.stock, stocked = gift_groups.stocked + excluded.stocked returning id, price`;
  return { hospitals: [...hospitals], bookable: bookable.map(({ id }) => id), newestPost: post.idx, gifts: [...gifts] };
}

/** Each hospital that takes bookings gets somebody who answers for it: without one it takes none. */
async function giveOwners(db: Database): Promise<void> {
  await db`
    insert into users (account_type, email, name, nickname, phone, created_at, updated_at)
    select 1, 'clinic' || id || '@example.test', '김원장', '원장님' || id, '+821012345678', now(), now() from businesses
    where kind = 'hospital' and allow_reservation and owner_user_id is null
    on conflict do nothing`;
  await db`
    update businesses b set owner_user_id = u.id from users u
    where b.kind = 'hospital' and b.allow_reservation and b.owner_user_id is null and u.email = 'clinic' || b.id || '@example.test'`;
}
