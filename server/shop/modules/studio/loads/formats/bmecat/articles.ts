import type { LocalisedText } from '#contract/import/catalogue.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { createDraft, type Draft } from '../draft.ts'
import { htmlOfText } from '../html-of-text.ts'
import { productNumberOf } from '../product-number.ts'
import { type ItemDraft, wholeProduct } from '../product-record.ts'
import type { FileViolation, Place, Sourced } from '../source.ts'
import { type BmecatMapping, named } from './bmecat-mapping.ts'
import type { Catalogue } from './catalogue.ts'
import { fractionOf, integerOf, numberOf } from './decimals.rules.ts'
import { addFeatures } from './features.ts'
import { readPrices } from './prices.ts'
import { localised } from './texts.ts'
import { contentUnits } from './units.rules.ts'
import { readVariants, type Variant } from './variants.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml-elements.ts'

const articleNumber = (article: XmlElement, { prefix = '' }: BmecatMapping): string =>
  `${prefix}${textOf(childOf(article, 'SUPPLIER_PID'))}`

const gtinOf = (details: XmlElement | undefined): XmlElement | undefined =>
  childrenOf(details, 'INTERNATIONAL_PID').find(({ attributes: { type = 'ean' } }) => /^(?:ean|gtin)/i.test(type))

/** File names of the pictures, in order; small pictures, logos and data sheets aside. */
const picturesOf = (article: XmlElement): { file: string; place: Place }[] => {
  const pictures = childrenOf(childOf(article, 'MIME_INFO'), 'MIME').flatMap((mime) => {
    const type = textOf(childOf(mime, 'MIME_TYPE'))
    const purpose = textOf(childOf(mime, 'MIME_PURPOSE'))
    const source = childOf(mime, 'MIME_SOURCE')
    const file = textOf(source).split(/[\\/]/).at(-1) ?? ''
    const isPicture = /^image\//i.test(type) || /\.(?:jpe?g|png|webp|svg)$/i.test(file)
    const isOther = ['thumbnail', 'logo', 'icon', 'data_sheet', 'safety_data_sheet'].includes(purpose)
    if (!isPicture || isOther || file === '' || !source) return []
    const order = integerOf(textOf(childOf(mime, 'MIME_ORDER')))
    return [{ file, place: source.place, order: order ?? (purpose === 'normal' ? 0 : Number.MAX_SAFE_INTEGER) }]
  })
  return pictures.sort((a, b) => a.order - b.order)
}

const contentOf = (order: XmlElement | undefined): ItemDraft['content'] | null => {
  const unit = contentUnits[textOf(childOf(order, 'CONTENT_UNIT'))]
  const quantity = fractionOf(textOf(childOf(order, 'NO_CU_PER_OU')) || '1')
  if (!unit || !quantity || (unit === 'piece' && numberOf(quantity) === 1)) return null
  return { unit, quantity: numberOf(quantity) }
}

const referencesOf = (article: XmlElement, type: string, mapping: BmecatMapping) =>
  childrenOf(article, 'PRODUCT_REFERENCE')
    .filter(({ attributes }) => attributes.type === type)
    .map((reference) => ({
      id: productNumberOf(`${mapping.prefix ?? ''}${textOf(childOf(reference, 'PROD_ID_TO'))}`),
      place: reference.place,
    }))

/** Sets what the file says, at the place where it says it. */
const setterOf =
  (draft: Draft, article: XmlElement) =>
  (path: string, value: unknown, at?: XmlElement): void => {
    if (value !== null && value !== undefined && value !== '') draft.set(path, value, at?.place ?? article.place)
  }

const addTexts = (
  draft: Draft,
  article: XmlElement,
  { header, groups, mapping, isUpdate }: Catalogue,
): FileViolation[] => {
  const set = setterOf(draft, article)
  const number = childOf(article, 'SUPPLIER_PID')
  const details = childOf(article, 'PRODUCT_DETAILS')
  const names = childrenOf(details, 'DESCRIPTION_SHORT')
  const descriptions = childrenOf(details, 'DESCRIPTION_LONG')
  const name = localised(names, header.language)
  const categoryIds = groups.categoriesOfArticle(textOf(number), header, mapping)
  const maker = manufacturerOf(article, mapping)
  set('id', productNumberOf(articleNumber(article, mapping)), number)
  set('name', name, names[0])
  set('longDescription', localised(descriptions, header.language, htmlOfText), descriptions[0])
  // An update that names no group of the article leaves those that it has.
  const keepsGroups = categoryIds.length === 0 && isUpdate
  if (!keepsGroups) set('categoryIds', categoryIds, number)
  if (maker) set('manufacturerId', maker.id, childOf(details, 'MANUFACTURER_NAME'))
  for (const { id, place } of referencesOf(article, 'accessories', mapping)) draft.add('accessoryIds', id, place)
  for (const { id, place } of referencesOf(article, 'followup', mapping)) draft.add('replacementIds', id, place)
  return [
    ...(name ? [] : [{ place: details?.place ?? article.place, message: 'has no DESCRIPTION_SHORT' }]),
    ...(categoryIds.length > 0 || keepsGroups
      ? []
      : [{ place: article.place, message: 'is in no group: name a category in the mapping (category: "1200")' }]),
  ]
}

const inBoth = (names: readonly LocalisedText[], language: TextLanguage): string =>
  names.map((name) => name[language]).join(', ')

/** An item with its values, called as the article with them behind it. */
const addVariant = (draft: Draft, item: string, { values, names, place }: Variant): void => {
  const { name } = draft.record as { name?: LocalisedText }
  if (values.length === 0) return
  draft.set(`${item}/variant`, values, place)
  const named = (language: TextLanguage) => `${name?.[language] ?? ''} ${inBoth(names, language)}`.trim()
  draft.set(`${item}/name`, { de: named('de'), en: named('en') }, place)
}

const addItem = (
  draft: Draft,
  article: XmlElement,
  mapping: BmecatMapping,
  { item, variant }: { item: string; variant: Variant },
): void => {
  const set = setterOf(draft, article)
  const details = childOf(article, 'PRODUCT_DETAILS')
  const order = childOf(article, 'PRODUCT_ORDER_DETAILS')
  const gtin = gtinOf(details)
  const minimum = childOf(order, 'QUANTITY_MIN')
  const delivery = childOf(details, 'DELIVERY_TIME')
  set(`${item}/id`, `${articleNumber(article, mapping)}${variant.supplement}`, childOf(article, 'SUPPLIER_PID'))
  // A GTIN is that of one item: an article with variants has no place for theirs.
  if (variant.values.length === 0) set(`${item}/gtin`, textOf(gtin), gtin)
  set(`${item}/minimumOrderQuantity`, integerOf(textOf(minimum)), minimum)
  set(`${item}/deliveryDays`, integerOf(textOf(delivery)) ?? mapping.deliveryDays, delivery)
  set(`${item}/maxQuantity`, mapping.maxQuantity)
  set(`${item}/stock`, mapping.stock)
  set(`${item}/content`, contentOf(order), childOf(order, 'CONTENT_UNIT'))
  for (const { file, place } of picturesOf(article)) draft.add(`${item}/pictures`, file, place)
  addVariant(draft, item, variant)
}

const addPrices = (
  draft: Draft,
  article: XmlElement,
  { header, mapping }: Catalogue,
  items: readonly string[],
): FileViolation[] => {
  const prices = readPrices(article, header, mapping)
  if ('violations' in prices) return prices.violations
  const set = setterOf(draft, article)
  for (const item of items) {
    set(`${item}/taxClass`, prices.taxClass, childOf(article, 'PRODUCT_PRICE_DETAILS'))
    for (const { store, price, place } of prices.prices) draft.set(`${item}/prices/${store}`, price, place)
  }
  return []
}

const ofArticle = (article: XmlElement, mapping: BmecatMapping, violations: readonly FileViolation[]): Sourced[] =>
  violations.map(({ place, message }) => ({
    violation: { place, message: `article ${articleNumber(article, mapping)} ${message}` },
  }))

/** An article as a product with one item, or with one for each of its variants. */
export const readArticle = (article: XmlElement, catalogue: Catalogue): Sourced[] => {
  const { mapping, header } = catalogue
  const draft = createDraft(article.place)
  const read = readVariants(article, mapping, header.language)
  const variants = 'variants' in read ? read.variants : []
  const violations = [
    ...('violations' in read ? read.violations : []),
    ...addTexts(draft, article, catalogue),
    ...addFeatures(draft, article, catalogue),
  ]
  const items = variants.map((_variant, index) => `items/${index}`)
  for (const [index, variant] of variants.entries())
    addItem(draft, article, mapping, { item: `items/${index}`, variant })
  violations.push(...addPrices(draft, article, catalogue, items))
  if (violations.length > 0) return ofArticle(article, catalogue.mapping, violations)
  return [{ record: { kind: 'product', record: wholeProduct(draft.record), placeOf: draft.placeOf } }]
}

/** Manufacturer of an article: one of the shop where the mapping names it, otherwise a new one that is called as the file calls it. */
export const manufacturerOf = (
  article: XmlElement,
  { manufacturers }: BmecatMapping,
): { id: string; name: string; isOfShop: boolean; place: Place } | null => {
  const element = childOf(article, 'PRODUCT_DETAILS', 'MANUFACTURER_NAME')
  const name = textOf(element)
  if (!element || name === '') return null
  const ofShop = named(manufacturers, name)
  const id = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return { id: ofShop ?? id, name, isOfShop: ofShop !== undefined, place: element.place }
}

/** An article that is to be deleted: its product is retired, since orders name it. */
export const readDeletion = (article: XmlElement, { mapping }: Catalogue): Sourced => ({
  record: {
    kind: 'retirement',
    record: { productId: productNumberOf(articleNumber(article, mapping)), isRetired: true },
    placeOf: () => article.place,
  },
})

/** New prices of an article that the shop has. */
export const readNewPrices = (article: XmlElement, { header, mapping }: Catalogue): Sourced[] => {
  const result = readPrices(article, header, mapping)
  if ('violations' in result) return ofArticle(article, mapping, result.violations)
  return result.prices.map(({ store, price, place }) => ({
    record: {
      kind: 'price',
      record: { itemId: articleNumber(article, mapping), store, ...price },
      placeOf: (path) => (path === 'itemId' ? article.place : place),
    },
  }))
}
