/**
 * Tables with personal data that no account is known of: rows are found by nothing but what a stranger may have typed, so that
 * an account could read those of another person.
 */
export const withoutAccount: Readonly<Record<string, string>> = {
  form_submissions: 'forms.clean deletes them when their purpose is fulfilled',
  visitors: 'browsers, forgotten after 40 days',
  throttles: 'hashes, for a day',
  review_votes: 'random ids',
  review_objections: 'hashes of addresses, for as long as the objection counts',
  editors: 'staff, kept by the administrators of the studio',
  editor_roles: 'staff',
  editor_sessions: 'staff; editors.clean deletes them',
  editor_store_codes: 'staff; gone with their session, and editors.clean deletes them',
  load_parts:
    'records as they were before a load, for 30 days to undo it: of customers as well, which the deletion of the account erases (loads/forgotten-customers.ts), and reviews with the names that a file gave their authors',
  mail_files: 'files of mails, deleted when they are sent, else with their mail',
  newsletter_endings: 'a job takes them within moments',
  stock_alerts: 'stockAlerts.clean deletes them; the link of each mail ends them',
  audit_log: 'editors, not customers: who changed content, kept with it',
  content_drafts: 'editors, not customers: who wrote a draft, until it is published',
  content_schedule: 'editors, not customers: who planned a publication',
  content_versions: 'editors, not customers: who published, kept with the version',
  media_details: 'editors, not customers: who uploaded a picture',
  preview_links: 'editors, not customers: who shared a preview; 30 days after its end',
  prime_waiting_list: 'prime.waitingList.clean deletes them; the link of each mail ends them',
}

/** Tables that hold nothing of a person: goods, content, settings, counts, and rows of orders that name goods alone. */
export const notPersonal: readonly string[] = [
  ...['ab_tests', 'access_tokens', 'attribute_values', 'attributes', 'badges', 'cart_updates', 'categories'],
  ...[
    'category_texts',
    'change_log',
    'change_log_horizon',
    'editor_wishlist_entries',
    'editor_wishlists',
    'feeds',
    'form_teasers',
    'free_articles',
    'invoice_numbers',
  ],
  ...[
    'item_pictures',
    'item_prices',
    'item_variant_values',
    'item_warnings',
    'items',
    'labels',
    'legal_texts',
    'loads',
  ],
  'handled_declarations',
  ...['lightning_counts', 'lightning_deals', 'lightning_reservations', 'manufacturers', 'media', 'merchandise_changes'],
  ...[
    'merchandise_events',
    'pages',
    'parameters',
    'planned_prices',
    'product_attribute_values',
    'product_badges',
    'product_categories',
  ],
  ...[
    'product_labels',
    'product_relations',
    'product_texts',
    'product_textile_care_icons',
    'product_views',
    'products',
  ],
  ...[
    'promotions',
    'recommendation_teasers',
    'redirects',
    'review_helpfulness',
    'review_requests',
    'search_redirects',
    'segments',
    'shipment_lines',
  ],
  ...['stock_claims', 'stock_counts', 'stores', 'synonyms', 'textile_care_icons', 'translations', 'voucher_counts'],
  ...['desk_vouchers', 'voucher_series', 'vouchers', 'warnings', 'wishlist_cart_updates'],
]
