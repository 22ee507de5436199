import { type SQL, sql } from 'drizzle-orm'
import { declarationTables } from './declaration-tables.ts'
import { primeTables } from './prime-tables.ts'
import { returnTables } from './return-tables.ts'
import { wishlistTables } from './wishlist-tables.ts'

/** Whose data it is, as the account has it before it is deleted. */
export type Person = { id: string; email: string; customerNumber: string | null }

/** What a table holds of a customer. The test beside it compares the list with the columns of the database. */
export type PersonalTable = {
  table: string
  /** Name in the export; null for what is not handed out: keys, hashes, and rows that say nothing of the person. */
  as: string | null
  /** Condition for the rows of a person, by the table's own columns. */
  whose: (person: Person) => SQL
  /** Columns in the export. */
  exported: readonly string[]
  /** Other columns: keys, hashes, files, what the shop needs for itself. */
  inner: readonly string[]
  /** What the deletion of the account does: deletes the rows, sets columns to what stands here, or nothing. */
  deletion: 'rows' | Readonly<Record<string, SQL>> | null
  /** Why rows stay, and for how long. */
  kept?: string
}

const byLaw = 'invoices and business letters: 8 years in Germany, 7 in Austria, 10 in Switzerland'
const withOrder = 'belongs to an order'

const isOfCustomer = ({ id }: Person): SQL => sql`customer_id = ${id}::uuid`
const inOwn = (table: string, column: string, key: string) => (person: Person) =>
  sql`${sql.identifier(column)} in (select ${sql.identifier(key)} from ${sql.identifier(table)} where ${isOfCustomer(person)})`
const inOwnOrder = inOwn('orders', 'order_id', 'id')
const inOwnCart = inOwn('carts', 'cart_id', 'id')
const inOwnPayment = (person: Person) => sql`payment_id in (select id from payments where ${inOwnOrder(person)})`

/** In the order in which they are deleted: a row before those that it refers to. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'session_tokens',
    as: null,
    whose: inOwn('sessions', 'session_id', 'id'),
    exported: [],
    inner: ['hash', 'session_id', 'expires_at', 'predecessor', 'used_at', 'superseded_at'],
    deletion: null,
    kept: 'hashes of random tokens; with the session',
  },
  {
    table: 'sessions',
    as: 'sessions',
    whose: isOfCustomer,
    exported: ['created_at', 'renewed_at', 'ends_at', 'ended_at', 'ended', 'is_remembered', 'guest_email'],
    inner: ['id', 'customer_id', 'visitor_id', 'idle_ends_at', 'notification'],
    deletion: { visitor_id: sql`null`, notification: sql`null` },
    kept: 'ended; 90 days, so that a copied token is refused as ended',
  },
  {
    table: 'password_links',
    as: null,
    whose: isOfCustomer,
    exported: [],
    inner: ['customer_id', 'hash', 'expires_at'],
    deletion: 'rows',
  },
  {
    table: 'password_requests',
    as: null,
    whose: ({ email, customerNumber }) => sql`account in (${email}, ${customerNumber ?? email})`,
    exported: [],
    inner: ['id', 'store', 'language', 'account', 'post_code', 'created_at'],
    deletion: 'rows',
  },
  {
    table: 'email_changes',
    as: 'emailChanges',
    whose: isOfCustomer,
    exported: ['new_email', 'old_confirmed_at', 'new_confirmed_at', 'expires_at'],
    inner: ['customer_id', 'old_hash', 'new_hash'],
    deletion: 'rows',
  },
  {
    table: 'business_users',
    as: 'businessUser',
    whose: isOfCustomer,
    exported: ['may_order', 'order_limit', 'created_at'],
    inner: ['customer_id', 'main_user_id'],
    deletion: 'rows',
  },
  {
    table: 'order_approvals',
    as: 'orderApprovals',
    whose: isOfCustomer,
    exported: ['store', 'net', 'state', 'reason', 'order_number', 'created_at', 'decided_at'],
    inner: ['id', 'cart_id', 'customer_id', 'main_user_id', 'language'],
    deletion: 'rows',
  },
  {
    table: 'addresses',
    as: 'addresses',
    whose: isOfCustomer,
    exported: [
      ...['kind', 'form_type', 'salutation', 'first_name', 'last_name', 'company', 'street', 'addition', 'post_code'],
      ...['city', 'country', 'phone', 'post_number', 'packstation_number', 'is_customer_address', 'is_default'],
      ...['created_at', 'changed_at', 'removed_at'],
    ],
    inner: ['id', 'customer_id', 'visitor_id'],
    deletion: 'rows',
  },
  {
    table: 'uploads',
    as: 'uploads',
    whose: isOfCustomer,
    exported: ['purpose', 'name', 'media_type', 'size', 'received_at', 'decided_at', 'refused_for'],
    inner: ['id', 'customer_id', 'signature_id', 'sha256', 'content'],
    deletion: 'rows',
  },
  ...wishlistTables,
  {
    table: 'checkouts',
    as: 'checkouts',
    whose: inOwnCart,
    exported: [
      ...['delivery_type', 'billing_delivery_email', 'shipping_delivery_email', 'spedition_fields', 'order_reference'],
      ...['comment', 'newsletter', 'payment_method', 'buyer_reference'],
    ],
    inner: [
      ...['cart_id', 'billing_address_id', 'shipping_address_id', 'packstation_id', 'surcharge_variant'],
      'wallet_session_id',
    ],
    deletion: 'rows',
  },
  {
    table: 'cart_positions',
    as: 'cartPositions',
    whose: inOwnCart,
    exported: ['cart_id', 'item_id', 'kind', 'quantity', 'added_at', 'removed_at'],
    inner: ['id', 'place', 'removed_lightning'],
    deletion: null,
    kept: 'says nothing of the person; with the cart',
  },
  {
    table: 'carts',
    as: 'carts',
    whose: isOfCustomer,
    exported: ['id', 'store', 'voucher_code', 'delivery_country', 'created_at', 'changed_at', 'submitted_at'],
    inner: ['visitor_id', 'customer_id', 'version', 'shipper_code', 'seen', 'notices', 'state', 'purpose'],
    deletion: { customer_id: sql`case when submitted_at is null then null else customer_id end` },
    kept: 'an open one belongs to nobody any more and goes with the next cleaning, an ordered one stays with its order',
  },
  {
    table: 'reviews',
    as: 'reviews',
    whose: ({ id }) => sql`purchase in (select number from orders where customer_id = ${id}::uuid)`,
    exported: ['product_id', 'language', 'stars', 'title', 'message', 'author_name', 'written_at', 'purchase'],
    inner: ['id', 'is_verified', 'status', 'withdrawn_for', 'comment', 'comment_author', 'commented_on'],
    deletion: { author_name: sql`null` },
    kept: 'published without a name',
  },
  {
    table: 'tracking_events',
    as: 'trackingEvents',
    whose: ({ id }) => sql`user_id = ${id} and user_id <> ''`,
    exported: ['name', 'occurred_at', 'store', 'language', 'page_path', 'page_title', 'data'],
    inner: [
      ...['id', 'received_at', 'page_area', 'prime_status', 'user_id', 'visitor_type', 'visitor_login_state'],
      ...['internal', 'pwa', 'test_id', 'test_variant', 'browser_key'],
    ],
    deletion: { user_id: sql`''`, browser_key: sql`''` },
    kept: 'figures of pages, without the person',
  },
  {
    table: 'voucher_redemptions',
    as: 'voucherRedemptions',
    whose: isOfCustomer,
    exported: ['code', 'redeemed_at'],
    inner: ['cart_id', 'customer_id'],
    deletion: null,
    kept: withOrder,
  },
  ...returnTables,
  ...declarationTables,
  ...primeTables,
  {
    table: 'orders',
    as: 'orders',
    whose: isOfCustomer,
    exported: [
      ...[
        'number',
        'store',
        'language',
        'state',
        'payment_method',
        'buyer_reference',
        'currency',
        'total',
        'net',
        'tax',
      ],
      ...['goods', 'shipping', 'voucher_code', 'email', 'billing_address', 'delivery_address', 'shipper_code'],
      ...['spedition_fields', 'order_reference', 'comment', 'wants_newsletter', 'legal_version', 'created_at'],
      ...['delivery_earliest', 'delivery_latest', 'delivery_days_after_payment', 'placed_at', 'changed_at'],
    ],
    inner: ['id', 'cart_id', 'customer_id', 'visitor_id', 'quote_hash', 'search_text'],
    deletion: { visitor_id: sql`null`, wants_newsletter: sql`false` },
    kept: `${byLaw}; no page shows them any more`,
  },
  {
    table: 'order_lines',
    as: 'orderLines',
    whose: inOwnOrder,
    exported: [
      ...['position', 'item_id', 'product_id', 'article_number', 'name', 'variation_text', 'kind', 'quantity'],
      ...['lightning', 'price_per_unit', 'price_per_unit_lightning', 'total', 'reduction', 'tax_rate'],
    ],
    inner: ['id', 'order_id', 'path', 'picture_id'],
    deletion: null,
    kept: byLaw,
  },
  {
    table: 'order_notes',
    as: 'orderNotes',
    whose: inOwnOrder,
    exported: ['text', 'at'],
    inner: ['id', 'order_id', 'editor'],
    deletion: 'rows',
  },
  {
    table: 'order_person_keys',
    as: null,
    whose: inOwnOrder,
    exported: [],
    inner: ['order_id', 'kind', 'key'],
    deletion: null,
    kept: 'hashes of what the order names, by which limits count, gone with it; of the network only until the order is paid, sent or cancelled',
  },
  {
    table: 'order_taxes',
    as: null,
    whose: inOwnOrder,
    exported: [],
    inner: ['order_id', 'rate', 'category', 'net', 'tax', 'shipping'],
    deletion: null,
    kept: byLaw,
  },
  {
    table: 'order_documents',
    as: 'orderDocuments',
    whose: inOwnOrder,
    exported: ['kind', 'number', 'issued_at', 'media_type', 'created_at'],
    inner: ['id', 'order_id', 'occasion', 'reason', 'data', 'content', 'sha256'],
    deletion: null,
    kept: byLaw,
  },
  {
    table: 'shipments',
    as: 'shipments',
    whose: inOwnOrder,
    exported: ['carrier', 'tracking_code', 'tracking_url', 'shipped_at', 'delivered_at'],
    inner: ['id', 'order_id'],
    deletion: null,
    kept: withOrder,
  },
  {
    table: 'submissions',
    as: null,
    whose: inOwnCart,
    exported: [],
    inner: ['id', 'cart_id', 'quote_hash', 'point', 'order_id', 'answer', 'created_at'],
    deletion: null,
    kept: withOrder,
  },
  {
    table: 'payments',
    as: 'payments',
    whose: inOwnOrder,
    exported: [
      ...['method', 'provider', 'merchant_ref', 'amount', 'currency', 'state', 'authorised', 'captured', 'refunded'],
      'credited',
      'created_at',
    ],
    inner: [
      ...['id', 'order_id', 'attempt', 'provider_ref', 'provider_data', 'expires_at', 'return_token_hash'],
      'changed_at',
    ],
    deletion: null,
    kept: byLaw,
  },
  {
    table: 'payment_events',
    as: null,
    whose: inOwnPayment,
    exported: [],
    inner: ['id', 'provider', 'event_id', 'payment_id', 'channel', 'body', 'received_at', 'applied_at', 'outcome'],
    deletion: null,
    kept: 'of a payment; without card and personal data',
  },
  {
    table: 'payment_commands',
    as: null,
    whose: inOwnPayment,
    exported: [],
    inner: ['id', 'payment_id', 'kind', 'amount', 'reason', 'state', 'tries', 'error', 'created_at', 'done_at'],
    deletion: null,
    kept: 'of a payment; without personal data',
  },
  {
    table: 'business_customers',
    as: 'organisation',
    whose: isOfCustomer,
    exported: [
      ...[
        'organisation_type',
        'organisation',
        'phone',
        'street',
        'post_code',
        'city',
        'country',
        'vat_registration_no',
      ],
      ...['job_title_code', 'primary_industry_group_code', 'number_of_employees'],
    ],
    inner: ['customer_id'],
    deletion: 'rows',
  },
  {
    table: 'customers',
    as: 'account',
    whose: ({ id }) => sql`id = ${id}::uuid`,
    exported: [
      ...['id', 'realm', 'email', 'customer_number', 'salutation', 'first_name', 'last_name', 'phone', 'has_ordered'],
      ...['created_at', 'locked_for', 'locked_at'],
    ],
    inner: ['password_hash', 'is_internal', 'deleted_at'],
    deletion: {
      locked_for: sql`null`,
      locked_at: sql`null`,
      email: sql`'deleted-' || id || '@deleted.invalid'`,
      customer_number: sql`null`,
      password_hash: sql`null`,
      salutation: sql`'none'`,
      first_name: sql`''`,
      last_name: sql`''`,
      phone: sql`null`,
      deleted_at: sql`now()`,
    },
    kept: 'an empty row, to which orders refer',
  },
  {
    table: 'newsletter_subscriptions',
    as: 'newsletter',
    whose: ({ email }) => sql`email = ${email}`,
    exported: ['store', 'language', 'email', 'origin', 'consent_text', 'created_at', 'confirmed_at', 'ended_at'],
    inner: ['id', 'network', 'confirmed_network'],
    deletion: { ended_at: sql`coalesce(ended_at, now())` },
    kept: 'proof of the consent, for the days that the parameter newsletter says',
  },
  {
    table: 'mails',
    as: null,
    whose: ({ email }) => sql`recipient = ${email}`,
    exported: [],
    inner: [
      ...['id', 'kind', 'recipient', 'store', 'language', 'key', 'values', 'created_at', 'expires_at', 'sent_at'],
      ...['failed_at', 'failure'],
    ],
    deletion: null,
    kept: '30 days, to answer questions about them; contents are emptied when they are sent, but for names in mails about orders',
  },
]
