import { sql } from 'drizzle-orm'
import t from 'tap'
import { filledDatabase } from '#engine/testing/engine.ts'
import { createDealModel, type ModelDeal } from './testing/deal-model.ts'
import { deal, dealProduct, newCart, shopOf } from './testing/deals.ts'
import { openLightning } from './testing/open-lightning.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const steps = 150

/** The same numbers for the same seed: a failure can be had again. */
const randomOf = (seed: number) => {
  let state = seed * 7919
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

const terms = [
  { productId: '700', items: 2, quantity: 9, soldElsewhere: 2, maxPerOrder: 4 },
  { productId: '800', items: 1, quantity: 5, soldElsewhere: 0, maxPerOrder: 3 },
  { productId: '900', items: 3, quantity: 40, soldElsewhere: 10, maxPerOrder: 6 },
]

const url = await filledDatabase(
  t,
  shopOf(terms.map(({ productId, items, ...rest }) => dealProduct(productId, items, deal(`${productId}-deal`, rest)))),
)
const { db, within, lightning } = await openLightning(t, url)

for (const seed of seeds)
  t.test(
    `T4.35 whatever carts do, in sequence ${seed}, counts are what carts have, and never more than there is`,
    async (t) => {
      await db.execute(sql`delete from lightning_reservations`)
      const cartIds = await within(async (trx) => [
        await newCart(trx),
        await newCart(trx),
        await newCart(trx),
        await newCart(trx),
      ])
      const deals = new Map(terms.map((each): [string, ModelDeal] => [`${each.productId}-deal`, { ...each, sold: 0 }]))
      const itemIds = terms.flatMap(({ productId, items }) =>
        Array.from({ length: items }, (_none, index) => `${productId}-${index + 1}`),
      )
      const model = createDealModel(deals, cartIds)
      const random = randomOf(seed)
      const pick = <Entry>(list: readonly Entry[]): Entry => list[random(list.length)] as Entry

      const actions: Record<string, () => Promise<void>> = {
        keep: async () => {
          const [cartId, itemId, wanted] = [pick(cartIds), pick(itemIds), random(8)]
          const order = { cartId, store: 'de' as const, productId: itemId.split('-')[0] ?? '', itemId, wanted }
          const { kept: reserved, why } = await within((trx) => lightning.keep(trx, order))
          t.equal(reserved, model.keep(cartId, itemId, wanted), `keep ${wanted} of ${itemId}`)
          t.equal(why === 'ok', reserved === wanted)
        },
        release: async () => {
          const [cartId, itemId] = [pick(cartIds), random(3) === 0 ? undefined : pick(itemIds)]
          await within((trx) => lightning.release(trx, { cartId, itemId }))
          model.release(cartId, itemId)
        },
        runOut: async () => {
          const [cartId, itemId] = [pick(cartIds), pick(itemIds)]
          await db.execute(sql`update lightning_reservations set expires_at = now() - interval '1 second'
          where cart_id = ${cartId} and item_id = ${itemId} and state = 'kept' and expires_at > now()`)
          model.runOut(cartId, itemId)
        },
        expire: async () => {
          const dealId = pick([...deals.keys()])
          await lightning.expire(dealId)
          model.expire(dealId)
        },
        extend: async () => {
          const cartId = pick(cartIds)
          await within((trx) => lightning.extend(trx, cartId, 'de'))
          model.extend(cartId)
        },
        refresh: async () => {
          const cartId = pick(cartIds)
          await within((trx) => lightning.refresh(trx, { cartId, store: 'de' }))
          model.refresh(cartId)
        },
        move: async () => {
          const from = pick(cartIds)
          const to = pick(cartIds.filter((id) => id !== from))
          await within((trx) => lightning.moveToCart(trx, from, to))
          model.move(from, to)
        },
        sell: async () => {
          const cartId = pick(cartIds)
          await within((trx) => lightning.sell(trx, cartId))
          model.sell(cartId)
        },
        unsell: async () => {
          const cartId = pick(cartIds)
          await within((trx) => lightning.unsell(trx, cartId))
          model.unsell(cartId)
        },
      }
      const weights =
        'keep keep keep keep keep keep release runOut runOut expire extend refresh refresh move sell sell unsell'.split(
          ' ',
        )
      /** Selling ends the pieces for good, so it comes rarely enough to leave some. */
      const isSkipped = (name: string): boolean => name === 'sell' && random(3) > 0

      const isAsModelled = async (what: string): Promise<boolean> => {
        const { rows: counts } = await db.execute<{
          id: string
          kept: number
          sold: number
          percent: number
          left: number
        }>(sql`
        select c.deal_id as id, c.kept, c.sold, d.shown_percent as percent, d.shown_left as left
        from lightning_counts c join lightning_deals d on d.id = c.deal_id order by 1`)
        const { rows: sums } = await db.execute<{ id: string; kept: number; sold: number }>(sql`
        select c.deal_id as id, coalesce(sum(r.quantity) filter (where r.state = 'kept'), 0) as kept,
          coalesce(sum(r.quantity) filter (where r.state = 'sold'), 0) as sold
        from lightning_counts c left join lightning_reservations r on r.deal_id = c.deal_id group by 1 order by 1`)
        const expected = [...deals].map(([id, { quantity, soldElsewhere, maxPerOrder, sold }]) => {
          const taken = soldElsewhere + model.keptOf(id) + sold
          const percent = taken === quantity ? 100 : Math.floor((taken * 20) / quantity) * 5
          return {
            id,
            kept: model.keptOf(id),
            sold,
            percent,
            left: Math.min(maxPerOrder, quantity - taken),
            taken,
            quantity,
          }
        })
        const inCarts = await Promise.all(cartIds.map((id) => lightning.reservedFor(db, id)))
        const modelled = cartIds.map((id) =>
          [...model.cart(id)]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([itemId, had]) => [itemId, had.quantity, had.state !== 'live', had.isExtended].join()),
        )
        return (
          t.same(
            sums,
            expected.map(({ id, kept: reserved, sold }) => ({ id, kept: reserved, sold })),
            `${what}: rows`,
          ) &&
          t.same(
            counts,
            expected.map(({ taken, quantity, ...shown }) => shown),
            `${what}: counts`,
          ) &&
          t.ok(
            expected.every(({ taken, quantity }) => taken <= quantity),
            `${what}: never too many`,
          ) &&
          t.same(
            inCarts.map((reserved) =>
              reserved.map((each) => [each.itemId, each.quantity, each.isExpired, each.hasBeenExtended].join()),
            ),
            modelled,
            `${what}: carts`,
          )
        )
      }

      for (let step = 0; step < steps; step++) {
        const name = pick(weights)
        if (isSkipped(name)) continue
        await actions[name]?.()
        if (!(await isAsModelled(`step ${step}, ${name}`))) return
      }
    },
  )
