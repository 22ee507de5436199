import { sql } from 'drizzle-orm'
import t from 'tap'
import { change, filledDatabase } from '#engine/testing/engine.ts'
import { importing } from '../catalogue/testing/sample-catalogue.ts'
import { deal, dealProduct, newCart, shopOf } from './testing/deals.ts'
import { openLightning } from './testing/open-lightning.ts'

const url = await filledDatabase(
  t,
  shopOf([
    dealProduct('100', 2, deal('100-a', { quantity: 10, maxPerOrder: 3 })),
    dealProduct('200', 1, deal('200-a', { quantity: 2, soldElsewhere: 1, maxPerOrder: 3 })),
    dealProduct('300', 1, deal('300-a', { quantity: 10, maxPerOrder: 5 })),
    dealProduct('400', 1, deal('400-a', { from: new Date(Date.now() + 3_600_000).toISOString() })),
    dealProduct('500', 1),
    dealProduct('910', 1, deal('910-a', { quantity: 87, maxPerOrder: 3 })),
    dealProduct('920', 1, deal('920-a', { quantity: 5, maxPerOrder: 3 })),
  ]),
)
const { db, within, lightning, parameters } = await openLightning(t, url, 12)

const keep = async (cartId: string, itemId: string, wanted: number) => {
  const { kept: reserved, why } = await within((trx) =>
    lightning.keep(trx, { cartId, store: 'de', productId: itemId.split('-')[0] ?? '', itemId, wanted }),
  )
  return { kept: reserved, why }
}

const countOf = async (dealId: string) => {
  const { rows } = await db.execute<{ kept: number; sold: number }>(
    sql`select kept, sold from lightning_counts where deal_id = ${dealId}`,
  )
  return rows[0]
}

const runOut = (cartId: string) =>
  db.execute(sql`update lightning_reservations set expires_at = now() - interval '1 second' where cart_id = ${cartId}`)

t.test('S5.18 a cart gets the wanted pieces up to the limit of an order', async (t) => {
  const cartId = await within(newCart)
  t.same(await keep(cartId, '100-1', 2), { kept: 2, why: 'ok' })
  t.same(await keep(cartId, '100-1', 2), { kept: 2, why: 'ok' }, 'twice is once')
  t.same(await keep(cartId, '100-1', 9), { kept: 3, why: 'limit' })
  t.same(await keep(cartId, '100-2', 1), { kept: 0, why: 'limit' }, 'over all variants')
  t.same(await keep(cartId, '100-1', 1), { kept: 1, why: 'ok' }, 'less')
  t.same(await keep(cartId, '100-2', 9), { kept: 2, why: 'limit' })
  t.same(await countOf('100-a'), { kept: 3, sold: 0 })
  t.match(await lightning.reservedFor(db, cartId), [
    { itemId: '100-1', productId: '100', quantity: 1, amount: 800, isExpired: false, hasBeenExtended: false },
    { itemId: '100-2', productId: '100', quantity: 2, amount: 800 },
  ])
  t.same(await keep(cartId, '100-1', 0), { kept: 0, why: 'ok' })
  await within((trx) => lightning.release(trx, { cartId }))
  t.same(await lightning.reservedFor(db, cartId), [])
  t.same(await countOf('100-a'), { kept: 0, sold: 0 })
})

t.test('a reservation that comes too late gives its reason', async (t) => {
  const [first, second] = [await within(newCart), await within(newCart)]
  t.same(await keep(first, '200-1', 1), { kept: 1, why: 'ok' })
  t.same(await keep(second, '200-1', 1), { kept: 0, why: 'soldOut' })
  t.same(await keep(first, '200-1', 2), { kept: 1, why: 'soldOut' }, 'has what it had')
  t.same(await keep(first, '400-1', 1), { kept: 0, why: 'noDeal' }, 'not begun')
  t.same(await keep(first, '500-1', 1), { kept: 0, why: 'noDeal' })
  await within((trx) => lightning.release(trx, { cartId: first }))
  t.same(await keep(second, '200-1', 1), { kept: 1, why: 'ok' })
  await within((trx) => lightning.release(trx, { cartId: second }))
})

t.test('S4.56 an extended quantity keeps the reservation’s time, an expired one begins anew', async (t) => {
  const cartId = await within(newCart)
  await keep(cartId, '100-1', 1)
  await db.execute(
    sql`update lightning_reservations set expires_at = now() + interval '3 minutes' where cart_id = ${cartId}`,
  )
  await keep(cartId, '100-1', 3)
  const [reserved] = await lightning.reservedFor(db, cartId)
  t.ok((reserved?.endsAt ?? 0) < Date.now() + 4 * 60_000)
  await runOut(cartId)
  t.match(await lightning.reservedFor(db, cartId), [{ quantity: 3, isExpired: true }])
  t.same(await countOf('100-a'), { kept: 3, sold: 0 }, 'still counted until somebody looks')
  await lightning.expire('100-a')
  t.same(await countOf('100-a'), { kept: 0, sold: 0 })
  t.match(await lightning.reservedFor(db, cartId), [{ quantity: 3, isExpired: true }], 'known, to be kept again')
  t.same(await within((trx) => lightning.refresh(trx, { cartId, store: 'de' })), [
    { itemId: '100-1', wanted: 3, kept: 3, why: 'ok', isOtherPrice: false },
  ])
  const [again] = await lightning.reservedFor(db, cartId)
  t.match(again, { quantity: 3, isExpired: false })
  t.ok((again?.endsAt ?? 0) > Date.now() + 14 * 60_000)
  await within((trx) => lightning.release(trx, { cartId }))
})

t.test('more time is given once', async (t) => {
  const cartId = await within(newCart)
  await keep(cartId, '100-1', 1)
  const [before] = await lightning.reservedFor(db, cartId)
  t.equal(await within((trx) => lightning.extend(trx, cartId, 'de')), true)
  const [after] = await lightning.reservedFor(db, cartId)
  t.equal((after?.endsAt ?? 0) - (before?.endsAt ?? 0), 10 * 60_000)
  t.equal(after?.hasBeenExtended, true)
  t.equal(await within((trx) => lightning.extend(trx, cartId, 'de')), false)
  await keep(cartId, '100-1', 2)
  t.match(await lightning.reservedFor(db, cartId), [{ hasBeenExtended: true }], 'more pieces are no way around it')
  await within((trx) => lightning.release(trx, { cartId }))
})

t.test('sold pieces stay sold when the cart is deleted', async (t) => {
  const cartId = await within(newCart)
  await keep(cartId, '300-1', 4)
  t.match(await within((trx) => lightning.sell(trx, cartId)), [{ itemId: '300-1', quantity: 4, amount: 800 }])
  t.same(await within((trx) => lightning.sell(trx, cartId)), [], 'twice is once')
  await db.execute(sql`delete from carts where id = ${cartId}`)
  t.same(await countOf('300-a'), { kept: 0, sold: 4 })

  const late = await within(newCart)
  await keep(late, '300-1', 2)
  await runOut(late)
  t.same(await within((trx) => lightning.sell(trx, late)), [], 'nothing at the price of the deal when its time is up')
  t.same(await countOf('300-a'), { kept: 0, sold: 4 })
})

t.test('an order that came to nothing gives its pieces back, and its cart may renew them', async (t) => {
  const cartId = await within(newCart)
  const before = await countOf('300-a')
  await keep(cartId, '300-1', 2)
  await within((trx) => lightning.sell(trx, cartId))
  t.match(await lightning.soldTo(db, cartId), [{ itemId: '300-1', quantity: 2, isExpired: false }])
  for (let turn = 0; turn < 2; turn++) await within((trx) => lightning.unsell(trx, cartId))
  t.same(await countOf('300-a'), before)
  t.match(await lightning.reservedFor(db, cartId), [{ itemId: '300-1', quantity: 2, isExpired: true }])
  await within((trx) => lightning.refresh(trx, { cartId, store: 'de' }))
  t.match(await lightning.reservedFor(db, cartId), [{ itemId: '300-1', quantity: 2, isExpired: false }])
  await within((trx) => lightning.release(trx, { cartId }))
})

t.test('a deleted cart leaves no reservation', async (t) => {
  const cartId = await within(newCart)
  await keep(cartId, '300-1', 2)
  await db.execute(sql`delete from carts where id = ${cartId}`)
  t.same(await countOf('300-a'), { kept: 2, sold: 4 })
  await db.execute(sql`update lightning_reservations set expires_at = now() where cart_id is null and state = 'kept'`)
  await lightning.sweep(new AbortController().signal)
  t.same(await countOf('300-a'), { kept: 0, sold: 4 })
  const { rows } = await db.execute(sql`select from lightning_reservations where cart_id is null and state <> 'sold'`)
  t.equal(rows.length, 0)
})

t.test("S4.58 a deal's end leaves carts their time, and its successor knows nothing of it", async (t) => {
  const [early, late] = [await within(newCart), await within(newCart)]
  await keep(early, '300-1', 2)
  await keep(late, '300-1', 3)
  await db.execute(sql`update lightning_deals set ends_at = now() - interval '1 second' where id = '300-a'`)
  t.same(await keep(early, '300-1', 5), { kept: 2, why: 'over' }, 'what it has, and no more')
  t.same(await keep(early, '300-1', 1), { kept: 1, why: 'ok' })
  t.same(await keep(await within(newCart), '300-1', 1), { kept: 0, why: 'over' })

  const next = deal('300-b', { from: new Date(Date.now() - 1000).toISOString(), amount: 700, quantity: 20 })
  await change(url, importing([{ kind: 'product', record: dealProduct('300', 1, next) }]))
  t.same(await countOf('300-b'), { kept: 0, sold: 0 })
  t.same(await keep(early, '300-1', 3), { kept: 1, why: 'over' }, 'stays with its deal')
  await runOut(early)
  t.same(await keep(early, '300-1', 3), { kept: 3, why: 'ok' })
  t.match(await lightning.reservedFor(db, early), [{ quantity: 3, amount: 700 }])
  t.same(await countOf('300-a'), { kept: 3, sold: 4 }, 'what the other cart has')
  t.same(await countOf('300-b'), { kept: 3, sold: 0 })
})

t.test('an import of a deal keeps its counts', async (t) => {
  const cartId = await within(newCart)
  await keep(cartId, '100-1', 3)
  const bring = (rest: Parameters<typeof deal>[1]) =>
    change(url, importing([{ kind: 'product', record: dealProduct('100', 2, deal('100-a', rest)) }]))
  await bring({ quantity: 50, maxPerOrder: 4 })
  t.same(await countOf('100-a'), { kept: 3, sold: 0 })
  t.same(await keep(cartId, '100-1', 4), { kept: 4, why: 'ok' })
  await bring({ quantity: 2 })
  t.same(await countOf('100-a'), { kept: 4, sold: 0 }, 'never less than what is gone')
  t.same(await keep(await within(newCart), '100-1', 1), { kept: 0, why: 'soldOut' })
  await t.rejects(change(url, importing([{ kind: 'product', record: dealProduct('500', 1, deal('100-a')) }])), {
    message: 'lightning deal 100-a: belongs to product 100',
  })
  await change(url, importing([{ kind: 'product', record: dealProduct('100', 2) }]))
  t.same(await keep(await within(newCart), '100-1', 1), { kept: 0, why: 'over' }, 'a product may lose its deal')
})

t.test('a deal postponed and then removed has ended, and carts keep their reservations', async (t) => {
  const bring = (given?: Parameters<typeof dealProduct>[2]) =>
    change(url, importing([{ kind: 'product', record: dealProduct('500', 1, given) }]))
  await bring(deal('500-a'))
  t.same(await keep(await within(newCart), '500-1', 2), { kept: 2, why: 'ok' })
  await bring(deal('500-a', { from: new Date(Date.now() + 3_600_000).toISOString() }))
  await bring()
  const { rows } = await db.execute(sql`select ends_at <= now() as "isOver" from lightning_deals where id = '500-a'`)
  t.same(rows, [{ isOver: true }])
  t.same(await countOf('500-a'), { kept: 2, sold: 0 })
})

t.test('S4.60 switching deals off prevents new reservations and keeps existing ones', async (t) => {
  const cartId = await within(newCart)
  await keep(cartId, '300-1', 1)
  await change(url, async (trx) => {
    await trx.execute(
      sql`update parameters set entries = '[{"name":"active","value":"false"}]' where store = 'de' and name = 'Blitzangebot'`,
    )
  })
  await parameters.load()
  t.same(await keep(await within(newCart), '300-1', 1), { kept: 0, why: 'noDeal' })
  t.match(await lightning.reservedFor(db, cartId), [{ quantity: 1, isExpired: false }], 'a promise is kept')
  await change(url, async (trx) => {
    await trx.execute(
      sql`update parameters set entries = '[{"name":"active","value":"true"}]' where store = 'de' and name = 'Blitzangebot'`,
    )
  })
  await parameters.load()
})

t.test('two carts that want the same deals in another order never wait for each other', async (t) => {
  await change(
    url,
    importing(
      ['600', '700', '800'].map((id) => ({
        kind: 'product' as const,
        record: dealProduct(id, 1, deal(`${id}-a`, { quantity: 1000, maxPerOrder: 9 })),
      })),
    ),
  )
  const orders = [
    ['600', '700', '800'],
    ['800', '700', '600'],
    ['700', '800', '600'],
  ]
  const carts = await Promise.all(Array.from({ length: 9 }, () => within(newCart)))
  await Promise.all(
    carts.map(async (cartId, index) => {
      const wanted = orders[index % orders.length] ?? []
      for (let round = 1; round <= 5; round++)
        await within(async (trx) => {
          t.same(await lightning.lock(trx, cartId, 'de', wanted), new Set(wanted))
          for (const productId of wanted)
            await lightning.keep(trx, { cartId, store: 'de', productId, itemId: `${productId}-1`, wanted: round })
        })
    }),
  )
  for (const id of ['600-a', '700-a', '800-a']) t.same(await countOf(id), { kept: 45, sold: 0 })
})

t.test(
  'T9.34 carts of one network keep a third of a deal at most, which they have again when some are bought or run out',
  async (t) => {
    const keepFrom = async (network: string | null, wanted = 3, cartId?: string) => {
      const id = cartId ?? (await within(newCart))
      const order = { cartId: id, store: 'de' as const, productId: '910', itemId: '910-1', wanted, network }
      const { kept: reserved, why } = await within((trx) => lightning.keep(trx, order))
      return { id, kept: reserved, why }
    }
    const school = []
    for (let turn = 0; turn < 12; turn += 1) school.push(await keepFrom('school'))
    t.equal(
      school.reduce((sum, { kept: reserved }) => sum + reserved, 0),
      29,
    )
    t.match(school.slice(0, 9), Array(9).fill({ kept: 3, why: 'ok' }))
    t.match(school.slice(9), [
      { kept: 2, why: 'network' },
      { kept: 0, why: 'network' },
      { kept: 0, why: 'network' },
    ])
    t.match(await keepFrom('home'), { kept: 3, why: 'ok' }, 'another network')
    t.match(await keepFrom(null), { kept: 3, why: 'ok' }, 'a call without one')
    const [first, second] = school.map(({ id }) => id)
    t.match(await keepFrom('school', 2, first), { kept: 2, why: 'ok' }, 'less of its own')
    t.match(await keepFrom('school', 3, first), { kept: 3, why: 'ok' }, 'and what has become free again')
    await within((trx) => lightning.sell(trx, first ?? ''))
    t.match(await keepFrom('school'), { kept: 3, why: 'ok' }, 'what is bought is no part of the share')
    await runOut(second ?? '')
    t.match(await keepFrom('school'), { kept: 3, why: 'ok' }, 'nor what has run out')
    await within((trx) => lightning.refresh(trx, { cartId: second ?? '', store: 'de', network: 'school' }))
    t.match(await lightning.reservedFor(db, second ?? ''), [], 'which comes back only within the share')
    const { rows } = await db.execute(
      sql`select from lightning_reservations where network_key is not null and state <> 'kept'`,
    )
    t.equal(rows.length, 0, 'no network is stored beyond its claim')
  },
)

t.test('the share of a small deal is at least what one order may have', async (t) => {
  const order = async () => ({ cartId: await within(newCart), store: 'de' as const, productId: '920', itemId: '920-1' })
  const keepThree = async () => {
    const wanted = { ...(await order()), wanted: 3, network: 'school' }
    return (await within((trx) => lightning.keep(trx, wanted))).kept
  }
  t.same([await keepThree(), await keepThree()], [3, 0])
})
