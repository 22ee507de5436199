import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import t from 'tap'
import type { CartOpInput } from '#contract/generated/types.ts'
import { audienceOf } from '#engine/call/audience.ts'
import { type Cursor, currentCursor } from '#engine/change-log/change-log.repository.ts'
import { item, product } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { change, filledDatabase } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { counted } from '../testing/counted.ts'
import { cartShop } from '../testing/shop.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const url = await filledDatabase(
  t,
  cartShop(
    ['901', '902', '903', '904', '905', '906'].map((id) => ({
      kind: 'product' as const,
      record: product(id, { items: [item(`${id}-1`, { stock: 50, prices: { de: { amount: 1000 } } })] }),
    })),
    { stores: importStores(baseUrls) },
  ),
)

/** The services are told of no change, so what they remember is out of date after each. */
let applied: Cursor = ''
const { db, carts, stores } = await openServices(t, url, {}, () => applied)
applied = await currentCursor(db)

const store = stores.find('de')
if (!store) throw new Error('No store de')
const audience = audienceOf(store, '')

const newVisitor = async () => {
  const [visitorId, cartId] = [randomUUID(), randomUUID()]
  await db.execute(sql`insert into visitors (id, store) values (${visitorId}, 'de')`)
  await db.execute(sql`insert into carts (id, store, visitor_id) values (${cartId}, 'de', ${visitorId})`)
  const identity = { visitorId, customerId: null, isGuest: false }
  const send = (op: CartOpInput, updateId: string = randomUUID()) =>
    carts.update(identity, audience, { cartId, updateId, ops: [op] })
  const add = (itemId: string) => send({ addPosition: { itemId, quantity: 1 } })
  return { cartId, visitorId, identity, send, add }
}

/** A visitor whose cart has one piece of the item and is remembered, with the item's position. */
const remembered = async (itemId: string) => {
  const visitor = await newVisitor()
  await visitor.add(itemId)
  const { cart } = await visitor.add(itemId)
  const positionId = cart.positions[0]?.id ?? ''
  const set = (quantity: number, updateId?: string) => visitor.send({ setQuantity: { positionId, quantity } }, updateId)
  t.equal(await counted(() => set(1)), 1, `${itemId}: one statement changes it`)
  return { ...visitor, positionId, set }
}

const write = (statement: SQL) => change(url, async (trx) => void (await trx.execute(statement)))

t.test('a cached cart has the totals that a read one has', async (t) => {
  const { cartId, identity, set, add } = await remembered('901-1')
  const { cart } = await set(2)
  t.same(cart, await carts.find(identity, audience, cartId))
  const { cart: fuller } = await add('902-1')
  t.same(fuller, await carts.find(identity, audience, cartId), 'also with an item whose state is read first')
  t.match(fuller, { version: cart.version + 1, grandTotal: { amount: 3490 } })
})

t.test('a changed price counts at the next change and is reported', async (t) => {
  const { cartId, identity, set } = await remembered('902-1')
  await write(sql`update item_prices set amount = 1200 where item_id = '902-1' and store = 'de'`)
  const { cart } = await set(2)
  t.match(cart.positions, [{ totalPrice: { amount: 2400 } }])
  t.match(await carts.takeNotices(identity, audience, cart), [{ code: 'PRICE_CHANGED' }])
  t.same((await carts.find(identity, audience, cartId)).positions, cart.positions)
})

t.test('the last pieces are counted, and so is all that many pieces are taken of', async (t) => {
  const { set } = await remembered('903-1')
  const claim = (count: number) =>
    write(sql`insert into stock_counts (item_id, claimed) values ('903-1', ${count})
      on conflict (item_id) do update set claimed = excluded.claimed`)
  await claim(38)
  t.match(await set(20), { results: [{ code: 'QUANTITY_LIMITED', quantity: 12 }] }, 'of which nobody was told')
  await set(1)
  await claim(47)
  t.match(await set(5), { results: [{ code: 'QUANTITY_LIMITED', quantity: 3 }] })
})

t.test('a deal that begins gives its price without a notice', async (t) => {
  await write(sql`insert into lightning_deals (id, product_id, store, amount, starts_at, ends_at, max_per_order)
    values ('904-deal', '904', 'de', 800, now() + interval '1 hour', now() + interval '1 day', 3)`)
  await write(sql`insert into lightning_counts (deal_id, quantity, sold_elsewhere) values ('904-deal', 10, 0)`)
  applied = await currentCursor(db)
  const { set } = await remembered('904-1')
  await write(sql`alter table lightning_deals disable trigger user`)
  await write(sql`update lightning_deals set starts_at = now() - interval '1 minute' where id = '904-deal'`)
  await write(sql`alter table lightning_deals enable trigger user`)
  const { cart } = await set(2)
  t.match(cart.positions, [{ quantityLightning: 2, totalPrice: { amount: 1600 } }])
})

t.test('a cached cart notices changes made by another process', async (t) => {
  const { cartId, positionId, set } = await remembered('905-1')
  await write(sql`update cart_positions set quantity = 7 where id = ${positionId}`)
  await write(sql`update carts set version = 70 where id = ${cartId}`)
  t.match(await set(3), { results: [{ quantityAdded: -4 }], cart: { version: 71 } })
  await write(sql`insert into checkouts (cart_id) values (${cartId})`)
  t.ok((await counted(() => set(2))) > 1, 'a checkout is read')
  t.ok((await counted(() => set(3))) > 1, 'each time')
})

t.test('an update that was carried out is not carried out again', async (t) => {
  const { identity, cartId, send } = await remembered('906-1')
  const updateId = randomUUID()
  const op = { addPosition: { itemId: '906-1', quantity: 1 } }
  const first = await send(op, updateId)
  t.same((await send(op, updateId)).results, first.results)
  t.match(await carts.find(identity, audience, cartId), { positions: [{ quantity: 2 }] })
})

t.test('a remembered cart is its visitor’s alone', async (t) => {
  const { cartId } = await remembered('906-1')
  const { identity } = await newVisitor()
  const update = { cartId, updateId: randomUUID(), ops: [{ addPosition: { itemId: '906-1', quantity: 1 } }] }
  await t.rejects(carts.update(identity, audience, update), /no such cart/)
})
