import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ImportProduct, ImportRecord } from '#contract/import/catalogue.ts'
import { storeIds } from '#contract/stores.ts'
import type { Transaction } from '#engine/db/database.ts'
import { importing as importingContent } from '#engine/testing/engine.ts'
import { category, importing, item, picture, product } from '../../catalogue/testing/sample-catalogue.ts'

type Deal = NonNullable<ImportProduct['lightningDeal']>

const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString()

export const deal = (id: string, rest: Partial<Deal> = {}): Deal => ({
  id,
  store: 'de',
  amount: 800,
  from: hours(-1),
  until: hours(24),
  quantity: 10,
  soldElsewhere: 0,
  maxPerOrder: 3,
  ...rest,
})

export const dealProduct = (id: string, items: number, lightningDeal?: Deal): ImportProduct => ({
  ...product(id, {
    categoryIds: ['1'],
    items: Array.from({ length: items }, (_none, index) =>
      item(`${id}-${index + 1}`, { stock: 10_000, maxQuantity: 99, prices: { de: { amount: 1000 } } }),
    ),
  }),
  ...(lightningDeal && { lightningDeal }),
})

/** A shop with these products, deals switched on. */
export const shopOf =
  (products: readonly ImportProduct[]) =>
  async (trx: Transaction): Promise<void> => {
    const switchOf = (name: string) =>
      storeIds.map((store) => ({ store, name, entries: [{ name: 'active', value: 'true' }] }))
    await importingContent({ parameters: [...switchOf('Blitzangebot'), ...switchOf('lightning_deal')] })(trx)
    const records: ImportRecord[] = [
      { kind: 'media', record: picture },
      { kind: 'category', record: category('1', null) },
      ...products.map((record): ImportRecord => ({ kind: 'product', record })),
    ]
    await importing(records)(trx)
  }

/** An empty cart of a new visitor. */
export const newCart = async (trx: Transaction): Promise<string> => {
  const [visitorId, cartId] = [randomUUID(), randomUUID()]
  await trx.execute(sql`insert into visitors (id, store) values (${visitorId}, 'de')`)
  await trx.execute(sql`insert into carts (id, store, visitor_id) values (${cartId}, 'de', ${visitorId})`)
  return cartId
}
