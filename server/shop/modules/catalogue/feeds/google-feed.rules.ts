import { isGtin } from '#lib/gtin.ts'
import { beginningOf } from '#lib/plain-text.ts'
import { xmlText } from '#lib/xml-text.ts'
import type { ContentUnit } from '../product/pricing/price.rules.ts'
import type { FeedItem } from './feed-item.ts'

/** Characters at most, by the product data specification of Google Merchant Center. */
const limits = {
  id: 50,
  title: 150,
  description: 5000,
  brand: 70,
  gtin: 50,
  productType: 750,
  colour: 100,
  size: 100,
  material: 200,
}

/** Units that unit_pricing_measure takes. */
const units: Record<ContentUnit, string> = {
  ml: 'ml',
  l: 'l',
  g: 'g',
  kg: 'kg',
  m: 'm',
  cm: 'cm',
  piece: 'ct',
  sheet: 'sheet',
}

/** unit_pricing_base_measure takes few numbers: a litre, kilogram or metre is one of its own unit. */
const wholeUnits: Readonly<Record<string, string>> = { '1000 ml': '1 l', '1000 g': '1 kg', '100 cm': '1 m' }

const unitPricing = ({ content, baseQuantity }: FeedItem): string => {
  if (!content || content.quantity <= 0) return ''
  const measure = element('unit_pricing_measure', `${content.quantity} ${units[content.unit]}`)
  if (baseQuantity === null) return measure
  const base = `${baseQuantity} ${units[content.unit]}`
  return measure + element('unit_pricing_base_measure', wholeUnits[base] ?? base)
}

const element = (name: string, value: string | null): string =>
  value === null || value === '' ? '' : `<g:${name}>${xmlText(value)}</g:${name}>`

const priceOf = (amount: number, currency: string): string => `${(amount / 100).toFixed(2)} ${currency}`

/** The price, and what is asked instead of it: for a time in a deal, else for as long as it is reduced. */
const prices = ({ amount, oldAmount, deal, currency }: FeedItem): string => {
  const usual = oldAmount !== null && oldAmount > amount ? oldAmount : amount
  const cheaper = deal && deal.amount < amount ? deal : null
  const price = element('price', priceOf(usual, currency))
  if (!cheaper && usual === amount) return price
  const sale = element('sale_price', priceOf(cheaper?.amount ?? amount, currency))
  return price + sale + element('sale_price_effective_date', cheaper && `${cheaper.from}/${cheaper.until}`)
}

export const googleEntry = (item: FeedItem): string => {
  const { gtin, images, shipping, currency, country } = item
  const known = gtin !== null && isGtin(gtin) ? gtin : null
  const [image = '', ...more] = images
  return [
    '<item>',
    element('id', item.id),
    element('item_group_id', item.groupId),
    element('title', beginningOf(item.title, limits.title)),
    element('description', beginningOf(item.description, limits.description)),
    element('link', item.link),
    element('image_link', image),
    ...more.slice(0, 10).map((each) => element('additional_image_link', each)),
    element('availability', item.isAvailable ? 'in_stock' : 'out_of_stock'),
    prices(item),
    element('condition', 'new'),
    element('gtin', known),
    element('brand', item.brand && beginningOf(item.brand, limits.brand)),
    known === null ? element('identifier_exists', 'no') : '',
    element('product_type', beginningOf(item.categories.join(' > '), limits.productType)),
    element('color', item.colour && beginningOf(item.colour, limits.colour)),
    element('size', item.size && beginningOf(item.size, limits.size)),
    element('material', item.material && beginningOf(item.material, limits.material)),
    element('energy_efficiency_class', item.energyClass && /^[A-G]$/.test(item.energyClass) ? item.energyClass : null),
    unitPricing(item),
    `<g:shipping>${element('country', country)}${element('price', priceOf(shipping, currency))}</g:shipping>`,
    '</item>\n',
  ].join('')
}

/** Ids that are longer than Google takes would be cut to those of others. */
export const fitsGoogle = ({ id, groupId }: FeedItem): boolean =>
  id.length <= limits.id && (groupId ?? '').length <= limits.id

export const googleHead = ({ name, url }: { name: string; url: string }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${xmlText(name)}</title><link>${xmlText(url)}</link><description>${xmlText(name)}</description>\n`

export const googleEnd = '</channel></rss>\n'
