import type { Sql } from '../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../platform/database/page-of-rows.ts';
import type { Page } from '../../platform/paging.ts';
import type { AdIntroduction, Voice } from './voices.policy.ts';

export type VoiceRow = Voice & { id: number; createdAt: string };
export type AdIntroductionRow = AdIntroduction & { id: number; createdAt: string };

export async function insertVoice(sql: Sql, voice: Voice & { userId: number | null; createdAt: Date }): Promise<void> {
  await sql`insert into customer_voices ${sql(voice, 'userId', 'name', 'email', 'contact', 'inquiry', 'content', 'createdAt')}`;
}

export async function insertAdIntroduction(sql: Sql, ad: AdIntroduction & { createdAt: Date }): Promise<void> {
  await sql`insert into ad_introductions ${sql(ad, 'name', 'company', 'email', 'contract', 'businessType', 'other', 'createdAt')}`;
}

/** Those that nobody has closed, oldest first. */
export async function listOpenVoices(sql: Sql, page: Page): Promise<ListedPage<VoiceRow>> {
  const rows = () => sql`
    select id, name, email, contact, inquiry, content, created_at from customer_voices where closed_at is null order by id`;
  return pageOfRows<VoiceRow>(sql, rows, page);
}

export async function listOpenAds(sql: Sql, page: Page): Promise<ListedPage<AdIntroductionRow>> {
  const rows = () => sql`
    select id, name, company, email, contract, business_type, other, created_at from ad_introductions
    where closed_at is null order by id`;
  return pageOfRows<AdIntroductionRow>(sql, rows, page);
}

/** False when it is not there, or closed already. */
export async function closeVoice(sql: Sql, id: number, now: Date): Promise<boolean> {
  const rows = await sql`update customer_voices set closed_at = ${now} where id = ${id} and closed_at is null returning 1`;
  return rows.length > 0;
}

export async function closeAd(sql: Sql, id: number, now: Date): Promise<boolean> {
  const rows = await sql`update ad_introductions set closed_at = ${now} where id = ${id} and closed_at is null returning 1`;
  return rows.length > 0;
}

export async function forgetVoicesBefore(sql: Sql, instant: Date): Promise<void> {
  await sql`delete from customer_voices where created_at < ${instant}`;
}

export async function forgetAdsBefore(sql: Sql, instant: Date): Promise<void> {
  await sql`delete from ad_introductions where created_at < ${instant}`;
}

/** The words of a person who leaves: they stay for as long as it must, and names nobody. */
export async function forgetSender(sql: Sql, userId: number): Promise<void> {
  await sql`update customer_voices set name = '탈퇴한 회원', email = null, contact = null, user_id = null where user_id = ${userId}`;
}
