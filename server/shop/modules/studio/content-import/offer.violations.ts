import type { ImportContent } from '#contract/import/content.ts'
import type { ContentViolation } from '../../content/content/content-violation.ts'

type Offers = Pick<ImportContent, 'vouchers' | 'promotions'> & {
  stores: readonly Pick<ImportContent['stores'][number], 'id' | 'currencyCode'>[]
}

/** Amounts of an offer are in the currency of its stores: one with an amount cannot run in stores of two currencies. */
export const currencyViolations = ({ stores, vouchers = [], promotions = [] }: Offers): ContentViolation[] => {
  const offers = [
    ...vouchers.map((each) => ({
      record: `voucher ${each.code}`,
      stores: each.stores,
      hasAmount: each.kind === 'amount' || (each.minimumValue ?? 0) > 0,
    })),
    ...promotions.map((each) => ({
      record: `promotion ${each.id}`,
      stores: each.stores,
      hasAmount: each.kind === 'gift',
    })),
  ]
  return offers.flatMap(({ record, hasAmount, stores: own }) => {
    const currencies = new Set(stores.filter(({ id }) => own.includes(id)).map(({ currencyCode }) => currencyCode))
    const message = `has an amount, but stores of ${[...currencies].join(' and ')}`
    return hasAmount && currencies.size > 1 ? [{ record, path: 'stores', message }] : []
  })
}
