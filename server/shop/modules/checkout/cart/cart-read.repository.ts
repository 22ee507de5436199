import { type SQL, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Owner } from '#engine/call/caller.ts'
import { compiledStatement } from '#engine/db/compiled-statement.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { orderedBefore, paidBefore } from '../../account/persons/ordered-before.ts'
import type { ReservedPieces } from '../../catalogue/lightning/lightning.rules.ts'
import { reservedRows } from '../../catalogue/lightning/reserved-rows.ts'
import type { BuyerGroup } from '../../catalogue/product/pricing/buyer-price.rules.ts'
import type { OfferState } from '../../catalogue/product/pricing/offer.model.ts'
import { offerStates } from '../../catalogue/product/pricing/offer-states.ts'
import { buyerGroup } from '../../content/uploads/buyer-group.ts'
import type { Position, StoredCart } from './cart.model.ts'
import type { StoredOpResult } from './cart.tables.ts'

/** What else decides what a cart comes to, as of the same moment. */
export type CartFacts = {
  /** The customer has ordered before. */
  hasOrdered: boolean
  /** And has paid an earlier order. */
  hasPaid: boolean
  /** The customer has a running membership of the store. */
  isMember: boolean
  /** Kind of the customer's organisation, which may have prices of its own. */
  group: BuyerGroup
  /** Its pieces at prices of lightning deals. */
  kept: ReservedPieces[]
  /** States of its items, of removed ones that are remembered, and of those requested besides. */
  offerStates: OfferState[]
}

export type CartRead = {
  cart: StoredCart
  facts: CartFacts
  /** The stored result of the requested update; null when it was not carried out yet. */
  done: StoredOpResult[] | null
  /** Another one after each change of the cart's row. */
  rowVersion: string
}

type CartQuery = {
  updateIds?: readonly string[]
  /** Items whose states are wanted besides those of the cart. */
  itemIds?: readonly string[]
}

type Row = Omit<StoredCart, 'positions' | 'removed'> &
  CartFacts & { entries: Position[]; done: StoredOpResult[] | null; rowVersion: string }

const value = sql.placeholder
const isRemembered = sql`(p.removed_at is null or p.removed_at > now() - interval '1 hour')`

/** Rows as JSON take PostgreSQL half the time of JSON objects that are built key by key, and sorting them here costs it nothing. */
const entries = sql`
  select coalesce(json_agg(entry), '[]') from (
    select p.id, p.item_id as "itemId", p.kind, p.quantity, p.place, p.added_at as "addedAt", p.removed_at as "removedAt",
      p.removed_lightning as "removedLightning"
    from cart_positions p where p.cart_id = c.id and ${isRemembered}) entry`

const address = (id: SQL) => sql`
  select json_build_object('id', a.id, 'country', a.country, 'isStation', a.kind = 'packstation')
  from addresses a where a.id = ${id} and a.removed_at is null`

const deliveryAddressId = sql`case k.delivery_type when 'shippingAddress' then k.shipping_address_id
  when 'packstation' then k.packstation_id else k.billing_address_id end`

const checkout = sql`
  select json_build_object('deliveryType', k.delivery_type, 'shippingAddress', (${address(deliveryAddressId)}),
    'billingAddress', (${address(sql`k.billing_address_id`)}), 'paymentMethod', k.payment_method,
    'orderReference', k.order_reference, 'speditionFields', k.spedition_fields, 'surchargeVariant', k.surcharge_variant)
  from checkouts k where k.cart_id = c.id`

/** What only customers have; a visitor's cart is none of theirs. */
type OfCustomer = { hasOrdered: SQL; hasPaid: SQL; isMember: SQL; group: SQL }

const ownCustomer = { customerId: sql`c.customer_id`, exceptCart: sql`c.id` }

const isMember = sql`
  exists (select from subscriptions s where s.customer_id = c.customer_id and s.store = c.store
    and (s.state = 'active' or (s.state = 'cancelled' and s.ends_at > now())))`

const itemIds = sql`array(select p.item_id from cart_positions p where p.cart_id = c.id and ${isRemembered})
  || ${value('itemIds')}::text[]`

const ofCustomers: OfCustomer = {
  hasOrdered: orderedBefore(ownCustomer),
  hasPaid: paidBefore(ownCustomer),
  isMember,
  group: sql`case c.store when 'b2b' then ${buyerGroup(sql`c.customer_id`)} end`,
}
const ofVisitors: OfCustomer = { hasOrdered: sql`false`, hasPaid: sql`false`, isMember: sql`false`, group: sql`null` }

/** One statement and so one snapshot, however much is in the cart. Each part that is left out saves PostgreSQL its preparation. */
const reading = (where: SQL, ofCustomer: OfCustomer) =>
  compiledStatement<Row>(sql`
    select c.id, c.store, c.visitor_id as "visitorId", c.customer_id as "customerId", c.version,
      c.voucher_code as "voucherCode", c.delivery_country as "deliveryCountry", c.shipper_code as "shipperCode", c.seen,
      c.notices, c.state, c.submitted_at as "submittedAt", c.purpose, c.xmin::text as "rowVersion",
      (${entries}) as entries, (${checkout}) as checkout, ${ofCustomer.hasOrdered} as "hasOrdered",
      ${ofCustomer.hasPaid} as "hasPaid", ${ofCustomer.isMember} as "isMember", ${ofCustomer.group} as "group",
      (select u.results from cart_updates u where u.cart_id = c.id and u.update_id = any(${value('updateIds')}::uuid[])
        order by u.created_at desc limit 1) as done,
      (select coalesce(json_agg(kept_row), '[]') from (${reservedRows(sql`c.id`)}) kept_row) as kept,
      (select coalesce(json_agg(offer_state), '[]') from (${offerStates(sql`c.store`, itemIds)}) offer_state) as "offerStates"
    from carts c where c.id = ${value('id')}::uuid and ${where}`)

const readOfVisitor = reading(sql`c.store = ${value('store')} and c.visitor_id = ${value('owner')}::uuid`, ofVisitors)
const readOfCustomer = reading(
  sql`c.store = ${value('store')} and c.customer_id = ${value('owner')}::uuid and c.purpose = 'goods'`,
  ofCustomers,
)
const readOfAnyone = reading(sql`true`, ofCustomers)

const removedMs = ({ removedAt }: Position): number => Date.parse(removedAt ?? '')

const readOf = (row: Row): CartRead => {
  const {
    entries: all,
    hasOrdered,
    hasPaid,
    isMember: member,
    group,
    kept: reserved,
    offerStates: states,
    ...rest
  } = row
  const { done, rowVersion, ...columns } = rest
  const newestFirst = all.toSorted((a, b) => b.place - a.place)
  const cart = {
    ...columns,
    positions: newestFirst.filter(({ removedAt }) => removedAt === null),
    removed: newestFirst.filter(({ removedAt }) => removedAt !== null).sort((a, b) => removedMs(b) - removedMs(a)),
  }
  return {
    cart,
    facts: { hasOrdered, hasPaid, isMember: member, group, kept: reserved, offerStates: states },
    done,
    rowVersion,
  }
}

/** Null when the cart does not exist or has another owner. */
export const findCart = async (
  db: Executor,
  id: string,
  owner: Owner,
  store: StoreId,
  { updateIds = [], itemIds: more = [] }: CartQuery,
): Promise<CartRead | null> => {
  const find = 'customerId' in owner ? readOfCustomer : readOfVisitor
  const ownerId = 'customerId' in owner ? owner.customerId : owner.visitorId
  const [row] = await find(db, { id, store, owner: ownerId, updateIds: [...updateIds], itemIds: [...more] })
  return row ? readOf(row) : null
}

/** A separate statement after the lock: only a new statement sees what concurrent transactions have committed. */
export const readLocked = async (
  trx: Transaction,
  id: string,
  { updateIds = [], itemIds: more = [] }: CartQuery = {},
): Promise<CartRead> => {
  const [row] = await readOfAnyone(trx, { id, updateIds: [...updateIds], itemIds: [...more] })
  if (!row) throw new Error(`The cart ${id} is gone while it was locked`)
  return readOf(row)
}
