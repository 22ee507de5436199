import { createHash } from 'node:crypto'
import type { ImportMedia, ImportProduct, ImportRecord, LocalisedText } from '#contract/import/catalogue.ts'
import type { ImportPage } from '#contract/import/content.ts'

export const svgMedia = (width: number, height: number, colour: string): ImportMedia => {
  const data = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`
  return {
    id: createHash('sha256').update(data).digest('hex').slice(0, 16),
    mime: 'image/svg+xml',
    data,
    width,
    height,
  }
}

/** A content page of the German store with one cell of teasers. */
export const samplePage = (page: Partial<ImportPage>, teasers: object[] = []): ImportPage => ({
  id: 'page',
  store: 'de',
  language: 'de',
  name: 'Seite',
  pageType: 'CONTENTPAGE',
  path: '/seite/',
  seo: { breadcrumbs: [] },
  rows: teasers.length > 0 ? [{ cells: [{ x: 0, y: 0, width: 12, height: 1, teasers: teasers as never }] }] : [],
  ...page,
})

const text = (de: string): LocalisedText => ({ de, en: de })
const none = { de: [], en: [] }

export const sampleProduct = (id: string, more: Partial<ImportProduct> = {}, stock = 10): ImportProduct => ({
  id,
  manufacturerId: null,
  categoryIds: ['10'],
  stores: ['de'],
  name: text(`Produkt ${id}`),
  longDescription: text('<p>Gut</p>'),
  shortFacts: none,
  features: none,
  scopeOfDelivery: none,
  dataAndFacts: [],
  attributes: [],
  items: [
    {
      id: `${id}-01`,
      orderNumber: id,
      position: 0,
      name: text(`Produkt ${id}`),
      variant: [],
      pictures: [{ mediaId: catalogueMedia.id, alt: text('Bild') }],
      prices: { de: { amount: 1000 } },
      taxClass: 'standard',
      stock,
      deliveryDays: 2,
      maxQuantity: 99,
      minimumOrderQuantity: 1,
      warnings: [],
      dangerWarnings: [],
      primeFaehig: false,
      downloads: [],
    },
  ],
  rating: null,
  isBook: false,
  onSaleSince: '2024-01-01',
  salesRank: Number(id),
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
  metaTitle: text(`Produkt ${id}`),
  metaDescription: text(''),
  isRetired: false,
  ...more,
})

export const catalogueMedia = svgMedia(800, 600, '#fff')

/** Two categories, of which one has a content path; products 100, 101 and 102, the last one retired. */
export const sampleCatalogue: ImportRecord[] = [
  { kind: 'media', record: catalogueMedia },
  ...['10', '11'].map(
    (id): ImportRecord => ({
      kind: 'category',
      record: {
        id,
        parentId: id === '11' ? '10' : null,
        position: 0,
        name: text(`Kategorie ${id}`),
        path: id === '10' ? '/kategorie/' : null,
        headline: text(`Kategorie ${id}`),
        metaDescription: text(''),
        isSale: false,
        isExcludedFromNav: false,
      },
    }),
  ),
  { kind: 'product', record: sampleProduct('100') },
  { kind: 'product', record: sampleProduct('101') },
  { kind: 'product', record: sampleProduct('102', { isRetired: true }) },
]
