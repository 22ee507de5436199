import type { StoreId } from '#contract/generated/types.ts'
import type { ImportPrice } from '#contract/import/catalogue.ts'
import { type Column, inBothLanguages } from '../columns.ts'
import { type CsvKind, completeLanguages } from '../csv-kind.ts'
import { itemId, priceColumns, stock } from './product-columns.ts'

const ofRow = (column: Column, path: string): Column => ({ ...column, path, isRequired: true })

/** A row has the prices of an item in all stores. */
export const price: CsvKind = {
  name: { de: 'Preise', en: 'prices' },
  columns: [
    ofRow(itemId, 'itemId'),
    ...priceColumns('prices'),
    {
      target: 'price.from',
      headings: { de: 'Gültig ab', en: 'valid from' },
      aliases: ['ab', 'from'],
      path: 'from',
      type: 'moment',
      example: '',
    },
  ],
  complete: ({ record }) => {
    const { prices = {}, ...rest } = record as { prices?: Partial<Record<StoreId, ImportPrice>> }
    return Object.entries(prices).map(([store, each]) => ({
      kind: 'price',
      record: { ...rest, store, ...each },
      pathOf: (path) => (Object.hasOwn(each, path.split('/')[0] ?? '') ? `prices/${store}/${path}` : path),
    }))
  },
}

export const stocks: CsvKind = {
  name: { de: 'Bestände', en: 'stock' },
  columns: [ofRow(itemId, 'itemId'), ofRow(stock, 'pieces')],
  complete: ({ record }) => [{ kind: 'stock', record }],
}

const categoryColumns: readonly Column[] = [
  {
    target: 'category.id',
    headings: { de: 'Kategorienummer', en: 'category number' },
    aliases: ['Kategorie', 'category', 'id', 'Nummer', 'number'],
    path: 'id',
    type: 'id',
    isRequired: true,
    example: '1200',
  },
  {
    target: 'category.parent',
    headings: { de: 'Übergeordnet', en: 'parent' },
    aliases: ['Oberkategorie', 'parent id'],
    path: 'parentId',
    type: 'id',
    example: '',
  },
  {
    target: 'category.position',
    headings: { de: 'Reihenfolge', en: 'position' },
    aliases: ['Sortierung'],
    path: 'position',
    type: 'whole',
    example: '1',
  },
  ...inBothLanguages({
    target: 'category.name',
    headings: { de: 'Name', en: 'name' },
    aliases: ['Bezeichnung'],
    path: 'name',
    type: 'line',
    isRequired: true,
    examples: { de: 'Brotdosen', en: 'Lunch boxes' },
  }),
  ...inBothLanguages({
    target: 'category.headline',
    headings: { de: 'Überschrift', en: 'headline' },
    path: 'headline',
    type: 'line',
    examples: { de: 'Brotdosen für jede Pause', en: 'Lunch boxes for every break' },
  }),
  ...inBothLanguages({
    target: 'category.text',
    headings: { de: 'Text', en: 'text' },
    aliases: ['Beschreibung', 'description'],
    path: 'text',
    type: 'html',
    examples: { de: '', en: '' },
  }),
  ...inBothLanguages({
    target: 'category.metaDescription',
    headings: { de: 'Seitenbeschreibung', en: 'meta description' },
    path: 'metaDescription',
    type: 'line',
    examples: { de: '', en: '' },
  }),
  {
    target: 'category.path',
    headings: { de: 'Adresse', en: 'path' },
    aliases: ['Pfad', 'URL'],
    path: 'path',
    type: 'line',
    example: '/brotdosen/',
  },
  {
    target: 'category.stores',
    headings: { de: 'Shops', en: 'stores' },
    aliases: ['Shop', 'store'],
    path: 'stores',
    type: 'ids',
    example: '',
  },
  {
    target: 'category.filters',
    headings: { de: 'Filter', en: 'filters' },
    path: 'filters',
    type: 'ids',
    example: '',
  },
  {
    target: 'category.isSale',
    headings: { de: 'Sale', en: 'sale' },
    path: 'isSale',
    type: 'boolean',
    example: '',
  },
  {
    target: 'category.isExcludedFromNav',
    headings: { de: 'Nicht im Menü', en: 'not in menu' },
    path: 'isExcludedFromNav',
    type: 'boolean',
    example: '',
  },
]

export const category: CsvKind = {
  name: { de: 'Kategorien', en: 'categories' },
  columns: categoryColumns,
  complete: (draft) => {
    completeLanguages(categoryColumns, draft)
    const { name } = draft.record
    const defaults = {
      parentId: null,
      position: 0,
      path: null,
      headline: name,
      metaDescription: name,
      isSale: false,
      isExcludedFromNav: false,
    }
    return [{ kind: 'category', record: { ...defaults, ...draft.record } }]
  },
}

export const manufacturer: CsvKind = {
  name: { de: 'Hersteller', en: 'manufacturers' },
  columns: [
    {
      target: 'manufacturer.id',
      headings: { de: 'Hersteller', en: 'manufacturer' },
      aliases: ['id', 'Kürzel', 'Marke', 'brand'],
      path: 'id',
      type: 'id',
      isRequired: true,
      example: 'wolkenwerk',
    },
    {
      target: 'manufacturer.name',
      headings: { de: 'Name', en: 'name' },
      aliases: ['Bezeichnung'],
      path: 'name',
      type: 'line',
      isRequired: true,
      example: 'Wolkenwerk',
    },
    {
      target: 'manufacturer.path',
      headings: { de: 'Adresse', en: 'path' },
      aliases: ['Pfad', 'URL'],
      path: 'path',
      type: 'line',
      example: '/brands/wolkenwerk/',
    },
  ],
  complete: ({ record }) => [{ kind: 'manufacturer', record }],
}
