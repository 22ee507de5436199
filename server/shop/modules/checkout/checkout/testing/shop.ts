import type { ImportRecord } from '#contract/import/catalogue.ts'
import type { ImportContent } from '#contract/import/content.ts'
import { storeIds } from '#contract/stores.ts'
import type { Transaction } from '#engine/db/database.ts'
import { item, product } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { importing } from '#engine/testing/engine.ts'
import { cartShop, entriesOf } from '../../cart/testing/shop.ts'

export const sold = (
  id: string,
  amount: number,
  { isBulky = false, stock = 500 }: { isBulky?: boolean; stock?: number } = {},
): ImportRecord => {
  const prices = { de: { amount }, at: { amount }, b2b: { amount } }
  return {
    kind: 'product',
    record: product(id, { isBulky, items: [item(`${id}-1`, { prices, stock, maxQuantity: 200 })] }),
  }
}

/** A parcel of 10 €, one of 400 €, and a cupboard of 300 € that the forwarder brings. */
export const goods = { parcel: '800-1', dear: '802-1', cupboard: '801-1' } as const

/** What must be in force before anything is ordered. */
export const legalTexts = (['terms', 'withdrawal', 'privacy'] as const).map((kind) => ({
  kind,
  store: 'de' as const,
  language: 'de' as const,
  version: '2026-01-01',
  title: kind,
  sections: [{ headline: null, paragraphs: ['Es gilt das Kleingedruckte.'] }],
}))

const parameters: ImportContent['parameters'] = [
  {
    store: 'de' as const,
    name: 'paymentTypes',
    entries: entriesOf({ order: 'RECHNUNG VORKASSE CASH_ON_DELIVERY', 'RECHNUNG.maximum': '50000' }),
  },
  { store: 'at' as const, name: 'paymentTypes', entries: entriesOf({ order: 'INVOICE PREPAID' }) },
  {
    store: 'b2b' as const,
    name: 'paymentTypes',
    entries: entriesOf({ order: 'RECHNUNG_V X_RECHNUNG VORKASSE_V', xRechnung: 'true' }),
  },
]

/** The cart's shop with payment methods that need no provider; `translations` are the texts that tests look at. */
export const checkoutShop =
  (content: Partial<ImportContent>, more: ImportContent['parameters'] = [], moreGoods: readonly ImportRecord[] = []) =>
  async (trx: Transaction): Promise<void> => {
    const goodsOfShop = [sold('800', 1000), sold('801', 30_000, { isBulky: true }), sold('802', 40_000), ...moreGoods]
    // A store without legal texts sells nothing.
    const legalTextsOfAll = storeIds.flatMap((store) => legalTexts.map((text) => ({ ...text, store })))
    await cartShop(goodsOfShop, { legalTexts: legalTextsOfAll, ...content })(trx)
    const own = parameters.filter(({ store, name }) => !more.some((each) => each.store === store && each.name === name))
    await importing({ parameters: [...own, ...more] })(trx)
  }
