import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import { leastPricesBehind, type PriceSource } from './prices.policy.ts';

/** The domain of the accounts that the demo makes (demo/people.ts); nobody can have mail there. */
const DEMO_ACCOUNTS = '@petcare.test';

/** So long after it was paid, a price is told. */
const RECEIPT_MONTHS = 24;

export type Treatment = { id: number; name: string; parentName: string | null; isWeight: boolean };

/** With the treatment that was asked about, which it is or lies below. */
type WithAskedId<T> = T & { askedId: number };

export async function listTreatments(sql: Sql, ids: number[]): Promise<Treatment[]> {
  return sql<Treatment[]>`
    select m.id, m.name, p.name as parent_name, p.parent_id is not null as is_weight
    from medicals m left join medicals p on p.id = m.parent_id where m.id = any(${ids})`;
}

/** Treatments of which fees are published, as a whole or by weight, in an order that mixes their kinds. */
export async function listPricedTreatments(sql: Sql): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select t.id from medicals t join medicals kind on kind.id = t.parent_id and kind.parent_id is null
    where exists (
      select from published_fees f join medicals m on m.id = f.medical_id where m.id = t.id or m.parent_id = t.id)
    order by md5(t.id::text)`;
  return rows.map(({ id }) => id);
}

/** Every price that is known of treatments and of all below them. What else tells prices is added here, and only here. */
export async function listPriceSources(sql: Sql, medicalIds: number[], today: string): Promise<WithAskedId<PriceSource>[]> {
  return [...(await listPublishedFees(sql, medicalIds)), ...(await listPricesOfHospitals(sql, medicalIds, today))];
}

const below = (sql: Sql, medicalIds: number[]) => sql`
  with recursive below as (
    select id as asked_id, id from medicals where id = any(${medicalIds})
    union select b.asked_id, m.id from medicals m join below b on m.parent_id = b.id
  )`;

/** Of each treatment and region the latest year's. */
async function listPublishedFees(sql: Sql, medicalIds: number[]): Promise<WithAskedId<PriceSource>[]> {
  const rows = await sql<WithAskedId<Omit<PriceSource, 'prices'>>[]>`
    ${below(sql, medicalIds)}
    select distinct on (b.asked_id, f.medical_id, f.region_code) b.asked_id, f.medical_id, f.region_code, f.year::int as year,
      f.min_won as min, f.median_won as middle, f.max_won as max
    from published_fees f join below b on b.id = f.medical_id
    order by b.asked_id, f.medical_id, f.region_code, f.year desc`;
  return rows.map((row) => ({ ...row, prices: leastPricesBehind(row) }));
}

/** Of a hospital or a person of the demo, whose made-up prices are not told where fees have been published. */
const isDemo = (sql: Sql, userId: ReturnType<Sql>) => sql`(
  exists (select from published_fees where not is_demo)
  and exists (select from account_contacts a where a.id = ${userId} and a.email like ${`%${DEMO_ACCOUNTS}`}))`;

/** The fees that public hospitals ask. Nothing is no price: the fee lies in an option, then. */
const offered = (sql: Sql) => sql`
  from product_prices p join below b on b.id = p.medical_id join listing_heads l on l.id = p.business_id
  where p.is_offered and l.is_public and l.region_code is not null and p.price > 0 and not ${isDemo(sql, sql`l.owner_user_id`)}`;

/** The sums that were paid at public hospitals, by verified receipts. */
const paid = (sql: Sql, today: string) => sql`
  from receipt_prices p join below b on b.id = p.medical_id join listing_heads l on l.id = p.business_id
  where l.is_public and l.region_code is not null
    and p.paid_on > ${today}::date - make_interval(months => ${RECEIPT_MONTHS}) and not ${isDemo(sql, sql`p.user_id`)}`;

/** A hospital is one source of a treatment's price, however many receipts there are of it. */
async function listPricesOfHospitals(sql: Sql, medicalIds: number[], today: string): Promise<WithAskedId<PriceSource>[]> {
  return sql<WithAskedId<PriceSource>[]>`
    ${below(sql, medicalIds)}, known as (
      select b.asked_id, p.medical_id, l.id, l.region_code, p.price ${offered(sql)}
      union all select b.asked_id, p.medical_id, l.id, l.region_code, p.price ${paid(sql, today)}
    )
    select asked_id, medical_id, region_code, null::int as year,
      min(price)::int as min, round(avg(price))::int as middle, max(price)::int as max, 1 as prices
    from known group by asked_id, medical_id, id, region_code`;
}

export type OfferScope = { medicalId: number; regionCodes: string[] | undefined; most: number | null };
export type Offer = { hospitalId: number; hospital: string; regionCode: string; price: number };

/** Each hospital once, with the lowest that it asks for the treatment or one below it. */
const offers = (sql: Sql, { regionCodes, most }: OfferScope) => sql`
  select l.id as hospital_id, l.name as hospital, l.region_code, min(p.price)::int as price ${offered(sql)}
  ${regionCodes ? sql`and l.region_code = any(${regionCodes})` : sql``} ${most === null ? sql`` : sql`and p.price <= ${most}`}
  group by 1, 2, 3`;

/** Lowest first. */
export async function listOffers(sql: Sql, scope: OfferScope, page: Page): Promise<Offer[]> {
  return sql<Offer[]>`
    ${below(sql, [scope.medicalId])} ${offers(sql, scope)} order by price, hospital_id limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countOffers(sql: Sql, scope: OfferScope): Promise<number> {
  const [row] = await sql<
    [{ total: number }]
  >`${below(sql, [scope.medicalId])} select count(*)::int as total from (${offers(sql, scope)}) o`;
  return row.total;
}
