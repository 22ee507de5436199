import { quotedCell } from '#lib/csv-line.ts'
import { isGtin } from '#lib/gtin.ts'
import { beginningOf } from '#lib/plain-text.ts'
import type { FeedItem } from './feed-item.ts'

const maxTitle = 255
const maxDescription = 1000

const amountOf = (minor: number): string => (minor / 100).toFixed(2)

/** Columns of idealo's offer list, with what each holds of an item. */
const columns: Readonly<Record<string, (item: FeedItem) => string>> = {
  sku: ({ id }) => id,
  brand: ({ brand }) => brand ?? '',
  title: ({ title }) => beginningOf(title, maxTitle),
  categoryPath: ({ categories }) => categories.join(' > '),
  url: ({ link }) => link,
  eans: ({ gtin }) => (gtin !== null && isGtin(gtin) ? gtin : ''),
  description: ({ description }) => beginningOf(description, maxDescription),
  imageUrls: ({ images }) => images.join(';'),
  price: ({ amount, deal }) => amountOf(deal ? Math.min(deal.amount, amount) : amount),
  formerPrice: ({ amount, oldAmount }) => (oldAmount !== null && oldAmount > amount ? amountOf(oldAmount) : ''),
  basePrice: ({ basePrice }) => basePrice ?? '',
  colour: ({ colour }) => colour ?? '',
  size: ({ size }) => size ?? '',
  material: ({ material }) => material ?? '',
  deliveryTime: ({ deliveryDays }) => (deliveryDays === 1 ? '1 Werktag' : `bis ${deliveryDays} Werktage`),
  deliveryCosts_standard: ({ shipping }) => amountOf(shipping),
  // No way to pay costs anything here; idealo asks for the costs of one at least.
  paymentCosts_standard: () => amountOf(0),
}

const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => quotedCell(cell.replace(/\s+/g, ' ').trim())).join(';')}\n`

export const idealoHead = (): string => lineOf(Object.keys(columns))

/** idealo lists what can be had: an item without stock has no line. */
export const idealoEntry = (item: FeedItem): string =>
  item.isAvailable ? lineOf(Object.values(columns).map((cellOf) => cellOf(item))) : ''
