type Names = Readonly<Record<string, readonly string[]>>;

/** Which module's `.sql.ts` files may name a table (`npm run check` looks); others ask its verbs or a view. */
export const tables: Names = {
  'platform/idempotency': ['idempotency_keys'],
  'platform/outbox': ['outbox_letters'],
  'platform/rate-limits': ['rate_limits'],
  'platform/uploads': ['waiting_uploads'],
  accounts: ['email_codes', 'joining_gifts', 'login_networks', 'refresh_tokens', 'temporary_passwords', 'users'],
  alerts: ['alerts'],
  boards: ['board_comments', 'board_likes', 'board_numbers', 'board_posts', 'board_views'],
  contest: ['contest_comment_likes', 'contest_comments', 'contest_entries', 'contest_likes', 'contest_rounds'],
  counts: ['business_daily_counts', 'business_visits', 'recent_visits'],
  faqs: ['faqs'],
  gifts: ['gift_groups', 'gifts'],
  identity: ['identity_verifications'],
  inquiries: ['inquiries', 'inquiry_pictures'],
  ledger: ['ledger_entries'],
  listings: ['business_pictures', 'businesses', 'companies', 'listing_corrections', 'listing_counts', 'register_editions'],
  medical: ['disease_symptoms', 'diseases', 'medicals', 'pet_kinds', 'published_fees', 'symptoms'],
  notices: ['notice_files', 'notice_views', 'notices'],
  operator: ['operator_acts'],
  passes: ['pass_items', 'passes', 'receipt_openings', 'receipt_purchases'],
  payments: ['order_refunds', 'orders', 'payment_cancels'],
  pets: ['pet_vaccination_notices', 'pet_vaccinations', 'pet_weights', 'pets'],
  points: ['point_balances', 'point_entries'],
  products: ['product_options', 'products'],
  registrations: ['registrations'],
  reservations: [
    'reservation_callers',
    'reservation_changes',
    'reservation_excludes',
    'reservation_feeds',
    'reservation_items',
    'reservation_nights',
    'reservation_notices',
    'reservation_times',
    'reservations',
    'settlements',
  ],
  reviews: [
    'receipt_items',
    'receipt_pictures',
    'receipts',
    'review_likes',
    'review_notices',
    'review_recounts',
    'review_replies',
    'review_reports',
    'review_summaries',
    'review_unproven_points',
    'review_write_offs',
    'reviews',
  ],
  social: ['oauth_states', 'social_accounts', 'social_tickets'],
  statistics: ['page_views', 'search_daily_counts'],
  voices: ['ad_introductions', 'customer_voices'],
};

/** What a module offers to all the others. */
export const views: Names = {
  accounts: ['account_contacts'],
  counts: ['visited_listings'],
  ledger: ['ledger_balances'],
  listings: ['listing_heads', 'listing_totals', 'searched_listings'],
  medical: ['pet_kind_names', 'treatments'],
  payments: ['reservation_payments', 'sold_orders'],
  pets: ['pet_pictures'],
  products: ['product_prices'],
  reviews: ['receipt_prices'],
};

/** Table or view → module. */
export const tableOwners: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.entries(tables), ...Object.entries(views)].flatMap(([owner, names]) => names.map((name) => [name, owner])),
);
