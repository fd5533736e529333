import type { Sql } from '../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../platform/database/page-of-rows.ts';
import type { Page } from '../../platform/paging.ts';

export type BannerRow = {
  id: number;
  type: number;
  name: string;
  pcImage: string;
  mobileImage: string;
  url: string;
  isInternalLink: boolean;
  isAd: boolean;
  visible: boolean;
  displayStart: string;
  displayEnd: string;
  createdAt: string;
};
/** The words of an operator about one. */
export type BannerValues = Pick<BannerRow, 'type' | 'name' | 'url' | 'isInternalLink' | 'isAd' | 'displayStart' | 'displayEnd'>;
type WithPictures = BannerValues & Pick<BannerRow, 'pcImage' | 'mobileImage'>;
export type CountedBanner = BannerRow & { views: number; clicks: number };
export type BannerAct = 'view' | 'click';
export type BannerVisit = { bannerId: number; day: string; act: BannerAct; visitor: string };

const columns = (sql: Sql) => sql`
  id, type, name, pc_image, mobile_image, url, is_internal_link, is_ad, visible, display_start, display_end, created_at`;

const MOST_SHOWN = 10;

/** Those of a place that are shown at this moment, the latest first. */
export async function listShown(sql: Sql, type: number, now: Date): Promise<BannerRow[]> {
  return sql<BannerRow[]>`
    select ${columns(sql)} from banners
    where type = ${type} and visible and display_end > ${now} and display_start <= ${now} order by id desc limit ${MOST_SHOWN}`;
}

/** Those of them that are shown at this moment, and stay until the transaction ends. */
export async function lockShown(sql: Sql, ids: readonly number[], now: Date): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from banners where id = any(${[...ids]}::bigint[]) and visible and display_end > ${now} and display_start <= ${now}
    order by id for key share`;
  return rows.map(({ id }) => id);
}

/** Those that were not there yet. Rows are written in one order everywhere, so that no two batches wait for each other. */
export async function insertVisits(sql: Sql, visits: readonly BannerVisit[]): Promise<BannerVisit[]> {
  const of = <Key extends keyof BannerVisit>(key: Key) => visits.map((visit) => visit[key]);
  return sql<BannerVisit[]>`
    insert into banner_visits (banner_id, day, act, visitor)
    select distinct * from unnest(${of('bannerId')}::bigint[], ${of('day')}::date[], ${of('act')}::text[], ${of('visitor')}::text[])
    order by 1, 2, 3, 4
    on conflict do nothing returning banner_id, day, act, visitor`;
}

export async function addToDays(sql: Sql, visits: readonly BannerVisit[]): Promise<void> {
  const of = <Key extends keyof BannerVisit>(key: Key) => visits.map((visit) => visit[key]);
  await sql`
    insert into banner_daily_counts (banner_id, day, views, clicks)
    select banner_id, day, count(*) filter (where act = 'view'), count(*) filter (where act = 'click')
    from unnest(${of('bannerId')}::bigint[], ${of('day')}::date[], ${of('act')}::text[]) as g (banner_id, day, act)
    group by 1, 2 order by 1, 2
    on conflict (banner_id, day) do update
    set views = banner_daily_counts.views + excluded.views, clicks = banner_daily_counts.clicks + excluded.clicks`;
}

export async function forgetVisitsBefore(sql: Sql, day: string): Promise<void> {
  await sql`delete from banner_visits where day < ${day}::date`;
}

/** The latest hundred with all that was counted of them. */
export async function listCounted(sql: Sql, page: Page): Promise<ListedPage<CountedBanner>> {
  const rows = () => sql`
    select ${columns(sql)}, coalesce(c.views, 0) as views, coalesce(c.clicks, 0) as clicks
    from banners left join lateral (
      select sum(views)::int as views, sum(clicks)::int as clicks from banner_daily_counts where banner_id = banners.id
    ) c on true
    order by id desc`;
  return pageOfRows<CountedBanner>(sql, rows, page);
}

const written = ['type', 'name', 'pcImage', 'mobileImage', 'url', 'isInternalLink', 'isAd', 'displayStart', 'displayEnd'] as const;

export async function insertBanner(sql: Sql, banner: WithPictures & { createdAt: Date }): Promise<number> {
  const [row] = await sql<{ id: number }[]>`insert into banners ${sql(banner, ...written, 'createdAt')} returning id`;
  return row!.id;
}

/** It stays as it is until the transaction ends. */
export async function lockBanner(sql: Sql, id: number): Promise<BannerRow | undefined> {
  const [row] = await sql<BannerRow[]>`select ${columns(sql)} from banners where id = ${id} for update`;
  return row;
}

export async function updateBanner(sql: Sql, id: number, banner: WithPictures): Promise<void> {
  await sql`update banners set ${sql(banner, ...written)} where id = ${id}`;
}

export async function setVisible(sql: Sql, id: number, visible: boolean): Promise<boolean> {
  const rows = await sql`update banners set visible = ${visible} where id = ${id} returning 1`;
  return rows.length > 0;
}

/** Its pictures; undefined where there is none. */
export async function deleteBanner(sql: Sql, id: number): Promise<string[] | undefined> {
  const [row] = await sql<
    { pcImage: string; mobileImage: string }[]
  >`delete from banners where id = ${id} returning pc_image, mobile_image`;
  return row && [row.pcImage, row.mobileImage];
}
