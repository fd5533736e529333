/** The tables whose rows a job takes away when their time is over, with the job: docs/production.md says of each for how long it has them. */
export const forgottenTables: Readonly<Record<string, string>> = {
  ad_introductions: 'forget-voices',
  alerts: 'forget-alerts',
  banner_visits: 'forget-banner-visits',
  board_views: 'forget-board-views',
  business_visits: 'forget-visits',
  customer_voices: 'forget-voices',
  email_codes: 'forget-email-codes',
  idempotency_keys: 'forget-old-answers',
  identity_verifications: 'forget-identity-verifications',
  notice_views: 'forget-notice-views',
  oauth_states: 'forget-social-logins',
  outbox_letters: 'send-letters',
  page_views: 'sum-up-page-views',
  push_devices: 'forget-push-devices',
  rate_limits: 'forget-ended-limits',
  refresh_tokens: 'forget-ended-logins',
  reports: 'forget-reports',
  reservation_callers: 'follow-reservations',
  reservation_notices: 'follow-reservations',
  reservation_tally_changes: 'fold-reservation-tallies',
  social_tickets: 'forget-social-logins',
  staff_invitations: 'forget-staff-invitations',
  temporary_passwords: 'forget-temporary-passwords',
  waiting_uploads: 'sweep-uploads',
};

/** The tables whose rows go with the next act of their owner once their time is over: the same document says when. */
export const actForgottenTables: readonly string[] = ['login_networks', 'operator_sessions'];

/** The tables of which nothing is ever taken away by itself, and which are no thing of one owner: the document names each. */
export const everKeptTables: readonly string[] = [
  ...['banner_daily_counts', 'business_daily_counts', 'ledger_entries', 'listing_corrections', 'operator_acts', 'orders'],
  ...['page_view_daily_counts', 'payment_cancels', 'point_entries', 'register_editions', 'reservation_changes'],
  ...['search_daily_counts', 'settlements'],
];

/** The tables that are there as long as their owner, or whoever edits them, has them there. */
export const ownedTables: readonly string[] = [
  ...['account_blocks', 'account_locks', 'banners', 'board_bookmarks', 'board_comments', 'board_counts', 'board_likes'],
  ...['board_numbers', 'board_posts', 'business_pictures', 'businesses', 'companies', 'contest_comment_likes'],
  ...['contest_comments', 'contest_entries', 'contest_likes', 'contest_rounds', 'disease_symptoms', 'diseases', 'faqs'],
  ...['favourites', 'forbidden_words', 'gift_groups', 'gifts', 'inquiries', 'inquiry_pictures', 'job_ends', 'joining_gifts'],
  ...['listing_counts', 'listing_premiums', 'medicals', 'message_blocks', 'messages', 'notice_files', 'notices'],
  ...['operator_recovery_codes', 'operators', 'pass_items', 'passes', 'pet_kinds', 'pet_vaccination_notices'],
  ...['pet_vaccinations', 'pet_weights', 'pets', 'point_balances', 'product_options', 'products', 'published_fees'],
  ...['push_mutes', 'receipt_items', 'receipt_openings', 'receipt_pictures', 'receipt_purchases', 'receipts'],
  ...['recent_visits', 'registrations', 'reservation_excludes', 'reservation_feeds', 'reservation_items'],
  ...['reservation_nights', 'reservation_tallies', 'reservation_times', 'reservations', 'review_likes', 'review_notices'],
  ...['review_replies', 'review_summaries', 'review_unproven_points', 'review_write_offs', 'reviews', 'sending_holds'],
  ...['site_owner_facts', 'social_accounts', 'staff_members', 'symptoms', 'users'],
];
