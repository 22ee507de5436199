import type { ImportRecord } from '#contract/import/catalogue.ts'
import type { ImportVoucher } from '#contract/import/offers.ts'
import type { Transaction } from '#engine/db/database.ts'
import { both, item, product } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { deal, dealProduct } from '#engine/modules/catalogue/lightning/testing/deals.ts'
import { cartShop } from '#engine/modules/checkout/cart/testing/shop.ts'

const sold = (id: string, amount: number, stock: number, more: Parameters<typeof product>[1] = {}): ImportRecord => ({
  kind: 'product',
  record: product(id, {
    categoryIds: ['111'],
    ...more,
    items: [
      item(`${id}-1`, {
        stock,
        maxQuantity: 50,
        prices: { de: { amount } },
        taxClass: more.isBook ? 'reduced' : 'standard',
      }),
    ],
  }),
})

const voucher = (code: string, rest: Partial<ImportVoucher>): ImportVoucher =>
  ({ code, name: both(code), stores: ['de'], kind: 'percent', percent: 10, ...rest }) as ImportVoucher

const records: ImportRecord[] = [
  sold('800', 1999, 100_000),
  sold('801', 333, 100_000),
  sold('802', 4500, 100_000, { deliveryFree: true }),
  sold('803', 1299, 100_000, { isBook: true }),
  sold('805', 1000, 5),
  sold('806', 2500, 100),
  { kind: 'product', record: dealProduct('810', 1, deal('810-a', { quantity: 1, maxPerOrder: 1 })) },
]

/** A shop to order from: goods of both tax rates, five pieces of 805, one piece at a deal's price of 810, and vouchers. */
export const orderShop = (trx: Transaction): Promise<void> =>
  cartShop(records, {
    vouchers: [
      voucher('TEN', {}),
      voucher('ALL', { percent: 100 } as Partial<ImportVoucher>),
      voucher('LAST', { maxRedemptions: 1 }),
    ],
  })(trx)
