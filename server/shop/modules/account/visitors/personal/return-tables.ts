import { type SQL, sql } from 'drizzle-orm'

const ofOrders = ({ id }: { id: string }): SQL =>
  sql`order_id in (select id from orders where customer_id = ${id}::uuid)`
const ofReturns = (person: { id: string }): SQL => sql`return_id in (select id from returns where ${ofOrders(person)})`

/** What the deletion sets columns to. */
const set = (columns: Record<string, SQL>): Readonly<Record<string, SQL>> => columns

const areComing: SQL = sql`exists (select from return_lines l where l.return_id = returns.id and l.received < l.quantity)`

const withReturn = 'belongs to a return'

/** Tables of returns, for personal-data.ts. */
export const returnTables = [
  {
    table: 'return_drafts',
    as: 'returnDrafts',
    whose: ofOrders,
    exported: ['content', 'changed_at'],
    inner: ['order_id'],
    deletion: 'rows' as const,
  },
  {
    table: 'return_images',
    as: 'returnImages',
    whose: ofOrders,
    exported: ['name', 'media_type', 'size', 'received_at'],
    inner: ['id', 'order_id', 'line_id', 'return_id', 'signature_id', 'sha256', 'content'],
    deletion: 'rows' as const,
  },
  {
    table: 'return_refunds',
    as: null,
    whose: ofReturns,
    exported: [],
    inner: ['id', 'return_id', 'return_line_id', 'event_id', 'quantity', 'amount', 'created_at'],
    deletion: null,
    kept: withReturn,
  },
  {
    table: 'return_lines',
    as: 'returnLines',
    whose: ofReturns,
    exported: ['quantity', 'reason', 'comment', 'components', 'received', 'accepted'],
    inner: ['id', 'return_id', 'line_id'],
    deletion: set({ comment: sql`''` }),
    kept: 'without the comment: what was paid back is proved by it',
  },
  {
    table: 'returns',
    as: 'returns',
    whose: ofOrders,
    exported: [
      ...['rma', 'state', 'regulation', 'carrier', 'labels', 'contact', 'language', 'announced_at', 'received_at'],
      'changed_at',
    ],
    inner: ['id', 'order_id', 'submission_id'],
    deletion: set({
      contact: sql`'{"salutation":"none","firstName":"","lastName":"","email":"","phone":""}'::jsonb`,
      // Labels that were made are deleted: none of them is on its way. Those of a carrier that is away still come; once pieces have come,
      // only those that were not made before.
      labels: sql`case when state = 'announced' then labels when state = 'labelled' or not ${areComing} then 0
        else greatest(0, labels - (select count(*)::int from return_labels l where l.return_id = returns.id)) end`,
    }),
    kept: 'without the contact: what was paid back is proved by it',
  },
  // After the returns, which count them.
  {
    table: 'return_labels',
    as: 'returnLabels',
    whose: ofReturns,
    exported: ['number', 'tracking_code', 'created_at'],
    inner: ['return_id', 'pdf', 'qr'],
    deletion: 'rows' as const,
  },
]
