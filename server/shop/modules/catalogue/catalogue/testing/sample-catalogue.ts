import { createHash } from 'node:crypto'
import type {
  ImportCategory,
  ImportItem,
  ImportMedia,
  ImportProduct,
  ImportRecord,
  LocalisedText,
} from '#contract/import/catalogue.ts'
import type { Transaction } from '#engine/db/database.ts'
import { importRecords } from '../catalogue.import.ts'

/** The same in both languages, told apart by an ending. */
export const both = (text: string): LocalisedText => ({ de: text, en: `${text} (en)` })

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'

export const picture: ImportMedia = {
  id: createHash('sha256').update(drawing).digest('hex').slice(0, 16),
  mime: 'image/svg+xml',
  data: drawing,
  width: 40,
  height: 30,
}

export const category = (id: string, parentId: string | null, rest: Partial<ImportCategory> = {}): ImportCategory => ({
  id,
  parentId,
  position: Number(id),
  name: both(`Kategorie ${id}`),
  path: null,
  headline: both(`Kategorie ${id}`),
  metaDescription: both(`Alles in ${id}`),
  isSale: false,
  isExcludedFromNav: false,
  ...rest,
})

export const item = (id: string, rest: Partial<ImportItem> = {}): ImportItem => ({
  id,
  orderNumber: `N-${id}`,
  position: 1,
  name: both(`Artikel ${id}`),
  variant: [],
  pictures: [{ mediaId: picture.id, alt: both(`Bild ${id}`) }],
  prices: { de: { amount: 1190 }, at: { amount: 1200 }, b2b: { amount: 1190 } },
  taxClass: 'standard',
  stock: 50,
  deliveryDays: 2,
  maxQuantity: 99,
  minimumOrderQuantity: 1,
  warnings: [],
  dangerWarnings: [],
  primeFaehig: false,
  downloads: [],
  ...rest,
})

export const product = (id: string, rest: Partial<ImportProduct> = {}): ImportProduct => ({
  id,
  manufacturerId: null,
  categoryIds: ['11'],
  stores: ['de', 'at', 'b2b'],
  name: both(`Produkt ${id}`),
  longDescription: both('<p>Lang</p>'),
  shortFacts: { de: ['kurz'], en: ['short'] },
  features: { de: [], en: [] },
  scopeOfDelivery: { de: [], en: [] },
  dataAndFacts: [],
  attributes: [],
  items: [item(`${id}-1`)],
  rating: null,
  isBook: false,
  onSaleSince: '2020-01-01',
  salesRank: 0,
  isTopseller: false,
  deliveryFree: false,
  badgeIds: [],
  labelIds: [],
  textileCareIconIds: [],
  accessoryIds: [],
  replacementIds: [],
  extraTabs: [],
  youtubeVideos: [],
  audioSamples: [],
  downloads: [],
  labelAttributes: [],
  matrixCodeMessages: [],
  metaTitle: both('Titel'),
  metaDescription: both('Beschreibung'),
  isRetired: false,
  ...rest,
})

const colour = (valueId: string) => ({ attributeId: 'COLOUR', valueId })
const size = (valueId: string) => ({ attributeId: 'SIZE', valueId })
const blueS = [colour('blue'), size('s')]
const redS = [colour('red'), size('s')]
const redL = [colour('red'), size('l')]

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()

/** A shop in miniature: two departments, one product with variants, one deal, one that is only for business. */
export const sampleRecords = (): ImportRecord[] => [
  { kind: 'media', record: picture },
  {
    kind: 'attribute',
    record: {
      id: 'COLOUR',
      name: { de: 'Farbe', en: 'Colour' },
      kind: 'enum',
      selector: 'tile',
      values: [
        { id: 'red', name: { de: 'Rot', en: 'Red' }, css: '#c00', position: 1 },
        { id: 'blue', name: { de: 'Blau', en: 'Blue' }, css: '#00c', position: 2 },
      ],
    },
  },
  {
    kind: 'attribute',
    record: {
      id: 'SIZE',
      name: { de: 'Größe', en: 'Size' },
      kind: 'enum',
      selector: 'dropdown',
      values: [
        { id: 's', name: { de: 'klein', en: 'small' }, position: 1 },
        { id: 'l', name: { de: 'groß', en: 'large' }, position: 2 },
      ],
    },
  },
  { kind: 'attribute', record: { id: 'WEIGHT', name: { de: 'Gewicht', en: 'Weight' }, kind: 'number', unit: 'g' } },
  { kind: 'manufacturer', record: { id: 'm1', name: 'Federleicht', path: '/brands/federleicht/' } },
  ...['classic', 'green', 'set', 'new-school', 'fourth'].map(
    (id): ImportRecord => ({ kind: 'badge', record: { id, name: both(id) } }),
  ),
  { kind: 'warning', record: { id: 'small-parts', description: both('Kleine Teile') } },
  { kind: 'category', record: category('1', null, { path: '/ranzen/', filters: ['COLOUR', 'SIZE', 'WEIGHT'] }) },
  { kind: 'category', record: category('11', '1') },
  { kind: 'category', record: category('111', '11') },
  { kind: 'category', record: category('2', null, { stores: ['b2b'] }) },
  {
    kind: 'product',
    record: product('100', {
      name: { de: 'Schulranzen Lupina', en: 'School bag Lupina' },
      categoryIds: ['111'],
      manufacturerId: 'm1',
      salesRank: 90,
      badgeIds: ['classic', 'green', 'set', 'new-school', 'fourth'],
      attributes: [{ attributeId: 'WEIGHT', number: 900 }],
      rating: { average: 4.3, count: 12 },
      accessoryIds: ['200'],
      extraTabs: [{ id: 'care', headline: both('Pflege'), content: both('<p>Feucht abwischen</p>') }],
      items: [
        item('100-1', {
          position: 1,
          variant: redS,
          prices: { de: { amount: 9900, oldAmount: 12900 }, b2b: { amount: 9900, uvpAmount: 12900 } },
        }),
        item('100-2', {
          position: 2,
          gtin: '9783123456787',
          variant: redL,
          prices: { de: { amount: 10900 }, b2b: { amount: 10900 } },
          dangerWarnings: ['small-parts'],
        }),
        item('100-3', { position: 3, variant: blueS, prices: { de: { amount: 8900 } }, stock: 0 }),
      ],
      stores: ['de', 'b2b'],
    }),
  },
  {
    kind: 'product',
    record: product('200', {
      name: { de: 'Brotdose Vesper', en: 'Lunch box Vesper' },
      salesRank: 80,
      onSaleSince: ago(10),
      attributes: [colour('blue'), { attributeId: 'WEIGHT', number: 200 }],
      items: [
        item('200-1', {
          stock: 3,
          content: { quantity: 500, unit: 'ml', isDisplayed: true },
          prices: { de: { amount: 1000 }, at: { amount: 1100 }, b2b: { amount: 1190 } },
        }),
      ],
      lightningDeal: {
        id: '200-1',
        store: 'de',
        amount: 800,
        from: ago(1),
        until: ago(-1),
        quantity: 30,
        soldElsewhere: 10,
        maxPerOrder: 2,
      },
    }),
  },
  {
    kind: 'product',
    record: product('300', {
      name: both('Klassensatz Scheren'),
      stores: ['b2b'],
      categoryIds: ['2'],
      items: [item('300-1', { taxClass: 'reduced', prices: { b2b: { amount: 10700 } } })],
    }),
  },
  { kind: 'product', record: product('400', { name: both('Alter Ranzen'), isRetired: true }) },
  {
    kind: 'product',
    record: product('500', {
      name: both('Bleistifte dreikant'),
      salesRank: 70,
      categoryIds: ['11'],
      attributes: [colour('red')],
    }),
  },
]

export const importing =
  (records: Iterable<ImportRecord>) =>
  (trx: Transaction): Promise<void> =>
    importRecords(trx, records)
