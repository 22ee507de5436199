/**
 * The form in which a catalogue is handed to the engine (`server/shop/modules/catalogue/catalogue/catalogue.import.ts`), by the
 * demo shop's generator or an operator's own system. References are by id; a list keeps its order. Importing the same
 * record again replaces it, so an import that was cut off is run again from the start.
 */
import Type, { type Static } from 'typebox'
import {
  amount,
  byStore,
  closed,
  flag,
  id,
  isoDate,
  isoTime,
  line,
  listOf,
  localisedText,
  mediaId,
  numericId,
  organisationType,
  orNull,
  storeId,
  textLists,
  texts,
  whole,
} from './values.ts'

export type { LocalisedText } from './values.ts'

const { Optional } = Type

export const importMedia = closed({
  id: mediaId('First 16 hex digits of the SHA-256 of `data`'),
  mime: Type.Enum(
    ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'audio/mpeg', 'audio/wav'],
    { description: 'Media type' },
  ),
  data: Type.String({ minLength: 1, description: 'SVG as text, everything else in base64' }),
  width: whole('Pixels; 0 for files other than pictures', 0),
  height: whole('Pixels; 0 for files other than pictures', 0),
  fileName: Optional(line('For downloads: name under which the file is saved')),
})
export type ImportMedia = Static<typeof importMedia>

export const importPicture = closed(
  { mediaId: mediaId(), alt: texts('What it shows'), title: Optional(localisedText) },
  'Picture',
)
export type ImportPicture = Static<typeof importPicture>

export const importCategory = closed({
  id: numericId('Part of /cat/{id}'),
  parentId: orNull(numericId('Category above; null on the first level')),
  position: whole('Order among its neighbours'),
  name: texts('Name'),
  path: orNull(line('Content path without language, as /schulranzen/; null when it is reached by /cat/{id} only')),
  headline: texts('Headline'),
  text: Optional(texts('HTML')),
  metaDescription: texts('For search engines'),
  robots: Optional(line('For search engines, as noindex')),
  picture: Optional(importPicture),
  isSale: flag('Holds reduced goods'),
  isExcludedFromNav: flag('Is left out of the navigation'),
  stores: Optional(listOf(storeId, 'Stores that show it; all when left out, none when empty')),
  filters: Optional(
    listOf(
      id('Attribute'),
      'Attributes that are filters here, in order; the first five are hero filters. Inherited when left out',
    ),
  ),
})
export type ImportCategory = Static<typeof importCategory>

/** An attribute of products or items: a filter, a variant selector, or both. */
export const importAttribute = closed({
  id: id('Upper case, as COLOUR; part of filter.{id}'),
  name: texts('Name'),
  kind: Type.Enum(['enum', 'number'], { description: 'One of its values, or a number' }),
  unit: Optional(line('Unit of a number')),
  selector: Optional(Type.Enum(['tile', 'dropdown'], { description: 'For variant selectors' })),
  values: Optional(
    listOf(
      closed({
        id: id('Unique within the attribute'),
        name: texts('Name'),
        css: Optional(line('Colour in CSS')),
        position: whole('Order'),
      }),
      'For kind enum',
    ),
  ),
})
export type ImportAttribute = Static<typeof importAttribute>

export const importManufacturer = closed({
  id: id('Id'),
  name: line('Name'),
  picture: Optional(importPicture),
  path: Optional(line('Brand page, as /brands/federleicht/')),
})
export type ImportManufacturer = Static<typeof importManufacturer>

export const importAttributeValue = Type.Union(
  [
    closed({ attributeId: id('Attribute'), valueId: id('One of its values') }),
    closed({
      attributeId: id('Attribute'),
      number: Type.Number({ description: 'Number in the unit of the attribute' }),
    }),
  ],
  { description: 'attributeId with either valueId or number' },
)
export type ImportAttributeValue = Static<typeof importAttributeValue>

const importPriceTier = closed(
  { quantity: whole('Pieces of the item from which on it holds', 2), amount: amount('Gross price of each of them') },
  'Lower price from a quantity on',
)
export type ImportPriceTier = Static<typeof importPriceTier>

const importGroupTier = closed(
  {
    group: organisationType('Kind of organisation that it is for'),
    quantity: whole('Pieces of the item from which on it holds; 1 for the price itself', 1),
    amount: amount('Gross price of each of them'),
  },
  'Price of a group from a quantity on',
)
export type ImportGroupTier = Static<typeof importGroupTier>

/** Prices of an item in one store, gross; net is derived with the store's tax rate. */
export const importPrice = closed(
  {
    amount: amount('Gross price'),
    oldAmount: Optional(amount('Lowest price of the 30 days before the reduction (Omnibus directive)')),
    uvpAmount: Optional(amount("The manufacturer's recommended price")),
    uvpValidFrom: Optional(isoDate('Day from which the recommended price holds')),
    isBestPrice: Optional(flag('Is marked as best price')),
    specialDescription: Optional(texts('Beside the price')),
    tiers: Optional(
      listOf(importPriceTier, 'Lower prices by quantity, at most 10: ascending quantities, falling amounts'),
    ),
    groupTiers: Optional(
      listOf(
        importGroupTier,
        'Business store: prices for kinds of organisations, where they are lower than those for everybody; for each at most 10 and as tiers are',
      ),
    ),
  },
  'Price in one store',
)
export type ImportPrice = Static<typeof importPrice>

export const importDownload = closed({
  mediaId: mediaId(),
  headline: texts('Headline'),
  description: Optional(texts('Description')),
  dataName: line('Name of the file'),
})
export type ImportDownload = Static<typeof importDownload>

export const importItem = closed({
  id: id('Unique over the shop, as 100234-01'),
  orderNumber: id('Number for ordering'),
  gtin: Optional(line('GTIN')),
  position: whole('Order within the product'),
  name: texts('Name'),
  variant: listOf(
    closed({ attributeId: id('Attribute'), valueId: id('Value') }),
    "Values of the product's variant attributes",
  ),
  pictures: listOf(importPicture, 'At least one'),
  prices: byStore(importPrice, 'Prices by store; where none is given it is not sold'),
  taxClass: Type.Enum(['standard', 'reduced'], { description: 'Tax class' }),
  stock: whole('Pieces in stock', 0),
  deliveryDays: whole('Working days from the warehouse; decides the delivery text', 0),
  maxQuantity: whole('Pieces that one order may have', 1),
  minimumOrderQuantity: whole('Pieces that an order needs', 1),
  content: Optional(
    closed(
      {
        quantity: Type.Number({ exclusiveMinimum: 0, description: 'Quantity' }),
        unit: Type.Enum(['ml', 'l', 'g', 'kg', 'm', 'cm', 'piece', 'sheet'], { description: 'Unit' }),
        isDisplayed: flag('The base price is shown'),
      },
      'Content for the base price: 500 with unit ml gives a price per litre',
    ),
  ),
  warnings: listOf(id('Warning'), 'Warnings'),
  dangerWarnings: listOf(id('Warning'), 'Warnings of danger'),
  primeFaehig: flag('Belongs to the membership'),
  downloads: listOf(importDownload, 'Files'),
})
export type ImportItem = Static<typeof importItem>

/** Ids of deals that merchants make, and of deals that are imported apart, begin with it; all others come with their product. */
export const deskDealPrefix = 'desk-'

export const importDeal = closed(
  {
    id: id('Unique over the shop; a later deal of the product has another one'),
    store: storeId,
    amount: amount('Price'),
    from: isoTime('Begin'),
    until: isoTime('End'),
    quantity: whole('Pieces', 1),
    soldElsewhere: whole('Part of the quantity that was sold before the import', 0),
    maxPerOrder: whole('Pieces that one order may have', 1),
  },
  'Lightning deal',
)

export const importProduct = closed({
  id: numericId('Part of /prod/{id}'),
  manufacturerId: orNull(id('Manufacturer')),
  categoryIds: listOf(numericId('Category'), 'The first one is the main category (breadcrumb, canonical)'),
  stores: listOf(storeId, 'Stores that sell it'),
  name: texts('Name'),
  longDescription: texts('HTML'),
  shortFacts: textLists('Facts beside the price'),
  features: textLists('Features'),
  scopeOfDelivery: textLists('Scope of delivery'),
  dataAndFacts: listOf(
    closed({ headline: localisedText, facts: Type.Array(closed({ name: localisedText, value: localisedText })) }),
    'Tables of data',
  ),
  attributes: listOf(importAttributeValue, 'Filter values of the product; those of its items are added'),
  items: listOf(importItem, 'At least one'),
  rating: orNull(
    closed(
      { average: Type.Number({ minimum: 0, maximum: 5, description: 'Stars' }), count: whole('Ratings', 0) },
      'Used for a product without reviews; otherwise both are computed from the reviews',
    ),
  ),
  isBook: flag('Has the price that its publisher sets (BuchPrG)'),
  onSaleSince: isoDate('Day since which it is sold; new for 90 days'),
  salesRank: whole('Higher sells better; decides the default sort, top sellers and badge popular'),
  isTopseller: flag('Is marked as top seller'),
  deliveryFree: flag('Is delivered without costs'),
  isBulky: Optional(flag('Too large for a parcel: a forwarder brings it')),
  deliveryInfo: Optional(texts('About its delivery')),
  warranty: Optional(texts('Warranty')),
  badgeIds: listOf(id('Badge'), 'Badges'),
  labelIds: listOf(id('Label'), 'Labels'),
  textileCareIconIds: listOf(id('Icon'), 'Textile care'),
  energyLabel: Optional(
    closed(
      {
        class: line('Class, as A'),
        label: importPicture,
        sheet: line('Data sheet: id of a stored file or an https address'),
      },
      'Energy label',
    ),
  ),
  accessoryIds: listOf(numericId('Product'), 'Accessories'),
  replacementIds: listOf(numericId('Product'), 'Products that replace it'),
  extraTabs: listOf(
    closed({ id: id('Id'), headline: texts('Headline'), content: texts('HTML') }),
    'Further tabs of its page',
  ),
  youtubeVideos: listOf(
    closed({ id: id('Id at YouTube'), title: texts('Title'), picture: Optional(importPicture) }),
    'Videos',
  ),
  audioSamples: listOf(closed({ title: texts('Title'), mediaId: mediaId() }), 'Sounds'),
  downloads: listOf(importDownload, 'Files'),
  rightOfWithdrawalInfo: Optional(texts('About withdrawal')),
  oldElectricalDevicesInfo: Optional(texts('About old electrical devices')),
  labelAttributes: listOf(closed({ name: texts('Name'), value: texts('Value') }), 'Attributes beside the label'),
  matrixCodeMessages: listOf(
    closed({
      key: Type.Enum(['bde_de', 'bat_de', 'bch_ch', 'b2b_de', 'b2b_en'], { description: 'Store and language' }),
      message: Type.String({ description: 'Text' }),
    }),
    'Messages by matrix code',
  ),
  metaTitle: texts('Title for search engines'),
  metaDescription: texts('Description for search engines'),
  metaRobots: Optional(line('For search engines, as noindex')),
  isRetired: flag('Retired: /prod/{id} answers 410'),
  lightningDeal: Optional(importDeal),
})
export type ImportProduct = Static<typeof importProduct>

/** A customer's review of a product, in plain text. */
export const importReview = closed({
  id: id('Unique over the shop'),
  productId: numericId('Product'),
  stars: Type.Integer({ minimum: 1, maximum: 5, description: 'Stars' }),
  language: Type.Enum(['de', 'en'], { description: 'Language' }),
  title: Type.String({ description: 'Title' }),
  message: Type.String({ description: 'Plain text' }),
  authorName: Optional(line('Left out for an anonymous one')),
  writtenAt: isoTime('When it was written'),
  isVerified: flag('The purchase is verified'),
  helpful: whole('Votes as helpful', 0),
  comment: Optional(
    closed(
      { text: Type.String({ description: 'Text' }), author: line('Author'), on: isoDate('Day') },
      "The shop's answer",
    ),
  ),
})
export type ImportReview = Static<typeof importReview>

export const importBadge = closed({ id: id('Id'), name: texts('Name') })
export type ImportBadge = Static<typeof importBadge>

export const importLabel = closed({
  id: id('Id'),
  name: texts('Name'),
  description: texts('Description'),
  picture: Optional(importPicture),
})
export type ImportLabel = Static<typeof importLabel>

export const importWarning = closed({ id: id('Id'), description: texts('Text'), picture: Optional(importPicture) })
export type ImportWarning = Static<typeof importWarning>

export const importTextileCareIcon = closed({ id: id('Id'), name: texts('Name'), mediaId: mediaId() })
export type ImportTextileCareIcon = Static<typeof importTextileCareIcon>

/** Schemas by kind, in the order of records: a record stands after all records to which it refers. */
export const catalogueSchemas = {
  media: importMedia,
  attribute: importAttribute,
  manufacturer: importManufacturer,
  badge: importBadge,
  label: importLabel,
  warning: importWarning,
  textileCareIcon: importTextileCareIcon,
  category: importCategory,
  product: importProduct,
  review: importReview,
} as const

type Kind = keyof typeof catalogueSchemas

export type ImportRecord = { [K in Kind]: { kind: K; record: Static<(typeof catalogueSchemas)[K]> } }[Kind]
