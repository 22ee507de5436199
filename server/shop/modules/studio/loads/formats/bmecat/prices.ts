import type { StoreId } from '#contract/generated/types.ts'
import type { ImportItem, ImportPrice } from '#contract/import/catalogue.ts'
import { assumedCurrencies, storeIds } from '#contract/stores.ts'
import type { FileViolation, Place } from '../source.ts'
import type { BmecatMapping } from './bmecat-mapping.ts'
import { type Fraction, fractionOf, numberOf, product, quotient, rounded, sum, whole } from './decimals.rules.ts'
import type { CatalogueHeader } from './header.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml-elements.ts'

const countries = { de: 'DE', at: 'AT', ch: 'CH', b2b: 'DE' } as const satisfies Record<StoreId, string>

/** Gross prices first: of a net price the shop has to work out what customers pay. */
const usualTypes = ['gros_list', 'net_list', 'net_customer']
const recommended = 'nrp'
const reducedUpTo = 0.11

const isNet = (type: string): boolean => type.startsWith('net')

type Price = {
  type: string
  /** Minor units, gross, of one order unit. */
  amount: number
  currency: string | null
  territories: string[]
  tax: number | null
  from: number
  place: Place
}

/** What an article costs in each store, with the place that says so. */
export type ArticlePrices = {
  prices: { store: StoreId; price: Pick<ImportPrice, 'amount' | 'uvpAmount' | 'tiers'>; place: Place }[]
  taxClass: ImportItem['taxClass']
}

const taxOf = (price: XmlElement, { tax }: BmecatMapping): Fraction | null => {
  const written = textOf(childOf(price, 'TAX') ?? childOf(price, 'TAX_DETAILS', 'TAX'))
  if (written === '') return tax === undefined ? null : fractionOf(String(tax))
  const fraction = fractionOf(written)
  // Some systems write percent.
  return fraction && numberOf(fraction) >= 1 ? quotient(fraction, whole(100)) : fraction
}

const readPrice = (
  price: XmlElement,
  quantity: Fraction,
  header: CatalogueHeader,
  mapping: BmecatMapping,
): Price | FileViolation => {
  const type = price.attributes.price_type ?? ''
  const amountElement = childOf(price, 'PRICE_AMOUNT')
  const place = amountElement?.place ?? price.place
  const amount = fractionOf(textOf(amountElement))
  const factor = fractionOf(textOf(childOf(price, 'PRICE_FACTOR')) || '1')
  if (!amount || !factor)
    return { place, message: `${type}: "${textOf(amountElement)}" is no price: 12.99 with a decimal point is one` }
  const tax = taxOf(price, mapping)
  if (!tax && isNet(type))
    return { place, message: `${type}: a net price needs its TAX, or a tax in the mapping (tax: 0.19)` }
  const onTop = isNet(type) && tax ? sum(whole(1), tax) : whole(1)
  const perUnit = quotient(product(amount, factor), quantity)
  return {
    type,
    amount: rounded(product(product(perUnit, onTop), whole(100))),
    currency: textOf(childOf(price, 'PRICE_CURRENCY')) || header.currency,
    territories: childrenOf(price, 'TERRITORY').map(textOf),
    tax: tax && numberOf(tax),
    from: numberOf(fractionOf(textOf(childOf(price, 'LOWER_BOUND')) || '1') ?? whole(1)),
    place,
  }
}

const isOfCountry = (territories: readonly string[], store: StoreId): boolean =>
  territories.length === 0 || territories.some((territory) => territory.startsWith(countries[store]))

const isOfStore = ({ currency, territories }: Price, store: StoreId): boolean =>
  (currency === null || currency === assumedCurrencies[store]) && isOfCountry(territories, store)

/** Stores where the mapping names none: consumers' of the countries that the catalogue names, or else one of its currency. */
const usualStores = (prices: readonly Price[], { territories }: CatalogueHeader): StoreId[] => {
  const stores = storeIds.filter(
    (store) => store !== 'b2b' && isOfCountry(territories, store) && prices.some((price) => isOfStore(price, store)),
  )
  const isNamed = territories.length > 0 || prices.some((price) => price.territories.length > 0)
  return isNamed ? stores : stores.slice(0, 1)
}

const byBound = (prices: readonly Price[]): Price[] => prices.toSorted((a, b) => a.from - b.from)

/** The price from which on tiers begin: that of the smallest quantity that is sold. */
const lowest = (prices: readonly Price[], least = 1): Price | undefined => {
  const inOrder = byBound(prices)
  return inOrder.findLast(({ from }) => from <= least) ?? inOrder[0]
}

/** What is cheaper from a larger quantity on; a bound that repeats the price before it changes nothing. */
const tiersAbove = (price: Price, prices: readonly Price[]): NonNullable<ImportPrice['tiers']> => {
  const above = byBound(prices).filter(({ from }) => from > price.from)
  return above
    .filter(({ amount }, index) => amount !== (above[index - 1] ?? price).amount)
    .map(({ from, amount }) => ({ quantity: Math.ceil(from), amount }))
}

/** Prices of an article by store, from the element that has its price details. */
export const readPrices = (
  article: XmlElement,
  header: CatalogueHeader,
  mapping: BmecatMapping,
): ArticlePrices | { violations: FileViolation[] } => {
  const quantity = fractionOf(textOf(childOf(article, 'PRODUCT_ORDER_DETAILS', 'PRICE_QUANTITY')) || '1') ?? whole(1)
  const types = mapping.prices ?? usualTypes
  const least = numberOf(
    fractionOf(textOf(childOf(article, 'PRODUCT_ORDER_DETAILS', 'QUANTITY_MIN')) || '1') ?? whole(1),
  )
  const elements = childrenOf(article, 'PRODUCT_PRICE_DETAILS').flatMap((details) =>
    childrenOf(details, 'PRODUCT_PRICE'),
  )
  const read = elements
    .filter(({ attributes }) => attributes.price_type === recommended || types.includes(attributes.price_type ?? ''))
    .map((price) => readPrice(price, quantity, header, mapping))
  const violations = read.filter((each) => 'message' in each)
  if (violations.length > 0) return { violations }
  const prices = read.filter((each) => 'amount' in each)
  const sale = prices.filter(({ type }) => type !== recommended || types.includes(recommended))
  const result: ArticlePrices = { prices: [], taxClass: 'standard' }
  for (const store of mapping.stores ?? usualStores(sale, header)) {
    const ofStore = sale.filter((price) => isOfStore(price, store))
    const ofType = types.map((type) => ofStore.filter((each) => each.type === type)).find((each) => each.length > 0)
    const price = ofType && lowest(ofType, least)
    if (!price) continue
    const tiers = tiersAbove(price, ofType)
    const uvp = lowest(prices.filter((each) => each.type === recommended && isOfStore(each, store)))
    result.prices.push({
      store,
      price: {
        amount: price.amount,
        ...(uvp && uvp.amount > price.amount && { uvpAmount: uvp.amount }),
        ...(tiers.length > 0 && { tiers }),
      },
      place: price.place,
    })
    if (price.tax !== null && price.tax <= reducedUpTo) result.taxClass = 'reduced'
  }
  if (result.prices.length > 0) return result
  const message = `has no price of ${types.join(', ')} that a store could use`
  return { violations: [{ place: childOf(article, 'PRODUCT_PRICE_DETAILS')?.place ?? article.place, message }] }
}
