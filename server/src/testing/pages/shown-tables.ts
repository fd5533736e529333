import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import type { Topic } from '../../platform/topics.ts';

/** The tables whose rows public pages show, by the topics that name them. */
export const shownTables: Readonly<Record<string, readonly Topic[]>> = {
  board_posts: ['posts'],
  board_comments: ['posts'],
  board_counts: ['posts'],
  contest_rounds: ['posts'],
  contest_entries: ['posts'],
  contest_comments: ['posts'],
  reviews: ['reviews'],
  review_replies: ['reviews'],
  review_summaries: ['reviews'],
  receipt_items: ['reviews'],
  businesses: ['listings'],
  business_pictures: ['listings'],
  companies: ['listings'],
  products: ['products'],
  product_options: ['products'],
  gift_groups: ['gifts'],
  reservation_times: ['times'],
  reservation_excludes: ['times'],
  notices: ['notices'],
  notice_files: ['notices'],
  faqs: ['faqs'],
  banners: ['banners'],
  site_owner_facts: ['company'],
  pet_kinds: ['knowledge'],
  symptoms: ['knowledge'],
  diseases: ['knowledge'],
  disease_symptoms: ['knowledge'],
  medicals: ['knowledge'],
  published_fees: ['knowledge'],
};

/** The tables of which no public page shows more than counts. */
export const unshownTables: readonly string[] = [
  ...['account_blocks', 'account_locks', 'ad_introductions', 'alerts', 'banner_daily_counts', 'banner_visits', 'board_bookmarks'],
  ...['board_likes', 'board_numbers', 'board_views', 'business_daily_counts', 'business_visits', 'contest_comment_likes'],
  ...['contest_likes', 'customer_voices', 'email_codes', 'favourites', 'forbidden_words', 'gifts', 'idempotency_keys'],
  ...['identity_verifications', 'inquiries', 'inquiry_pictures', 'job_ends', 'joining_gifts', 'ledger_entries', 'listing_corrections'],
  ...['listing_counts', 'listing_premiums', 'login_networks', 'message_blocks', 'messages', 'notice_views', 'oauth_states'],
  ...['operator_acts', 'operator_recovery_codes', 'operator_sessions', 'operators', 'orders', 'outbox_letters'],
  ...['page_view_daily_counts', 'page_views', 'pass_items', 'passes', 'payment_cancels', 'pet_vaccination_notices'],
  ...['pet_vaccinations', 'pet_weights', 'pets', 'point_balances', 'point_entries', 'push_devices', 'push_mutes', 'rate_limits'],
  ...['receipt_openings', 'receipt_pictures', 'receipt_purchases', 'receipts', 'recent_visits', 'refresh_tokens'],
  ...['register_editions', 'registrations', 'reports', 'reservation_callers', 'reservation_changes', 'reservation_feeds'],
  ...['reservation_items', 'reservation_nights', 'reservation_notices', 'reservation_tallies', 'reservation_tally_changes'],
  ...['reservations', 'review_likes', 'review_notices'],
  ...['review_unproven_points', 'review_write_offs', 'search_daily_counts', 'sending_holds', 'settlements'],
  ...['social_accounts', 'social_tickets', 'staff_invitations', 'staff_members', 'temporary_passwords', 'users'],
  ...['waiting_uploads'],
];

/** Columns of them that no page shows, and rows that none does. */
const unshownColumns: Readonly<Record<string, readonly string[]>> = { reviews: ['point', 'points_from'] };
const shownRows: Readonly<Record<string, string>> = { businesses: 'is_public' };

/** The state of all that public pages could show, by table. */
export async function shownState(db: Database): Promise<ReadonlyMap<string, string>> {
  const state = new Map<string, string>();
  for (const table of Object.keys(shownTables)) {
    const rows = await db<{ row: string }[]>`
      select (to_jsonb(t) - ${[...(unshownColumns[table] ?? [])]}::text[])::text as row from ${db(table)} t
      where ${shownRows[table] ? db`${db(shownRows[table])}` : db`true`} order by 1`;
    const hash = createHash('sha256').update(rows.map(({ row }) => row).join('\n'));
    state.set(table, hash.digest('hex'));
  }
  return state;
}

/** The topics of the tables that differ. */
export function topicsBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Topic[] {
  const tables = Object.keys(shownTables).filter((table) => before.get(table) !== after.get(table));
  return [...new Set(tables.flatMap((table) => shownTables[table]!))].sort();
}
