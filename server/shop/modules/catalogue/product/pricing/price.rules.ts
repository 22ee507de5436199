import type { Money, StoreId } from '#contract/generated/types.ts'
import { isBusinessStore, type ShopLanguage } from '#contract/stores.ts'

/** The business store shows and sells at net prices, the others at gross ones. */
export const showsNet = (store: StoreId): boolean => isBusinessStore(store)

/** Net of a gross amount, both in minor units; rate in percent. */
export const netAmount = (gross: number, rate: number): number => Math.round((gross * 100) / (100 + rate))

/** Rates have one decimal at most: with whole tenths of a per cent half a cent is half a cent. */
const tenths = (rate: number): number => Math.round(rate * 10)

/** Tax on a net amount, half a cent up. Minor units, rate in percent. */
export const taxOn = (net: number, rate: number): number => Math.round((net * tenths(rate)) / 1000)

/** Tax in a gross amount, half a cent up: 20.63 of 123.75 at 20 %. Minor units, rate in percent. */
export const taxIn = (gross: number, rate: number): number => Math.round((gross * tenths(rate)) / (1000 + tenths(rate)))

/** What a store shows for a gross amount. Minor units, rate in percent. */
export const shownAmount = (gross: number, rate: number, store: StoreId): number =>
  showsNet(store) ? netAmount(gross, rate) : gross

/** Smallest coin of currencies that have none of one minor unit. */
const coins: Readonly<Record<string, number>> = { CHF: 5 }

/** An amount in the coins of its currency, half a coin up: Swiss prices and reductions end in 0 or 5. Minor units. */
export const inCoins = (amount: number, currencyCode: string): number => {
  const coin = coins[currencyCode] ?? 1
  return Math.round(amount / coin) * coin
}

const formats = new Map<string, Intl.NumberFormat>()

/**
 * For example EUR as 12,50 € in de-DE and CHF as CHF 12.50 in de-CH. Minor units; every currency of the shop has a hundred of them.
 * stripIfInteger leaves out cents that are zero, for limits: 150 €.
 */
export const formatMoney = (
  amount: number,
  currencyCode: string,
  language: ShopLanguage,
  trailingZeroDisplay: 'auto' | 'stripIfInteger' = 'auto',
): string => {
  const key = `${language} ${currencyCode} ${trailingZeroDisplay}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode, trailingZeroDisplay })
    formats.set(key, format)
  }
  // Intl writes "CHF-1.10": the sign stands before the currency.
  const sign = currencyCode === 'CHF' && amount < 0 ? '−' : ''
  return sign + format.format((sign === '' ? amount : -amount) / 100)
}

export const money = (amount: number, currencyCode: string, language: ShopLanguage): Money => ({
  stringValue: formatMoney(amount, currencyCode, language),
  amount,
  currencyCode,
})

/** Whole percent off the old price, rounded down so that no more is promised than given; null without a reduction. */
export const discountPercent = (amount: number, oldAmount: number | null): number | null => {
  if (oldAmount === null || oldAmount <= amount) return null
  const percent = Math.floor(((oldAmount - amount) * 100) / oldAmount)
  return percent > 0 ? percent : null
}

export type ContentUnit = 'ml' | 'l' | 'g' | 'kg' | 'm' | 'cm' | 'piece' | 'sheet'

type BaseUnit = { /** Translation key of the unit. */ key: string /** Content units in one base unit. */; size: number }

const baseUnits: Record<ContentUnit, BaseUnit> = {
  ml: { key: 'product.unit.litre', size: 1000 },
  l: { key: 'product.unit.litre', size: 1 },
  g: { key: 'product.unit.kilogram', size: 1000 },
  kg: { key: 'product.unit.kilogram', size: 1 },
  cm: { key: 'product.unit.metre', size: 100 },
  m: { key: 'product.unit.metre', size: 1 },
  piece: { key: 'product.unit.piece', size: 1 },
  sheet: { key: 'product.unit.sheet', size: 1 },
}

/** Up to 250 ml or g the price of 100 of them may be given instead of that of a litre or kilogram. */
const small: Partial<Record<ContentUnit, { key: string; upTo: number }>> = {
  ml: { key: 'product.unit.hundredMillilitres', upTo: 250 },
  g: { key: 'product.unit.hundredGrams', upTo: 250 },
}

const baseOf = (quantity: number, unit: ContentUnit): BaseUnit => {
  const fine = small[unit]
  return fine && quantity <= fine.upTo ? { key: fine.key, size: 100 } : baseUnits[unit]
}

/** Content units of which the base price of so much is. */
export const baseQuantityOf = (quantity: number, unit: ContentUnit): number => baseOf(quantity, unit).size

/** Price of one base unit, in minor units, with the key of its name; null when the content is unknown or is the unit itself. */
export const basePrice = (
  amount: number,
  quantity: number | null,
  unit: ContentUnit | null,
): { amount: number; unitKey: string } | null => {
  if (quantity === null || unit === null || quantity <= 0) return null
  const base = baseOf(quantity, unit)
  if (quantity === base.size) return null
  return { amount: Math.round((amount * base.size) / quantity), unitKey: base.key }
}

type Content = { contentQuantity: number | null; contentUnit: ContentUnit | null; contentIsDisplayed: boolean }

/** Base price of an item, minor units, with its unit by name. `isDisplayed`: it is shown beside the price. */
export const namedBasePrice = (
  { contentQuantity, contentUnit, contentIsDisplayed }: Content,
  amount: number,
  nameOf: (unitKey: string) => string,
): { amount: number; unit: string; isDisplayed: boolean } | null => {
  const base = basePrice(amount, contentQuantity, contentUnit)
  return base && { amount: base.amount, unit: nameOf(base.unitKey), isDisplayed: contentIsDisplayed }
}
