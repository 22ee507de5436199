import { isGtin } from '#lib/gtin.ts'

/** What a value has to be, and whether an entry needs it. */
type Rule = { isRequired?: true; isRepeated?: true; fits: (value: string) => boolean }

const upTo =
  (length: number) =>
  (value: string): boolean =>
    value.length <= length
const matching =
  (pattern: RegExp) =>
  (value: string): boolean =>
    pattern.test(value)
const price = matching(/^\d+\.\d\d (?:EUR|CHF)$/)
const webAddress = (value: string): boolean => URL.canParse(value) && /^https?:/.test(value) && value.length <= 2000
const units = 'mg|g|kg|ml|cl|l|cbm|cm|m|sqm|ct|sheet|item'
const period = /^(\d{4}-\d\d-\d\dT\d\d:\d\dZ)\/(\d{4}-\d\d-\d\dT\d\d:\d\dZ)$/

/** The product data specification of Google Merchant Center, for the attributes that the shop writes (support.google.com/merchants/answer/7052112). */
const google: Readonly<Record<string, Rule>> = {
  id: { isRequired: true, fits: upTo(50) },
  item_group_id: { fits: upTo(50) },
  title: { isRequired: true, fits: upTo(150) },
  description: { isRequired: true, fits: upTo(5000) },
  link: { isRequired: true, fits: webAddress },
  image_link: { isRequired: true, fits: webAddress },
  additional_image_link: { isRepeated: true, fits: webAddress },
  availability: { isRequired: true, fits: matching(/^(?:in_stock|out_of_stock|preorder|backorder)$/) },
  price: { isRequired: true, fits: price },
  sale_price: { fits: price },
  sale_price_effective_date: {
    fits: (value) => {
      const [, from = '', until = ''] = period.exec(value) ?? []
      return Date.parse(from) < Date.parse(until)
    },
  },
  condition: { fits: matching(/^(?:new|refurbished|used)$/) },
  gtin: { fits: isGtin },
  brand: { fits: upTo(70) },
  identifier_exists: { fits: matching(/^(?:yes|no)$/) },
  product_type: { fits: upTo(750) },
  color: { fits: upTo(100) },
  size: { fits: upTo(100) },
  material: { fits: upTo(200) },
  energy_efficiency_class: { fits: matching(/^[A-G]$/) },
  unit_pricing_measure: { fits: matching(new RegExp(`^\\d+(?:\\.\\d+)? (?:${units})$`)) },
  unit_pricing_base_measure: {
    fits: matching(new RegExp(`^(?:(?:1|2|4|8|10|100) (?:${units})|75 cl|750 ml|50 kg|1000 kg)$`)),
  },
}

/** Elements of an entry with their text; what has elements of its own is left out. */
const elementsIn = (entry: string): [name: string, value: string][] =>
  [...entry.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/&(?:lt|gt|quot|apos);/g, '?').replaceAll('&amp;', '&'),
  ])

const dimensions: Readonly<Record<string, string>> = {
  mg: 'weight',
  g: 'weight',
  kg: 'weight',
  ml: 'volume',
  cl: 'volume',
  l: 'volume',
  cm: 'length',
  m: 'length',
}

const dimensionOf = (measure: string): string => {
  const unit = measure.split(' ')[1] ?? ''
  return dimensions[unit] ?? unit
}

/** What the specification has against an entry of Google's feed; empty when nothing. */
export const googleViolations = (entry: string): string[] => {
  const shipping = /<g:shipping>(.*?)<\/g:shipping>/.exec(entry)?.[1] ?? ''
  const elements = elementsIn(entry.replace(/<g:shipping>.*?<\/g:shipping>/, ''))
  const values = new Map(elements)
  const ofValues = elements.flatMap(([name, value]) => {
    const rule = google[name]
    if (!rule) return [`${name} is no attribute`]
    return value !== '' && rule.fits(value) ? [] : [`${name}: ${value}`]
  })
  const missing = Object.entries(google).flatMap(([name, { isRequired }]) =>
    isRequired && !values.has(name) ? [`${name} is missing`] : [],
  )
  const repeated = Object.entries(google).flatMap(([name, { isRepeated }]) => {
    const count = elements.filter(([each]) => each === name).length
    return count > (isRepeated ? 10 : 1) ? [`${name} stands ${count} times`] : []
  })
  const measure = values.get('unit_pricing_measure')
  const base = values.get('unit_pricing_base_measure')
  const more: [isWrong: boolean, what: string][] = [
    [!/^<g:country>[A-Z]{2}<\/g:country><g:price>\d+\.\d\d [A-Z]{3}<\/g:price>$/.test(shipping), 'shipping'],
    [!values.has('gtin') && values.get('identifier_exists') !== 'no', 'neither gtin nor identifier_exists'],
    [base !== undefined && dimensionOf(base) !== dimensionOf(measure ?? ''), `base ${base} of ${measure}`],
    [Number.parseFloat(values.get('sale_price') ?? '0') >= Number.parseFloat(values.get('price') ?? ''), 'sale_price'],
  ]
  return [...ofValues, ...missing, ...repeated, ...more.flatMap(([isWrong, what]) => (isWrong ? [what] : []))]
}

const amount = matching(/^\d+\.\d\d$/)

/** The offer list of idealo, for the columns that the shop writes (idealo.github.io/csv-importer); one for delivery and one for payment are required. */
const idealo: Readonly<Record<string, Rule>> = {
  sku: { isRequired: true, fits: upTo(128) },
  brand: { fits: upTo(128) },
  title: { isRequired: true, fits: upTo(255) },
  categoryPath: { fits: upTo(1000) },
  url: { isRequired: true, fits: webAddress },
  eans: { fits: isGtin },
  description: { fits: upTo(1000) },
  imageUrls: { fits: (value) => value.split(';').every(webAddress) },
  price: { isRequired: true, fits: amount },
  formerPrice: { fits: amount },
  basePrice: { fits: matching(/\d.*\/\S/) },
  colour: { fits: upTo(128) },
  size: { fits: upTo(128) },
  material: { fits: upTo(128) },
  deliveryTime: { isRequired: true, fits: matching(/\d/) },
  deliveryCosts_standard: { isRequired: true, fits: amount },
  paymentCosts_standard: { isRequired: true, fits: amount },
}

/** What is wrong with a line of idealo's table; empty when nothing. */
export const idealoViolations = (line: Readonly<Record<string, string>>): string[] => [
  ...Object.entries(line).flatMap(([name, value]) => {
    const rule = idealo[name]
    if (!rule) return [`${name} is no column`]
    return value === '' || rule.fits(value) ? [] : [`${name}: ${value}`]
  }),
  ...Object.entries(idealo).flatMap(([name, { isRequired }]) =>
    isRequired && !line[name] ? [`${name} is missing`] : [],
  ),
]
